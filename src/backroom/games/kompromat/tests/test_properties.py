"""What holds in every game, over random ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from backroom.core.conformance import random_move
from backroom.core.draw_source import SeededDraws
from backroom.core.position import SPECTATOR
from backroom.core.rng import Rng
from backroom.core.table import Table
from backroom.games.kompromat import GAME
from backroom.games.kompromat.data import KINDS
from backroom.games.kompromat.state import AFTER, ANSWER, BEFORE, CANCEL, PLACE, PLAY
from backroom.games.kompromat.tools import any_usable
from backroom.games.kompromat.view import in_play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from backroom.games.kompromat.rules import KompromatPosition

SEEDS = range(6)
WINDOWS = (PLACE, PLAY, BEFORE, AFTER, ANSWER, CANCEL)


def random_game(seed: int) -> Iterator[tuple[Table, int]]:
    """Play a random game; yield the table with the seat that is to decide."""
    rng = Rng(seed)
    table = Table(GAME, 2, {}, SeededDraws(f"properties/{seed}"))
    table.advance()
    while not table.over:
        seat = int(table.position.turn)
        yield table, seat
        table.play_steps(seat, random_move(table.position, seat, rng))
        table.advance()


def encoded(position: KompromatPosition, viewer: int) -> bytes:
    """Return the bytes of a view."""
    return msgspec.json.encode(GAME.view(position, viewer))


@pytest.mark.parametrize("seed", SEEDS)
def test_only_real_choices_are_asked(seed: int) -> None:
    """Who decides has two ways to go on, or must say stop; a tool is offered only if one can be used."""
    for table, seat in random_game(seed):
        s = table.position
        legal = s.legal_steps(seat)
        words = {GAME.step_table.lookup[step][1] for step in legal}
        if s.phase == PLAY:
            assert "stop" in words
        elif len(legal) == 1:
            begun = s.copy()
            begun.apply(seat, legal[0])
            assert begun.mid_move
            assert len(begun.legal_steps(seat)) > 1
        if s.phase in WINDOWS:
            assert ("use" in words) == any_usable(s, seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_numbers_of_cards_agree(seed: int) -> None:
    for table, _ in random_game(seed):
        s = table.position
        for seat in (0, 1):
            assert s.left[seat] == sum(s.bag[seat * KINDS : (seat + 1) * KINDS]) + s.known[seat]
        for pile in range(8):
            assert s.backs[pile] == sum(s.down[pile * KINDS : (pile + 1) * KINDS])
            assert s.open[pile] >= 0 or s.backs[pile] == 0
        assert max(s.tokens) < 9


def swap_with_deck(s: KompromatPosition, seat: int, rng: Rng) -> bool:
    """Change a face-down card that the rival does not see for one of the deck; tell whether there was one."""
    for pile in range(seat * 4, seat * 4 + 4):
        bag = s.bag[seat * KINDS : (seat + 1) * KINDS]
        if s.backs[pile] == 0 or s.up[pile] == 1 or sum(bag) == 0:
            continue
        leaving = rng.pick(s.down[pile * KINDS : (pile + 1) * KINDS])
        coming = rng.pick(bag)
        s.down[pile * KINDS + leaving] -= 1
        s.down[pile * KINDS + coming] += 1
        s.bag[seat * KINDS + leaving] += 1
        s.bag[seat * KINDS + coming] -= 1
        if pile == in_play(s) and s.last == leaving:
            s.last = coming
        return True
    return False


@pytest.mark.parametrize("seed", SEEDS)
def test_face_down_cards_never_show(seed: int) -> None:
    """Another card in place of a face-down one, bust or not, changes not a byte for the rival and spectators."""
    rng = Rng(seed + 100)
    swaps = 0
    for table, _ in random_game(seed):
        for seat in (0, 1):
            other = table.position.copy()
            if not swap_with_deck(other, seat, rng):
                continue
            swaps += 1
            for viewer in (1 - seat, SPECTATOR):
                assert encoded(other, viewer) == encoded(table.position, viewer)
            assert list(other.legal_steps(1 - seat)) == list(table.position.legal_steps(1 - seat))
            assert other.must_act(1 - seat) == table.position.must_act(1 - seat)
    assert swaps > 20


@pytest.mark.parametrize("seed", SEEDS)
def test_own_cards_are_out_of_sight_after_stopping(seed: int) -> None:
    """A page, which has no memory, shows a seat none of its face-down cards but those at the mission in play (KOM-T4)."""
    rng = Rng(seed + 200)
    for table, _ in random_game(seed):
        for seat in (0, 1):
            pages = []
            other = table.position.copy()
            if in_play(other) // 4 == seat or not swap_with_deck(other, seat, rng):
                continue
            for position in (other, table.position):
                page = GAME.view(position, seat)
                page.memory = None
                pages.append(msgspec.json.encode(page))
            assert pages[0] == pages[1]


@pytest.mark.parametrize("seed", SEEDS)
def test_imagination_works_without_memory(seed: int) -> None:
    rng = Rng(seed + 300)
    for table, seat in random_game(seed):
        page = GAME.view(table.position, seat)
        page.memory = None
        world = GAME.sample_position(page, rng)
        assert GAME.count_components(world) == GAME.count_components(table.position)
        assert list(world.legal_steps(seat)) == list(table.position.legal_steps(seat))
        again = GAME.view(world, seat)
        again.memory = None
        assert msgspec.json.encode(again) == msgspec.json.encode(page)
