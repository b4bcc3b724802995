"""R2 A turn, R3 movement."""

from typing import Any

import pytest

from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.cards import DANGER_ZONE, TWO_MAN_RULE
from brushpass.games.redacted.rules.ending import BROKEN_OFF, TIME
from brushpass.games.redacted.rules.movement import MOST_STEPS
from brushpass.games.redacted.rules.state import NOT_OVER
from brushpass.games.redacted.speech.messages.turns import Turn, Walked
from tests.games.redacted.scenario import Position


def test_R2_1_turns_go_clockwise_and_newcomers_enter_at_the_entrance() -> None:
    position = Position({"A": "Entrance"})
    for who in "ABCD":
        assert position.to_act == who
        assert position.where(who) == "Entrance"
        position.go("Kitchen" if who == "A" else "Ballroom")
        if who == "A":
            position.act("stop", "pass")  # no snack break
        elif who == "B":
            position.act("stop")
        else:
            position.exchange("neutral", "neutral").act("give nothing", "give nothing")
            position.go({"C": "Jamming", "D": "Central Lock"}[who]).act("stop")
    assert position.to_act == "A"
    assert [m.seat for m in position.told(None, Turn)] == [0, 1, 2, 3, 0]


def test_RR7_who_enters_beside_somebody_must_leave_without_an_action_or_interaction() -> None:
    position = Position({"A": "Entrance"}, {"B": ["Contraband"]}, turn="B")
    assert position.to_act == "B"
    assert all(name.startswith("go ") for name in position.legal())


def test_R2_2_R2_4_one_movement_then_one_action_and_the_turn_is_over() -> None:
    position = Position({"A": "Gallery", "B": "Vault"})
    position.go("terrace Storage").act("search storage")
    assert len(position.items("A")) == 1
    assert position.to_act == "B"


def test_R2_3_RR8_an_action_item_is_used_without_moving() -> None:
    position = Position({"A": "Vault", "B": "Office"}, {"A": ["Contraband", "First Aid Kit"]})
    assert "use contraband" in position.legal()
    assert "use first aid kit" not in position.legal(), "not injured: it would do nothing"
    position.act("use contraband")
    assert position.to_act == "B"
    assert position.where("A") == "Vault"


def test_R2_3_without_an_action_item_a_player_must_move() -> None:
    position = Position({"A": "Vault"}, {"A": ["Bulletproof Vest", "Hidden Weapon"]})
    assert all(name.startswith("go ") for name in position.legal())


def test_RR8_a_bomb_is_used_in_place_only_on_the_helipad_with_a_helicopter() -> None:
    position = Position({"A": "Helipad"}, {"A": ["Bomb"]})
    assert "use bomb" not in position.legal()
    position = Position({"A": "Helipad"}, {"A": ["Bomb"]}, helicopter=1)
    assert "use bomb" in position.legal()


def test_RR8_a_floppy_counts_like_an_action_item() -> None:
    rooms = {"A": "Computer", "B": "Security HQ"}
    position = Position(rooms, {"A": ["red Floppy"]}, mission=TWO_MAN_RULE)
    assert "use red floppy" in position.legal()
    position = Position({"A": "Telex"}, {"A": ["Microfilm 2"]}, mission=DANGER_ZONE)
    assert "use microfilm 2" in position.legal()


@pytest.mark.parametrize(
    ("held", "may"), [("USSR intel", True), ("blue Briefcase", True), ("Key", False)]
)
def test_RR9_boarding_without_a_move_needs_intel_or_a_briefcase(held: str, may: bool) -> None:
    position = Position({"A": "Helipad"}, {"A": [held]}, helicopter=0)
    assert ("board helicopter" in position.legal()) is may


def test_RR10_a_room_is_used_only_after_a_move_into_it() -> None:
    position = Position({"A": "terrace Storage"})
    assert "search storage" not in position.legal()
    assert "search storage" in Position({"A": "Gallery"}).go("terrace Storage").legal()


def test_R3_1_a_player_walks_through_any_number_of_rooms_and_stops_in_an_empty_one() -> None:
    position = Position({"A": "Helipad", "B": "Vault"})
    position.go("Gallery", "Security HQ", "terrace Staircase", "ground Staircase")
    position.go("Central Lock").act("stop")
    assert position.where("A") == "Central Lock"
    assert len(position.told("B", Walked)) == 5


def test_R3_3_RR11_a_meeting_stops_the_mover_who_may_go_on_after_peace() -> None:
    position = Position({"A": "Entrance", "B": "Ballroom", "C": "Jamming"})
    position.go("Ballroom")
    assert position.to_act == "AB"
    position.exchange("neutral", "friendly").act("A: give nothing", "B: give nothing")
    assert position.to_act == "A"
    assert "stop" not in position.legal()
    position.go("Jamming")
    assert position.to_act == "AC", "several interactions in one turn are possible"


