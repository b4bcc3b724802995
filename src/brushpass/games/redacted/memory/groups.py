"""Owners whose attack cards depend on each other, and every way in which these may lie.

A case says of each owner of the group, in nine numbers: how many of each weapon are in hand, how
many are spent, and which one lies on the table in a fight. A weapon from the Armoury is UNKNOWN
until it is seen or a fight tells. As with items a case weighs in how many ways it came about.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.redacted.memory.weights import smaller
from brushpass.games.redacted.rules.cards import NONE, WEAPONS

GUARDS: Final = 9  # as an owner: their three weapons, in the Danger Zone
UNKNOWN: Final = 3  # a weapon from the Armoury
SPENT: Final = 4  # in `Held.cards`, for each owner: in hand, spent, shown
SHOWN: Final = 8
WIDTH: Final = 9
TOGETHER: Final = 300  # cases of one group; with more, owners are taken out of it (RR59)
TO_BIND: Final = (
    3000  # pairs of cases of two groups; with more, who fight leave theirs first (RR59)
)
TO_BLUR: Final = 10_000  # pairs of cases of two who fight; with more, each becomes vague (RR59)
BEGINNING: Final = [1, 1, 1, 0, 0, 0, 0, 0, NONE]  # R1.3


@final
class Held:
    """One way in which the owners' attack cards may lie. Never changed once made."""

    weight: int
    cards: list[int]

    def __init__(self, weight: int, cards: list[int]) -> None:
        self.weight = weight
        self.cards = cards


@final
class Group:
    """Never changed once made."""

    owners: list[int]
    cases: list[Held]

    def __init__(self, owners: list[int], cases: list[Held]) -> None:
        self.owners = owners
        self.cases = cases

    def base(self, owner: i64) -> i64:
        """Where the owner's nine numbers begin."""
        return self.owners.index(owner) * WIDTH

    def is_shown(self) -> bool:
        """Whether somebody shows a card: the same in all cases."""
        cards = self.cases[0].cards
        return any(cards[at] >= 0 for at in range(SHOWN, len(cards), WIDTH))


def play(cards: list[int], base: i64, weapon: i64) -> None:
    """R4.9, RR21: to the pile; the last one brings all back."""
    cards[base + weapon] -= 1
    cards[base + SPENT + weapon] += 1
    cards[base + SHOWN] = int(weapon)
    if not any(cards[base : base + SPENT]):
        cards[base : base + SPENT] = cards[base + SPENT : base + SHOWN]
        cards[base + SPENT : base + SHOWN] = [0] * SPENT


def joined(first: Group, second: Group) -> Group:
    cases = [
        Held(one.weight * other.weight, one.cards + other.cards)
        for one in first.cases
        for other in second.cases
    ]
    return Group(first.owners + second.owners, cases)


def put_away(group: Group) -> list[Group]:
    """Nobody needs to know any longer which card was shown."""
    if not group.is_shown():
        return [group]
    cases = []
    for case in group.cases:
        cards = case.cards[:]
        for at in range(SHOWN, len(cards), WIDTH):
            cards[at] = NONE
        cases.append(Held(case.weight, cards))
    return apart(settled(group.owners, cases))


def apart(group: Group) -> list[Group]:
    """Owners of whom there is no doubt left stand alone; of too large a group the first ones do,
    until it is small enough (RR59)."""
    alone: list[Group] = []
    for owner in group.owners:
        many = len(group.cases) > TOGETHER
        if len(group.owners) > 1 and (many or is_certain(group.cases, group.base(owner))):
            alone.append(of_one(group, owner))
            group = of_the_others(group, owner)
    return [*alone, group]


def vague(group: Group) -> Group:
    """RR59: of a single owner only what is certain; every other card may be any weapon."""
    if group.is_shown():
        return group
    sure = certain(group, group.owners[0])
    cards = group.cases[0].cards
    in_hand, spent = sum(cards[:SPENT]), sum(cards[SPENT:SHOWN])
    found: list[Held] = []
    for held in _up_to(sure[2 * WEAPONS :]):  # of those that are owned, but in hand or spent
        hand = [sure[weapon] + held[weapon] for weapon in range(WEAPONS)]
        pile = [sum(sure[weapon::WEAPONS]) - hand[weapon] for weapon in range(WEAPONS)]
        if sum(hand) <= in_hand and sum(pile) <= spent:
            any_hand, any_pile = in_hand - sum(hand), spent - sum(pile)
            found.append(Held(1, [*hand, any_hand, *pile, any_pile, int(NONE)]))
    return settled(group.owners, found)


def _up_to(most: list[int]) -> list[list[int]]:
    """All lists of numbers that are nowhere higher than these."""
    found: list[list[int]] = [[]]
    for highest in most:
        found = [[*before, number] for before in found for number in range(highest + 1)]
    return found


def of_one(group: Group, owner: i64) -> Group:
    at = group.base(owner)
    found = [Held(case.weight, case.cards[at : at + WIDTH]) for case in group.cases]
    return settled([int(owner)], found)


def of_the_others(group: Group, owner: i64) -> Group:
    at = group.base(owner)
    rest = [Held(c.weight, c.cards[:at] + c.cards[at + WIDTH :]) for c in group.cases]
    return settled([other for other in group.owners if other != owner], rest)


def is_certain(cases: list[Held], at: i64) -> bool:
    """Whether all cases have the same cards from here on, for one owner."""
    mine = cases[0].cards
    for case in cases:
        for i in range(at, at + WIDTH):
            if case.cards[i] != mine[i]:
                return False
    return True


def settled(owners: list[int], cases: list[Held]) -> Group:
    """Equal cases together, weights as small as they can be."""
    if not cases:
        raise ValueError("somebody was told of a fight that they could not think possible")
    cases.sort(key=by_cards)
    merged: list[Held] = []
    for case in cases:
        if merged and merged[-1].cards == case.cards:
            merged.append(Held(merged.pop().weight + case.weight, case.cards))
        else:
            merged.append(case)
    small = smaller([case.weight for case in merged])
    return Group(owners, [Held(small[i], merged[i].cards) for i in range(len(merged))])


def by_owner(group: Group) -> int:
    return group.owners[0]


def by_cards(case: Held) -> list[int]:
    return case.cards


def certain(group: Group, owner: i64) -> list[int]:
    """By weapon: surely in hand, surely spent, and owned but either."""
    base = group.base(owner)
    cards = group.cases[0].cards
    sure = cards[base : base + WEAPONS] + cards[base + SPENT : base + SPENT + WEAPONS]
    owned = [sure[weapon] + sure[WEAPONS + weapon] for weapon in range(WEAPONS)]
    for i in range(1, len(group.cases)):
        cards = group.cases[i].cards
        for weapon in range(WEAPONS):
            hand = cards[base + weapon]
            spent = cards[base + SPENT + weapon]
            if hand < sure[weapon]:
                sure[weapon] = hand
            if spent < sure[WEAPONS + weapon]:
                sure[WEAPONS + weapon] = spent
            if hand + spent < owned[weapon]:
                owned[weapon] = hand + spent
    for weapon in range(WEAPONS):
        sure.append(owned[weapon] - sure[weapon] - sure[WEAPONS + weapon])
    return sure
