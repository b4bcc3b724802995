"""The plan: R1, R3, RR1, RR2."""

from brushpass.games.redacted.rules.embassy import (
    DETECTOR,
    DISTANCE,
    GALLERY,
    HELIPAD,
    LIT,
    LOCKED,
    NAMES,
    NEXT,
    NORMAL,
    ROOMS,
    SECURITY_HQ,
    SERVICE,
    SERVICE_STAIRS,
    STAIRCASES,
    STAIRS,
    TERRACE_STORAGE,
    door,
)


def test_R1_1_three_floors_of_nine_rooms_with_three_kinds_of_doors() -> None:
    assert len(NAMES) == ROOMS == 27
    kinds = {door(a, b) for a in range(ROOMS) for b in NEXT[a]}
    assert {NORMAL, DETECTOR, LOCKED} < kinds
    for name in ("Staircase", "Service Stairs"):
        assert [NAMES[9 * floor : 9 * floor + 9].count(name) for floor in range(3)] == [1, 1, 1]


def test_RR1_the_gallery_joins_helipad_storage_and_security_hq() -> None:
    assert set(NEXT[GALLERY]) == {HELIPAD, TERRACE_STORAGE, SECURITY_HQ}
    assert NEXT[HELIPAD] == [GALLERY]


def test_RR1_every_room_but_the_service_stairs_is_reached_without_a_key() -> None:
    far = [room for room in range(ROOMS) if DISTANCE[12 * ROOMS + room] == 99]
    assert far == SERVICE


def test_RR1_doors_lead_both_ways() -> None:
    for room in range(ROOMS):
        for to in NEXT[room]:
            assert room in NEXT[to]


def test_R3_2_the_stairs_are_joined_one_above_the_other() -> None:
    for shaft, kind in ((STAIRCASES, STAIRS), (SERVICE, SERVICE_STAIRS)):
        assert door(shaft[0], shaft[1]) == door(shaft[1], shaft[2]) == kind
        assert shaft[2] not in NEXT[shaft[0]]


def test_RR2_seven_rooms_stay_lit() -> None:
    assert sorted(NAMES[room] for room in LIT) == [
        "Ballroom",
        "Entrance",
        "Gallery",
        "Helipad",
        "Staircase",
        "Staircase",
        "Staircase",
    ]
