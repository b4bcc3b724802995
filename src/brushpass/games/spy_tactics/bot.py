"""A sensible player: plans its codes over the rounds that are left, and deduces before it guesses.

Each code gets a worth for this round, from what the others can still activate, and an ordinary
worth for later rounds; the plan that fits the hand best says what to play now. A little luck keeps
equal minds from doing the same thing.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.spy_tactics.actions import DISCARDS, Activate, Aim, Guess
from brushpass.games.spy_tactics.belief import team_counts
from brushpass.games.spy_tactics.cards import (
    CODES,
    DARKWIND,
    DREAMFALL,
    ELECTRUM,
    HYDROCLUSTER,
    JACKKNIFE,
    NONE,
    ROUNDS,
    STARFROST,
    STORMSABRE,
    TEAMS,
    THORNLILY,
)
from brushpass.games.spy_tactics.discards import discard_ways, possible_discards, shown, size
from brushpass.games.spy_tactics.state import CHOOSE, DISCARD
from brushpass.games.spy_tactics.wire import View

# What players like to part with, by code: for the own discard and for guesses at others'.
PARTED_WITH: Final = [3, 3, 2, 2, 2, 1, 1, 3]
# What players like to activate, by code, in round one, in the rounds between and in the last.
LIKED_FIRST: Final = [2.0, 2.0, 1.5, 2.0, 2.0, 2.0, 2.0, 2.0]
LIKED_LATER: Final = [1.2, 1.0, 2.0, 1.5, 1.5, 1.8, 1.5, 1.2]
LIKED_LAST: Final = [0.5, 1.0, 2.0, 2.0, 2.0, 3.0, 1.8, 1.8]
A_ROUND: Final = 3.0  # what an agent gains in an ordinary round
COOLNESS: Final = 1.6  # the higher, the less is left to luck
SHARES: Final = 1 << 20
UNKNOWN: Final = -1.0  # no plan is worth as little


def choose(v: View, options: Sequence[Action], chance: Chance) -> Action:
    if len(options) == 1 or v.seat is None:
        return options[0]
    if v.phase == DISCARD:
        return DISCARDS[chance.draw(PARTED_WITH[:], sum(PARTED_WITH))]
    mind = Mind(v, v.seat)
    worths: list[float] = []
    for option in options:
        worths.append(mind.worth(option))
    return options[draw(worths, chance)]


def draw(worths: list[float], chance: Chance) -> i64:
    """The best most of the time, a near second sometimes, a bad one never."""
    best = max(worths)
    shares: list[int] = [int(SHARES * exp(COOLNESS * (worth - best))) for worth in worths]
    return chance.draw(shares, sum(shares))


class Mind:
    """What the seat makes of its view, for one decision."""

    def __init__(self, v: View, seat: int) -> None:
        self.v = v
        self.seat = seat
        self.me = v.agents[seat]
        self.round: i64 = v.round
        self.friend = friends(v, seat)
        self.others = rivals(v, seat)
        # Chances that each other agent activates each code now, by seat and code.
        self.plays: list[list[float]] = []
        self.planned: list[float] = []
        if v.phase == CHOOSE:
            for other in range(len(v.agents)):
                self.plays.append(self.likely(other))
            self.planned = self.plan()

    def worth(self, option: Action) -> float:
        if isinstance(option, Activate):
            return self.planned[option.code]
        if isinstance(option, Guess):
            return self.guess_worth(option.code)
        assert isinstance(option, Aim)
        code = self.v.played[-1][self.seat]
        if code == STARFROST:
            return self.ban_worth(option.aim)
        if code == JACKKNIFE:
            return -self.later(option.aim, 3)
        if code == DARKWIND:
            return self.later(option.aim, self.round + 1)
        if code == HYDROCLUSTER:
            return 2.0 * self.strike_worth(option.aim)
        return self.look_worth(option.aim)

    # What the others may do

    def likely(self, other: int) -> list[float]:
        """From the codes that an agent can still hold, by what players like."""
        chances: list[float] = [0.0] * CODES
        agent = self.v.agents[other]
        if other == self.seat or agent.out:
            return chances
        liked = LIKED_LATER
        if self.round == 1:
            liked = LIKED_FIRST
        elif self.round == ROUNDS:
            liked = LIKED_LAST
        discards = open_discards(self.v, other)
        total = 0.0
        for code in range(CODES):
            holds = 1.0
            if agent.face_up[code] or self.banned(other, code):
                holds = 0.0
            elif (discards >> code) & 1:
                holds = 1.0 - 1.0 / float(size(discards))
            chances[code] = holds * liked[code]
            total += chances[code]
        for code in range(CODES):
            chances[code] = chances[code] / total if total else 0.0
        return chances

    def banned(self, seat: int, code: i64) -> bool:
        for namer in range(len(self.v.agents)):
            if namer != seat and self.v.agents[namer].named == code:
                return True
        return False

    def nobody(self, code: i64) -> float:
        """The chance that no other agent activates this code."""
        chance = 1.0
        for other in self.plays:
            chance *= 1.0 - other[code]
        return chance

    def expected(self, code: i64) -> float:
        """How many others activate this code."""
        total = 0.0
        for other in self.plays:
            total += other[code]
        return total

    # The worth of a code now

    def now(self, code: i64) -> float:
        if self.round == 1:
            return self.first(code)
        blocked = 1.0 if self.round < ROUNDS else self.nobody(THORNLILY)
        if code == DARKWIND:
            return self.later(DARKWIND, self.round)
        if code == DREAMFALL:
            return 3.0 * (1.0 - self.nobody(DREAMFALL)) * blocked
        if code == ELECTRUM:
            return 6.0 / (1.0 + self.expected(ELECTRUM)) * blocked
        if code == HYDROCLUSTER:
            return self.best_strike()
        if code == JACKKNIFE:
            return float(self.round) * self.nobody(JACKKNIFE) * blocked
        if code == STORMSABRE:
            odd = 1.0
            for other in self.plays:
                odd *= 1.0 - 2.0 * other[STORMSABRE]
            odd = (1.0 + odd) / 2.0
            return 10.0 * odd * blocked - (1.0 - odd) * self.life()
        if code == STARFROST:
            return 6.0 * blocked if self.round == ROUNDS else 1.5
        if self.round < ROUNDS:
            return self.curiosity()
        return 2.0 * blocked + 0.25 * self.lead()

    def first(self, code: i64) -> float:
        if code == DARKWIND:
            return 2.0
        if code == DREAMFALL:
            return 1.0 + self.curiosity()
        if code == ELECTRUM:
            return self.expected(HYDROCLUSTER)
        if code == HYDROCLUSTER:
            return 4.0 * self.nobody(ELECTRUM) - self.expected(ELECTRUM)
        if code == JACKKNIFE:
            return 5.0 * self.nobody(JACKKNIFE)
        if code == STORMSABRE:
            different = 1.0
            for other in range(CODES):
                if other != STORMSABRE:
                    different += 1.0 - self.nobody(other)
            return different
        if code == THORNLILY:
            return 2.0 + self.expected(THORNLILY)
        return 1.5

    def life(self) -> float:
        """What is lost with the own agent."""
        return float(self.me.points) + A_ROUND * float(ROUNDS - self.round)

    def lead(self) -> float:
        """How far ahead of the ordinary agent this one is."""
        total = 0.0
        for agent in self.v.agents:
            total += agent.points
        return float(self.me.points) - total / len(self.v.agents)

    def curiosity(self) -> float:
        """To know friend from foe is worth as much as there is left to strike with."""
        return 1.2 if self.me.hand[HYDROCLUSTER] and self.round < 5 else 0.3

    # The worth of a code later

    def later(self, code: i64, nth: i64) -> float:
        """In an ordinary round of this number."""
        if nth > ROUNDS:
            return 0.0
        others = self.others
        if code == DARKWIND:
            best = 0.0
            if nth < ROUNDS:
                for back in range(CODES):
                    if back != DARKWIND and self.me.face_up[back]:
                        best = max(best, self.later(back, nth + 1))
            return 0.7 * best
        if code == DREAMFALL:
            return 0.8
        if code == ELECTRUM:
            return 6.0 / (1.0 + 0.15 * others)
        if code == HYDROCLUSTER:
            return 8.0 / float(9 - nth) if nth > 1 else 1.0
        if code == JACKKNIFE:
            return float(nth) * (1.0 - min(0.8, 0.12 * others))
        if code == STORMSABRE:
            return 5.0
        if code == STARFROST:
            return 4.0 if nth == ROUNDS else 1.5
        return 1.5 if nth == ROUNDS else 0.8

    def plan(self) -> list[float]:
        """For each code: its worth now, and that of the best plan for the rest of the hand."""
        hand: i64 = 0
        for code in range(CODES):
            if self.me.hand[code]:
                hand |= 1 << code
        table: list[list[float]] = []
        for nth in range(ROUNDS + 1):
            table.append([self.later(code, nth) for code in range(CODES)])
        memory: list[float] = [UNKNOWN] * ((hand + 1) << 4)
        worths: list[float] = [0.0] * (CODES + 1)
        for code in range(CODES):
            if (hand >> code) & 1:
                rest = hand if self.me.hand[code] > 1 else hand & ~(1 << code)
                after = best_plan(rest, self.round + 1, code == STARFROST, table, memory)
                worths[code] = self.now(code) + after
        return worths

    # Aims

    def strike_worth(self, target: int) -> float:
        """What a guess at this agent's discard is worth: foes are hit, friends are too."""
        agent = self.v.agents[target]
        if agent.out:
            return 0.0
        loss = agent.points + A_ROUND * float(ROUNDS - self.round)
        stake = loss * (0.7 * (1.0 - self.friend[target]) - self.friend[target])
        return stake / float(size(open_discards(self.v, target)))

    def best_strike(self) -> float:
        best = 0.0
        for other in range(len(self.v.agents)):
            if other != self.seat:
                best = max(best, self.strike_worth(other))
        return 1.3 * best  # players part with some codes more readily than with others

    def guess_worth(self, code: int) -> float:
        ways = discard_ways(self.v, self.me.aim)
        total = 0.0
        for other in range(CODES):
            total += float(ways[other]) * PARTED_WITH[other]
        return 8.0 * float(ways[code]) * PARTED_WITH[code] / total

    def look_worth(self, target: int) -> float:
        agent = self.v.agents[target]
        if agent.team >= 0 or agent.out:
            return -5.0
        return 0.15 * agent.points

    def ban_worth(self, code: int) -> float:
        """What to have for oneself next round, or to spare oneself."""
        own = self.me.hand[code] > 0
        if code == STORMSABRE:
            return 5.0 if own else 1.0
        if code == JACKKNIFE:
            return 0.5 * float(self.round + 1) if own else 0.5
        if code == ELECTRUM:
            return 2.0 if own else 1.0
        if code == HYDROCLUSTER:
            return 0.5 * float(self.round)
        last = code in (STARFROST, THORNLILY) and self.round == ROUNDS - 1
        return 2.0 if last else 0.0


