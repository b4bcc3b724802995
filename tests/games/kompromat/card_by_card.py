"""The dossier's counts a second time: every stack filled card by card, nothing left out.

Slow and plain. What is left of the deck, what lies in a stack and what it comes to are carried from
card to card and from mission to mission, whether or not they can make a difference.
"""

from brushpass.games.kompromat.cards import (
    ACE,
    ELEVEN,
    EQUIPMENT,
    HIDDEN,
    LIMIT,
    NEWSPAPER_HALVES,
    NO_TOTAL,
    NONE,
    PLACES,
    halves,
)
from brushpass.games.kompromat.wire import Side, View

Cards = tuple[int, ...]  # how many of each kind are left
Laid = tuple[Cards, int]  # that, and a total


def totals_of(v: View, seat: int) -> list[dict[int, int]]:
    """In how many worlds which total lies beside each mission."""
    side = v.sides[seat]
    left = list(EQUIPMENT)
    for card in shown(side):
        if card >= 0:
            left[card] -= 1
    totals: list[dict[int, int]] = [{} for _ in range(PLACES)]
    for back, copies in taken_back(v, seat, left):
        rest = left[:]
        if copies:
            rest[back] -= 1
        for place in range(PLACES):
            for (_, total), ways in worlds(v, seat, tuple(rest), back, place).items():
                totals[place][total] = totals[place].get(total, 0) + ways * (copies or 1)
    return totals


def worlds(v: View, seat: int, left: Cards, back: int, asked: int) -> dict[Laid, int]:
    """All stacks filled, and what the one that is asked about comes to."""
    found: dict[Laid, int] = {(left, NO_TOTAL): 1}
    for place in range(PLACES):
        further: dict[Laid, int] = {}
        for (rest, came_to), ways in found.items():
            for (fewer, total), more in fill(v, seat, place, rest, back).items():
                key = (fewer, total if place == asked else came_to)
                further[key] = further.get(key, 0) + ways * more
        found = further
    return found


def fill(v: View, seat: int, place: int, left: Cards, back: int) -> dict[Laid, int]:
    side = v.sides[seat]
    stack = side.stacks[place]
    cards_drawn_on, room = drawn(v, seat, place)
    room -= halves(back) if cards_drawn_on > len(stack.cards) else 0
    added = NEWSPAPER_HALVES * side.newspapers[place] + (side.vesper if place == v.place else 0)
    filled: dict[tuple[Cards, int, int, bool], int] = {(left, 0, added, False): 1}
    for index, card in enumerate(stack.cards):
        lies = not (stack.gone >> index) & 1
        more: dict[tuple[Cards, int, int, bool], int] = {}
        for (rest, drawn_on, low, ace), ways in filled.items():
            for kind, copies, further in choices(card, rest):
                came_to = drawn_on + (halves(kind) if index < cards_drawn_on else 0)
                if came_to <= room:
                    total = low + halves(kind) if lies else low
                    key = (further, int(came_to), int(total), ace or (lies and kind == ACE))
                    more[key] = more.get(key, 0) + ways * copies
        filled = more
    laid: dict[Laid, int] = {}
    for (rest, _, low, ace), ways in filled.items():
        total = low + ELEVEN if ace and low + ELEVEN <= LIMIT else low
        if not stack.cards:
            total = NO_TOTAL
        laid[rest, total] = laid.get((rest, total), 0) + ways
    return laid


def choices(card: int, left: Cards) -> list[tuple[int, int, Cards]]:
    """Which kinds a card may be, how many copies of it there are, and what is left then."""
    if card != HIDDEN:
        return [(card, 1, left)]
    return [
        (kind, copies, (*left[:kind], copies - 1, *left[kind + 1 :]))
        for kind, copies in enumerate(left)
        if copies
    ]


def shown(side: Side) -> list[int]:
    return [card for stack in side.stacks for card in stack.cards] + side.top + [side.hand]


def drawn(v: View, seat: int, place: int) -> tuple[int, int]:
    """How many cards another was drawn on, and what they came to at most."""
    if v.memory is None:
        return max(0, len(v.sides[seat].stacks[place].cards) - 1), LIMIT
    return v.memory.drawn_on[seat * PLACES + place], v.memory.room[seat * PLACES + place]


def taken_back(v: View, seat: int, left: list[int]) -> list[tuple[int, int]]:
    """What a GPS Tracker may have taken back from a stack that was drawn on (KR31), and how many
    copies of it are unseen: none where it is seen, or where nothing was."""
    side = v.sides[seat]
    lying = [len(stack.cards) for stack in side.stacks]
    if not any(drawn(v, seat, place)[0] > lying[place] for place in range(PLACES)):
        return [(NONE, 0)]
    card = side.hand if side.hand != NONE else side.top[-1]
    if card != HIDDEN:
        return [(card, 0)]
    return [(kind, copies) for kind, copies in enumerate(left) if copies]
