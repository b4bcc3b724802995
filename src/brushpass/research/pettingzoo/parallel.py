"""A table as PettingZoo's `ParallelEnv`: in every step all who are to act choose at once, sealed.

An agent that has nothing to choose in a step has a mask of zeros, and whatever it sends is ignored.
"""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from brushpass.core.refusal import Refusal
from brushpass.research.pettingzoo import AT_ONCE
from brushpass.research.pettingzoo.agents import Agents, Info
from brushpass.research.pettingzoo.asked import number_of
from brushpass.research.pettingzoo.spaces import Agent

Each = dict[Agent, Any]


class BrushpassParallelEnv(Agents, ParallelEnv[Agent, Any, Any]):
    def __init__(self, **asked: Any) -> None:
        super().__init__(parallel=True, given=asked)
        game = self._asked.terms.game
        if game not in AT_ONCE:
            raise Refusal(
                f"nobody chooses at once in {game}: make an 'aec' environment of it, "
                f"or a 'parallel' one of {', '.join(AT_ONCE)}"
            )
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Each, dict[Agent, Info]]:
        self._refuse_closed()
        self._table.begin(seed)
        self.agents = self.possible_agents.copy()
        self._cycles = 0
        observations = self._observations()
        return observations, self._infos()

    def step(
        self, actions: Mapping[Agent, Any]
    ) -> tuple[Each, Each, Each, Each, dict[Agent, Info]]:
        self._refuse_unless_begun()
        if not self.agents:
            raise Refusal("the game is over: reset before another step")
        self._table.play_at_once(self._chosen(actions))
        self._cycles += 1
        over, illegal = self._table.over, bool(self._table.rows.illegal[0])
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards = dict(zip(self.agents, self._table.rewards.tolist(), strict=True))
        terminations = dict.fromkeys(self.agents, over)
        # After an illegal action both, as PettingZoo's TerminateIllegalWrapper has it.
        truncations = dict.fromkeys(self.agents, cut or illegal)
        observations, infos = self._observations(), self._ended() if over else self._infos()
        if over or cut:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _chosen(self, actions: Mapping[Agent, Any]) -> dict[int, int]:
        """Of those who are to act."""
        for agent in actions:
            self._known(agent)
        chosen: dict[int, int] = {}
        for seat in self._table.to_act():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise Refusal(f"{agent} is to choose now, but there is no action of it")
            chosen[seat] = number_of(actions[agent])
            if self._asked.raises:
                self._refuse_illegal(self._table.mask_of(seat), chosen[seat])
        return chosen

    def _observations(self) -> Each:
        table = self._table
        return {
            agent: self._show(table.row_of(seat), table.mask_of(seat))
            for agent, seat in self._seat_of.items()
        }

    def _infos(self) -> dict[Agent, Info]:
        table = self._table
        return {agent: {"action_mask": table.mask_of(s)} for agent, s in self._seat_of.items()}
