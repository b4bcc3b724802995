"""Items in hands, piles and briefcases: what moves them (places.py keeps who knows them)."""

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.core.knowledge import EVERYBODY, Cards, only
from brushpass.core.piles import Pile
from brushpass.games.redacted.rules.cards import (
    BRIEFCASE,
    DANGER_ZONE,
    HAND_LIMIT,
    LETTER,
    is_letter,
    is_objective,
)
from brushpass.games.redacted.rules.places import (
    BURIED,
    DECK,
    DROPPED,
    TILE,
    lay,
    lift,
    move,
    reveal,
    show,
)
from brushpass.games.redacted.rules.state import State


def size(s: State, seat: i64) -> i64:
    return len(s.hands[seat].kinds)


def is_full(s: State, seat: i64) -> bool:
    return len(s.hands[seat].kinds) >= HAND_LIMIT


def holds(s: State, seat: i64, kind: i64) -> bool:
    return kind in s.hands[seat].kinds


def gain(s: State, seat: i64, kind: i64, place: i64) -> None:
    """A card comes from a place into a hand; nobody else sees which."""
    move(s, kind, place, seat, only(seat))
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
    show(s, seat, viewer)
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
    counts = s.discard
    for kind in s.buried.kinds:
        counts[kind] += 1
    s.items = Pile(counts)
    s.discard = [0] * len(counts)
    s.buried = Cards()


def hand_in(s: State, seat: i64) -> None:
    """RR42: the items of an arrested agent are shuffled into the deck."""
    for kind in s.hands[seat].kinds:
        s.items.shuffle_in(kind)
    s.hands[seat] = Cards()


def can_draw(s: State) -> bool:
    if s.items.size() > 0 or s.buried.kinds:
        return True
    return any(count for count in s.discard)


def use_up(s: State, seat: i64, kind: i64) -> None:
    """R11.8, RR32: discarded face up."""
    if s.mission == DANGER_ZONE and is_objective(kind):
        move(s, kind, seat, DROPPED, EVERYBODY)  # RR50
    else:
        lift(s, kind, seat, EVERYBODY)
        s.discard[kind] += 1


def give_up(s: State, seat: i64, kind: i64) -> None:
    """It leaves the game."""
    lift(s, kind, seat, EVERYBODY)
    s.removed[kind] += 1


def drop(s: State, seat: i64, kind: i64) -> None:
    """RR32: discarded face down."""
    objective = s.mission == DANGER_ZONE and is_objective(kind)
    move(s, kind, seat, DROPPED if objective else BURIED, only(seat))


def hand_over(s: State, giver: i64, taker: i64, kind: i64, witnesses: i64) -> None:
    """An item changes hands, seen by both and whoever watches."""
    move(s, kind, giver, taker, witnesses)
    note_letter(s, kind, witnesses)


def open_briefcase(s: State, seat: i64, colour: i64) -> None:
    """All see who holds its card; RR40: and only this seat what is in it."""
    reveal(s, BRIEFCASE + colour, seat)
    look_under(s, seat, colour)


def look_under(s: State, seat: i64, colour: i64) -> None:
    """The tile is lifted for one seat."""
    tile = s.tiles[colour]
    show(s, TILE + colour, seat)
    if tile.kinds:
        note_letter(s, tile.kinds[0], only(seat))


def take_from_tile(s: State, seat: i64, colour: i64) -> None:
    kind = s.tiles[colour].kinds[0]
    knowers: i64 = s.tiles[colour].known[0]
    lift(s, kind, TILE + colour, EVERYBODY)
    lay(s, kind, seat, knowers)
    s.sealed &= ~(1 << colour)


def put_under_tile(s: State, seat: i64, colour: i64, kind: i64) -> None:
    s.sealed &= ~(1 << colour)
    move(s, kind, seat, TILE + colour, only(seat))
