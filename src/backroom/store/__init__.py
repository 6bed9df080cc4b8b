"""Tables and their logs on disk: SQLite by default, PostgreSQL by URL."""
