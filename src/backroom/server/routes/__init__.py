"""HTTP and socket handlers, a module a topic; `server/app.py` puts them together."""
