"""A quick player for imagined games, from the state: the Clerk's weighing on rougher odds.

Of the opponent's cards and tokens it uses what the seat would know: the backs, and what it has
looked at. Other tokens are read from the files before each agent alone, not from whole layouts.
"""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.double_agent.actions import ChooseAgent, ChooseFile, LayFile, PlayAction, Swap
from brushpass.games.double_agent.cards import (
    AGENTS,
    BACKS,
    BOOBY_TRAPPED_CASE,
    CLUES,
    ENDS,
    EXFILTRATION,
    NOSY,
    PERSONAL_FILES,
    PRESSURE,
    QUESTION,
    REASSIGNMENT,
    SHREDDER,
    SURVEILLANCE,
    TOKENS,
    TURNCOAT,
    VALUES,
    ZERO_SEVEN,
)
from brushpass.games.double_agent.loyalty import needed
from brushpass.games.double_agent.odds import READING, SCEPTICISM, USUAL_FILE, USUAL_TOKEN
from brushpass.games.double_agent.state import AIMING, FILING, MOVING, PLACING, Files, State

NOISE: Final = 0.5  # points
TO_COME: Final = 3.0  # what an agent will still get, on average
COVERED: Final = [1.0, 2.0, 3.0, 4.0, 3.5, 3.0]  # what a card is worth, by its back
LIKE_ONE_MORE: Final = 0.25  # of a 0/7 back: what it may add to their loyalty
NEVER: Final = -1000.0


def choose(s: State, seat: i64, legal: Sequence[Action], chance: Chance) -> Action:
    if s.phase == PLACING:
        return legal[chance.pick(len(legal))]
    mind = Mind(s, seat)
    best = legal[0]
    best_gain = NEVER
    for option in legal:
        gain = mind.worth(option) + NOISE * (float(chance.pick(1024)) / 1024.0)
        if gain > best_gain:
            best, best_gain = option, gain
    return best


