"""What an environment is asked for wrongly is refused in one sentence."""

import re
from typing import Any

import gymnasium
import numpy
import pytest

from brushpass.core.refusal import Refusal
from tests.research.test_gym import KOMPROMAT


@pytest.mark.parametrize(
    ("terms", "words"),
    [
        ({"mode": "long"}, "unknown mode of kompromat 'long'"),
        ({"seats": 3}, "kompromat has no table for 3: allowed: 2"),
        ({"settings": {"speed": 1}}, "unknown option of kompromat 'speed'"),
        ({"opponents": "clerq"}, "unknown bot 'clerq': did you mean 'clerk'"),
        ({"opponents": ["clerk", "clerk"]}, "one for each of the 1 others, not 2"),
        ({"seat": 2}, "seat must be from 0 to 1, or None, not 2"),
        ({"reward": "gold"}, "unknown reward 'gold'"),
        ({"illegal": "forgive"}, "unknown answer to an illegal action 'forgive'"),
        ({"render_mode": "human"}, "there is no render mode 'human'"),
        ({"speed": 3}, "unknown argument of the environment 'speed'"),
        ({"mode": 5}, r"^mode: expected `str \| null`, got `int`$"),
        ({"seats": "2"}, r"^seats: expected `int \| null`, got `str`$"),
        ({"seat": 0.5}, r"^seat: expected `int \| null`, got `float`$"),
        ({"reward": None}, "^reward: expected `str`, got `null`$"),
        ({"shaping": "much"}, "^shaping: expected `float`, got `str`$"),
        ({"beliefs": "all"}, "^beliefs: expected `bool`, got `str`$"),
        ({"settings": 5}, "^settings: expected `object`, got `int`$"),
        ({"opponents": 5}, r"^opponents: expected `str \| array \| null`, got `int`$"),
    ],
)
def test_unknown_terms(terms: dict[str, Any], words: str) -> None:
    with pytest.raises(Refusal, match=words):
        gymnasium.make_vec(KOMPROMAT, num_envs=2, **terms)
    if "render_mode" not in terms:  # of which gymnasium.make has its own opinion
        with pytest.raises(Refusal, match=words):
            gymnasium.make(KOMPROMAT, **terms)


def test_numbers_of_rows_and_workers() -> None:
    with pytest.raises(Refusal, match="there must be one row at least, not 0"):
        gymnasium.make_vec(KOMPROMAT, num_envs=0)
    with pytest.raises(Refusal, match="workers must be from 1 to the 2 rows, not 3"):
        gymnasium.make_vec(KOMPROMAT, num_envs=2, workers=3)
    for number in (2.5, "2", True, None):
        words = f"must be a whole number, not {re.escape(repr(number))}$"
        with pytest.raises(Refusal, match=f"num_envs {words}"):
            gymnasium.make_vec(KOMPROMAT, num_envs=number)  # type: ignore[arg-type]
        with pytest.raises(Refusal, match=f"workers {words}"):
            gymnasium.make_vec(KOMPROMAT, num_envs=2, workers=number)


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        ("x", "seed must be a whole number, not 'x'"),
        (1.5, "seed must be a whole number, not 1.5"),
        ([1, "x"], "seed must be a whole number, not 'x'"),
        ([1], "there must be 2 seeds, one for each row, not 1"),
    ],
)
def test_seeds_that_are_none(seed: Any, words: str) -> None:
    env = gymnasium.make_vec(KOMPROMAT, num_envs=2)
    with pytest.raises(Refusal, match=words):
        env.reset(seed=seed)


def test_numpys_numbers_seed_as_pythons_do() -> None:
    env = gymnasium.make_vec(KOMPROMAT, num_envs=2)
    seen = env.reset(seed=[3, 4])[0]  # type: ignore[arg-type]
    for seed in (numpy.int64(3), numpy.array([3, 4])):
        assert (env.reset(seed=seed)[0] == seen).all()  # type: ignore[arg-type]


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(gymnasium.error.Error, match="Nosuch"):
        gymnasium.make("brushpass/Nosuch-v0")


