"""The reveal, mission by mission from the deck outward: windows, showing, settling (KOM-R)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.position import TERMINAL
from backroom.games.kompromat import score, tools
from backroom.games.kompromat.data import (
    COUNTER_ESPIONAGE,
    ELEVEN_HALVES,
    EQUIPMENT_NAMES,
    LIMIT,
    MISSION_NAMES,
    MOST_TOKENS,
    NEWSPAPER,
    ROUNDS,
    ROW,
    TOKENS,
    halves_word,
)
from backroom.games.kompromat.events import (
    BecameNotorious,
    Busted,
    MissionDiscarded,
    MissionWon,
    NewspaperReturned,
    Shown,
    TokensGained,
    TokensGivenBack,
    Totalled,
    WasPerfect,
)
from backroom.games.kompromat.moves import DO_GIVE_BACK, DO_KEEP, DO_PASS, DO_TAKE, DO_USE, ELEVENS
from backroom.games.kompromat.setup import begin_round
from backroom.games.kompromat.state import (
    AFTER,
    ANSWER,
    BEFORE,
    CANCEL,
    ENDED,
    FIX,
    LYING,
    NOBODY_WON,
    NONE,
    PERFECT,
    USED,
    State,
    changed,
)


def begin_reveal(s: State) -> None:
    """Begin with the mission nearest to the deck (KOM-R1)."""
    s.mission = 0
    open_window(s, BEFORE)


def open_window(s: State, window: i64) -> None:
    """A shared window: the round's first player goes first."""
    s.window = window
    s.passes = 0
    s.seat = s.first
    go_on(s)


def go_on(s: State) -> None:
    """Who has no open tool to use is passed over; after two passes in a row the window closes."""
    while s.passes < 2:
        if tools.any_usable(s, s.seat):
            s.phase = s.window
            s.turn = s.seat
            return
        s.passes += 1
        s.seat = 1 - s.seat
    if s.window == BEFORE:
        show(s)
    else:
        s.stage = 0
        settle(s)


def window_steps(_s: State) -> vec[i64]:
    """Use a tool or pass."""
    return append(append(vec[i64](capacity=2), DO_USE), DO_PASS)


def pass_window(s: State) -> None:
    """A pass is not final while the other still uses tools."""
    s.passes += 1
    s.seat = 1 - s.seat
    go_on(s)


def tool_done(s: State) -> None:
    """Go on after a tool: the other's go, the same gain again, or the settling (KOM-O1, KOM-R6)."""
    if s.window == ANSWER:
        if take_or_ask(s, s.seat, s.gain):
            s.stage += 1
            settle(s)
    elif s.window == CANCEL:
        s.stage += 1
        settle(s)
    else:
        s.passes = 0
        s.seat = 1 - s.seat
        go_on(s)


def show(s: State) -> None:
    """The round's first player shows the cards first; from here on the mission is revealed (KOM-R1)."""
    s.shown = s.mission + 1
    if show_cards(s, s.first):
        show_second(s)


def show_second(s: State) -> None:
    """Then the other, knowing the first's total; then tools (KOM-R1, KOM-R6)."""
    if show_cards(s, 1 - s.first):
        open_window(s, AFTER)


def show_cards(s: State, seat: i64) -> bool:
    """Turn a seat's cards up; tell whether its total is fixed, for no 1/11 is among them."""
    pile = seat * ROW + s.mission
    if s.open[pile] < 0:
        return True
    s.up = changed(s.up, pile, 1)
    s.revealed = True
    if s.facts is not None:
        cards = (EQUIPMENT_NAMES[s.open[pile]], *tools.down_words(s, pile))
        s.facts.append(Shown(seat, s.mission + 1, cards))
    if s.aces(pile) == 0:
        fix_total(s, seat, 0)
        return True
    s.phase = FIX
    s.seat = seat
    s.turn = seat
    return False


def fix_steps(s: State) -> vec[i64]:
    """How many 1/11 count as 11; a bust on purpose is allowed (KOM-R1)."""
    steps = vec[i64](capacity=3)
    for elevens in range(s.aces(s.seat * ROW + s.mission) + 1):
        steps = append(steps, ELEVENS + elevens)
    return steps


