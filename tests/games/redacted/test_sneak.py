"""R6 Sneaking out."""

from brushpass.games.redacted.speech.messages.turns import Knocked, LetPass, Scanned
from tests.games.redacted.scenario import Scene


def test_R6_1_on_through_occupied_rooms_to_the_first_empty_one() -> None:
    scene = Scene({"A": "Entrance", "B": "Ballroom", "C": "Jamming"})
    scene.go("Ballroom").fight("knife", "neutral").act("injure").go("Jamming")
    assert scene.to_act == "C"
    scene.act("let pass")
    assert scene.told(None, LetPass) == [LetPass(2, 1)]
    assert scene.to_act == "B", "the other rooms are for the sneaking player to choose (RR24)"
    assert scene.legal() == ["go infirmary"], "not back to the interaction"
    scene.go("Infirmary")
    assert scene.where("B") == "Infirmary"
    assert scene.s.turn == 1


def test_RR24_after_a_tie_the_sneaking_player_chooses_all_rooms() -> None:
    scene = Scene({"A": "Entrance", "B": "Ballroom"})
    scene.go("Ballroom").fight("knife", "knife")
    assert scene.to_act == "A"
    assert sorted(scene.legal()) == ["go central lock", "go jamming", "go office"]


def test_R6_2_not_to_the_start_unless_there_is_no_other_way() -> None:
    scene = Scene({"A": "Entrance", "B": "Ballroom"}).go("Ballroom").fight("knife", "knife")
    assert not scene.can_go("Entrance")
    scene = Scene({"A": "Gallery", "B": "Helipad"}).go("Helipad").fight("knife", "knife")
    assert scene.legal() == ["go gallery"]


def test_R6_3_detectors_work_on_the_sneaking_too() -> None:
    scene = Scene(
        {"A": "Entrance", "B": "Ballroom", "C": "X-ray"},
        {"B": ["Bomb"]},
    )
    scene.go("Ballroom").fight("knife", "neutral").act("injure").go("Office")
    assert [m.items for m in scene.told("C", Scanned)] == [[4]]


def test_R6_3_a_winner_spends_a_key_to_send_the_loser_through_a_locked_door() -> None:
    scene = Scene({"A": "Ballroom", "B": "Jamming"}, {"A": ["Key"]})
    scene.go("Jamming").fight("knife", "neutral").act("injure")
    assert not scene.can_go("ground Service Stairs")
    scene.act("use key").go("ground Service Stairs")
    assert scene.where("B") == "Service Stairs"


def test_R6_3_also_a_winner_who_is_not_active_and_a_key_of_earlier() -> None:
    scene = Scene({"A": "Ballroom", "B": "Jamming"}, {"B": ["Key"]})
    scene.go("Jamming").fight("neutral", "knife").act("injure", "use key")
    scene.go("ground Service Stairs")
    assert scene.where("A") == "Service Stairs"
    scene = Scene({"A": "Kitchen", "B": "Jamming"}, {"A": ["Key"]})
    scene.go("Office").act("use key").go("ground Service Stairs", "Jamming")
    scene.fight("knife", "neutral").act("injure")
    assert scene.can_go("ground Service Stairs")


def knocked_out() -> Scene:
    """B was sent through C's room and knocked out there."""
    scene = Scene({"A": "Entrance", "B": "Ballroom", "C": "Jamming", "D": "Vault"}, {"B": ["Bomb"]})
    scene.go("Ballroom").fight("knife", "neutral").act("injure").go("Jamming")
    return scene.act("knock out")


def test_R6_4_the_occupant_knocks_out_and_takes_a_free_reward() -> None:
    scene = knocked_out()
    assert scene.told(None, Knocked) == [Knocked(2, 1)]
    assert scene.to_act == "C"
    assert scene.legal() == ["no reward", "steal", "interrogate"]
    scene.act("steal")
    assert scene.items("C") == ["Bomb"]
    assert scene.s.weapons[6:9] == [1, 1, 1], "without an Attack card"


def test_R6_5_R6_6_the_knocked_out_meet_nobody_and_must_leave_when_they_wake() -> None:
    scene = knocked_out().act("no reward")
    assert scene.to_act == "B"
    assert not scene.s.down
    assert all(name.startswith("go ") for name in scene.legal()), "C is there: out at once"
    other = Scene({"A": "Ballroom", "B": "Jamming", "C": "Telex"}, down=0b10)
    other.go("Jamming")
    assert other.to_act == "A", "no interaction with who is knocked out"
    assert "stop" in other.legal()


def test_RR25_no_room_twice_and_no_way_left_means_knocked_out() -> None:
    scene = Scene({"A": "terrace Staircase", "B": "Armoury", "C": "X-ray"})
    scene.go("Armoury").fight("neutral", "knife").act("no reward").go("X-ray")
    scene.act("let pass")
    assert scene.told(None, Knocked) == [Knocked(-1, 0)]
    assert scene.s.down == 0b1
    assert scene.where("A") == "X-ray"


def test_RR26_the_knocked_out_neither_watch_nor_hold_the_lock() -> None:
    scene = Scene({"A": "Entrance", "B": "Ballroom", "C": "Security HQ"}, down=0b100)
    scene.go("Ballroom").exchange("knife", "neutral")
    assert scene.s.eyes == 0b11
    scene = Scene({"A": "Vault", "B": "Vault", "C": "Cellar"}, down=0b110)
    assert scene.to_act == "A", "several may lie in one room"


def test_RR27_a_knocked_out_active_player_has_no_more_turn() -> None:
    scene = Scene({"A": "Entrance", "B": "Ballroom", "C": "Jamming"})
    scene.go("Ballroom").fight("knife", "knife").go("Jamming").act("knock out", "no reward")
    assert scene.to_act == "B"
    assert scene.s.down == 0b1


def test_RR28_the_ballroom_of_the_reception_stops_a_sneaking_agent() -> None:
    scene = Scene(
        {"A": "Infirmary", "B": "Jamming", "C": "Ballroom", "D": "Ballroom"}, reception=True
    )
    scene.go("Jamming").fight("knife", "neutral").act("injure").go("Ballroom")
    assert scene.where("B") == "Ballroom"
    assert scene.to_act == "B"
    assert scene.s.turn == 1
