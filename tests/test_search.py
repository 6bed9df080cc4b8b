"""Bots that search: legal, in time, repeatable, blind to what is sealed, and modest in memory."""

from __future__ import annotations

import importlib.util
import sys
import time
from pathlib import Path

import pytest

from backroom.bots.levels import AnalystBot, ExpertBot, NoviceBot, RegularBot, SearchBot
from backroom.bots.play import bots_for, make_bot, play_bots
from backroom.bots.search import Search
from backroom.bots.tree import MAX_NODES, NONE, Tree
from backroom.core.draw_source import SeededDraws
from backroom.core.game import Proposal
from backroom.core.position import CHANCE, TERMINAL, next_seat
from backroom.core.registry import find_game, games
from backroom.core.rng import Rng
from backroom.core.table import Table

ROOT = Path(__file__).parent.parent


def load(file):
    """Return a module that is in no package."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    module = importlib.util.module_from_spec(spec)
    sys.modules[file.stem] = module
    spec.loader.exec_module(module)
    return module


high_card = load(ROOT / "docs" / "example_game" / "high_card.py")
bots_endurance = load(ROOT / "bench" / "bots_endurance.py")

SIZES = sorted({(name, players) for name, game in games().items() for players in (game.player_counts[0], game.player_counts[-1])})


class QuickBot(SearchBot):
    """A search so short that whole games fit into a test."""

    name = "quick"
    simulations = 12
    seconds = 60.0


def table_of(game, players, seed):
    return Table(game, players, {}, SeededDraws(seed))


def decisions(game, players, seed, wanted):
    """Play at random to some decisions; yield the table and the seat at each."""
    table = table_of(game, players, seed)
    random = {seat: make_bot("random", game, seat) for seat in range(players)}
    table.advance()
    for _ in range(wanted):
        for _ in range(7):
            seat = table.seats_to_act()[0]
            table.play_steps(seat, random[seat].decide(table.view(seat), seat))
            table.advance()
            if table.over:
                return
        yield table, table.seats_to_act()[0]


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_whole_games_of_search_are_legal(name, players):
    game = find_game(name)
    table = table_of(game, players, "legal")
    play_bots(table, {seat: QuickBot(game, seat) for seat in range(players)})
    assert table.over


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_a_search_knows_only_its_view(name, players):
    game = find_game(name)
    for table, seat in decisions(game, players, "seal", 4):
        sealed = game.view(game.scramble_hidden(table.position, seat), seat)
        assert QuickBot(game, 5).decide(sealed, seat) == QuickBot(game, 5).decide(table.view(seat), seat)


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_no_bot_needs_what_is_sealed(name, players):
    game = find_game(name)
    slow = [bot.name for bot in (RegularBot, ExpertBot, AnalystBot)]
    for bot in (bot for bot in bots_for(game) if bot not in slow):
        for table, seat in decisions(game, players, "sealed", 2):
            sealed = game.view(game.scramble_hidden(table.position, seat), seat)
            assert make_bot(bot, game, 5).decide(sealed, seat) == make_bot(bot, game, 5).decide(table.view(seat), seat)


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_the_same_seed_makes_the_same_moves(name, players):
    game = find_game(name)
    for table, seat in decisions(game, players, "again", 3):
        view = table.view(seat)
        assert QuickBot(game, 9).decide(view, seat) == QuickBot(game, 9).decide(view, seat)


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_equal_sights_offer_the_same_steps_and_hidden_things_do_not_show(name, players):
    game = find_game(name)
    rng = Rng(4)
    for table, seat in decisions(game, players, "sight", 6):
        view = table.view(seat)
        worlds = [game.sample_position(view, rng) for _ in range(4)]
        assert {int(world.info_key(seat, own_secrets=True)) for world in worlds} == {int(table.position.info_key(seat, own_secrets=True))}
        assert all(list(world.legal_steps(seat)) == list(table.position.legal_steps(seat)) for world in worlds)


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_chances_are_shares_of_one_win(name, players):
    game = find_game(name)
    rng = Rng(8)
    position = game.new_position(players)
    while position.turn != TERMINAL:
        if position.turn == CHANCE:
            position.apply(CHANCE, rng.pick(position.outcome_weights()))
            continue
        if not position.mid_move:
            shares = list(position.win_probabilities())
            assert all(0 <= share <= 1 for share in shares)
            assert players == 1 or not shares or abs(sum(shares) - 1) < 1e-9
        seat = next_seat(position)
        steps = position.legal_steps(seat)
        position.apply(seat, steps[rng.below(len(steps))])
    ranks = game.outcome(position).ranks
    assert [share > 0 for share in position.win_probabilities()] == [rank == 1 for rank in ranks[:players]]


@pytest.mark.parametrize("name", list(games()))
def test_thought_keeps_to_its_time(name):
    game = find_game(name)
    for table, seat in decisions(game, game.player_counts[-1], "time", 2):
        analyst = AnalystBot(game, 1)
        analyst.set_time_limit(1.0)
        began = time.process_time()
        analyst.decide(table.view(seat), seat)
        assert time.process_time() - began < 1.2


def test_memory_does_not_grow_over_games():
    game = find_game("new-corp-order")
    bots = {seat: QuickBot(game, seat) for seat in range(2)}
    tree = bots[0].tree
    while tree.nodes < MAX_NODES // 2:
        tree.add(int(tree.nodes) + 1)
    for number in range(3):
        play_bots(table_of(game, 2, f"memory {number}"), bots)
    assert tree.nodes < MAX_NODES // 4


def test_a_full_tree_grows_no_further():
    game = find_game("new-corp-order")
    for table, seat in decisions(game, 2, "full", 1):
        bot = QuickBot(game, 1)
        bot.decide(table.view(seat), seat)
        tree = bot.tree
        while tree.nodes < MAX_NODES:
            tree.add(int(tree.nodes) + 1)
        worlds = [game.sample_position(table.view(seat), Rng(2))]
        assert Search(game, tree, seat, Rng(3)).decide(worlds, 50, 60.0)
        assert tree.nodes == MAX_NODES


def test_a_tree_finds_its_nodes_again():
    tree = Tree()
    for number in range(20_000):
        assert tree.find(number * 7919 + 1) == NONE
        tree.add(number * 7919 + 1)
    assert all(tree.find(number * 7919 + 1) == number for number in range(20_000))
    tree.clear()
    assert tree.find(1) == NONE


def test_a_tree_is_used_again_at_the_next_decision():
    game = find_game("new-corp-order")
    bot = QuickBot(game, 1)
    for table, seat in decisions(game, 2, "reuse", 1):
        view = table.view(seat)
        bot.decide(view, seat)
        node = bot.tree.find(game.sample_position(view, Rng(1)).info_key(seat, own_secrets=True))
        before = bot.tree.node_visits[node]
        bot.decide(view, seat)
        assert node != NONE
        assert bot.tree.node_visits[node] > before > 0


def test_a_decided_search_stops_early():
    game = high_card.GAME
    position = game.new_position(2)
    position.apply(CHANCE, 5)
    position.apply(CHANCE, 0)
    search = Search(game, Tree(), 0, Rng(1))
    assert search.decide([position], 4000, 60.0) == [high_card.STAY]
    assert search.simulations < 4000


def test_a_game_without_sights_and_chances_is_searched_by_views_and_outcomes():
    game = high_card.GAME
    table = table_of(game, 2, "high")
    table.advance()
    bot = QuickBot(game, 3)
    bot.simulations = 2000
    assert bot.decide(table.view(0), 0) == [high_card.STAY], "who leaves can at best share the win"


@pytest.mark.parametrize(
    ("level", "simulations", "worlds"), [(ExpertBot, 4000, 128), (AnalystBot, 4000, 500), (AnalystBot, 400, 128), (AnalystBot, 40, 40)]
)
def test_the_analyst_imagines_more_the_more_it_thinks(level, simulations, worlds):
    game = find_game("kompromat")
    table = table_of(game, 2, "worlds")
    table.advance()
    seat = table.seats_to_act()[0]
    bot = level(game, 1)
    bot.simulations = simulations
    bot.seconds = 60.0
    assert len(bot.sample_positions(table.view(seat), seat)) == worlds


@pytest.mark.slow
def test_bots_endure_games_of_every_kind():
    """Every move is legal; whether they come in time is for the bench to say, since that depends on the machine."""
    endurance = bots_endurance.Endurance(list(games()), seconds=0.02)
    endurance.run(3)
    assert endurance.games == 3


def named(game, position, seat, wanted):
    """Return the legal steps of a seat that have a field or a word."""
    return [
        step for step in position.legal_steps(seat) if wanted in (game.step_table.lookup[step][0].field, game.step_table.lookup[step][1])
    ]


def money_for_nothing(game, position, seat, partner, field):
    """Return the proposal that one of two gives the other all its money."""
    world = position.copy()
    chain = []

    def take(step):
        chain.append(step)
        world.apply(seat, step)

    take(named(game, world, seat, "offer")[0])
    take(named(game, world, seat, "partner")[partner - (partner > seat)])
    while world.mid_move:
        take((named(game, world, seat, field) or named(game, world, seat, "no-more"))[-1])
    answer = [named(game, world, partner, "accept")[0]]
    world.apply(partner, answer[0])
    return Proposal(chain, partner, [*answer, *world.legal_steps(partner)])


def test_a_proposal_is_made_only_where_search_finds_it_good():
    game = find_game("megacorps")
    table, seat = next(
        (table, seat)
        for table, seat in decisions(game, 3, "proposal", 40)
        if named(game, table.position, seat, "offer") and min(table.position.money[:3]) > 20
    )
    bot = QuickBot(game, 1)
    bot.simulations = 400
    worlds = bot.sample_positions(table.view(seat), seat)
    partner = (seat + 1) % 3
    assert not bot.is_worth_proposing(worlds, seat, money_for_nothing(game, worlds[0], seat, partner, "give-money"), bot.seconds)
    assert bot.is_worth_proposing(worlds, seat, money_for_nothing(game, worlds[0], seat, partner, "want-money"), bot.seconds)


def test_a_game_can_say_how_much_its_levels_think():
    game = find_game("megacorps")
    assert [RegularBot(game, 1).simulations, ExpertBot(game, 1).simulations] == [game.simulations["regular"], game.simulations["expert"]]
    assert RegularBot(high_card.GAME, 1).simulations == RegularBot.simulations


def test_a_novice_slips_but_proposes_nothing_by_accident():
    game = find_game("megacorps")
    for table, seat in decisions(game, 3, "slip", 6):
        novice = NoviceBot(game, 1)
        chains = [novice.random_slip(table.view(seat), seat) for _ in range(20)]
        assert not any(table.position.is_proposal(chain[0]) for chain in chains)
        assert len({tuple(chain) for chain in chains}) > 1 or len(table.position.legal_steps(seat)) < 3


@pytest.mark.parametrize("name", list(games()))
def test_every_game_has_the_levels_weakest_first(name):
    known = list(bots_for(find_game(name)))
    levels = [bot.name for bot in (NoviceBot, RegularBot, ExpertBot, AnalystBot)]
    assert [bot for bot in known if bot in levels] == levels
    assert ExpertBot.seconds <= 2
