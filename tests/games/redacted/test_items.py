"""R11 Items and briefcases."""

from brushpass.games.redacted.rules.cards import HIDDEN, NONE
from brushpass.games.redacted.rules.hands import hand_over
from brushpass.games.redacted.speech.messages.house import Cracked, PutIn
from tests.games.redacted.scenario import Position, item


def cracking() -> Position:
    """A holds the red briefcase, in which lies the USSR's intel, and a Code Cracker."""
    return Position(
        {"A": "Vault", "B": "Office"},
        {"A": ["red Briefcase", "Code Cracker", "Key"]},
        tiles=["USSR intel", "Bomb"],
    )


def test_R11_2_R11_3_a_code_cracker_opens_a_held_briefcase_and_is_no_action() -> None:
    position = cracking()
    assert "crack red briefcase" in position.legal()
    assert "crack blue briefcase" not in position.legal(), "not held"
    position.act("crack red briefcase")
    intel = item("USSR intel")
    assert position.told("A", Cracked) == [Cracked(0, 0, intel)]
    assert position.told("B", Cracked) == [Cracked(0, 0, HIDDEN)]
    position.act("leave it").go("Cellar").act("stop")
    assert position.view("A").tiles == [intel, HIDDEN]
    assert position.view("B").tiles == [HIDDEN, HIDDEN]


def test_R11_3_RR40_the_item_may_be_taken_and_one_put_back_unseen() -> None:
    position = cracking().act("crack red briefcase", "take it")
    assert position.items("A") == ["USSR intel", "red Briefcase", "Key"]
    assert position.view("B").tiles[0] == NONE, "how many cards lie there is public"
    position.act("put key")
    assert position.told("B", PutIn) == [PutIn(0, 0, True, HIDDEN)]
    assert position.view("A").tiles[0] == item("Key")
    assert position.view("B").tiles[0] == HIDDEN
    assert position.items("A") == ["USSR intel", "red Briefcase"]
    assert position.s.sealed == 0b10


def test_RR40_the_card_just_taken_may_go_back_and_nobody_knows() -> None:
    position = cracking().act("crack red briefcase", "take it", "put ussr intel")
    assert position.view("A").tiles[0] == item("USSR intel")
    assert position.view("B").agents[0].items == [HIDDEN, HIDDEN]


def test_RR40_who_looked_knows_until_another_puts_something_in() -> None:
    position = cracking().act("crack red briefcase", "leave it").go("Cellar").act("stop")
    position.hold("B", "Code Cracker")
    hand_over(position.s, 0, 1, item("red Briefcase"), 0b11)
    position.tell.gave(0, 1, item("red Briefcase"), 0b11)
    position.act("crack red briefcase", "take it")
    assert item("USSR intel") in position.view("A").agents[1].items, "A saw which card B took"
    position.act("put red briefcase")
    assert position.view("A").tiles[0] == HIDDEN


def test_RR41_a_stolen_briefcase_keeps_its_content() -> None:
    position = Position(
        {"A": "Entrance", "B": "Ballroom"},
        {"B": ["red Briefcase"]},
        tiles=["USSR intel", None],
    )
    position.go("Ballroom").fight("knife", "neutral").act("steal")
    assert position.items("A") == ["red Briefcase"]
    assert position.s.tiles[0].kinds == [item("USSR intel")]


def test_R11_6_a_first_aid_kit_heals_as_an_action() -> None:
    position = Position({"A": "Vault", "B": "Office"}, {"A": ["First Aid Kit"]}, injured=1)
    position.act("use first aid kit")
    assert not position.s.is_injured(0)
    assert position.to_act == "B"


def test_R11_7_contraband_is_stashed_only_as_an_action() -> None:
    position = Position({"A": "Vault", "B": "Office"}, {"A": ["Contraband"]}).go("Cellar")
    assert "use contraband" in position.legal()
    position.act("use contraband")
    assert position.items("A") == []
    assert position.to_act == "B"


def test_R11_1_intel_has_no_use_away_from_the_helipad() -> None:
    position = Position({"A": "Vault"}, {"A": ["USSR intel", "Bomb"]}).go("Cellar")
    assert [n for n in position.legal() if not n.startswith("go ")] == ["stop"]
