"""What each part of an observation claims to carry, from the view, for tests/conformity."""

from collections.abc import Callable
from typing import Any, Final

from brushpass.games.kompromat.cards import (
    ACE,
    EQUIPMENT,
    HIDDEN,
    NEWSPAPER_HALVES,
    PLACES,
    halves,
)
from brushpass.games.kompromat.state import ACES, CHOOSING, OPENING, OVER, PERFECT, WINDOW
from brushpass.games.kompromat.totals import best
from brushpass.games.kompromat.wire import Side, StackView, View


def sides(v: View) -> list[Side]:
    """Mine first."""
    assert v.seat is not None
    return [v.sides[v.seat], v.sides[1 - v.seat]]


def each(of_side: Callable[[Side], Any]) -> Callable[[View], Any]:
    return lambda v: [of_side(side) for side in sides(v)]


def bits(number: int) -> list[int]:
    return [place for place in range(number.bit_length()) if number >> place & 1]


def covered(stack: StackView) -> list[int]:
    lying = (1 << len(stack.cards)) - 1
    return bits(lying & ~(stack.up | stack.gone))


def at_stacks(of_stack: Callable[[StackView], Any]) -> Callable[[Side], Any]:
    return lambda side: [of_stack(stack) for stack in side.stacks]


def face_up(stack: StackView) -> list[int]:
    return sorted(stack.cards[index] for index in bits(stack.up))


def my_deck(v: View) -> list[int]:
    mine = sides(v)[0]
    gone = [card for stack in mine.stacks for card in stack.cards] + [mine.hand]
    return [copies - gone.count(kind) for kind, copies in enumerate(EQUIPMENT)]


def my_total(v: View) -> list[int]:
    mine, totals = sides(v)[0], []
    for place in range(PLACES):
        stack = mine.stacks[place]
        cards = [card for index, card in enumerate(stack.cards) if not stack.gone >> index & 1]
        low = sum(halves(card) for card in cards) + NEWSPAPER_HALVES * mine.newspapers[place]
        totals.append(max(0, best(low, cards.count(ACE))) if stack.cards else 0)
    return totals


CLAIMS: Final[dict[str, Callable[[View], Any]]] = {
    "phase": lambda v: v.phase,
    "to act": lambda v: v.actor == v.seat and v.phase != OVER,
    "after": lambda v: v.after if v.phase == WINDOW else None,
    "passes": lambda v: v.passes if v.phase == WINDOW else 0,
    "asked": lambda v: v.asked if v.phase in (ACES, PERFECT) else 0,
    "round": lambda v: v.round,
    "starter": lambda v: v.starter,
    "place": lambda v: None if v.phase in (OPENING, CHOOSING) else v.place,
    "mission": lambda v: v.mission,
    "counter": lambda v: v.counter,
    "missions left": lambda v: v.missions,
    "hand": lambda v: sides(v)[0].hand,
    "their hand": lambda v: sides(v)[1].hand == HIDDEN,
    "deck": each(lambda side: side.deck),
    "deck seen": each(lambda side: len(side.top)),
    "my deck": my_deck,
    "next cards": lambda v: sides(v)[0].top[::-1][:5],
    "tokens": each(lambda side: side.tokens),
    "items": each(lambda side: side.items),
    "used": each(lambda side: side.used),
    "won": each(lambda side: sorted(side.won)),
    "face up": each(at_stacks(face_up)),
    "covered": each(at_stacks(lambda stack: len(covered(stack)))),
    "emptied": each(at_stacks(lambda stack: len(bits(stack.gone)))),
    "my covered": lambda v: [
        sorted(stack.cards[index] for index in covered(stack)) for stack in sides(v)[0].stacks
    ],
    "my total": my_total,
    "newspapers": each(lambda side: side.newspapers),
    "judged": each(lambda side: side.total),
    "elevens": each(lambda side: side.elevens),
    "vesper": each(lambda side: side.vesper),
}
