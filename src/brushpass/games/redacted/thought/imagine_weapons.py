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
    GUARDS,
    SHOWN,
    SPENT,
    UNKNOWN,
    WIDTH,
    Group,
    Held,
)
from brushpass.games.redacted.memory.weapons_page import read_groups
from brushpass.games.redacted.rules.cards import (
    DANGER_ZONE,
    FRIENDLY,
    HIDDEN,
    NEUTRAL,
    NONE,
    WEAPON_CARDS,
    WEAPONS,
    compare,
)
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.speech.decisions import CombatDecision, GuardCombatDecision
from brushpass.games.redacted.speech.wire import View
from brushpass.games.redacted.thought.newcomer import supposed

TRIES: Final = 400
PARTS: Final = 1 << 20  # of a likelihood


def imagine_weapons(s: State, v: View, viewer: i64, chance: Chance) -> None:
    page = None if v.memory is None else v.memory.weapons
    groups = supposed(v, viewer) if page is None else read_groups(v, viewer, page)
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


def deal_weapons(s: State, v: View, viewer: i64, groups: list[Group], chance: Chance) -> Draft:
    """Never a deal that cannot be: if none was taken, one of those drawn, by their likelihood."""
    best: Draft | None = None
    total: i64 = 0
    for _ in range(TRIES):
        draft = Draft(s, v, viewer)
        likely: i64 = 0
        if draft.draw(groups, chance) and lay(v, draft, chance):
            likely = likelihood(s, v, viewer, draft, chance)
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


def lay(v: View, draft: Draft, chance: Chance) -> bool:
    """The weapons of a running fight lie where played ones do, and compare as all heard (RR14): so
    it is in every case that a memory holds possible, but who has none must see to it."""
    for seat in range(len(v.agents)):
        if (v.attacked >> seat) & 1:
            pile = held(draft.spent, seat * WEAPONS) or held(draft.weapons, seat * WEAPONS)
            if not put(draft, seat, v.agents[seat].shown, pile, chance):
                return False
    frame = v.frames[-1] if v.frames else None
    if not isinstance(frame, (CombatDecision, GuardCombatDecision)):
        return v.mission != DANGER_ZONE or may_have_drawn(v, draft)
    other = frame.other if isinstance(frame, CombatDecision) else GUARDS
    if other == GUARDS:
        if not may_have_drawn(v, draft):
            return False
        last = v.guard_cards[-1]
        pile = [last] if last != HIDDEN else drawn_unseen(v, draft)
        if not put(draft, GUARDS, last, pile, chance):
            return False
    one, two = draft.shown[frame.seat], draft.shown[other]
    return NONE in (one, two) or compare(one, two) == frame.lead_of_cards


def put(draft: Draft, owner: i64, card: i64, pile: list[int], chance: Chance) -> bool:
    """Show this card, or if it is hidden any of these; whether it can be."""
    if card != HIDDEN:
        draft.shown[owner] = int(card)
    elif draft.shown[owner] == NONE and pile:
        draft.shown[owner] = pile[chance.pick(len(pile))]
    return draft.shown[owner] in pile


def drawn_unseen(v: View, draft: Draft) -> list[int]:
    """R16.9: weapons that guards have drawn, each once until they are shuffled, without those of
    the viewer's own fights."""
    drawn = held(draft.spent, GUARDS * WEAPONS) or list(range(WEAPONS))
    return [weapon for weapon in drawn if weapon not in v.guard_cards]


def may_have_drawn(v: View, draft: Draft) -> bool:
    return not v.guard_cards or len(drawn_unseen(v, draft)) == v.guard_cards.count(HIDDEN)


def show(s: State, v: View, seat: i64, weapon: i64, chance: Chance) -> None:
    """The card that an agent shows, if the viewer does not see it."""
    if v.agents[seat].shown != HIDDEN:
        return
    if (v.attacked >> seat) & 1:
        s.shown[seat] = weapon
        return
    fight = v.frames[-1] if v.frames else None
    items = isinstance(fight, (CombatDecision, GuardCombatDecision)) and fight.combat_items
    s.shown[seat] = NEUTRAL if items or chance.pick(2) else FRIENDLY  # R4.10


def deal_guard_cards(s: State, v: View, draft: Draft, chance: Chance) -> None:
    """Of those that the viewer has not seen the order means nothing, but the last one may be in a
    fight."""
    left = drawn_unseen(v, draft)
    cards = v.guard_cards[:]
    if cards and cards[-1] == HIDDEN and draft.shown[GUARDS] != NONE:
        cards[-1] = draft.shown[GUARDS]
        left.remove(cards[-1])
    for i in range(len(cards)):
        card = left.pop(chance.pick(len(left))) if cards[i] == HIDDEN else cards[i]
        seen = v.guard_cards[i] != HIDDEN and v.seat is not None
        s.guard_cards.add(card, only(v.seat or 0) if seen else NOBODY)
