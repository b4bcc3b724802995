"""What a view proves about the others' discards and passed cards.

Every agent began with one of each code. So a seat owns one copy of a code, minus one if it was its
discard (d), minus one if it was passed on (p), plus one if it was received (q); and the table and
the viewer's memory show how many copies it must or cannot own. Agents who passed no card stand
alone. Those who did form a ring, in which each one's p is the next one's q: ways around it are
counted seat by seat, by the cards that go in and out.
"""

from typing import final

from mypy_extensions import i64

from brushpass.games.spy_tactics.cards import ALL_CODES, CODES, DARKWIND, JACKKNIFE, NONE
from brushpass.games.spy_tactics.first_round import receiver
from brushpass.games.spy_tactics.wire import Agent, View


@final
class Proof:
    """What is known of one agent's cards, taken from a view once because it is asked often."""

    def __init__(self, v: View, seat: int) -> None:
        agent = v.agents[seat]
        self.owns = shown(v.played, seat)  # at least one, in hand or face up
        self.owns_two: i64 = 0
        if agent.passed != NONE:  # S4.7, SR10: only who received a card can have two
            for code in range(CODES):
                if shown_at_once(v.played, seat, code, agent.face_up[code]) > 1:
                    self.owns_two |= 1 << code
        self.lacks: i64 = 0  # codes of which the agent has none
        self.lacks_two: i64 = 0
        if v.memory is not None:
            self.lacks = v.memory.lacks[seat]
            self.lacks_two = v.memory.lacks_two[seat]
        self.passed: i64 = agent.passed
        self.possible: i64 = possible_discards(agent)

    def allows(self, out: i64, incoming: i64) -> bool:
        """Whether the agent can be without the codes `out` (d, p) and have got `incoming` (q)."""
        none = out & ~incoming
        two = incoming & ~out
        if none & self.owns or self.lacks & ~none:
            return False
        return self.owns_two & ~two == 0 and two & self.lacks_two == 0

    def discards(self, passed: i64, received: i64) -> i64:
        """The discards that fit with these cards passed and received, NONE for no card."""
        codes: i64 = 0
        out: i64 = 0 if passed == NONE else 1 << passed
        incoming: i64 = 0 if received == NONE else 1 << received
        for code in range(CODES):
            bit: i64 = 1 << code
            if self.possible & bit and not out & bit and self.allows(out | bit, incoming):
                codes |= bit
        return codes


def possible_discards(agent: Agent) -> i64:
    """SR18: all but what was guessed in vain."""
    return 1 << agent.discard if agent.discard >= 0 else ALL_CODES & ~agent.missed


def shown(played: list[list[int]], seat: i64) -> i64:
    """The codes that a seat has activated."""
    codes: i64 = 0
    for activated in played:
        code: i64 = activated[seat]
        if 0 <= code < CODES:
            codes |= 1 << code
    return codes


def shown_at_once(played: list[list[int]], seat: i64, code: i64, face_up: i64) -> i64:
    """How many copies of a code lay before a seat at the most.

    Fewer lie there now where DarkWind has taken some back (S5.3). Which DarkWind that was does not
    matter: who has two of them received the second one, and so has no other code twice.
    """
    taken_back: i64 = -face_up
    for codes in played:
        if codes[seat] == code:
            taken_back += 1
    lying: i64 = 0
    most: i64 = 0
    for codes in played:
        if codes[seat] == code:
            lying += 1
            most = max(most, lying)
        elif codes[seat] == DARKWIND and lying and taken_back:
            lying -= 1
            taken_back -= 1
    return most


def size(codes: i64) -> i64:
    n: i64 = 0
    while codes:
        codes &= codes - 1
        n += 1
    return n


@final
class Ring:
    """The seats that passed cards in round one, each to the next, as one view knows them."""

    def __init__(self, v: View, first: int) -> None:
        """Begins at the seat `first`, or is empty if that seat passed nothing."""
        self.seats: list[int] = []
        self.discards: list[list[int]] = []  # by place, then by received * CODES + passed: bits
        if v.agents[first].passed == NONE:
            return
        seat = first
        while seat not in self.seats:
            self.seats.append(seat)
            seat = receiver(v.played[0], seat)
        proofs = [Proof(v, seat) for seat in self.seats]
        for place in range(len(proofs)):
            self.discards.append(fitting_table(proofs[place], proofs[place - 1]))

    def ways_from(self) -> list[list[int]]:
        """For each place: ways for all from there to the last, by the card that goes into the
        place and the card that comes out of the last. Behind the last, these are one card."""
        ways: list[int] = [0] * (CODES * CODES)
        for code in range(CODES):
            ways[code * CODES + code] = 1
        found = [ways]
        for place in range(len(self.seats) - 1, -1, -1):
            ways = self.ways_with(place, ways)
            found.append(ways)
        found.reverse()
        return found

    def ways_with(self, place: i64, after: list[int]) -> list[int]:
        """The ways of the seats behind a place, and its own before them."""
        ways: list[int] = [0] * (CODES * CODES)
        discards = self.discards[place]
        for received in range(CODES):
            for passed in range(CODES):
                own = size(discards[received * CODES + passed])
                if own:
                    for last in range(CODES):
                        ways[received * CODES + last] += own * after[passed * CODES + last]
        return ways


def fitting_table(agent: Proof, giver: Proof) -> list[int]:
    """The fitting discards of an agent, by received * CODES + passed.

    Nobody passed a JackKnife: it lay on the table when cards were passed.
    """
    table: list[int] = [0] * (CODES * CODES)
    for received in range(CODES):
        if received == JACKKNIFE or (giver.passed >= 0 and giver.passed != received):
            continue
        for passed in range(CODES):
            if passed != JACKKNIFE and (agent.passed < 0 or agent.passed == passed):
                table[received * CODES + passed] = agent.discards(passed, received)
    return table


def discard_ways(v: View, seat: i64) -> list[int]:
    """In how many ways the hidden cards can lie, by the discard of this seat."""
    counts: list[int] = [0] * CODES
    ring = Ring(v, seat)
    if not ring.seats:
        alone = Proof(v, seat).discards(NONE, NONE)
        for code in range(CODES):
            counts[code] = (alone >> code) & 1
        return counts
    after = ring.ways_from()[1]
    for received in range(CODES):
        for passed in range(CODES):
            own = ring.discards[0][received * CODES + passed]
            for code in range(CODES):
                if (own >> code) & 1:
                    counts[code] += after[passed * CODES + received]
    return counts
