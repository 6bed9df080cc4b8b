"""The duellist: a bot that plays the odds, from its own view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from backroom.core.bot import Bot
from backroom.core.rng import Rng
from backroom.games.kompromat import tools
from backroom.games.kompromat.data import (
    BALACLAVA,
    CHLOROFORM,
    DRONE,
    ELEVEN_HALVES,
    GPS_TRACKER,
    HALVES,
    LIMIT,
    NEWSPAPER,
    NEWSPAPER_HALVES,
    NIGHT_VISION,
    ONE_OR_ELEVEN,
    ROW,
    STUN_GUN,
    USB_STICK,
    VESPER_MARTINI,
)
from backroom.games.kompromat.moves import (
    CHANGE,
    COPY,
    DO_DRAW,
    DO_GIVE_BACK,
    DO_KEEP,
    DO_PASS,
    DO_PLACE,
    DO_STOP,
    DO_TAKE,
    DO_USE,
    ELEVENS,
    MISSION,
    TOOL,
)
from backroom.games.kompromat.odds import BUST, TOTALS
from backroom.games.kompromat.prospects import Attempt, Prospects
from backroom.games.kompromat.state import (
    AFTER,
    ANSWER,
    BEFORE,
    CANCEL,
    CHOOSE_TOOL,
    FIX,
    NONE,
    PERFECT,
    PLACE,
    PLACE_MISSION,
    PLAY,
    UNUSED,
    State,
)

if TYPE_CHECKING:
    from backroom.core.game import View

DEPTH: Final[i64] = 4
"""How many cards it looks ahead."""
QUICK_DEPTH: Final[i64] = 2
"""How many it does where it plays on within a search …"""
CLOSE: Final[i64] = 28
"""… and from 14 on only one."""
KEEP: Final = 1.2
"""What a tool must bring to be used; it keeps its point, but works once."""


@mypyc_attr(native_class=False)
class DuellistBot(Bot):
    """Weighs every draw by all cards that may come, the rival's hidden cards by all they may be, and missions by what they swing."""

    name = "duellist"

    def decide(self, view: View, seat: int) -> list[int]:
        """Return the steps of a whole move for the seat whose view it is."""
        return decide(self.game.sample_position(view, self.rng), seat, DEPTH)


def decide(s: State, seat: i64, depth: i64) -> list[int]:  # noqa: PLR0911
    """Return the best move of a seat, by its own cards and what is open; also if the move has begun already with the use of a tool."""
    moment = s.window if s.phase >= CHOOSE_TOOL else s.phase
    if moment == FIX:
        return [ELEVENS + elevens(s, seat)]
    odds = Prospects(s, seat)
    if moment == PLACE:
        found = look_ahead(odds)
        return found if len(found) > 0 else [DO_PLACE, MISSION + best_mission(odds, depth)]
    if moment == PLAY:
        return play(odds, depth)
    if moment in (BEFORE, AFTER):
        found = strike(odds) if moment == BEFORE else toast(odds)
        return found if len(found) > 0 else [DO_PASS]
    if moment == PERFECT:
        return [DO_GIVE_BACK if odds.token_worth(seat, -1) > 0.0 else DO_KEEP]
    if moment == ANSWER:
        return reach_for(s, seat, BALACLAVA)
    assert moment == CANCEL
    return reach_for(s, seat, CHLOROFORM) if odds.token_worth(seat, s.under[s.mission]) < 0.0 else [DO_TAKE]


def quick_step(s: State, seat: i64, steps: vec[i64], rng: Rng) -> i64:
    """Return a step as one who plays the odds takes it in haste; anything where a tool is in use that it would not use."""
    depth: i64 = QUICK_DEPTH
    if s.phase == PLACE_MISSION or (s.phase == PLAY and s.low(seat * ROW + s.mission) >= CLOSE):
        depth = 1
    step = next_step(s, seat, steps, depth)
    return step if step != NONE else steps[rng.below(len(steps))]


def next_step(s: State, seat: i64, steps: vec[i64], depth: i64) -> i64:
    """Return the step of the best move that is to be taken next, NONE if the move has begun otherwise."""
    if len(steps) == 1:
        return steps[0]
    if s.phase == PLACE_MISSION:
        return MISSION + best_mission(Prospects(s, seat), depth)
    if s.phase == PLACE:
        return DO_USE if len(look_ahead(Prospects(s, seat))) > 0 else DO_PLACE
    for step in decide(s, seat, depth):
        if step in steps:
            return step
    return NONE


def can_use(s: State, seat: i64, tool: i64) -> bool:
    """Tell whether a seat can use a tool now, itself or by the USB Stick."""
    if not s.holds(seat, tool):
        return False
    if s.used[tool] == UNUSED:
        return tools.works(s, seat, tool)
    return s.holds(seat, USB_STICK) and s.used[USB_STICK] == UNUSED and tools.is_copy(s, seat, tool)


def reach_for(s: State, seat: i64, tool: i64) -> list[int]:
    """Return the steps that use a tool, or its copy, up to its own questions."""
    if s.used[tool] == UNUSED and s.holds(seat, tool):
        return [DO_USE, TOOL + tool]
    return [DO_USE, TOOL + USB_STICK, COPY + tool]


def elevens(s: State, seat: i64) -> i64:
    """Return how many 1/11 count as 11: as many as fit under 21."""
    total = s.low(seat * ROW + s.mission)
    count: i64 = 0
    for _ in range(s.aces(seat * ROW + s.mission)):
        if total + ELEVEN_HALVES <= LIMIT:
            total += ELEVEN_HALVES
            count += 1
    return count


