"""The rules of thumb: legal, sensible, better than chance."""

import pytest

from brushpass.core.chance import Fast
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.cards import (
    DANGER_ZONE,
    DOUBLE_BLIND,
    GARROTTE,
    KNIFE,
    TWO_MAN_RULE,
)
from tests.conformity.cells import Cell, cells_of
from tests.games.redacted.scenario import ACTION, Position, room


def advice(position: Position) -> str:
    seat = "ABCDEF".index(position.to_act[0])
    options = GAME.legal(position.s, seat)
    return GAME.thought.advise(GAME.see(position.s, seat, None), options, Fast(1)).name


def test_RR36_they_board_with_the_prize_and_decline_snacks() -> None:
    position = Position({"A": "Gallery"}, {"A": ["USSR intel"]}, helicopter=0)
    assert advice(position) == "go helipad"
    assert advice(position.go("Helipad")) == "board helicopter"
    assert advice(Position({"A": "Entrance"}).go("Kitchen")) != "snack break"


def test_they_call_for_the_helicopter_they_need() -> None:
    assert (
        advice(Position({"A": "Vault"}, {"A": ["USSR intel"]}).go("Radio")) == "call uk helicopter"
    )
    assert advice(Position({"A": "Vault"}, {"A": ["Bomb"]}).go("Radio")) == "call ussr helicopter"


@pytest.mark.parametrize("cell", cells_of(GAME), ids=str)
def test_they_beat_random_play(cell: Cell) -> None:
    won = lost = 0
    for seed in range(14):
        chance = Fast(seed)
        s = GAME.setup(cell.options(), chance, GAME.silent)
        bot = seed % cell.seats
        team = [x for x in range(cell.seats) if GAME.role(s, x) == GAME.role(s, bot) or x == bot]
        if cell.mode.name == "double_blind":
            team = [x for x in range(cell.seats) if s.loyalty[x] % 4 == s.loyalty[bot] % 4]
        if not GAME.role(s, bot):
            team = [bot]
        while GAME.to_act(s):
            seat = GAME.to_act(s)[0]
            legal = GAME.legal(s, seat)
            action = legal[chance.pick(len(legal))]
            if seat in team:
                action = GAME.thought.advise(GAME.see(s, seat, None), legal, chance)
                assert action in legal
            GAME.play(s, seat, action, chance, GAME.silent)
        result = GAME.result(s)
        assert result is not None
        won += bot in result.winners
        lost += bool(result.winners) and bot not in result.winners
    assert won >= lost
    if cell.mode.name != "danger_zone":
        assert won > lost
    assert ACTION["stop"] is GAME.actions[0]


def test_R16_16_two_of_them_finish_the_mission_more_often_than_the_guards_stop_them() -> None:
    options = GAME.about.options("danger_zone", 2)
    endings = []
    for seed in range(12):
        chance = Fast(seed)
        s = GAME.setup(options, chance, GAME.silent)
        while GAME.to_act(s):
            seat = GAME.to_act(s)[0]
            action = GAME.thought.advise(GAME.see(s, seat, None), GAME.legal(s, seat), chance)
            GAME.play(s, seat, action, chance, GAME.silent)
        result = GAME.result(s)
        assert result is not None
        endings.append(bool(result.winners))
    assert sum(endings) >= 8


def test_R16_9_they_count_the_weapons_that_guards_have_played() -> None:
    there = room("Gallery")
    position = Position({"A": "Helipad", "B": "Office"}, mission=DANGER_ZONE, guards=[there])
    position.s.guard_cards.add(KNIFE, 0b01)
    position.s.guard_cards.add(GARROTTE, 0b01)
    assert advice(position.go("Gallery")) == "show garrotte", "brass knuckles are left"


# The use of the house

PEOPLE = {"A": "Entrance", "B": "Kitchen", "C": "Vault", "D": "Radio"}


def test_R14_2_who_is_wanted_turns_the_lights_off_and_interpol_turns_them_on() -> None:
    """A is Interpol, C is wanted, D is not."""
    for who, dark, switches in (
        ("C", False, True),
        ("D", False, False),
        ("C", True, False),
        ("A", True, True),
        ("A", False, False),
    ):
        people = {**PEOPLE, "E": "Office", who: "Tunnel"}
        position = Position(people, mission=DOUBLE_BLIND, turn=who, dark=dark).go("Breaker")
        assert (advice(position) == "switch lights") == switches


