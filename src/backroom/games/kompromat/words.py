"""Views in the game's words, and the questions that a seat is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.game import Question
from backroom.games.kompromat import score, state
from backroom.games.kompromat.data import (
    CODE,
    COUNTER_ESPIONAGE,
    DOCUMENT,
    ELEVEN_HALVES,
    EQUIPMENT,
    EQUIPMENT_NAMES,
    FIRST_TOOL,
    HALVES,
    KINDS,
    LIMIT,
    MISSION_NAMES,
    NEWSPAPER_HALVES,
    ONE_OR_ELEVEN,
    POINTS,
    ROW,
    SETS,
    TOOL_NAMES,
    halves_word,
)
from backroom.games.kompromat.odds import bust_chance
from backroom.games.kompromat.state import NONE, State
from backroom.games.kompromat.view import HIDDEN, KompromatView

if TYPE_CHECKING:
    from collections.abc import Sequence

# Each question: the key of its text, and the rules that govern it.
QUESTIONS: dict[int, tuple[str, tuple[str, ...]]] = {
    state.PLACE: ("ask-place", ("KOM-T1",)),
    state.PLACE_MISSION: ("ask-mission", ("KOM-T1", "KOM-T6")),
    state.PLAY: ("ask-play", ("KOM-T2", "KOM-T3", "KOM-T4")),
    state.BEFORE: ("ask-before", ("KOM-R1", "KOM-R6")),
    state.AFTER: ("ask-after", ("KOM-R6",)),
    state.ANSWER: ("ask-answer", ("KOM-R7", "KOM-O1")),
    state.CANCEL: ("ask-cancel", ("KOM-R5", "KOM-O2")),
    state.FIX: ("ask-fix", ("KOM-R1",)),
    state.PERFECT: ("ask-perfect", ("KOM-R3",)),
    state.CHOOSE_TOOL: ("ask-tool", ("KOM-R6",)),
    state.CHOOSE_COPY: ("ask-copy", ("KOM-O9",)),
    state.CHOOSE_SOURCE: ("ask-source", ("KOM-O5",)),
    state.CHOOSE_TARGET: ("ask-target", ("KOM-O5",)),
    state.CHOOSE_CHANGE: ("ask-change", ("KOM-O10",)),
}
PHASE_NAMES: dict[int, str] = {
    state.FIRST_PLAYER: "set-up",
    state.LAY: "lay-missions",
    state.LOOK: "look",
    state.DRAW_CARD: "draw",
    state.STUN: "stun",
    state.NIGHT: "see-ahead",
    state.CHOOSE_MISSION: "aim",
    state.ENDED: "over",
    **{phase: key.removeprefix("ask-") for phase, (key, _) in QUESTIONS.items()},
}
USES = ("open", "used", "lying")


def question(s: State, _seat: int) -> Question:
    """Return what the seat is asked at this step."""
    mentions: dict[str, str | int] = {}
    if s.mission != NONE:
        mentions["mission"] = s.mission + 1
    if s.phase in (state.PLACE, state.PLACE_MISSION):
        mentions["card"] = EQUIPMENT_NAMES[s.looked]
    if s.phase == state.PLAY:
        mentions["total"] = halves_word(s.best(s.seat * ROW + s.mission))
    if s.phase == state.FIX:
        mentions["total"] = halves_word(s.low(s.seat * ROW + s.mission))
    if s.phase == state.CHOOSE_CHANGE:
        mentions["total"] = halves_word(s.totals[s.seat * ROW + s.mission])
    if s.phase in (state.ANSWER, state.CANCEL):
        mentions["tokens"] = s.gain if s.phase == state.ANSWER else s.under[s.mission]
        mentions["held"] = s.tokens[s.seat]
    if s.phase == state.PERFECT:
        mentions["held"] = s.tokens[s.seat]
    if s.phase == state.CHOOSE_MISSION:
        tool = TOOL_NAMES[s.tool]
        return Question(f"ask-{tool}", (f"KOM-O{s.tool + 1}",), mentions)
    key, rules = QUESTIONS[s.phase]
    return Question(key, rules, mentions)


def verb(s: State) -> str:
    """Return what a move that begins here does, or nothing if its first step says."""
    return "show" if s.phase == state.FIX else ""


def card(kind: int) -> str | None:
    """Return the name of an equipment card, None for one that is hidden or not there."""
    return EQUIPMENT_NAMES[kind] if kind >= 0 else None


def kinds(counts: Sequence[int]) -> list[str]:
    """Return counts of kinds as names."""
    return [EQUIPMENT_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)]


def describe_pile(view: KompromatView, pile: int) -> dict[str, Any] | None:
    """Return what is seen of a seat's cards at a mission."""
    if view.open[pile] == NONE:
        return None
    counts = view.down[pile * KINDS : (pile + 1) * KINDS]
    seat, mission = divmod(pile, ROW)
    memory = view.memory[mission * KINDS : (mission + 1) * KINDS] if view.memory and view.viewer == seat else None
    fixed = view.totals[pile]
    seen = fixed if fixed != state.UNFIXED else None if HIDDEN in counts else best_seen(view, pile)
    return {
        "open": card(view.open[pile]),
        "face-down": view.backs[pile] if HIDDEN in counts else kinds(counts),
        "turned-up": view.up[pile] == 1,
        "remembered": kinds(memory) if memory else None,
        "newspaper": view.newspaper == pile,
        "stunned": view.stunned_piles.count(pile),
        "total": halves_word(fixed) if fixed != state.UNFIXED else None,
        "sum": halves_word(seen) if seen is not None else None,
        "over": seen is not None and seen > LIMIT,
    }


