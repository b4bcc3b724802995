"""How Strange bedfellows stands (R15): who is allied is hidden, so it counts who knows what.

Intel of an enemy is a prize to whoever believes that it is one, and a friend's that is taken for an
enemy's ends in a blunder (R15.5). The figures were found as those of evaluation.py.
"""

from typing import Final

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import (
    BOMB,
    BRIEFCASE,
    CODE_CRACKER,
    HELICOPTERS,
    HIDDEN,
    INTEL,
    NONE,
    faction_of,
    is_intel,
)
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.thought.imagined import Imagined
from brushpass.games.redacted.thought.prices import armed
from brushpass.games.redacted.thought.questions import PATIENCE, PATIENT, SURE

# By the helicopter that waits: none, the bearer's own, another one.
CERTAIN: Final = [0.64, 0.75, 0.1]
LIKELY: Final = [0.5, 0.6, 0.28]
DOUBTED: Final = [0.28, 0.1, 0.09]
MISTAKEN: Final = [-0.3, -0.4, -0.15]


def bedfellows(s: State, friends: i64, foes: i64) -> float:
    return side(s, friends) - side(s, foes)


def side(s: State, factions: i64) -> float:
    """How far these factions are, allied with each other against the rest."""
    total = 0.0
    if s.helicopter != NONE and (factions >> s.helicopter) & 1:
        total += 0.09  # no other can be called before it is blown up
    for seat in range(s.seats):
        if (factions >> faction_of(s.loyalty[seat])) & 1:
            total += agent(Imagined(s, seat), factions)
    return total


def agent(q: Imagined, factions: i64) -> float:
    s = q.s
    kinds = q.items
    total = 0.03 * ones(s.letters_seen[q.me]) + 0.02 * ones(s.learnt[q.me]) + armed(s, q.me)
    if INTEL + q.faction in kinds:
        total -= 0.11  # it is where others can steal it
    if BOMB in kinds and s.helicopter != NONE:
        total += -0.08 if (factions >> s.helicopter) & 1 else 0.17
    if s.lost[q.faction] < HELICOPTERS:
        total += intel(q, factions) - 0.05 * float(s.lost[q.faction])
    return total


def intel(q: Imagined, factions: i64) -> float:
    """What the intel of others is worth to its bearer."""
    s = q.s
    prize = 0.0  # how surely the bearer takes each kind for an enemy's
    mistake = 0.0
    found: i64 = 0
    for faction in s.factions:
        if faction != q.faction and q.carries(INTEL + faction):
            found += 1
            if (factions >> faction) & 1:
                mistake = q.enemy(faction)
            else:
                prize = max(prize, q.enemy(faction))
    waits: i64 = 0 if s.helicopter == NONE else 1 if s.helicopter == q.faction else 2
    late = s.round >= PATIENCE
    if prize >= PATIENT or found == 2:
        wait = float((q.me - s.turn) % s.seats) / float(s.seats) if waits == 1 else 0.0
        return CERTAIN[waits] - 0.1 * wait
    if prize >= SURE:
        changed = 0.1 if waits == 1 else -0.09 if waits == 2 else 0.0
        return LIKELY[waits] + changed if late else LIKELY[waits]
    if prize > 0.0:
        return DOUBTED[waits]
    if mistake >= SURE:
        return MISTAKEN[waits] - 0.16 if late and waits == 1 else MISTAKEN[waits]
    return unopened(q, factions)


def unopened(q: Imagined, factions: i64) -> float:
    """An enemy's intel in a briefcase that its bearer has not looked into."""
    for colour in range(2):
        if BRIEFCASE + colour in q.items and q.inside(colour) == HIDDEN:
            kind = q.s.tiles[colour].kinds[0]
            if is_intel(kind) and not (factions >> (kind - INTEL)) & 1:
                return 0.24 if CODE_CRACKER in q.items else 0.05
    return 0.0


def ones(bits: i64) -> float:
    count = 0.0
    while bits:
        bits &= bits - 1
        count += 1.0
    return count
