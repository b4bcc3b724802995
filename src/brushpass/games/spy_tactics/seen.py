"""The questions, answered from a view: teams and discards are counted, and codes are planned."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from brushpass.games.spy_tactics.belief import team_counts
from brushpass.games.spy_tactics.discards import discard_ways, possible_discards
from brushpass.games.spy_tactics.plan import shares
from brushpass.games.spy_tactics.questions import Questions, not_shown
from brushpass.games.spy_tactics.state import CHOOSE, GUESS
from brushpass.games.spy_tactics.wire import View


@final
@mypyc_attr(acyclic=True)
class Seen(Questions):
    def __init__(self, v: View, seat: int) -> None:
        self.v = v
        self.me = v.agents[seat]
        self.teams = team_counts(v)
        self.ways: list[int] = discard_ways(v, self.me.aim) if v.phase == GUESS else []
        points = [agent.points for agent in v.agents]
        super().__init__(seat, v.round, points, [agent.out for agent in v.agents], [])
        if v.phase == CHOOSE:
            self.eager = shares(v, self)

    def holds(self, code: i64) -> bool:
        return self.me.hand[code] > 0

    def examined(self, other: i64) -> bool:
        return self.v.agents[other].team >= 0

    def friend(self, other: i64) -> float:
        if self.examined(other):
            return 1.0 if self.v.agents[other].team == self.me.team else 0.0
        return self.teams[self.me.team] / sum(self.teams)

    def discards(self, other: i64) -> i64:
        agent = self.v.agents[other]
        return not_shown(possible_discards(agent), agent.passed, self.v.played, other)

    def hit(self, code: i64) -> i64:
        return 1000 * self.ways[code] // sum(self.ways)
