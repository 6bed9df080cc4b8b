"""What crosses the rules: the drawing, the table of steps, the dealer, and that every rule has a test."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from backroom.bots.play import play_game
from backroom.core import conformance
from backroom.core.conformance import check_rules_tested
from backroom.core.position import OMNISCIENT
from backroom.core.texts import LANGUAGES, Texts
from backroom.games.megacorps import GAME
from backroom.games.megacorps.moves import COMPACT_SIZE, OFFER
from backroom.games.megacorps.tests.builder import do, lay, money, owner

RULES = {"S": 5, "R": 5, "B": 2, "D": 4, "G": 1, "H": 1, "W": 5, "V": 7, "T": 2, "E": 1}
"""How many rules each chapter has."""


def test_every_rule_has_a_test() -> None:
    ids = [f"MEG-{chapter}{number}" for chapter, rules in RULES.items() for number in range(1, rules + 1)]
    tests = "\n".join(file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py")))
    check_rules_tested(" ".join(ids), "MEG", tests)
    for name in ("RULES.md", "RULES.fr.md", "RULES.de.md"):
        text = (GAME.folder / name).read_text(encoding="utf-8")
        assert set(re.findall(r"\*\*(MEG-[A-Z][0-9])\*\* ", text)) == set(ids)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 6])
def test_the_drawing_fits_120_columns(language: Any, players: Any) -> None:
    texts = Texts(language, GAME, [f"A rather long name {seat}" for seat in range(players)])
    setup = conformance.Setup(players, GAME.check_setup(players, {}))
    for table in conformance.random_table(GAME, setup, 3):
        if len(table.log) % 40 == 0 or table.over:
            drawn = StringIO()
            Console(file=drawn, width=200).print(GAME.render(GAME.view(table.position, OMNISCIENT), texts))
            lines = drawn.getvalue().splitlines()
            assert max(len(line.rstrip()) for line in lines) <= 120


def test_without_deals_the_lower_part_of_the_table_is_enough() -> None:
    assert COMPACT_SIZE == OFFER
    assert GAME.step_table.size == 448
    for players in GAME.player_counts:
        setup = conformance.Setup(players, GAME.check_setup(players, {"deals": "none"}))
        for table in conformance.random_table(GAME, setup, 1):
            for seat in table.seats_to_act():
                assert max(table.position.legal_steps(seat)) < COMPACT_SIZE


@pytest.mark.slow
def test_the_dealer_ends_games_at_every_size_and_deals() -> None:
    deals = 0
    for players in GAME.player_counts:
        table = play_game(GAME, players, {}, ["dealer"] * players, f"dealer/{players}")
        assert table.over
        deals += sum(entry.move.get("do") == "accept" for entry in table.log)
    assert deals > 0


def test_the_dealer_accepts_a_gift_and_no_robbery() -> None:
    dealer = GAME.bots[0](GAME, 1)
    table = lay(companies=("media/japan",), options={"deals": "all"})
    do(table, 1, "offer", partner=0, give_money=9)
    table.play_steps(0, dealer.decide(table.view(0), 0))
    assert money(table) == [49, 31, 40]
    do(table, 1, "offer", partner=0, want_companies=["media", "japan"])
    table.play_steps(0, dealer.decide(table.view(0), 0))
    assert owner(table, "media/japan") == 0
