"""What the rules make of a view, for displays."""

from brushpass.core.wire import Wire
from brushpass.games.kompromat.cards import (
    ACE,
    EQUIPMENT,
    FATAL,
    LIMIT,
    NONE,
    PLACES,
    halves,
)
from brushpass.games.kompromat.covered import copies, unseen
from brushpass.games.kompromat.scoring import score
from brushpass.games.kompromat.state import DRAWING
from brushpass.games.kompromat.totals import added, best
from brushpass.games.kompromat.wire import Side, View


class StackReading(Wire, frozen=True, forbid_unknown_fields=True):
    total: int | None  # in halves, a 1/11 as eleven where that fits; None: a card is unknown
    over: bool  # more than 21 (K4.4)
    newspapers: int  # what these add, in halves (K6.15)


class SideReading(Wire, frozen=True, forbid_unknown_fields=True):
    stacks: list[StackReading]  # by mission
    points: int  # so far (K7.3)
    stake: int  # tokens that come with the mission being attempted (K4.9), as many as are left
    unseen: list[int]  # by kind: cards of theirs that the viewer has not seen lie


class Reading(Wire, frozen=True, forbid_unknown_fields=True):
    looks_at: int  # the mission whose covered cards the viewer may look at now (K3.7), or NONE
    sides: list[SideReading]  # by seat


def read(v: View) -> Reading:
    looks_at = v.place if v.phase == DRAWING and v.actor == v.seat else NONE
    return Reading(looks_at, [read_side(v, seat) for seat in range(2)])


def read_side(v: View, seat: int) -> SideReading:
    side = v.sides[seat]
    attempts = v.phase == DRAWING and v.actor == seat
    vesper = [side.vesper if place == v.place else 0 for place in range(PLACES)]
    left = unseen(side)
    return SideReading(
        [read_stack(side, place, vesper[place]) for place in range(PLACES)],
        score(side.won, side.tokens),
        min(v.counter[v.place], FATAL - side.tokens) if attempts else 0,
        [copies(left, kind) for kind in range(len(EQUIPMENT))],
    )


def read_stack(side: Side, place: int, vesper: int) -> StackReading:
    stack = side.stacks[place]
    lying = [card for nth, card in enumerate(stack.cards) if not stack.gone >> nth & 1]
    newspapers = added(side.newspapers[place], 0)
    if not lying or min(lying) < 0:
        return StackReading(None, False, newspapers)
    low = sum(halves(card) for card in lying)
    total = best(low + newspapers + vesper, lying.count(ACE))
    return StackReading(total, total > LIMIT, newspapers)
