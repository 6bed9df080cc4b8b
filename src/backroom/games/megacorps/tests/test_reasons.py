"""Why a choice is not possible: each reason names its rule, follows from the seat's view, and is never given for what is possible."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.core import conformance
from backroom.core.move_builder import MoveBuilder
from backroom.core.texts import LANGUAGES, Texts
from backroom.games.megacorps import GAME
from backroom.games.megacorps.reasons import ACTIONS, DEALS
from backroom.games.megacorps.tests.builder import do, lay
from backroom.games.megacorps.vocabulary import CARD_NAMES, INDUSTRY_NAMES, PLACE_NAMES


def reason(table: Any, seat: int, field: str, value: Any, *steps: str) -> tuple[str, ...] | None:
    """Return the key and the rule of why something cannot be chosen after some first words of a move."""
    draft = MoveBuilder(GAME, table.view(seat), seat)
    for word in steps:
        draft.choose(next(choice.step for choice in draft.choices() if choice.value == word))
    found = draft.explain_illegal(field, value)
    if found is None:
        return None
    for language in LANGUAGES:
        assert Texts(language, GAME, ["Ann", "Bob", "Cy", "Dee", "Eve", "Flo"]).format(found.key, **found.args)
    return found.key, *found.rules


def test_actions_say_what_stands_in_the_way() -> None:
    table = lay(money=(3, 40, 40), paid=0)
    assert reason(table, 0, "do", "buy") == ("why-money", "MEG-B1")
    assert reason(table, 0, "do", "payout") == ("why-paid-card", "MEG-D1")
    assert reason(table, 0, "do", "intervene") == ("why-no-country", "MEG-G1")
    assert reason(table, 0, "do", "war") == ("why-no-mercenary", "MEG-W1")
    assert reason(table, 0, "do", "play") == ("why-no-cards", "MEG-V1")
    assert reason(table, 0, "do", "offer") == ("why-no-deals", "MEG-T1")


def test_a_second_payout_in_a_round_is_refused_with_its_rule() -> None:
    table = lay()
    do(table, 0, "payout", industry="media")
    assert reason(table, 1, "do", "payout") == ("why-round-paid", "MEG-R3")


def test_a_country_without_companies_of_players_gives_nothing_to_act_on() -> None:
    table = lay(countries=("japan",))
    assert reason(table, 0, "do", "intervene") == ("why-no-company-there", "MEG-G1")


def test_companies_that_are_not_for_sale_say_why() -> None:
    table = lay(companies=("media/japan", "oil/maghreb"), nationalised="metals/china", syndicalised="solar/india")
    for company, key in {
        "media/japan": "why-own-company",
        "oil/maghreb": "why-owned",
        "metals/china": "why-nationalised",
        "solar/india": "why-syndicalised",
        "nanotech/l-5": "why-absent",
        "media/china": "why-no-such-company",
    }.items():
        found = reason(table, 0, "company", company, "buy")
        assert found is not None
        assert found[0] == key


def test_targets_of_war_and_government_are_explained() -> None:
    table = lay(companies=("media/japan",), countries=("japan",), mercenaries=(1,))
    assert reason(table, 0, "country", "japan", "war") == ("why-own-country", "MEG-W1")
    assert reason(table, 0, "country", "switzerland", "war") == ("why-independent", "MEG-W1")
    assert reason(table, 0, "company", "media/nafta") is None  # it can be bought


def test_cards_say_when_they_can_be_played() -> None:
    table = lay(hands=("elections oversupply clone-soldiers",))
    assert reason(table, 0, "card", "oversupply") == ("why-card-payout", "MEG-V1")
    assert reason(table, 0, "card", "clone-soldiers") == ("why-card-any-time", "MEG-R5")
    assert reason(table, 0, "card", "windfall") == ("why-not-your-card", "MEG-V1")
    waiting = lay(hands=("elections",), window=True)
    assert reason(waiting, 0, "card", "elections") == ("why-card-own-turn", "MEG-V1")
    assert reason(waiting, 0, "do", "buy") == ("why-not-your-action", "MEG-R2")


def test_deals_say_what_is_missing() -> None:
    table = lay(options={"deals": "all"})
    assert reason(table, 1, "do", "accept") == ("why-no-offer", "MEG-T1")
    assert reason(table, 1, "do", "withdraw") == ("why-no-own-offer", "MEG-T1")
    for amount in (1, 2):
        do(table, 1, "offer", partner=0, give_money=amount)
    assert reason(table, 1, "do", "offer") == ("why-offers-made", "MEG-T1")


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 6])
def test_reasons_can_be_said_and_cite_rules_of_the_text(players: int) -> None:
    texts = [Texts(language, GAME, ["Ada", "Ben", "Cleo", "Dora", "Emil", "Faye"][:players]) for language in LANGUAGES]
    rules = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    asked = [("do", verb) for verb in (*ACTIONS, *DEALS, "play")] + [("card", card) for card in CARD_NAMES] + [("amount", 5)]
    asked += [("country", place) for place in PLACE_NAMES] + [("industry", industry) for industry in INDUSTRY_NAMES]
    asked += [("company", f"{industry}/{place}") for industry in INDUSTRY_NAMES for place in PLACE_NAMES[:6]]
    setup = conformance.Setup(players, GAME.check_setup(players, {}))
    for table in conformance.random_table(GAME, setup, 5):
        if len(table.log) % 7:
            continue
        for seat in table.seats_to_act():
            for field, value in asked:
                found = GAME.explain_illegal(table.position, seat, field, value)
                if found is not None:
                    assert all(f"**{rule}**" in rules for rule in found.rules)
                    assert all(text.format(found.key, **found.args) for text in texts)
