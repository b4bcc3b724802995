"""Items that move, are shown and shuffled: what becomes of one audience's ledger."""

from mypy_extensions import i64

from brushpass.games.redacted.memory.ledger import NOTHING_DEALT, Case, Ledger, is_named
from brushpass.games.redacted.memory.unknowns import (
    BAG,
    at,
    newest_bag,
    place_of,
    spot,
    unknown_at,
)
from brushpass.games.redacted.memory.weighing import Weighing
from brushpass.games.redacted.rules.cards import HIDDEN, NONE, VIP_FILE, objective_counts
from brushpass.games.redacted.rules.places import (
    BURIED,
    DECK,
    NOWHERE,
    OBJECTIVES,
    TILE,
)


def move(ledger: Ledger, kind: i64, place: i64, to: i64, luck: bool) -> None:
    """One card goes from place to place; HIDDEN: the audience did not see which.

    With `luck` it was any of the cards there; without, somebody wanted this one.
    """
    if is_plain(ledger, kind, place, luck):
        count(ledger, place, to)
        if kind != HIDDEN:
            known = ledger.known[place]
            if kind in known:
                known.remove(kind)
            if is_named(to):
                ledger.known[to].append(kind)
                ledger.known[to].sort()
        return
    weighing = Weighing(ledger, [int(place), int(to)])
    weighing.certain = certain_after(ledger, kind, place, to)
    for case in weighing.cases:
        if kind == HIDDEN:
            weighing.lost_sight(case, place, to)
        else:
            weighing.saw_go(case, kind, place, to, luck)
    weighing.settle()
    count(ledger, place, to)
    weighing.write()


def count(ledger: Ledger, place: i64, to: i64) -> None:
    ledger.sizes[place] -= 1
    if to != NOWHERE:
        ledger.sizes[to] += 1


def is_plain(ledger: Ledger, kind: i64, place: i64, luck: bool) -> bool:
    """Whether there is nothing to weigh: no cases before, none after."""
    if ledger.cases or TILE <= place < BURIED or place > DECK:
        return False
    known = ledger.known[place]
    if kind != HIDDEN:
        return not luck or kind not in known or len(known) == ledger.sizes[place]
    return not known


def certain_after(ledger: Ledger, kind: i64, place: i64, to: i64) -> list[int]:
    """What is known of both places after such a move, without weighing cases."""
    known = ledger.known[place][:]
    gone = sorted(set(known)) if kind == HIDDEN else [int(kind)]
    alike = len(known) == ledger.sizes[place] and len(gone) == 1
    for other in gone:
        if other in known:
            known.remove(other)
    there = ledger.known[to][:] if to != NOWHERE else []
    if kind != HIDDEN or alike:
        there += gone
    spots = [spot(place, card) for card in known if is_named(place)]
    return sorted(spots + [spot(to, card) for card in there if is_named(to)])


def appear(ledger: Ledger, kind: i64, place: i64) -> None:
    """A card that all have seen is laid there."""
    weighing = Weighing(ledger, [])
    for case in weighing.cases:
        weighing.note(case, spot(place, kind))
    weighing.settle()
    ledger.sizes[place] += 1
    weighing.write()


def reveal(ledger: Ledger, kind: i64, place: i64) -> None:
    """All see that such a card lies there."""
    weighing = Weighing(ledger, [int(place)])
    known = ledger.known[place]
    weighing.certain = [spot(place, card) for card in known]
    if kind not in known:
        weighing.certain = sorted([*weighing.certain, spot(place, kind)])
    for case in weighing.cases:
        weighing.saw_go(case, kind, place, place, False)
    weighing.settle()
    weighing.write()


def show(ledger: Ledger, place: i64, kinds: list[int]) -> None:
    """The audience sees all that lies there."""
    if not kinds:
        return
    weighing = Weighing(ledger, [int(place)])
    weighing.certain = [spot(place, card) for card in sorted(kinds)]
    for case in weighing.cases:
        weighing.see_all(case, place, sorted(kinds))
    weighing.settle()
    weighing.write()


def shuffle_together(ledger: Ledger, place: i64, deck: i64, more: list[int]) -> None:
    """All cards of this place, and more that all have seen, go into the deck: a new bag."""
    odd = 1 if deck == OBJECTIVES else 0
    weighing = Weighing(ledger, [int(place)])
    number: i64 = odd
    for case in weighing.cases:
        last = newest_bag(case.spots, odd)
        if last >= number:
            number = last + 2
    for case in weighing.cases:
        listed = at(case.spots, deck)
        unknown = unknown_at(ledger.sealed, case.spots, deck)
        members = more + [unknown] * (ledger.sizes[deck] - len(listed)) + listed
        listed = at(case.spots, place)
        unknown = unknown_at(ledger.sealed, case.spots, place)
        members += listed + [unknown] * (ledger.sizes[place] - len(listed))
        spots = [t for t in case.spots if place_of(t) != deck and place_of(t) != place]
        if number > odd or members.count(HIDDEN) < len(members):
            spots += [spot(BAG + number, member) for member in members]
        weighing.note(Case(case.weight, case.dealt, sorted(spots)), NONE)
    weighing.settle()
    ledger.sizes[deck] += ledger.sizes[place] + len(more)
    ledger.sizes[place] = 0
    weighing.write()


def begin_objectives(ledger: Ledger) -> None:
    """R16.2, RR6: all know what is in the objective deck. The VIP's file is shown when drawn."""
    spots = [spot(OBJECTIVES, VIP_FILE)]
    for kind, number in enumerate(objective_counts(ledger.factions)):
        if number and kind != VIP_FILE:
            spots.append(spot(BAG + 1, kind))
    ledger.cases = [Case(1, NOTHING_DEALT, sorted(spots))]
