"""A table as PettingZoo's `AECEnv`: whoever is to act is selected, observes and decides.

Where several choose at once, sealed, they are selected one after the other, and nobody observes
what another chose before all have.
"""

from typing import Any

from pettingzoo import AECEnv

from brushpass.core.refusal import Refusal
from brushpass.research.pettingzoo.agents import Agents, Info
from brushpass.research.pettingzoo.asked import number_of
from brushpass.research.pettingzoo.spaces import Agent


class BrushpassAECEnv(Agents, AECEnv[Agent, Any, Any]):
    def __init__(self, **asked: Any) -> None:
        super().__init__(parallel=False, given=asked)
        self.agent_selection = self.possible_agents[0]
        self.rewards: dict[Agent, float] = {}
        self._cumulative_rewards: dict[Agent, float] = {}
        self.terminations: dict[Agent, bool] = {}
        self.truncations: dict[Agent, bool] = {}
        self.infos: dict[Agent, Info] = {}
        self._idle: Info = {"action_mask": self._table.no_mask}
        self._playing = False
        self._cycle: set[int] = set()  # who has still to choose in it
        self._cycles = 0  # that are over

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._refuse_closed()
        self._table.begin(seed)
        agents = self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = dict.fromkeys(agents, self._idle)
        self._skip_agent_selection = None
        self._playing = True
        self._cycle, self._cycles = set(self._table.to_act()), 0
        self._select()

    def observe(self, agent: Agent) -> Any:
        """The mask is the selected agent's; it is all zeros for everybody else."""
        table = self._table
        if agent == self.agent_selection and self._playing:
            page = table.pages[self._seat_of[agent]]
            return self._show(page.copy(), self.infos[agent]["action_mask"])
        self._refuse_unless_begun()
        return self._show(table.row_of(self._seat_of[self._known(agent)]), table.no_mask)

    def step(self, action: Any) -> None:
        if not self._playing:
            self._step_after_the_end(action)
            return
        table, agent = self._table, self.agent_selection
        chosen = number_of(action)
        self._refuse_illegal(table.mask, chosen)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self._idle
        table.play(chosen)
        over = table.rows.over[0]
        if over or table.rows.shaping:
            self._pay()
        if over:
            self._end()
        elif self.max_cycles is not None and self._cut(agent):
            self.truncations = dict.fromkeys(self.agents, True)
            self._stop()
        else:
            self._select()

    def close(self) -> None:
        super().close()
        self._playing = False

    def _select(self) -> None:
        agent = self.agent_selection = self.possible_agents[self._table.rows.actors[0]]
        self.infos[agent] = {"action_mask": self._table.mask.copy()}

    def _pay(self) -> None:
        for agent, reward in zip(self.agents, self._table.rewards.tolist(), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def _cut(self, agent: Agent) -> bool:
        """After so many cycles. A cycle is one decision, or all that are taken at once."""
        self._cycle.discard(self._seat_of[agent])
        to_act = set(self._table.to_act())
        if self._cycle != to_act:
            self._cycle = to_act
            self._cycles += 1
        return self.max_cycles is not None and self._cycles >= self.max_cycles

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = self._ended()
        if self._table.rows.illegal[0]:  # as PettingZoo's TerminateIllegalWrapper has it
            self.truncations = dict.fromkeys(self.agents, True)
        self._stop()

    def _stop(self) -> None:
        self._playing = False
        self._deads_step_first()

    def _step_after_the_end(self, action: Any) -> None:
        """Agents leave one after the other, each with a step that does nothing."""
        self._refuse_unless_begun()
        if not self.agents:
            raise Refusal("the game is over: reset before another step")
        if action is not None:
            raise Refusal(f"the game is over for {self.agent_selection}: its last step is None")
        self._was_dead_step(None)
