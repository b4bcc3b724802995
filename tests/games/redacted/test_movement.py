"""R2 A turn, R3 movement."""

import pytest

from brushpass.games.redacted.rules.cards import DANGER_ZONE, TWO_MAN_RULE
from brushpass.games.redacted.rules.ending import TIME
from brushpass.games.redacted.rules.movement import MOST_STEPS
from brushpass.games.redacted.speech.messages.turns import Turn, Walked
from tests.games.redacted.scenario import Scene


def test_R2_1_turns_go_clockwise_and_newcomers_enter_at_the_entrance() -> None:
    scene = Scene({"A": "Entrance"})
    for who in "ABCD":
        assert scene.to_act == who
        assert scene.where(who) == "Entrance"
        scene.go("Kitchen" if who == "A" else "Ballroom")
        scene.act("stop") if who in "AB" else None
        if who in "CD":
            scene.exchange("neutral", "neutral").act("give nothing", "give nothing")
            scene.go({"C": "Jamming", "D": "Central Lock"}[who]).act("stop")
    assert scene.to_act == "A"
    assert [m.seat for m in scene.told(None, Turn)] == [0, 1, 2, 3, 0]


def test_RR7_who_enters_beside_somebody_must_leave_without_an_action_or_interaction() -> None:
    scene = Scene({"A": "Entrance"}, {"B": ["Contraband"]}, turn="B")
    assert scene.to_act == "B"
    assert all(name.startswith("go ") for name in scene.legal())


def test_R2_2_R2_4_one_movement_then_one_action_and_the_turn_is_over() -> None:
    scene = Scene({"A": "Gallery", "B": "Vault"})
    scene.go("terrace Storage").act("search storage")
    assert len(scene.items("A")) == 1
    assert scene.to_act == "B"


def test_R2_3_RR8_an_action_item_is_used_without_moving() -> None:
    scene = Scene({"A": "Vault", "B": "Office"}, {"A": ["Contraband", "First Aid Kit"]})
    assert "use contraband" in scene.legal()
    assert "use first aid kit" not in scene.legal(), "not injured: it would do nothing"
    scene.act("use contraband")
    assert scene.to_act == "B"
    assert scene.where("A") == "Vault"


def test_R2_3_without_an_action_item_a_player_must_move() -> None:
    scene = Scene({"A": "Vault"}, {"A": ["Key", "Hidden Weapon"]})
    assert all(name.startswith("go ") for name in scene.legal())


def test_RR8_a_bomb_is_used_in_place_only_on_the_helipad_with_a_helicopter() -> None:
    scene = Scene({"A": "Helipad"}, {"A": ["Bomb"]})
    assert "use bomb" not in scene.legal()
    scene = Scene({"A": "Helipad"}, {"A": ["Bomb"]}, helicopter=1)
    assert "use bomb" in scene.legal()


def test_RR8_a_floppy_counts_like_an_action_item() -> None:
    rooms = {"A": "Computer", "B": "Security HQ"}
    scene = Scene(rooms, {"A": ["red Floppy"]}, mission=TWO_MAN_RULE)
    assert "use red floppy" in scene.legal()
    scene = Scene({"A": "Telex"}, {"A": ["Microfilm 2"]}, mission=DANGER_ZONE)
    assert "use microfilm 2" in scene.legal()


@pytest.mark.parametrize(
    ("held", "may"), [("USSR intel", True), ("blue Briefcase", True), ("Key", False)]
)
def test_RR9_boarding_without_a_move_needs_intel_or_a_briefcase(held: str, may: bool) -> None:
    scene = Scene({"A": "Helipad"}, {"A": [held]}, helicopter=0)
    assert ("board helicopter" in scene.legal()) is may


def test_RR10_a_room_is_used_only_after_a_move_into_it() -> None:
    scene = Scene({"A": "terrace Storage"})
    assert "search storage" not in scene.legal()
    assert "search storage" in Scene({"A": "Gallery"}).go("terrace Storage").legal()


