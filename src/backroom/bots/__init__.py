"""Bots: they get views, never positions."""
