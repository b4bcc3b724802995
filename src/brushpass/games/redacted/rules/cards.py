"""The cards (R1).

Printed in the rulebook: missions, factions and their cards, weapons and what beats what, items and
what they do, the Goggles' number, levels, guards, points and deliveries. Printed on the components
only, and reconstructed here: how many there are of the other regular items and of each weapon
(RR3), and the twelve alert cards (RR4). The plan is in `embassy.py` (RR1, RR2).
"""

from typing import Final

from mypy_extensions import i64

from brushpass.games.redacted.rules.embassy import (
    ARMOURY,
    BALLROOM,
    BASEMENT_STORAGE,
    CELLAR,
    GALLERY,
    HELIPAD,
    INFIRMARY,
    JAMMING,
    KITCHEN,
    RADIO,
    TERRACE_STORAGE,
    VAULT,
)

# What is our reconstruction, by the ruling that says so. Displays mark it where it is used.
RECONSTRUCTED: Final = {"plan": "RR1", "lit": "RR2", "counts": "RR3", "alerts": "RR4"}

NONE: Final = -1  # no card, no seat, no room
HIDDEN: Final = -2  # something that the viewer does not know

# Missions.
DIPLOMATIQUE: Final = 0
TWO_MAN_RULE: Final = 1
DOUBLE_BLIND: Final = 2
BEDFELLOWS: Final = 3
DANGER_ZONE: Final = 4
MISSIONS: Final = [
    "mission_diplomatique",
    "two_man_rule",
    "double_blind",
    "strange_bedfellows",
    "danger_zone",
]
MISSION_TITLES: Final = [
    "Mission diplomatique",
    "The Two-Man Rule",
    "Double-blind",
    "Strange bedfellows",
    "Danger Zone",
]

FACTIONS: Final = ["UK", "USSR", "USA", "China"]  # R1.2
HELICOPTERS: Final = 2  # of each faction

# A loyalty card's kind is its faction, plus STAINED with a blood stain.
STAINED: Final = 4
INTERPOL: Final = 8
LOYALTY_NAMES: Final = [*FACTIONS, *[f"{faction} (wanted)" for faction in FACTIONS], "Interpol"]
NEUTRAL_SEEN: Final = 9  # what an interrogation or a hack shows beside loyalties and weapons
WEAPON_SEEN: Final = 10  # plus the weapon

# Interaction cards.
BRASS_KNUCKLES: Final = 0
GARROTTE: Final = 1
KNIFE: Final = 2
NEUTRAL: Final = 3
FRIENDLY: Final = 4
WEAPONS: Final = 3
WEAPON_NAMES: Final = ["brass knuckles", "garrotte", "knife"]
SHOWN_NAMES: Final = [*WEAPON_NAMES, "Neutral", "Friendly"]
WEAPON_CARDS: Final = 10  # of each: reconstructed (RR3)

# Items by kind.
INTEL: Final = 0  # plus the faction
BOMB: Final = 4
BRIEFCASE: Final = 5  # red; the blue one is the next
CODE_CRACKER: Final = 7
HIDDEN_WEAPON: Final = 8
VEST: Final = 9
FIRST_AID: Final = 10
KEY: Final = 11
CONTRABAND: Final = 12
GOGGLES: Final = 13
LETTER: Final = 14  # plus the faction
VIRUS: Final = 18
ANTIVIRUS: Final = 19
FLOPPY: Final = 20  # the grey ones: 20 in the objective deck, 21 among the items
MICROFILM: Final = 22  # likewise
VIP_FILE: Final = 24
KINDS: Final = 25
ITEM_NAMES: Final = [
    *[f"{faction} intel" for faction in FACTIONS],
    "Bomb",
    "red Briefcase",
    "blue Briefcase",
    "Code Cracker",
    "Hidden Weapon",
    "Bulletproof Vest",
    "First Aid Kit",
    "Key",
    "Contraband",
    "Night Vision Goggles",
    *[f"{faction} alliance letter" for faction in FACTIONS],
    "red Floppy",
    "blue Floppy",
    "grey Floppy 1",
    "grey Floppy 2",
    "Microfilm 1",
    "Microfilm 2",
    "VIP file",
]
HAND_LIMIT: Final = 3  # R1.4
COLOURS: Final = ["red", "blue"]

# Regular items and how many there are. Goggles are printed; the others are reconstructed (RR3).
REGULAR: Final = [
    (HIDDEN_WEAPON, 4),
    (VEST, 3),
    (FIRST_AID, 3),
    (KEY, 5),
    (CONTRABAND, 2),
    (GOGGLES, 2),
]
REGULARS: Final = 19

