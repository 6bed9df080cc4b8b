"""The arena on a Ray cluster of two nodes on this machine."""

from __future__ import annotations

import time

import pytest
import ray
from ray.cluster_utils import Cluster

from backroom import find_game
from backroom.arena.executors import run_match, run_serial
from backroom.arena.ray_executor import ClusterUnavailable, connect_ray, run_ray
from backroom.arena.schedule import make_config, schedule

SETTING = make_config(find_game("new-corp-order"), 2, {}, ["regular", "greedy"], "cluster")
GAMES = 12
TRIES = 3
SMALL = 80_000_000
"""Bytes of shared memory for each node; the games need none."""


@pytest.fixture
def cluster(monkeypatch):
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_raylet_liveness_self_check_interval_ms", "1000")
    cluster = Cluster()
    add_node(cluster, include_dashboard=False)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def add_node(cluster, **more):
    """Add a node of one core; Ray gives up after half a minute, which is not always enough for a busy machine."""
    for left in reversed(range(TRIES)):
        try:
            return cluster.add_node(num_cpus=1, object_store_memory=SMALL, **more)
        except Exception:
            if not left:
                raise
    raise AssertionError


def hang_on(node, mark):
    """Return a way to play that on one node leaves a mark and never returns, so that the node is surely at work when it is lost."""

    def play(config, match):
        played = run_match(config, match)
        if ray.get_runtime_context().get_node_id() == node:
            mark.touch()
            time.sleep(3600)
        return played

    return play


def wait_for(mark):
    deadline = time.monotonic() + 120
    while not mark.exists():
        assert time.monotonic() < deadline, "no game was begun on the second node"
        time.sleep(0.05)


@pytest.mark.slow
def test_a_tournament_survives_the_loss_of_a_node(cluster, tmp_path, monkeypatch):
    second, mark = add_node(cluster), tmp_path / "played"
    monkeypatch.setattr("backroom.arena.ray_executor.run_match", hang_on(second.node_id, mark))
    said = []
    playing = run_ray(SETTING, schedule(SETTING, GAMES), cluster.address, said.append)
    games = [next(playing)]
    wait_for(mark)
    cluster.remove_node(second, allow_graceful=False)
    games += list(playing)
    expected = {(game.shuffle, game.number): game.scores for game in run_serial(SETTING, schedule(SETTING, GAMES))}
    assert {(game.shuffle, game.number): game.scores for game in games} == expected
    assert len(games) == GAMES
    assert set(said) == {"a node or worker of the cluster is lost; 1 begun game is played again"}


def test_a_cluster_that_is_not_there_is_told_in_one_sentence(monkeypatch):
    monkeypatch.setenv("RAY_gcs_rpc_server_reconnect_timeout_s", "1")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    with pytest.raises(ClusterUnavailable, match="there is no Ray cluster at 'auto'"):
        connect_ray("auto")
