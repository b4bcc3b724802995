"""A plan for a hand of codes: each gets a worth for this round, from what the others can still
activate, and an ordinary worth for later rounds; the best order for all of them says what to
activate now. Imagined players have no time for it (`imagined.py`)."""

from math import exp, fsum
from typing import Final, final

from mypy_extensions import i64

from brushpass.games.spy_tactics.cards import (
    ALL_CODES,
    CODES,
    DARKWIND,
    DREAMFALL,
    ELECTRUM,
    HYDROCLUSTER,
    JACKKNIFE,
    MOST_SEATS,
    ROUNDS,
    STARFROST,
    STORMSABRE,
    THORNLILY,
)
from brushpass.games.spy_tactics.conduct import LIKED, LIKED_LAST
from brushpass.games.spy_tactics.discards import size
from brushpass.games.spy_tactics.questions import Questions
from brushpass.games.spy_tactics.rules_of_thumb import life, strike
from brushpass.games.spy_tactics.wire import View

COOLNESS: Final = 1.6  # the higher, the less is left to luck
SHARES: Final = 1 << 20
BANNED_FOR_OTHERS: Final = 9.0  # StormSabre
# The ordinary worth of the other codes, before the last round and in it.
USUALLY: Final = [2.0, 0.8, 0.0, 0.0, 0.0, 1.5, 5.0, 0.8]
AT_LAST: Final = [0.0, 0.8, 0.0, 0.0, 0.0, 4.0, 5.0, 1.5]


def ordinary(code: int, nth: int, rivals: int) -> float:
    """The worth of a code in an ordinary round of this number, from the second on."""
    if code == ELECTRUM:
        return 6.0 / (1.0 + 0.15 * rivals)
    if code == HYDROCLUSTER:
        return 8.0 / (9 - nth)
    if code == JACKKNIFE:
        return nth * (1.0 - min(0.8, 0.12 * rivals))
    return AT_LAST[code] if nth == ROUNDS else USUALLY[code]


def first(code: int, rivals: int) -> float:
    """In round one (S4), when everybody may hold everything."""
    expected = rivals / CODES  # how many others activate a certain code
    nobody = (1.0 - 1.0 / CODES) ** rivals
    if code == ELECTRUM:
        return expected
    if code == HYDROCLUSTER:
        return 4.0 * nobody - expected
    if code == JACKKNIFE:
        return 5.0 * nobody
    if code == STORMSABRE:
        return 1.0 + 7.0 * (1.0 - nobody)
    return 2.0 + expected if code == THORNLILY else 2.0


def best_orders(rivals: int) -> list[list[float]]:
    """The worth of the best order for a hand, by `when` and hand."""
    found: list[list[float]] = [[0.0] * (ALL_CODES + 1) for _ in range(2 * (ROUNDS + 2))]
    for nth in range(ROUNDS, 1, -1):
        for named in (False, True):
            best = found[when(nth, named)]
            for code in range(CODES):
                worth = ordinary(code, nth, rivals)
                if named and code == STORMSABRE:
                    worth = BANNED_FOR_OTHERS
                after = found[when(nth + 1, code == STARFROST)]
                for hand in range(ALL_CODES + 1):
                    if hand & 1 << code:
                        best[hand] = max(best[hand], worth + after[hand & ~(1 << code)])
    return found


def when(nth: i64, named: bool) -> i64:
    """From this round on; `named`: StarFrost was activated before, and has named StormSabre."""
    return 2 * nth + (1 if named else 0)


BEST_ORDERS: Final = [best_orders(rivals) for rivals in range(MOST_SEATS)]


def shares(v: View, q: Questions) -> list[int]:
    """For each code its share of the luck."""
    plan = Plan(v, q)
    open_codes = [code for code in range(CODES) if q.holds(code) and not plan.banned(q.seat, code)]
    worths = [plan.worth(code) for code in open_codes]
    found = [0] * CODES
    for code, worth in zip(open_codes, worths, strict=True):
        found[code] = int(SHARES * exp(COOLNESS * (worth - max(worths))))
    return found


