"""What a seat may hope for at each agent, from its view: the chance to win, and what lies there.

The exact belief is the base. On top comes a reading of the opponent, who rather feeds the agents
that are loyal: layouts that put high tokens before well-fed agents count for more.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.double_agent.cards import (
    AGENTS,
    BACK_COUNT,
    BACKS,
    BOOBY_TRAPPED_CASE,
    ENDS,
    HIDDEN,
    KINDS,
    PERSONAL_FILES,
    TOKENS,
    VALUES,
)
from brushpass.games.double_agent.unseen import unseen
from brushpass.games.double_agent.wire import FilesView, View

READING: Final = 0.12  # how much a point of files above the usual says about a point of loyalty
USUAL_FILE: Final = 2.3
USUAL_TOKEN: Final = 2.8
SCEPTICISM: Final = 0.15  # no layout is read as less likely than this


@final
class Odds:
    """By agent. `me` is the viewer, `they` the opponent."""

    def __init__(self, v: View, me: i64) -> None:
        self.me = me
        self.they: i64 = 1 - me
        self.open: list[bool] = [not (v.delivered >> agent) & 1 for agent in range(AGENTS)]
        self.space: list[int] = v.influence
        self.mine: list[int] = v.sides[me].tokens
        self.theirs: list[list[float]] = [[0.0] * len(TOKENS) for _ in range(AGENTS)]  # by value
        self.lying: list[int] = [0] * AGENTS
        self.needed: list[int] = v.needed
        self.pot: list[float] = [0.0] * AGENTS  # what the files are worth
        self.best: list[float] = [0.0] * AGENTS  # the best single file
        self.my_personal: list[bool] = [False] * AGENTS
        self.their_personal: list[float] = [0.0] * AGENTS
        self.values: list[float] = [0.0] * BACK_COUNT  # their covered files, by back
        self._look(v)
        self._read(v)

    def _look(self, v: View) -> None:
        pool = unseen(v, self.they).pool
        cards: list[int] = [0] * BACK_COUNT
        for kind in range(KINDS):
            cards[BACKS[kind]] += pool.counts[kind]
            self.values[BACKS[kind]] += pool.counts[kind] * VALUES[kind]
        for back in range(BACK_COUNT):
            if cards[back]:
                self.values[back] /= cards[back]
        personal_back = BACKS[PERSONAL_FILES]
        personal = pool.counts[PERSONAL_FILES] / max(1, cards[personal_back])
        for agent in range(AGENTS):
            mine = v.sides[self.me].files[agent]
            theirs = v.sides[self.they].files[agent]
            self.lying[agent] = len(mine.cards) + len(theirs.cards)
            self._add(agent, mine)
            self._add(agent, theirs)
            self.my_personal[agent] = PERSONAL_FILES in mine.cards
            for i in range(len(theirs.cards)):
                if theirs.cards[i] == PERSONAL_FILES:
                    self.their_personal[agent] = 1.0
                elif theirs.cards[i] == HIDDEN and theirs.backs[i] == personal_back:
                    self.their_personal[agent] = max(self.their_personal[agent], personal)
            if BOOBY_TRAPPED_CASE in mine.cards or BOOBY_TRAPPED_CASE in theirs.cards:
                self.pot[agent] -= self.best[agent]

    def _add(self, agent: i64, files: FilesView) -> None:
        for i in range(len(files.cards)):
            value = self.value(files, i)
            self.pot[agent] += value
            self.best[agent] = max(self.best[agent], value)

    def value(self, files: FilesView, index: i64) -> float:
        card = files.cards[index]
        return self.values[files.backs[index]] if card == HIDDEN else float(VALUES[card])

    def _read(self, v: View) -> None:
        """Their tokens: all layouts that fit, weighed by the files that they were given."""
        side = v.sides[self.they]
        left = TOKENS[:]
        hidden: list[int] = []
        evidence: list[float] = []
        for agent in range(len(side.tokens)):
            token = side.tokens[agent]
            if token != HIDDEN:
                left[token] -= 1
                self.theirs[agent][token] = 1.0
                continue
            files = side.files[agent]
            sign = 0.0
            for i in range(len(files.cards)):
                sign += self.value(files, i) - USUAL_FILE
            hidden.append(agent)
            evidence.append(READING * sign)
        if hidden:
            total = self._layouts(hidden, evidence, left, 0, 1.0)
            for agent in hidden:
                for value in range(len(TOKENS)):
                    self.theirs[agent][value] /= total

    def _layouts(
        self,
        hidden: list[int],
        evidence: list[float],
        left: list[int],
        nth: i64,
        weight: float,
    ) -> float:
        """The weight of all ways to go on from here, noted for each agent and value."""
        if nth == len(hidden):
            return weight
        total = 0.0
        for value in range(1, len(left)):
            if left[value]:
                left[value] -= 1
                likely = max(SCEPTICISM, 1.0 + evidence[nth] * (value - USUAL_TOKEN))
                under = self._layouts(hidden, evidence, left, nth + 1, weight * likely)
                left[value] += 1
                self.theirs[hidden[nth]][value] += under
                total += under
        return total

    def win(self, agent: i64, token: i64, space: i64, personal: bool) -> float:
        """The chance that I win this agent with this token, counter and Personal Files."""
        return self.win_against(self.theirs[agent], agent, token, space, personal)

    def win_against(
        self, theirs: list[float], agent: i64, token: i64, space: i64, personal: bool
    ) -> float:
        loyalty = token + (1 if personal else 0) + (1 if space == ENDS[self.me] else 0)
        against: i64 = 1 if space == ENDS[self.they] else 0
        tie_is_mine = (space <= 1) == (self.me == 0)
        helped = self.their_personal[agent]
        chance = 0.0
        for value in range(1, len(theirs)):
            if theirs[value] > 0.0:
                plain = 1.0 if beats(loyalty, value + against, tie_is_mine) else 0.0
                if helped > 0.0:
                    worse = 1.0 if beats(loyalty, value + against + 1, tie_is_mine) else 0.0
                    plain += helped * (worse - plain)
                chance += theirs[value] * plain
        return chance

    def now(self, agent: i64) -> float:
        """The chance to win as things stand."""
        return self.win(agent, self.mine[agent], self.space[agent], self.my_personal[agent])


def beats(mine: i64, theirs: i64, tie_is_mine: bool) -> bool:
    return mine > theirs or (mine == theirs and tie_is_mine)