# Alert cards: number, threshold, room. Reconstructed (RR4).
ALERTS: Final = [
    (0, 4, HELIPAD),
    (0, 5, RADIO),
    (0, 6, BALLROOM),
    (1, 4, GALLERY),
    (1, 5, VAULT),
    (1, 6, KITCHEN),
    (1, 4, TERRACE_STORAGE),
    (1, 5, BASEMENT_STORAGE),
    (1, 6, INFIRMARY),
    (2, 4, ARMOURY),
    (2, 5, CELLAR),
    (2, 6, JAMMING),
]
# Deeds that all see begin before somebody decides how they go on.
INTERROGATION: Final = 0
THEFT: Final = 1
SEARCHING: Final = 2
SNEAKING: Final = 3
DEEDS: Final = ["an interrogation", "a theft", "a search of the Storage", "sneaking out"]

GUARDS: Final = 4
LEVELS: Final = ["standard", "easy", "expert", "dynamic"]
THRESHOLDS: Final = [5, 6, 4, 0]  # by level; dynamic reads it off the card
GOAL: Final = 7
# What brings points, and how many: R16.12, R16.13, R16.14, R16.15.
ESCORTED: Final = 0
DECRYPTED: Final = 1
UPLOADED: Final = 2
HANDED_OVER: Final = 3
TASKS: Final = 4
TASK_POINTS: Final = [3, 1, 1, 2]
DELIVERIES: Final = 3


def beats(weapon: i64, other: i64) -> bool:
    """R4.8: knuckles beat the knife, the knife beats the garrotte, the garrotte beats knuckles."""
    return (weapon - other) % WEAPONS == 1


def compare(first: i64, second: i64) -> i64:
    """1 if the first wins, -1 if the second, 0 if neither (R4.7, R4.8)."""
    if first >= WEAPONS:
        return 0 if second >= WEAPONS else -1
    if second >= WEAPONS or beats(first, second):
        return 1
    return -1 if beats(second, first) else 0


def is_intel(item: i64) -> bool:
    return INTEL <= item < BOMB


def is_briefcase(item: i64) -> bool:
    return item == BRIEFCASE or item == BRIEFCASE + 1


def is_letter(item: i64) -> bool:
    return LETTER <= item < VIRUS


def is_objective(item: i64) -> bool:
    """In the Danger Zone: what goes to the objective discard (RR50)."""
    return is_intel(item) or item >= FLOPPY


def is_critical(item: i64) -> bool:
    """Marked with a `!`: shuffled for the briefcases (R12.2, R15.2)."""
    return is_intel(item) or item == BOMB or is_letter(item)


def faction_of(loyalty: i64) -> i64:
    return NONE if loyalty == INTERPOL else loyalty % STAINED


def is_wanted(loyalty: i64) -> bool:
    return STAINED <= loyalty < INTERPOL


def item_counts(mission: i64, factions: list[int], letters: i64) -> list[int]:
    """All items of a game that begin in the item deck, in hands or under tiles."""
    counts = [0] * KINDS
    for kind, count in REGULAR:
        counts[kind] = count
    if mission == TWO_MAN_RULE:  # R13.2
        counts[CONTRABAND] = 0
        counts[GOGGLES] = 0
        counts[VIRUS] = 1
        counts[ANTIVIRUS] = 1
        return counts
    if mission == DANGER_ZONE:  # R16.2
        counts[CONTRABAND] = 1
        counts[GOGGLES] = 0
        counts[INTEL + factions[2]] = 1
        counts[FLOPPY + 1] = 1
        counts[MICROFILM + 1] = 1
        return counts
    counts[BOMB] = 2
    counts[BRIEFCASE] = 1
    counts[BRIEFCASE + 1] = 1
    counts[CODE_CRACKER] = 2
    for faction in factions:
        counts[INTEL + faction] = 1
        if (letters >> faction) & 1:
            counts[LETTER + faction] = 1
    return counts


def item_totals(mission: i64, factions: list[int]) -> list[int]:
    """All items that may be in a game: the objectives too, and a letter of each faction."""
    letters: i64 = 0
    for faction in factions if mission == BEDFELLOWS else []:
        letters |= 1 << faction
    counts = item_counts(mission, factions, letters)
    if mission == DANGER_ZONE:
        for kind, count in enumerate(objective_counts(factions)):
            counts[kind] += count
        counts[INTEL + factions[1]] = 1
    return counts


def objective_counts(factions: list[int]) -> list[int]:
    """R16.2: the shuffled part of the objective deck; under it lies the intel of factions[1]."""
    counts = [0] * KINDS
    for kind in (INTEL + factions[0], FLOPPY, MICROFILM, VIP_FILE):
        counts[kind] = 1
    return counts


def loyalty_counts(mission: i64, factions: list[int], seats: i64) -> list[int]:
    """The loyalty cards that are dealt, by kind."""
    counts = [0] * (INTERPOL + 1)
    if mission == DANGER_ZONE:
        return counts
    for faction in factions:
        if mission == DOUBLE_BLIND:  # R14.1
            counts[faction] = 1
            counts[faction + STAINED] = 1
        else:  # R12.1, R13.1, R15.1; blood stains mean nothing there
            counts[faction] = 1 if mission == BEDFELLOWS else seats // 2
    if mission == DOUBLE_BLIND:
        counts[INTERPOL] = 1
    return counts
