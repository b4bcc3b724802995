"""Words for single things: a card, a mission, a stack, as one viewer may see them."""

from typing import Final

from brushpass.games.kompromat import wire as w
from brushpass.games.kompromat.cards import (
    ACE,
    CODE,
    ELEVEN,
    EQUIPMENT,
    EQUIPMENT_NAMES,
    FIRST_ITEM,
    ITEM_NAMES,
    LIMIT,
    NEWSPAPER_HALVES,
    SET_POINTS,
    TARGET_POINTS,
    halves,
)
from brushpass.games.kompromat.covered import copies, unseen
from brushpass.games.kompromat.state import DRAWING
from brushpass.games.kompromat.totals import added, best

COVERED: Final = "▪"
GONE: Final = "×"


def number(half_points: int) -> str:
    return f"{half_points / 2:g}"


def cards(kinds: list[int]) -> str:
    return ", ".join(EQUIPMENT_NAMES[kind] for kind in kinds)


def a_card(kind: int) -> str:
    return f"an {EQUIPMENT_NAMES[kind]}" if kind == 8 else f"a {EQUIPMENT_NAMES[kind]}"


def plural(n: int, word: str) -> str:
    return f"{n} {word}" if n == 1 else f"{n} {word}s"


def worth(mission: int) -> str:
    if mission < FIRST_ITEM:
        return plural(TARGET_POINTS[mission], "point")
    if mission < CODE:
        return "item, 1 point"
    return "set, " + "/".join(map(str, SET_POINTS[1:]))


def mission_rule(mission: int) -> str:
    """The rule that says what a mission is good for."""
    if mission < FIRST_ITEM:
        return "K6.1"
    return f"K6.{10 + mission - FIRST_ITEM}" if mission < CODE else "K6.2"


def item_list(bits: int) -> list[str]:
    return [name for item, name in enumerate(ITEM_NAMES) if bits >> item & 1]


def stack_words(v: w.View, seat: int, place: int) -> str:
    """The cards as the viewer may look at them now (K3.7, KR23)."""
    stack = v.sides[seat].stacks[place]
    attempting = v.phase == DRAWING and (v.actor, v.place) == (seat, place)
    shown = []
    for index, card in enumerate(stack.cards):
        if stack.gone >> index & 1:
            shown.append(GONE)
        elif stack.up >> index & 1:
            shown.append(EQUIPMENT_NAMES[card])
        elif card >= 0 and (attempting or v.memory_aid):
            shown.append(f"[{EQUIPMENT_NAMES[card]}]")
        else:
            shown.append(COVERED)
    if v.sides[seat].newspapers[place]:
        shown.append(f"+{3 * v.sides[seat].newspapers[place]}")
    return " ".join(shown) or "–"


def own_total(v: w.View, place: int) -> str:
    """All totals that the viewer's 1/11 cards allow: '8' or '8 or 18'."""
    assert v.seat is not None
    side = v.sides[v.seat]
    stack = side.stacks[place]
    lying = [card for i, card in enumerate(stack.cards) if not stack.gone >> i & 1]
    low = sum(halves(card) for card in lying) + NEWSPAPER_HALVES * side.newspapers[place]
    low += side.vesper if v.place == place else 0
    return " or ".join(number(low + n * ELEVEN) for n in range(lying.count(ACE) + 1))


def a_further_card(v: w.View) -> str:
    """What the deck of whoever attempts can do to the attempt, where the table reminds players of
    their own cards (KR23)."""
    assert v.seat is not None
    side = v.sides[v.seat]
    if not v.memory_aid:
        return ""
    if side.top and side.top[-1] >= 0:
        return f"the next is {a_card(side.top[-1])}"
    stack = side.stacks[v.place]
    lying = [card for i, card in enumerate(stack.cards) if not stack.gone >> i & 1]
    low = sum(halves(card) for card in lying) + added(side.newspapers[v.place], side.vesper)
    left = unseen(side)
    over = sum(
        copies(left, kind)
        for kind in range(len(EQUIPMENT))
        if best(low + halves(kind), lying.count(ACE) + (kind == ACE)) > LIMIT
    )
    return (
        f"{over} of {side.deck} left go over 21" if over else f"none of {side.deck} left goes over"
    )