def fix(s: State, elevens: i64) -> None:
    """Each 1/11 is fixed; then the other shows, or tools follow (KOM-R1)."""
    fix_total(s, s.seat, elevens)
    if s.seat == s.first:
        show_second(s)
    else:
        open_window(s, AFTER)


def fix_total(s: State, seat: i64, elevens: i64) -> None:
    """A total, a Newspaper that lies there included (KOM-O6)."""
    pile = seat * ROW + s.mission
    s.totals = changed(s.totals, pile, s.low(pile) + ELEVEN_HALVES * elevens)
    if s.facts is not None:
        s.facts.append(Totalled(seat, s.mission + 1, halves_word(s.totals[pile])))


def settle(s: State) -> None:
    """Bust tokens, perfect give-backs, Chloroform, award, tokens under the card, in this order (KOM-R6)."""
    while s.stage < 7:
        if s.stage < 2:
            settled = settle_bust(s, s.first if s.stage == 0 else 1 - s.first)
        elif s.stage < 4:
            settled = settle_perfect(s, s.first if s.stage == 2 else 1 - s.first)
        elif s.stage == 4:
            settled = settle_chloroform(s)
        elif s.stage == 5:
            award(s)
            settled = True
        else:
            settled = settle_counter_espionage(s)
        if not settled:
            return
        s.stage += 1
    finish_mission(s)


def is_in(s: State, seat: i64) -> bool:
    """Tell whether a seat has cards at the mission and is not over 21."""
    pile = seat * ROW + s.mission
    return s.open[pile] >= 0 and s.totals[pile] <= LIMIT


def settle_bust(s: State, seat: i64) -> bool:
    """Over 21: the cards are out, one token (KOM-R2)."""
    if s.open[seat * ROW + s.mission] < 0 or is_in(s, seat):
        return True
    if s.facts is not None:
        s.facts.append(Busted(seat, s.mission + 1))
    return take_or_ask(s, seat, 1)


def settle_perfect(s: State, seat: i64) -> bool:
    """Exactly 21, won or not: one token may go back (KOM-R3)."""
    pile = seat * ROW + s.mission
    if s.open[pile] < 0 or s.totals[pile] != LIMIT:
        return True
    if s.facts is not None:
        s.facts.append(WasPerfect(seat, s.mission + 1))
    if s.tokens[seat] == 0:
        return True
    s.phase = PERFECT
    s.seat = seat
    s.turn = seat
    return False


def perfect_steps(_s: State) -> vec[i64]:
    """Give one back or keep it, for a token is a point."""
    return append(append(vec[i64](capacity=2), DO_GIVE_BACK), DO_KEEP)


def answer_perfect(s: State, step: i64) -> None:
    """One token goes back, or none (KOM-R3)."""
    if step == DO_GIVE_BACK:
        s.tokens = changed(s.tokens, s.seat, s.tokens[s.seat] - 1)
        if s.facts is not None:
            s.facts.append(TokensGivenBack(s.seat, 1, s.tokens[s.seat]))
    s.stage += 1
    settle(s)


def leader(s: State) -> i64:
    """Nearest to 21 without exceeding it; then more cards; else NOBODY_WON (KOM-R4)."""
    if not is_in(s, 0):
        return 1 if is_in(s, 1) else NOBODY_WON
    if not is_in(s, 1):
        return 0
    ours, theirs = s.mission, ROW + s.mission
    if s.totals[ours] != s.totals[theirs]:
        return 0 if s.totals[ours] > s.totals[theirs] else 1
    if s.backs[ours] != s.backs[theirs]:
        return 0 if s.backs[ours] > s.backs[theirs] else 1
    return NOBODY_WON


def settle_chloroform(s: State) -> bool:
    """Who is about to win a card on counter-espionage may cancel its tokens, with what was won before (KOM-O2)."""
    seat = leader(s)
    if seat == NOBODY_WON or s.under[s.mission] == 0:
        return True
    s.window = CANCEL
    if not tools.any_usable(s, seat):
        return True
    s.phase = CANCEL
    s.seat = seat
    s.turn = seat
    return False


