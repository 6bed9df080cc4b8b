"""The rules as one position: which steps are legal, what a step does. Each question has its functions in the module of its topic."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.position import CHANCE
from backroom.games.new_corp_order import abilities, bot, infiltrate, outlook, plot, solo, takeover
from backroom.games.new_corp_order.moves import (
    CARDS,
    CONGLOMERATE,
    DISCARD,
    INFILTRATE,
    JOKER,
    PASS,
    PLACE,
    PLOT,
    SECOND,
    SECOND_TILE,
    SIDE,
    SOURCE,
    TAKEOVER,
    TARGET,
    TILE,
)
from backroom.games.new_corp_order.setup import deal, lay_out
from backroom.games.new_corp_order.state import (
    ABILITY,
    ACTION,
    DEAL_CONSULTANTS,
    DEALMAKER_DRAW,
    DISCARD_CARD,
    DRAW,
    FIRST_PLAYER,
    HIRE_CONSULTANT,
    INFILTRATE_CARDS,
    INFILTRATE_CONGLOMERATE,
    INFILTRATE_CONSULTANT,
    INFILTRATE_JOKER,
    INFILTRATE_TILE,
    PLACE_TAKEN,
    REFILL,
    SECOND_CARD_COUNT,
    SECOND_CONGLOMERATE,
    SECOND_TILE_CHOICE,
    TAKE_CARD,
    TAKEOVER_AGENTS,
    TAKEOVER_CONGLOMERATE,
    TAKEOVER_CONSULTANT,
    TAKEOVER_SOURCE,
    TAKEOVER_TARGET,
    State,
)
from backroom.games.new_corp_order.turn import discard, discard_steps, pass_turn

# Decks, in the order of the game object's list.
DECK_TILES = 0
DECK_AGENTS = 1
DECK_OBJECTIVES = 2
DECK_CONSULTANTS = 3
DECK_CARDS = 4
DECK_FIRST_PLAYER = 5


def action_steps(s: State) -> vec[i64]:
    """Exactly one action; no pass while any is possible (NCO-T1, NCO-T3)."""
    steps = vec[i64](capacity=3)
    if plot.can_plot(s):
        steps = append(steps, PLOT)
    if infiltrate.can_infiltrate(s):
        steps = append(steps, INFILTRATE)
    if takeover.can_take_over(s, contractor=False):
        steps = append(steps, TAKEOVER)
    if len(steps) == 0:
        steps = append(steps, PASS)
    return steps


def begin_action(s: State, step: i64) -> None:
    """Start the action chosen (NCO-T1)."""
    if step == PLOT:
        plot.begin_plot(s)
    elif step == INFILTRATE:
        infiltrate.begin_infiltration(s)
    elif step == TAKEOVER:
        takeover.begin_takeover(s)
    else:
        pass_turn(s)


class NewCorpOrderPosition(State):
    """A position of New Corp Order."""

    def copy(self) -> NewCorpOrderPosition:
        """Return an independent copy that nobody listens to."""
        twin = NewCorpOrderPosition()
        self.copy_into(twin)
        return twin

    def deck(self) -> i64:
        """Return the number of the deck that the draw at hand comes from."""
        if self.phase <= DEAL_CONSULTANTS:
            return self.phase
        return DECK_FIRST_PLAYER if self.phase == FIRST_PLAYER else DECK_CARDS

    def outcome_weights(self) -> vec[i64]:
        """Return the weight of each outcome of the draw at hand."""
        if self.phase <= DEAL_CONSULTANTS:
            return self.bag
        if self.phase == FIRST_PLAYER:
            return vec[i64]([1] * self.players)
        return self.deck_cards

    def legal_steps(self, seat: i64) -> vec[i64]:  # noqa: C901, PLR0911, PLR0912
        """Return the legal steps of a seat, in rising order."""
        phase = self.phase
        if seat != self.turn:
            return vec[i64]()
        if phase == ACTION:
            return action_steps(self)
        if phase == TAKE_CARD:
            return plot.take_steps(self)
        if phase == TAKEOVER_CONGLOMERATE:
            return takeover.conglomerate_steps(self)
        if phase == TAKEOVER_SOURCE:
            return takeover.source_steps(self)
        if phase == TAKEOVER_TARGET:
            return takeover.target_steps(self)
        if phase == TAKEOVER_AGENTS:
            return takeover.agent_steps(self)
        if phase == INFILTRATE_CONGLOMERATE:
            return infiltrate.conglomerate_steps(self)
        if phase == INFILTRATE_CARDS:
            return infiltrate.card_steps(self, self.colour, CARDS)
        if phase == INFILTRATE_TILE:
            return infiltrate.tile_steps(self)
        if phase == ABILITY:
            return abilities.first_steps(self)
        if ABILITY < phase < DISCARD_CARD:
            return abilities.later_steps(self)
        if phase == DISCARD_CARD:
            return discard_steps(self)
        if phase == TAKEOVER_CONSULTANT:
            return takeover.consultant_steps(self)
        if phase == INFILTRATE_CONSULTANT:
            return infiltrate.consultant_steps(self)
        if phase == INFILTRATE_JOKER:
            return infiltrate.joker_steps(self)
        if phase == SECOND_CONGLOMERATE:
            return infiltrate.second_conglomerate_steps(self)
        if phase == SECOND_CARD_COUNT:
            return infiltrate.second_card_steps(self)
        if phase == SECOND_TILE_CHOICE:
            return infiltrate.second_tile_steps(self)
        if phase == HIRE_CONSULTANT:
            return infiltrate.hire_steps(self)
        if phase == PLACE_TAKEN:
            return plot.place_steps(self)
        return solo.side_steps(self)

    def apply(self, seat: i64, step: i64) -> None:  # noqa: C901, PLR0912
        """Do a legal step of a seat, or give a draw its outcome."""
        if seat == CHANCE:
            self.apply_draw(step)
            return
        self.mid_move = True
        phase = self.phase
        if phase == ACTION:
            begin_action(self, step)
        elif phase == TAKE_CARD:
            plot.take(self, step)
        elif phase == TAKEOVER_CONGLOMERATE:
            takeover.choose_conglomerate(self, step - CONGLOMERATE)
        elif phase == TAKEOVER_SOURCE:
            takeover.choose_source(self, step - SOURCE)
        elif phase == TAKEOVER_TARGET:
            takeover.choose_target(self, step - TARGET)
        elif phase == TAKEOVER_AGENTS:
            takeover.choose_agents(self, step)
        elif phase == INFILTRATE_CONGLOMERATE:
            infiltrate.choose_conglomerate(self, step - CONGLOMERATE)
        elif phase == INFILTRATE_CARDS:
            infiltrate.choose_cards(self, step)
        elif phase == INFILTRATE_TILE:
            infiltrate.choose_tile(self, step - TILE)
        elif ABILITY <= phase < DISCARD_CARD:
            if abilities.choose(self, step):
                takeover.finish_takeover(self, succeeded=True)
        elif phase == DISCARD_CARD:
            discard(self, step - DISCARD)
        elif phase == TAKEOVER_CONSULTANT:
            takeover.use_consultant(self, step)
        elif phase == INFILTRATE_CONSULTANT:
            infiltrate.use_consultant(self, step)
        elif phase == INFILTRATE_JOKER:
            infiltrate.choose_joker(self, step - JOKER)
        elif phase == SECOND_CONGLOMERATE:
            infiltrate.choose_second_conglomerate(self, step - SECOND)
        elif phase == SECOND_CARD_COUNT:
            infiltrate.choose_second_cards(self, step)
        elif phase == SECOND_TILE_CHOICE:
            infiltrate.choose_second_tile(self, step - SECOND_TILE)
        elif phase == HIRE_CONSULTANT:
            infiltrate.hire(self, step)
        elif phase == PLACE_TAKEN:
            plot.place_taken(self, step - PLACE)
        else:
            solo.choose_side(self, step - SIDE)

    def evaluate(self, seat: i64) -> float:
        """Return how good the position is for a seat, in points."""
        return bot.estimate(self, seat)

    def win_probabilities(self) -> vec[float]:
        """Return the share of the win that each seat may expect."""
        return outlook.chances(self)

    def info_key(self, seat: i64, own_secrets: bool) -> i64:
        """Return a number for what a seat sees."""
        return outlook.sight(self, seat, own_secrets)

    def apply_draw(self, outcome: i64) -> None:
        """Give the draw at hand its outcome."""
        if self.phase == DRAW:
            plot.draw(self, outcome)
        elif self.phase == REFILL:
            plot.refill_card(self, outcome)
        elif self.phase == DEALMAKER_DRAW:
            takeover.draw_for_dealmaker(self, outcome)
        else:
            deal(self, outcome)


def start(players: i64, short_game: bool, ambient_one_colour: bool, dealmaker_needs_success: bool) -> NewCorpOrderPosition:
    """Return the position before the first draw."""
    position = NewCorpOrderPosition()
    lay_out(position, players, short_game)
    position.ambient_one_colour = ambient_one_colour
    position.dealmaker_needs_success = dealmaker_needs_success
    return position
