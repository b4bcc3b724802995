"""Where the objectives of the Danger Zone can be that a view does not show.

There are eight of them at most, each of its own kind: all ways to place them are listed, each with
the number of ways to fill the other places with regular items, and one is drawn.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.core.piles import Pile
from brushpass.games.redacted.cards import (
    FLOPPY,
    HIDDEN,
    INTEL,
    MICROFILM,
    VIP_FILE,
    is_objective,
)
from brushpass.games.redacted.state import State
from brushpass.games.redacted.wire import View

IN_DECK: Final = 0  # the deck of items
IN_OBJECTIVES: Final = 1
DROPPED: Final = 2
PRIZE: Final = 3
HANDS: Final = 4  # plus the seat


@final
class Places:
    """The unseen objectives, and the room that each place has for them."""

    def __init__(self, v: View, s: State, pool: Pile) -> None:
        self.renewed = v.renewed
        self.kinds = [k for k in range(len(pool.counts)) if pool.counts[k] and is_objective(k)]
        self.first = [INTEL + s.factions[0], FLOPPY, MICROFILM, VIP_FILE]  # in the objective deck
        self.stored = [INTEL + s.factions[2], FLOPPY + 1, MICROFILM + 1]  # among the items
        self.space = [v.deck, v.objectives, v.dropped.count(HIDDEN), 0]
        if v.prize_kind == HIDDEN:
            self.space[PRIZE] = 1
        for agent in v.agents:
            self.space.append(agent.items.count(HIDDEN))
        self.regular = pool.size() - len(self.kinds) - v.buried.count(HIDDEN)
        self.where: list[int] = []
        self.found: list[list[int]] = []
        self.ways: list[int] = []

    def at(self, place: int) -> list[int]:
        """The objectives that were placed there."""
        return [self.kinds[i] for i in range(len(self.kinds)) if self.where[i] == place]


def allowed(places: Places, kind: i64, place: i64) -> bool:
    if place == IN_DECK:
        return kind in places.stored
    if place == IN_OBJECTIVES:
        return places.renewed or kind in places.first
    return kind != VIP_FILE


def place_objectives(places: Places, chance: Chance) -> None:
    _extend(places, 0, 1)
    total: i64 = 0
    for ways in places.ways:
        total += ways
    if total == 0:
        raise ValueError("no deal fits this view: its objectives cannot be placed")
    places.where = places.found[chance.draw(places.ways, total)]


def _extend(places: Places, index: i64, ways: i64) -> None:
    space = places.space
    if index == len(places.kinds):
        if space[IN_OBJECTIVES] or space[DROPPED] or space[PRIZE]:
            return
        left = places.regular  # what is left of the hands is filled with regular items
        for place in range(HANDS, len(space)):
            for _ in range(space[place]):
                ways *= left
                left -= 1
        if ways > 0:
            places.found.append(places.where[:])
            places.ways.append(int(ways))
        return
    kind = places.kinds[index]
    for place in range(len(space)):
        if space[place] > 0 and allowed(places, kind, place):
            slots = space[place] if place >= HANDS else 1
            space[place] -= 1
            places.where.append(place)
            _extend(places, index + 1, ways * slots)
            places.where.pop()
            space[place] += 1
