"""R6 Sneaking out."""

import pytest

from brushpass.games.redacted.rules.cards import NONE
from brushpass.games.redacted.rules.embassy import BASEMENT, NEXT, ROOMS, TERRACE
from brushpass.games.redacted.rules.sneak import sneak, ways
from brushpass.games.redacted.rules.state import Frame, State
from brushpass.games.redacted.speech.messages.turns import Knocked, LetPass, Scanned
from tests.games.redacted.scenario import Position


def test_R6_1_on_through_occupied_rooms_to_the_first_empty_one() -> None:
    position = Position({"A": "Entrance", "B": "Ballroom", "C": "Jamming"})
    position.go("Ballroom").fight("knife", "neutral").act("injure").go("Jamming")
    assert position.to_act == "C"
    position.act("let pass")
    assert position.told(None, LetPass) == [LetPass(2, 1)]
    assert position.to_act == "B", "the other rooms are for the sneaking player to choose (RR24)"
    assert position.legal() == ["go infirmary"], "not back to the interaction"
    position.go("Infirmary")
    assert position.where("B") == "Infirmary"
    assert position.s.turn == 1


def test_RR24_after_a_tie_the_sneaking_player_chooses_all_rooms() -> None:
    position = Position({"A": "Entrance", "B": "Ballroom"})
    position.go("Ballroom").fight("knife", "knife")
    assert position.to_act == "A"
    assert sorted(position.legal()) == ["go central lock", "go jamming", "go office"]


def test_R6_2_not_to_the_start_unless_there_is_no_other_way() -> None:
    position = Position({"A": "Entrance", "B": "Ballroom"}).go("Ballroom").fight("knife", "knife")
    assert not position.can_go("Entrance")
    position = Position({"A": "Gallery", "B": "Helipad"}).go("Helipad").fight("knife", "knife")
    assert position.legal() == ["go gallery"]


def test_R6_3_detectors_work_on_the_sneaking_too() -> None:
    position = Position(
        {"A": "Entrance", "B": "Ballroom", "C": "X-ray"},
        {"B": ["Bomb"]},
    )
    position.go("Ballroom").fight("knife", "neutral").act("injure").go("Office")
    assert [m.items for m in position.told("C", Scanned)] == [[4]]


def test_R6_3_a_winner_spends_a_key_to_send_the_loser_through_a_locked_door() -> None:
    position = Position({"A": "Ballroom", "B": "Jamming"}, {"A": ["Key"]})
    position.go("Jamming").fight("knife", "neutral").act("injure")
    assert not position.can_go("ground Service Stairs")
    position.act("use key").go("ground Service Stairs")
    assert position.where("B") == "Service Stairs"


def test_R6_3_also_a_winner_who_is_not_active_and_a_key_of_earlier() -> None:
    position = Position({"A": "Ballroom", "B": "Jamming"}, {"B": ["Key"]})
    position.go("Jamming").fight("neutral", "knife").act("injure", "use key")
    position.go("ground Service Stairs")
    assert position.where("A") == "Service Stairs"
    position = Position({"A": "Kitchen", "B": "Jamming"}, {"A": ["Key"]})
    position.go("Office").act("use key").go("ground Service Stairs", "Jamming")
    position.fight("knife", "neutral").act("injure")
    assert position.can_go("ground Service Stairs")


def knocked_out() -> Position:
    """B was sent through C's room and knocked out there."""
    position = Position(
        {"A": "Entrance", "B": "Ballroom", "C": "Jamming", "D": "Vault"}, {"B": ["Bomb"]}
    )
    position.go("Ballroom").fight("knife", "neutral").act("injure").go("Jamming")
    return position.act("knock out")


def test_R6_4_the_occupant_knocks_out_and_takes_a_free_reward() -> None:
    position = knocked_out()
    assert position.told(None, Knocked) == [Knocked(2, 1)]
    assert position.to_act == "C"
    assert position.legal() == ["no reward", "steal", "interrogate"]
    position.act("steal")
    assert position.items("C") == ["Bomb"]
    assert position.s.weapons[6:9] == [1, 1, 1], "without an Attack card"


def test_R6_5_R6_6_the_knocked_out_meet_nobody_and_must_leave_when_they_wake() -> None:
    position = knocked_out().act("no reward")
    assert position.to_act == "B"
    assert not position.s.down
    assert all(name.startswith("go ") for name in position.legal()), "C is there: out at once"
    other = Position({"A": "Ballroom", "B": "Jamming", "C": "Telex"}, down=0b10)
    other.go("Jamming")
    assert other.to_act == "A", "no interaction with who is knocked out"
    assert "stop" in other.legal()


