"""OpenSpiel's learners with networks start on every game. They want PyTorch, which is in no set of
ours: where it is not installed, these tests are skipped."""

from collections.abc import Generator
from typing import Any

import pytest
from open_spiel.python import rl_environment
from open_spiel.python.rl_environment import ObservationType

from brushpass.core.chance import Chance, Fast
from tests.conformity.cells import Cell
from tests.research.walking import load

WANTED = "OpenSpiel's DQN and PPO want PyTorch: pip install torch==2.13.0 dm-tree"
torch = pytest.importorskip("torch", reason=WANTED)
pytest.importorskip("tree", reason=WANTED)

from open_spiel.python.pytorch.dqn import DQN  # noqa: E402 (needs both of them)
from open_spiel.python.pytorch.ppo import PPO, PPOAgent  # noqa: E402

LEARNER = 0
BATCH = 16


def environment(cell: Cell) -> Any:
    game = load(cell, "sampled", seed=1)
    return rl_environment.Environment(game, observation_type=ObservationType.OBSERVATION)


def sizes(env: Any) -> tuple[int, int]:
    return env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]


def until_the_learner_is_asked(env: Any, step: Any, chance: Chance) -> Any:
    """Or the game is over; the others take any option."""
    while not step.last() and step.current_player() != LEARNER:
        legal = step.observations["legal_actions"][step.current_player()]
        step = env.step([legal[chance.pick(len(legal))]])
    return step


def asked(env: Any, chance: Chance) -> Generator[Any, Any, None]:
    """One game after the other: each moment at which the learner is asked, and each end. What it
    does is sent back."""
    while True:
        step = until_the_learner_is_asked(env, env.reset(), chance)
        while not step.last():
            action = yield step
            step = until_the_learner_is_asked(env, env.step([action]), chance)
        yield step


def weights(network: Any) -> Any:
    return torch.nn.utils.parameters_to_vector(network.parameters()).detach().clone()


def test_dqn_learns_from_every_game(cell: Cell) -> None:
    env = environment(cell)
    numbers, actions = sizes(env)
    learner = DQN(
        LEARNER,
        numbers,
        actions,
        hidden_layers_sizes=[16],
        batch_size=BATCH,
        min_buffer_size_to_learn=BATCH,
        replay_buffer_capacity=10 * BATCH,
        learn_every=4,
    )
    before = weights(learner._q_network)
    moments = asked(env, Fast(1))
    step = next(moments)
    while learner._last_loss_value is None:
        done = learner.step(step)
        step = next(moments) if step.last() else moments.send(done.action)
    assert torch.isfinite(torch.as_tensor(learner._last_loss_value))
    assert not torch.equal(weights(learner._q_network), before)


def test_ppo_learns_from_every_game(cell: Cell) -> None:
    env = environment(cell)
    numbers, actions = sizes(env)
    learner = PPO(
        (numbers,),
        actions,
        cell.seats,
        LEARNER,
        steps_per_batch=BATCH,
        num_minibatches=2,
        agent_fn=PPOAgent,
    )
    before = weights(learner)
    moments = asked(env, Fast(1))
    step = next(moments)
    for _ in range(BATCH):
        (done,) = learner.step([step])
        assert done.action in step.observations["legal_actions"][LEARNER]
        step = moments.send(done.action)
        learner.post_step(step.rewards[LEARNER], step.last())
        if step.last():
            step = next(moments)
    learner.learn([step])
    assert learner.updates_done == 1
    after = weights(learner)
    assert torch.isfinite(after).all()
    assert not torch.equal(after, before)
