"""The course of a turn: its end, the hand limit, the last round (NCO-T, NCO-E1)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.position import CHANCE, TERMINAL
from backroom.games.new_corp_order import ods, score
from backroom.games.new_corp_order.cards import leave_hand
from backroom.games.new_corp_order.data import CONGLOMERATE_NAMES, CONGLOMERATES, HAND_LIMIT
from backroom.games.new_corp_order.events import Discarded, EndTriggered, Passed
from backroom.games.new_corp_order.moves import DISCARD
from backroom.games.new_corp_order.setup import forget_choices
from backroom.games.new_corp_order.state import ACTION, DISCARD_CARD, ENDED, NOT_TRIGGERED, ODS, REFILL, State


def finish_action(s: State) -> None:
    """Hand limit at the end of the own turn, then the next player (NCO-T2)."""
    s.mid_move = False
    if s.hand_size(s.seat) > HAND_LIMIT:
        s.phase = DISCARD_CARD
        s.turn = s.seat
    else:
        end_turn(s)


def discard_steps(s: State) -> vec[i64]:
    """The player picks what goes to the box (NCO-T2)."""
    steps = vec[i64](capacity=4)
    for conglomerate in range(CONGLOMERATES):
        if s.hand[s.seat * 4 + conglomerate] > 0:
            steps = append(steps, DISCARD + conglomerate)
    return steps


def discard(s: State, conglomerate: i64) -> None:
    """Put a card of the hand into the box, open to all (NCO-T2)."""
    leave_hand(s, s.seat, conglomerate, 1)
    s.box[conglomerate] += 1
    if s.facts is not None:
        s.facts.append(Discarded(s.seat, CONGLOMERATE_NAMES[conglomerate]))
    s.mid_move = s.hand_size(s.seat) > HAND_LIMIT
    if not s.mid_move:
        end_turn(s)


def pass_turn(s: State) -> None:
    """A player who can do nothing passes (NCO-T3)."""
    if s.facts is not None:
        s.facts.append(Passed(s.seat))
    finish_action(s)


def trigger_end(s: State) -> None:
    """The display could not be filled: one more round, the player who triggered it last (NCO-E1)."""
    if s.turns_left == NOT_TRIGGERED:
        s.turns_left = s.players
        if s.facts is not None:
            s.facts.append(EndTriggered(s.seat))


def end_turn(s: State) -> None:
    """The next side is to play, or the game is over."""
    forget_choices(s)
    s.mid_move = False
    if s.solo():
        ods.take_turn(s)
        after_ods(s)
        return
    if s.turns_left == 0:
        end_game(s)
        return
    if s.turns_left > 0:
        s.turns_left -= 1
    begin_turn(s, (s.seat + 1) % s.players)


def after_ods(s: State) -> None:
    """The display is refilled only when it is empty, right after a plot (NCO-O4)."""
    if len(s.display) > 0:
        begin_turn(s, 0)
    else:
        refill_solo(s)


def refill_solo(s: State) -> None:
    """If the display can't be filled to four, the game ends at once (NCO-O4)."""
    if s.deck_size < s.display_size:
        end_game(s)
        return
    s.phase = REFILL
    s.turn = CHANCE


def refilled_solo(s: State) -> None:
    """Go on after a refill, with ODS if the player's plot emptied the display."""
    if s.seat == ODS:
        begin_turn(s, 0)
    else:
        end_turn(s)


def begin_turn(s: State, seat: i64) -> None:
    """A player is to choose an action (NCO-T1)."""
    s.seat = seat
    s.turn = seat
    s.phase = ACTION


def end_game(s: State) -> None:
    """Score, and leave the table."""
    s.turn = TERMINAL
    s.phase = ENDED
    if s.facts is not None:
        score.report(s)
