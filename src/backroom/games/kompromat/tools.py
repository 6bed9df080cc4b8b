"""The ten tools: when each can be used, what it asks, what it does (KOM-O).

Whether a tool can be used depends on open things alone, so a window that is passed over tells nothing.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.position import CHANCE
from backroom.games.kompromat.data import (
    BALACLAVA,
    BALACLAVA_TOKENS,
    CHLOROFORM,
    DRONE,
    EQUIPMENT_NAMES,
    GPS_TRACKER,
    JETPACK,
    KINDS,
    NEWSPAPER,
    NIGHT_VISION,
    NIGHT_VISION_CARDS,
    ROW,
    STUN_GUN,
    TOOL_NAMES,
    TOOLS,
    USB_STICK,
    VESPER_MARTINI,
    halves_word,
)
from backroom.games.kompromat.events import (
    CardsTurnedUp,
    CounterEspionageCancelled,
    Flew,
    NewspaperLaid,
    PutBack,
    PutBackUnseen,
    SawAhead,
    SawAheadUnseen,
    Stunned,
    TokensGivenBack,
    ToolCopied,
    ToolUsed,
    TotalChanged,
)
from backroom.games.kompromat.moves import CHANGE, COPY, MISSION, SOURCE, TARGET, TOOL
from backroom.games.kompromat.state import (
    AFTER,
    ANSWER,
    CANCEL,
    CHOOSE_CHANGE,
    CHOOSE_COPY,
    CHOOSE_MISSION,
    CHOOSE_SOURCE,
    CHOOSE_TARGET,
    CHOOSE_TOOL,
    LYING,
    NIGHT,
    NONE,
    PLAY,
    STUN,
    UNUSED,
    USED,
    State,
    changed,
)


def any_usable(s: State, seat: i64) -> bool:
    """Tell whether a seat has an open tool that it can use now."""
    for tool in range(TOOLS):
        if s.won[seat * 20 + 10 + tool] > 0 and s.used[tool] == UNUSED and works(s, seat, tool):
            return True
    return False


def works(s: State, seat: i64, tool: i64) -> bool:  # noqa: C901, PLR0911
    """Tell whether a tool would have something to do for a seat in the window at hand."""
    if s.window == CANCEL:
        return tool == CHLOROFORM or (tool == USB_STICK and can_copy(s, seat))
    if tool == BALACLAVA:
        return s.tokens[seat] >= BALACLAVA_TOKENS
    if tool == USB_STICK:
        return can_copy(s, seat)
    if s.window == ANSWER or tool == CHLOROFORM:
        return False
    if tool == GPS_TRACKER:
        return s.window == PLAY and s.fresh
    if tool == JETPACK:
        return can_fly(s, seat)
    if tool == NIGHT_VISION:
        return s.left[seat] > 0
    if tool == VESPER_MARTINI:
        return s.window == AFTER and s.open[seat * ROW + s.mission] >= 0
    for mission in range(s.shown, ROW):
        if is_target(s, seat, tool, mission):
            return True
    return False


def is_target(s: State, seat: i64, tool: i64, mission: i64) -> bool:
    """Tell whether Drone, Stun Gun or Newspaper can be aimed at the rival's cards at an unrevealed mission (KOM-O3, O6, O8)."""
    pile = (1 - seat) * ROW + mission
    if tool == NEWSPAPER:
        return s.open[pile] >= 0
    return s.backs[pile] > 0 and s.up[pile] == 0


def can_copy(s: State, seat: i64) -> bool:
    """Tell whether a used tool of the seat could be used again now (KOM-O9)."""
    for tool in range(TOOLS):
        if is_copy(s, seat, tool):
            return True
    return False


def is_copy(s: State, seat: i64, tool: i64) -> bool:
    """An own used tool, under its own timing, never the USB Stick itself (KOM-O9)."""
    return tool != USB_STICK and s.holds(seat, tool) and s.used[tool] == USED and works(s, seat, tool)


def can_fly(s: State, seat: i64) -> bool:
    """The Jetpack needs own cards at an unrevealed mission and an unrevealed mission without (KOM-O5)."""
    here = False
    empty = False
    for mission in range(s.shown, ROW):
        if s.open[seat * ROW + mission] >= 0:
            here = True
        else:
            empty = True
    return here and empty


def begin_use(s: State) -> None:
    """A seat reaches for a tool."""
    s.phase = CHOOSE_TOOL
    s.mid_move = True


