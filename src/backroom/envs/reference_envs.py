"""Public environments to measure ours beside, where they are installed: `uv run --group peers backroom bench --research`."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

LANES = 4096
SCAN = 32


def reference_envs() -> dict[str, Callable[[], int]]:
    """Return by name what makes some steps and returns how many; only of those that are installed."""
    found: dict[str, Callable[[], int]] = {}
    if find_spec("pgx") is not None:
        found["pgx leduc_holdem, batched"] = leduc()
    if find_spec("rlcard") is not None and find_spec("pygame") is not None:
        found["pettingzoo texas_holdem_v4"] = texas()
    return found


def leduc() -> Callable[[], int]:
    """Return random steps of many lanes of pgx's Leduc hold'em, compiled as one loop, finished lanes begun anew."""
    jax: Any = importlib.import_module("jax")
    pgx: Any = importlib.import_module("pgx")
    auto_reset: Any = importlib.import_module("pgx.experimental").auto_reset
    env = pgx.make("leduc_holdem")
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> tuple[Any, None]:  # noqa: ANN401
        choosing, drawing = jax.random.split(key)
        chances = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        chosen = jax.random.categorical(choosing, chances, axis=-1)
        return step(state, chosen, jax.random.split(drawing, LANES)), None

    run = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, SCAN))[0])
    table = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), LANES)), 0]

    def some() -> int:
        table[1] += 1
        table[0] = jax.block_until_ready(run(table[0], jax.random.PRNGKey(table[1])))
        return LANES * SCAN

    some()  # compiles
    return some


def texas() -> Callable[[], int]:
    """Return a random game of PettingZoo's Texas hold'em."""
    env: Any = importlib.import_module("pettingzoo.classic.texas_holdem_v4").env()
    env.reset(seed=1)
    return random_game(env)


def random_game(env: Any) -> Callable[[], int]:  # noqa: ANN401
    """Return what plays a random game of a PettingZoo environment and returns how many steps it took."""
    chance = random.Random(1).random  # noqa: S311

    def game() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(chance() * len(legal))]))
            steps += 1
        return steps

    return game
