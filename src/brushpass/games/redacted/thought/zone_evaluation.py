"""How the Danger Zone stands (R16): will anybody win, and if so, who?

Two questions, because their answers multiply: a lead is worth nothing to a seat that is overrun,
and nobody gains by guards who gather. The figures are those of two logistic regressions, rounded,
on 12,000 positions to which aims taken at random had led, each played on by rules of thumb.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import (
    DANGER_ZONE,
    HIDDEN_WEAPON,
    NONE,
    is_intel,
    is_objective,
)
from brushpass.games.redacted.rules.embassy import distance
from brushpass.games.redacted.rules.guards import level
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.rules.turns import NO_LAST_ROUND
from brushpass.games.redacted.thought.prices import INJURY, PRICES

NOBODY_WINS: Final = -1.0  # R16.16: if guards overrun the embassy, both have lost
# What the ends come to in a search, where the margin of points counts a little too: a position that
# is nearly overrun must not look worse than one that is.
WIN: Final = 0.9
OVERRUN: Final = -0.8


def danger_zone(s: State, seat: i64) -> float:
    lost = overrun(s)
    ahead = 2.0 * likely(zone_lead(s, seat) - zone_lead(s, 1 - seat)) - 1.0
    return WIN * (1.0 - lost) * ahead + OVERRUN * lost


def likely(evidence: float) -> float:
    return 1.0 / (1.0 + exp(-evidence))


def overrun(s: State) -> float:
    """How likely nobody wins: the guards come faster than the points, or time runs out (RR13)."""
    guards = float(len(s.guards))
    alert = float(level(s))
    points = s.points
    evidence = -1.8 + 0.12 * guards * guards + 0.08 * alert + 3.3 * hurry(s)
    evidence += 0.06 * max(0.0, guards - 2.0) * alert
    evidence -= 0.29 * float(points[0] + points[1]) + 0.2 * float(max(0, max(points) - 4))
    nearest = 0.0
    for seat in range(s.seats):
        evidence += 0.18 * guards if s.is_injured(seat) else 0.0
        for kind in s.hands[seat].kinds:
            if kind == HIDDEN_WEAPON:
                evidence -= 0.38
            elif is_objective(kind):
                evidence -= 0.19
        nearest = max(nearest, vip_near(s, seat))
    return likely(evidence - 0.74 * nearest)


def hurry(s: State) -> float:
    """How much of the last forty rounds is gone; nothing where there is no last one (RR13)."""
    if s.rounds == NO_LAST_ROUND:
        return 0.0
    return max(0.0, 1.0 - float(s.rounds - s.round) / 40.0)


def zone_lead(s: State, seat: i64) -> float:
    """Points, and what brings them or beats guards."""
    points = float(s.points[seat])
    total = 0.63 * points + 0.5 * max(0.0, points - 4.0)
    if s.turn == seat:
        total += 0.1
    if (s.decoding >> seat) & 1:
        total += 0.65
    if s.is_injured(seat):
        total -= INJURY[DANGER_ZONE]
    near = vip_near(s, seat)
    total += 1.5 * near + (1.3 * near if s.room[seat] == s.vip else 0.0)
    for kind in s.hands[seat].kinds:
        total += PRICES[DANGER_ZONE][kind]
        if is_intel(kind) and s.helicopter != NONE:
            total += 0.26
    return total


def vip_near(s: State, seat: i64) -> float:
    """From 1, with the VIP in the own hideout, to nothing."""
    return 0.0 if s.vip == NONE else 1.0 - 0.1 * float(distance(s.vip, s.hideouts[seat]))
