"""RR58: what one audience takes for possible of the attack cards of others.

All know with which weapons everybody began. Which card was played unseen only its owner knows, but
all hear how two of them compared, and that stays true when both have gone to their piles. A card
chosen freely is any of those in hand, and who shows a weapon they are known to hold shows that one.
"""

from typing import final

from mypy_extensions import i64

from brushpass.games.redacted.memory.groups import (
    BEGINNING,
    SPENT,
    TO_BIND,
    TO_BLUR,
    UNKNOWN,
    WIDTH,
    Group,
    Held,
    by_owner,
    certain,
    joined,
    of_one,
    of_the_others,
    play,
    put_away,
    settled,
    vague,
)
from brushpass.games.redacted.rules.cards import WEAPON_CARDS, WEAPONS, compare


@final
class Arsenals:
    groups: list[Group]  # in order of the first owner
    spare: list[int]  # by weapon: of those that nobody began with, how many the audience lacks

    def __init__(self, owners: list[int], seats: i64) -> None:
        self.groups = [Group([owner], [Held(1, BEGINNING)]) for owner in owners]
        self.spare = [int(WEAPON_CARDS - seats)] * WEAPONS

    def clone(self) -> "Arsenals":
        twin = Arsenals([], 0)
        twin.groups = self.groups[:]
        twin.spare = self.spare[:]
        return twin

    def group_of(self, owner: i64) -> Group:
        for group in self.groups:
            if owner in group.owners:
                return group
        raise ValueError("nothing is known of this owner's attack cards")

    def certain(self, owner: i64) -> list[int]:
        return certain(self.group_of(owner), owner)

    # Events

    def took(self, owner: i64) -> None:
        """A weapon from the Armoury that the audience has not seen."""
        group = self.group_of(owner)
        at = group.base(owner) + UNKNOWN
        found: list[Held] = []
        for case in group.cases:
            cards = case.cards[:]
            cards[at] += 1
            found.append(Held(case.weight, cards))
        self._replace(group, group, Group(group.owners, found))

    def saw(self, owner: i64, weapon: i64, played: bool) -> None:
        """This weapon was in the owner's hand, and perhaps was played."""
        group = self.group_of(owner)
        base = group.base(owner)
        found: list[Held] = []
        for case in group.cases:
            cards = case.cards[:]
            weight = case.weight
            if cards[base + weapon] == 0:
                weight *= cards[base + UNKNOWN] * self._left(cards, weapon)
                cards[base + UNKNOWN] -= 1
                cards[base + weapon] += 1
            if weight > 0:
                if played:
                    play(cards, base, weapon)
                found.append(Held(weight, cards))
        self._replace(group, group, settled(group.owners, found))

    def missed(self, owner: i64) -> None:
        """Some weapon was played against no other."""
        group = self.group_of(owner)
        base = group.base(owner)
        found: list[Held] = []
        for case in group.cases:
            for weapon in range(UNKNOWN + 1):
                if case.cards[base + weapon]:
                    cards = case.cards[:]
                    play(cards, base, weapon)
                    found.append(Held(case.weight * case.cards[base + weapon], cards))
        self._replace(group, group, settled(group.owners, found))

    def heard(self, one: i64, other: i64, outcome: i64) -> None:
        """Two weapons were played, and all know how they compared (RR14)."""
        first, second = self.group_of(one), self.group_of(other)
        if first is not second and len(first.cases) * len(second.cases) > TO_BIND:
            first, second = self._take_out(one), self._take_out(other)
            if len(first.cases) * len(second.cases) > TO_BLUR:
                first, second = self._blur(first), self._blur(second)
        group = first if first is second else joined(first, second)
        base, beside = group.base(one), group.base(other)
        found: list[Held] = []
        for case in group.cases:
            for weapon in range(WEAPONS):
                for played in self._named(case, base, weapon):
                    for against in range(WEAPONS):
                        if compare(weapon, against) == outcome:
                            found += self._named(played, beside, against)
        self._replace(first, second, settled(group.owners, found))

    def over(self) -> None:
        """The cards of a fight are put away."""
        found: list[Group] = []
        for group in self.groups:
            found += put_away(group)
        self.groups = sorted(found, key=by_owner)

    # What follows

    def _named(self, case: Held, base: i64, weapon: i64) -> list[Held]:
        """How an owner can have played this weapon: a known one, or one from the Armoury."""
        found: list[Held] = []
        if case.cards[base + weapon]:
            cards = case.cards[:]
            play(cards, base, weapon)
            found.append(Held(case.weight * case.cards[base + weapon], cards))
        if case.cards[base + UNKNOWN]:
            ways = case.cards[base + UNKNOWN] * self._left(case.cards, weapon)
            if ways > 0:
                cards = case.cards[:]
                cards[base + UNKNOWN] -= 1
                cards[base + weapon] += 1
                play(cards, base, weapon)
                found.append(Held(case.weight * ways, cards))
        return found

    def _left(self, cards: list[int], weapon: i64) -> int:
        """How many of these the case leaves in the Armoury, or in others' hands."""
        count = self.spare[weapon]
        for base in range(0, len(cards), WIDTH):
            count -= cards[base + weapon] + cards[base + SPENT + weapon] - 1
        return count if count > 0 else 0

    def _take_out(self, owner: i64) -> Group:
        """RR59: how the owner's weapons go with those of others is forgotten."""
        group = self.group_of(owner)
        if len(group.owners) == 1:
            return group
        alone = of_one(group, owner)
        self._replace(group, group, of_the_others(group, owner))
        self._replace(alone, alone, alone)
        return alone

    def _blur(self, group: Group) -> Group:
        blurred = vague(group)
        self._replace(group, group, blurred)
        return blurred

    def _replace(self, first: Group, second: Group, new: Group) -> None:
        kept = [group for group in self.groups if group is not first and group is not second]
        kept.append(new)
        kept.sort(key=by_owner)
        self.groups = kept