def low_seen(view: KompromatView, pile: int) -> int:
    """Return the total of a pile whose cards are seen, each 1/11 as 1, with a Newspaper that lies there."""
    counts = view.down[pile * KINDS : (pile + 1) * KINDS]
    total = HALVES[view.open[pile]] + sum(HALVES[kind] * count for kind, count in enumerate(counts))
    return total + (NEWSPAPER_HALVES if view.newspaper == pile else 0)


def best_seen(view: KompromatView, pile: int) -> int:
    """Return the best total of a pile whose cards are seen, or the lowest if all are over 21."""
    total = low_seen(view, pile)
    for _ in range(view.down[pile * KINDS + ONE_OR_ELEVEN] + (view.open[pile] == ONE_OR_ELEVEN)):
        total += ELEVEN_HALVES if total + ELEVEN_HALVES <= LIMIT else 0
    return total


def bust_percent(view: KompromatView) -> int | None:
    """Return the chance that the viewer's next card goes over 21, for tables that show odds.

    It counts what the viewer sees now; own cards that are out of sight (KOM-T4) may be any that are missing.
    """
    seat = view.seat
    if not view.odds or view.viewer != seat or view.turn != seat or view.phase != state.PLAY or view.left[seat] == 0:
        return None
    low = low_seen(view, seat * ROW + view.mission)
    if low > LIMIT:
        return None
    top = view.top[seat * 5]
    if top >= 0:
        return 100 if low + HALVES[top] > LIMIT else 0
    pool = EQUIPMENT[:]
    for pile in range(seat * ROW, seat * ROW + ROW):
        if view.open[pile] != NONE:
            pool[view.open[pile]] -= 1
        for kind in range(KINDS):
            pool[kind] -= max(view.down[pile * KINDS + kind], 0)
    return round(100 * bust_chance(pool, low))


def describe_mission(view: KompromatView, mission: int) -> dict[str, Any]:
    """Return a mission of the row with the cards at it."""
    kind = view.row[mission]
    winner = view.winner[mission]
    return {
        "mission": mission + 1,
        "card": MISSION_NAMES[kind] if kind != NONE else None,
        "kind": kind_of(kind) if kind != NONE else None,
        "points": points_of(kind) if kind != NONE else None,
        "counter-espionage": view.under[mission],
        "winner": {NONE: None, state.NOBODY_WON: "nobody"}.get(winner, winner),
        "cards": [describe_pile(view, seat * ROW + mission) for seat in (0, 1)],
    }