@final
class Plan:
    def __init__(self, v: View, q: Questions) -> None:
        self.v = v
        self.q = q
        self.me = v.agents[q.seat]
        self.hand: i64 = 0
        for code in range(CODES):
            if q.holds(code):
                self.hand |= 1 << code
        self.plays: list[list[float]] = []  # chances of the others' codes, by rival and code
        for other in range(len(v.agents)):
            if other != q.seat and not v.agents[other].out:
                self.plays.append(self.chances(other))
        self.rivals = len(self.plays)

    def worth(self, code: i64) -> float:
        """Of activating a code now, and of the best order for the rest of the hand."""
        q = self.q
        rest = self.hand if self.me.hand[code] > 1 else self.hand & ~(1 << code)
        after = BEST_ORDERS[self.rivals][when(q.round + 1, code == STARFROST)][rest]
        return after + (first(code, self.rivals) if q.round == 1 else self.now(code))

    # What the others may do

    def chances(self, other: int) -> list[float]:
        """From the codes that an agent can still hold, by what players like."""
        discards = self.q.discards(other)
        liked = LIKED_LAST if self.q.round == ROUNDS else LIKED
        chances: list[float] = [0.0] * CODES
        for code in range(CODES):
            if not self.v.agents[other].face_up[code] and not self.banned(other, code):
                hidden = float((discards >> code) & 1) / float(size(discards))
                chances[code] = liked[code] * (1.0 - hidden)
        total = fsum(chances)
        return [chance / total for chance in chances] if total else chances

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
        return fsum([other[code] for other in self.plays])

    def even(self, code: i64) -> float:
        """The chance that they are none, two, four ..."""
        balance = 1.0
        for other in self.plays:
            balance *= 1.0 - 2.0 * other[code]
        return (1.0 + balance) / 2.0

    # The worth of a code now

    def now(self, code: i64) -> float:
        nth = self.q.round
        blocked = 1.0 if nth < ROUNDS else self.nobody(THORNLILY)
        if code == DARKWIND:
            return self.best_back()
        if code == DREAMFALL:
            return 3.0 * (1.0 - self.nobody(DREAMFALL)) * blocked
        if code == ELECTRUM:
            return 6.0 / (1.0 + self.expected(ELECTRUM)) * blocked
        if code == HYDROCLUSTER:
            return self.best_strike()
        if code == JACKKNIFE:
            return float(nth) * self.nobody(JACKKNIFE) * blocked
        if code == STORMSABRE:
            alone = self.even(STORMSABRE)
            return 10.0 * alone * blocked - (1.0 - alone) * life(self.q, self.q.seat)
        if code == STARFROST:
            return 6.0 * blocked if nth == ROUNDS else 1.5
        return 2.0 * blocked + 0.25 * self.lead() if nth == ROUNDS else self.curiosity()

    def lead(self) -> float:
        """How far ahead of the ordinary agent this one is."""
        return float(self.me.points) - sum(self.q.points) / len(self.q.points)

    def curiosity(self) -> float:
        """To know friend from foe is worth as much as there is left to strike with."""
        return 1.2 if self.me.hand[HYDROCLUSTER] and self.q.round < 5 else 0.3

    def best_back(self) -> float:
        """What DarkWind can take back."""
        nth = self.q.round + 1
        best = 0.0
        for code in range(CODES):
            if code != DARKWIND and self.me.face_up[code] and nth <= ROUNDS:
                best = max(best, ordinary(code, nth, self.rivals))
        return 0.7 * best

    def best_strike(self) -> float:
        best = 0.0
        for other in range(len(self.q.out)):
            if other != self.q.seat:
                best = max(best, strike(self.q, other))
        return 1.3 * best  # players part with some codes more readily than with others
