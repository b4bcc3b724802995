"""R9 The Computer room."""

from brushpass.games.redacted.rules.cards import HIDDEN, NEUTRAL_SEEN
from brushpass.games.redacted.speech.messages.house import Hacked
from brushpass.games.redacted.speech.messages.turns import Passed
from tests.games.redacted.scenario import Scene, room

WHERE = {"A": "Vault", "B": "Computer", "C": "Office", "D": "Kitchen"}


def test_R9_2_R9_3_RR34_a_call_by_radio_can_be_hacked() -> None:
    for pick, card in ((0, NEUTRAL_SEEN), (1, 0)):
        scene = Scene(WHERE).go("Radio").act("call uk helicopter")
        assert scene.to_act == "B"
        assert scene.legal() == ["pass", "hack"]
        scene.luck(pick).act("hack")
        radio = room("Radio")
        assert scene.told("B", Hacked) == [Hacked(1, 0, radio, card)]
        for who in ("A", "C", None):
            assert scene.told(who, Hacked) == [Hacked(1, 0, radio, HIDDEN)]
        assert scene.view("B").agents[0].loyalty == (0 if pick else HIDDEN)
        assert scene.view("C").agents[0].loyalty == HIDDEN


def test_RR34_hacking_is_optional() -> None:
    scene = Scene(WHERE).go("Radio").act("call uk helicopter", "pass")
    assert scene.told(None, Passed) == [Passed(1)]
    assert scene.to_act == "B"
    assert scene.s.turn == 1


def test_R9_2_the_armoury_too() -> None:
    scene = Scene(WHERE | {"A": "X-ray"}).go("Armoury").act("draw weapons", "choose brass knuckles")
    assert scene.to_act == "B"
    assert "hack" in scene.legal()


def test_R9_2_RR34_who_stands_in_x_ray_or_security_hq_is_hacked_at_the_end_of_a_turn() -> None:
    scene = Scene(WHERE | {"C": "X-ray", "D": "Security HQ"}).go("Cellar").act("stop")
    assert scene.to_act == "B"
    scene.act("hack")
    assert "hack" in scene.legal()
    scene.act("hack")
    assert {m.victim for m in scene.told(None, Hacked)} == {2, 3}
    assert scene.s.turn == 1


def test_R9_4_RR34_once_in_a_round_for_each_victim_and_room() -> None:
    scene = Scene(WHERE | {"C": "X-ray"}, turn="C")
    scene.go("Armoury").act("draw weapons", "choose brass knuckles", "hack")
    scene.go("Office").act("stop")
    scene.s.room[2] = room("Armoury")
    assert scene.s.hacked[1] != 0
    scene.go("Cellar").act("stop")
    assert scene.s.turn == 1
    assert scene.s.hacked[1] == 0, "a round ends when the hacker's turn begins"


def test_R9_4_not_twice_for_the_same_presence() -> None:
    scene = Scene(WHERE | {"D": "X-ray"}, turn="C").go("Kitchen").act("stop", "hack")
    assert scene.s.turn == 3
    scene.s.turn = 0
    scene.s.frames[0].seat = 0
    scene.s.start = scene.s.room[0]
    scene.s.barred = 0
    scene.go("Cellar").act("stop")
    assert scene.s.turn == 1, "B was not asked again"
