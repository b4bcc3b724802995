"""Every game with an observer is a Gymnasium environment, alone and in rows."""

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from brushpass.core.catalogue import games
from brushpass.core.chance import Fast
from brushpass.research.gym import environment_id
from tests.conformity.cells import Cell, all_cells

OBSERVED = [cell for cell in all_cells() if cell.game.observer is not None]
every_cell = pytest.mark.parametrize("seen", OBSERVED, ids=str)
KOMPROMAT = "brushpass/Kompromat-v0"


def table_of(cell: Cell) -> dict[str, Any]:
    return {"id": environment_id(cell.game.about.name), "mode": cell.mode.name, "seats": cell.seats}


def some_actions(masks: Any, chance: Fast) -> Any:
    options = [numpy.flatnonzero(mask) for mask in masks]
    return numpy.array([allowed[chance.pick(len(allowed))] for allowed in options])


def test_ids_are_the_games_names() -> None:
    ids = {environment_id(name) for name, game in games().items() if game.observer is not None}
    assert ids == {name for name in gymnasium.registry if name.startswith("brushpass/")}
    assert {KOMPROMAT, "brushpass/DoubleAgent-v0", "brushpass/SpyTactics-v0"} <= ids


@every_cell
def test_gymnasium_finds_nothing_to_warn_about(seen: Cell) -> None:
    env = gymnasium.make(**table_of(seen))
    check_env(env.unwrapped)
    env.close()


@every_cell
def test_row_i_is_the_single_environment_with_seed_i_game_after_game(seen: Cell) -> None:
    count = 3
    rows = gymnasium.make_vec(**table_of(seen), num_envs=count)
    assert rows.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    alone = [gymnasium.make(**table_of(seen)) for _ in range(count)]
    observations, info = rows.reset(seed=20)
    for row, env in enumerate(alone):
        same(observations[row], info, row, *env.reset(seed=20 + row))
    chance, games_over = Fast(2), [0] * count
    while min(games_over) < 2:
        actions = some_actions(info["action_mask"], chance)
        observations, rewards, over, cut, info = rows.step(actions)
        assert observations in rows.observation_space
        assert not cut.any()
        for row, env in enumerate(alone):
            observed, reward, ended, _, told = env.step(actions[row])
            assert (reward, ended) == (rewards[row], over[row])
            assert (told["rewards"] == info["rewards"][row]).all()
            if ended:
                games_over[row] += 1
                assert (info["final_obs"][row] == observed).all()
                assert info["final_info"]["ending"][row] == told["ending"]
                assert (info["final_info"]["rewards"][row] == told["rewards"]).all()
                assert info["_final_obs"][row]
                observed, told = env.reset()
            same(observations[row], info, row, observed, told)


def same(observation: Any, info: Any, row: int, observed: Any, told: Any) -> None:
    assert (observation == observed).all()
    assert (info["action_mask"][row] == told["action_mask"]).all()
    assert info["current_player"][row] == told["current_player"]


def test_rows_shared_out_over_processes_are_the_same_rows() -> None:
    together = gymnasium.make_vec("brushpass/DoubleAgent-v0", num_envs=5)
    apart = gymnasium.make_vec("brushpass/DoubleAgent-v0", num_envs=5, workers=2)
    chance = Fast(3)
    one: Any = together.reset(seed=1)
    two: Any = apart.reset(seed=1)
    ended = 0
    while ended < 5:
        assert (one[0] == two[0]).all()
        for name in ("action_mask", "current_player", "rewards", "illegal"):
            assert (one[-1][name] == two[-1][name]).all(), name
        actions = some_actions(one[-1]["action_mask"], chance)
        one, two = together.step(actions), apart.step(actions)
        assert (one[1] == two[1]).all()
        assert (one[2] == two[2]).all()
        if one[2].any():
            ended += one[2].sum()
            finals = [step[-1]["final_info"]["ending"].tolist() for step in (one, two)]
            assert finals[0] == finals[1]
    for env in (together, apart):
        env.close()
        env.close()


@pytest.mark.parametrize("opponents", ["recruit", ["clerk"], "examples/my_bot.py"])
def test_opponents_play_inside_and_the_learner_keeps_its_seat(opponents: Any) -> None:
    env = gymnasium.make_vec(KOMPROMAT, num_envs=2, opponents=opponents, seat=1)
    played = list(whole_games(env, 2))
    assert {seat for _, seats in played for seat in seats} == {1}
    assert played == list(whole_games(env, 2)), "the same seeds, the same games"
    env.close()


def test_a_learner_may_change_seats_from_game_to_game() -> None:
    env = gymnasium.make_vec(KOMPROMAT, num_envs=4, opponents="recruit", seat=None)
    assert {seat for _, seats in whole_games(env, 8) for seat in seats} == {0, 1}
    env.close()


def whole_games(env: Any, count: int) -> Iterator[tuple[list[float], list[int]]]:
    """Rewards and players of each step, until so many games are over."""
    chance = Fast(4)
    _, info = env.reset(seed=5)
    over = 0
    while over < count:
        players = info["current_player"].tolist()
        _, rewards, ended, _, info = env.step(some_actions(info["action_mask"], chance))
        over += int(ended.sum())
        yield rewards.tolist(), players


@every_cell
def test_beliefs_are_appended_to_what_is_seen(seen: Cell) -> None:
    plain = gymnasium.make(**table_of(seen))
    rich = gymnasium.make(**table_of(seen), beliefs=True)
    chance = Fast(6)
    (observed, info), (more, _) = plain.reset(seed=7), rich.reset(seed=7)
    concluded = 0
    for _ in range(60):
        assert more in rich.observation_space
        assert (more[: len(observed)] == observed).all()
        concluded += int(more[len(observed) :].any())
        (action,) = some_actions([info["action_mask"]], chance)
        observed, _, over, _, info = plain.step(action)
        more, _, also, _, _ = rich.step(action)
        assert over == also
        if over:
            (observed, info), (more, _) = plain.reset(), rich.reset()
    observer = seen.game.observer
    assert observer is not None
    assert (concluded > 0) == bool(observer.questions(seen.options()))


def test_rewards_by_points_and_shaped_by_points() -> None:
    for terms in ({"reward": "points"}, {"shaping": 1.0}):
        env = gymnasium.make("brushpass/DoubleAgent-v0", **terms)
        _, info = env.reset(seed=8)
        chance, total, over = Fast(9), numpy.zeros(2), False
        while not over:
            _, _, over, _, info = env.step(some_actions([info["action_mask"]], chance)[0])
            total += info["rewards"]
        assert total.sum() > 20, "cards of two decks were taken"


def test_without_copies_arrays_are_views_of_what_comes_next() -> None:
    for copies in (True, False):
        env = gymnasium.make_vec(KOMPROMAT, num_envs=2, copy=copies)
        before, info = env.reset(seed=1)
        kept = before.copy()
        env.step(some_actions(info["action_mask"], Fast(1)))
        assert (before == kept).all() == copies
        env.close()
