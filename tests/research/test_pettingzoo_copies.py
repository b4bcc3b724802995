"""An environment can be copied and pickled in mid-game, and the copy goes on the same way."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy
import pettingzoo
import pytest

from brushpass.core.chance import Fast
from tests.conformity.cells import Cell
from tests.research.zoo import aec, at_once, decisions, every_cell, parallel, steps

COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]
both_ways = pytest.mark.parametrize("copied", COPIES, ids=["deepcopy", "pickle"])


def story(env: Any, seed: int) -> list[Any]:
    """All that an environment shows to the end of its game, and through the next one."""
    told: list[Any] = []
    for game in range(2):
        for action in decisions(env, Fast(seed + game)):
            observation, reward, *over, info = env.last()
            told.append((action, env.agent_selection, reward, over, env.rewards.copy()))
            told += [observation["observation"].tobytes(), info["action_mask"].tobytes()]
        told.append(env.state().tobytes())
        env.reset()
    return told


@both_ways
@every_cell
def test_a_copy_goes_on_the_same_way(seen: Cell, copied: Callable[[Any], Any]) -> None:
    env = aec(seen)
    env.reset(seed=1)
    playing = decisions(env, Fast(1))
    for _ in range(5):  # the shortest game has more
        next(playing)
    other = copied(env)
    assert story(other, 3) == story(env, 3)


@both_ways
@at_once
def test_a_parallel_copy_goes_on_the_same_way(seen: Cell, copied: Callable[[Any], Any]) -> None:
    env = parallel(seen)
    env.reset(seed=2)
    playing = steps(env, Fast(2))
    for _ in range(6):
        next(playing)
    other = copied(env)
    ends = []
    for one in (env, other):
        last = None
        for actions in steps(one, Fast(3)):
            last = (actions, one.state().tobytes())
        ends.append((last, one.state().tobytes(), {a: v.tobytes() for a, v in first(one).items()}))
    assert ends[0] == ends[1]


def first(env: Any) -> dict[str, numpy.ndarray]:
    """What the next game shows, whose seed nobody names."""
    return {agent: seen["observation"] for agent, seen in env.reset()[0].items()}


@both_ways
def test_a_copy_leaves_the_original_alone(copied: Callable[[Any], Any]) -> None:
    env = pettingzoo.make("aec", "brushpass/Kompromat-v0")
    env.reset(seed=4)
    before = env.state().tobytes(), env.agent_selection
    other = copied(env)
    for _ in decisions(other, Fast(4)):
        pass
    assert (env.state().tobytes(), env.agent_selection) == before


@both_ways
def test_a_copy_remembers_what_was_heard(copied: Callable[[Any], Any]) -> None:
    env = pettingzoo.make("aec", "brushpass/Microfilms-v0", beliefs=True, render_mode="ansi")
    env.reset(seed=5)
    playing = decisions(env, Fast(5))
    for _ in range(20):
        next(playing)
    other = copied(env)
    assert other.render() == env.render()
    for agent in env.agents:
        row, again = (one.observe(agent)["observation"] for one in (env, other))
        assert (row == again).all()


@both_ways
def test_before_the_deal_and_after_the_end(copied: Callable[[Any], Any]) -> None:
    env = pettingzoo.make("aec", "brushpass/Kompromat-v0")
    copied(env).reset()
    env.reset(seed=6)
    wrong = int(env.infos[env.agent_selection]["action_mask"].argmin())
    env.step(wrong)
    env.step(None)
    other = copied(env)
    for one in (env, other):
        assert len(one.agents) == 1
        assert one.infos[one.agents[0]]["illegal"]
        one.step(None)
        assert not one.agents
