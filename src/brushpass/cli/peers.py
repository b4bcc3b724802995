"""Environments of others, driven as their own examples do; each needs its package."""

import random
from collections.abc import Callable
from typing import Any, Final

from brushpass.cli.measure import DECISIONS


def openspiel(name: str) -> Callable[[], int]:
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(name)
    history = pyspiel.IIGObservationType(perfect_recall=True)  # all that oh_hell has
    observation: Any = make_observation(game) or make_observation(game, history)

    def work() -> int:
        decisions = 0
        while decisions < DECISIONS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, weights)[0])
                    continue
                player = state.current_player()
                observation.set_from(state, player)
                state.legal_actions_mask(player)
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return work


def rlcard(name: str) -> Callable[[], int]:
    import rlcard as package

    env: Any = package.make(name)

    def work() -> int:
        decisions = 0
        while decisions < DECISIONS // 10:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions

    return work


def pettingzoo_leduc() -> Callable[[], int]:
    # Where it is written: by its older name it warns that it will go.
    from pettingzoo.classic.rlcard_envs.leduc_holdem import raw_env

    env: Any = raw_env()

    def work() -> int:
        decisions = 0
        while decisions < DECISIONS // 10:
            env.reset()
            for _ in env.agent_iter():
                observation, _, over, cut, _ = env.last()
                mask = observation["action_mask"]
                env.step(None if over or cut else random.choice(mask.nonzero()[0]))
                decisions += not (over or cut)
        return decisions

    return work


PEERS: Final[dict[str, Callable[[], Callable[[], int]]]] = {
    "OpenSpiel leduc_poker": lambda: openspiel("leduc_poker"),
    "OpenSpiel oh_hell": lambda: openspiel("oh_hell"),
    "RLCard leduc-holdem": lambda: rlcard("leduc-holdem"),
    "RLCard uno": lambda: rlcard("uno"),
    "PettingZoo leduc_holdem-v4": pettingzoo_leduc,
}
