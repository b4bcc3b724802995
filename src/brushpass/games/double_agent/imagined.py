"""The questions, answered from an imagined state: quickly, and with nothing that the seat would not
know.

Covered cards are what they are in a full deck, and each of the opponent's tokens is read from the
files before its agent alone.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.double_agent.cards import (
    AGENTS,
    BACK_COUNT,
    BACKS,
    DECK,
    HIDDEN,
    KINDS,
    TOKENS,
    VALUES,
    ZERO_SEVEN,
)
from brushpass.games.double_agent.conduct import fitting
from brushpass.games.double_agent.loyalty import needed
from brushpass.games.double_agent.questions import Agent, Questions
from brushpass.games.double_agent.state import PLACING, State


def mean_value(back: int) -> float:
    kinds = [kind for kind in range(KINDS) if BACKS[kind] == back]
    return sum(DECK[kind] * VALUES[kind] for kind in kinds) / sum(DECK[kind] for kind in kinds)


COVERED: Final = [mean_value(back) for back in range(BACK_COUNT)]
PERSONAL: Final = 0.25  # one of four
CASE: Final = 0.25


@final
class Imagined(Questions):
    def __init__(self, s: State, seat: i64) -> None:
        super().__init__(seat, s.phase, s.filing, s.using)
        if s.phase == PLACING:
            return
        self.s = s
        self.covered = COVERED
        self.personal = PERSONAL
        self.held_case = CASE * float(s.backs[self.opponent].count(ZERO_SEVEN))
        self.left: list[int] = TOKENS[:]  # tokens of the opponent's that the seat does not know
        self.agents = []
        for agent in range(AGENTS):
            theirs: i64 = HIDDEN
            if (s.token_known[self.opponent][agent] >> seat) & 1:
                theirs = s.tokens[self.opponent][agent]
                self.left[theirs] -= 1
            enough = needed(s.delivered, s.extra, agent)
            own = s.tokens[seat][agent]
            self.agents.append(Agent(s.open(agent), s.influence[agent], own, theirs, enough))
        self.look()
        self.weigh()

    def files(self, owner: i64, agent: i64) -> i64:
        return self.s.files_of(owner, agent).count()

    def back(self, owner: i64, agent: i64, index: i64) -> i64:
        return self.s.files_of(owner, agent).backs[index]

    def card(self, owner: i64, agent: i64, index: i64) -> i64:
        files = self.s.files_of(owner, agent)
        return files.kinds[index] if (files.known[index] >> self.seat) & 1 else HIDDEN

    def likely(self, agent: i64, value: i64) -> float:
        left = self.left[value]
        return float(left) * fitting(self.agents[agent].sign, value) if left else 0.0
