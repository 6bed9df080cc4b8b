"""A quick look at the rest of the game: everybody calls the payout that suits them best or buys the company that adds most."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.games.megacorps.industry import competitors
from backroom.games.megacorps.state import ACTION, DRAW_EVENT, NOBODY, PAYOUT_WINDOW, State
from backroom.games.megacorps.vocabulary import BOXES_EACH, INDUSTRIES, UNOWNED

OTHERS: Final = 0.4
NEAR_BEST: Final = 0.6


class Projection:
    """Companies and money as they may develop; countries, cards and wars stay as they are."""

    def __init__(self, s: State) -> None:
        """Begin at a position."""
        self.s = s
        self.company: vec[i64] = s.company[:]
        self.money: vec[float] = vec[float]([0.0] * s.players)
        self.owned: vec[i64] = vec[i64]([0] * (s.players * INDUSTRIES))
        self.count: vec[i64] = vec[i64]([0] * INDUSTRIES)
        self.total: vec[i64] = vec[i64]([0] * INDUSTRIES)
        for seat in range(s.players):
            self.money[seat] = float(s.money[seat])
        for industry in range(INDUSTRIES):
            self.count[industry] = competitors(s, industry)
            for box in range(industry * BOXES_EACH, industry * BOXES_EACH + BOXES_EACH):
                owner = s.company[box]
                if owner >= 0:
                    self.owned[owner * INDUSTRIES + industry] += 1
                    self.total[industry] += 1
        self.paid: i64 = s.paid
        self.round_paid: bool = s.round_paid
        self.rivals: i64 = s.rivals_left()
        self.left: i64 = 0

    def each(self, count: i64) -> i64:
        """What a company earns."""
        return self.s.edition.payouts[max(0, min(5, count))]

    def play(self) -> vec[float]:
        """Play the rest of the game and return everybody's money at the end."""
        s = self.s
        if s.phase == PAYOUT_WINDOW:
            self.pay(s.industry, max(0, min(5, min(5, self.count[s.industry]) + s.change)))
            if s.paying_action:
                self.paid = s.payer
        self.left = s.deck_size
        active = s.active
        if s.phase != DRAW_EVENT:
            if s.phase >= ACTION - 1 and not s.last_call:
                self.finish_round()
            active = (active + 1) % s.players
        for _ in range(s.deck_size):
            self.round_paid = False
            self.left -= 1
            for offset in range(s.players):
                seat = (active + offset) % s.players
                if not s.gone(seat):
                    self.act(seat)
            active = (active + 1) % s.players
        for industry in range(INDUSTRIES):
            self.pay(industry, self.count[industry])
        return self.money

    def finish_round(self) -> None:
        """Those who have not acted yet do so; whoever is in the middle of an action is taken to have."""
        s = self.s
        first: i64 = 0 if s.phase <= ACTION else 1
        for offset in range(first, s.players):
            seat = (s.seat + offset) % s.players
            if not s.gone(seat) and (s.acted >> seat) & 1 == 0:
                self.act(seat)

    def pay(self, industry: i64, count: i64) -> None:
        """An industry pays out."""
        if self.total[industry] == 0:
            return
        each = float(self.each(count))
        for seat in range(self.s.players):
            self.money[seat] += each * float(self.owned[seat * INDUSTRIES + industry])

    def act(self, seat: i64) -> None:  # noqa: C901
        """Call the payout that gains most, or buy what adds most, whichever is more."""
        s = self.s
        call: i64 = NOBODY
        called = 0.0
        top = 0.0
        share = OTHERS / float(max(1, self.rivals - 1))
        for industry in range(INDUSTRIES):
            own = self.owned[seat * INDUSTRIES + industry]
            if own > 0:
                each = float(self.each(self.count[industry]))
                income = each * float(own)
                top = max(top, income)
                net = income - share * each * float(self.total[industry] - own)
                if net > called:
                    called = net
                    call = industry
        price = float(s.edition.company)
        bought: i64 = NOBODY
        added = 0.0
        if self.money[seat] >= price:
            calls = float(self.left) / float(self.rivals)
            for industry in range(INDUSTRIES):
                box = self.free_box(seat, industry)
                if box == NOBODY:
                    continue
                own = self.owned[seat * INDUSTRIES + industry]
                count = self.count[industry]
                after = float((own + 1) * self.each(count - 1 if own > 0 else count))
                gain = after - float(own * self.each(count))
                gain = gain * (1.0 + (calls if after > NEAR_BEST * top else 0.0)) - price
                if gain > added:
                    added = gain
                    bought = box
        if call != NOBODY and not self.round_paid and self.paid != seat and called >= added:
            self.pay(call, self.count[call])
            self.round_paid = True
            self.paid = seat
        elif bought != NOBODY:
            self.buy(seat, bought)
        elif call != NOBODY and not self.round_paid and self.paid != seat:
            self.pay(call, self.count[call])
            self.round_paid = True
            self.paid = seat

    def free_box(self, seat: i64, industry: i64) -> i64:
        """Return a box of the industry that the seat can buy without asking, NOBODY if there is none."""
        s = self.s
        asks = self.owned[seat * INDUSTRIES + industry] > 0
        for box in range(industry * BOXES_EACH, industry * BOXES_EACH + BOXES_EACH):
            if self.company[box] == UNOWNED:
                ruler = s.country[s.edition.box_place[box]]
                if not asks or ruler in (NOBODY, seat):
                    return box
        return NOBODY

    def buy(self, seat: i64, box: i64) -> None:
        """An unowned company finds an owner."""
        industry = box // BOXES_EACH
        self.money[seat] -= float(self.s.edition.company)
        self.company[box] = seat
        if self.owned[seat * INDUSTRIES + industry] > 0:
            self.count[industry] -= 1
        self.owned[seat * INDUSTRIES + industry] += 1
        self.total[industry] += 1
