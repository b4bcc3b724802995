"""Items in hands, piles and briefcases, and who knows which of them is where.

A hand has no order that others can see, so what a seat knows of it is how many items of a kind it
holds at least. The bits of `Cards` stand for these counts: equal items share them out freely.

What each seat knows is kept by cases.py, in `hands`, `tiles` and `buried`. `traces` are the same
cards with what their owner can tell of the others' knowledge: who saw a card, and whether it may
have gone since, but not what somebody may have concluded.
"""

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.core.knowledge import EVERYBODY, NOBODY, Cards, only
from brushpass.core.piles import Pile
from brushpass.games.redacted.memory import cases
from brushpass.games.redacted.rules.cards import (
    BRIEFCASE,
    DANGER_ZONE,
    HAND_LIMIT,
    LETTER,
    is_letter,
    is_objective,
)
from brushpass.games.redacted.rules.places import BURIED, DECK, DROPPED, NOWHERE, TILE
from brushpass.games.redacted.rules.state import State


def size(s: State, seat: i64) -> i64:
    return len(s.hands[seat].kinds)


def is_full(s: State, seat: i64) -> bool:
    return len(s.hands[seat].kinds) >= HAND_LIMIT


def holds(s: State, seat: i64, kind: i64) -> bool:
    return kind in s.hands[seat].kinds


def own_trace(s: State, index: i64) -> Cards:
    """To be changed: twins of the state keep theirs."""
    trace = s.traces[index].clone()
    s.traces[index] = trace
    return trace


def put(cards: Cards, kind: i64, knowers: i64) -> None:
    """One more card, in its place by kind."""
    index: i64 = 0
    while index < len(cards.kinds) and cards.kinds[index] <= kind:
        index += 1
    cards.kinds.insert(index, kind)
    cards.known.insert(index, knowers)
    tidy(cards)


def tidy(cards: Cards) -> None:
    """Of equal cards the first are the known ones, for each seat: one way to write one truth."""
    for i in range(len(cards.kinds)):
        for j in range(i + 1, len(cards.kinds)):
            if cards.kinds[i] == cards.kinds[j]:
                one, other = cards.known[i], cards.known[j]
                cards.known[i] = one | other
                cards.known[j] = one & other


def forget_one(cards: Cards, kind: i64, seats: i64) -> None:
    """Those of these seats who knew of such a card here know of one less."""
    left = seats
    for i in range(len(cards.kinds)):
        if cards.kinds[i] == kind:
            hit = cards.known[i] & left
            cards.known[i] &= ~hit
            left &= ~hit


def sure(cards: Cards) -> i64:
    """Who can tell which kind a card is that leaves unseen: all here are of one kind they know."""
    seats: i64 = EVERYBODY
    for i in range(len(cards.kinds)):
        seats &= cards.known[i] if cards.kinds[i] == cards.kinds[0] else NOBODY
    return seats


def leave(cards: Cards, kind: i64, witnesses: i64) -> i64:
    """One card of this kind goes; only the witnesses see which. Gives all who know it then."""
    aware = witnesses | sure(cards)
    done: list[int] = []
    for other in cards.kinds[:]:
        if other not in done:
            done.append(other)
            forget_one(cards, other, EVERYBODY if other == kind else ~aware)
    index = cards.kinds.index(kind)
    rest = cards.known.pop(index)
    cards.kinds.pop(index)
    for i in range(len(cards.kinds)):  # equal cards share what is known of them
        if cards.kinds[i] == kind:
            given = rest & ~cards.known[i]
            cards.known[i] |= given
            rest &= ~given
    tidy(cards)
    return aware


def gain(s: State, seat: i64, kind: i64, place: i64) -> None:
    """A card comes from a place into a hand; nobody else sees which."""
    cases.move(s, kind, place, seat, only(seat), True)
    put(own_trace(s, seat), kind, only(seat))
    note_letter(s, kind, only(seat))


def note_letter(s: State, kind: i64, knowers: i64) -> None:
    """Who has seen a letter knows for good that it is in the game."""
    if not is_letter(kind):
        return
    for viewer in range(s.seats):
        if (knowers >> viewer) & 1:
            s.letters_seen[viewer] |= 1 << (kind - LETTER)


def show_hand(s: State, seat: i64, viewer: i64) -> None:
    """The viewer sees all items of a hand."""
    cases.show(s, viewer, seat)
    own_trace(s, seat).show_all(only(viewer))
    for kind in s.hands[seat].kinds:
        note_letter(s, kind, only(viewer))


