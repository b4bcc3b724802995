"""A whole truth that a view allows, as likely as the deal makes it.

Loyalties are dealt anew among those who fit, items and weapons from what the viewer cannot see. Of
the others' knowledge what the viewer knows of it is kept: the own cards, what everybody knows, and
what each has seen of the viewer's.
"""

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.core.knowledge import only
from brushpass.core.piles import Pile
from brushpass.games.redacted import interaction, setup, weapons
from brushpass.games.redacted.belief import alliances, deals
from brushpass.games.redacted.cards import (
    DANGER_ZONE,
    FRIENDLY,
    HIDDEN,
    NEUTRAL,
    NONE,
    WEAPON_CARDS,
    WEAPONS,
)
from brushpass.games.redacted.imagine_items import imagine_items
from brushpass.games.redacted.state import (
    ACCEPT,
    COMBAT,
    CRACK,
    EXCHANGE,
    GIFTS,
    GUARD_COMBAT,
    NOT_OVER,
    Frame,
    State,
)
from brushpass.games.redacted.wire import Agent, View


def imagine(v: View, chance: Chance) -> State:
    s = public_part(v)
    viewer: i64 = s.seats if v.seat is None else v.seat
    imagine_loyalties(s, v, viewer, chance)
    imagine_weapons(s, v, viewer, chance)
    imagine_items(s, v, chance)
    imagine_exchange(s, v, chance)
    return s


def public_part(v: View) -> State:
    s = setup.blank(v.mission, len(v.agents), v.rounds, v.level)
    s.factions = v.factions[:]
    s.starter = v.starter
    s.round = v.round
    s.turn = v.turn
    s.frames = [imagine_frame(frame) for frame in v.frames]
    s.ending = v.ending
    s.winners = v.winners
    s.start = v.start
    s.barred = v.barred
    s.steps = v.steps
    s.keyed = v.keyed
    s.halt = v.halt
    s.again = v.again
    s.closing = v.closing
    s.lock = v.lock
    s.locker = v.locker
    s.dark = v.dark
    s.reception = v.reception
    s.helicopter = v.helicopter
    s.lost = v.lost[:]
    s.cleared = v.cleared
    s.badge = v.badge
    s.discard = v.discard[:]
    s.sealed = v.sealed
    s.eyes = v.eyes
    s.attacked = v.attacked
    s.alerts = v.alerts[:]
    s.guards = v.guards[:]
    s.prize = v.prize
    s.bottom = v.bottom
    s.removed = v.removed[:]
    s.vip = v.vip
    s.vip_done = v.vip_done
    s.unjammed = v.unjammed
    s.decoding = v.decoding
    s.deliveries = v.deliveries
    s.renewed = v.renewed
    for seat in range(len(v.agents)):
        agent = v.agents[seat]
        s.room[seat] = agent.room
        s.injured |= (1 << seat) if agent.injured else 0
        s.down |= (1 << seat) if agent.down else 0
        s.arrested |= (1 << seat) if agent.arrested else 0
        s.hacked[seat] = agent.hacked
        s.points[seat] = agent.points
        s.hideouts[seat] = agent.hideout
        s.choice[seat] = agent.choice
        s.shown[seat] = agent.shown
    return s


def imagine_frame(seen: list[int]) -> Frame:
    frame = Frame(seen[0], seen[1], seen[2])
    frame.a = seen[3]
    frame.b = seen[4]
    frame.c = seen[5]
    frame.d = seen[6]
    return frame


def imagine_loyalties(s: State, v: View, viewer: i64, chance: Chance) -> None:
    for seat in range(s.seats + 1):
        s.learnt[seat] |= (1 << v.badge) if v.badge != NONE else 0
    if v.ending != NOT_OVER:
        s.loyalty = [agent.loyalty for agent in v.agents]
        s.letters = v.letters
    else:
        pairs = alliances(v)
        s.letters = pairs[chance.pick(len(pairs))]
        s.letters_seen[viewer] = v.letters
        if v.mission != DANGER_ZONE:
            found = deals(v)
            counts = [int(deal.ways) for deal in found]
            total: i64 = 0
            for count in counts:
                total += count
            s.loyalty = found[chance.draw(counts, total)].loyalties
        for seat in range(s.seats):
            if v.agents[seat].loyalty >= 0:
                s.learnt[viewer] |= 1 << seat
    if v.seat is not None:
        s.glimpse[v.seat * 2] = v.glimpse[0]
        s.glimpse[v.seat * 2 + 1] = v.glimpse[1]


