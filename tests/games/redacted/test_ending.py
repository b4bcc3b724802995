"""How missions end."""

import pytest

from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.cards import (
    BEDFELLOWS,
    DOUBLE_BLIND,
    HIDDEN,
    INTERPOL,
    NONE,
    STAINED,
    TWO_MAN_RULE,
)
from brushpass.games.redacted.speech.messages.meetings import Arrested
from brushpass.games.redacted.speech.messages.turns import Finished
from tests.games.redacted.scenario import Position, item


def board(held: list[str], **more: object) -> Position:
    more.setdefault("helicopter", 0)
    return Position({"A": "Gallery", "B": "Vault"}, {"A": held}, **more).go("Helipad")  # type: ignore[arg-type]


def test_R12_4_escaping_with_the_enemys_intel_wins_for_the_team() -> None:
    position = board(["USSR intel"]).act("board helicopter")
    assert position.ending == "escape"
    assert position.winners == "AB"


@pytest.mark.parametrize("held", [[], ["UK intel"], ["red Briefcase"]])
def test_R12_4_escaping_without_it_loses(held: list[str]) -> None:
    position = board(held, tiles=[None, "USSR intel"]).act("board helicopter")
    assert position.ending == "blunder"
    assert position.winners == "CD"


def test_R12_4_R11_2_RR41_a_held_briefcase_is_opened() -> None:
    position = board(["blue Briefcase"], tiles=[None, "USSR intel"]).act("board helicopter")
    assert position.ending == "escape"


def test_R12_4_at_the_end_all_see_the_loyalties() -> None:
    position = board(["USSR intel"]).act("board helicopter")
    for who in ("A", "D", None):
        assert [agent.loyalty for agent in position.view(who).agents] == [0, 0, 1, 1]
        assert position.told(who, Finished)[0].loyalties == [0, 0, 1, 1]


def test_R12_5_both_helicopters_destroyed_win_for_the_other_team() -> None:
    position = board(["Bomb"], helicopter=1).act("use bomb")
    assert position.ending == ""
    position = board(["Bomb"], helicopter=1, lost=[0, 1, 0, 0]).act("use bomb")
    assert position.ending == "both helicopters destroyed"
    assert position.winners == "AB"


@pytest.mark.parametrize(("floppy", "winners"), [("red", "AB"), ("blue", "CD")])
def test_R13_4_RR45_a_floppy_of_any_colour_ends_the_training(floppy: str, winners: str) -> None:
    rooms = {"A": "Cellar", "C": "Security HQ"}
    held = [f"{floppy} Floppy"]
    position = Position(rooms, {"A": held}, mission=TWO_MAN_RULE).go("Computer")
    position.act(f"use {floppy} floppy")
    assert position.ending == {"red": "virus", "blue": "anti-virus"}[floppy]
    assert position.winners == winners


def test_R13_4_RR45_somebody_else_must_be_awake_in_the_security_hq() -> None:
    rooms = {"A": "Cellar", "C": "Security HQ"}
    held = {"A": ["red Floppy"]}
    position = Position(rooms, held, mission=TWO_MAN_RULE, down=0b100).go("Computer")
    assert "use red floppy" not in position.legal()
    position = Position({"A": "Cellar"}, held, mission=TWO_MAN_RULE).go("Computer")
    assert "use red floppy" not in position.legal()


def arrest(of: str, **more: object) -> Position:
    """A is Interpol and has beaten somebody in the Ballroom; E watches from the Security HQ."""
    where = {"A": "Entrance", of: "Ballroom", "E": "Security HQ"}
    position = Position(where, mission=DOUBLE_BLIND, **more)  # type: ignore[arg-type]
    position.go("Ballroom").fight("knife", "neutral")
    assert "arrest" in position.legal()
    return position.act("arrest")


def test_R14_2_only_interpol_and_the_security_hq_see_the_loyalty_but_all_the_badge() -> None:
    position = arrest("C")
    for who in "AE":
        assert position.told(who, Arrested) == [Arrested(0, 2, True, STAINED, 0b10001)]
        assert position.view(who).agents[2].loyalty == STAINED
    for outsider in ("B", "D", None):
        assert position.told(outsider, Arrested) == [Arrested(0, 2, True, HIDDEN, 0b10001)]
        assert position.view(outsider).agents[2].loyalty == HIDDEN
        assert position.view(outsider).agents[0].loyalty == INTERPOL
    position = Position({"B": "Entrance", "C": "Ballroom"}, mission=DOUBLE_BLIND, turn="B")
    assert "arrest" not in position.go("Ballroom").fight("knife", "neutral").legal()


