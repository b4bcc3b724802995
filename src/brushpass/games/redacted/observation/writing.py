"""The numbers of an observation, written straight from the state in the order of `parts`.

Nothing is read but what `view.py` would show to the seat without a memory.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from brushpass.core.knowledge import Cards
from brushpass.core.observation import write_bits
from brushpass.games.redacted.observation.parts import EVEN, MOST
from brushpass.games.redacted.rules import weapons
from brushpass.games.redacted.rules.cards import (
    ALERTS,
    COLOURS,
    FACTIONS,
    INTERPOL,
    KINDS,
    NONE,
    SHOWN_NAMES,
    WEAPONS,
)
from brushpass.games.redacted.rules.decisions import to_act
from brushpass.games.redacted.rules.embassy import FLOORS, ROOMS
from brushpass.games.redacted.rules.ending import ENDINGS
from brushpass.games.redacted.rules.hacking import OPERATED
from brushpass.games.redacted.rules.state import (
    ACCEPT,
    ARMS,
    COMBAT,
    DROP,
    GUARD_COMBAT,
    NOT_OVER,
    PRIZE,
    Frame,
    State,
)
from brushpass.games.redacted.speech.decisions import DECISIONS

DECISION_KINDS: Final = len(DECISIONS)
FACTION_COUNT: Final = len(FACTIONS)
LOYALTIES: Final = INTERPOL + 1
SHOWN_KINDS: Final = len(SHOWN_NAMES)
HALTS: Final = 3
PURPOSES: Final = 3


def write_one(nth: i64, count: i64, to: vec[u8], at: i64) -> i64:
    """One of so many, or none of them."""
    if nth >= 0:
        to[at + nth] = 1
    return at + count


def write_set(bits: i64, count: i64, to: vec[u8], at: i64) -> i64:
    write_bits(bits & ((1 << count) - 1), to, at)
    return at + count


def write_number(number: i64, to: vec[u8], at: i64) -> i64:
    if number > MOST:  # not as an expression of two kinds of numbers, which is slow
        number = MOST
    to[at] = u8(number)
    return at + 1


def write_yes(yes: bool, to: vec[u8], at: i64) -> i64:
    if yes:
        to[at] = 1
    return at + 1


def write_counts(counts: list[int], start: i64, count: i64, to: vec[u8], at: i64) -> i64:
    for nth in range(count):
        to[at + nth] = u8(counts[start + nth])
    return at + count


def write_seen(cards: Cards, viewer: i64, count: i64, to: vec[u8], at: i64) -> i64:
    """By kind, those that the viewer knows."""
    for i in range(len(cards.kinds)):
        if (cards.known[i] >> viewer) & 1:
            to[at + i64(cards.kinds[i])] += 1
    return at + count


def decides(s: State, kind: i64, viewer: i64, other: bool) -> bool:
    if not s.frames:
        return False
    frame = s.top()
    return frame.kind == kind and (frame.other if other else frame.seat) == viewer


def write_turn(s: State, seat: i64, to: vec[u8], at: i64) -> i64:
    at = write_one(seat, s.seats, to, at)
    at = write_number(s.round, to, at)
    at = write_one(s.turn, s.seats, to, at)
    at = write_one(s.starter, s.seats, to, at)
    at = write_one(s.start, ROOMS, to, at)
    at = write_set(s.barred, ROOMS, to, at)
    at = write_number(s.steps, to, at)
    at = write_yes(s.keyed, to, at)
    at = write_one(s.halt, HALTS, to, at)
    at = write_yes(s.again, to, at)
    return write_yes(s.closing, to, at)


NO_FRAME: Final = Frame(NONE, NONE, NONE)


def write_decision(s: State, to: vec[u8], at: i64) -> i64:
    below: i64 = len(s.frames) - 1
    frame = s.frames[below] if s.frames else NO_FRAME
    at = write_one(frame.kind, DECISION_KINDS, to, at)
    for nth in range(below):
        to[at + s.frames[nth].kind] += 1
    at += DECISION_KINDS
    for seat in to_act(s):
        to[at + i64(seat)] = 1
    at += s.seats
    at = write_one(frame.seat, s.seats, to, at)
    at = write_one(frame.other, s.seats, to, at)
    at = write_one(frame.asked, s.seats, to, at)
    if frame.kind == COMBAT or frame.kind == GUARD_COMBAT:
        to[at] = u8(frame.lead + EVEN)
        to[at + 1] = u8(frame.lead_of_cards + EVEN)
    at = write_yes(frame.combat_items, to, at + 2)
    at = write_yes(frame.vest, to, at)
    at = write_number(frame.passes, to, at)
    at = write_set(frame.goggles, 2, to, at)
    at = write_yes(frame.free, to, at)
    at = write_one(frame.purpose if frame.kind == DROP else i64(NONE), PURPOSES, to, at)
    at = write_yes(frame.key, to, at)
    at = write_set(frame.passed, ROOMS, to, at)
    at = write_set(frame.avoid, ROOMS, to, at)
    at = write_one(frame.room, ROOMS, to, at)
    return write_one(frame.colour, len(COLOURS), to, at)


def write_house(s: State, seat: i64, to: vec[u8], at: i64) -> i64:
    for faction in s.factions:
        to[at + i64(faction)] = 1
    at += FACTION_COUNT
    for agent in range(s.seats):
        at = write_one(s.room[agent], ROOMS, to, at)
    at = write_set(s.injured, s.seats, to, at)
    at = write_set(s.down, s.seats, to, at)
    at = write_set(s.arrested, s.seats, to, at)
    at = write_set(s.cleared, s.seats, to, at)
    for agent in range(s.seats):
        at = write_set(s.hacked[agent], len(OPERATED), to, at)
    at = write_one(s.lock, len(FLOORS), to, at)
    at = write_one(s.locker, s.seats, to, at)
    at = write_yes(s.dark, to, at)
    at = write_yes(s.reception, to, at)
    at = write_one(s.helicopter, FACTION_COUNT, to, at)
    at = write_counts(s.lost, 0, FACTION_COUNT, to, at)
    at = write_one(s.badge, s.seats, to, at)
    over = s.ending != NOT_OVER
    learnt: i64 = s.learnt[seat]
    for agent in range(s.seats):
        known = over or (learnt >> agent) & 1 == 1
        at = write_one(s.loyalty[agent] if known else NONE, LOYALTIES, to, at)
    return write_set(s.letters if over else s.letters_seen[seat], FACTION_COUNT, to, at)


def write_items(s: State, seat: i64, to: vec[u8], at: i64) -> i64:
    at = write_number(s.items.size(), to, at)
    at = write_counts(s.discard, 0, KINDS, to, at)
    at = write_counts(s.removed, 0, KINDS, to, at)
    at = write_number(len(s.buried.kinds), to, at)
    at = write_seen(s.buried, seat, KINDS, to, at)
    for agent in range(s.seats):
        at = write_number(len(s.hands[agent].kinds), to, at)
    for agent in range(s.seats):
        at = write_seen(s.hands[agent], seat, KINDS, to, at)
    for colour in range(len(COLOURS)):
        at = write_number(len(s.tiles[colour].kinds), to, at)
    for colour in range(len(COLOURS)):
        at = write_seen(s.tiles[colour], seat, KINDS, to, at)
    at = write_set(s.sealed, len(COLOURS), to, at)
    at = write_yes(s.gift != NONE, to, at)
    return write_one(s.gift if decides(s, ACCEPT, seat, True) else i64(NONE), KINDS, to, at)


def write_fight(s: State, seat: i64, to: vec[u8], at: i64) -> i64:
    for agent in range(s.seats):
        at = write_number(weapons.hand_size(s, agent), to, at)
    at = write_counts(s.weapons, seat * WEAPONS, WEAPONS, to, at)
    for agent in range(s.seats):
        at = write_number(weapons.pile_size(s, agent), to, at)
    at = write_counts(s.spent, seat * WEAPONS, WEAPONS, to, at)
    at = write_number(s.armoury.size(), to, at)
    at = write_number(len(s.pending), to, at)
    if decides(s, ARMS, seat, False):
        for weapon in s.pending:
            to[at + i64(weapon)] += 1
    at += WEAPONS
    for agent in range(s.seats):
        at = write_yes(s.choice[agent] != NONE, to, at)
    at = write_number(s.choice[seat] + 1, to, at)
    for agent in range(s.seats):
        at = write_yes(s.shown[agent] != NONE, to, at)
    saw = (s.eyes >> seat) & 1 == 1
    for agent in range(s.seats):
        at = write_one(s.shown[agent] if saw else NONE, SHOWN_KINDS, to, at)
    at = write_set(s.eyes, s.seats, to, at)
    return write_set(s.attacked, s.seats, to, at)


def write_zone(s: State, seat: i64, to: vec[u8], at: i64) -> i64:
    at = write_counts(s.points, 0, s.seats, to, at)
    for agent in range(s.seats):
        at = write_one(s.hideouts[agent], ROOMS, to, at)
    for alert in s.alerts:
        to[at + i64(alert)] = 1
    at += len(ALERTS)
    for room in s.guards:
        to[at + i64(room)] = 1
    at = write_one(s.prize, ROOMS, to, at + ROOMS)
    at = write_yes(s.prize_kind != NONE, to, at)
    looks = decides(s, PRIZE, seat, False) or decides(s, DROP, seat, False)
    at = write_one(s.prize_kind if looks else NONE, KINDS, to, at)
    at = write_number(s.objectives.size(), to, at)
    at = write_one(s.bottom, KINDS, to, at)
    at = write_number(len(s.dropped.kinds), to, at)
    at = write_seen(s.dropped, seat, KINDS, to, at)
    at = write_number(len(s.guard_cards.kinds), to, at)
    at = write_seen(s.guard_cards, seat, WEAPONS, to, at)
    at = write_one(s.vip, ROOMS, to, at)
    at = write_yes(s.vip_done, to, at)
    at = write_yes(s.unjammed, to, at)
    at = write_set(s.decoding, s.seats, to, at)
    return write_number(s.deliveries, to, at)


def write_end(s: State, to: vec[u8], at: i64) -> None:
    ending = len(ENDINGS) if s.ending == NOT_OVER else s.ending
    at = write_one(ending, len(ENDINGS) + 1, to, at)
    write_bits(s.winners, to, at)
