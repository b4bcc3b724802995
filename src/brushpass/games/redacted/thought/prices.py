"""What items are worth, one table for rules of thumb and evaluations: a victory is 1.

In the Danger Zone, in the units of zone_evaluation.py. What has a figure in an evaluation has it
here; the order of the rest is what rules of thumb did best with.
"""

from typing import Final

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import (
    ANTIVIRUS,
    BEDFELLOWS,
    BOMB,
    BRIEFCASE,
    CODE_CRACKER,
    CONTRABAND,
    DANGER_ZONE,
    FACTIONS,
    FIRST_AID,
    FLOPPY,
    GOGGLES,
    HIDDEN,
    HIDDEN_WEAPON,
    INTEL,
    KEY,
    KINDS,
    LETTER,
    MICROFILM,
    MISSIONS,
    VEST,
    VIRUS,
    is_briefcase,
    is_intel,
)
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.thought.questions import SURE, Questions

TREASURE: Final = 0.3  # worth stealing, taking out of a briefcase, saving with a Vest
SPARE: Final = 0.012  # worth no more than a place in the hand

ENEMY_INTEL: Final = 0.83
OTHER_INTEL: Final = 0.3  # the enemy cannot fly out with it
FILES: Final = 0.64  # intel in the Danger Zone
BOMB_AT_WORK: Final = 0.35  # on the way to an enemy's helicopter
OWN_FLOPPY: Final = 0.48
FULL_BRIEFCASE: Final = 0.6


def _prices(mission: int) -> list[float]:
    prices = [0.0] * KINDS
    prices[BOMB] = BOMB_AT_WORK
    prices[BRIEFCASE] = prices[BRIEFCASE + 1] = 0.015
    prices[CODE_CRACKER] = 0.012
    prices[HIDDEN_WEAPON] = 0.05
    prices[VEST] = 0.02
    prices[FIRST_AID] = 0.01
    prices[KEY] = 0.008
    prices[GOGGLES] = 0.004
    for faction in range(len(FACTIONS)):
        prices[INTEL + faction] = FILES if mission == DANGER_ZONE else OTHER_INTEL
        prices[LETTER + faction] = 0.006
    prices[VIRUS] = prices[ANTIVIRUS] = 0.3
    prices[FLOPPY] = prices[FLOPPY + 1] = 0.3
    prices[MICROFILM] = prices[MICROFILM + 1] = 0.4
    if mission == BEDFELLOWS:
        prices[HIDDEN_WEAPON] = 0.007
        prices[VEST] = 0.017
    elif mission == DANGER_ZONE:
        prices[HIDDEN_WEAPON] = 0.29
        prices[VEST] = 0.17
    return prices


PRICES: Final = [_prices(mission) for mission in range(len(MISSIONS))]
INJURY: Final = [0.07, 0.07, 0.07, 0.017, 0.5]  # by mission


def price(q: Questions, kind: i64) -> float:
    """What an item is worth to keep."""
    if kind == HIDDEN:
        return SPARE
    if is_intel(kind):
        if q.mission != DANGER_ZONE and q.enemy(kind - INTEL) >= SURE:
            return ENEMY_INTEL
    elif kind == q.floppy():
        return OWN_FLOPPY
    elif is_briefcase(kind):
        if q.carries_prize():
            return FULL_BRIEFCASE
    elif kind == FIRST_AID and q.is_injured(q.me):
        return INJURY[q.mission]
    return PRICES[q.mission][kind]


def armed(s: State, seat: i64) -> float:
    """Combat items make the bearer a little stronger, an injury weaker."""
    prices = PRICES[s.mission]
    strength = 0.0
    for kind in s.hands[seat].kinds:
        if kind in (HIDDEN_WEAPON, VEST):
            strength += prices[kind]
    return strength - INJURY[s.mission] if s.is_injured(seat) else strength


def is_treasure(q: Questions, kind: i64) -> bool:
    return price(q, kind) >= TREASURE


def has_spare(q: Questions) -> bool:
    """Something to drop without regret; not Contraband (R11.7)."""
    return any(kind != CONTRABAND and price(q, kind) <= SPARE for kind in q.items)