def test_R14_3_RR42_a_wanted_agent_is_out_and_interpol_takes_another_turn() -> None:
    before = Position({"A": "Entrance"}, mission=DOUBLE_BLIND).s.items.size()
    position = arrest("C", items={"C": ["Bomb"]})
    assert position.s.room[2] == NONE
    assert position.s.items.size() == before, "the items are shuffled into the deck"
    assert position.to_act == "A"
    assert position.s.steps == 0
    position.go("Jamming").act("stop")
    assert position.s.turn == 1
    assert position.view(None).agents[2].arrested
    position.go("Kitchen").act("stop", "pass")
    assert position.s.turn == 3, "C is passed over"


def test_R14_4_RR42_a_mistake_costs_all_items_and_the_badge_is_known() -> None:
    position = arrest("B", items={"A": ["Bomb", "Key"]})
    assert position.items("A") == []
    assert position.s.discard[item("Bomb")] == 1
    assert position.where("A") == "Ballroom"
    assert position.view(None).badge == 0
    assert position.view("D").cleared == 0b10
    assert position.to_act == "A", "B still has to sneak out"


def test_RR43_an_arrest_is_possible_with_a_free_reward() -> None:
    where = {"A": "Jamming", "B": "Entrance", "C": "Ballroom"}
    position = Position(where, mission=DOUBLE_BLIND, turn="B")
    position.go("Ballroom").fight("knife", "neutral").act("injure").go("Jamming")
    position.act("A: knock out")
    assert "arrest" in position.legal()
    position.act("arrest")
    assert position.s.arrested == 0b100
    assert position.to_act == "D", "no other turn: Interpol was not active"


def test_R14_5_interpol_wins_with_both_arrests() -> None:
    position = Position({"A": "Entrance", "E": "Ballroom"}, mission=DOUBLE_BLIND, arrested=0b100)
    position.go("Ballroom").fight("knife", "neutral").act("arrest")
    assert position.ending == "both wanted agents arrested"
    assert position.winners == "A"


def test_R14_5_an_arrested_agent_still_wins_with_the_team() -> None:
    position = Position(
        {"B": "Gallery"},
        {"B": ["USSR intel"]},
        mission=DOUBLE_BLIND,
        turn="B",
        arrested=0b100,
        helicopter=0,
    )
    position.go("Helipad").act("board helicopter")
    assert position.winners == "BC"


def flight(held: list[str], letters: int) -> Position:
    """A of the UK boards; letters as bits of UK, USSR, USA."""
    position = board(held, mission=BEDFELLOWS, letters=letters)
    return position.act("board helicopter")


def test_R15_5_RR44_an_ally_needs_the_lone_agents_intel() -> None:
    assert flight(["USA intel"], 0b011).winners == "AB"
    assert flight(["USSR intel"], 0b011).winners == "C"
    assert flight([], 0b011).ending == "blunder"


def test_R15_5_the_lone_agent_needs_either() -> None:
    assert flight(["USA intel"], 0b110).winners == "A"
    assert flight(["USSR intel"], 0b110).winners == "A"
    assert flight(["UK intel"], 0b110).winners == "BC"


@pytest.mark.parametrize("letters", [0b011, 0b101, 0b110])
def test_R15_5_both_other_intels_always_win(letters: int) -> None:
    assert "A" in flight(["USA intel", "USSR intel"], letters).winners


def test_R15_3_both_helicopters_of_a_colour() -> None:
    for letters, winners in ((0b011, "C"), (0b101, "AC"), (0b110, "A")):
        position = board(
            ["Bomb"], mission=BEDFELLOWS, letters=letters, helicopter=1, lost=[0, 1, 0, 0]
        )
        assert position.act("use bomb").winners == winners


def test_R15_4_three_colours_destroyed_win_for_the_lone_agent() -> None:
    for letters, winners in ((0b011, "C"), (0b101, "B"), (0b110, "A")):
        position = board(
            ["Bomb"], mission=BEDFELLOWS, letters=letters, helicopter=1, lost=[1, 0, 1, 0]
        )
        position.act("use bomb")
        assert position.ending == "three helicopters destroyed"
        assert position.winners == winners


def test_roles_for_statistics() -> None:
    assert GAME.role(Position({"A": "Vault"}, mission=BEDFELLOWS).s, 2) == "lone agent"
    assert GAME.role(Position({"A": "Vault"}, mission=DOUBLE_BLIND).s, 2) == "wanted agent"
    assert GAME.role(Position({"A": "Vault"}, mission=TWO_MAN_RULE).s, 0) == "red team"
    assert GAME.role(Position({"A": "Vault"}).s, 3) == "USSR"
