"""What an audience takes for possible of items that went unseen.

Somebody steals one of three items that I know: it is the first, the second or the third. Each is a
case. Later sights rule cases out or make them likelier, so there is a list of cases, complete and
without doubles. A case has spots (unknowns.py): items it can name, and unknowns of which more is
known than where they lie. All cards without a spot are unknown as their places have it.

A deck that is made anew is a bag: whoever draws from it draws an unknown of that bag, so that no
cases are needed for what it is; the bag keeps what has not been seen of it since.

A case weighs in how many ways cards and choices lead to it, not counting the ways to lay the cards
that it cannot name; `imagine_items.py` counts these. Free choices count as luck: of the cards that
may have gone each is as likely as the other. But if somebody openly uses an item they are known to
hold, it is that one (RR58).

`Ledger.known` says what an audience surely knows: what all its cases name. Spots do not repeat it.

Nobody keeps more than CASES cases in mind. Who would have to keeps the likeliest and is hazy: what
they imagine is still possible, but not all that is possible, and they conclude nothing from cases.
If all that they kept turns out to be wrong, they are left with what they surely know (RR57).
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.redacted.memory.ledger import NOTHING_DEALT, Case, Ledger, is_named
from brushpass.games.redacted.memory.unknowns import (
    BAG,
    DRAWN,
    arriving,
    at,
    card_of,
    dealt_colour,
    fits,
    may_be,
    place_of,
    spot,
    unknown_at,
)
from brushpass.games.redacted.memory.weights import smaller
from brushpass.games.redacted.rules.cards import KINDS, NONE
from brushpass.games.redacted.rules.places import NOWHERE, OBJECTIVES

CASES: Final = 100


@final
class Weighing:
    """The cases of a ledger while something changes at some places: what is known there becomes
    spots."""

    def __init__(self, ledger: Ledger, places: list[int]) -> None:
        self.ledger = ledger
        self.places = [place for place in places if is_named(place)]
        self.found: list[Case] = []
        self.hits: list[Case] = []
        self.counts: list[int] = []
        self.hazy = ledger.hazy
        self.certain: list[int] = []  # for the hazy: spots at these places, whatever the cases say
        plain: list[int] = []
        for place in self.places:
            plain += [spot(place, kind) for kind in ledger.known[place]]
        self.cases: list[Case] = []
        for case in ledger.cases or [Case(1, NOTHING_DEALT, [])]:
            self.cases.append(Case(case.weight, case.dealt, sorted(case.spots + plain)))

    # What is not accounted for

    def size_at(self, place: i64) -> i64:
        """Of a deck it is enough that there is a card: all its unknowns are alike."""
        if is_named(place) or place == OBJECTIVES:
            return self.ledger.sizes[place]
        return 1

    def left(self, spots: list[int], kind: i64) -> i64:
        """How many cards of this kind a case cannot place."""
        if not self.counts:
            self.counts = self.ledger.unplaced(self.places)
        left: i64 = self.counts[kind]
        for there in spots:
            if card_of(there) == kind:
                left -= 1
        return left

    # One card

    def trace(self, dealt: list[int], spots: list[int], card: i64, kind: i64, ways: int) -> None:
        """Into `hits`: how a card can turn out to be of this kind. Its spot is gone already."""
        if card >= 0:
            if card == kind:
                self.hits.append(Case(ways, dealt, spots))
        elif card <= DRAWN:
            bag = BAG + DRAWN - card
            members = at(spots, bag)
            for i in range(len(members)):
                if i == 0 or members[i] != members[i - 1]:
                    rest = without(spots, spot(bag, members[i]))
                    self.trace(dealt, rest, members[i], kind, ways * members.count(members[i]))
        elif may_be(self.ledger.mission, card, kind):
            left = self.left(spots, kind)
            if left > 0:
                colour = dealt_colour(card)
                if colour != NONE:
                    dealt = dealt[:]
                    dealt[colour] = int(kind)
                self.hits.append(Case(ways * int(left), dealt, spots))

    def saw_go(self, case: Case, kind: i64, place: i64, to: i64, luck: bool) -> None:
        """A card of this kind went from place to place; or openly lies there still."""
        listed = at(case.spots, place)
        if kind in listed and not luck:
            listed = [int(kind)]
        elif self.size_at(place) > len(listed):
            unknown = unknown_at(self.ledger.sealed, case.spots, place)
            listed += [unknown] * (self.size_at(place) - len(listed))
        for i in range(len(listed)):
            if i > 0 and listed[i] == listed[i - 1]:
                continue
            rest = without(case.spots, spot(place, listed[i]))
            self.trace(case.dealt, rest, listed[i], kind, case.weight * listed.count(listed[i]))
        for hit in self.hits:
            self.note(hit, spot(to, kind) if to != NOWHERE else NONE)
        self.hits = []

    def lost_sight(self, case: Case, place: i64, to: i64) -> None:
        """Any of the cards there may be the one that went."""
        listed = at(case.spots, place)
        if self.size_at(place) > len(listed):
            unknown = unknown_at(self.ledger.sealed, case.spots, place)
            listed += [unknown] * (self.size_at(place) - len(listed))
        for i in range(len(listed)):
            if i > 0 and listed[i] == listed[i - 1]:
                continue
            card = listed[i]
            ways = case.weight * listed.count(card)
            rest = without(case.spots, spot(place, card))
            if card >= 0:
                if fits(self.ledger.mission, to, card):
                    self.note(Case(ways, case.dealt, rest), spot(to, card))
            elif card <= DRAWN and not self.always_fits(rest, card, to):
                for kind in range(KINDS):
                    if fits(self.ledger.mission, to, kind):
                        self.trace(case.dealt, rest, card, kind, ways)
                        for hit in self.hits:
                            self.note(hit, spot(to, kind))
                        self.hits = []
            else:
                card = arriving(card, to)
                if card != NONE:
                    new = card != unknown_at(self.ledger.sealed, rest, to)
                    self.note(Case(ways, case.dealt, rest), spot(to, card) if new else NONE)

    def always_fits(self, spots: list[int], card: i64, to: i64) -> bool:
        """Whether a card can have gone there whatever it is."""
        if card >= 0:
            return fits(self.ledger.mission, to, card)
        if card > DRAWN:
            return arriving(card, to) == card
        return all(self.always_fits(spots, member, to) for member in at(spots, BAG + DRAWN - card))

    def note(self, case: Case, more: i64) -> None:
        """A case of what is possible now; `more` is one more spot, or NONE."""
        if more != NONE:
            case = Case(case.weight, case.dealt, sorted([*case.spots, more]))
        self.found.append(case)

    # All cards of a place

    def see_all(self, case: Case, place: i64, kinds: list[int]) -> None:
        listed = at(case.spots, place)
        unknown = unknown_at(self.ledger.sealed, case.spots, place)
        listed = [unknown] * (len(kinds) - len(listed)) + listed
        spots = [there for there in case.spots if place_of(there) != place]
        self.see_next(Case(case.weight, case.dealt, spots), listed, kinds, place)

    def see_next(self, case: Case, cards: list[int], kinds: list[int], place: i64) -> None:
        """What is seen gets its spot at once: it is no longer left to be another of these cards."""
        if not cards:
            self.found.append(case)
            return
        for i in range(len(kinds)):
            if kinds[i] in kinds[:i]:
                continue
            before = len(self.hits)
            self.trace(case.dealt, case.spots, cards[-1], kinds[i], case.weight)
            hits = self.hits[before:]
            del self.hits[before:]
            for hit in hits:
                spots = sorted([*hit.spots, spot(place, kinds[i])])
                seen = Case(hit.weight, hit.dealt, spots)
                self.see_next(seen, cards[:-1], kinds[:i] + kinds[i + 1 :], place)

    # The end of it

    def settle(self) -> None:
        """Equal cases together, weights as small as they can be, not too many."""
        if not self.found:
            if not self.hazy:
                raise ValueError("a seat was told what it could not think possible")
            self.hazy = False
            self.found.append(Case(1, NOTHING_DEALT, self.certain))
        self.found.sort(key=by_content)
        merged: list[Case] = []
        for case in self.found:
            weight = case.weight
            if merged and by_content(merged[-1]) == by_content(case):
                weight += merged.pop().weight
            merged.append(Case(weight, case.dealt, case.spots))
        if len(merged) > CASES:
            if not self.hazy:
                self.certain = sure_spots(merged)
                self.hazy = True
            merged.sort(key=by_weight)
            merged = sorted(merged[-CASES:], key=by_content)
        small = smaller([case.weight for case in merged])
        self.cases = [Case(small[i], merged[i].dealt, merged[i].spots) for i in range(len(merged))]
        self.found = []

    def write(self) -> None:
        """What all cases name becomes sure knowledge."""
        ledger = self.ledger
        sure = self.certain if self.hazy else sure_spots(self.cases)
        first = self.cases[0]
        if len(self.cases) == 1 and len(sure) == len(first.spots) and first.dealt == NOTHING_DEALT:
            ledger.cases = []
            self.hazy = False
        else:
            ledger.cases = [
                Case(case.weight, case.dealt, apart(case.spots, sure)) for case in self.cases
            ]
        ledger.hazy = self.hazy
        for place in self.places:
            ledger.known[place] = []
        for there in sure:
            ledger.known[place_of(there)].append(card_of(there))
            ledger.known[place_of(there)].sort()


def sure_spots(cases: list[Case]) -> list[int]:
    """What all these cases name, where single cards can be known."""
    sure: list[int] = []
    for there in cases[0].spots:
        if card_of(there) >= 0 and is_named(place_of(there)):
            sure.append(there)
    for case in cases[1:]:
        sure = common(sure, case.spots)
    return sure


def by_content(case: Case) -> list[int]:
    return case.dealt + case.spots


def by_weight(case: Case) -> list[int]:
    return [case.weight, *by_content(case)]


def without(spots: list[int], there: i64) -> list[int]:
    """Unless it is not listed: then it was any card of its place."""
    rest = spots[:]
    if there in rest:
        rest.remove(there)
    return rest


def common(spots: list[int], others: list[int]) -> list[int]:
    return [
        spots[i] for i in range(len(spots)) if others.count(spots[i]) > spots[:i].count(spots[i])
    ]


def apart(spots: list[int], sure: list[int]) -> list[int]:
    rest = spots[:]
    for there in sure:
        rest.remove(there)
    return rest
