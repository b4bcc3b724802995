"""What a seat turned out to be, for statistics after the end."""

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import (
    BEDFELLOWS,
    DOUBLE_BLIND,
    FACTIONS,
    INTERPOL,
    NONE,
    TWO_MAN_RULE,
    faction_of,
    is_wanted,
)
from brushpass.games.redacted.rules.state import State


def role(s: State, seat: i64) -> str:
    loyalty = s.loyalty[seat]
    if loyalty == NONE:
        return ""
    if s.mission == TWO_MAN_RULE:
        return "red team" if faction_of(loyalty) == s.factions[0] else "blue team"
    if s.mission == DOUBLE_BLIND:
        if loyalty == INTERPOL:
            return "Interpol"
        return "wanted agent" if is_wanted(loyalty) else "agent"
    if s.mission == BEDFELLOWS:
        return "ally" if (s.letters >> faction_of(loyalty)) & 1 else "lone agent"
    return FACTIONS[faction_of(loyalty)]
