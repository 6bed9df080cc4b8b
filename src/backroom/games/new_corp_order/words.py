"""Views in the game's words, and the questions that a seat is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from backroom.core.game import Question
from backroom.games.new_corp_order import score, state, summary
from backroom.games.new_corp_order.data import (
    ABILITY_OF_TYPE,
    CONGLOMERATE_NAMES,
    CONSULTANT_NAMES,
    HAND_LIMIT,
    TILE_NAMES,
    TYPE_NAMES,
)
from backroom.games.new_corp_order.state import State
from backroom.games.new_corp_order.view import HIDDEN, NewCorpOrderView, lay_open

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backroom.core.steps import Word
    from backroom.core.texts import Texts

# Each question: the key of its text, and the rules that govern it.
QUESTIONS: dict[int, tuple[str, tuple[str, ...]]] = {
    state.CHOOSE_SIDES: ("ask-sides", ("NCO-O1",)),
    state.ACTION: ("ask-action", ("NCO-T1",)),
    state.TAKE_CARD: ("ask-take", ("NCO-P1",)),
    state.PLACE_TAKEN: ("ask-place", ("NCO-O2",)),
    state.INFILTRATE_CONSULTANT: ("ask-infiltrate-consultant", ("NCO-T1", "NCO-C1", "NCO-C3")),
    state.INFILTRATE_CONGLOMERATE: ("ask-infiltrate-conglomerate", ("NCO-I1",)),
    state.INFILTRATE_CARDS: ("ask-infiltrate-cards", ("NCO-I1", "NCO-I3")),
    state.INFILTRATE_JOKER: ("ask-joker", ("NCO-C1",)),
    state.INFILTRATE_TILE: ("ask-infiltrate-tile", ("NCO-I1",)),
    state.SECOND_CONGLOMERATE: ("ask-second-conglomerate", ("NCO-C3",)),
    state.SECOND_CARD_COUNT: ("ask-infiltrate-cards", ("NCO-C3", "NCO-I3")),
    state.SECOND_TILE_CHOICE: ("ask-infiltrate-tile", ("NCO-C3",)),
    state.HIRE_CONSULTANT: ("ask-hire", ("NCO-I2",)),
    state.TAKEOVER_CONSULTANT: ("ask-takeover-consultant", ("NCO-T1", "NCO-C2", "NCO-C4")),
    state.TAKEOVER_CONGLOMERATE: ("ask-takeover-conglomerate", ("NCO-X1",)),
    state.TAKEOVER_SOURCE: ("ask-source", ("NCO-X1",)),
    state.TAKEOVER_TARGET: ("ask-target", ("NCO-X1", "NCO-X5")),
    state.TAKEOVER_AGENTS: ("ask-agents", ("NCO-X3", "NCO-X4")),
    state.DISCARD_CARD: ("ask-discard", ("NCO-T2",)),
}
# Questions of abilities, by ability: the first, and those after it.
ABILITY_QUESTIONS = ("move-agents", "tap-cards", "swap-cards", "untap-cards", "remove-card", "swap-tiles")
LATER = {
    state.ABILITY_TO: "to",
    state.ABILITY_CARD: "card",
    state.ABILITY_COUNT: "count",
    state.ABILITY_HQ: "hq",
    state.ABILITY_AGAIN: "again",
}

PHASE_NAMES: dict[int, str] = {
    state.DRAW: "draw",
    state.REFILL: "refill",
    state.DEALMAKER_DRAW: "dealmaker",
    state.ENDED: "over",
    **{phase: key.removeprefix("ask-") for phase, (key, _) in QUESTIONS.items()},
}


def question(s: State, _seat: int) -> Question:
    """Return what the seat is asked at this step."""
    mentions: dict[str, str | int] = {}
    if s.source != state.NOBODY:
        mentions["source"] = TILE_NAMES[s.source]
    if s.target != state.NOBODY:
        mentions["target"] = TILE_NAMES[s.target]
        mentions["defenders"] = s.agents[s.target]
    if s.phase == state.PLACE_TAKEN:
        mentions["conglomerate"] = CONGLOMERATE_NAMES[s.taken]
    elif s.second != state.NOBODY:
        mentions["conglomerate"] = CONGLOMERATE_NAMES[s.second]
    elif s.colour != state.NOBODY:
        mentions["conglomerate"] = CONGLOMERATE_NAMES[s.colour]
    if s.phase in QUESTIONS:
        key, rules = QUESTIONS[s.phase]
        if s.phase == state.TAKE_CARD and s.solo():
            rules = ("NCO-O2",)
        return Question(key, rules, mentions)
    ability = ABILITY_OF_TYPE[s.kind[s.target]]
    key = f"ask-{ABILITY_QUESTIONS[ability]}"
    if s.phase in LATER:
        key += f"-{LATER[s.phase]}"
    mentions["company"] = TYPE_NAMES[s.kind[s.target]]
    return Question(key, (f"NCO-A{ability + 1}",), mentions)


def remark(view: NewCorpOrderView, value: Word, texts: Texts) -> str:
    """Return the company and the agents of a tile."""
    if value not in TILE_NAMES[: len(view.kind)]:
        return ""
    tile = TILE_NAMES.index(str(value))
    company = texts.format(f"word-{TYPE_NAMES[view.kind[tile]]}")
    holder = texts.format(f"word-{CONGLOMERATE_NAMES[view.conglomerate[tile]]}")
    return f"{company}, {view.agents[tile]} {holder}"


def verb(s: State) -> str:
    """Return what a move that begins here does, or nothing if its first step says."""
    return {
        state.TAKE_CARD: "plot-on",
        state.PLACE_TAKEN: "place",
        state.DISCARD_CARD: "discard",
        state.CHOOSE_SIDES: "choose-sides",
    }.get(s.phase, "")


def by_name(names: Sequence[str], numbers: Sequence[int]) -> dict[str, int]:
    """Return numbers under their names."""
    return dict(zip(names, numbers, strict=True))


def describe(view: NewCorpOrderView) -> dict[str, Any]:
    """Return a view in the game's words."""
    s = lay_open(view)
    return {
        "viewer": view.viewer,
        "players": view.players,
        "options": {
            "short-game": view.short_game,
            "ambient-one-colour": view.ambient_one_colour,
            "dealmaker-needs-success": view.dealmaker_needs_success,
        },
        "turn": {-1: "chance", -2: "over"}.get(view.turn, view.turn),
        "phase": PHASE_NAMES.get(view.phase, "ability" if view.phase >= state.ABILITY else "setup"),
        "turns-left": None if view.turns_left == state.NOT_TRIGGERED else view.turns_left,
        "grid": [
            {"tile": TILE_NAMES[i], "type": name(TYPE_NAMES, kind), "conglomerate": name(CONGLOMERATE_NAMES, colour), "agents": agents}
            for i, (kind, colour, agents) in enumerate(zip(view.kind, view.conglomerate, view.agents, strict=True))
        ],
        "supply": by_name(CONGLOMERATE_NAMES, view.supply),
        "deck": by_name(CONGLOMERATE_NAMES, view.deck_cards) if view.deck_cards else view.deck_size,
        "display": [CONGLOMERATE_NAMES[card] for card in view.display],
        "box": by_name(CONGLOMERATE_NAMES, view.box),
        "consultant-supply": by_name(CONSULTANT_NAMES, view.consultant_supply),
        "sides": [{**describe_side(view, side), "standings": summary.standings(s, side)} for side in range(s.sides)],
        "safe": summary.safe_tiles(s),
        "begin": summary.beginnings(s) if view.viewer == view.turn else None,
        "takeover": summary.takeover_at_hand(s),
        "score": summary.final_score(s) if view.phase == state.ENDED else None,
        "hand-limit": HAND_LIMIT,
        "solo": describe_solo(view, s) if view.players == 1 else None,
    }  # fmt: skip