def steps(s: State) -> vec[i64]:  # noqa: C901
    """Return the answers to the question at hand about a tool."""
    seat = s.seat
    if s.phase == CHOOSE_TOOL:
        return tool_steps(s)
    answers = vec[i64](capacity=8)
    if s.phase == CHOOSE_COPY:
        for tool in range(TOOLS):
            if is_copy(s, seat, tool):
                answers = append(answers, COPY + tool)
    elif s.phase == CHOOSE_CHANGE:
        answers = append(answers, CHANGE)
        answers = append(answers, CHANGE + 1)
    elif s.phase == CHOOSE_MISSION:
        for mission in range(s.shown, ROW):
            if is_target(s, seat, s.tool, mission):
                answers = append(answers, MISSION + mission)
    else:
        taken = s.phase == CHOOSE_SOURCE
        for mission in range(s.shown, ROW):
            if (s.open[seat * ROW + mission] >= 0) == taken:
                answers = append(answers, (SOURCE if taken else TARGET) + mission)
    return answers


def tool_steps(s: State) -> vec[i64]:
    """Return the open tools that the seat can use now."""
    answers = vec[i64](capacity=8)
    for tool in range(TOOLS):
        if s.holds(s.seat, tool) and s.used[tool] == UNUSED and works(s, s.seat, tool):
            answers = append(answers, TOOL + tool)
    return answers


def choose(s: State, step: i64) -> bool:  # noqa: PLR0911
    """Take an answer; tell whether the tool has done its work."""
    if s.phase == CHOOSE_TOOL:
        s.tool = step - TOOL
        s.copying = False
        if s.tool == USB_STICK:
            s.phase = CHOOSE_COPY
            s.mid_move = True
            return False
        return begin_effect(s)
    if s.phase == CHOOSE_COPY:
        s.tool = step - COPY
        s.copying = True
        return begin_effect(s)
    if s.phase == CHOOSE_SOURCE:
        s.source = step - SOURCE
        s.phase = CHOOSE_TARGET
        s.mid_move = True
        return False
    spend(s)
    if s.phase == CHOOSE_TARGET:
        return fly(s, step - TARGET)
    if s.phase == CHOOSE_CHANGE:
        return change_total(s, step - CHANGE)
    return strike(s, step - MISSION)


def begin_effect(s: State) -> bool:  # noqa: PLR0911
    """Ask what the tool needs to know, or let it work at once."""
    s.mid_move = True
    if s.tool == JETPACK:
        s.phase = CHOOSE_SOURCE
        return False
    if s.tool == VESPER_MARTINI:
        s.phase = CHOOSE_CHANGE
        return False
    if s.tool in (DRONE, NEWSPAPER, STUN_GUN):
        s.phase = CHOOSE_MISSION
        return False
    s.mid_move = False
    spend(s)
    if s.tool == BALACLAVA:
        return give_back_two(s)
    if s.tool == GPS_TRACKER:
        return put_back(s)
    if s.tool == NIGHT_VISION:
        return see_ahead(s)
    return cancel(s)


def spend(s: State) -> None:
    """A tool works once a game; the Newspaper comes back only when its mission is settled (KOM-O6)."""
    if s.copying:
        s.used = changed(s.used, USB_STICK, USED)
        if s.facts is not None:
            s.facts.append(ToolCopied(s.seat, TOOL_NAMES[s.tool]))
        return
    s.used = changed(s.used, s.tool, LYING if s.tool == NEWSPAPER else USED)
    if s.facts is not None:
        s.facts.append(ToolUsed(s.seat, TOOL_NAMES[s.tool]))


def forget(s: State) -> None:
    """Clear the choice of a tool, so that equal positions have equal keys."""
    s.tool = NONE
    s.copying = False
    s.source = NONE


def give_back_two(s: State) -> bool:
    """Balaclava: give back two tokens (KOM-O1)."""
    held = s.tokens[s.seat] - BALACLAVA_TOKENS
    s.tokens = changed(s.tokens, s.seat, held)
    if s.facts is not None:
        s.facts.append(TokensGivenBack(s.seat, BALACLAVA_TOKENS, held))
    return True


def cancel(s: State) -> bool:
    """Chloroform: take none of the tokens under the card about to be won (KOM-O2)."""
    s.cancelled = True
    if s.facts is not None:
        s.facts.append(CounterEspionageCancelled(s.seat, s.under[s.mission]))
    return True


def put_back(s: State) -> bool:
    """GPS Tracker: the card just drawn goes back on top of the deck, known to its owner (KOM-O4)."""
    pile = s.seat * ROW + s.mission
    start = s.seat * 5
    s.down[pile * KINDS + s.last] -= 1
    s.backs[pile] -= 1
    s.left[s.seat] += 1
    top = s.top[:]
    for place in range(4):
        top[start + 4 - place] = top[start + 3 - place]
    top[start] = s.last
    s.top = top
    s.known = changed(s.known, s.seat, s.known[s.seat] + 1)
    if s.facts is not None:
        s.facts.append(PutBack(s.seat, EQUIPMENT_NAMES[s.last], s.mission + 1))
        s.facts.append(PutBackUnseen(s.seat, s.mission + 1))
    return True


