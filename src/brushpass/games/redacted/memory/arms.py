"""What a seat takes for possible of the attack cards of others.

All know with which weapons everybody began. Which card was played unseen only its owner knows, but
all hear how two of them compared, and that stays true when both have gone to their piles. So for
every seat there are groups of owners whose cards depend on each other, each with a list of cases:
what these owners hold, what they have spent, and what they show right now. A weapon from the
Armoury is UNKNOWN until it is seen or a fight tells. The guards' three weapons are one more owner.

As with items (mind.py) a case weighs in how many ways it came about; a card chosen freely is any of
those in hand, and who shows a weapon they are known to hold shows that one.
"""

from math import gcd
from typing import Final, final

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import DANGER_ZONE, NONE, WEAPON_CARDS, WEAPONS, compare
from brushpass.games.redacted.rules.state import Arms, Held, State

GUARDS: Final = 9  # as an owner
UNKNOWN: Final = 3  # a weapon from the Armoury
SPENT: Final = 4  # in `Held.cards`, for each owner: in hand, spent, shown
SHOWN: Final = 8
WIDTH: Final = 9
TOGETHER: Final = 300  # cases of one group; with more, owners are taken out of it (RR59)
BEGINNING: Final = [1, 1, 1, 0, 0, 0, 0, 0, NONE]


def beginning(s: State) -> list[list[Arms]]:
    """By viewer; who thinks the same shares it."""
    groups = [Arms([owner], [Held(1, BEGINNING)]) for owner in owners(s)]
    return [[g for g in groups if g.owners[0] != viewer] for viewer in range(s.seats + 1)]


def owners(s: State) -> list[int]:
    return [*range(s.seats), GUARDS] if s.mission == DANGER_ZONE else list(range(s.seats))


def group_of(groups: list[Arms], owner: i64) -> Arms:
    for group in groups:
        if owner in group.owners:
            return group
    raise ValueError("nothing is known of this owner's attack cards")


# Events


@final
class Memo:
    """What became of groups in one event: viewers who think alike share the work and the result."""

    def __init__(self) -> None:
        self.viewers: list[int] = []
        self.firsts: list[Arms] = []
        self.seconds: list[Arms] = []
        self.results: list[Arms] = []

    def find(self, viewer: i64, first: Arms, second: Arms) -> Arms | None:
        for i in range(len(self.results)):
            if self.firsts[i] is first and self.seconds[i] is second and self.viewers[i] == viewer:
                return self.results[i]
        return None

    def keep(self, viewer: i64, first: Arms, second: Arms, result: Arms) -> None:
        self.viewers.append(int(viewer))
        self.firsts.append(first)
        self.seconds.append(second)
        self.results.append(result)


def well_armed(s: State, viewer: i64) -> i64:
    """The viewer, if there are fewer weapons for the others than all know; else NONE."""
    if viewer < s.seats:
        for at in range(viewer * WEAPONS, (viewer + 1) * WEAPONS):
            if s.weapons[at] + s.spent[at] != 1:
                return viewer
    return NONE


def fought(s: State, one: i64, card: i64, other: i64, weapon: i64, eyes: i64) -> None:
    """Two cards were compared, one of them an Attack at least; those in `eyes` saw them."""
    if s.careless:
        return
    first, second, unseen = Memo(), Memo(), Memo()
    for viewer in range(s.seats + 1):
        groups = s.arms[viewer]
        if (eyes >> viewer) & 1:
            if card < WEAPONS and one != viewer:
                groups = saw(s, viewer, groups, one, card, True, first)
            if weapon < WEAPONS and other != viewer:
                groups = saw(s, viewer, groups, other, weapon, True, second)
        elif card < WEAPONS and weapon < WEAPONS:
            groups = heard(s, viewer, groups, one, other, compare(card, weapon), unseen)
        else:
            groups = missed(groups, one if card < WEAPONS else other, unseen)
        s.arms[viewer] = groups


def over(s: State) -> None:
    """The cards are put away: nobody needs to know any longer which was shown."""
    if s.careless:
        return
    before: list[Arms] = []
    after: list[list[Arms]] = []
    for viewer in range(s.seats + 1):
        if not any(is_shown(group) for group in s.arms[viewer]):
            continue
        found: list[Arms] = []
        for group in s.arms[viewer]:
            at = index_of(before, group)
            if at == NONE:
                at = len(before)
                before.append(group)
                after.append(put_away(group))
            found += after[at]
        s.arms[viewer] = sorted(found, key=by_owner)


