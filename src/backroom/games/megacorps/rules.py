"""The rules as one position: which steps are legal, what a step does. Each question has its functions in the module of its topic."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.position import CHANCE, RESIGN_STEP, TERMINAL
from backroom.games.megacorps import bot, buy, deals, effects, flow, hire, intervene, leaving, outlook, payout, setup, votes, war
from backroom.games.megacorps.edition import Edition
from backroom.games.megacorps.events import Passed
from backroom.games.megacorps.flow import NEXT_EFFECT, amount_steps
from backroom.games.megacorps.moves import (
    AMOUNT,
    BUY,
    CANDIDATE,
    CARD,
    COUNTER,
    COUNTRY,
    HIRE,
    INDUSTRY,
    INTERVENE,
    MEGACORP,
    MERCENARIES,
    OFFER,
    PASS,
    PAYOUT,
    PLAY,
    SIDE,
    WAR,
    WITHDRAW,
)
from backroom.games.megacorps.state import (
    ACTION,
    BALLOT,
    BID,
    BUY_AGAIN,
    BUY_INDUSTRY,
    BUY_PLACE,
    CHAIN,
    CHOOSE_MEGACORP,
    DEAL_HAND,
    DRAW_ACTIVE,
    DRAW_EVENT,
    DRAW_OWNER,
    EFFECT_COUNTRY,
    EFFECT_INDUSTRY,
    EFFECT_PLACE,
    HELP_COUNT,
    HELP_PRICE,
    HELP_PRICED,
    HELP_SIDE,
    HIRE_ASKED,
    HIRE_COUNT,
    HIRE_PRICE,
    HIRE_PRICED,
    INTERVENE_INDUSTRY,
    INTERVENE_PLACE,
    LEAVE_ASKED,
    LEAVE_PRICE,
    LEAVE_PRICED,
    NOBODY,
    PAUSE,
    PAYOUT_INDUSTRY,
    PAYOUT_WINDOW,
    PLAY_CARD,
    PLAY_OWN_CARD,
    PLAY_PAYOUT_CARD,
    SPOILS,
    SPOILS_INDUSTRY,
    TAKE_COMPANY,
    TAKE_PLACE,
    UNSEEN,
    WAR_TARGET,
    WINDOW,
    State,
)
from backroom.games.megacorps.vocabulary import ANY_TIME, CARDS, NO_DEALS, OWN_TURN

# Decks, in the order of the game object's list.
DECK_ACTIVE = 0
DECK_OWNERS = 1
DECK_EVENTS = 2


def action_steps(s: State) -> vec[i64]:
    """At most one action: buy, payout, intervene, hire, war or pass; cards of the own turn come before it (MEG-R2)."""
    seat = s.turn
    steps = vec[i64](capacity=8)
    if buy.can_buy(s, seat):
        steps = append(steps, BUY)
    if payout.can_pay_out(s, seat):
        steps = append(steps, PAYOUT)
    if intervene.can_intervene(s, seat):
        steps = append(steps, INTERVENE)
    if hire.can_hire(s, seat):
        steps = append(steps, HIRE)
    if war.can_attack(s, seat):
        steps = append(steps, WAR)
    if effects.has_card(s, seat, OWN_TURN):
        steps = append(steps, PLAY)
    return append(steps, PASS)


def begin_action(s: State, step: i64) -> None:
    """Start what was chosen (MEG-R2)."""
    if step == BUY:
        s.phase = BUY_INDUSTRY
    elif step == PAYOUT:
        s.phase = PAYOUT_INDUSTRY
    elif step == INTERVENE:
        s.phase = INTERVENE_INDUSTRY
    elif step == HIRE:
        hire.begin(s)
    elif step == WAR:
        s.phase = WAR_TARGET
    elif step == PLAY:
        effects.begin_play(s)
    else:
        if s.facts is not None:
            s.facts.append(Passed(s.turn))
        flow.end_action(s)


def window_steps(s: State) -> vec[i64]:
    """A card that can be played at any time, or pass (MEG-R5)."""
    steps = vec[i64](capacity=2)
    if effects.has_card(s, s.turn, ANY_TIME):
        steps = append(steps, PLAY)
    return append(steps, PASS)


def answer_window(s: State, step: i64) -> None:
    """Play a card or pass (MEG-R5)."""
    if step == PLAY:
        effects.begin_play(s)
    else:
        flow.pass_window(s)


class MegaCorpsPosition(State):
    """A position of MegaCorps."""

    def copy(self) -> MegaCorpsPosition:
        """Return an independent copy that nobody listens to."""
        twin = MegaCorpsPosition()
        self.copy_into(twin)
        return twin

    def deck(self) -> i64:
        """Return the number of the deck that the draw at hand comes from."""
        if self.phase == DRAW_ACTIVE:
            return DECK_ACTIVE
        return DECK_OWNERS if self.phase == DRAW_OWNER else DECK_EVENTS

    def outcome_weights(self) -> vec[i64]:
        """Return the weight of each outcome of the draw at hand."""
        if self.phase <= DRAW_OWNER:
            return setup.seats_to_draw(self)
        return self.cards[UNSEEN : UNSEEN + CARDS]

    def must_act(self, seat: i64) -> bool:
        """Tell whether play waits for a decision of this seat."""
        if self.phase != BID:
            return self.turn == seat
        if self.bidder != NOBODY:
            return self.bidder == seat
        return self.turn != TERMINAL and not self.gone(seat) and self.ballots[seat] == NOBODY

    def can_act(self, seat: i64) -> bool:
        """Tell whether the seat can make or answer an offer in an open moment (MEG-R5, MEG-T1)."""
        if self.deals == NO_DEALS or seat == self.turn or self.phase not in (WINDOW, ACTION) or self.gone(seat):
            return False
        if self.mid_move:
            return self.dealer == seat
        return deals.may_deal(self, seat)

    def hides_forced_move(self, seat: i64) -> bool:
        """In windows for cards, having nothing to play is itself a secret (MEG-R5, MEG-D4)."""
        return self.phase in (WINDOW, PAYOUT_WINDOW) and self.dealer == NOBODY

    def pass_step(self, seat: i64) -> i64:
        """Windows for cards can be answered beforehand (MEG-R5)."""
        return PASS if self.phase in (WINDOW, PAYOUT_WINDOW) and self.dealer == NOBODY and self.turn == seat else NOBODY

    def is_proposal(self, step: i64) -> bool:
        """Offers change nothing until they are accepted (MEG-T1)."""
        return step in (OFFER, COUNTER)

    def revealed_hidden(self) -> bool:
        """Sealed bids have just come to light (MEG-V2)."""
        return self.revealed

    def can_resign(self, seat: i64) -> bool:
        """Anybody still in the game can leave it, at any moment (MEG-T2)."""
        return self.turn != TERMINAL and not self.mid_move and not self.gone(seat)

    def legal_steps(self, seat: i64) -> vec[i64]:
        """Return the legal steps of a seat, in rising order."""
        if self.phase == BID:
            return votes.bid_steps(self, seat)
        if self.dealer != NOBODY:
            return deals.deal_steps(self, seat) if self.dealer == seat else vec[i64]()
        if self.deals != NO_DEALS and self.phase in (WINDOW, ACTION) and not self.gone(seat):
            return deals.add_openings(self, seat, self.own_steps() if seat == self.turn else vec[i64]())
        if seat != self.turn:
            return vec[i64]()
        return self.own_steps()

    def own_steps(self) -> vec[i64]:  # noqa: C901, PLR0911, PLR0912
        """Return the legal steps of the seat whose turn it is, apart from deals."""
        phase = self.phase
        if phase == WINDOW:
            return window_steps(self)
        if phase == ACTION:
            return action_steps(self)
        if phase in (TAKE_COMPANY, BUY_INDUSTRY):
            return setup.free_industry_steps(self)
        if phase in (TAKE_PLACE, BUY_PLACE):
            return setup.free_place_steps(self)
        if phase == PAYOUT_WINDOW:
            return payout.window_steps(self)
        if phase == PAYOUT_INDUSTRY:
            return payout.industry_steps(self)
        if phase == PLAY_PAYOUT_CARD:
            return payout.card_steps(self)
        if phase == HIRE_COUNT:
            return hire.count_steps(self)
        if phase in (LEAVE_ASKED, HIRE_ASKED):
            return buy.refuse_or_price_steps()
        if phase in (LEAVE_PRICED, HIRE_PRICED, HELP_PRICED):
            return buy.pay_or_decline_steps()
        if phase in (LEAVE_PRICE, HIRE_PRICE, HELP_PRICE):
            return amount_steps(self, AMOUNT, 0)
        if phase == WAR_TARGET:
            return war.target_steps(self)
        if phase == PAUSE:
            return war.pause_steps(self)
        if phase == HELP_SIDE:
            return war.side_steps()
        if phase == HELP_COUNT:
            return war.count_steps(self)
        if phase == INTERVENE_INDUSTRY:
            return intervene.industry_steps(self)
        if phase == INTERVENE_PLACE:
            return intervene.place_steps_within_reach(self)
        if phase == SPOILS:
            return intervene.spoil_steps(self)
        if phase == SPOILS_INDUSTRY:
            return intervene.spoil_industries(self)
        if phase in (PLAY_CARD, PLAY_OWN_CARD):
            return effects.card_steps(self)
        if phase == EFFECT_COUNTRY:
            return effects.country_steps(self)
        if phase == EFFECT_INDUSTRY:
            return effects.effect_industry_steps(self)
        if phase == EFFECT_PLACE:
            return effects.strike_place_steps(self)
        if phase == BALLOT:
            return votes.ballot_steps()
        if phase == BUY_AGAIN:
            return buy.buy_again_steps(self)
        if phase == CHOOSE_MEGACORP:
            return setup.megacorp_steps(self)
        return votes.candidate_steps(self)

    def apply(self, seat: i64, step: i64) -> None:
        """Do a legal step of a seat, or give a draw its outcome."""
        self.revealed = False
        self.fresh = False
        if seat == CHANCE:
            self.apply_draw(step)
            return
        if step == RESIGN_STEP:
            leaving.leave(self, seat)
        elif self.dealer != NOBODY:
            deals.choose(self, step)
        elif OFFER <= step <= WITHDRAW:
            deals.begin(self, seat, step)
        elif self.phase == BID:
            votes.bid(self, seat, step)
        else:
            self.apply_own(step)
        while self.phase == NEXT_EFFECT:
            effects.begin_effect(self)
        self.mid_move = (self.phase >= CHAIN and not self.fresh) or self.dealer != NOBODY or self.bidder != NOBODY

    def apply_own(self, step: i64) -> None:  # noqa: C901, PLR0912, PLR0915
        """Do a step of the seat whose turn it is."""
        phase = self.phase
        if phase == WINDOW:
            answer_window(self, step)
        elif phase == ACTION:
            begin_action(self, step)
        elif phase == TAKE_COMPANY:
            setup.choose_free_industry(self, step - INDUSTRY)
        elif phase == TAKE_PLACE:
            setup.take_company(self, step - COUNTRY)
        elif phase == BUY_INDUSTRY:
            buy.choose_industry(self, step - INDUSTRY)
        elif phase == BUY_PLACE:
            buy.choose_company(self, step - COUNTRY)
        elif phase == BUY_AGAIN:
            buy.buy_again(self, step)
        elif phase == LEAVE_ASKED:
            buy.answer_leave(self, step)
        elif phase == LEAVE_PRICE:
            buy.name_leave_price(self, step)
        elif phase == LEAVE_PRICED:
            buy.answer_leave_price(self, step)
        elif phase == PAYOUT_WINDOW:
            payout.answer(self, step)
        elif phase == PAYOUT_INDUSTRY:
            payout.declare_action(self, step - INDUSTRY)
        elif phase == PLAY_PAYOUT_CARD:
            payout.play(self, step - CARD)
        elif phase == HIRE_COUNT:
            hire.hire(self, step - MERCENARIES)
        elif phase == HIRE_ASKED:
            hire.answer(self, step)
        elif phase == HIRE_PRICE:
            hire.name_price(self, step)
        elif phase == HIRE_PRICED:
            hire.answer_price(self, step)
        elif phase == WAR_TARGET:
            war.declare(self, step - COUNTRY)
        elif phase == PAUSE:
            war.answer_pause(self, step)
        elif phase == HELP_SIDE:
            war.choose_side(self, step - SIDE)
        elif phase == HELP_COUNT:
            war.choose_count(self, step - MERCENARIES)
        elif phase == HELP_PRICE:
            war.name_price(self, step)
        elif phase == HELP_PRICED:
            war.answer_price(self, step)
        elif phase == INTERVENE_INDUSTRY:
            intervene.choose_industry(self, step - INDUSTRY)
        elif phase == INTERVENE_PLACE:
            intervene.choose_company(self, step - COUNTRY)
        elif phase == SPOILS:
            intervene.answer_spoils(self, step)
        elif phase == SPOILS_INDUSTRY:
            intervene.take_spoils(self, step - INDUSTRY)
        elif phase in (PLAY_CARD, PLAY_OWN_CARD):
            effects.play(self, step - CARD)
        elif phase == EFFECT_COUNTRY:
            effects.choose_country(self, step - COUNTRY)
        elif phase == EFFECT_INDUSTRY:
            effects.choose_industry(self, step - INDUSTRY)
        elif phase == EFFECT_PLACE:
            effects.strike(self, step - COUNTRY)
        elif phase == BALLOT:
            votes.answer_ballot(self, step)
        elif phase == CHOOSE_MEGACORP:
            setup.choose_megacorp(self, step - MEGACORP)
        else:
            votes.vote(self, step - CANDIDATE)

    def evaluate(self, seat: i64) -> float:
        """Return how good the position is for a seat, in euros."""
        return bot.estimate(self, seat)

    def win_probabilities(self) -> vec[float]:
        """Return the share of the win that each seat may expect."""
        return outlook.chances(self)

    def info_key(self, seat: i64, own_secrets: bool) -> i64:
        """Return a number for what a seat sees."""
        return outlook.sight(self, seat, own_secrets)

    def apply_draw(self, outcome: i64) -> None:
        """Give the draw at hand its outcome."""
        if self.phase == DRAW_EVENT:
            setup.draw_event(self, outcome)
        elif self.phase == DEAL_HAND:
            setup.deal_card(self, outcome)
        elif self.phase == DRAW_OWNER:
            setup.draw_owner(self, outcome)
        else:
            setup.draw_active(self, outcome)


def start(players: i64, deal_kind: i64, edition: Edition) -> MegaCorpsPosition:
    """Return the position before the first choice."""
    position = MegaCorpsPosition()
    setup.lay_out(position, players, deal_kind, edition)
    return position
