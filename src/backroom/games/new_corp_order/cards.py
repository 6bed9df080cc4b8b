"""Conglomerate cards on their way: out of the deck, the display and hands."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.games.new_corp_order.state import NOBODY, State


def take_from_deck(s: State, conglomerate: i64) -> None:
    """Remove a card from the deck."""
    s.deck_cards[conglomerate] -= 1
    s.deck_size -= 1


def place_of(s: State, conglomerate: i64) -> i64:
    """Return the leftmost place of a conglomerate in the display, NOBODY if it has none."""
    for place in range(len(s.display)):
        if s.display[place] == conglomerate:
            return place
    return NOBODY


def leave_display(s: State, place: i64) -> i64:
    """Take a card out of the display, the rest keep their order; return its conglomerate."""
    conglomerate: i64 = s.display[place]
    left = vec[i64](capacity=5)
    for i in range(len(s.display)):
        if i != place:
            left = append(left, s.display[i])
    s.display = left
    return conglomerate


def leave_hand(s: State, seat: i64, conglomerate: i64, cards: i64) -> None:
    """Take cards from a hand, before all eyes."""
    i = seat * 4 + conglomerate
    s.hand[i] -= cards
    s.seen[i] = max(s.seen[i] - cards, 0)
