"""What the rules of thumb ask about a table, for the seat that is to decide.

Answered exactly from a view (seen.py) and quickly from an imagined state (imagined.py). All that is
certain is the same in both; how unknown cards lie is counted by one and estimated by the other.
"""

from mypy_extensions import i64

from brushpass.games.microfilms.rules.actions import CROUPIER
from brushpass.games.microfilms.rules.cards import HIDDEN, KINDS, MICROFILM
from brushpass.games.microfilms.thought.alliance import count


class Questions:
    seat: i64
    seats: i64
    duel: bool
    phase: i64
    active: i64
    target: i64
    turn: i64
    evening: i64
    places: i64  # the seats, and the Croupier's
    francs: list[int]  # by place
    cleared: list[bool]  # by place
    discard: list[int]  # kinds, as far as the seat knows them; the top is the last
    hand: list[int]  # the own, by kind
    identity: i64
    freelancer: i64  # in a duel the second identity, else the only one
    lone: i64  # nations that may stand alone, as bits

    def size(self, place: i64) -> i64:
        """How many cards a hand holds."""
        raise NotImplementedError

    def sure(self, place: i64, kind: i64) -> i64:
        """How many cards of a kind the seat knows in another hand."""
        raise NotImplementedError

    def unknown(self, place: i64) -> i64:
        """How many cards of another hand the seat does not know."""
        raise NotImplementedError

    def identity_of(self, place: i64) -> i64:
        """HIDDEN where the seat does not know it."""
        raise NotImplementedError

    def may_hold(self, place: i64, wanted: i64) -> float:
        """How likely one of these kinds, as bits, is among the unknown cards of a hand."""
        raise NotImplementedError

    def letters_lie(self, one: i64, two: i64) -> float:
        """How likely both letters in play lie so; locations as actions name them (M7.8)."""
        raise NotImplementedError

    def place_of(self, aim: i64) -> i64:
        return self.seats if aim == CROUPIER else aim

    def holds(self, place: i64, wanted: i64) -> float:
        for kind in range(KINDS):
            if (wanted >> kind) & 1 and self.sure(place, kind):
                return 1.0
        return self.may_hold(place, wanted) if self.unknown(place) else 0.0

    def is_agent(self, place: i64, nation: i64) -> float:
        """All who are unknown are as likely: nobody has failed yet who would ask (MR17)."""
        known = self.identity_of(place)
        if known != HIDDEN:
            return 1.0 if known == nation else 0.0
        unknown: i64 = 0
        for other in range(self.places):
            known = self.identity_of(other)
            if known == nation:
                return 0.0
            if known == HIDDEN:
                unknown += 1
        return 1.0 / float(unknown)

    def claim_wins(self, nation: i64) -> float:
        """M8.17: the other's microfilm, the other alone, and the card really with the Croupier."""
        if not (self.lone >> nation) & 1:
            return 0.0
        right = self.is_agent(1 - self.seat, nation) / float(count(self.lone))
        if right == 0.0:
            return 0.0
        return right * self.holds(self.seats, 1 << (MICROFILM + nation))
