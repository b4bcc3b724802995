"""The components (S1). All of it is printed fact; nothing here is reconstructed."""

from typing import Final

NONE: Final = -1  # nothing in this place
HIDDEN: Final = -2  # something that the viewer does not know

# S1.1
TEAM_NAMES: Final = ["Chimera", "Tachyon", "Vex"]
TEAMS: Final = 3
COPIES: Final = 3  # alignment cards of each agency

# S1.2, in the order of the alphabet. Sets of codes are bits: DreamFall is bit 1.
DARKWIND: Final = 0
DREAMFALL: Final = 1
ELECTRUM: Final = 2
HYDROCLUSTER: Final = 3
JACKKNIFE: Final = 4
STARFROST: Final = 5
STORMSABRE: Final = 6
THORNLILY: Final = 7
CODE_NAMES: Final = [
    "DarkWind",
    "DreamFall",
    "Electrum",
    "HydroCluster",
    "JackKnife",
    "StarFrost",
    "StormSabre",
    "ThornLily",
]
CODES: Final = 8
ALL_CODES: Final = 255
NOTHING: Final = 8  # in the place of a code: its agent activated none (SR14)

MOST_SEATS: Final = 9
ROUNDS: Final = 6
FIRST_POINTS: Final = 3  # S2.5
