"""The components (K1). All of it is the published game; nothing here is reconstructed."""

from typing import Final

from mypy_extensions import i64

# An equipment card's kind is its face value; 0 is the 0.5 and 1 is the 1/11.
HALF: Final = 0
ACE: Final = 1
EQUIPMENT: Final = [1, 2, 1, 1, 1, 1, 1, 3, 1, 1, 1]  # K1.1: how many of each kind; KR1: three 7s
EQUIPMENT_NAMES: Final = ["0.5", "1/11", "2", "3", "4", "5", "6", "7", "8", "9", "10"]

NONE: Final = -1  # no card in this place
HIDDEN: Final = -2  # a card that the viewer does not know

# Totals are counted in halves, so that 20.5 is exact (K3.12, KR13).
LIMIT: Final = 42
NO_TOTAL: Final = -1000  # not judged yet, or no cards there (KR11); KR39: lower than any total
ELEVEN: Final = 20  # K3.11: what counting a 1/11 as eleven adds
NEWSPAPER_HALVES: Final = 6
VESPER_HALVES: Final = 2

# Mission cards by kind: eight targets, ten items, codes, documents, counter-intelligence.
MISSION_NAMES: Final = [
    "Barmaid",
    "Hotel",
    "Airport",
    "Interrogation",
    "Locker",
    "Pursuit",
    "Safe House",
    "Informant",
    "Balaclava",
    "Chloroform",
    "Drone",
    "GPS Tracker",
    "Jetpack",
    "Newspaper",
    "Night Vision",
    "Stun Gun",
    "USB Stick",
    "Vesper Martini",
    "Code",
    "Document",
    "Counter-intelligence, one mark",
    "Counter-intelligence, two marks",
    "Counter-intelligence, three marks",
]
TARGET_POINTS: Final = [2, 2, 3, 3, 3, 4, 4, 5]  # K1.3
FIRST_ITEM: Final = 8
CODE: Final = 18
DOCUMENT: Final = 19
FIRST_COUNTER: Final = 20  # kind 20 has one mark, 21 two, 22 three
MISSIONS: Final = [1] * 18 + [3, 3] + [2, 2, 1]  # K1.2, K1.4
SET_POINTS: Final = [0, 2, 6, 12]  # K6.2: for none, one, two or three of a set
ITEM_POINTS: Final = 1  # K6.3

# Items by number; item i is the mission of kind FIRST_ITEM + i.
BALACLAVA: Final = 0
CHLOROFORM: Final = 1
DRONE: Final = 2
GPS_TRACKER: Final = 3
JETPACK: Final = 4
NEWSPAPER: Final = 5
NIGHT_VISION: Final = 6
STUN_GUN: Final = 7
USB_STICK: Final = 8
VESPER: Final = 9
ITEMS: Final = 10
ITEM_NAMES: Final = MISSION_NAMES[FIRST_ITEM:CODE]

PLACES: Final = 4  # missions in a row
ROUNDS: Final = 6
FATAL: Final = 9  # notoriety tokens (K7.1)
LONGEST_STACK: Final = 8  # seven cards can stay within 21 at most; the eighth goes over


def is_counter(mission: int) -> bool:
    return mission >= FIRST_COUNTER


def marks(counter: int) -> int:
    return counter - FIRST_COUNTER + 1


def halves(card: i64) -> i64:
    """K3.12, and a 1/11 as one."""
    return 2 * card if card else 1
