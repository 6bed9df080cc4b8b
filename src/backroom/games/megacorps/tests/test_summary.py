"""What the board shows beside the pieces: payouts before they are called, strengths, reach, effects of offers; nothing hidden."""

from __future__ import annotations

from typing import Any

from backroom.core.position import SPECTATOR
from backroom.games.megacorps import GAME
from backroom.games.megacorps.tests.builder import do, lay


def shown(table: Any, viewer: int) -> dict[str, Any]:
    """Return the description of a view."""
    return GAME.describe(table.view(viewer))


def industry(description: dict[str, Any], name: str) -> dict[str, Any]:
    """Return an industry of a description."""
    found: dict[str, Any] = next(entry for entry in description["industries"] if entry["industry"] == name)
    return found


def test_an_industry_shows_what_it_would_pay_and_a_card_in_the_window_changes_it() -> None:
    everything = "media/nafta media/european-union media/mercosur media/japan media/india"
    table = lay(companies=(everything,), hands=("", "oversupply"))
    table.auto_responses = ["ask"] * 3
    before = shown(table, 0)
    assert (industry(before, "media")["competitors"], industry(before, "media")["pays"]) == (1, 10)
    assert before["seats"][0]["income"] == {"media": 50}
    assert before["seats"][0]["worth"] == 90
    do(table, 0, "payout", industry="media")
    do(table, 1, "play", card="oversupply")
    assert table.position.money[0] == 40 + 5 * 8


def test_the_end_pays_what_the_board_has_shown() -> None:
    table = lay(companies=("media/japan", "oil/maghreb"), deck=0)
    table.position.acted = 7
    worth = [seat["worth"] for seat in shown(table, SPECTATOR)["seats"]]
    do(table, 0, "pass")
    assert table.over
    after = shown(table, SPECTATOR)["seats"]
    assert [seat["money"] for seat in after] == [seat["worth"] for seat in after] == worth


def test_strengths_count_forces_and_mercenaries() -> None:
    table = lay(countries=("japan", "china"), mercenaries=(2, 3))
    description = shown(table, 2)
    countries = {country["country"]: country["defends"] for country in description["countries"]}
    assert description["seats"][0]["attacks"] == 2 + 2
    assert countries["china"] == 5 + 3
    assert countries["india"] == 4


def test_reach_is_for_the_seat_that_decides() -> None:
    table = lay(companies=("", "media/japan"), countries=("japan",), mercenaries=(1,))
    reach = shown(table, 0)["reach"]
    assert reach["intervene"] == [["media", "japan"]]
    assert ["media", "india"] in reach["buy"]
    assert ["media", "japan"] not in reach["buy"]
    assert "japan" not in reach["war"]
    assert len(reach["payout"]) == 12
    assert shown(table, 1)["reach"] == {}
    assert shown(table, SPECTATOR)["cannot"] == {}


def test_closed_actions_carry_their_reason_for_the_own_seat_only() -> None:
    table = lay(paid=0)
    assert shown(table, 0)["cannot"]["payout"]["key"] == "why-paid-card"
    assert shown(table, 1)["cannot"] == {}


def test_an_offer_shows_what_it_changes_for_both() -> None:
    table = lay(companies=("media/japan media/india", "media/nafta oil/maghreb"), options={"deals": "all"})
    do(table, 1, "offer", partner=0, give_companies=["media", "nafta"], want_money=3)
    (offer,) = shown(table, 0)["offers"]
    assert offer["effects"] == [
        {"seat": 0, "industry": "media", "before": 2 * 4, "after": 3 * 6},
        {"seat": 1, "industry": "media", "before": 4, "after": 0},
    ]


def test_a_hand_is_shown_with_its_times_to_its_owner_alone() -> None:
    table = lay(hands=("oversupply",))
    assert shown(table, 0)["hand"] == [{"card": "oversupply", "name": "oversupply", "timing": "payout"}]
    assert shown(table, 1)["hand"] == shown(table, SPECTATOR)["hand"] == []


def test_what_is_being_resolved_is_told_to_all() -> None:
    table = lay(mercenaries=(2, 0, 1), countries=("japan", "china"))
    do(table, 0, "war", country="china")
    pending = shown(table, SPECTATOR)["pending"]
    assert pending == {"kind": "war", "seat": 0, "country": "china", "owner": 1, "attack": 4, "defence": 5}
