"""`backroom verify`: prove that the draws of a record were fair."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from backroom.cli.replay import check
from backroom.core.fairness import verify_draws


def verify(record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record of a finished game at a table.")]) -> None:
    """Make every draw of a record again from its seed and the players' random numbers."""
    draws = verify_draws(check(record))
    print(f"{record}: the seed is the one committed to, and all {draws} draws follow from it")
