"""Items that a view does not show, dealt anew."""

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.core.knowledge import EVERYBODY, NOBODY, Cards, only
from brushpass.core.piles import Pile
from brushpass.games.redacted.cards import (
    CONTRABAND,
    DANGER_ZONE,
    GOGGLES,
    HIDDEN,
    HIDDEN_WEAPON,
    NONE,
    REGULARS,
    WEAPONS,
    is_critical,
    item_counts,
    objective_counts,
)
from brushpass.games.redacted.hands import put
from brushpass.games.redacted.imagine_objectives import (
    DROPPED,
    HANDS,
    IN_DECK,
    IN_OBJECTIVES,
    PRIZE,
    Places,
    place_objectives,
)
from brushpass.games.redacted.state import State
from brushpass.games.redacted.wire import View


def imagine_items(s: State, v: View, chance: Chance) -> None:
    pool = unseen(s, v)
    if s.mission == DANGER_ZONE:
        imagine_danger(s, v, pool, chance)
    else:
        tiles = imagine_tiles(v, pool, chance)
        buried = fill(v.buried, pool, CONTRABAND, chance)
        hands = [fill(agent.items, pool, NONE, chance) for agent in v.agents]
        for colour in range(2):
            if tiles[colour] == HIDDEN:
                tiles[colour] = pool.draw(chance)
            if tiles[colour] != NONE:
                lay(s.tiles[colour], v.tiles[colour], tiles[colour], v.seat, NOBODY)
        lay_all(s, v, hands, buried)
        s.items = pool
    if s.items.size() != v.deck:
        raise ValueError("no deal fits this view: its items do not add up")


def unseen(s: State, v: View) -> Pile:
    """All items of the game but those that the viewer can see."""
    pool = Pile(item_counts(s.mission, s.factions, s.letters))
    if s.mission == DANGER_ZONE:
        for kind, count in enumerate(objective_counts(s.factions)):
            for _ in range(count):
                pool.shuffle_in(kind)
        pool.shuffle_in(s.factions[1])
        take(pool, [v.bottom, v.prize_kind])
        take(pool, v.dropped)
    for kind in range(len(v.discard)):
        for _ in range(v.discard[kind] + v.removed[kind]):
            pool.remove(kind)
    take(pool, v.buried)
    take(pool, v.tiles)
    for agent in v.agents:
        take(pool, agent.items)
    return pool


def take(pool: Pile, kinds: list[int]) -> None:
    for kind in kinds:
        if kind >= 0:
            pool.remove(kind)


def fill(seen: list[int], pool: Pile, never: i64, chance: Chance) -> list[int]:
    """The cards of a place; the hidden ones come from the pool, but none of the kind `never`."""
    kept: i64 = 0
    if never != NONE:
        kept = pool.counts[never]
        pool.counts[never] = 0
        pool.below -= kept
    kinds = [pool.draw(chance) if kind == HIDDEN else kind for kind in seen]
    if never != NONE:
        pool.counts[never] += kept
        pool.below += kept
    return kinds


def lay(cards: Cards, seen: i64, kind: i64, viewer: int | None, owners: i64) -> None:
    """A card in its place, known to its owners and, if seen, to the viewer."""
    knowers = owners
    if seen != HIDDEN:
        knowers |= EVERYBODY if viewer is None else only(viewer)
    put(cards, kind, knowers)


def lay_all(s: State, v: View, hands: list[list[int]], buried: list[int]) -> None:
    for seat in range(s.seats):
        for i in range(len(hands[seat])):
            owners = only(seat) | (v.exposed[i] if seat == v.seat else NOBODY)
            lay(s.hands[seat], v.agents[seat].items[i], hands[seat][i], v.seat, owners)
    for i in range(len(buried)):
        lay(s.buried, v.buried[i], buried[i], v.seat, NOBODY)


