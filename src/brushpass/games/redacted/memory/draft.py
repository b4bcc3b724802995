"""One way to lay everybody's attack cards, and what the table shows of them."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.chance import Chance, pick_weighted
from brushpass.core.piles import Pile
from brushpass.games.redacted.memory.groups import (
    GUARDS,
    SHOWN,
    SPENT,
    UNKNOWN,
    WIDTH,
    Group,
    Held,
)
from brushpass.games.redacted.rules.cards import (
    DANGER_ZONE,
    HIDDEN,
    NONE,
    WEAPON_CARDS,
    WEAPONS,
    compare,
)
from brushpass.games.redacted.rules.interaction import FIRST_OUTCOME
from brushpass.games.redacted.rules.state import COMBAT, GUARD_COMBAT
from brushpass.games.redacted.speech.wire import View

ANY: Final = 2  # as `outcome`: no two weapons lie against each other


@final
class Counter:
    """What the table shows of attack cards."""

    def __init__(self, seats: i64, reader: i64) -> None:
        self.seats = seats
        self.reader = reader  # NONE: a spectator
        self.in_hand: list[int] = []  # how many, by seat
        self.spent: list[int] = []
        self.own_hand: list[int] = []  # the reader's own cards
        self.own_spent: list[int] = []
        self.offered: list[int] = []  # in the Armoury, just now; HIDDEN to others
        self.guard_cards: list[int] | None = None  # since the last shuffle (R16.9); None: no guards
        self.shown = [NONE] * (GUARDS + 1)  # weapons in a fight, by owner; HIDDEN: unseen
        self.outcome: i64 = ANY  # of two weapons in a fight, for the first of these owners
        self.first: i64 = NONE
        self.second: i64 = NONE


@final
class Deal:
    """Weapons in hand, spent and shown, by owner; what the Armoury offers, and what is left."""

    def __init__(self, table: Counter) -> None:
        self.weapons = [0] * ((GUARDS + 1) * WEAPONS)
        self.spent = self.weapons[:]
        self.shown = [NONE] * (GUARDS + 1)
        self.offered: list[int] = []
        self.guard_cards: list[int] = []  # in order
        self.pool = Pile([WEAPON_CARDS] * WEAPONS)
        for weapon in table.offered:
            if weapon != HIDDEN:
                self.pool.remove(weapon)
        if table.reader != NONE:
            for weapon in table.own_hand:
                self.pool.remove(weapon)
                self.weapons[table.reader * WEAPONS + weapon] += 1
            for weapon in table.own_spent:
                self.pool.remove(weapon)
                self.spent[table.reader * WEAPONS + weapon] += 1

    def draw(self, groups: list[Group], chance: Chance) -> bool:
        """One case of each group, then what is unknown; False: there are not so many weapons."""
        cases: list[Held] = []
        for group in groups:
            case = draw_case(group, self.pool.size(), chance)
            cases.append(case)
            for i in range(len(group.owners)):
                if not self._name(group.owners[i], case.cards, i * WIDTH):
                    return False
        for at in range(len(groups)):
            owners = groups[at].owners
            for i in range(len(owners)):
                if not self._fill(owners[i], cases[at].cards, i * WIDTH, chance):
                    return False
        return True

    def offer(self, offered: list[int], chance: Chance) -> None:
        """R7.3."""
        self.offered = [self.pool.draw(chance) if card == HIDDEN else card for card in offered]
        self.offered.sort()

    def _name(self, owner: i64, cards: list[int], base: i64) -> bool:
        for weapon in range(WEAPONS):
            in_hand, spent = cards[base + weapon], cards[base + SPENT + weapon]
            self.weapons[owner * WEAPONS + weapon] = in_hand
            self.spent[owner * WEAPONS + weapon] = spent
            for _ in range(in_hand + spent if owner != GUARDS else 0):
                if self.pool.counts[weapon] == 0:
                    return False
                self.pool.remove(weapon)
        self.shown[owner] = cards[base + SHOWN]
        return True

    def _fill(self, owner: i64, cards: list[int], base: i64, chance: Chance) -> bool:
        """An unknown weapon that is shown is the last one: spent, or back in hand with the rest."""
        in_hand = cards[base + UNKNOWN]
        total = in_hand + cards[base + SPENT + UNKNOWN]
        for i in range(total):
            if self.pool.size() == 0:
                return False
            weapon = self.pool.draw(chance)
            if i < in_hand:
                self.weapons[owner * WEAPONS + weapon] += 1
            else:
                self.spent[owner * WEAPONS + weapon] += 1
            if self.shown[owner] == UNKNOWN and i == total - 1:
                self.shown[owner] = weapon
        return True

    def pile(self, owner: i64) -> list[int]:
        """Where a weapon lies that was just played: all are back if it was the last (RR21)."""
        return held(self.spent, owner * WEAPONS) or held(self.weapons, owner * WEAPONS)


def counter(v: View) -> Counter:
    table = Counter(len(v.agents), NONE if v.seat is None else v.seat)
    table.in_hand = [len(agent.weapons) for agent in v.agents]
    table.spent = [len(agent.spent) for agent in v.agents]
    if v.seat is not None:
        table.own_hand = v.agents[v.seat].weapons
        table.own_spent = v.agents[v.seat].spent
    table.offered = v.pending
    if v.mission == DANGER_ZONE:
        table.guard_cards = v.guard_cards
    for seat in range(table.seats):
        if (v.attacked >> seat) & 1:
            table.shown[seat] = v.agents[seat].shown
    frame = v.frames[-1] if v.frames else [NONE]
    if frame[0] == GUARD_COMBAT:
        table.shown[GUARDS] = v.guard_cards[-1]
    if frame[0] in (COMBAT, GUARD_COMBAT):
        first, second = frame[1], GUARDS if frame[0] == GUARD_COMBAT else frame[2]
        if table.shown[first] != NONE and table.shown[second] != NONE:
            table.first = first
            table.second = second
            table.outcome = frame[4] // FIRST_OUTCOME - 1
    return table


def draw_case(group: Group, armoury: i64, chance: Chance) -> Held:
    """In a case with fewer unknown weapons there are fewer ways to lay the rest."""
    if len(group.cases) == 1:
        return group.cases[0]
    ways: list[int] = []
    for case in group.cases:
        left = int(armoury)
        unknown = 0
        for i in range(len(group.owners)):
            if group.owners[i] != GUARDS:  # theirs are not from the Armoury
                base = i * WIDTH
                unknown += case.cards[base + UNKNOWN] + case.cards[base + SPENT + UNKNOWN]
                left -= sum(case.cards[base : base + UNKNOWN])
                left -= sum(case.cards[base + SPENT : base + SPENT + UNKNOWN])
        weight = case.weight
        for i in range(unknown):
            weight *= left - i if left > i else 0
        ways.append(weight)
    return group.cases[pick_weighted(ways, chance)]


def held(counts: list[int], base: i64) -> list[int]:
    found: list[int] = []
    for weapon in range(WEAPONS):
        found += [weapon] * counts[base + weapon]
    return found


# Cards on the table


def lay(table: Counter, deal: Deal, chance: Chance) -> bool:
    """The cards of a fight, where no case says which they are; False: they cannot lie like this."""
    for owner in range(GUARDS + 1):
        weapon = table.shown[owner]
        if weapon == NONE:
            continue
        pile = guards_unseen(table, deal) if owner == GUARDS else deal.pile(owner)
        if weapon != HIDDEN:
            deal.shown[owner] = weapon
            if owner != GUARDS and weapon not in pile:
                return False
        elif deal.shown[owner] == NONE:
            if not pile:
                return False
            deal.shown[owner] = pile[chance.pick(len(pile))]
    if table.outcome != ANY and (
        compare(deal.shown[table.first], deal.shown[table.second]) != table.outcome
    ):
        return False
    return table.guard_cards is None or lay_guards(table, deal, chance)


def guards_unseen(table: Counter, deal: Deal) -> list[int]:
    """R16.9: of the weapons that guards drew those that the reader has not seen."""
    drawn = held(deal.spent, GUARDS * WEAPONS) or list(range(WEAPONS))
    return [weapon for weapon in drawn if weapon not in (table.guard_cards or [])]


def lay_guards(table: Counter, deal: Deal, chance: Chance) -> bool:
    """Of those that the reader has not seen the order means nothing, but the last may be shown."""
    cards = (table.guard_cards or [])[:]
    left = guards_unseen(table, deal)
    if len(left) != cards.count(HIDDEN) and len(cards) > 0:
        return False
    if cards and cards[-1] == HIDDEN and deal.shown[GUARDS] != NONE:
        if deal.shown[GUARDS] not in left:
            return False
        cards[-1] = deal.shown[GUARDS]
        left.remove(cards[-1])
    for i in range(len(cards)):
        if cards[i] == HIDDEN:
            cards[i] = left.pop(chance.pick(len(left)))
    deal.guard_cards = cards
    return True
