"""The rules as one position: which steps are legal, what a step does. Each question has its functions in the module of its topic."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.position import CHANCE
from backroom.core.rng import Rng
from backroom.games.kompromat import bot, duellist, outlook, plausible, reveal, setup, tools, turn
from backroom.games.kompromat.data import KINDS, ROW
from backroom.games.kompromat.moves import DO_DRAW, DO_PASS, DO_PLACE, DO_STOP, DO_TAKE, ELEVENS, MISSION
from backroom.games.kompromat.state import (
    AFTER,
    ANSWER,
    BEFORE,
    CANCEL,
    CHOOSE_TOOL,
    DRAW_CARD,
    FIRST_PLAYER,
    FIX,
    LAY,
    LOOK,
    NIGHT,
    NONE,
    PERFECT,
    PLACE,
    PLACE_MISSION,
    PLAY,
    STUN,
    State,
)

# Decks, in the order of the game object's list.
DECK_FIRST_PLAYER = 0
DECK_MISSIONS = 1
DECK_EQUIPMENT = 2  # of seat 0, then of seat 1
DECK_STUN_GUN = 4


class KompromatPosition(State):
    """A position of Kompromat."""

    def copy(self) -> KompromatPosition:
        """Return an independent copy that nobody listens to."""
        twin = KompromatPosition()
        self.copy_into(twin)
        return twin

    def deck(self) -> i64:
        """Return the number of the deck that the draw at hand comes from."""
        if self.phase == FIRST_PLAYER:
            return DECK_FIRST_PLAYER
        if self.phase == LAY:
            return DECK_MISSIONS
        return DECK_STUN_GUN if self.phase == STUN else DECK_EQUIPMENT + self.seat

    def hides_forced_move(self, seat: i64) -> bool:
        """Stop is said even where nothing else is left, so that a bust does not show (KOM-T3)."""
        return self.phase == PLAY

    def pass_step(self, seat: i64) -> i64:
        """Shared windows for tools can be answered beforehand."""
        return DO_PASS if self.phase in (BEFORE, AFTER) and self.turn == seat else NONE

    def revealed_hidden(self) -> bool:
        """Tell whether the step just made turned cards up."""
        return self.revealed

    def outcome_weights(self) -> vec[i64]:
        """Return the weight of each outcome of the draw at hand."""
        if self.phase == FIRST_PLAYER:
            return vec[i64]([1, 1])
        if self.phase == LAY:
            return self.mission_deck
        start: i64 = self.seat * KINDS
        if self.phase == STUN:
            start = ((1 - self.seat) * ROW + self.source) * KINDS
            return self.down[start : start + KINDS]
        return self.bag[start : start + KINDS]

    def legal_steps(self, seat: i64) -> vec[i64]:  # noqa: PLR0911
        """Return the legal steps of a seat, in rising order."""
        phase = self.phase
        if seat != self.turn:
            return vec[i64]()
        if phase == PLAY:
            return turn.play_steps(self)
        if phase == PLACE_MISSION:
            return turn.mission_steps(self)
        if phase == PLACE:
            return turn.place_steps(self)
        if phase in (BEFORE, AFTER):
            return reveal.window_steps(self)
        if phase == FIX:
            return reveal.fix_steps(self)
        if phase == PERFECT:
            return reveal.perfect_steps(self)
        if phase in (ANSWER, CANCEL):
            return reveal.take_steps(self)
        return tools.steps(self)

    def apply(self, seat: i64, step: i64) -> None:  # noqa: C901
        """Do a legal step of a seat, or give a draw its outcome."""
        self.mid_move = False
        self.revealed = False
        if seat == CHANCE:
            self.apply_draw(step)
            return
        phase = self.phase
        if phase == PLACE_MISSION:
            turn.place(self, step - MISSION)
        elif phase >= CHOOSE_TOOL:
            if tools.choose(self, step):
                self.tool_done()
        elif phase == FIX:
            reveal.fix(self, step - ELEVENS)
        elif phase == PERFECT:
            reveal.answer_perfect(self, step)
        elif step == DO_DRAW:
            turn.begin_draw(self)
        elif step == DO_STOP:
            turn.stop(self)
        elif step == DO_PLACE:
            self.phase = PLACE_MISSION
            self.mid_move = True
        elif step == DO_PASS:
            reveal.pass_window(self)
        elif step == DO_TAKE:
            reveal.take(self)
        else:
            tools.begin_use(self)

    def tool_done(self) -> None:
        """Go back to where the tool was used."""
        tools.forget(self)
        if self.window not in (PLACE, PLAY):
            reveal.tool_done(self)
            return
        self.fresh = False
        self.last = NONE
        self.phase = self.window
        self.turn = self.seat

    def apply_draw(self, outcome: i64) -> None:
        """Give the draw at hand its outcome."""
        phase = self.phase
        if phase == DRAW_CARD:
            self.bag[self.seat * KINDS + outcome] -= 1
            turn.draw_card(self, outcome)
        elif phase == LOOK:
            self.bag[self.seat * KINDS + outcome] -= 1
            turn.look(self, outcome)
        elif phase == LAY:
            if setup.lay_mission(self, outcome):
                turn.begin_turn(self, self.first)
        elif phase == NIGHT:
            if tools.see_next(self, outcome):
                self.tool_done()
        elif phase == STUN:
            tools.stun(self, outcome)
            self.tool_done()
        else:
            setup.choose_first_player(self, outcome)

    def evaluate(self, seat: i64) -> float:
        """Return how good the position is for a seat, in points."""
        return bot.estimate(self, seat)

    def win_probabilities(self) -> vec[float]:
        """Return the share of the win that each seat may expect, between two rounds."""
        return outlook.chances(self)

    def likelihood(self, viewer: i64) -> float:
        """Return how well the rival's hidden piles go with having stopped there."""
        return plausible.plausible(self, viewer)

    def evaluation_round(self) -> i64:
        """Only between two rounds one can tell the chances."""
        return self.round

    def rollout_step(self, steps: vec[i64], seat: i64, rng: Rng) -> i64:
        """Return the step of a quick player."""
        return duellist.quick_step(self, seat, steps, rng)

    def info_key(self, seat: i64, own_secrets: bool) -> i64:
        """Return a number for what a seat sees; without its own cards nobody could decide."""
        return outlook.sight(self, seat)


def start(*, odds: bool) -> KompromatPosition:
    """Return the position before the first draw."""
    position = KompromatPosition()
    setup.lay_out(position)
    position.odds = odds
    return position