def name(names: Sequence[str], number: int) -> str | None:
    """Return the name of a number, None while it is not laid yet."""
    return names[number] if number >= 0 else None


def describe_side(view: NewCorpOrderView, side: int) -> dict[str, Any]:
    """Return what is seen of one side."""
    own = slice(side * 4, side * 4 + 4)
    hand: object = None
    if side < view.players:
        known = view.hand[own]
        hand = view.hand_sizes[side] if HIDDEN in known else by_name(CONGLOMERATE_NAMES, known)
    objectives = view.objectives[2 * side : 2 * side + 2] if view.players > 1 else []
    return {
        "hand": hand,
        "upright": by_name(CONGLOMERATE_NAMES, view.upright[own]),
        "tapped": by_name(CONGLOMERATE_NAMES, view.tapped[own]),
        "captured": by_name(CONGLOMERATE_NAMES, view.captured[own]),
        "consultants": by_name(CONSULTANT_NAMES, view.consultants[own]),
        "objectives": [name(TYPE_NAMES, kind) for kind in objectives],
        "put-away": view.put_away[side],
        "seen-in-hand": by_name(CONGLOMERATE_NAMES, view.memory[own]) if view.memory else None,
    }


def describe_solo(view: NewCorpOrderView, s: State) -> dict[str, Any]:
    """Return what only the solo game has."""
    chosen = view.sides_chosen
    return {
        "objectives": [name(TYPE_NAMES, kind) for kind in view.objectives],
        "marker": "abcd"[view.marker],
        "player": [CONGLOMERATE_NAMES[c] for c in range(4) if chosen[c] == 0],
        "ods": [CONGLOMERATE_NAMES[c] for c in range(4) if chosen[c] == 1],
        "points": list(score.scores(s)),
    }