@final
class Mind:
    """What the seat makes of each open agent, for one decision."""

    def __init__(self, s: State, me: i64) -> None:
        self.s = s
        self.me = me
        self.they: i64 = 1 - me
        self.pot: list[float] = [0.0] * AGENTS
        self.top: list[float] = [0.0] * AGENTS  # the best single file
        self.lying: list[int] = [0] * AGENTS
        self.needed: list[int] = [0] * AGENTS
        self.mine: list[int] = [0] * AGENTS  # my loyalty there, without the counter
        self.helped: list[float] = [0.0] * AGENTS  # what covered files may add to theirs
        self.fed: list[float] = [0.0] * AGENTS  # what their files say about their token
        self.left: list[int] = TOKENS[:]  # their tokens that I do not know
        for agent in range(AGENTS):
            if seen_by(s.token_known[self.they][agent], me):
                self.left[s.tokens[self.they][agent]] -= 1
        self.win: list[float] = [0.0] * AGENTS  # the chance to win as things stand
        for agent in range(AGENTS):
            if s.open(agent):
                self.look(agent)

    def look(self, agent: i64) -> None:
        s = self.s
        mine = s.files_of(self.me, agent)
        theirs = s.files_of(self.they, agent)
        self.lying[agent] = mine.count() + theirs.count()
        self.needed[agent] = needed(s.delivered, s.extra, agent)
        self.mine[agent] = s.tokens[self.me][agent]
        trapped = self.add(agent, mine)
        if PERSONAL_FILES in mine.kinds:
            self.mine[agent] += 1
        trapped = self.add(agent, theirs) or trapped
        for i in range(len(theirs.kinds)):
            self.fed[agent] += READING * (self.value(theirs, i) - USUAL_FILE)
            if seen_by(theirs.known[i], self.me):
                if theirs.kinds[i] == PERSONAL_FILES:
                    self.helped[agent] = 1.0
            elif theirs.backs[i] == ZERO_SEVEN:
                self.helped[agent] = max(self.helped[agent], LIKE_ONE_MORE)
        if trapped:
            self.pot[agent] -= self.top[agent]
        self.win[agent] = self.odds(agent, self.mine[agent], s.influence[agent])

    def add(self, agent: i64, files: Files) -> bool:
        """Whether a Case is known to be among them."""
        trapped = False
        for i in range(len(files.kinds)):
            value = self.value(files, i)
            self.pot[agent] += value
            if value > self.top[agent]:
                self.top[agent] = value
            if files.kinds[i] == BOOBY_TRAPPED_CASE and seen_by(files.known[i], self.me):
                trapped = True
        return trapped

    def value(self, files: Files, index: i64) -> float:
        if seen_by(files.known[index], self.me):
            return float(VALUES[files.kinds[index]])
        return COVERED[files.backs[index]]

    def odds(self, agent: i64, mine: i64, space: i64) -> float:
        return self.odds_against(agent, agent, mine, space)

    def odds_against(self, agent: i64, token_of: i64, mine: i64, space: i64) -> float:
        """The chance to win an agent, if the token there were the one of another agent."""
        loyalty = float(mine) + (1.0 if space == ENDS[self.me] else 0.0)
        loyalty += 0.5 if (space <= 1) == (self.me == 0) else -0.5  # who wins a tie
        against = self.helped[agent] + (1.0 if space == ENDS[self.they] else 0.0)
        if seen_by(self.s.token_known[self.they][token_of], self.me):
            return chance_of(loyalty - against - float(self.s.tokens[self.they][token_of]))
        won = 0.0
        total = 0.0
        for value in range(1, len(TOKENS)):
            if self.left[value]:
                likely = 1.0 + self.fed[token_of] * (float(value) - USUAL_TOKEN)
                likely = float(self.left[value]) * max(SCEPTICISM, likely)
                won += likely * chance_of(loyalty - against - float(value))
                total += likely
        return won / total

    def worth(self, option: Action) -> float:
        phase = self.s.phase
        if isinstance(option, LayFile):
            return self.best_file(option.kind)
        if isinstance(option, PlayAction):
            return self.best_action(option.kind)
        if isinstance(option, ChooseAgent):
            if phase == FILING:
                return self.filed(self.s.filing, option.agent)
            if phase == MOVING:
                return self.pushed(option.agent)
            return self.aimed_at(self.s.using, option.agent)
        if phase == AIMING and isinstance(option, ChooseFile):
            return self.removed(self.s.using, option.own, option.agent, option.index)
        if phase == AIMING and isinstance(option, Swap):
            return self.swapped(self.s.using, option.one, option.other)
        return 0.0

    # Files

    def certainty(self, agent: i64, lying: i64) -> float:
        """How surely what lies at an agent will be scored: some agent is never checked."""
        if lying >= self.needed[agent]:
            return 1.0
        return 0.55 + 0.45 * float(lying) / float(self.needed[agent])

    def filed(self, kind: i64, agent: i64) -> float:
        """What laying this card before this agent changes."""
        win = self.win[agent]
        pot = self.pot[agent]
        lying: i64 = self.lying[agent]
        before = (2.0 * win - 1.0) * pot * self.certainty(agent, lying)
        if kind == BOOBY_TRAPPED_CASE:
            pot -= max(3.0, self.top[agent])
        elif kind == PERSONAL_FILES:
            win = self.odds(agent, self.mine[agent] + 1, self.s.influence[agent])
        else:
            pot += float(VALUES[kind])
        gain = (2.0 * win - 1.0) * pot * self.certainty(agent, lying + 1) - before
        if lying + 1 >= self.needed[agent]:
            gain += self.chain(agent - 1) + self.chain(agent + 1)
        elif kind == PERSONAL_FILES:
            gain += (win - self.win[agent]) * TO_COME
        return gain

    def chain(self, beside: i64) -> float:
        """A neighbour that would deliver at once."""
        if not 0 <= beside < AGENTS or not self.s.open(beside) or self.lying[beside] < 3:
            return 0.0
        margin = (2.0 * self.win[beside] - 1.0) * self.pot[beside]
        return margin * (1.0 - self.certainty(beside, self.lying[beside]))

    def best_file(self, kind: i64) -> float:
        best = NEVER
        s = self.s
        question = BACKS[kind] == QUESTION
        for agent in range(AGENTS):
            if not s.open(agent):
                continue
            if question and (
                s.files_of(0, agent).has_question() or s.files_of(1, agent).has_question()
            ):
                continue
            best = max(best, self.filed(kind, agent))
        return best

    # The influence move, and actions

    def pushed(self, agent: i64) -> float:
        space = self.s.influence[agent] + (-1 if self.me == 0 else 1)
        after = self.odds(agent, self.mine[agent], space)
        return 2.0 * (after - self.win[agent]) * (self.pot[agent] + TO_COME)

    def best_action(self, kind: i64) -> float:
        """The best target, less what the card would be worth as a file another time."""
        best = -0.5
        s = self.s
        for agent in range(AGENTS):
            if not s.open(agent):
                continue
            if kind in (EXFILTRATION, SHREDDER):
                for index in range(s.files_of(self.me, agent).count()):
                    best = max(best, self.removed(kind, True, agent, index))
                if kind == SHREDDER:
                    for index in range(s.files_of(self.they, agent).count()):
                        best = max(best, self.removed(kind, False, agent, index))
            elif kind in (REASSIGNMENT, TURNCOAT):
                for other in range(agent + 1, AGENTS):
                    if s.open(other):
                        best = max(best, self.swapped(kind, agent, other))
            else:
                best = max(best, self.aimed_at(kind, agent))
        return best - 0.3 * float(VALUES[kind])

    def aimed_at(self, kind: i64, agent: i64) -> float:
        s = self.s
        if kind == PRESSURE:
            return self.pushed(agent) if s.influence[agent] != ENDS[self.me] else NEVER
        if kind == SURVEILLANCE:
            if seen_by(s.token_known[self.they][agent], self.me):
                return 0.0
            doubt = 1.0 - abs(2.0 * self.win[agent] - 1.0)
            return 0.15 * (self.pot[agent] + TO_COME) * doubt + 0.5
        if kind == CLUES:
            files = s.files_of(self.they, agent)
            news = 0.0
            for i in range(len(files.backs)):
                if files.backs[i] >= ZERO_SEVEN and not seen_by(files.known[i], self.me):
                    news += 0.7
            return news
        assert kind == NOSY
        if self.lying[agent] + 1 < self.needed[agent]:
            return 0.0
        return 0.15 * (1.0 - 2.0 * self.win[agent]) * self.pot[agent]

    def removed(self, kind: i64, own: bool, agent: i64, index: i64) -> float:
        """A file less at this agent, and in my hand again if it is taken back."""
        files = self.s.files_of(self.me if own else self.they, agent)
        value = self.value(files, index)
        gain = (1.0 - 2.0 * self.win[agent]) * value * self.certainty(agent, self.lying[agent])
        return gain + 0.4 * value if kind == EXFILTRATION else gain

    def swapped(self, kind: i64, one: i64, other: i64) -> float:
        return self.moved(kind, one, other) + self.moved(kind, other, one)

    def moved(self, kind: i64, here: i64, there: i64) -> float:
        """What it changes at one agent to get the token of another."""
        s = self.s
        mine = self.mine[here]
        if kind == REASSIGNMENT:
            mine += s.tokens[self.me][there] - s.tokens[self.me][here]
            after = self.odds(here, mine, s.influence[here])
        else:
            after = self.odds_against(here, there, mine, s.influence[here])
        return 2.0 * (after - self.win[here]) * (self.pot[here] + TO_COME)


def seen_by(knowers: i64, seat: i64) -> bool:
    """As `knows` of the core, for a seat that is a seat."""
    return (knowers >> seat) & 1 == 1


def chance_of(lead: float) -> float:
    """To win with so much more loyalty, which may be a part of a point in doubt."""
    return 1.0 if lead >= 0.5 else 0.0 if lead <= -0.5 else 0.5 + lead
