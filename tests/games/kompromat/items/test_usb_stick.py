"""K6.18 USB Stick."""

import pytest

from brushpass.games.kompromat.cards import PLACES
from brushpass.games.kompromat.scoring import points
from brushpass.games.kompromat.state import COUNTER
from brushpass.games.kompromat.wire import Used
from tests.games.kompromat.items.holding import first_holds, uses
from tests.games.kompromat.scenario import Position, item


def test_K6_18_the_usb_stick_needs_an_item_that_was_used() -> None:
    position = Position(items=first_holds("USB Stick", "Balaclava"), tokens=(8, 0))
    assert position.legal() == ["draw", "balaclava"]
    position.act("balaclava")
    assert position.legal() == ["draw", "usb balaclava"]
    position.act("usb balaclava")
    assert position.s.tokens == [4, 0]
    assert position.told(1, Used) == [
        Used(0, item("Balaclava"), False),
        Used(0, item("Balaclava"), True),
    ]


def test_K6_18_KR20_the_stick_repeats_only_its_owners_items() -> None:
    position = Position(items=first_holds("USB Stick"), used=([], ["Balaclava"]), tokens=(8, 0))
    assert uses(position, "usb") == []


def test_KR20_the_stick_never_repeats_itself() -> None:
    position = Position(items=first_holds("USB Stick"), used=(["Balaclava"], []), tokens=(8, 0))
    position.act("usb balaclava")
    assert uses(position, "usb") == []
    assert position.has_used(0) == ["Balaclava", "USB Stick"]
    assert not [name for name in position.legal() if "usb usb" in name]


def test_KR20_both_cards_stay_worth_a_point() -> None:
    position = Position(items=first_holds("USB Stick"), used=(["Night Vision"], []))
    before = points(position.s, 0)
    position.act("usb night vision")
    assert points(position.s, 0) == before == 2


def test_K6_18_the_stick_repeats_an_item_used_in_an_earlier_round() -> None:
    position = Position(
        ["2", "3", "4", "5"], items=first_holds("Balaclava", "USB Stick"), tokens=(8, 0)
    )
    position.act("balaclava").next_round()
    position.until(0)
    assert uses(position, "usb") == ["usb balaclava"]


def test_K6_11_K6_18_chloroform_through_the_usb_stick() -> None:
    position = Position(
        ["10 9"], ["7"], under={0: 3}, items=first_holds("USB Stick"), used=(["Chloroform"], [])
    ).attempts()
    assert position.s.phase == COUNTER
    assert position.legal() == ["usb chloroform", "take tokens"]
    position.act("usb chloroform").settle(0)
    assert position.s.tokens == [0, 0]
    assert position.has_used(0) == ["Chloroform", "USB Stick"]


def test_K6_11_K6_18_KR38_the_stick_just_collected_repeats_chloroform_at_once() -> None:
    row = ("USB Stick", "Hotel", "Airport", "Locker")
    position = Position(
        ["10 9"], ["7"], row=row, under={0: 3}, used=(["Chloroform"], [])
    ).attempts()
    assert position.s.phase == COUNTER
    assert position.legal() == ["usb chloroform", "take tokens"]


def test_K6_18_usb_with_drone_jetpack_newspaper_and_stun_gun() -> None:
    position = Position(
        ["9 3", "8 2"],
        ["4 5", "6 7"],
        items=first_holds("USB Stick"),
        used=(["Drone", "Jetpack", "Newspaper", "Stun Gun"], []),
    )
    position.attempt(0).attempt(0)
    assert uses(position, "usb") == [
        "usb drone 1",
        "usb jetpack 1 2",
        "usb jetpack 1 3",
        "usb jetpack 1 4",
        "usb newspaper 1",
        "usb stun gun 1 2",
    ]


@pytest.mark.parametrize(
    ("name", "act", "check"),
    [
        ("Drone", "usb drone 1", lambda s: s.view(0).sides[1].stacks[0].cards == [4, 5]),
        ("Jetpack", "usb jetpack 1 4", lambda s: s.stack(0, 3) == [9, 3]),
        ("Newspaper", "usb newspaper 1", lambda s: s.s.newspapers[PLACES] == 1),
        ("Stun Gun", "usb stun gun 1 2", lambda s: s.s.stack(1, 0).count() == 1),
        ("Night Vision", "usb night vision", lambda s: len(s.view(0).sides[0].top) == 4),
        ("Balaclava", "usb balaclava", lambda s: s.s.tokens == [1, 0]),
    ],
)
def test_K6_18_usb_on_ones_own_turn(name: str, act: str, check: object) -> None:
    position = Position(
        ["9 3"], ["4 5"], items=first_holds("USB Stick"), used=([name], []), tokens=(3, 0)
    )
    if position.legal()[0] == "draw":
        position.act("draw")
    position.attempt(0).attempt(0)
    position.act(act)
    assert callable(check)
    assert check(position)
    assert position.holds(0) == []


def test_K6_18_usb_with_the_gps_tracker_in_a_later_turn() -> None:
    position = Position(["9 3", "8 2"], ["4"], items=first_holds("GPS Tracker", "USB Stick"))
    position.attempt(0, stop=False).act("gps tracker", "stop").attempt(0)
    assert position.s.hand[0] == 3
    position.act("attempt 2", "draw", "usb gps tracker")
    assert position.stack(0, 1) == [3]
    assert position.s.decks[0].top == [8]
