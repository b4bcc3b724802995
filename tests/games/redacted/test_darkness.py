"""R10 Darkness."""

from brushpass.games.redacted.rules.cards import HIDDEN
from brushpass.games.redacted.speech.messages.house import Used
from brushpass.games.redacted.speech.messages.meetings import Exchanged
from brushpass.games.redacted.speech.messages.turns import Knocked
from tests.games.redacted.scenario import Scene, item

GOGGLES = "Night Vision Goggles"


def night(**more: object) -> Scene:
    """A enters the dark Cellar, where B is."""
    where = {"A": "Vault", "B": "Cellar", "C": "Telex"}
    return Scene(where, dark=True, **more).go("Cellar")  # type: ignore[arg-type]


def test_R10_1_R10_2_in_the_dark_nobody_interacts_but_nobody_stays() -> None:
    scene = night().act("B: pass", "A: pass")
    assert scene.told(None, Exchanged) == []
    assert scene.to_act == "A"
    assert "stop" not in scene.legal()
    assert scene.can_go("Breaker")


def test_R10_1_R10_2_a_dark_occupied_room_is_used_and_left() -> None:
    scene = Scene({"A": "Tunnel", "B": "basement Storage"}, dark=True)
    scene.go("basement Storage").act("pass", "pass", "search storage")
    assert len(scene.items("A")) == 1
    assert scene.to_act == "A"
    scene.go("Cellar")
    assert scene.to_act == "B"


def test_R10_1_lit_rooms_follow_the_normal_rules() -> None:
    scene = Scene({"A": "Entrance", "B": "Ballroom"}, dark=True).go("Ballroom")
    assert scene.to_act == "AB"


def test_R10_3_RR37_first_the_agent_inside_then_the_one_who_enters() -> None:
    scene = night()
    assert scene.to_act == "B"
    assert scene.legal() == ["pass"], "asked without Goggles too"
    scene.act("pass")
    assert scene.to_act == "A"


def test_R10_3_if_both_show_goggles_they_interact() -> None:
    scene = night(items={"A": [GOGGLES], "B": [GOGGLES]})
    goggles = "use goggles"
    scene.act(f"B: {goggles}", f"A: {goggles}")
    assert scene.to_act == "AB"
    assert "show knife" in scene.legal("A")
    assert [m.item for m in scene.told(None, Used)] == [item(GOGGLES)] * 2


def test_R10_4_the_agent_inside_alone_takes_a_reward_and_the_mover_is_out() -> None:
    scene = night(items={"A": ["Bomb"], "B": [GOGGLES]})
    scene.act("B: use goggles", "A: pass")
    assert scene.to_act == "B"
    scene.act("steal")
    assert scene.items("B") == ["Bomb"]
    assert scene.to_act == "A"
    assert "go vault" not in scene.legal(), "sneaking out, not back to the start"
    scene.go("Breaker")
    assert scene.s.turn == 1
    assert scene.s.spent == [0] * 12, "no Attack cards"


def test_RR37_the_mover_alone_takes_a_reward_and_moves_on() -> None:
    scene = night(items={"A": [GOGGLES], "B": ["Bomb"]})
    scene.act("B: pass", "A: use goggles", "steal")
    assert scene.items("A") == ["Bomb"]
    assert scene.to_act == "A"
    scene.go("basement Storage").act("search storage")
    assert len(scene.items("A")) == 2, "the action was not spent"


def test_R10_5_goggles_knock_a_sneaking_agent_out() -> None:
    scene = Scene(
        {"A": "Ballroom", "B": "Jamming", "C": "Infirmary"},
        {"C": [GOGGLES]},
        dark=True,
    )
    scene.s.dark = False
    scene.go("Jamming").fight("knife", "neutral").act("injure")
    scene.s.dark = True
    scene.go("Infirmary")
    assert scene.legal() == ["pass", "use goggles"]
    scene.act("use goggles")
    assert scene.told(None, Knocked) == [Knocked(2, 1)]
    assert scene.to_act == "C"
    assert "interrogate" in scene.legal()


def test_RR38_lights_on_beside_somebody_means_sneaking_out() -> None:
    scene = Scene({"A": "Cellar", "B": "Breaker"}, dark=True)
    scene.go("Breaker").act("pass", "pass", "switch lights")
    assert not scene.s.dark
    assert scene.to_act == "A"
    scene.go("Tunnel")
    assert scene.to_act == "B"
    assert scene.view("C").agents[0].choice != HIDDEN
