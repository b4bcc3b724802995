"""What PettingZoo's two kinds of environments have in common here."""

import sys
from typing import Any

from brushpass.core.observation import Part
from brushpass.core.refusal import Refusal, unknown
from brushpass.research.gym.refusals import refuse_illegal
from brushpass.research.pettingzoo.asked import HUMAN, RENDER_MODES, Asked
from brushpass.research.pettingzoo.seated import Mask, Row, Seated
from brushpass.research.pettingzoo.spaces import (
    Agent,
    action_spaces,
    names,
    observation_spaces,
    state_space,
)

Info = dict[str, Any]


class Agents:
    """Every seat is an agent from the deal to the end, even while it has nothing to choose."""

    def __init__(self, parallel: bool, given: dict[str, Any]) -> None:
        self._asked = asked = Asked.of(**given)
        self._table = Seated(asked.terms, listens=asked.render_mode is not None)
        self._closed = False
        rows = self._table.rows
        self.metadata: dict[str, Any] = {
            "name": f"brushpass_{asked.terms.game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": parallel,
        }
        self.render_mode = asked.render_mode
        self.max_cycles = asked.max_cycles
        self.possible_agents = names(self._table.seats)
        self.agents: list[Agent] = []
        self.observation_spaces = observation_spaces(rows, asked.masked)
        self.action_spaces = action_spaces(rows)
        self.state_space = state_space(rows)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    @property
    def parts(self) -> tuple[Part, ...]:
        """What the numbers of a row say."""
        return self._table.rows.parts

    def observation_space(self, agent: Agent) -> Any:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: Agent) -> Any:
        return self.action_spaces[self._known(agent)]

    def state(self) -> Row:
        """What all agents observe together, for those who learn with all of it and act on less."""
        self._refuse_unless_begun()
        return self._table.state()

    def render(self) -> str | None:
        """The table in words, as the seat sees it that is to act, or acted last."""
        self._refuse_unless_begun()
        if self.render_mode is None:
            raise Refusal("nothing was to be rendered: make it with render_mode='ansi' or 'human'")
        table, rows = self._table, self._table.rows
        seat = int(rows.acted[0] if table.over else rows.actors[0])
        text = table.told(seat)
        if self.render_mode != HUMAN:
            return text
        sys.stdout.write(text + "\n")
        return None

    def close(self) -> None:
        if not self._closed:
            self._table.leave()
        self._closed = True

    def _show(self, row: Row, mask: Mask) -> Any:
        return {"observation": row, "action_mask": mask} if self._asked.masked else row

    def _ended(self) -> dict[Agent, Info]:
        told = {"action_mask": self._table.no_mask, **self._table.ending()}
        return {agent: told.copy() for agent in self.agents}

    def _known(self, agent: Agent) -> Agent:
        if agent not in self._seat_of:
            raise unknown("agent", str(agent), self.possible_agents)
        return agent

    def _refuse_illegal(self, mask: Mask, action: int) -> None:
        if self._asked.raises:
            refuse_illegal(self._table.game, mask, action)

    def _refuse_closed(self) -> None:
        if self._closed:
            raise Refusal("the environment is closed: make another")

    def _refuse_unless_begun(self) -> None:
        self._refuse_closed()
        if self._table.seed is None:
            raise Refusal("the first game has not begun: reset it first")