@pytest.mark.parametrize(
    "actions", [[1], [[0, 0]], [0.0, 1.0], ["draw", "stop"], numpy.array([True, False])]
)
def test_actions_of_a_wrong_shape_or_kind(actions: Any) -> None:
    env = gymnasium.make_vec(KOMPROMAT, num_envs=2)
    env.reset(seed=1)
    with pytest.raises(
        Refusal, match=r"actions must be 2 whole numbers in an array of shape \(2,\)"
    ):
        env.step(actions)
    alone = gymnasium.make(KOMPROMAT, disable_env_checker=True)
    alone.reset(seed=1)
    with pytest.raises(Refusal, match="an action must be one whole number"):
        alone.step(actions)


def test_seeds_for_some_rows_only() -> None:
    env: Any = gymnasium.make_vec(KOMPROMAT, num_envs=2)
    with pytest.raises(Refusal, match="there must be 2 seeds, one for each row, not 3"):
        env.reset(seed=[1, 2, 3])


def test_a_step_before_the_first_reset_and_after_the_end() -> None:
    rows = gymnasium.make_vec(KOMPROMAT, num_envs=2)
    with pytest.raises(Refusal, match="reset before the first step"):
        rows.step(numpy.array([0, 0]))
    alone = gymnasium.make(KOMPROMAT).unwrapped
    with pytest.raises(Refusal, match="reset before the first step"):
        alone.step(numpy.int64(0))
    alone.reset(seed=1)
    assert alone.step(numpy.int64(-1))[2]
    with pytest.raises(Refusal, match="the game is over: reset before another step"):
        alone.step(numpy.int64(0))


@pytest.mark.parametrize("workers", [1, 2])
def test_a_closed_environment(workers: int) -> None:
    rows = gymnasium.make_vec(KOMPROMAT, num_envs=2, workers=workers)
    rows.reset(seed=1)
    rows.close()
    alone = gymnasium.make(KOMPROMAT).unwrapped
    alone.close()
    for step in (lambda: rows.step([0, 0]), rows.reset, lambda: alone.step(0), alone.reset):
        with pytest.raises(Refusal, match="the environment is closed: make another"):
            step()


def test_an_illegal_action_ends_the_episode_and_is_named() -> None:
    env = gymnasium.make_vec(KOMPROMAT, num_envs=2, penalty=-5.0)
    _, info = env.reset(seed=1)
    wrong = [int(numpy.flatnonzero(mask == 0)[0]) for mask in info["action_mask"]]
    right = [int(numpy.flatnonzero(mask)[0]) for mask in info["action_mask"]]
    player = info["current_player"][0]
    _, rewards, over, _, info = env.step([wrong[0], right[1]])
    assert rewards.tolist() == [-5.0, 0.0]
    assert over.tolist() == info["illegal"].tolist() == [True, False]
    assert info["rewards"][0].tolist() == [-5.0 if seat == player else 0.0 for seat in range(2)]
    assert info["final_info"]["ending"][0] == "illegal action"
    _, rewards, over, _, info = env.step(
        [int(numpy.flatnonzero(m)[0]) for m in info["action_mask"]]
    )
    assert not over.any()
    assert not info["illegal"].any()


def test_an_illegal_action_raises_if_asked_to_and_nothing_is_played() -> None:
    env = gymnasium.make_vec(KOMPROMAT, num_envs=2, illegal="raise")
    _, info = env.reset(seed=1)
    right = [int(numpy.flatnonzero(mask)[0]) for mask in info["action_mask"]]
    wrong = int(numpy.flatnonzero(info["action_mask"][1] == 0)[0])
    for action in (wrong, 121, -1):
        with pytest.raises(
            Refusal, match=rf"action {action} is not possible now in row 1: allowed"
        ):
            env.step([right[0], action])
    env.step(right)
    alone = gymnasium.make(KOMPROMAT, illegal="raise").unwrapped
    alone.reset(seed=1)
    with pytest.raises(Refusal, match="action 121 is not possible now: allowed: "):
        alone.step(numpy.int64(121))


def test_a_worker_that_has_ended_is_named() -> None:
    env = gymnasium.make_vec(KOMPROMAT, num_envs=2, workers=2)
    _, info = env.reset(seed=1)
    victim: Any = env.unwrapped
    victim._rows._processes[0].kill()
    victim._rows._processes[0].join()
    with pytest.raises(Refusal, match="a worker of the environment has ended: make another"):
        env.step([int(numpy.flatnonzero(mask)[0]) for mask in info["action_mask"]])
    env.close()