def kind_of(mission_card: int) -> str:
    """Return the kind of a mission card."""
    if mission_card in (CODE, DOCUMENT):
        return MISSION_NAMES[mission_card]
    if mission_card >= COUNTER_ESPIONAGE:
        return "counter-espionage"
    return "tool" if mission_card >= FIRST_TOOL else "target"


def points_of(mission_card: int) -> list[int]:
    """Return what one such card is worth, or one, two, three of them."""
    return list(SETS)[1:] if mission_card in (CODE, DOCUMENT) else [POINTS[mission_card]]


def describe_won(view: KompromatView, seat: int) -> list[dict[str, Any]]:
    """Return the kinds of mission cards that a seat has won, with how many and what they are worth together."""
    won = view.won[seat * 20 : seat * 20 + 20]
    return [
        {
            "card": MISSION_NAMES[kind],
            "kind": kind_of(kind),
            "count": count,
            "points": SETS[count] if kind in (CODE, DOCUMENT) else POINTS[kind] * count,
            "use": USES[view.used[kind - FIRST_TOOL]] if kind >= FIRST_TOOL else None,
        }
        for kind, count in enumerate(won)
        if count
    ]


def describe_score(view: KompromatView, seat: int) -> dict[str, int]:
    """Return a seat's points by where they come from (KOM-E1)."""
    won = vec[i64](view.won)
    parts: dict[str, int] = {
        "targets": score.target_points(won, seat),
        "codes": score.set_points(won, seat, CODE),
        "documents": score.set_points(won, seat, DOCUMENT),
        "tools": score.tool_points(won, seat),
        "tokens": view.tokens[seat],
    }
    return {**parts, "points": sum(parts.values())}


def describe_seat(view: KompromatView, seat: int) -> dict[str, Any]:
    """Return what lies before a seat."""
    won = view.won[seat * 20 : seat * 20 + 20]
    top = [kind for kind in view.top[seat * 5 : seat * 5 + 5] if kind != NONE]
    return {
        "deck": view.left[seat],
        "known-on-top": len(top) if HIDDEN in top else [card(kind) for kind in top],
        "looks-at": card(view.looked) if seat == view.seat else None,
        "tokens": view.tokens[seat],
        "missions": [MISSION_NAMES[kind] for kind, count in enumerate(won[:FIRST_TOOL]) for _ in range(count)],
        "tools": {TOOL_NAMES[i]: USES[view.used[i]] for i, count in enumerate(won[FIRST_TOOL:]) if count},
        "won": describe_won(view, seat),
        "score": describe_score(view, seat),
        "usable": [TOOL_NAMES[tool] for tool in view.usable] if seat == view.seat else [],
        "stunned": sum(pile != NONE and pile // ROW == seat for pile in view.stunned_piles),
    }


def describe(view: KompromatView) -> dict[str, Any]:
    """Return a view in the game's words."""
    return {
        "viewer": view.viewer,
        "players": 2,
        "options": {"odds": view.odds},
        "turn": {-1: "chance", -2: "over"}.get(view.turn, view.turn),
        "phase": PHASE_NAMES[view.phase],
        "round": view.round + 1,
        "reveal": view.mission + 1 if view.window not in (NONE, state.PLACE, state.PLAY) else None,
        "first": view.first if view.first != NONE else None,
        "mission": view.mission + 1 if view.mission != NONE else None,
        "row": [describe_mission(view, mission) for mission in range(ROW)],
        "mission-deck": sum(view.mission_deck),
        "missions-to-come": [
            {"card": MISSION_NAMES[kind], "kind": kind_of(kind), "count": count} for kind, count in enumerate(view.mission_deck) if count
        ],
        "discarded": {MISSION_NAMES[kind]: count for kind, count in enumerate(view.discarded) if count},
        "seats": [describe_seat(view, seat) for seat in (0, 1)],
        "last-drawn": card(view.last),
        "bust": bust_percent(view),
    }