def test_R8_2_in_the_last_round_they_lock_the_way_to_an_enemys_helicopter() -> None:
    people = {**PEOPLE, "A": "Infirmary"}
    for last, locks in ((40, True), (39, False)):
        position = Position(people, helicopter=1, round=last).go("Central Lock")
        assert (advice(position) == "lock terrace") == locks
    assert advice(Position(people, helicopter=0, round=40).go("Central Lock")) != "lock terrace"


def test_R8_1_a_reception_calls_an_injured_enemy_away_from_the_helicopter() -> None:
    people = {**PEOPLE, "C": "Gallery"}
    for injured, starts in ((0b100, True), (0, False)):
        position = Position(people, helicopter=1, injured=injured).go("Ballroom")
        assert (advice(position) == "start reception") == starts


def test_R13_4_a_reception_empties_the_security_hq() -> None:
    people = {**PEOPLE, "C": "Security HQ"}
    position = Position(people, mission=TWO_MAN_RULE).go("Ballroom")
    assert advice(position) == "start reception"
    own = Position(people, {"A": ["red Floppy"]}, mission=TWO_MAN_RULE).go("Ballroom")
    assert advice(own) != "start reception"


def test_R7_4_with_full_hands_they_look_through_the_xray() -> None:
    held = {"A": ["Hidden Weapon", "Hidden Weapon", "Bulletproof Vest"]}
    position = Position({**PEOPLE, "A": "terrace Staircase"}, held)
    assert advice(position) == "go armoury"
    assert advice(position.go("Armoury")) == "go x ray"
    assert advice(position.go("X-ray")) == "stop"


def meeting(items: dict[str, list[str]], *, friends: bool, injured: int = 0) -> Position:
    """A meets B."""
    position = Position(PEOPLE, items, injured=injured)
    if friends:
        position.s.learnt[0] |= 0b10
        position.s.learnt[1] |= 0b01
    return position.go("Kitchen")


def test_R11_7_whoever_is_no_friend_is_given_contraband() -> None:
    position = meeting({"A": ["Contraband", "Key"]}, friends=False).exchange("friendly", "neutral")
    assert advice(position) == "give contraband"


def test_R4_3_a_friend_who_comes_farther_is_given_the_intel() -> None:
    position = meeting({"A": ["Key", "USSR intel"]}, friends=True, injured=0b01)
    assert advice(position) == "show friendly"
    assert advice(position.exchange("friendly", "neutral")) == "give ussr intel"
    position = meeting({"A": ["Key", "USSR intel"]}, friends=True).exchange("friendly", "neutral")
    assert advice(position) == "give nothing"


def test_R11_3_a_friend_with_a_briefcase_is_given_the_code_cracker() -> None:
    held = {"A": ["Code Cracker"], "B": ["red Briefcase"]}
    position = meeting(held, friends=True)
    position.s.hands[1].known[0] |= 0b01
    assert advice(position) == "show friendly"
    assert advice(position.exchange("friendly", "neutral")) == "give code cracker"


def test_R4_4_a_full_hand_takes_what_a_friend_gives_for_something_not_missed() -> None:
    for cheap, answer in (("Key", "drop key"), ("Bulletproof Vest", "refuse gift")):
        held = {"A": ["USSR intel"], "B": ["Hidden Weapon", "Hidden Weapon", cheap]}
        position = meeting(held, friends=True).exchange("friendly", "neutral")
        position.act("A: give ussr intel", "B: give nothing")
        assert advice(position) == answer


def test_RR17_hidden_weapons_are_not_wasted() -> None:
    people = {**PEOPLE, "B": "Ballroom"}
    items = {"A": ["Hidden Weapon"], "B": ["Hidden Weapon", "Bulletproof Vest"]}
    position = Position(people, items).go("Ballroom").exchange("neutral", "knife")
    assert advice(position) == "use hidden weapon"
    for played in ("use hidden weapon", "use bulletproof vest"):  # two steps behind; settled
        position = Position(people, items).go("Ballroom").exchange("neutral", "knife")
        assert advice(position.act("A: pass", f"B: {played}")) == "pass"
