"""Auctions by sealed bids and elections by open votes (MEG-V2, MEG-V3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.position import SIMULTANEOUS
from backroom.games.megacorps.events import (
    Abstained,
    AuctionCalled,
    AuctionIdle,
    AuctionTied,
    AuctionWon,
    BidMade,
    BidMadeUnseen,
    BidRevealed,
    Elected,
    ElectionCalled,
    ElectionIdle,
    ElectionTied,
    Voted,
)
from backroom.games.megacorps.flow import add_digit, amount_steps, begin_amount, finish_effect
from backroom.games.megacorps.moves import ABSTAIN, AMOUNT, CANDIDATE, HUNDREDS, VOTE
from backroom.games.megacorps.state import BALLOT, BID, NOBODY, VOTE_CANDIDATE, State

TIED: Final[i64] = -2


def begin_auction(s: State, place: i64) -> None:
    """A kleptocracy goes to the highest of sealed bids (MEG-V2)."""
    s.target = place
    s.ballots = vec[i64]([NOBODY] * s.players)
    s.bidder = NOBODY
    s.phase = BID
    s.turn = SIMULTANEOUS
    if s.facts is not None:
        s.facts.append(AuctionCalled(s.card_player, s.edition.place_words[place]))


def bid_steps(s: State, seat: i64) -> vec[i64]:
    """From 0 to the own cash, digit by digit (MEG-V2)."""
    if s.bidder == seat:
        return amount_steps(s, AMOUNT, 0)
    if s.bidder != NOBODY or s.ballots[seat] != NOBODY:
        return vec[i64]()
    cash: i64 = min(s.money[seat], 1999)
    steps = vec[i64](capacity=20)
    if cash >= 100:
        for digit in range(cash // 100 + 1):
            steps = append(steps, AMOUNT + digit)
    elif cash >= 10:
        for digit in range(cash // 10 + 1):
            steps = append(steps, AMOUNT + HUNDREDS + digit)
    else:
        for digit in range(cash + 1):
            steps = append(steps, AMOUNT + HUNDREDS + 10 + digit)
    return steps


def bid(s: State, seat: i64, step: i64) -> None:
    """A bid is sealed when all its digits are named (MEG-V2)."""
    if s.bidder == NOBODY:
        s.bidder = seat
        begin_amount(s, s.money[seat])
    if not add_digit(s, step - AMOUNT):
        return
    s.ballots = s.ballots[:]
    s.ballots[seat] = s.amount
    if s.facts is not None:
        s.facts.append(BidMade(seat, s.amount))
        s.facts.append(BidMadeUnseen(seat))
    s.bidder = NOBODY
    s.amount = 0
    s.ceiling = 0
    close_bids(s)


def highest(numbers: vec[i64]) -> i64:
    """Return the seat with the highest number, TIED if several have it, NOBODY if all are zero."""
    best: i64 = 0
    winner: i64 = NOBODY
    for seat in range(len(numbers)):
        if numbers[seat] > best:
            best = numbers[seat]
            winner = seat
        elif numbers[seat] == best and winner != NOBODY:
            winner = TIED
    return winner


def close_bids(s: State) -> None:
    """When all bids are in they come to light: the highest pays the bank and controls the country (MEG-V2)."""
    bids = vec[i64]([0] * s.players)
    for seat in range(s.players):
        if not s.gone(seat):
            if s.ballots[seat] == NOBODY:
                return
            bids[seat] = s.ballots[seat]
    s.revealed = True
    winner = highest(bids)
    if s.facts is not None:
        for seat in range(s.players):
            if not s.gone(seat):
                s.facts.append(BidRevealed(seat, bids[seat]))
        tell_auction(s, winner, bids)
    if winner == TIED:
        s.country[s.target] = NOBODY
    elif winner != NOBODY:
        s.money[winner] -= bids[winner]
        s.country[s.target] = winner
    s.ballots = vec[i64]()
    s.target = NOBODY
    finish_effect(s)


def tell_auction(s: State, winner: i64, bids: vec[i64]) -> None:
    """Report how an auction went."""
    assert s.facts is not None
    country = s.edition.place_words[s.target]
    if winner == NOBODY:
        s.facts.append(AuctionIdle(country))
    elif winner == TIED:
        s.facts.append(AuctionTied(country))
    else:
        s.facts.append(AuctionWon(winner, country, bids[winner]))


def begin_election(s: State, place: i64) -> None:
    """A democracy goes to the player with most votes (MEG-V3)."""
    s.target = place
    s.ballots = vec[i64]([NOBODY] * s.players)
    s.passed = 0
    if s.facts is not None:
        s.facts.append(ElectionCalled(s.card_player, s.edition.place_words[place]))
    ask_vote(s)


def ask_vote(s: State) -> None:
    """Openly, clockwise from the card's player, everyone with a company that votes (MEG-V3)."""
    for offset in range(s.players):
        seat = (s.card_player + offset) % s.players
        if (s.passed >> seat) & 1 == 0 and s.companies_of(seat, s.edition.votes) > 0:
            s.phase = BALLOT
            s.turn = seat
            return
    close_election(s)


def ballot_steps() -> vec[i64]:
    """Vote or abstain (MEG-V3)."""
    return vec[i64]([VOTE, ABSTAIN])


def answer_ballot(s: State, step: i64) -> None:
    """Vote or abstain (MEG-V3)."""
    if step == VOTE:
        s.phase = VOTE_CANDIDATE
        return
    if s.facts is not None:
        s.facts.append(Abstained(s.turn))
    s.passed |= 1 << s.turn
    ask_vote(s)


def candidate_steps(s: State) -> vec[i64]:
    """All votes for one player, any (MEG-V3)."""
    steps = vec[i64](capacity=6)
    for seat in range(s.players):
        if not s.gone(seat):
            steps = append(steps, CANDIDATE + seat)
    return steps


def vote(s: State, candidate: i64) -> None:
    """One vote for each own company of the industry that votes (MEG-V3)."""
    s.ballots = s.ballots[:]
    s.ballots[s.turn] = candidate
    if s.facts is not None:
        s.facts.append(Voted(s.turn, candidate, s.companies_of(s.turn, s.edition.votes)))
    s.passed |= 1 << s.turn
    ask_vote(s)


def close_election(s: State) -> None:
    """Most votes control the country; a tie leaves it unowned, no vote changes nothing (MEG-V3)."""
    votes = vec[i64]([0] * s.players)
    for seat in range(s.players):
        candidate = s.ballots[seat]
        if candidate != NOBODY and not s.gone(candidate):
            votes[candidate] += s.companies_of(seat, s.edition.votes)
    winner = highest(votes)
    country = s.edition.place_words[s.target]
    if s.facts is not None:
        if winner == NOBODY:
            s.facts.append(ElectionIdle(country))
        elif winner == TIED:
            s.facts.append(ElectionTied(country))
        else:
            s.facts.append(Elected(winner, country, votes[winner]))
    if winner != NOBODY:
        s.country[s.target] = NOBODY if winner == TIED else winner
    s.ballots = vec[i64]()
    s.passed = 0
    s.target = NOBODY
    finish_effect(s)