def test_RR11_who_cannot_go_on_sneaks_out() -> None:
    position = Position({"A": "Gallery", "B": "Helipad"})
    position.go("Helipad").exchange("neutral", "neutral").act("give nothing", "give nothing")
    assert position.legal() == ["sneak out"], "the Gallery is where the turn began"
    position.act("sneak out").go("Gallery")
    assert position.where("A") == "Gallery"
    assert position.to_act == "B"


def test_R3_4_no_way_back_to_the_start_or_to_a_room_of_an_interaction() -> None:
    position = Position({"A": "Entrance", "B": "Ballroom"})
    position.go("Kitchen")
    assert not position.can_go("Entrance")
    position.go("Office", "Ballroom").exchange("neutral", "neutral")
    position.act("give nothing", "give nothing").go("Jamming")
    assert not position.can_go("Ballroom")


def test_R3_5_the_injured_move_two_rooms() -> None:
    position = Position({"A": "Entrance"}, injured=1)
    position.go("Ballroom", "Jamming")
    assert position.legal() == ["stop"]


def test_RR12_a_walk_has_at_most_twenty_rooms_and_sneaking_does_not_count() -> None:
    position = Position({"A": "Vault"})
    position.go("Cellar")
    for _ in range(9):
        position.go("Breaker", "Cellar")
    position.go("Breaker")
    assert position.s.steps == MOST_STEPS
    assert not any(name.startswith("go ") for name in position.legal())
    position = Position({"A": "Entrance", "B": "Jamming"}, injured=1)
    position.go("Ballroom", "Jamming").fight("knife", "knife").go("Infirmary")
    assert position.where("A") == "Infirmary"


def test_R3_6_R7_7_RR39_a_key_opens_locked_doors_for_the_turn() -> None:
    position = Position({"A": "Kitchen"}, {"A": ["Key"]}).go("Office")
    assert not position.can_go("ground Service Stairs")
    position.act("use key").go("ground Service Stairs", "terrace Service Stairs")
    assert position.items("A") == []
    position.go("terrace Storage")
    assert position.can_go("terrace Service Stairs"), "until the end of the turn"
    position.act("stop")
    assert not position.s.keyed
    assert position.s.turn == 1


def test_R3_6_RR39_a_key_is_spent_at_any_point_of_the_turn_but_one_is_enough() -> None:
    position = Position({"A": "Kitchen", "B": "Vault"}, {"A": ["Key", "Key"], "B": ["Key"]})
    assert "use key" in position.legal(), "before the first step, far from any locked door"
    position.go("Office")
    assert "use key" in position.legal()
    position.act("use key")
    assert "use key" not in position.legal(), "all locked doors are open"
    position.go("ground Service Stairs", "Jamming").act("stop")
    assert position.s.turn == 1
    assert "use key" in position.legal(), "another turn needs another Key"


def test_RR39_after_a_fight_too_when_sneaking_out_and_when_sending_the_loser_away() -> None:
    rooms = {"A": "Entrance", "B": "Ballroom"}
    won = Position(rooms, {"A": ["Key"]}).go("Ballroom").fight("knife", "neutral").act("no reward")
    assert "use key" in won.legal(), "no locked door is near"
    won.go("Office")
    assert won.to_act == "A"
    assert "use key" in won.legal(), "no more movement, but a turn still"
    tied = Position(rooms, {"A": ["Key"]}).go("Ballroom").fight("knife", "knife")
    assert "use key" in tied.legal()
    lost = Position(rooms, {"B": ["Key"]}).go("Ballroom").fight("neutral", "knife").act("no reward")
    assert lost.to_act == "B"
    assert "use key" not in lost.legal(), "it is not B's turn, and no locked door is near"


def test_R7_7_RR39_leaving_a_service_staircase_needs_no_key() -> None:
    position = Position({"A": "ground Service Stairs"})
    for name in ("Office", "Jamming", "terrace Service Stairs", "basement Service Stairs"):
        assert position.can_go(name)


def test_RR13_the_reception_lasts_so_many_rounds_and_then_it_is_a_draw() -> None:
    position = last_turns(round=40)
    assert position.s.ending == TIME
    result = GAME.result(position.s)
    assert result is not None
    assert result.drawn
    assert position.winners == ""
    assert position.to_act == ""


def test_RR13_there_need_not_be_a_last_round() -> None:
    position = last_turns(round=60, rounds=0)
    assert position.s.ending == NOT_OVER
    assert position.s.round == 61


def test_RR60_without_a_last_round_a_game_is_broken_off_after_500() -> None:
    position = last_turns(round=499, rounds=0)
    assert position.s.ending == NOT_OVER
    position = last_turns(round=500, rounds=0)
    assert position.s.ending == BROKEN_OFF
    result = GAME.result(position.s)
    assert result is not None
    assert result.drawn
    assert position.winners == ""


def last_turns(**fields: Any) -> Position:
    """Everybody has had a turn in this round."""
    position = Position({"A": "Vault", "B": "Office", "C": "Radio", "D": "Telex"}, **fields)
    for name in ("Cellar", "Ballroom", "Computer", "terrace Storage"):
        position.go(name).act("stop")
    return position