def test_R3_1_a_player_walks_through_any_number_of_rooms_and_stops_in_an_empty_one() -> None:
    scene = Scene({"A": "Helipad", "B": "Vault"})
    scene.go("Gallery", "Security HQ", "terrace Staircase", "ground Staircase")
    scene.go("Central Lock").act("stop")
    assert scene.where("A") == "Central Lock"
    assert len(scene.told("B", Walked)) == 5


def test_R3_3_RR11_a_meeting_stops_the_mover_who_may_go_on_after_peace() -> None:
    scene = Scene({"A": "Entrance", "B": "Ballroom", "C": "Jamming"})
    scene.go("Ballroom")
    assert scene.to_act == "AB"
    scene.exchange("neutral", "friendly").act("A: give nothing", "B: give nothing")
    assert scene.to_act == "A"
    assert "stop" not in scene.legal()
    scene.go("Jamming")
    assert scene.to_act == "AC", "several interactions in one turn are possible"


def test_RR11_who_cannot_go_on_sneaks_out() -> None:
    scene = Scene({"A": "Gallery", "B": "Helipad"})
    scene.go("Helipad").exchange("neutral", "neutral").act("give nothing", "give nothing")
    assert scene.legal() == ["sneak out"], "the Gallery is where the turn began"
    scene.act("sneak out").go("Gallery")
    assert scene.where("A") == "Gallery"
    assert scene.to_act == "B"


def test_R3_4_no_way_back_to_the_start_or_to_a_room_of_an_interaction() -> None:
    scene = Scene({"A": "Entrance", "B": "Ballroom"})
    scene.go("Kitchen")
    assert not scene.can_go("Entrance")
    scene.go("Office", "Ballroom").exchange("neutral", "neutral")
    scene.act("give nothing", "give nothing").go("Jamming")
    assert not scene.can_go("Ballroom")


def test_R3_5_the_injured_move_two_rooms() -> None:
    scene = Scene({"A": "Entrance"}, injured=1)
    scene.go("Ballroom", "Jamming")
    assert scene.legal() == ["stop"]


def test_RR12_a_walk_has_at_most_twenty_rooms_and_sneaking_does_not_count() -> None:
    scene = Scene({"A": "Vault"})
    scene.go("Cellar")
    for _ in range(9):
        scene.go("Breaker", "Cellar")
    scene.go("Breaker")
    assert scene.s.steps == MOST_STEPS
    assert not any(name.startswith("go ") for name in scene.legal())
    scene = Scene({"A": "Entrance", "B": "Jamming"}, injured=1)
    scene.go("Ballroom", "Jamming").fight("knife", "knife").go("Infirmary")
    assert scene.where("A") == "Infirmary"


def test_R3_6_R7_7_RR39_a_key_opens_locked_doors_for_the_turn() -> None:
    scene = Scene({"A": "Kitchen"}, {"A": ["Key"]})
    assert "use key" not in scene.legal(), "no locked door is near"
    scene.go("Office")
    assert not scene.can_go("ground Service Stairs")
    scene.act("use key").go("ground Service Stairs", "terrace Service Stairs")
    assert scene.items("A") == []
    scene.go("terrace Storage")
    assert scene.can_go("terrace Service Stairs"), "until the end of the turn"
    scene.act("stop")
    assert not scene.s.keyed or scene.s.turn != 0


def test_R7_7_RR39_leaving_a_service_staircase_needs_no_key() -> None:
    scene = Scene({"A": "ground Service Stairs"})
    for name in ("Office", "Jamming", "terrace Service Stairs", "basement Service Stairs"):
        assert scene.can_go(name)


def test_RR13_the_reception_lasts_so_many_rounds_and_then_nobody_has_won() -> None:
    scene = Scene({"A": "Vault", "B": "Office", "C": "Radio", "D": "Telex"}, round=20)
    for name in ("Cellar", "Kitchen", "Computer", "terrace Storage"):
        scene.go(name).act("stop")
    assert scene.s.ending == TIME
    assert scene.winners == ""
    assert scene.to_act == ""
