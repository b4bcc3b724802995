"""K3.6 as evidence: whoever drew another card was not over 21 before."""

from typing import final

from mypy_extensions import i64

from brushpass.games.kompromat.cards import LIMIT, NONE, PLACES
from brushpass.games.kompromat.wire import Side, View


@final
class Drawn:
    """One player's cards that another was drawn on, by place: the first so many of a stack."""

    def __init__(self, v: View, seat: i64) -> None:
        first: i64 = seat * PLACES
        if v.memory is None:  # all but the last, as anybody can see
            self.on: list[int] = [max(0, len(stack.cards) - 1) for stack in v.sides[seat].stacks]
            self.room: list[int] = [LIMIT] * PLACES
        else:
            self.on = v.memory.drawn_on[first : first + PLACES]
            self.room = v.memory.room[first : first + PLACES]  # what they came to at most


def taken_back(side: Side) -> int:
    """The card that a second GPS Tracker took back: on the deck, or drawn since.

    It lay there when another was drawn, where one card more was drawn on than lies there.
    """
    if side.hand != NONE or not side.top:
        return side.hand
    return side.top[-1]