def test_RR25_out_of_a_dead_end_the_way_leads_back_through_rooms_already_passed() -> None:
    position = Position({"A": "terrace Staircase", "B": "Armoury", "C": "X-ray"})
    position.go("Armoury").fight("neutral", "knife").act("no reward").go("X-ray")
    position.act("C: let pass")
    assert position.to_act == "A"
    assert position.legal() == ["go armoury"]
    position.go("Armoury")
    assert position.legal() == ["let pass", "knock out"]
    position.act("B: let pass")
    assert position.legal() == ["go terrace staircase"], "where the turn began: no other is left"
    position.go("terrace Staircase")
    assert position.s.down == 0
    assert position.s.turn == 1


def test_RR25_the_way_back_is_the_shortest_and_prefers_other_rooms_than_the_start() -> None:
    position = Position({"A": "Gallery", "B": "Helipad", "C": "Storage", "D": "Security HQ"})
    position.go("Security HQ").fight("knife", "knife")
    assert sorted(position.legal()) == ["go telex", "go terrace staircase"], "not to the start"
    position = Position({"A": "Telex", "B": "Security HQ", "C": "Gallery", "D": "Helipad"})
    position.go("Security HQ").fight("neutral", "knife").act("no reward").go("Gallery")
    position.act("let pass").go("Helipad").act("let pass")
    assert position.legal() == ["go gallery"]
    position.go("Gallery").act("let pass")
    assert position.legal() == ["go terrace storage"], "nearer than the Staircase"


Spot = tuple[int, int]  # the room, and rooms passed


def crowds(most: int) -> set[frozenset[int]]:
    """All sets of so many rooms that hang together."""
    found = ring = {frozenset([room]) for room in range(ROOMS)}
    for _ in range(most - 1):
        ring = {crowd | {to} for crowd in ring for room in crowd for to in NEXT[room]}
        found = found | ring
    return found


@pytest.mark.parametrize("locked", [NONE, TERRACE, BASEMENT])
@pytest.mark.parametrize("key", [False, True])
def test_RR25_whoever_is_let_through_everywhere_finds_an_empty_room(locked: int, key: bool) -> None:
    """Wherever five others stand, and whichever ways are chosen: no room is met again with the same
    rooms passed, there is always a way on, and none is longer than eight rooms."""
    s = Position({"A": "Entrance"}, seats=6).s
    s.lock, s.locker = locked, NONE
    lengths: set[int] = set()
    for crowd in crowds(5):
        s.room[1:] = [*crowd, *[NONE] * (5 - len(crowd))]
        for start in crowd:
            s.room[0] = start
            frame = sneak(s, 0)
            frame.key, frame.avoid = key, 0  # R6.2 only takes ways away
            lengths.add(longest(s, frame, crowd, {}))
            s.frames.pop()
    assert max(lengths) <= 8


def longest(s: State, frame: Frame, crowd: frozenset[int], known: dict[Spot, int]) -> int:
    """Rooms of the longest way from here to an empty room."""
    here, passed = s.room[0], frame.passed
    if here not in crowd:
        return 0
    if (here, passed) not in known:
        known[here, passed] = ROOMS * ROOMS  # a way that comes here again is endless
        found = [0]
        for to in ways(s, frame):
            s.room[0], frame.passed = to, passed | 1 << to
            found.append(1 + longest(s, frame, crowd, known))
        assert len(found) > 1, "no way on"
        known[here, passed] = max(found)
        s.room[0], frame.passed = here, passed
    return known[here, passed]


def test_RR26_the_knocked_out_neither_watch_nor_hold_the_lock() -> None:
    position = Position({"A": "Entrance", "B": "Ballroom", "C": "Security HQ"}, down=0b100)
    position.go("Ballroom").exchange("knife", "neutral")
    assert position.s.eyes == 0b11
    position = Position({"A": "Vault", "B": "Vault", "C": "Cellar"}, down=0b110)
    assert position.to_act == "A", "several may lie in one room"


def test_RR27_a_knocked_out_active_player_has_no_more_turn() -> None:
    position = Position({"A": "Entrance", "B": "Ballroom", "C": "Jamming"})
    position.go("Ballroom").fight("knife", "knife").go("Jamming").act("knock out", "no reward")
    assert position.to_act == "B"
    assert position.s.down == 0b1


def test_RR28_the_ballroom_of_the_reception_stops_a_sneaking_agent() -> None:
    position = Position(
        {"A": "Infirmary", "B": "Jamming", "C": "Ballroom", "D": "Ballroom"}, reception=True
    )
    position.go("Jamming").fight("knife", "neutral").act("injure").go("Ballroom")
    assert position.where("B") == "Ballroom"
    assert position.to_act == "B"
    assert position.s.turn == 1