def index_of(groups: list[Arms], group: Arms) -> i64:
    for i in range(len(groups)):
        if groups[i] is group:
            return i
    return NONE


def armed(s: State, owner: i64) -> None:
    """Somebody has taken a weapon from the Armoury."""
    if s.careless:
        return
    memo = Memo()
    for viewer in range(s.seats + 1):
        if viewer != owner:
            group = group_of(s.arms[viewer], owner)
            new = memo.find(NONE, group, group)
            if new is None:
                at = group.owners.index(owner) * WIDTH + UNKNOWN
                found = []
                for case in group.cases:
                    cards = case.cards[:]
                    cards[at] += 1
                    found.append(Held(case.weight, cards))
                new = Arms(group.owners, found)
                memo.keep(NONE, group, group, new)
            s.arms[viewer] = replaced(s.arms[viewer], [group], [new])


def glimpsed(s: State, viewer: i64, owner: i64, weapon: i64) -> None:
    """The viewer saw this weapon in the owner's hand."""
    if s.careless:
        return
    s.arms[viewer] = saw(s, viewer, s.arms[viewer], owner, weapon, False, Memo())


# What follows


def saw(
    s: State, viewer: i64, groups: list[Arms], owner: i64, weapon: i64, played: bool, memo: Memo
) -> list[Arms]:
    """This weapon was in the owner's hand, and perhaps was played."""
    group = group_of(groups, owner)
    alike = well_armed(s, viewer)
    new = memo.find(alike, group, group)
    if new is None:
        base = group.owners.index(owner) * WIDTH
        found: list[Held] = []
        for case in group.cases:
            cards = case.cards[:]
            weight = case.weight
            if cards[base + weapon] == 0:
                weight *= cards[base + UNKNOWN] * left(s, viewer, group, cards, weapon)
                cards[base + UNKNOWN] -= 1
                cards[base + weapon] += 1
            if weight > 0:
                if played:
                    play(cards, base, weapon)
                found.append(Held(weight, cards))
        new = settled(group.owners, found)
        memo.keep(alike, group, group, new)
    return replaced(groups, [group], [new])


def missed(groups: list[Arms], owner: i64, memo: Memo) -> list[Arms]:
    """Some weapon was played against no other."""
    group = group_of(groups, owner)
    new = memo.find(NONE, group, group)
    if new is None:
        base = group.owners.index(owner) * WIDTH
        found: list[Held] = []
        for case in group.cases:
            for weapon in range(UNKNOWN + 1):
                if case.cards[base + weapon]:
                    cards = case.cards[:]
                    play(cards, base, weapon)
                    found.append(Held(case.weight * case.cards[base + weapon], cards))
        new = settled(group.owners, found)
        memo.keep(NONE, group, group, new)
    return replaced(groups, [group], [new])


def heard(
    s: State, viewer: i64, groups: list[Arms], one: i64, other: i64, outcome: i64, memo: Memo
) -> list[Arms]:
    """Two weapons were played, and all know how they compared (RR14)."""
    first, second = group_of(groups, one), group_of(groups, other)
    alike = well_armed(s, viewer)
    new = memo.find(alike, first, second)
    if new is None:
        group = first if first is second else joined(first, second)
        base = group.owners.index(one) * WIDTH
        beside = group.owners.index(other) * WIDTH
        found: list[Held] = []
        for case in group.cases:
            for weapon in range(WEAPONS):
                for played in named(s, viewer, group, case, base, weapon):
                    for against in range(WEAPONS):
                        if compare(weapon, against) == outcome:
                            found += named(s, viewer, group, played, beside, against)
        new = settled(group.owners, found)
        memo.keep(alike, first, second, new)
    return replaced(groups, [first, second], [new])


def named(s: State, viewer: i64, group: Arms, case: Held, base: i64, weapon: i64) -> list[Held]:
    """How an owner can have played this weapon: a known one, or one from the Armoury."""
    found: list[Held] = []
    if case.cards[base + weapon]:
        cards = case.cards[:]
        play(cards, base, weapon)
        found.append(Held(case.weight * case.cards[base + weapon], cards))
    if case.cards[base + UNKNOWN]:
        ways = case.cards[base + UNKNOWN] * left(s, viewer, group, case.cards, weapon)
        if ways > 0:
            cards = case.cards[:]
            cards[base + UNKNOWN] -= 1
            cards[base + weapon] += 1
            play(cards, base, weapon)
            found.append(Held(case.weight * ways, cards))
    return found


