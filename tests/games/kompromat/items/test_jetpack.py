"""K6.14 Jetpack."""

from brushpass.games.kompromat.cards import HIDDEN
from brushpass.games.kompromat.wire import Failed, Flew, Stopped
from tests.games.kompromat.items.holding import first_holds, uses
from tests.games.kompromat.scenario import BEFORE_REVEAL, EIGHT, QUIET, Position


def test_K6_14_KR32_the_whole_stack_moves_as_it_lies() -> None:
    position = Position(["9 3 5"], ["4"], items=first_holds("Jetpack")).attempt(0).attempt(0)
    assert uses(position, "jetpack") == ["jetpack 1 2", "jetpack 1 3", "jetpack 1 4"]
    position.act("jetpack 1 3")
    assert position.stack(0, 2) == [9, 3, 5]
    assert position.stack(0, 0) == []
    for seat in (1, None):
        assert position.view(seat).sides[0].stacks[2].cards == [9, HIDDEN, HIDDEN]
        assert position.told(seat, Flew) == [Flew(0, 0, 2)]


def test_K6_14_the_target_must_hold_none_of_ones_own_cards() -> None:
    position = Position(["9", "8"], ["4", "5"], items=first_holds("Jetpack"))
    position.attempt(0).attempt(2).attempt(1).attempt(3)
    assert uses(position, "jetpack") == ["jetpack 1 3", "jetpack 1 4", "jetpack 2 3", "jetpack 2 4"]


def test_KR32_the_mission_left_behind_may_be_attempted_again_and_the_new_one_not() -> None:
    position = Position(["9", "8"], ["4"], items=first_holds("Jetpack")).attempt(0).attempt(0)
    position.act("jetpack 1 3")
    assert position.legal() == ["attempt 1", "attempt 2", "attempt 4"]
    position.act("attempt 1")
    assert position.stack(0, 0) == [8]


def test_KR32_before_the_mission_is_chosen() -> None:
    """In CHOOSING: the first card is in hand while the stack flies."""
    position = Position(["9", "8"], ["4"], items=first_holds("Jetpack")).attempt(0).attempt(0)
    position.act("draw")
    assert position.s.hand[0] == 8
    position.act("jetpack 1 4")
    assert position.s.hand[0] == 8
    assert position.legal() == ["attempt 1", "attempt 2", "attempt 3"]


def test_KR32_in_the_middle_of_an_attempt_the_attempt_goes_on_at_the_new_mission() -> None:
    position = Position(["9 3 5"], ["4"], items=first_holds("Jetpack", "GPS Tracker"))
    position.act("attempt 1", "draw", "jetpack 1 4", "draw")
    assert position.stack(0, 0) == []
    assert position.stack(0, 3) == [9, 3, 5]
    position.act("gps tracker")
    assert position.stack(0, 3) == [9, 3]
    position.act("stop")
    assert position.told(1, Stopped) == [Stopped(0, 3)]
    position.attempt(0)
    assert position.legal() == ["attempt 1", "attempt 2", "attempt 3"]


def test_KR32_in_the_middle_of_an_attempt_another_stack_may_fly() -> None:
    position = Position(["9", "8 2 3"], ["4"], items=first_holds("Jetpack")).attempt(0).attempt(0)
    position.act("draw", "attempt 2", "draw", "jetpack 1 3", "draw")
    assert position.stack(0, 1) == [8, 2, 3], "the attempt stays where it is"
    assert position.stack(0, 2) == [9]


def test_KR32_over_21_the_jetpack_still_moves_but_does_not_open_the_draw() -> None:
    position = Position(["10 9 8"], items=first_holds("Jetpack")).attempt(0, stop=False)
    position.act("jetpack 1 2")
    assert position.legal() == ["stop"]


def test_KR32_cards_turned_up_by_the_drone_stay_up_and_stunned_ones_gone() -> None:
    position = Position(
        ["9 3 5", "8 2"],
        ["4"],
        items=(["Jetpack"], ["Drone", "Stun Gun"]),
    ).attempt(0)
    position.act("stun gun 1 2", "drone 1", seat=1).attempt(0)
    position.act("jetpack 1 4", seat=0)
    stack = position.view(1).sides[0].stacks[3]
    assert stack.gone == 0b010
    assert stack.cards[0] == 9
    assert stack.cards[2] == 5
    assert position.s.stack(0, 3).low == 28


def test_KR32_a_mission_already_revealed_is_no_place_to_fly_to() -> None:
    position = Position([EIGHT, "7 7 7", "8 9 10"], QUIET, items=first_holds("Jetpack"))
    position.window(BEFORE_REVEAL, place=1, seat=0)
    assert uses(position, "jetpack") == ["jetpack 2 4", "jetpack 3 4"]
    position.act("jetpack 2 4").settle(1)
    assert position.taker("Hotel") == 1, "nobody else is left there"
    position.settle(3)
    assert position.taker("Interrogation") == 0, "three sevens have flown in"


def test_KR32_a_stack_can_leave_a_mission_just_before_it_is_revealed() -> None:
    position = Position([EIGHT, "7 7 7", "8 9 10"], QUIET, items=first_holds("Jetpack"))
    position.window(BEFORE_REVEAL, place=2, seat=0).act("jetpack 3 4").settle(3)
    assert Failed(0, 2) not in position.told(1, Failed)
    assert Failed(0, 3) in position.told(1, Failed), "27 fails where it has flown to"
    assert position.taker("Airport") == 1
