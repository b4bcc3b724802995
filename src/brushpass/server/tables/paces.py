"""How long people may think: what is offered for each mode of each game. The middle one is usual.

A decision's time is for the longest that a game asks; a whole game's is each person's own share of
the minutes that the mode takes, with as much again for those who are slow.
"""

from typing import Final, NamedTuple

from brushpass.core.about import About

Choices = tuple[int, int, int]  # seconds: quick, usual, slow


class Pace(NamedTuple):
    decision: Choices
    game: Choices


MINUTE: Final = 60
CARDS: Final[Choices] = (20, 45, 90)  # one card, seldom more
PLANS: Final[Choices] = (30, 60, 120)  # a turn that is thought through
DUEL: Final = Pace(CARDS, (8 * MINUTE, 12 * MINUTE, 20 * MINUTE))

PACES: Final[dict[tuple[str, str], Pace]] = {
    ("kompromat", "standard"): DUEL,
    ("double_agent", "standard"): Pace(PLANS, (8 * MINUTE, 12 * MINUTE, 20 * MINUTE)),
    # All decide at once, so nobody waits in turn.
    ("spy_tactics", "standard"): Pace(PLANS, (5 * MINUTE, 8 * MINUTE, 15 * MINUTE)),
    ("microfilms", "standard"): Pace(CARDS, (4 * MINUTE, 7 * MINUTE, 12 * MINUTE)),
    ("microfilms", "croupier"): DUEL,
    ("redacted", "mission_diplomatique"): Pace(PLANS, (12 * MINUTE, 20 * MINUTE, 30 * MINUTE)),
    ("redacted", "two_man_rule"): Pace(PLANS, (10 * MINUTE, 15 * MINUTE, 25 * MINUTE)),
    ("redacted", "double_blind"): Pace(PLANS, (12 * MINUTE, 20 * MINUTE, 30 * MINUTE)),
    ("redacted", "strange_bedfellows"): Pace(PLANS, (15 * MINUTE, 25 * MINUTE, 40 * MINUTE)),
    ("redacted", "danger_zone"): Pace(PLANS, (20 * MINUTE, 30 * MINUTE, 45 * MINUTE)),
}


def pace_of(about: About, mode: str) -> Pace:
    """For a game that is not in the list, from how long it says to take."""
    if (about.name, mode) in PACES:
        return PACES[about.name, mode]
    quick, slow = (MINUTE * minutes for minutes in about.mode(mode).minutes)
    return Pace(PLANS, (quick // 2, (quick + slow) // 2, slow))