def look_ahead(odds: Prospects) -> list[int]:
    """Return a move that looks ahead with Night Vision or the Drone, if there is one, before a card is placed."""
    s, seat = odds.s, odds.seat
    if can_use(s, seat, NIGHT_VISION) and s.left[seat] >= 5 and s.known[seat] == 0:
        return reach_for(s, seat, NIGHT_VISION)
    if can_use(s, seat, DRONE):
        target = worth_a_drone(odds)
        if target != NONE:
            return [*reach_for(s, seat, DRONE), MISSION + target]
    return []


def best_mission(odds: Prospects, depth: i64) -> i64:
    """Return the mission where the card in hand promises most."""
    s, seat = odds.s, odds.seat
    best = -1e30
    choice: i64 = NONE
    aces: i64 = 1 if s.looked == ONE_OR_ELEVEN else 0
    for mission in range(ROW):
        if s.open[seat * ROW + mission] == NONE:
            value = Attempt(odds, mission, depth).best(HALVES[s.looked], aces, 1, 0)
            if value > best:
                best = value
                choice = mission
    return choice


def worth_a_drone(odds: Prospects) -> i64:
    """Return the mission where the rival's cards are worth seeing before one plays there oneself, or NONE."""
    s = odds.s
    best = 5.0
    choice: i64 = NONE
    for mission in range(ROW):
        if s.open[odds.seat * ROW + mission] == NONE and tools.is_target(s, odds.seat, DRONE, mission):
            swing = odds.prize(0, mission) + odds.prize(1, mission)
            if swing > best:
                best = swing
                choice = mission
    return choice


def play(odds: Prospects, depth: i64) -> list[int]:
    """Draw on or stop, by all that may come; a bust is undone if the GPS Tracker is there."""
    s, seat = odds.s, odds.seat
    pile = seat * ROW + s.mission
    low = s.low(pile)
    if low > LIMIT:
        return reach_for(s, seat, GPS_TRACKER) if can_use(s, seat, GPS_TRACKER) else [DO_STOP]
    if s.left[seat] == 0:
        return [DO_STOP]
    attempt = Attempt(odds, s.mission, depth)
    low -= attempt.more
    cards = s.cards(pile)
    if attempt.draw(low, s.aces(pile), cards, 0) > attempt.stop(low, s.aces(pile), cards):
        return [DO_DRAW]
    return [DO_STOP]


def strike(odds: Prospects) -> list[int]:
    """Before a mission is revealed: a Newspaper or the Stun Gun where it brings enough."""
    s, seat = odds.s, odds.seat
    best = KEEP * float(odds.rounds) / 3.0 + 0.3
    move: list[int] = []
    for tool in (NEWSPAPER, STUN_GUN):
        if not can_use(s, seat, tool):
            continue
        for mission in range(s.shown, ROW):
            if tools.is_target(s, seat, tool, mission):
                value = gain_of(odds, tool, mission)
                if value > best:
                    best = value
                    move = [*reach_for(s, seat, tool), MISSION + mission]
    return move


def gain_of(odds: Prospects, tool: i64, mission: i64) -> float:
    """Return what a Newspaper or the Stun Gun at a mission would bring."""
    s = odds.s
    pile = odds.rival * ROW + mission
    paper = NEWSPAPER_HALVES if s.newspaper == pile else 0
    backs = s.backs[pile]
    now = odds.hidden_totals(mission, backs, paper)
    if tool == NEWSPAPER:
        then = odds.hidden_totals(mission, backs, paper + NEWSPAPER_HALVES)
        return worth_against(odds, mission, then, backs + 1) - worth_against(odds, mission, now, backs + 1)
    then = odds.hidden_totals(mission, backs - 1, paper)
    return worth_against(odds, mission, then, backs) - worth_against(odds, mission, now, backs + 1)


def worth_against(odds: Prospects, mission: i64, totals: vec[float], their_cards: i64) -> float:
    """Return what a mission is worth with the own cards there against the rival's chances."""
    s = odds.s
    pile = odds.seat * ROW + mission
    cards = s.cards(pile)
    total: i64 = BUST
    if cards > 0 and s.low(pile) <= LIMIT:
        total = s.best(pile)
    value = 0.0
    for theirs in range(TOTALS):
        if totals[theirs] > 0.0:
            value += totals[theirs] * odds.settled(mission, total, cards, theirs, their_cards)
    return value


def toast(odds: Prospects) -> list[int]:
    """After the showing both totals are known: a Vesper Martini where it brings enough."""
    s, seat = odds.s, odds.seat
    if not can_use(s, seat, VESPER_MARTINI):
        return []
    now = with_change(odds, 0)
    best = KEEP
    move: list[int] = []
    for change in range(2):
        value = with_change(odds, 2 if change == 1 else -2) - now
        if value > best:
            best = value
            move = [*reach_for(s, seat, VESPER_MARTINI), CHANGE + change]
    return move


def with_change(odds: Prospects, halves: i64) -> float:
    """Return what the mission at hand is worth with the own total changed."""
    s = odds.s
    ours, theirs = odds.seat * ROW + s.mission, odds.rival * ROW + s.mission
    total = s.totals[ours] + halves
    their_total = s.totals[theirs] if s.open[theirs] != NONE else LIMIT + 1
    return odds.settled(
        s.mission,
        total if total <= LIMIT else BUST,
        s.cards(ours),
        their_total if their_total <= LIMIT else BUST,
        s.cards(theirs),
    )
