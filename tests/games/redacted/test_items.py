"""R11 Items and briefcases."""

from brushpass.games.redacted.rules.cards import HIDDEN, NONE
from brushpass.games.redacted.rules.hands import hand_over
from brushpass.games.redacted.speech.messages.house import Cracked, PutIn
from tests.games.redacted.scenario import Scene, item


def cracking() -> Scene:
    """A holds the red briefcase, in which lies the USSR's intel, and a Code Cracker."""
    return Scene(
        {"A": "Vault", "B": "Office"},
        {"A": ["red Briefcase", "Code Cracker", "Key"]},
        tiles=["USSR intel", "Bomb"],
    )


def test_R11_2_R11_3_a_code_cracker_opens_a_held_briefcase_and_is_no_action() -> None:
    scene = cracking()
    assert "crack red briefcase" in scene.legal()
    assert "crack blue briefcase" not in scene.legal(), "not held"
    scene.act("crack red briefcase")
    intel = item("USSR intel")
    assert scene.told("A", Cracked) == [Cracked(0, 0, intel)]
    assert scene.told("B", Cracked) == [Cracked(0, 0, HIDDEN)]
    scene.act("leave it").go("Cellar").act("stop")
    assert scene.view("A").tiles == [intel, HIDDEN]
    assert scene.view("B").tiles == [HIDDEN, HIDDEN]


def test_R11_3_RR40_the_item_may_be_taken_and_one_put_back_unseen() -> None:
    scene = cracking().act("crack red briefcase", "take it")
    assert scene.items("A") == ["USSR intel", "red Briefcase", "Key"]
    assert scene.view("B").tiles[0] == NONE, "how many cards lie there is public"
    scene.act("put key")
    assert scene.told("B", PutIn) == [PutIn(0, 0, True, HIDDEN)]
    assert scene.view("A").tiles[0] == item("Key")
    assert scene.view("B").tiles[0] == HIDDEN
    assert scene.items("A") == ["USSR intel", "red Briefcase"]
    assert scene.s.sealed == 0b10


def test_RR40_the_card_just_taken_may_go_back_and_nobody_knows() -> None:
    scene = cracking().act("crack red briefcase", "take it", "put ussr intel")
    assert scene.view("A").tiles[0] == item("USSR intel")
    assert scene.view("B").agents[0].items == [HIDDEN, HIDDEN]


def test_RR40_who_looked_knows_until_another_puts_something_in() -> None:
    scene = cracking().act("crack red briefcase", "leave it").go("Cellar").act("stop")
    scene.hold("B", "Code Cracker")
    hand_over(scene.s, 0, 1, item("red Briefcase"), 0b11)
    scene.tell.gave(0, 1, item("red Briefcase"), 0b11)
    scene.act("crack red briefcase", "take it")
    assert item("USSR intel") in scene.view("A").agents[1].items, "A saw which card B took"
    scene.act("put red briefcase")
    assert scene.view("A").tiles[0] == HIDDEN


def test_RR41_a_stolen_briefcase_keeps_its_content() -> None:
    scene = Scene(
        {"A": "Entrance", "B": "Ballroom"},
        {"B": ["red Briefcase"]},
        tiles=["USSR intel", None],
    )
    scene.go("Ballroom").fight("knife", "neutral").act("steal")
    assert scene.items("A") == ["red Briefcase"]
    assert scene.s.tiles[0].kinds == [item("USSR intel")]


def test_R11_6_a_first_aid_kit_heals_as_an_action() -> None:
    scene = Scene({"A": "Vault", "B": "Office"}, {"A": ["First Aid Kit"]}, injured=1)
    scene.act("use first aid kit")
    assert not scene.s.is_injured(0)
    assert scene.to_act == "B"


def test_R11_7_contraband_is_stashed_only_as_an_action() -> None:
    scene = Scene({"A": "Vault", "B": "Office"}, {"A": ["Contraband"]}).go("Cellar")
    assert "use contraband" in scene.legal()
    scene.act("use contraband")
    assert scene.items("A") == []
    assert scene.to_act == "B"


def test_R11_1_intel_has_no_use_away_from_the_helipad() -> None:
    scene = Scene({"A": "Vault"}, {"A": ["USSR intel", "Bomb"]}).go("Cellar")
    assert [n for n in scene.legal() if not n.startswith("go ")] == ["stop"]
