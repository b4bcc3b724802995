"""What PettingZoo's agents observe and earn is what our own table shows and pays."""

from typing import Any

import numpy
import pettingzoo
import pytest

from brushpass.core.chance import Fast
from brushpass.core.observation import width, zeros
from brushpass.core.table import Table
from tests.conformity.cells import Cell
from tests.research.zoo import aec, at_once, decisions, every_cell, parallel, some_option


def rows(table: Table) -> list[Any]:
    """What the game's observer writes for each seat of a table of our own."""
    observer = table.game.observer
    assert observer is not None
    written = []
    for seat in range(table.options.seats):
        row = zeros(width(observer.parts(table.options)))
        observer.write(table.state, seat, row, 0)
        written.append(numpy.frombuffer(memoryview(row), numpy.uint8))
    return written


@every_cell
def test_agents_observe_exactly_what_the_observer_writes(seen: Cell) -> None:
    env, table = aec(seen), Table(seen.game, seen.options(), Fast(3))
    env.reset(seed=3)
    for number, action in enumerate(decisions(env, Fast(4))):
        seat = table.to_act()[0]
        assert env.agent_selection == f"player_{seat}"
        if number % seen.seats == 0:
            compare(env, table)
        mask = env.last()[0]["action_mask"]
        assert numpy.flatnonzero(mask).tolist() == sorted(o.id for o in table.legal(seat))
        assert mask is env.infos[env.agent_selection]["action_mask"]
        table.play(seat, table.game.actions[action])
        if not table.to_act():
            break
    env.step(action)
    compare(env, table)
    result = seen.game.result(table.state)
    assert result is not None
    assert tuple(env.rewards.values()) == pytest.approx(result.zero_sum)
    assert {info["ending"] for info in env.infos.values()} == {result.ending}


def compare(env: Any, table: Table) -> None:
    written = rows(table)
    for agent, row in zip(env.possible_agents, written, strict=True):
        assert (env.observe(agent)["observation"] == row).all()
        if agent != env.agent_selection:
            assert not env.observe(agent)["action_mask"].any()
    assert (env.state() == numpy.concatenate(written)).all()


@at_once
def test_parallel_agents_observe_exactly_what_the_observer_writes(seen: Cell) -> None:
    env, table = parallel(seen), Table(seen.game, seen.options(), Fast(5))
    observed, infos = env.reset(seed=5)
    chance, together = Fast(6), 0
    while seats := table.to_act():
        together = max(together, len(seats))
        for seat, (agent, row) in enumerate(zip(env.agents, rows(table), strict=True)):
            assert (observed[agent]["observation"] == row).all()
            mask = observed[agent]["action_mask"]
            assert (infos[agent]["action_mask"] == mask).all()
            assert numpy.flatnonzero(mask).tolist() == sorted(o.id for o in table.legal(seat))
        actions = {agent: some_option(observed[agent]["action_mask"], chance) for agent in observed}
        for seat in seats:
            table.play(seat, table.game.actions[actions[f"player_{seat}"]])
        observed, rewards, over, cut, infos = env.step(actions)
        assert not any(cut.values())
    assert all(over.values())
    assert not env.agents
    result = seen.game.result(table.state)
    assert result is not None
    assert tuple(rewards.values()) == pytest.approx(result.zero_sum)


@pytest.mark.parametrize("reward", ["zero_sum", "honest", "points"])
def test_rewards_are_of_the_kind_asked_for(reward: str) -> None:
    env = pettingzoo.make("aec", "brushpass/Microfilms-v0", mode="croupier", reward=reward)
    paid = set()
    for seed in range(30):
        env.reset(seed=seed)
        chance = Fast(seed)
        while not any(env.terminations.values()):
            env.step(some_option(env.infos[env.agent_selection]["action_mask"], chance))
        result = env._table.game.result(env._table.rows.states[0])
        assert tuple(env.rewards.values()) == pytest.approx(getattr(result, reward))
        paid.add(tuple(env.rewards.values()))
    # Both may lose to the Croupier.
    assert paid >= {"zero_sum": {(0.0, 0.0)}, "honest": {(-0.5, -0.5)}, "points": set()}[reward]
    assert len(paid) > 1


def test_shaped_rewards_are_paid_while_points_are_made() -> None:
    env = pettingzoo.make("aec", "brushpass/DoubleAgent-v0", shaping=1.0)
    env.reset(seed=8)
    total = 0.0
    for _ in decisions(env, Fast(9)):
        total += sum(env.rewards.values())
    assert total > 20, "cards of two decks were taken"


@every_cell
def test_beliefs_are_appended_to_what_is_seen(seen: Cell) -> None:
    plain, rich = aec(seen), aec(seen, beliefs=True)
    plain.reset(seed=7)
    rich.reset(seed=7)
    concluded = 0
    for action, _ in zip(decisions(plain, Fast(6)), range(40), strict=False):
        agent = plain.agent_selection
        assert agent == rich.agent_selection
        row, more = (env.observe(agent)["observation"] for env in (plain, rich))
        assert (more[: len(row)] == row).all()
        concluded += int(more[len(row) :].any())
        rich.step(action)
    assert seen.game.observer is not None
    assert concluded > 0 or not seen.game.observer.questions(seen.options())


@every_cell
def test_it_is_rendered_as_the_seat_to_act_sees_it_in_the_games_words(seen: Cell) -> None:
    env = aec(seen, render_mode="ansi")
    table = Table(seen.game, seen.options(), Fast(3))
    env.reset(seed=3)
    for action, _ in zip(decisions(env, Fast(4)), range(25), strict=False):
        seat = table.to_act()[0]
        shown = env.render()
        for block in seen.game.face.words().table(table.view(seat)):
            assert block.title in shown
            for line in block.lines:
                assert line in shown
            for cell in [cell for row in block.rows for cell in row]:
                assert cell in shown
        table.play(seat, table.game.actions[action])
