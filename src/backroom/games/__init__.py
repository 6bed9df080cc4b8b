"""The games, one folder each; `backroom.core.discover` finds them by scanning."""
