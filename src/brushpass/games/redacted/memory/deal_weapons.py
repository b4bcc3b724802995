"""Everybody's attack cards, as one who knows a table and a memory's page imagines them.

For every group of owners one of the reader's cases is drawn, then weapons from the Armoury are
given to those who took them. How likely the reader was to find there what it found makes some deals
likelier than others: one is taken with that likelihood. Who has just come to the table, and has no
page, knows with which weapons all began and how many are in hand and spent.
"""

from typing import Final

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.games.redacted.memory.draft import Counter, Deal, held, lay
from brushpass.games.redacted.memory.groups import BEGINNING, GUARDS, SPENT, UNKNOWN, Group, Held
from brushpass.games.redacted.memory.weapons_page import read_group
from brushpass.games.redacted.rules.cards import NONE, WEAPON_CARDS, WEAPONS
from brushpass.games.redacted.speech.weapons.wire import ArmouryVisit, WeaponsPage

TRIES: Final = 400
PARTS: Final = 1 << 20  # of a likelihood


def deal_weapons(table: Counter, page: WeaponsPage | None, chance: Chance) -> Deal:
    deal = some_deal(table, page, chance)
    deal.offer(table.offered, chance)
    return deal


def some_deal(table: Counter, page: WeaponsPage | None, chance: Chance) -> Deal:
    """Never a deal that cannot be: if none was taken, one of those drawn, by their likelihood."""
    groups = newcomer(table) if page is None else [read_group(group) for group in page.groups]
    visits: list[ArmouryVisit] = [] if page is None else page.visits
    best: Deal | None = None
    total: i64 = 0
    for _ in range(TRIES):
        deal = Deal(table)
        likely: i64 = 0
        if deal.draw(groups, chance) and lay(table, deal, chance):
            likely = likelihood(table, visits, deal, chance)
        if likely == PARTS or (likely > 0 and chance.pick(PARTS) < likely):
            return deal
        total += likely
        if likely > 0 and chance.pick(total) < likely:
            best = deal
    if best is None:
        raise ValueError("no deal fits this view: nobody can have fought like that")
    return best


def likelihood(table: Counter, visits: list[ArmouryVisit], deal: Deal, chance: Chance) -> i64:
    """How likely the reader was to find what it saw in the Armoury: the more, the likelier.

    In how many ways a weapon can be the one that went back is how many of its kind were left then.
    The others took their weapons in any order.
    """
    likely: i64 = PARTS
    if not any(visit.seat == table.reader for visit in visits):
        return likely
    extra: list[list[int]] = []
    for seat in range(table.seats):
        cards = held(deal.weapons, seat * WEAPONS) + held(deal.spent, seat * WEAPONS)
        for weapon in range(WEAPONS):
            cards.remove(weapon)  # R1.3
        extra.append(cards)
    begun = int(WEAPON_CARDS - table.seats)
    left = [begun] * WEAPONS
    own = [begun] * WEAPONS  # as if others had taken nothing
    for visit in visits:
        if visit.seat != table.reader:
            cards = extra[visit.seat]
            left[cards.pop(chance.pick(len(cards)))] -= 1
            continue
        left[visit.kept] -= 1
        own[visit.kept] -= 1
        back = visit.put_back
        if left[visit.kept] < 0 or (back != NONE and left[back] <= 0):
            return 0
        if back != NONE:
            likely = likely * left[back] // own[back]
            if likely == 0:
                likely = 1
    return likely


# Who has just come


def newcomer(table: Counter) -> list[Group]:
    """R1.3: everybody began with one of each; what is more came from the Armoury."""
    groups: list[Group] = []
    for seat in range(table.seats):
        if seat != table.reader:
            groups.append(Group([seat], spread(table.in_hand[seat], table.spent[seat])))
    if table.guard_cards is not None:
        drawn = len(table.guard_cards) % WEAPONS
        groups.append(Group([GUARDS], spread(WEAPONS - drawn, drawn)))
    return groups


def spread(in_hand: int, spent: int) -> list[Held]:
    """All ways to have so many cards in hand and spent."""
    more = in_hand + spent - WEAPONS
    found: list[Held] = []
    for bits in range(1 << WEAPONS):
        hand = [(bits >> weapon) & 1 for weapon in range(WEAPONS)]
        unknown = in_hand - sum(hand)
        if 0 <= unknown <= more:
            ways = 1
            for i in range(unknown):  # which of those from the Armoury are in hand
                ways = ways * (more - i) // (i + 1)
            cards = BEGINNING[:]
            for weapon in range(WEAPONS):
                cards[weapon] = hand[weapon]
                cards[SPENT + weapon] = 1 - hand[weapon]
            cards[UNKNOWN] = unknown
            cards[SPENT + UNKNOWN] = more - unknown
            found.append(Held(ways, cards))
    return found
