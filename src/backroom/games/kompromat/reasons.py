"""Why something that a player looks for is not among the choices at hand, by the rule that forbids it. Open things and own cards alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.core.game import Question
from backroom.games.kompromat import state, tools
from backroom.games.kompromat.data import (
    BALACLAVA,
    CHLOROFORM,
    DRONE,
    FIRST_TOOL,
    GPS_TRACKER,
    JETPACK,
    LIMIT,
    NEWSPAPER,
    NIGHT_VISION,
    ROW,
    STUN_GUN,
    TOOL_NAMES,
    USB_STICK,
    VESPER_MARTINI,
    halves_word,
)
from backroom.games.kompromat.state import State

if TYPE_CHECKING:
    from backroom.core.steps import Word

# What a tool lacks when it is open and its moment has come: the key of the text.
LACKS: dict[int, str] = {
    BALACLAVA: "balaclava",
    DRONE: "no-face-down",
    JETPACK: "jetpack",
    NEWSPAPER: "no-rival-cards",
    NIGHT_VISION: "deck-empty",
    STUN_GUN: "no-face-down",
    USB_STICK: "nothing-to-copy",
}


def because(key: str, rule: str, **mentions: Word) -> Question:
    """Return a reason: the key of its text, the rule, and what the text mentions."""
    return Question(f"why-{key}", (rule,), dict(mentions))


def why_not(s: State, seat: int, field: str, value: Word) -> Question | None:
    """Return why an answer is not among the choices; None where there is no more to say than the question's own rules."""
    if seat != s.turn:
        return None
    if field == "do":
        return no_act(s, str(value))
    if field in {"tool", "copy"} and value in TOOL_NAMES:
        return no_tool(s, seat, TOOL_NAMES.index(str(value)), copying=field == "copy")
    if field in {"mission", "source", "target"} and value in range(1, ROW + 1):
        return no_mission(s, seat, int(value) - 1)
    return None


def no_act(s: State, act: str) -> Question | None:
    """Why one cannot draw on, pass or stop just now (KOM-T3, KOM-T5)."""
    if act == "draw" and s.phase == state.PLAY:
        pile = s.seat * ROW + s.mission
        if s.low(pile) > LIMIT:
            return because("over", "KOM-T3", total=halves_word(s.low(pile)))
        return because("deck-empty", "KOM-T5")
    if act in {"draw", "stop"} and s.phase in {state.PLACE, state.PLACE_MISSION}:
        return because("place-first", "KOM-T1")
    if act == "use":
        return because("no-tool", "KOM-R6")
    return None


def no_tool(s: State, seat: int, tool: int, *, copying: bool) -> Question:
    """Why a tool cannot be used, or copied, now (KOM-O)."""
    rule = f"KOM-O{tool + 1}"
    if not s.won[seat * 20 + FIRST_TOOL + tool]:
        return because("not-yours", rule, tool=TOOL_NAMES[tool])
    if s.used[tool] == state.LYING:
        return because("lying", "KOM-O6")
    if copying:
        return because("not-used-yet" if s.used[tool] == state.UNUSED else "not-now", "KOM-O9", tool=TOOL_NAMES[tool])
    if s.used[tool] == state.USED:
        return because("used", rule, tool=TOOL_NAMES[tool])
    return no_use(s, tool, rule)


def no_use(s: State, tool: int, rule: str) -> Question:
    """Why an open tool has nothing to do at this moment."""
    if tool == CHLOROFORM:
        return because("chloroform", rule)
    if s.window in {state.ANSWER, state.CANCEL} and tool not in {BALACLAVA, USB_STICK}:
        return because("not-now", rule, tool=TOOL_NAMES[tool])
    if tool == GPS_TRACKER:
        return because("gps-tracker", rule)
    if tool == VESPER_MARTINI:
        return because("vesper-martini", rule)
    if s.window == state.CANCEL and tool == BALACLAVA:
        return because("not-now", rule, tool=TOOL_NAMES[tool])
    return because(LACKS[tool], rule)


def no_mission(s: State, seat: int, mission: int) -> Question | None:  # noqa: PLR0911
    """Why a card cannot be placed at a mission, or a tool not be aimed at it (KOM-T6, KOM-O3, KOM-O5, KOM-O6, KOM-O8)."""
    own, rivals = seat * ROW + mission, (1 - seat) * ROW + mission
    if s.phase == state.PLACE_MISSION:
        return because("attempted", "KOM-T6", mission=mission + 1) if s.open[own] >= 0 else None
    if s.phase not in {state.CHOOSE_MISSION, state.CHOOSE_SOURCE, state.CHOOSE_TARGET}:
        return None
    rule = f"KOM-O{s.tool + 1}"
    if mission < s.shown:
        return because("revealed", rule, mission=mission + 1)
    if s.phase == state.CHOOSE_SOURCE:
        return because("no-cards-here", rule, mission=mission + 1) if s.open[own] < 0 else None
    if s.phase == state.CHOOSE_TARGET:
        return because("cards-here", rule, mission=mission + 1) if s.open[own] >= 0 else None
    if tools.is_target(s, seat, s.tool, mission):
        return None
    if s.open[rivals] < 0:
        return because("rival-not-here", rule, mission=mission + 1)
    return because("nothing-hidden", rule, mission=mission + 1)
