"""What one seat sees of a state at a glance: for imagined games, without a view."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.games.microfilms.rules import actions as a
from brushpass.games.microfilms.rules.cards import (
    ACE,
    BLOODSTAINED,
    BROKER,
    CASH_OUT,
    COPIES,
    HITMAN,
    INTERPOL,
    JOURNALIST,
    KINDS,
    LETTER,
    MICROFILM,
    NATIONS,
)
from brushpass.games.microfilms.rules.state import State

LETTERS_IN_PLAY: Final = 2  # besides the one in the box


@final
class Eye:
    """What one seat sees of a state, as far as the rules of thumb ask for it."""

    def __init__(self, s: State, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.identity: i64 = s.identity[seat]
        self.trade: i64 = s.second[seat] if s.duel else s.identity[seat]
        self.agent = self.identity < NATIONS
        self.cleared = s.cleared[seat]
        self.francs: i64 = s.francs[seat]
        self.hand = s.hands[seat].cards
        self.lone: i64 = 0  # nations that may stand alone, as bits
        self.lones: i64 = 0  # how many
        for nation in range(NATIONS):
            if nation != s.absent and not (s.met[nation] >> seat) & 1:
                self.lone |= 1 << nation
                self.lones += 1
        self.film = self.best_film()

    def win_with(self, nation: i64) -> float:
        """M7.3, M7.4."""
        if nation == self.identity:
            return 0.0
        good = (self.lone >> nation) & 1
        if self.agent:
            good += (self.lone >> self.identity) & 1
        return float(good) / float(self.lones)

    def card(self, kind: i64) -> float:
        """What keeping a card is worth to this identity."""
        if kind < LETTER:
            if self.trade == JOURNALIST and kind != self.identity:
                return 11.0
            if self.agent:
                return 6.2 if kind == self.identity else 1.0 + 13.0 * self.win_with(kind)
            return 3.0
        if kind < ACE:
            return 8.0 if self.trade == BROKER else 3.5
        if kind == ACE:
            return 9.0 if self.trade == HITMAN else 1.0
        if kind == CASH_OUT:
            return 5.0
        if not self.cleared:
            return 6.0
        return 7.0 if self.trade == INTERPOL else 4.5

    def best_film(self) -> float:
        best = 0.0
        for nation in range(NATIONS):
            if self.hand[MICROFILM + nation]:
                value = self.card(MICROFILM + nation)
                if value > best:
                    best = value
        return best

    def cheapest(self) -> float:
        least = 99.0
        for kind in range(KINDS):
            if self.hand[kind]:
                value = self.card(kind)
                if value < least:
                    least = value
        return least

    def hidden(self) -> i64:
        """All cards whose kind the seat does not know, the one in the box among them."""
        total = 1 + self.s.deck.size
        for place in range(len(self.s.hands)):
            if place != self.seat:
                total += self.s.hands[place].unknown(self.seat)
        return total

    def missing(self, kind: i64) -> i64:
        """How many cards of a kind are among them."""
        s = self.s
        left: i64 = COPIES[kind] - self.hand[kind]
        for place in range(len(s.hands)):
            if place != self.seat:
                left -= s.hands[place].sure(self.seat, kind)
        for other in s.discard:
            if other == kind:
                left -= 1
        return left

    def holds(self, place: i64, wanted: i64) -> float:
        """Roughly how likely a hand holds one of these kinds."""
        hand = self.s.hands[place]
        left: i64 = 0
        for kind in range(KINDS):
            if (wanted >> kind) & 1:
                if hand.sure(self.seat, kind):
                    return 1.0
                left += self.missing(kind)
        if left <= 0:
            return 0.0
        without = 1.0 - float(left) / float(self.hidden())
        none = 1.0
        for _ in range(hand.unknown(self.seat)):
            none *= without
        return 1.0 - none

    def is_agent(self, place: i64, nation: i64) -> float:
        s = self.s
        if (s.known[place] >> self.seat) & 1:
            return 1.0 if s.identity[place] == nation else 0.0
        if (s.denied[place] >> nation) & 1:
            return 0.0
        places: i64 = 0
        for other in range(len(s.hands)):
            if (s.known[other] >> self.seat) & 1:
                if s.identity[other] == nation:
                    return 0.0
            elif not (s.denied[other] >> nation) & 1:
                places += 1
        return 1.0 / float(places)

    def claim(self, nation: i64) -> float:
        """M8.17."""
        if not (self.lone >> nation) & 1:
            return 0.0
        right = self.is_agent(1 - self.seat, nation) / float(self.lones)
        return right * self.holds(self.s.seats, 1 << (MICROFILM + nation)) if right > 0.0 else 0.0

    def letters_at(self, location: i64) -> i64:
        """How many letters the seat knows to lie there."""
        s = self.s
        letters: i64 = 0
        if location == a.DISCARDS:
            for kind in s.discard:
                if LETTER <= kind < ACE:
                    letters += 1
            return letters
        if location == a.DECK:
            return 0
        hand = s.hands[self.place(location)]
        for kind in range(LETTER, ACE):
            letters += self.hand[kind] if location == self.seat else hand.sure(self.seat, kind)
        return letters

    def room_at(self, location: i64) -> i64:
        """How many cards there may be letters for all that the seat knows."""
        if location == a.DISCARDS or location == self.seat:
            return 0
        s = self.s
        if location == a.DECK:
            return s.deck.size
        return s.hands[self.place(location)].unknown(self.seat)

    def locate(self, one: i64, two: i64) -> float:
        """M7.8: known letters where they are, the others by the number of cards."""
        found: i64 = self.letters_at(one)
        found += 0 if one == two else self.letters_at(two)
        known: i64 = self.letters_at(a.DECK) + self.letters_at(a.DISCARDS)
        for place in range(len(self.s.hands)):
            known += self.letters_at(a.CROUPIER if place == self.s.seats else place)
        if known != found or found > LETTERS_IN_PLAY:
            return 0.0
        if one != two and (self.letters_at(one) > 1 or self.letters_at(two) > 1):
            return 0.0
        unknown = float(self.hidden() - 1)
        if known == LETTERS_IN_PLAY or unknown <= 0.0:
            return 1.0 if known == LETTERS_IN_PLAY else 0.0
        first = float(self.room_at(one)) / unknown
        second = float(self.room_at(two)) / unknown
        if known == 0:
            return first * first if one == two else 2.0 * first * second
        return second if one == two or self.letters_at(one) else first

    def place(self, aim: i64) -> i64:
        return self.s.seats if aim == a.CROUPIER else aim

    def win(self, action: Action) -> float:
        """The chance that an attempt wins; below nothing if the action is none."""
        if isinstance(action, a.Reveal):
            return self.win_with(action.nation)
        if isinstance(action, a.Claim):
            return self.claim(action.nation)
        if isinstance(action, a.Expose):
            return self.is_agent(self.place(action.aim), action.nation)
        if isinstance(action, a.Shoot):
            return self.holds(self.place(action.aim), 1 << ACE)
        if isinstance(action, a.Arrest):
            return self.holds(self.place(action.aim), BLOODSTAINED)
        if isinstance(action, a.Locate):
            return self.locate(action.one, action.two)
        return -1.0

    def wants_film(self) -> bool:
        return self.agent or self.trade == JOURNALIST
