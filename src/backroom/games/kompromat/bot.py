"""What a position is worth to a seat, for bots that look ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.kompromat.data import CODE, DOCUMENT, FIRST_TOOL, LIMIT, POINTS, ROUNDS, ROW, SETS, TOOLS
from backroom.games.kompromat.score import points_of, ranks
from backroom.games.kompromat.state import ENDED, NONE, UNUSED, State

WON: Final = 100.0
OPEN_TOOL: Final = 1.0
CARDS_A_MISSION: Final = 3.0
EXPECTED: Final = 0.45  # the chance to win a mission that one has not attempted, with cards enough


def estimate(s: State, seat: i64) -> float:
    """Return the seat's prospects less the rival's."""
    if s.phase == ENDED:
        places = ranks(s)
        return WON * float(places[1 - seat] - places[seat]) + float(points_of(s, seat) - points_of(s, 1 - seat))
    return prospects(s, seat) - prospects(s, 1 - seat)


def prospects(s: State, seat: i64) -> float:
    """Points so far, open tools, the danger of tokens, and a share of each mission of the round that is still to be won."""
    value = float(points_of(s, seat)) - danger(s.tokens[seat], ROUNDS - s.round)
    for tool in range(TOOLS):
        if s.holds(seat, tool) and s.used[tool] == UNUSED:
            value += OPEN_TOOL
    ahead: i64 = 0
    for mission in range(ROW):
        if s.open[seat * ROW + mission] == NONE:
            ahead += 1
    cards = float(s.left[seat]) / (CARDS_A_MISSION * float(ahead)) if ahead > 0 else 1.0
    for mission in range(ROW):
        if s.row[mission] != NONE and s.winner[mission] == NONE:
            tokens = s.under[mission]
            gained = float(tokens) - danger(s.tokens[seat] + tokens, ROUNDS - s.round) + danger(s.tokens[seat], ROUNDS - s.round)
            value += chance(s, seat, mission, cards) * (card_worth(s, seat, s.row[mission]) + gained)
    return value


def danger(tokens: i64, rounds: i64) -> float:
    """Return what the threat of nine tokens costs, in points: more with more tokens and more rounds to come."""
    if tokens >= 9:
        return 40.0
    if tokens <= 4:
        return 0.0
    excess = float(tokens - 4)
    return 0.12 * excess * excess * (1.0 + float(rounds))


def card_worth(s: State, seat: i64, card: i64) -> float:
    """Return what a mission card adds to a seat's points, and something for sets begun and tools that can be used."""
    if card in (CODE, DOCUMENT):
        held = s.won[seat * 20 + card]
        rivals = s.won[(1 - seat) * 20 + card]
        return float(SETS[held + 1] - SETS[held]) + (0.8 if rivals == 0 and held < 2 else 0.0)
    if card >= FIRST_TOOL:
        return float(POINTS[card]) + OPEN_TOOL
    return float(POINTS[card])


def chance(s: State, seat: i64, mission: i64, cards: float) -> float:
    """Return roughly how likely a seat is to win a mission."""
    pile = seat * ROW + mission
    rival = (1 - seat) * ROW + mission
    if s.open[pile] == NONE:
        return EXPECTED * min(1.0, cards) * (1.0 if s.open[rival] == NONE else 1.5 - 1.5 * strength(s, rival))
    if s.open[rival] == NONE:
        return strength(s, pile)
    ours, theirs = s.best(pile), s.best(rival)
    if ours > LIMIT:
        return 0.0
    if theirs > LIMIT:
        return 1.0
    # The rival's face-down cards are imagined, so a narrow lead is not a sure one.
    lead = float(ours - theirs) / 8.0
    return 0.4 * strength(s, pile) + 0.6 * max(0.0, min(1.0, 0.5 + lead))


def strength(s: State, pile: i64) -> float:
    """Return the chance that a total wins against a rival not seen yet."""
    best = s.best(pile)
    if best > LIMIT:
        return 0.0
    points = float(best) / 2.0
    if points < 12.0:
        return 0.18 + 0.008 * points
    return 0.28 + 0.075 * (points - 12.0)
