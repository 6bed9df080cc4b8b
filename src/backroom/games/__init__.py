"""The games, one folder each; `backroom.core.registry` finds them by scanning."""
