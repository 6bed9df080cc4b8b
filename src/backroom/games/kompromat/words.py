"""Views in the game's words, and the questions that a seat is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from backroom.core.game import Question
from backroom.games.kompromat import state
from backroom.games.kompromat.data import EQUIPMENT_NAMES, FIRST_TOOL, KINDS, MISSION_NAMES, ROW, TOOL_NAMES, halves_word
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
    return {
        "open": card(view.open[pile]),
        "face-down": view.backs[pile] if HIDDEN in counts else kinds(counts),
        "turned-up": view.up[pile] == 1,
        "remembered": kinds(memory) if memory else None,
        "newspaper": view.newspaper == pile,
        "total": halves_word(view.totals[pile]) if view.totals[pile] != state.UNFIXED else None,
    }


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
        "stunned": sum(pile != NONE and pile // ROW == seat for pile in view.stunned_piles),
    }


def describe(view: KompromatView) -> dict[str, Any]:
    """Return a view in the game's words."""
    return {
        "viewer": view.viewer,
        "players": 2,
        "options": {},
        "turn": {-1: "chance", -2: "over"}.get(view.turn, view.turn),
        "phase": PHASE_NAMES[view.phase],
        "round": view.round + 1,
        "first": view.first if view.first != NONE else None,
        "mission": view.mission + 1 if view.mission != NONE else None,
        "row": [
            {
                "mission": mission + 1,
                "card": MISSION_NAMES[view.row[mission]] if view.row[mission] != NONE else None,
                "counter-espionage": view.under[mission],
                "winner": {NONE: None, state.NOBODY_WON: "nobody"}.get(view.winner[mission], view.winner[mission]),
                "cards": [describe_pile(view, seat * ROW + mission) for seat in (0, 1)],
            }
            for mission in range(ROW)
        ],
        "mission-deck": sum(view.mission_deck),
        "missions-to-come": {MISSION_NAMES[kind]: count for kind, count in enumerate(view.mission_deck) if count},
        "discarded": {MISSION_NAMES[kind]: count for kind, count in enumerate(view.discarded) if count},
        "seats": [describe_seat(view, seat) for seat in (0, 1)],
        "last-drawn": card(view.last),
    }
