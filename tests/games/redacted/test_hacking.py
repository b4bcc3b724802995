"""R9 The Computer room."""

from brushpass.games.redacted.rules.cards import HIDDEN, NEUTRAL_SEEN
from brushpass.games.redacted.speech.messages.house import Hacked
from brushpass.games.redacted.speech.messages.turns import Passed
from tests.games.redacted.scenario import Position, room

WHERE = {"A": "Vault", "B": "Computer", "C": "Office", "D": "Kitchen"}


def test_R9_2_R9_3_RR34_a_call_by_radio_can_be_hacked() -> None:
    for pick, card in ((0, NEUTRAL_SEEN), (1, 0)):
        position = Position(WHERE).go("Radio").act("call uk helicopter")
        assert position.to_act == "B"
        assert position.legal() == ["pass", "hack"]
        position.luck(pick).act("hack")
        radio = room("Radio")
        assert position.told("B", Hacked) == [Hacked(1, 0, radio, card)]
        for who in ("A", "C", None):
            assert position.told(who, Hacked) == [Hacked(1, 0, radio, HIDDEN)]
        assert position.view("B").agents[0].loyalty == (0 if pick else HIDDEN)
        assert position.view("C").agents[0].loyalty == HIDDEN


def test_RR34_hacking_is_optional() -> None:
    position = Position(WHERE).go("Radio").act("call uk helicopter", "pass")
    assert position.told(None, Passed) == [Passed(1)]
    assert position.to_act == "B"
    assert position.s.turn == 1


def test_R9_2_the_armoury_too() -> None:
    position = (
        Position(WHERE | {"A": "X-ray"}).go("Armoury").act("draw weapons", "choose brass knuckles")
    )
    assert position.to_act == "B"
    assert "hack" in position.legal()


def test_R9_2_RR34_who_stands_in_x_ray_or_security_hq_is_hacked_at_the_end_of_a_turn() -> None:
    position = Position(WHERE | {"C": "X-ray", "D": "Security HQ"}).go("Cellar").act("stop")
    assert position.to_act == "B"
    position.act("hack")
    assert "hack" in position.legal()
    position.act("hack")
    assert {m.victim for m in position.told(None, Hacked)} == {2, 3}
    assert position.s.turn == 1


def test_R9_4_RR34_once_in_a_round_for_each_victim_and_room() -> None:
    position = Position(WHERE | {"C": "X-ray", "D": "Security HQ"}, turn="C")
    position.go("Armoury").act("draw weapons", "choose brass knuckles", "hack", "hack")
    assert [(m.victim, m.room) for m in position.told(None, Hacked)] == [
        (2, room("Armoury")),
        (3, room("Security HQ")),
    ]
    position.go("Telex").act("stop").go("Cellar").act("stop").go("Radio").act("stop")
    assert position.s.turn == 2, "nobody was asked again"
    assert position.s.round == 2
    assert position.s.hacked == [0, 0, 0, 0], "a round ends when the starting player's turn begins"


def test_R9_4_nobody_is_hacked_again_by_another_hacker_in_the_same_round() -> None:
    position = Position(WHERE | {"A": "Kitchen", "C": "Cellar", "D": "X-ray"})
    position.go("Office").act("stop", "B: hack")
    position.go("Radio").act("stop")
    assert position.s.turn == 2
    position.go("Computer").act("stop")
    assert position.s.turn == 3, "C is not asked about D, whom B hacked"
    position.go("Armoury").act("draw weapons", "choose brass knuckles")
    assert position.to_act == "C", "for another room D can be hacked"


def test_R9_4_not_twice_for_the_same_presence() -> None:
    position = Position(WHERE | {"D": "X-ray"}).go("Cellar").act("stop", "hack")
    assert position.s.turn == 1
    position.go("Radio").act("stop")
    assert position.s.turn == 2
    position.s.room[1] = room("Computer")
    position.go("Kitchen").act("stop", "pass")
    assert position.s.turn == 3, "B was not asked again"
