"""Attack cards that a view does not show, and those of a running fight.

For every group of owners one of the viewer's cases is drawn (arsenals.py), then weapons from the
Armoury are given to those who took them. How likely the viewer was to find there what it found
makes some deals likelier than others: one is taken with that likelihood.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.chance import Chance, pick_weighted
from brushpass.core.knowledge import NOBODY, only
from brushpass.core.piles import Pile
from brushpass.games.redacted.memory.groups import (
    BEGINNING,
    GUARDS,
    SHOWN,
    SPENT,
    UNKNOWN,
    WIDTH,
    Group,
    Held,
)
from brushpass.games.redacted.memory.weapons_page import read_group
from brushpass.games.redacted.rules.cards import (
    DANGER_ZONE,
    FRIENDLY,
    HIDDEN,
    NEUTRAL,
    NONE,
    WEAPON_CARDS,
    WEAPONS,
)
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.speech.wire import View

TRIES: Final = 400
PARTS: Final = 1 << 20  # of a likelihood


def imagine_weapons(s: State, v: View, viewer: i64, chance: Chance) -> None:
    if v.memory is None:
        groups = supposed(v, viewer)
    else:
        groups = [read_group(group) for group in v.memory.weapons.groups]
    draft = deal_weapons(s, v, viewer, groups, chance)
    s.weapons = draft.weapons[: s.seats * WEAPONS]
    s.spent = draft.spent[: s.seats * WEAPONS]
    pool = draft.pool
    s.pending = [pool.draw(chance) if weapon == HIDDEN else weapon for weapon in v.pending]
    s.pending.sort()
    if pool.size() != v.armoury:
        raise ValueError("no deal fits this view: its weapons do not add up")
    s.armoury = pool
    for seat in range(s.seats):
        show(s, v, seat, draft.shown[seat], chance)
    if s.mission == DANGER_ZONE:
        deal_guard_cards(s, v, draft, chance)


# Without a memory


def supposed(v: View, viewer: i64) -> list[Group]:
    """All know with which weapons everybody began (R1.3); the rest came from the Armoury."""
    groups: list[Group] = []
    for owner in range(len(v.agents)):
        if owner != viewer:
            agent = v.agents[owner]
            known = [0] * (2 * WEAPONS) + [1] * WEAPONS
            groups.append(Group([owner], spread(known, len(agent.weapons), len(agent.spent))))
    if v.mission == DANGER_ZONE:
        known = [0] * (2 * WEAPONS) + [1] * WEAPONS
        drawn = len(v.guard_cards) % WEAPONS
        for weapon in v.guard_cards if drawn else []:
            if weapon != HIDDEN:
                known[WEAPONS + weapon] = 1
                known[2 * WEAPONS + weapon] = 0
        groups.append(Group([GUARDS], spread(known, WEAPONS - drawn, drawn)))
    return groups


def spread(known: list[int], in_hand: i64, spent: i64) -> list[Held]:
    """All ways to have so many cards in hand and spent."""
    unknown = int(in_hand + spent) - sum(known)
    loose = [*known[2 * WEAPONS :], unknown]
    if not any(loose):
        return [Held(1, [*known[:WEAPONS], 0, *known[WEAPONS : 2 * WEAPONS], 0, NONE])]
    found: list[Held] = []
    _spread(known, loose, [], int(in_hand) - sum(known[:WEAPONS]), 1, found)
    return found


def _spread(
    known: list[int], loose: list[int], held: list[int], need: int, ways: int, found: list[Held]
) -> None:
    at = len(held)
    if at == len(loose):
        if need == 0:
            cards = [*BEGINNING]
            for i in range(SPENT):
                sure = known[i] if i < WEAPONS else 0
                gone = known[WEAPONS + i] if i < WEAPONS else 0
                cards[i] = sure + held[i]
                cards[SPENT + i] = gone + loose[i] - held[i]
            found.append(Held(ways, cards))
        return
    choose = 1
    for count in range(loose[at] + 1):
        _spread(known, loose, [*held, count], need - count, ways * choose, found)
        choose = choose * (loose[at] - count) // (count + 1)


# The deal


@final
class Draft:
    """One deal: weapons in hand, spent and shown, by owner; what is left in the Armoury."""

    def __init__(self, s: State, v: View, viewer: i64) -> None:
        self.weapons = [0] * ((GUARDS + 1) * WEAPONS)
        self.spent = self.weapons[:]
        self.shown = [NONE] * (GUARDS + 1)
        self.pool = Pile([WEAPON_CARDS] * WEAPONS)
        self.take(v.pending)
        if viewer < s.seats:
            mine = v.agents[viewer]
            self.take(mine.weapons)
            self.take(mine.spent)
            for weapon in range(WEAPONS):
                self.weapons[viewer * WEAPONS + weapon] = mine.weapons.count(weapon)
                self.spent[viewer * WEAPONS + weapon] = mine.spent.count(weapon)

    def take(self, cards: list[int]) -> None:
        for weapon in cards:
            if weapon != HIDDEN:
                self.pool.remove(weapon)

    def draw(self, groups: list[Group], chance: Chance) -> bool:
        """One case of each group, then what is unknown; False: there are not so many weapons."""
        unknown: list[list[int]] = []
        for group in groups:
            case = draw_case(group, self.pool.size(), chance)
            for i in range(len(group.owners)):
                cards = case.cards[i * WIDTH : (i + 1) * WIDTH]
                if not self.name(group.owners[i], cards):
                    return False
                unknown.append([group.owners[i], *cards])
        return all(self.fill(cards[0], cards[1:], chance) for cards in unknown)

    def name(self, owner: i64, cards: list[int]) -> bool:
        for weapon in range(WEAPONS):
            self.weapons[owner * WEAPONS + weapon] = cards[weapon]
            self.spent[owner * WEAPONS + weapon] = cards[SPENT + weapon]
            for _ in range(cards[weapon] + cards[SPENT + weapon] if owner != GUARDS else 0):
                if self.pool.counts[weapon] == 0:
                    return False
                self.pool.remove(weapon)
        self.shown[owner] = cards[SHOWN]
        return True

    def fill(self, owner: i64, cards: list[int], chance: Chance) -> bool:
        """An unknown weapon that is shown is the last one: spent, or back in hand with the rest."""
        total = cards[UNKNOWN] + cards[SPENT + UNKNOWN]
        for i in range(total):
            if self.pool.size() == 0:
                return False
            weapon = self.pool.draw(chance)
            if i < cards[UNKNOWN]:
                self.weapons[owner * WEAPONS + weapon] += 1
            else:
                self.spent[owner * WEAPONS + weapon] += 1
            if self.shown[owner] == UNKNOWN and i == total - 1:
                self.shown[owner] = weapon
        return True


def draw_case(group: Group, armoury: i64, chance: Chance) -> Held:
    """In a case with fewer unknown weapons there are fewer ways to lay the rest."""
    if len(group.cases) == 1:
        return group.cases[0]
    ways: list[int] = []
    for case in group.cases:
        weight = case.weight
        left = int(armoury)
        for at in range(len(case.cards)):
            if at % WIDTH < SHOWN and at % SPENT != UNKNOWN:
                left -= case.cards[at]
        for i in range(len(group.owners)):
            for _ in range(
                case.cards[i * WIDTH + UNKNOWN] + case.cards[i * WIDTH + SPENT + UNKNOWN]
            ):
                weight *= left if left > 0 else 0
                left -= 1
        ways.append(weight)
    return group.cases[pick_weighted(ways, chance)]


def deal_weapons(s: State, v: View, viewer: i64, groups: list[Group], chance: Chance) -> Draft:
    """Never a deal that cannot be: if none was taken, one of those drawn, by their likelihood."""
    best: Draft | None = None
    total: i64 = 0
    for _ in range(TRIES):
        draft = Draft(s, v, viewer)
        likely = likelihood(s, v, viewer, draft, chance) if draft.draw(groups, chance) else 0
        if likely == PARTS or (likely > 0 and chance.pick(PARTS) < likely):
            return draft
        total += likely
        if likely > 0 and chance.pick(total) < likely:
            best = draft
    if best is None:
        raise ValueError("no deal fits this view: nobody can have fought like that")
    return best


def likelihood(s: State, v: View, viewer: i64, draft: Draft, chance: Chance) -> i64:
    """How likely the viewer was to find what it saw in the Armoury: the more, the likelier.

    In how many ways a weapon can be the one that went back is how many of its kind were left then.
    The others took their weapons in any order.
    """
    likely: i64 = PARTS
    visits = [] if v.memory is None else v.memory.weapons.visits
    if not any(visit.seat == viewer for visit in visits):
        return likely
    extra: list[list[int]] = []
    for seat in range(s.seats):
        cards = held(draft.weapons, seat * WEAPONS) + held(draft.spent, seat * WEAPONS)
        for weapon in range(WEAPONS):
            cards.remove(weapon)  # R1.3
        extra.append(cards)
    begun = WEAPON_CARDS - s.seats
    left = [begun] * WEAPONS
    own = [begun] * WEAPONS  # as if others had taken nothing
    for visit in visits:
        if visit.seat != viewer:
            cards = extra[visit.seat]
            left[cards.pop(chance.pick(len(cards)))] -= 1
            continue
        left[visit.kept] -= 1
        own[visit.kept] -= 1
        weapon = visit.put_back
        if left[visit.kept] < 0 or (weapon != NONE and left[weapon] <= 0):
            return 0
        if weapon != NONE:
            likely = likely * left[weapon] // own[weapon]
            if likely == 0:
                likely = 1
    return likely


def held(counts: list[int], base: i64) -> list[int]:
    found: list[int] = []
    for weapon in range(WEAPONS):
        found += [weapon] * counts[base + weapon]
    return found


# Cards on the table


def show(s: State, v: View, seat: i64, weapon: i64, chance: Chance) -> None:
    """The card that an agent shows, if the viewer does not see it."""
    if v.agents[seat].shown != HIDDEN:
        return
    if (v.attacked >> seat) & 1:
        cards = held(s.spent, seat * WEAPONS) or held(s.weapons, seat * WEAPONS)
        s.shown[seat] = weapon if weapon != NONE else cards[chance.pick(len(cards))]
        return
    items = len(v.frames) > 0 and v.frames[-1].combat_items  # then nobody was friendly (R4.10)
    s.shown[seat] = NEUTRAL if items or chance.pick(2) else FRIENDLY


def deal_guard_cards(s: State, v: View, draft: Draft, chance: Chance) -> None:
    """Each of three weapons once until they are shuffled (R16.9); the viewer knows its own fights.

    Of those it has not seen the order means nothing, but the last one may be in a fight.
    """
    left = held(draft.spent, GUARDS * WEAPONS) or list(range(WEAPONS))
    for weapon in v.guard_cards:
        if weapon != HIDDEN:
            left.remove(weapon)
    cards = v.guard_cards[:]
    if cards and cards[-1] == HIDDEN and draft.shown[GUARDS] != NONE:
        cards[-1] = draft.shown[GUARDS]
        left.remove(cards[-1])
    for i in range(len(cards)):
        card = left.pop(chance.pick(len(left))) if cards[i] == HIDDEN else cards[i]
        seen = v.guard_cards[i] != HIDDEN and v.seat is not None
        s.guard_cards.add(card, only(v.seat or 0) if seen else NOBODY)
