"""K6.12 Drone."""

from brushpass.games.kompromat.cards import HIDDEN
from brushpass.games.kompromat.wire import TurnedUp
from tests.games.kompromat.items.holding import second_holds, uses
from tests.games.kompromat.scenario import Position, cards


def test_K6_12_the_drone_turns_up_all_cards_of_the_opponent_at_one_mission() -> None:
    position = Position(["9 3 5"], ["4 2"], items=second_holds("Drone")).attempt(0)
    position.act("drone 1", seat=1)
    for seat in (0, 1, None):
        assert position.view(seat).sides[0].stacks[0].cards == cards("9 3 5")
        assert position.view(seat).sides[0].stacks[0].up == 0b111
        assert position.told(seat, TurnedUp) == [TurnedUp(0, 0, cards("9 3 5"), 1)]


def test_K6_12_no_other_mission_is_turned_up() -> None:
    position = Position(["9 3", "8 2"], ["4", "5 6"], items=second_holds("Drone"))
    position.attempt(0).act("draw", seat=1).attempt(3).attempt(1)
    assert uses(position, "drone") == ["drone 1", "drone 2"]
    position.act("drone 2")
    assert position.view(1).sides[0].stacks[0].cards == [9, HIDDEN]
    assert position.view(1).sides[0].stacks[1].cards == [8, 2]


def test_KR22_the_drone_works_where_its_user_has_no_cards() -> None:
    position = Position(["9 3"], ["4"], items=second_holds("Drone")).attempt(2)
    assert position.stack(1, 2) == []
    assert uses(position, "drone") == ["drone 3"]


def test_KR22_the_drone_needs_a_face_down_card() -> None:
    position = Position(["9", "8 2"], ["4"], items=second_holds("Drone")).attempt(0)
    assert uses(position, "drone") == []
    position.attempt(0).attempt(1)
    assert uses(position, "drone") == ["drone 2"]


def test_KR22_both_players_see_the_cards_from_then_on() -> None:
    position = Position(["9 3"], ["4"], items=second_holds("Drone")).attempt(0)
    position.act("drone 1").attempt(0)
    for seat in (0, 1, None):
        assert position.view(seat).sides[0].stacks[0].cards == [9, 3]
