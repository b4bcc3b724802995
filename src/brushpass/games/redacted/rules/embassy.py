"""The embassy (R1.1): rooms, doors and lights.

The rooms are those of the published game. Where they lie, the doors and the lit rooms are our
reconstruction (RR1, RR2): they were printed on the boards only. Correct them here; nothing else in
the rules knows the plan.
"""

from typing import Final

from mypy_extensions import i64

TERRACE: Final = 0
GROUND: Final = 1
BASEMENT: Final = 2
FLOORS: Final = ["Terrace", "Ground floor", "Basement"]
ON_FLOOR: Final = 9

# Row by row, three rooms in a row.
NAMES: Final = [
    "X-ray",
    "Helipad",
    "Service Stairs",
    "Armoury",
    "Gallery",
    "Storage",
    "Staircase",
    "Security HQ",
    "Telex",
    "Kitchen",
    "Office",
    "Service Stairs",
    "Entrance",
    "Ballroom",
    "Jamming",
    "Staircase",
    "Central Lock",
    "Infirmary",
    "Radio",
    "Computer",
    "Service Stairs",
    "Vault",
    "Cellar",
    "Storage",
    "Staircase",
    "Breaker",
    "Tunnel",
]
ROOMS: Final = 27

XRAY: Final = 0
HELIPAD: Final = 1
ARMOURY: Final = 3
GALLERY: Final = 4
TERRACE_STORAGE: Final = 5
SECURITY_HQ: Final = 7
TELEX: Final = 8
KITCHEN: Final = 9
ENTRANCE: Final = 12
BALLROOM: Final = 13
JAMMING: Final = 14
CENTRAL_LOCK: Final = 16
INFIRMARY: Final = 17
RADIO: Final = 18
COMPUTER: Final = 19
VAULT: Final = 21
CELLAR: Final = 22
BASEMENT_STORAGE: Final = 23
BREAKER: Final = 25
TUNNEL: Final = 26

SERVICE: Final = [2, 11, 20]  # Service Staircases, by floor
STAIRCASES: Final = [6, 15, 24]

# Doors.
WALL: Final = 0
NORMAL: Final = 1
DETECTOR: Final = 2  # a door with X-ray detectors
LOCKED: Final = 3  # a Key is needed into the Service Staircase, not out of it (R7.7)
STAIRS: Final = 4
SERVICE_STAIRS: Final = 5

NORMAL_DOORS: Final = [
    (0, 3), (3, 6), (4, 5), (4, 7), (5, 8), (7, 8),
    (9, 10), (9, 12), (12, 13), (13, 14), (13, 16), (14, 17), (15, 16), (16, 17),
    (18, 19), (18, 21), (19, 22), (21, 22), (22, 25), (23, 26), (24, 25), (25, 26),
]  # fmt: skip
DETECTOR_DOORS: Final = [(6, 7), (1, 4), (12, 15), (10, 13), (21, 24), (22, 23)]
LOCKED_DOORS: Final = [(5, 2), (10, 11), (14, 11), (19, 20), (23, 20)]  # the staircase comes last
STAIR_FLIGHTS: Final = [(6, 15), (15, 24)]  # R3.2
SERVICE_FLIGHTS: Final = [(2, 11), (11, 20)]  # R3.2

LIT: Final = [6, 15, 24, HELIPAD, GALLERY, ENTRANCE, BALLROOM]  # yellow borders


def _doors() -> list[int]:
    doors = [WALL] * (ROOMS * ROOMS)
    for kind, pairs in [
        (NORMAL, NORMAL_DOORS),
        (DETECTOR, DETECTOR_DOORS),
        (LOCKED, LOCKED_DOORS),
        (STAIRS, STAIR_FLIGHTS),
        (SERVICE_STAIRS, SERVICE_FLIGHTS),
    ]:
        for one, other in pairs:
            doors[one * ROOMS + other] = kind
            doors[other * ROOMS + one] = kind
    for one, other in LOCKED_DOORS:
        doors[other * ROOMS + one] = NORMAL
    return doors


DOORS: Final = _doors()  # by room left and room entered
NEXT: Final = [[to for to in range(ROOMS) if DOORS[room * ROOMS + to]] for room in range(ROOMS)]


def door(room: i64, to: i64) -> i64:
    return DOORS[room * ROOMS + to]


def floor_of(room: i64) -> i64:
    return room // ON_FLOOR


def is_storage(room: i64) -> bool:
    return room in (TERRACE_STORAGE, BASEMENT_STORAGE)


def name_of(room: int) -> str:
    """A room's name, with its floor where the name alone does not say which room it is."""
    name = NAMES[room]
    return f"{name} ({FLOORS[room // ON_FLOOR].lower()})" if NAMES.count(name) > 1 else name


def _distances() -> list[int]:
    """Steps between any two rooms without a Key, for bots and tests."""
    far = 99
    steps = [far] * (ROOMS * ROOMS)
    for start in range(ROOMS):
        steps[start * ROOMS + start] = 0
        ring = [start]
        while ring:
            reached: list[int] = []
            for room in ring:
                for to in NEXT[room]:
                    if steps[start * ROOMS + to] == far and DOORS[room * ROOMS + to] != LOCKED:
                        steps[start * ROOMS + to] = steps[start * ROOMS + room] + 1
                        reached.append(to)
            ring = reached
    return steps


DISTANCE: Final = _distances()


def distance(room: i64, to: i64) -> i64:
    return DISTANCE[room * ROOMS + to]