def play(cards: list[int], base: i64, weapon: i64) -> None:
    """R4.9, RR21: to the pile; the last one brings all back."""
    cards[base + weapon] -= 1
    cards[base + SPENT + weapon] += 1
    cards[base + SHOWN] = int(weapon)
    if not any(cards[base : base + SPENT]):
        cards[base : base + SPENT] = cards[base + SPENT : base + SHOWN]
        cards[base + SPENT : base + SHOWN] = [0] * SPENT


def left(s: State, viewer: i64, group: Arms, cards: list[int], weapon: i64) -> int:
    """How many of these the case leaves in the Armoury, or in others' hands."""
    count = WEAPON_CARDS - s.seats
    if viewer < s.seats:
        at = viewer * WEAPONS + weapon
        count -= s.weapons[at] + s.spent[at] - 1
    for i in range(len(group.owners)):
        count -= cards[i * WIDTH + weapon] + cards[i * WIDTH + SPENT + weapon] - 1
    return int(count) if count > 0 else 0


# Groups and their cases


def joined(first: Arms, second: Arms) -> Arms:
    cases = [
        Held(one.weight * other.weight, one.cards + other.cards)
        for one in first.cases
        for other in second.cases
    ]
    return Arms(first.owners + second.owners, cases)


def is_shown(group: Arms) -> bool:
    """Whether somebody shows a card: the same in all cases."""
    cards = group.cases[0].cards
    return any(cards[at] >= 0 for at in range(SHOWN, len(cards), WIDTH))


def put_away(group: Arms) -> list[Arms]:
    if not is_shown(group):
        return [group]
    cases = []
    for case in group.cases:
        cards = case.cards[:]
        for i in range(len(group.owners)):
            cards[i * WIDTH + SHOWN] = NONE
        cases.append(Held(case.weight, cards))
    return apart(settled(group.owners, cases))


def apart(group: Arms) -> list[Arms]:
    """Owners of whom there is no doubt left stand alone; of too large a group the first ones do,
    until it is small enough (RR59)."""
    alone: list[Arms] = []
    for owner in group.owners:
        if len(group.owners) > 1:
            cases = group.cases
            at = group.owners.index(owner) * WIDTH
            if len(cases) > TOGETHER or is_certain(cases, at):
                found = [Held(case.weight, case.cards[at : at + WIDTH]) for case in cases]
                alone.append(settled([owner], found))
                rest = [Held(c.weight, c.cards[:at] + c.cards[at + WIDTH :]) for c in cases]
                group = settled([other for other in group.owners if other != owner], rest)
    return [*alone, group]


def is_certain(cases: list[Held], at: i64) -> bool:
    """Whether all cases have the same cards from here on, for one owner."""
    mine = cases[0].cards
    for case in cases:
        for i in range(at, at + WIDTH):
            if case.cards[i] != mine[i]:
                return False
    return True


def settled(whose: list[int], cases: list[Held]) -> Arms:
    """Equal cases together, weights as small as they can be."""
    if not cases:
        raise ValueError("a seat was told of a fight that it could not think possible")
    cases.sort(key=by_cards)
    merged: list[Held] = []
    for case in cases:
        if merged and merged[-1].cards == case.cards:
            merged.append(Held(merged.pop().weight + case.weight, case.cards))
        else:
            merged.append(case)
    divisor = 0
    for case in merged:
        divisor = gcd(divisor, case.weight)
        if divisor == 1:
            return Arms(whose, merged)
    return Arms(whose, [Held(case.weight // divisor, case.cards) for case in merged])


def replaced(groups: list[Arms], old: list[Arms], new: list[Arms]) -> list[Arms]:
    kept = [group for group in groups if group not in old]
    return sorted(kept + new, key=by_owner)


def by_owner(group: Arms) -> int:
    return group.owners[0]


def by_cards(case: Held) -> list[int]:
    return case.cards


def is_doubtful(group: Arms) -> bool:
    """Whether there is more to it than what is certain of a single player."""
    if len(group.cases) > 1 or len(group.owners) > 1:
        return True
    return is_shown(group) or group.owners[0] == GUARDS


# What is certain


def certain(groups: list[Arms], owner: i64) -> list[int]:
    """By weapon: surely in hand, surely spent, and owned but either."""
    group = group_of(groups, owner)
    base = group.owners.index(owner) * WIDTH
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
