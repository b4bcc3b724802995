"""Every game is a PettingZoo environment, and its agents observe what its observer writes."""

import warnings
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from brushpass.core.chance import Fast
from brushpass.core.table import Table
from brushpass.research.pettingzoo import AT_ONCE
from brushpass.research.pettingzoo.aec import BrushpassAECEnv
from brushpass.research.pettingzoo.parallel import BrushpassParallelEnv
from tests.conformity.cells import Cell
from tests.research.zoo import aec, at_once, decisions, every_cell, parallel, steps

# Not by name: what is called test_... here would be run as a test of ours.
state_tests = import_module("pettingzoo.test.state_test")

# PettingZoo's test wants arrays alone. It spares its own games with masks by a list of their names.
MASKED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box",
)


def test_every_game_is_registered_and_those_that_choose_at_once_twice() -> None:
    ours = {name for name in pettingzoo.aec_registry if name.startswith("brushpass/")}
    assert "brushpass/Kompromat-v0" in ours
    assert len(ours) == 5
    twice = {name for name in pettingzoo.parallel_registry if name.startswith("brushpass/")}
    assert twice == {f"brushpass/{name}-v0" for name in ("DoubleAgent", "Redacted", "SpyTactics")}


@every_cell
def test_only_in_games_with_a_parallel_environment_do_seats_choose_at_once(seen: Cell) -> None:
    most = 0
    for seed in range(4):
        table = Table(seen.game, seen.options(), Fast(seed))
        chance = Fast(seed)
        while seats := table.to_act():
            most = max(most, len(seats))
            legal = table.legal(seats[0])
            table.play(seats[0], legal[chance.pick(len(legal))])
    assert most == 1 or seen.game.about.name in AT_ONCE
    if seen.game.about.name == "spy_tactics":
        assert most == seen.seats


@every_cell
def test_pettingzoo_finds_nothing_to_warn_about(seen: Cell) -> None:
    api_test(aec(seen, masked=False), num_cycles=300)
    seed_test(lambda: aec(seen), num_cycles=50)
    env = aec(seen)
    state_tests.test_state_space(env)
    state_tests.test_state(env, num_cycles=10)
    render_test(lambda **asked: aec(seen, **asked), {"ansi": bool})


@every_cell
def test_with_masks_in_observations_it_names_only_what_it_spares_its_own_games(seen: Cell) -> None:
    with warnings.catch_warnings():
        for message in MASKED:
            warnings.filterwarnings("ignore", message)
        api_test(aec(seen), num_cycles=100)


@at_once
def test_pettingzoo_finds_nothing_to_warn_about_in_parallel(seen: Cell) -> None:
    parallel_api_test(parallel(seen), num_cycles=200)
    parallel_api_test(parallel(seen, masked=False), num_cycles=200)
    parallel_seed_test(lambda: parallel(seen), num_cycles=50)
    state_tests.state_test(aec(seen), parallel(seen))


class FirstOption:
    """PettingZoo's test of cycles draws actions without masks: these spaces give the first option.

    All four times everybody has one then: all discard, activate Dreamfall, examine, activate.
    """

    def __init__(self, env: Any) -> None:
        self.env = env

    def __getattr__(self, name: str) -> Any:
        return getattr(self.env, name)

    def action_space(self, agent: str) -> Any:
        mask = self.env._table.mask_of(self.env.possible_agents.index(agent))
        return SimpleNamespace(sample=lambda: int(mask.argmax()))


@pytest.mark.parametrize("seats", [4, 9])
def test_pettingzoo_counts_our_cycles_where_all_choose_at_once(seats: int) -> None:
    """Nowhere else do all choose once in each of the first four cycles, which it asks for."""
    table = {"game": "spy_tactics", "seats": seats}
    max_cycles_test(
        SimpleNamespace(
            env=lambda **asked: FirstOption(BrushpassAECEnv(**table, **asked)),
            parallel_env=lambda **asked: FirstOption(BrushpassParallelEnv(**table, **asked)),
        )
    )


@every_cell
def test_a_game_is_cut_after_so_many_cycles(seen: Cell) -> None:
    env = aec(seen, max_cycles=3)
    env.reset(seed=1)
    decided = sum(1 for _ in decisions(env, Fast(2)))
    assert decided == 3 if seen.game.about.name not in AT_ONCE else 3 <= decided <= 3 * seen.seats


@at_once
def test_a_parallel_game_is_cut_after_so_many_steps(seen: Cell) -> None:
    env = parallel(seen, max_cycles=3)
    env.reset(seed=1)
    assert sum(1 for _ in steps(env, Fast(2))) == 3