def draw(s: State, seat: i64, chance: Chance) -> i64:
    """The next item of the deck; RR31: made anew from the discarded ones when it is empty."""
    if s.items.size() == 0:
        recycle(s)
    kind = s.items.draw(chance)
    gain(s, seat, kind, DECK)
    return kind


def recycle(s: State) -> None:
    open_ones: list[int] = []
    for kind in range(len(s.discard)):
        open_ones += [kind] * s.discard[kind]
    cases.shuffle_together(s, [BURIED], DECK, open_ones)
    counts = s.discard
    for kind in s.buried.kinds:
        counts[kind] += 1
    s.items = Pile(counts)
    s.discard = [0] * len(counts)
    s.buried = Cards()


def hand_in(s: State, seat: i64) -> None:
    """RR42: the items of an arrested agent are shuffled into the deck."""
    cases.shuffle_together(s, [int(seat)], DECK, [])
    for kind in s.hands[seat].kinds:
        s.items.shuffle_in(kind)
    s.hands[seat] = Cards()
    s.traces[seat] = Cards()


def can_draw(s: State) -> bool:
    if s.items.size() > 0 or s.buried.kinds:
        return True
    return any(count for count in s.discard)


def use_up(s: State, seat: i64, kind: i64) -> None:
    """R11.8, RR32: discarded face up."""
    lose(s, seat, kind, False)


def lose(s: State, seat: i64, kind: i64, luck: bool) -> None:
    """Discarded face up; with `luck`, whichever it was."""
    leave(own_trace(s, seat), kind, EVERYBODY)
    if s.mission == DANGER_ZONE and is_objective(kind):
        cases.move(s, kind, seat, DROPPED, EVERYBODY, luck)  # RR50
    else:
        cases.move(s, kind, seat, NOWHERE, EVERYBODY, luck)
        s.discard[kind] += 1


def give_up(s: State, seat: i64, kind: i64) -> None:
    """It leaves the game."""
    leave(own_trace(s, seat), kind, EVERYBODY)
    cases.move(s, kind, seat, NOWHERE, EVERYBODY, False)


def drop(s: State, seat: i64, kind: i64) -> None:
    """RR32: discarded face down."""
    leave(own_trace(s, seat), kind, only(seat))
    if s.mission == DANGER_ZONE and is_objective(kind):
        cases.move(s, kind, seat, DROPPED, only(seat), False)
    else:
        cases.move(s, kind, seat, BURIED, only(seat), False)


def hand_over(s: State, giver: i64, taker: i64, kind: i64, eyes: i64, luck: bool) -> None:
    """An item changes hands, seen by both and by those in `eyes`; by luck in a theft."""
    witnesses = only(giver) | only(taker) | eyes
    cases.move(s, kind, giver, taker, witnesses, luck)
    leave(own_trace(s, giver), kind, witnesses)
    put(own_trace(s, taker), kind, witnesses)  # RR56: owners know who knows their items
    note_letter(s, kind, witnesses)


def open_briefcase(s: State, seat: i64, colour: i64) -> None:
    """All see who holds its card; RR40: and only this seat what is in it."""
    cases.reveal(s, BRIEFCASE + colour, seat)
    trace = own_trace(s, seat)
    trace.known[trace.kinds.index(BRIEFCASE + colour)] = EVERYBODY
    look_under(s, seat, colour)


def look_under(s: State, seat: i64, colour: i64) -> None:
    """The tile is lifted for one seat."""
    tile = s.tiles[colour]
    cases.show(s, seat, TILE + colour)
    own_trace(s, s.seats + colour).show_all(only(seat))
    if tile.kinds:
        note_letter(s, tile.kinds[0], only(seat))


def take_from_tile(s: State, seat: i64, colour: i64) -> None:
    kind = s.tiles[colour].kinds[0]
    trace = s.traces[s.seats + colour]
    put(own_trace(s, seat), kind, trace.known[0])
    s.traces[s.seats + colour] = Cards()
    cases.move(s, kind, TILE + colour, seat, only(seat), False)
    s.sealed &= ~(1 << colour)


def put_under_tile(s: State, seat: i64, colour: i64, kind: i64) -> None:
    leave(own_trace(s, seat), kind, only(seat))
    own_trace(s, s.seats + colour).add(kind, only(seat))
    s.sealed &= ~(1 << colour)
    cases.move(s, kind, seat, TILE + colour, only(seat), False)
