"""What the numbers in views and messages stand for, for clients that draw them."""

from typing import Any, Final

from brushpass.games.redacted.rules import embassy, ending
from brushpass.games.redacted.rules.cards import (
    ALERTS,
    COLOURS,
    DANGER_ZONE,
    DELIVERIES,
    FACTIONS,
    GOAL,
    GUARDS,
    HELICOPTERS,
    HIDDEN,
    ITEM_NAMES,
    LEVELS,
    LOYALTY_NAMES,
    MISSION_TITLES,
    MISSIONS,
    NEUTRAL_SEEN,
    NONE,
    RECONSTRUCTED,
    SHOWN_NAMES,
    TWO_MAN_RULE,
    WEAPON_NAMES,
    WEAPON_SEEN,
    beats,
)
from brushpass.games.redacted.rules.places import BURIED, DECK, DROPPED, OBJECTIVES, TILE
from brushpass.games.redacted.rules.presence import EMPTY_WITH_GUARDS, TRAINING

# What the player of a mission is after, and the rule that says so.
AIMS: Final = [
    ("Board your own helicopter with the other faction's intel.", "R12.4"),
    ("Use your team's floppy in the Computer room, with an agent in the Security HQ.", "R13.4"),
    ("Fly out with the enemy's intel. Interpol: arrest both wanted agents.", "R14.5"),
    ("Two of the three are allied by letters. Fly out with an enemy's intel.", "R15.5"),
    ("Score seven points, or the most by the third delivery. A fifth guard loses.", "R16.16"),
]
# What a room is for, in a word or two; empty: nothing.
FUNCTIONS: Final = {
    embassy.XRAY: "see through X-ray doors",
    embassy.HELIPAD: "board, blow up",
    embassy.ARMOURY: "choose a weapon",
    embassy.TERRACE_STORAGE: "draw an item",
    embassy.SECURITY_HQ: "watch interactions",
    embassy.KITCHEN: "snack break",
    embassy.BALLROOM: "reception",
    embassy.JAMMING: "switch jamming",
    embassy.CENTRAL_LOCK: "lock a floor",
    embassy.INFIRMARY: "heal",
    embassy.RADIO: "call a helicopter",
    embassy.COMPUTER: "hack",
    embassy.BASEMENT_STORAGE: "draw an item",
    embassy.BREAKER: "switch the lights",
}


def _uses(mission: int, room: int) -> str:
    """What the room is for in this mission (R7.6, R13.3, R16.3)."""
    if mission == TWO_MAN_RULE and room not in TRAINING:
        return {embassy.COMPUTER: "use a floppy", embassy.SECURITY_HQ: "stand guard"}.get(room, "")
    if mission == DANGER_ZONE and room in EMPTY_WITH_GUARDS:
        return ""
    if mission != DANGER_ZONE and room == embassy.JAMMING:
        return ""
    return FUNCTIONS.get(room, "")


def lexicon() -> dict[str, Any]:
    doors = [
        (one, to, embassy.door(one, to))
        for one in range(embassy.ROOMS)
        for to in embassy.NEXT[one]
        # A locked door is one way: the staircase comes last.
        if embassy.door(one, to) == embassy.LOCKED
        or (one < to and embassy.door(to, one) != embassy.LOCKED)
    ]
    return {
        "none": NONE,
        "hidden": HIDDEN,
        "missions": MISSIONS,
        "mission_titles": MISSION_TITLES,
        "aims": AIMS,
        "factions": FACTIONS,
        "helicopters": HELICOPTERS,
        "loyalties": LOYALTY_NAMES,
        "floors": embassy.FLOORS,
        "rooms": embassy.NAMES,
        "full_rooms": [embassy.name_of(room) for room in range(embassy.ROOMS)],
        "uses": [[_uses(m, room) for room in range(embassy.ROOMS)] for m in range(len(MISSIONS))],
        "door_kinds": ["wall", "door", "X-ray door", "locked door", "stairs", "service stairs"],
        "doors": doors,
        "lit": embassy.LIT,
        "helipad": embassy.HELIPAD,
        "ballroom": embassy.BALLROOM,
        "entrance": embassy.ENTRANCE,
        "central_lock": embassy.CENTRAL_LOCK,
        "jamming": embassy.JAMMING,
        "items": ITEM_NAMES,
        "colours": COLOURS,
        "shown": SHOWN_NAMES,
        "weapons": WEAPON_NAMES,
        "beaten": [
            [w for w in range(len(WEAPON_NAMES)) if beats(weapon, w)]
            for weapon in range(len(WEAPON_NAMES))
        ],
        "neutral_seen": NEUTRAL_SEEN,
        "weapon_seen": WEAPON_SEEN,
        "places": {
            "tile": TILE,
            "buried": BURIED,
            "deck": DECK,
            "dropped": DROPPED,
            "objectives": OBJECTIVES,
        },
        "alerts": ALERTS,
        "levels": LEVELS,
        "guards": GUARDS,
        "goal": GOAL,
        "deliveries": DELIVERIES,
        "endings": ending.ENDINGS,
        "reconstructed": RECONSTRUCTED,
    }