def see_ahead(s: State) -> bool:
    """Night Vision: the next five cards of the own deck, in order; unknown ones are drawn now (KOM-O7)."""
    if s.known[s.seat] < min(NIGHT_VISION_CARDS, s.left[s.seat]):
        s.phase = NIGHT
        s.turn = CHANCE
        return False
    report_ahead(s)
    return True


def see_next(s: State, kind: i64) -> bool:
    """One more card is seen; tell whether it was the last (KOM-O7)."""
    place = s.known[s.seat]
    s.bag[s.seat * KINDS + kind] -= 1
    s.top = changed(s.top, s.seat * 5 + place, kind)
    s.known = changed(s.known, s.seat, place + 1)
    s.mid_move = place + 1 < min(NIGHT_VISION_CARDS, s.left[s.seat])
    if s.mid_move:
        return False
    report_ahead(s)
    return True


def report_ahead(s: State) -> None:
    """Tell the owner the cards and the other how many."""
    if s.facts is not None:
        known = s.known[s.seat]
        start = s.seat * 5
        s.facts.append(SawAhead(s.seat, tuple([EQUIPMENT_NAMES[s.top[i]] for i in range(start, start + known)])))
        s.facts.append(SawAheadUnseen(s.seat, known))


def strike(s: State, mission: i64) -> bool:
    """Drone, Newspaper or Stun Gun at the rival's cards."""
    rival = 1 - s.seat
    pile = rival * ROW + mission
    if s.tool == DRONE:
        return turn_up(s, rival, mission)
    if s.tool == NEWSPAPER:
        s.newspaper = pile
        if s.facts is not None:
            s.facts.append(NewspaperLaid(s.seat, rival, mission + 1))
        return True
    s.source = mission
    s.phase = STUN
    s.turn = CHANCE
    return False


def turn_up(s: State, rival: i64, mission: i64) -> bool:
    """Drone: the face-down cards lie open for the rest of the round (KOM-O3)."""
    pile = rival * ROW + mission
    s.up = changed(s.up, pile, 1)
    s.revealed = True
    if s.facts is not None:
        s.facts.append(CardsTurnedUp(s.seat, rival, mission + 1, down_words(s, pile)))
    return True


def down_words(s: State, pile: i64) -> tuple[str, ...]:
    """Return the cards of a pile that were placed face down, as words."""
    words: list[str] = []
    for kind in range(KINDS):
        words += [EQUIPMENT_NAMES[kind]] * s.down[pile * KINDS + kind]
    return tuple(words)


def stun(s: State, kind: i64) -> None:
    """Stun Gun: a face-down card drawn at random is put aside, unseen by both, until the round's end (KOM-O8)."""
    rival = 1 - s.seat
    pile = rival * ROW + s.source
    s.down[pile * KINDS + kind] -= 1
    s.backs[pile] -= 1
    if s.stunned_pile == NONE:
        s.stunned_pile = pile
        s.stunned_kind = kind
    else:
        s.stunned_pile_too = pile
        s.stunned_kind_too = kind
    if s.facts is not None:
        s.facts.append(Stunned(s.seat, rival, s.source + 1))


def fly(s: State, target: i64) -> bool:
    """Jetpack: all own cards move; the place they leave counts as not attempted (KOM-O5)."""
    here, there = s.seat * ROW + s.source, s.seat * ROW + target
    for kind in range(KINDS):
        s.down[there * KINDS + kind] = s.down[here * KINDS + kind]
        s.down[here * KINDS + kind] = 0
    s.open[there] = s.open[here]
    s.open[here] = NONE
    s.backs[there] = s.backs[here]
    s.backs[here] = 0
    s.up = changed(changed(s.up, there, s.up[here]), here, 0)
    # What was stunned stays aside, but its owner remembers it together with the cards that it lay with.
    if s.stunned_pile == here:
        s.stunned_pile = there
    if s.stunned_pile_too == here:
        s.stunned_pile_too = there
    if s.window == PLAY and s.mission == s.source:
        s.mission = target
    if s.facts is not None:
        s.facts.append(Flew(s.seat, s.source + 1, target + 1))
    return True


def change_total(s: State, more: i64) -> bool:
    """Vesper Martini: one more or one less than the total fixed (KOM-O10)."""
    pile = s.seat * ROW + s.mission
    s.totals = changed(s.totals, pile, s.totals[pile] + (2 if more == 1 else -2))
    if s.facts is not None:
        s.facts.append(TotalChanged(s.seat, s.mission + 1, halves_word(s.totals[pile])))
    return True
