"""K6.15 Newspaper."""

from brushpass.games.kompromat.cards import NONE, PLACES
from brushpass.games.kompromat.state import PERFECT, WINDOW
from brushpass.games.kompromat.wire import Failed, LaidNewspaper, Total
from tests.games.kompromat.items.holding import first_holds, second_holds, uses
from tests.games.kompromat.scenario import BEFORE_ACES, BEFORE_REVEAL, EIGHT, QUIET, Position


def test_K6_15_the_newspaper_adds_three_to_the_opponents_total() -> None:
    position = Position(["10 8"], ["9 8"], items=second_holds("Newspaper")).attempt(0)
    position.act("newspaper 1", seat=1).attempts().settle(0)
    assert position.told(0, Total)[:2] == [Total(0, 0, 42), Total(1, 0, 34)]
    for seat in (0, 1, None):
        assert position.told(seat, LaidNewspaper) == [LaidNewspaper(1, 0)]


def test_K6_15_it_can_make_the_opponent_fail() -> None:
    position = Position(["10 9"], ["2"], items=second_holds("Newspaper")).attempt(0)
    position.act("newspaper 1").attempts().settle(0)
    assert Failed(0, 0) in position.told(1, Failed)
    assert position.taker("Barmaid") == 1


def test_K6_15_it_can_make_the_opponent_perfect() -> None:
    position = Position(["10 8"], ["2"], items=second_holds("Newspaper"), tokens=(1, 0)).attempt(0)
    position.act("newspaper 1").attempts().until(PERFECT)
    assert position.seat == 0


def test_K6_15_a_revealed_mission_is_too_late() -> None:
    position = Position(["10", "9", "8", "6"], QUIET, items=first_holds("Newspaper")).attempts()
    assert (position.s.phase, position.s.after) == (WINDOW, BEFORE_REVEAL)
    assert uses(position, "newspaper") == [f"newspaper {n}" for n in (1, 2, 3, 4)]
    position.act("pass")
    assert position.s.after == BEFORE_ACES
    assert uses(position, "newspaper") == [f"newspaper {n}" for n in (2, 3, 4)]
    position.act("pass", "pass")
    assert (position.s.place, position.s.after) == (1, BEFORE_REVEAL)
    assert uses(position, "newspaper") == [f"newspaper {n}" for n in (2, 3, 4)]


def test_K6_15_KR34_it_needs_cards_of_the_opponent_at_the_mission() -> None:
    position = Position(["10"], ["2"], items=second_holds("Newspaper")).attempt(2)
    assert uses(position, "newspaper") == ["newspaper 3"]


def test_K6_15_KR21_two_newspapers_add_six() -> None:
    position = Position(["10 3"], ["2"], items=second_holds("Newspaper", "USB Stick")).attempt(0)
    position.act("newspaper 1", "usb newspaper 1").attempts().settle(0)
    assert position.told(0, Total)[0] == Total(0, 0, 26 + 12)
    assert position.has_used(1) == ["Newspaper", "USB Stick"]


def test_KR34_a_newspaper_stays_when_the_cards_fly_away() -> None:
    position = Position(["9", "8"], ["4", "5"], items=(["Jetpack"], ["Newspaper"])).attempt(0)
    position.act("newspaper 1", seat=1).attempt(0)
    position.act("jetpack 1 2", seat=0).attempt(0)
    assert position.s.newspapers[0:PLACES] == [1, 0, 0, 0]
    position.attempts().settle(1)
    assert position.told(1, Total)[0] == Total(0, 0, 16 + 6), "it counts against the new attempt"
    assert [m for m in position.told(1, Total) if m == Total(0, 1, 18)], "and not where they went"


def test_KR34_cards_can_fly_under_a_newspaper() -> None:
    position = Position(["9", "8"], ["4", "5"], items=(["Jetpack", "USB Stick"], ["Newspaper"]))
    position.attempt(0).act("newspaper 1", seat=1).attempt(0)
    position.act("jetpack 1 2").attempt(2).attempt(1)
    position.act("usb jetpack 2 1")
    position.attempts().settle(0)
    assert position.told(1, Total)[0] == Total(0, 0, 18 + 6)


def test_KR34_a_newspaper_on_an_abandoned_mission_is_no_total() -> None:
    position = Position(
        [EIGHT, "7 7 7", "8 9 10"], QUIET, items=(["Jetpack"], ["Newspaper"])
    ).window(BEFORE_REVEAL, place=1, seat=1)
    position.act("newspaper 2").act("jetpack 2 4", seat=0).settle(1)
    assert position.taker("Hotel") == 1
    assert [m for m in position.told(0, Total) if isinstance(m, Total) and m.place == 1] == [
        Total(1, 1, 6)
    ]


def test_K3_6_KR37_a_newspaper_does_not_force_a_stop() -> None:
    """What is counted while drawing are the player's own cards."""
    position = Position(["8", "10 9 2"], ["4"], items=(["Jetpack"], ["Newspaper"])).attempt(0)
    position.act("newspaper 1", seat=1).attempt(0)
    position.act("jetpack 1 2", seat=0).act("attempt 1", "draw")
    assert position.legal() == ["draw", "stop"]


def test_K4_7_KR14_a_newspaper_does_not_count_for_the_tie() -> None:
    position = Position(["9 5"], ["10 7"], items=second_holds("Newspaper")).attempt(0)
    position.act("newspaper 1", seat=1).attempts().settle(0)
    assert position.told(0, Total)[:2] == [Total(0, 0, 34), Total(1, 0, 34)]
    assert position.taker("Barmaid") == NONE