def take_steps(_s: State) -> vec[i64]:
    """Use a tool against tokens, or take them."""
    return append(append(vec[i64](capacity=2), DO_USE), DO_TAKE)


def take(s: State) -> None:
    """The tokens are accepted: those at hand, or those under the card once it is won."""
    if s.window == ANSWER and not take_tokens(s, s.seat, s.gain):
        return
    s.stage += 1
    settle(s)


def award(s: State) -> None:
    """The winner takes the mission card; without one it is discarded (KOM-R4)."""
    card: i64 = s.row[s.mission]
    seat = leader(s)
    s.winner = changed(s.winner, s.mission, seat)
    if seat == NOBODY_WON:
        s.discarded = changed(s.discarded, card, s.discarded[card] + 1)
        if s.facts is not None:
            s.facts.append(MissionDiscarded(s.mission + 1, MISSION_NAMES[card]))
        return
    s.won = changed(s.won, seat * 20 + card, s.won[seat * 20 + card] + 1)
    if s.facts is not None:
        s.facts.append(MissionWon(seat, s.mission + 1, MISSION_NAMES[card]))


def settle_counter_espionage(s: State) -> bool:
    """The winner takes the tokens under the card; a tool just won may answer them (KOM-R5)."""
    seat = s.winner[s.mission]
    tokens = s.under[s.mission]
    if seat == NOBODY_WON or tokens == 0 or s.cancelled:
        return True
    return take_or_ask(s, seat, tokens)


def take_or_ask(s: State, seat: i64, tokens: i64) -> bool:
    """A gain that would bring nine may be answered by a Balaclava; tell whether play goes on (KOM-O1, KOM-R7)."""
    gain: i64 = min(tokens, TOKENS - s.tokens[0] - s.tokens[1])
    if s.tokens[seat] + gain >= MOST_TOKENS:
        s.window = ANSWER
        if tools.any_usable(s, seat):
            s.phase = ANSWER
            s.gain = tokens
            s.seat = seat
            s.turn = seat
            return False
    return take_tokens(s, seat, tokens)


def take_tokens(s: State, seat: i64, tokens: i64) -> bool:
    """Take tokens, or what is left of them; nine or more and the game is lost at once (KOM-R7). Tell whether play goes on."""
    gain: i64 = min(tokens, TOKENS - s.tokens[0] - s.tokens[1])
    held = s.tokens[seat] + gain
    s.tokens = changed(s.tokens, seat, held)
    s.gain = 0
    if s.facts is not None:
        s.facts.append(TokensGained(seat, gain, held))
    if held < MOST_TOKENS:
        return True
    if s.facts is not None:
        s.facts.append(BecameNotorious(seat, held))
    end_game(s)
    return False


def finish_mission(s: State) -> None:
    """Counter-espionage is discarded, a Newspaper comes back, the next mission follows (KOM-R5, KOM-O6)."""
    tokens = s.under[s.mission]
    if tokens > 0:
        kind = COUNTER_ESPIONAGE + tokens - 1
        s.discarded = changed(s.discarded, kind, s.discarded[kind] + 1)
        s.under = changed(s.under, s.mission, 0)
    if s.newspaper in (s.mission, ROW + s.mission):
        s.newspaper = NONE
        if s.used[NEWSPAPER] == LYING:
            s.used = changed(s.used, NEWSPAPER, USED)
        if s.facts is not None:
            s.facts.append(NewspaperReturned(s.mission + 1))
    s.cancelled = False
    s.mission += 1
    if s.mission < ROW:
        open_window(s, BEFORE)
    else:
        end_round(s)


def end_round(s: State) -> None:
    """Six rounds, the start player alternating (KOM-S1)."""
    if s.round + 1 == ROUNDS:
        end_game(s)
        return
    s.round += 1
    s.first = 1 - s.first
    begin_round(s)


def end_game(s: State) -> None:
    """Count, and leave the table (KOM-E1)."""
    s.turn = TERMINAL
    s.phase = ENDED
    if s.facts is not None:
        score.report(s)
