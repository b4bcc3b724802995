"""R10 Darkness."""

from brushpass.games.redacted.rules.cards import HIDDEN
from brushpass.games.redacted.speech.messages.house import Used
from brushpass.games.redacted.speech.messages.meetings import Exchanged
from brushpass.games.redacted.speech.messages.turns import Knocked
from tests.games.redacted.scenario import Position, item

GOGGLES = "Night Vision Goggles"


def night(**more: object) -> Position:
    """A enters the dark Cellar, where B is."""
    where = {"A": "Vault", "B": "Cellar", "C": "Telex"}
    return Position(where, dark=True, **more).go("Cellar")  # type: ignore[arg-type]


def test_R10_1_R10_2_in_the_dark_nobody_interacts_but_nobody_stays() -> None:
    position = night().act("B: pass", "A: pass")
    assert position.told(None, Exchanged) == []
    assert position.to_act == "A"
    assert "stop" not in position.legal()
    assert position.can_go("Breaker")


def test_R10_1_R10_2_a_dark_occupied_room_is_used_and_left() -> None:
    position = Position({"A": "Tunnel", "B": "basement Storage"}, dark=True)
    position.go("basement Storage").act("pass", "pass", "search storage")
    assert len(position.items("A")) == 1
    assert position.to_act == "A"
    position.go("Cellar")
    assert position.to_act == "B"


def test_R10_1_lit_rooms_follow_the_normal_rules() -> None:
    position = Position({"A": "Entrance", "B": "Ballroom"}, dark=True).go("Ballroom")
    assert position.to_act == "AB"


def test_R10_3_RR37_first_the_agent_inside_then_the_one_who_enters() -> None:
    position = night()
    assert position.to_act == "B"
    assert position.legal() == ["pass"], "asked without Goggles too"
    position.act("pass")
    assert position.to_act == "A"


def test_R10_3_if_both_show_goggles_they_interact() -> None:
    position = night(items={"A": [GOGGLES], "B": [GOGGLES]})
    goggles = "use goggles"
    position.act(f"B: {goggles}", f"A: {goggles}")
    assert position.to_act == "AB"
    assert "show knife" in position.legal("A")
    assert [m.item for m in position.told(None, Used)] == [item(GOGGLES)] * 2


def test_R10_4_the_agent_inside_alone_takes_a_reward_and_the_mover_is_out() -> None:
    position = night(items={"A": ["Bomb"], "B": [GOGGLES]})
    position.act("B: use goggles", "A: pass")
    assert position.to_act == "B"
    position.act("steal")
    assert position.items("B") == ["Bomb"]
    assert position.to_act == "A"
    assert "go vault" not in position.legal(), "sneaking out, not back to the start"
    position.go("Breaker")
    assert position.s.turn == 1
    assert position.s.spent == [0] * 12, "no Attack cards"


def test_RR37_the_mover_alone_takes_a_reward_and_moves_on() -> None:
    position = night(items={"A": [GOGGLES], "B": ["Bomb"]})
    position.act("B: pass", "A: use goggles", "steal")
    assert position.items("A") == ["Bomb"]
    assert position.to_act == "A"
    position.go("basement Storage").act("search storage")
    assert len(position.items("A")) == 2, "the action was not spent"


def test_R10_5_goggles_knock_a_sneaking_agent_out() -> None:
    position = Position(
        {"A": "Ballroom", "B": "Jamming", "C": "Infirmary"},
        {"C": [GOGGLES]},
        dark=True,
    )
    position.s.dark = False
    position.go("Jamming").fight("knife", "neutral").act("injure")
    position.s.dark = True
    position.go("Infirmary")
    assert position.legal() == ["pass", "use goggles"]
    position.act("use goggles")
    assert position.told(None, Knocked) == [Knocked(2, 1)]
    assert position.to_act == "C"
    assert "interrogate" in position.legal()


def test_RR38_lights_on_beside_somebody_means_sneaking_out() -> None:
    position = Position({"A": "Cellar", "B": "Breaker"}, dark=True)
    position.go("Breaker").act("pass", "pass", "switch lights")
    assert not position.s.dark
    assert position.to_act == "A"
    position.go("Tunnel")
    assert position.to_act == "B"
    assert position.view("C").agents[0].choice != HIDDEN
