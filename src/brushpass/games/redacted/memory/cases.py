"""Items that move, are shown and shuffled: what becomes of every seat's cases (mind.py)."""

from mypy_extensions import i64

from brushpass.core.knowledge import EVERYBODY, NOBODY
from brushpass.games.redacted.memory.mind import NOTHING_DEALT, Mind, at, known_at, mark
from brushpass.games.redacted.rules.cards import HIDDEN, NONE, VIP_FILE, objective_counts
from brushpass.games.redacted.rules.places import (
    BAG,
    BURIED,
    DECK,
    OBJECTIVES,
    TILE,
    cards_at,
    newest_bag,
    own_cards_at,
    place_of,
    size_at,
    spot,
    unknown_at,
)
from brushpass.games.redacted.rules.state import Case, State


def move(s: State, kind: i64, place: i64, to: i64, witnesses: i64, luck: bool) -> None:
    """One card goes from place to place; only the witnesses see which.

    With `luck` it was any of the cards there; without, somebody wanted this one.
    """
    if s.careless:
        slip(s, kind, place, to, witnesses)
        return
    minds: list[Mind] = []
    sure: list[int] = []
    for viewer in range(s.seats + 1):
        saw = (witnesses >> viewer) & 1 == 1
        if is_plain(s, viewer, kind, place, saw, luck):
            if saw:
                sure.append(viewer)
            continue
        mind = Mind(s, viewer, [place, to])
        mind.certain = certain_after(s, viewer, kind, place, to, saw)
        for case in mind.cases:
            if saw:
                mind.saw_go(case, kind, place, to, luck)
            else:
                mind.lost_sight(case, place, to)
        mind.settle()
        minds.append(mind)
    lift(s, kind, place)
    lay(s, kind, to, NOBODY)
    for viewer in sure:
        learn(s, viewer, kind, to)
    for mind in minds:
        mind.write()


def slip(s: State, kind: i64, place: i64, to: i64, witnesses: i64) -> None:
    """Who did not see it forgets what lay there: less than could be concluded, and much faster."""
    cards = own_cards_at(s, place)
    if cards is not None:
        index = cards.kinds.index(kind)
        cards.kinds.pop(index)
        knew: i64 = cards.known.pop(index)
        for i in range(len(cards.kinds)):  # of equal cards, the one they knew of is gone
            cards.known[i] &= witnesses & knew if cards.kinds[i] == kind else witnesses
    lay(s, kind, to, witnesses)


def is_plain(s: State, viewer: i64, kind: i64, place: i64, saw: bool, luck: bool) -> bool:
    """Whether there is nothing to weigh: no cases before, none after."""
    if s.cases[viewer] or TILE <= place < BURIED or place > DECK:
        return False
    known = known_at(s, viewer, place)
    if saw:
        return not luck or kind not in known or len(known) == size_at(s, place)
    return not known


def certain_after(s: State, viewer: i64, kind: i64, place: i64, to: i64, saw: bool) -> list[int]:
    """What the viewer knows of both places after such a move, without weighing cases."""
    known = known_at(s, viewer, place)
    gone = sorted(set(known)) if not saw else [int(kind)]
    alike = len(known) == size_at(s, place) and len(gone) == 1
    for other in gone:
        if other in known:
            known.remove(other)
    there = known_at(s, viewer, to)
    if saw or alike:
        there += gone
    spots = [spot(place, card) for card in known if cards_at(s, place) is not None]
    return sorted(spots + [spot(to, card) for card in there if cards_at(s, to) is not None])


def lift(s: State, kind: i64, place: i64) -> None:
    cards = own_cards_at(s, place)
    if cards is not None:
        index = cards.kinds.index(kind)
        cards.kinds.pop(index)
        cards.known.pop(index)


def lay(s: State, kind: i64, place: i64, knowers: i64) -> None:
    """In its place by kind."""
    cards = own_cards_at(s, place)
    if cards is not None:
        index: i64 = 0
        while index < len(cards.kinds) and cards.kinds[index] <= kind:
            index += 1
        cards.kinds.insert(index, kind)
        cards.known.insert(index, knowers)


def learn(s: State, viewer: i64, kind: i64, place: i64) -> None:
    """The viewer knows of one more such card there."""
    if cards_at(s, place) is not None:
        mark(s, viewer, place, [*known_at(s, viewer, place), int(kind)])


def appear(s: State, kind: i64, place: i64) -> None:
    """A card that all have seen is laid there."""
    if s.careless:
        return
    for viewer in range(s.seats + 1):
        mind = Mind(s, viewer, [])
        for case in mind.cases:
            mind.note(case, spot(place, kind))
        mind.settle()
        mind.write()


def reveal(s: State, kind: i64, place: i64) -> None:
    """All see that such a card lies there."""
    if s.careless:
        lift(s, kind, place)
        lay(s, kind, place, EVERYBODY)
        return
    for viewer in range(s.seats + 1):
        mind = Mind(s, viewer, [place])
        known = known_at(s, viewer, place)
        mind.certain = [spot(place, card) for card in known]
        if kind not in known:
            mind.certain = sorted([*mind.certain, spot(place, kind)])
        for case in mind.cases:
            mind.saw_go(case, kind, place, place, False)
        mind.settle()
        mind.write()


def show(s: State, viewer: i64, place: i64) -> None:
    """The viewer sees all that lies there."""
    cards = cards_at(s, place)
    if cards is None or not cards.kinds:
        return
    if s.careless:
        mark(s, viewer, place, cards.kinds[:])
        return
    mind = Mind(s, viewer, [place])
    mind.certain = [spot(place, card) for card in sorted(cards.kinds)]
    for case in mind.cases:
        mind.see_all(case, place, sorted(cards.kinds))
    mind.settle()
    mind.write()


def shuffle_together(s: State, places: list[int], deck: i64, more: list[int]) -> None:
    """All cards of these places, and more that all have seen, go into the deck: a new bag."""
    if s.careless:
        return
    odd = 1 if deck == OBJECTIVES else 0
    left = s.items.size() if deck == DECK else s.objectives.size()
    for viewer in range(s.seats + 1):
        mind = Mind(s, viewer, places)
        number: i64 = odd
        for case in mind.cases:
            last = newest_bag(case.spots, odd)
            if last >= number:
                number = last + 2
        for case in mind.cases:
            members = more + [unknown_at(s, case.spots, deck)] * (left - len(at(case.spots, deck)))
            members += at(case.spots, deck)
            for place in places:
                listed = at(case.spots, place)
                unknown = unknown_at(s, case.spots, place)
                members += listed + [unknown] * (size_at(s, place) - len(listed))
            spots = [t for t in case.spots if place_of(t) != deck and place_of(t) not in places]
            if number > odd or members.count(HIDDEN) < len(members):
                spots += [spot(BAG + number, member) for member in members]
            mind.note(Case(case.weight, case.dealt, sorted(spots)), NONE)
        mind.settle()
        mind.write()


def begin_objectives(s: State) -> None:
    """R16.2, RR6: all know what is in the objective deck. The VIP's file is shown when drawn."""
    spots = [spot(OBJECTIVES, VIP_FILE)]
    for kind, count in enumerate(objective_counts(s.factions)):
        if count and kind != VIP_FILE:
            spots.append(spot(BAG + 1, kind))
    spots.sort()
    for viewer in range(s.seats + 1):
        s.cases[viewer] = [Case(1, NOTHING_DEALT, spots)]