def best_plan(
    hand: i64, nth: i64, clear: bool, table: list[list[float]], memory: list[float]
) -> float:
    """The worth of the best order for a hand; `clear`: the others cannot use StormSabre."""
    if nth > ROUNDS:
        return 0.0
    key = (hand << 4) | (nth << 1) | (1 if clear else 0)
    if memory[key] != UNKNOWN:
        return memory[key]
    best = 0.0
    for code in range(CODES):
        if (hand >> code) & 1:
            worth = table[nth][code]
            if clear and code == STORMSABRE:
                worth = 9.0
            rest = hand & ~(1 << code)
            worth += best_plan(rest, nth + 1, code == STARFROST, table, memory)
            best = max(best, worth)
    memory[key] = best
    return best


def rivals(v: View, seat: int) -> float:
    """How many others are still in the game."""
    count = 0.0
    for other in range(len(v.agents)):
        if other != seat and v.agents[other].out == 0:
            count += 1.0
    return count


def friends(v: View, seat: int) -> list[float]:
    """The chance that each agent is of the viewer's team."""
    counts = team_counts(v)
    total = 0
    for team in range(TEAMS):
        total += counts[team]
    own = v.agents[seat].team
    chances: list[float] = []
    for agent in v.agents:
        if agent.team >= 0:
            chances.append(1.0 if agent.team == own else 0.0)
        else:
            chances.append(counts[own] / total)
    return chances


def open_discards(v: View, seat: int) -> i64:
    """Codes that may be this agent's discard, at a glance: what was shown was not discarded,
    unless cards were passed."""
    agent = v.agents[seat]
    codes = possible_discards(agent)
    if agent.passed == NONE:
        codes &= ~shown(v.played, seat)
    return codes if codes else 1
