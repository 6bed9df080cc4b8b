"""The table server: lobby, seats, sockets, clocks; one process or many on one PostgreSQL."""
