"""Attack cards that a view does not show, and those of a running fight.

Every way to lay the unseen attack cards on the unseen places is equally likely if it fits what else
is known: the outcome of the running fight, and the weapons that the viewer once put back into the
Armoury. What does not fit is dealt again.
"""

from typing import Final

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.core.knowledge import NOBODY, only
from brushpass.core.piles import Pile
from brushpass.games.redacted import weapons
from brushpass.games.redacted.cards import (
    DANGER_ZONE,
    FRIENDLY,
    HIDDEN,
    NEUTRAL,
    NONE,
    WEAPON_CARDS,
    WEAPONS,
)
from brushpass.games.redacted.interaction import FIRST_OUTCOME, ITEMS, compare
from brushpass.games.redacted.state import COMBAT, GUARD_COMBAT, State
from brushpass.games.redacted.wire import View

TRIES: Final = 400


def imagine_weapons(s: State, v: View, viewer: i64, chance: Chance) -> None:
    full = unseen(v)
    for seat in range(s.seats):
        keep_lore(s, seat, v, viewer)
    s.armed = v.armed[:]
    s.kept = v.kept[:]
    s.put_back = v.put_back[:]
    hidden = not is_settled(v)
    for _ in range(TRIES):
        pool = full.clone()
        for seat in range(s.seats):
            deal_arsenal(s, v, seat, pool, chance)
        if s.mission == DANGER_ZONE:
            deal_guard_cards(s, v, chance)
        if (not hidden or fits_fight(s, v)) and fits_armoury(s, v, viewer, chance):
            break
    else:
        raise ValueError("no deal fits this view: nobody can have fought like that")
    s.pending = [pool.draw(chance) if weapon == HIDDEN else weapon for weapon in v.pending]
    s.pending.sort()
    if pool.size() != v.armoury:
        raise ValueError("no deal fits this view: its weapons do not add up")
    s.armoury = pool


def unseen(v: View) -> Pile:
    pool = Pile([WEAPON_CARDS] * WEAPONS)
    for agent in v.agents:
        for seen in (agent.weapons, agent.spent, agent.either):
            for weapon in seen:
                if weapon != HIDDEN:
                    pool.remove(weapon)
    for weapon in v.pending:
        if weapon != HIDDEN:
            pool.remove(weapon)
    return pool


def deal_arsenal(s: State, v: View, seat: i64, pool: Pile, chance: Chance) -> None:
    agent = v.agents[seat]
    base = seat * WEAPONS
    for weapon in range(WEAPONS):
        s.weapons[base + weapon] = agent.weapons.count(weapon)
        s.spent[base + weapon] = agent.spent.count(weapon)
    in_hand = agent.weapons.count(HIDDEN)
    hidden = in_hand + agent.spent.count(HIDDEN)
    loose = agent.either[:]
    if len(loose) > hidden:
        raise ValueError("no deal fits this view: more weapons are known than there are")
    while len(loose) < hidden:
        loose.append(pool.draw(chance))
    for _ in range(in_hand):
        s.weapons[base + loose.pop(chance.pick(len(loose)))] += 1
    for weapon in loose:
        s.spent[base + weapon] += 1
    if agent.shown == HIDDEN and (v.attacked >> seat) & 1:
        if not agent.spent:  # the last one: all came back to the hand
            loose = held(s.weapons, base)
        if not loose:
            raise ValueError("no deal fits this view: a weapon was played that all have seen")
        s.shown[seat] = loose[chance.pick(len(loose))]
    elif agent.shown == HIDDEN:
        items = len(v.frames) > 0 and v.frames[-1][0] in (COMBAT, GUARD_COMBAT)
        items = items and v.frames[-1][4] & ITEMS != 0  # then nobody was friendly (R4.10)
        s.shown[seat] = NEUTRAL if items or chance.pick(2) else FRIENDLY


def held(counts: list[int], base: i64) -> list[int]:
    found: list[int] = []
    for weapon in range(WEAPONS):
        found += [weapon] * counts[base + weapon]
    return found


def deal_guard_cards(s: State, v: View, chance: Chance) -> None:
    """Each of three weapons once, in any order, until they are shuffled (R16.9)."""
    left = [weapon for weapon in range(WEAPONS) if weapon not in v.guard_cards]
    s.guard_cards.kinds = []
    s.guard_cards.known = []
    for weapon in v.guard_cards:
        card = left.pop(chance.pick(len(left))) if weapon == HIDDEN else weapon
        seen = weapon != HIDDEN and v.seat is not None
        s.guard_cards.add(card, only(v.seat or 0) if seen else NOBODY)


def is_settled(v: View) -> bool:
    """Whether there is no running fight between cards that the viewer does not see."""
    if not v.frames or v.frames[-1][0] not in (COMBAT, GUARD_COMBAT):
        return True
    return v.agents[v.frames[-1][1]].shown != HIDDEN


def fits_fight(s: State, v: View) -> bool:
    """All know how the cards compared (RR14)."""
    frame = v.frames[-1]
    other = s.shown[frame[2]] if frame[0] == COMBAT else s.guard_cards.kinds[-1]
    return compare(s.shown[frame[1]], other) == frame[4] // FIRST_OUTCOME - 1


def fits_armoury(s: State, v: View, viewer: i64, chance: Chance) -> bool:
    """How likely the viewer was to find what it saw there: the more of a kind, the likelier.

    In how many ways a weapon can be the one that went back is how many of its kind were left then.
    The others took their weapons in any order.
    """
    if viewer not in v.armed:
        return True
    extra: list[list[int]] = []
    for seat in range(s.seats):
        cards = held(s.weapons, seat * WEAPONS) + held(s.spent, seat * WEAPONS)
        for weapon in range(WEAPONS):
            cards.remove(weapon)  # R1.3
        extra.append(cards)
    begun = WEAPON_CARDS - s.seats
    left = [begun] * WEAPONS
    own = [begun] * WEAPONS  # as if others had taken nothing
    for i in range(len(v.armed)):
        seat = v.armed[i]
        if seat != viewer:
            cards = extra[seat]
            left[cards.pop(chance.pick(len(cards)))] -= 1
            continue
        left[v.kept[i]] -= 1
        own[v.kept[i]] -= 1
        weapon = v.put_back[i]
        if weapon != NONE and chance.pick(own[weapon]) >= left[weapon]:
            return False
    return True


def keep_lore(s: State, owner: i64, v: View, viewer: i64) -> None:
    """Who knows what of the owner's attack cards."""
    agent = v.agents[owner]
    for knower in range(s.seats + 1):
        base = weapons.at(s, knower, owner, weapons.IN_HAND, 0)
        known = agent.public
        if owner == viewer and knower < s.seats and knower != owner:
            known = v.agents[knower].knows
        for i in range(weapons.PLACES * WEAPONS):
            count = 0 if knower == owner else known[i]
            s.lore[base + i] = count
            s.witnessed[base + i] = count
    if owner != viewer and viewer < s.seats:
        base = weapons.at(s, viewer, owner, weapons.IN_HAND, 0)
        for i in range(weapons.PLACES * WEAPONS):
            s.lore[base + i] = 0
        note(s.lore, base, agent.weapons)
        note(s.lore, base + weapons.SPENT * WEAPONS, agent.spent)
        note(s.lore, base + weapons.EITHER * WEAPONS, agent.either)


def note(lore: list[int], base: i64, seen: list[int]) -> None:
    for weapon in seen:
        if weapon != HIDDEN:
            lore[base + weapon] += 1