def count(counts: list[int], base: i64, seen: list[int]) -> i64:
    """Add the known weapons to the counts; how many are unknown."""
    unknown: i64 = 0
    for weapon in range(WEAPONS):
        counts[base + weapon] = 0
    for weapon in seen:
        if weapon == HIDDEN:
            unknown += 1
        else:
            counts[base + weapon] += 1
    return unknown


def imagine_weapons(s: State, v: View, viewer: i64, chance: Chance) -> None:
    pool = Pile([WEAPON_CARDS] * WEAPONS)
    for agent in v.agents:
        for seen in (agent.weapons, agent.spent, agent.either):
            for weapon in seen:
                if weapon != HIDDEN:
                    pool.remove(weapon)
    for weapon in v.pending:
        if weapon != HIDDEN:
            pool.remove(weapon)
    for seat in range(s.seats):
        imagine_arsenal(s, seat, v.agents[seat], pool, chance)
        keep_lore(s, seat, v, viewer)
    s.pending = [pool.draw(chance) if weapon == HIDDEN else weapon for weapon in v.pending]
    s.pending.sort()
    if pool.size() != v.armoury:
        raise ValueError("no deal fits this view: its weapons do not add up")
    s.armoury = pool


def imagine_arsenal(s: State, seat: i64, agent: Agent, pool: Pile, chance: Chance) -> None:
    base = seat * WEAPONS
    in_hand = count(s.weapons, base, agent.weapons)
    spent = count(s.spent, base, agent.spent)
    loose = agent.either[:]
    while len(loose) < in_hand + spent:
        loose.append(pool.draw(chance))
    if len(loose) > in_hand + spent:
        raise ValueError("no deal fits this view: more weapons are known than there are")
    for _ in range(in_hand):
        s.weapons[base + loose.pop(chance.pick(len(loose)))] += 1
    for weapon in loose:
        s.spent[base + weapon] += 1


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


def imagine_exchange(s: State, v: View, chance: Chance) -> None:
    """Cards shown and choices sealed that the viewer has not seen."""
    if not s.frames:
        return
    frame = s.top()
    if frame.kind == GUARD_COMBAT:
        imagine_guard_fight(s, frame, chance)
    elif frame.kind == COMBAT:
        imagine_combat(s, frame, chance)
    elif frame.kind == GIFTS or frame.kind == ACCEPT:
        for seat in (frame.seat, frame.other):
            if s.shown[seat] == HIDDEN:
                s.shown[seat] = FRIENDLY if chance.pick(2) else NEUTRAL
        if frame.kind == ACCEPT:
            s.shown[frame.other] = FRIENDLY
            s.gift = v.gift
            if s.gift == HIDDEN:
                held = s.hands[frame.other].kinds
                s.gift = held[chance.pick(len(held))]
    elif frame.kind == CRACK:
        s.tiles[frame.a].show_all(only(frame.seat))
    if frame.kind == EXCHANGE or frame.kind == GIFTS:
        for seat in (frame.seat, frame.other):
            if s.choice[seat] == HIDDEN:
                s.choice[seat] = imagine_choice(s, frame, seat, chance)


def imagine_choice(s: State, frame: Frame, seat: i64, chance: Chance) -> i64:
    if frame.kind == EXCHANGE:
        pick = chance.pick(2 + WEAPONS)
        while pick < WEAPONS and s.weapons[seat * WEAPONS + pick] == 0:
            pick = chance.pick(2 + WEAPONS)
        return pick
    menu = interaction.gift_options(s, seat, frame.other if seat == frame.seat else frame.seat)
    return interaction.gift_code(menu[chance.pick(len(menu))])


def imagine_combat(s: State, frame: Frame, chance: Chance) -> None:
    """Any cards with which the same seats have attacked. After combat items nobody was friendly."""
    for seat in (frame.seat, frame.other):
        if s.shown[seat] == HIDDEN:
            if (s.attacked >> seat) & 1:
                s.shown[seat] = chance.pick(WEAPONS)
            else:
                friendly = not frame.b & 2 and chance.pick(2) == 1
                s.shown[seat] = FRIENDLY if friendly else NEUTRAL


def imagine_guard_fight(s: State, frame: Frame, chance: Chance) -> None:
    if s.shown[frame.seat] == HIDDEN:
        imagine_combat(s, Frame(COMBAT, frame.seat, frame.seat), chance)
        if frame.b & 2 and s.shown[frame.seat] == FRIENDLY:
            s.shown[frame.seat] = NEUTRAL
