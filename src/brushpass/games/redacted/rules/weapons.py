"""R4.9 Attack cards: in hand and spent."""

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import WEAPONS
from brushpass.games.redacted.rules.state import State


def hand_size(s: State, seat: i64) -> i64:
    base = seat * WEAPONS
    return s.weapons[base] + s.weapons[base + 1] + s.weapons[base + 2]


def pile_size(s: State, seat: i64) -> i64:
    base = seat * WEAPONS
    return s.spent[base] + s.spent[base + 1] + s.spent[base + 2]


def play(s: State, seat: i64, weapon: i64) -> None:
    """R4.9: to the private pile."""
    s.weapons[seat * WEAPONS + weapon] -= 1
    s.spent[seat * WEAPONS + weapon] += 1
    if hand_size(s, seat) == 0:  # R4.9, RR21
        for kind in range(WEAPONS):
            s.weapons[seat * WEAPONS + kind] = s.spent[seat * WEAPONS + kind]
            s.spent[seat * WEAPONS + kind] = 0
