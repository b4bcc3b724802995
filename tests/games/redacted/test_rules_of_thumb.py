"""The rules of thumb: legal, sensible, better than chance."""

import pytest

from brushpass.core.chance import Fast
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.cards import DANGER_ZONE, GARROTTE, KNIFE
from tests.conformity.cells import Cell, cells_of
from tests.games.redacted.scenario import ACTION, Position, room


def advice(scene: Position) -> str:
    seat = "ABCDEF".index(scene.to_act[0])
    options = GAME.legal(scene.s, seat)
    return GAME.thought.advise(GAME.see(scene.s, seat, None), options, Fast(1)).name


def test_RR36_they_board_with_the_prize_and_decline_snacks() -> None:
    scene = Position({"A": "Gallery"}, {"A": ["USSR intel"]}, helicopter=0)
    assert advice(scene) == "go helipad"
    assert advice(scene.go("Helipad")) == "board helicopter"
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
    scene = Position({"A": "Helipad", "B": "Office"}, mission=DANGER_ZONE, guards=[there])
    scene.s.guard_cards.add(KNIFE, 0b01)
    scene.s.guard_cards.add(GARROTTE, 0b01)
    assert advice(scene.go("Gallery")) == "show garrotte", "brass knuckles are left"
