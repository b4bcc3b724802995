"""What the rules of thumb ask, answered quickly from an imagined state.

Only what the seat would know there is used: its own hand, the cards it is sure of, the letters it
has seen and what lies open. Any other card is as likely to be anywhere.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.microfilms.rules import actions as a
from brushpass.games.microfilms.rules.cards import ACE, COPIES, HIDDEN, KINDS, LETTER
from brushpass.games.microfilms.rules.state import KIND, KIND_OF, State
from brushpass.games.microfilms.thought.alliance import lone_nations
from brushpass.games.microfilms.thought.questions import Questions

LETTERS_IN_PLAY: Final = 2  # besides the one in the box


@final
class Imagined(Questions):
    def __init__(self, s: State, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.seats = s.seats
        self.duel = s.duel
        self.phase = s.phase
        self.active = s.active
        self.target = s.target
        self.turn = s.turn
        self.evening = s.evening
        self.places = len(s.hands)
        self.francs = s.francs
        self.cleared = s.cleared
        self.discard = s.discard
        self.hand = s.hands[seat].cards
        self.identity = s.identity[seat]
        self.freelancer = s.second[seat] if s.duel else s.identity[seat]
        self.lone = lone_nations(s, seat)

    def size(self, place: i64) -> i64:
        return self.s.hands[place].size

    def sure(self, place: i64, kind: i64) -> i64:
        return self.s.hands[place].sure(self.seat, kind)

    def unknown(self, place: i64) -> i64:
        return self.s.hands[place].unknown(self.seat)

    def identity_of(self, place: i64) -> i64:
        return self.s.identity[place] if (self.s.known[place] >> self.seat) & 1 else HIDDEN

    def may_hold(self, place: i64, wanted: i64) -> float:
        left: i64 = 0
        for kind in range(KINDS):
            if (wanted >> kind) & 1:
                left += self.missing(kind)
        without = 1.0 - float(left) / float(1 + self.hidden())
        none = 1.0
        for _ in range(self.unknown(place)):
            none *= without
        return 1.0 - none

    def hidden(self) -> i64:
        """All cards in hands and deck that the seat does not know."""
        total = self.s.deck.size
        for place in range(self.places):
            if place != self.seat:
                total += self.unknown(place)
        return total

    def missing(self, kind: i64) -> i64:
        """How many cards of a kind are among them, or in the box."""
        left: i64 = COPIES[kind] - self.hand[kind]
        for place in range(self.places):
            if place != self.seat:
                left -= self.sure(place, kind)
        for other in self.discard:
            if other == kind:
                left -= 1
        return left

    def letters_lie(self, one: i64, two: i64) -> float:
        known = self.known_letters()
        if len(known) == LETTERS_IN_PLAY:
            return 1.0 if known[0] == one and known[1] == two else 0.0
        if not known:
            both = self.share(one) * self.share(two)
            return both if one == two else 2.0 * both
        if known[0] == one:
            return self.share(two)
        return self.share(one) if known[0] == two else 0.0

    def known_letters(self) -> list[int]:
        """The location of each letter that the seat knows of, in order."""
        found: list[int] = []
        for place in range(self.places):
            location = a.CROUPIER if place == self.seats else place
            for mark in self.s.hands[place].marks:
                known = place == self.seat or (mark >> (KIND + self.seat)) & 1
                if LETTER <= mark & KIND_OF < ACE and known:
                    found.append(location)
        for kind in self.discard:
            if LETTER <= kind < ACE:
                found.append(a.DISCARDS)
        return found

    def share(self, location: i64) -> float:
        """Of the cards that the seat does not know."""
        if location == a.DISCARDS or location == self.seat:
            return 0.0
        here = self.s.deck.size
        if location != a.DECK:
            here = self.unknown(self.place_of(location))
        return float(here) / float(self.hidden()) if here else 0.0