def imagine_tiles(v: View, pool: Pile, chance: Chance) -> list[int]:
    """R12.2: sealed briefcases hold a critical item more often than the deck does.

    A given pair of cards is under the tiles with a likelihood of 1 for two critical ones, of 2/19
    with one regular item and of 2/(19*18) with two: see `share`. Tiles that were opened since, and
    are not known, stay HIDDEN here.
    """
    tiles = v.tiles[:]
    hidden = [c for c in range(2) if tiles[c] == HIDDEN and (v.sealed >> c) & 1]
    if not hidden:
        return tiles
    beside: i64 = NONE  # the card under the other tile, if that is as it was dealt and known
    if len(hidden) == 1 and (v.sealed >> (1 - hidden[0])) & 1:
        beside = tiles[1 - hidden[0]]
    pairs: list[tuple[int, int]] = []
    weights: list[int] = []
    total: i64 = 0
    for first in range(len(pool.counts)):
        for second in range(len(pool.counts)) if len(hidden) == 2 else [NONE]:
            ways = weigh(v, pool, first, second, beside)
            if ways > 0:
                pairs.append((first, int(second)))
                weights.append(int(ways))
                total += ways
    if not pairs:
        raise ValueError("no deal fits this view: nothing can be in the briefcases")
    pair = pairs[chance.draw(weights, total)]
    tiles[hidden[0]] = pair[0]
    pool.remove(pair[0])
    if len(hidden) == 2:
        tiles[hidden[1]] = pair[1]
        pool.remove(pair[1])
    return tiles


def is_regular(kind: i64) -> bool:
    return HIDDEN_WEAPON <= kind <= GOGGLES


def weigh(v: View, pool: Pile, first: i64, second: i64, beside: i64) -> i64:
    """In how many ways, by the deal, these cards are under the tiles."""
    ways: i64 = pool.counts[first]
    if ways == 0 or not (is_critical(first) or is_regular(first)):
        return 0
    free = pool.below - pool.counts[CONTRABAND] - (1 if first != CONTRABAND else 0)
    other = second if second != NONE else beside
    if second != NONE:
        if not (is_critical(second) or is_regular(second)):
            return 0
        ways *= pool.counts[second] - (1 if first == second else 0)
        free -= 1 if second != CONTRABAND else 0
    ways *= share(first, other)
    for kind in v.buried:  # Contraband is never among these (R11.7)
        if kind == HIDDEN:
            ways *= free
            free -= 1
    return ways


def share(first: i64, other: i64) -> i64:
    """The likelihoods of `imagine_tiles` as whole numbers; `other` NONE: it may have been any."""
    if other == NONE:
        return REGULARS if is_critical(first) else 2
    regular = (0 if is_critical(first) else 1) + (0 if is_critical(other) else 1)
    if regular == 0:
        return REGULARS * (REGULARS - 1) // 2
    return REGULARS - 1 if regular == 1 else 1


def imagine_danger(s: State, v: View, pool: Pile, chance: Chance) -> None:
    """Objectives first, each where it can be; regular items fill the rest."""
    places = Places(v, s, pool)
    place_objectives(places, chance)
    regular = Pile(pool.counts)
    for kind in places.kinds:
        regular.remove(kind)
    buried = fill(v.buried, regular, CONTRABAND, chance)
    hands: list[list[int]] = []
    for seat in range(s.seats):
        given = places.at(HANDS + seat)
        # Which of several unknown cards of a hand is which means nothing.
        hand = [k if k != HIDDEN else given.pop() if given else NONE for k in v.agents[seat].items]
        hands.append([regular.draw(chance) if kind == NONE else kind for kind in hand])
    for kind in places.at(IN_DECK):
        regular.shuffle_in(kind)
    lay_all(s, v, hands, buried)
    s.items = regular
    dropped = places.at(DROPPED)
    for kind in v.dropped:
        lay(s.dropped, kind, dropped.pop() if kind == HIDDEN else kind, v.seat, NOBODY)
    s.prize_kind = places.at(PRIZE)[0] if v.prize_kind == HIDDEN else v.prize_kind
    for kind in places.at(IN_OBJECTIVES):
        s.objectives.shuffle_in(kind)
    played = [weapon for weapon in range(WEAPONS) if weapon not in v.guard_cards]
    for weapon in v.guard_cards:
        card = played.pop(chance.pick(len(played))) if weapon == HIDDEN else weapon
        seen = weapon != HIDDEN
        s.guard_cards.add(card, only(v.seat) if seen and v.seat is not None else NOBODY)
