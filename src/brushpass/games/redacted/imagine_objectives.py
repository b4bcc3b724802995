"""Items of the Danger Zone that a view does not show, above all the objectives.

There are eight of them at most, each of its own kind: all ways to place them are listed, each with
the number of ways to fill the other places with regular items, and one is drawn.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.core.piles import Pile
from brushpass.games.redacted.cards import (
    CONTRABAND,
    FLOPPY,
    HIDDEN,
    INTEL,
    MICROFILM,
    NONE,
    VIP_FILE,
    is_objective,
    item_counts,
    objective_counts,
)
from brushpass.games.redacted.imagine_hands import lay_hands, lay_known
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


def imagine_danger(s: State, v: View, viewer: i64, chance: Chance) -> None:
    """Objectives first, each where it can be; regular items fill the rest."""
    pool = unseen(s, v)
    places = Places(v, s, pool)
    place_objectives(places, chance)
    regular = Pile(pool.counts)
    for kind in places.kinds:
        regular.remove(kind)
    buried = fill_buried(v.buried, regular, chance)
    hands: list[list[int]] = []
    for seat in range(s.seats):
        given = places.at(HANDS + seat)
        # Which of several unknown cards of a hand is which means nothing.
        hand = [k if k != HIDDEN else given.pop() if given else NONE for k in v.agents[seat].items]
        hands.append([regular.draw(chance) if kind == NONE else kind for kind in hand])
    for kind in places.at(IN_DECK):
        regular.shuffle_in(kind)
    s.items = regular
    lay_hands(s, v, viewer, hands)
    lay_known(s.buried, buried, viewer, v.buried)
    dropped = places.at(DROPPED)
    for kind in v.dropped:
        dropped += [kind] if kind != HIDDEN else []
    lay_known(s.dropped, dropped, viewer, v.dropped)
    s.prize_kind = places.at(PRIZE)[0] if v.prize_kind == HIDDEN else v.prize_kind
    for kind in places.at(IN_OBJECTIVES):
        s.objectives.shuffle_in(kind)


def unseen(s: State, v: View) -> Pile:
    """All items of the game but those that the viewer can see."""
    pool = Pile(item_counts(s.mission, s.factions, s.letters))
    for kind, count in enumerate(objective_counts(s.factions)):
        for _ in range(count):
            pool.shuffle_in(kind)
    pool.shuffle_in(INTEL + s.factions[1])
    take(pool, [v.bottom, v.prize_kind])
    take(pool, v.dropped)
    for kind in range(len(v.discard)):
        for _ in range(v.discard[kind] + v.removed[kind]):
            pool.remove(kind)
    take(pool, v.buried)
    for agent in v.agents:
        take(pool, agent.items)
    return pool


def take(pool: Pile, kinds: list[int]) -> None:
    for kind in kinds:
        if kind >= 0:
            pool.remove(kind)


def fill_buried(seen: list[int], pool: Pile, chance: Chance) -> list[int]:
    """Contraband is never among these (R11.7)."""
    kept = pool.counts[CONTRABAND]
    pool.counts[CONTRABAND] = 0
    pool.below -= kept
    kinds = [pool.draw(chance) if kind == HIDDEN else kind for kind in seen]
    pool.counts[CONTRABAND] += kept
    pool.below += kept
    return kinds


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
