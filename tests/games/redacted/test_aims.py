"""Walks as whole: where they may lead, and that they lead there."""

from brushpass.bots.search.courses import pursue
from brushpass.core.chance import Fast
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.cards import NONE, TWO_MAN_RULE
from brushpass.games.redacted.rules.embassy import ROOMS
from tests.games.redacted.scenario import Position, room

PEOPLE = {"A": "Entrance", "B": "Kitchen", "C": "Vault", "D": "Office"}


def aimed_at(position: Position) -> set[int]:
    return {aim % ROOMS for _, aim in GAME.thought.aims(position.s, 0, GAME.legal(position.s, 0))}


def test_R3_1_a_walk_ends_where_it_aimed() -> None:
    s = Position(PEOPLE).s
    for step, aim in GAME.thought.aims(s, 0, GAME.legal(s, 0)):
        if aim in (room("Kitchen"), room("Vault"), room("Office")):
            continue  # somebody is there, and may send A away
        walked = GAME.clone(s)
        turn = GAME.thought.turns(s)
        GAME.follow(walked, 0, step, Fast(1), GAME.silent)
        pursue(GAME, walked, 0, aim, turn, Fast(2), GAME.silent)
        assert walked.room[0] == aim % ROOMS
        assert GAME.thought.turns(walked) == turn + 1


def test_R9_1_any_helicopter_may_be_what_a_walk_is_for() -> None:
    s = Position(PEOPLE).s
    called = set()
    for step, aim in GAME.thought.aims(s, 0, GAME.legal(s, 0)):
        if aim % ROOMS == room("Radio"):
            walked = GAME.clone(s)
            GAME.follow(walked, 0, step, Fast(1), GAME.silent)
            pursue(GAME, walked, 0, aim, GAME.thought.turns(s), Fast(2), GAME.silent)
            called.add(walked.helicopter)
    assert called == {-1, *s.factions}


def test_R7_1_with_a_helicopter_there_the_helipad_and_the_way_to_it_count() -> None:
    assert room("Helipad") not in aimed_at(Position(PEOPLE))
    waiting = aimed_at(Position(PEOPLE, helicopter=1))
    assert {room("Helipad"), room("Gallery")} <= waiting
    assert room("Radio") not in waiting


def test_R13_4_in_training_the_computer_counts() -> None:
    assert room("Computer") in aimed_at(Position(PEOPLE, mission=TWO_MAN_RULE))


def test_R4_1_people_are_worth_a_visit_and_the_injured_the_infirmary() -> None:
    position = Position(PEOPLE)
    assert room("Vault") in aimed_at(position)
    assert room("Infirmary") not in aimed_at(position)
    position.s.injured = 1
    assert room("Infirmary") in aimed_at(position)


def test_R3_6_a_key_is_spent_for_a_walk_to_which_no_open_way_leads() -> None:
    people = {**PEOPLE, "B": "Central Lock"}
    for lock, locker, first in ((0, 1, "use key"), (NONE, NONE, "go ground staircase")):
        s = Position(people, {"A": ["Key"]}, lock=lock, locker=locker).s
        aims = GAME.thought.aims(s, 0, GAME.legal(s, 0))
        assert [step.name for step, aim in aims if aim == room("Armoury")] == [first]
    assert room("Armoury") not in aimed_at(Position(people, lock=0, locker=1))
