"""Which games a plan asks for. On every deal the same seatings play, one game each.

Of a pair, the challenger sits once in every seat and the other bot in all the rest. At a table for
two that is each deal both ways. At a larger one the other bot also plays the deal alone, so that
the challenger can be compared with whom it replaced; one such game serves all challengers.
"""

from brushpass.arena.plan import Plan, Seating


class Schedule:
    """Games are numbered from 1, deal by deal, so more deals only add games at the end."""

    def __init__(self, plan: Plan) -> None:
        found: dict[Seating, None] = {}
        for challenger, other in plan.pairs:
            if plan.seats > 2:
                found[alone(other, plan.seats)] = None
            for seat in range(plan.seats):
                found[one_among(challenger, other, seat, plan.seats)] = None
        self.seatings = list(found)

    def games(self, deals: int) -> range:
        return range(1, deals * len(self.seatings) + 1)

    def deal(self, game: int) -> int:
        """Deals are counted from 1 too."""
        return (game - 1) // len(self.seatings) + 1

    def seating(self, game: int) -> Seating:
        return self.seatings[(game - 1) % len(self.seatings)]


def one_among(challenger: str, other: str, seat: int, seats: int) -> Seating:
    return (other,) * seat + (challenger,) + (other,) * (seats - seat - 1)


def alone(bot: str, seats: int) -> Seating:
    return (bot,) * seats
