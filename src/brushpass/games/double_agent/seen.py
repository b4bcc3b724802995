"""The questions, answered from a view: the unseen cards are counted, and so is every layout of the
opponent's tokens that is left."""

from typing import final

from mypy_extensions import i64

from brushpass.games.double_agent.cards import (
    AGENTS,
    BACK_COUNT,
    BACKS,
    BOOBY_TRAPPED_CASE,
    HIDDEN,
    KINDS,
    PERSONAL_FILES,
    TOKENS,
    VALUES,
    ZERO_SEVEN,
)
from brushpass.games.double_agent.conduct import fitting
from brushpass.games.double_agent.questions import Agent, Questions
from brushpass.games.double_agent.state import PLACING
from brushpass.games.double_agent.unseen import unseen
from brushpass.games.double_agent.wire import View


@final
class Seen(Questions):
    def __init__(self, v: View, seat: i64) -> None:
        super().__init__(seat, v.phase, v.sides[seat].filing, v.using)
        if v.phase == PLACING:
            return
        self.sides = v.sides
        self.agents = [
            Agent(
                not (v.delivered >> agent) & 1,
                v.influence[agent],
                v.sides[seat].tokens[agent],
                v.sides[1 - seat].tokens[agent],
                v.needed[agent],
            )
            for agent in range(AGENTS)
        ]
        self.count_unseen(v)
        self.look()
        self.layouts: list[list[float]] = [[0.0] * len(TOKENS) for _ in range(AGENTS)]
        self.count_layouts(0, self.unknown_tokens(), 1.0)
        self.weigh()

    def files(self, owner: i64, agent: i64) -> i64:
        return len(self.sides[owner].files[agent].cards)

    def back(self, owner: i64, agent: i64, index: i64) -> i64:
        return self.sides[owner].files[agent].backs[index]

    def card(self, owner: i64, agent: i64, index: i64) -> i64:
        return self.sides[owner].files[agent].cards[index]

    def likely(self, agent: i64, value: i64) -> float:
        return self.layouts[agent][value]

    def count_unseen(self, v: View) -> None:
        u = unseen(v, self.opponent)
        self.covered = [0.0] * BACK_COUNT
        for kind in range(KINDS):
            if u.pool.counts[kind]:
                share = u.pool.counts[kind] / u.total[BACKS[kind]]
                self.covered[BACKS[kind]] += share * VALUES[kind]
        zero_seven = u.total[BACKS[PERSONAL_FILES]]
        self.personal = u.pool.counts[PERSONAL_FILES] / max(1, zero_seven)
        cases = u.pool.counts[BOOBY_TRAPPED_CASE] / max(1, zero_seven)
        self.held_case = cases * u.held[ZERO_SEVEN]

    def unknown_tokens(self) -> list[int]:
        left = TOKENS[:]
        for at in self.agents:
            if at.theirs != HIDDEN:
                left[at.theirs] -= 1
        return left

    def count_layouts(self, agent: i64, left: list[int], weight: float) -> float:
        """All ways to go on from here, by how readily they are believed."""
        if agent == AGENTS:
            return weight
        at = self.agents[agent]
        if at.theirs != HIDDEN:
            return self.count_layouts(agent + 1, left, weight)
        total = 0.0
        for value in range(1, len(left)):
            if left[value]:
                left[value] -= 1
                under = self.count_layouts(agent + 1, left, weight * fitting(at.sign, value))
                left[value] += 1
                self.layouts[agent][value] += under
                total += under
        return total
