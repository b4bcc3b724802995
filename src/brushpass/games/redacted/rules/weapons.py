"""Attack cards: in hand, spent, and what their owner knows others to know of them.

All know with which weapons everybody began. A card played unseen may be any of them; when the spent
cards return, all know the hand again. So for each viewer and owner `witnessed` counts by weapon:
surely in hand, surely spent, and owned but either. What was glimpsed in interrogations and what
follows from fights is not in it: that the owner cannot tell. What viewers know is in arms.py.
"""

from typing import Final

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import WEAPONS
from brushpass.games.redacted.rules.state import State

IN_HAND: Final = 0
SPENT: Final = 1
EITHER: Final = 2
PLACES: Final = 3


def at(s: State, viewer: i64, owner: i64, place: i64, weapon: i64) -> i64:
    """Where in `witnessed` this is counted; spectators are the last viewer."""
    return ((viewer * s.seats + owner) * PLACES + place) * WEAPONS + weapon


def hand_size(s: State, seat: i64) -> i64:
    base = seat * WEAPONS
    return s.weapons[base] + s.weapons[base + 1] + s.weapons[base + 2]


def pile_size(s: State, seat: i64) -> i64:
    base = seat * WEAPONS
    return s.spent[base] + s.spent[base + 1] + s.spent[base + 2]


def play(s: State, seat: i64, weapon: i64, eyes: i64) -> None:
    """R4.9: to the private pile, seen by those in `eyes`."""
    s.weapons[seat * WEAPONS + weapon] -= 1
    s.spent[seat * WEAPONS + weapon] += 1
    stale(s, seat)
    back = hand_size(s, seat) == 0
    if not s.careless:
        witness(s, seat, weapon, eyes, back)
    if back:  # R4.9, RR21
        for kind in range(WEAPONS):
            s.weapons[seat * WEAPONS + kind] = s.spent[seat * WEAPONS + kind]
            s.spent[seat * WEAPONS + kind] = 0


def witness(s: State, seat: i64, weapon: i64, eyes: i64, back: bool) -> None:
    s.witnessed = s.witnessed[:]
    for viewer in range(s.seats + 1):
        if viewer == seat:
            continue
        base = at(s, viewer, seat, IN_HAND, 0)
        if (eyes >> viewer) & 1:
            _seen_to_go(s.witnessed, base, weapon)
        else:
            _lost_sight(s.witnessed, base)
        if back:
            _all_back(s.witnessed, base)


def stale(s: State, owner: i64) -> None:
    """The owner's weapons have changed since others had a look at them."""
    for viewer in range(s.seats):
        if s.glimpse[viewer * 2] == owner:
            s.stale |= 1 << viewer


def _seen_to_go(lore: list[int], base: i64, weapon: i64) -> None:
    hand = base + weapon
    either = base + EITHER * WEAPONS + weapon
    if lore[hand] > 0:
        lore[hand] -= 1
    elif lore[either] > 0:
        lore[either] -= 1
    lore[base + SPENT * WEAPONS + weapon] += 1


def _lost_sight(lore: list[int], base: i64) -> None:
    """At most one card of each kind has gone."""
    for weapon in range(WEAPONS):
        if lore[base + weapon] > 0:
            lore[base + weapon] -= 1
            lore[base + EITHER * WEAPONS + weapon] += 1


def _all_back(lore: list[int], base: i64) -> None:
    for weapon in range(WEAPONS):
        for place in (SPENT, EITHER):
            lore[base + weapon] += lore[base + place * WEAPONS + weapon]
            lore[base + place * WEAPONS + weapon] = 0
