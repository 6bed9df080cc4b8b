"""The command `backroom`."""
