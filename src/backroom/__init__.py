"""Backroom: a table for games of power.

The names exported here are stable: see docs/stability.md.
"""

from backroom import _compiled
from backroom._compiled import status as compiled_status

__all__ = ["_compiled", "compiled_status"]
