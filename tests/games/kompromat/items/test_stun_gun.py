"""K6.17 Stun Gun."""

from brushpass.core.wire import encode
from brushpass.games.kompromat.cards import HIDDEN, NONE
from brushpass.games.kompromat.state import ACES
from brushpass.games.kompromat.wire import Failed, Stunned, Total, TurnedUp
from tests.games.kompromat.items.holding import second_holds, uses
from tests.games.kompromat.scenario import EIGHT, Position


def test_K6_17_the_stun_gun_discards_one_face_down_card() -> None:
    position = Position(["9 3 5"], ["4"], items=second_holds("Stun Gun")).attempt(0)
    assert uses(position, "stun") == ["stun gun 1 2", "stun gun 1 3"]
    position.act("stun gun 1 3")
    assert position.s.stack(0, 0).count() == 2
    for seat in (0, 1, None):
        assert position.view(seat).sides[0].stacks[0].gone == 0b100
    position.attempts().settle(0)
    assert position.told(0, Total)[0] == Total(0, 0, 24)
    assert position.told(0, TurnedUp)[0] == TurnedUp(0, 0, [9, 3], 0)


def test_KR29_the_first_card_cannot_be_hit_and_the_mission_stays_attempted() -> None:
    position = Position(["9", "8 2"], ["4"], items=second_holds("Stun Gun")).attempt(0)
    assert uses(position, "stun") == [], "a single card lies face up"
    position.attempt(0).attempt(1)
    assert uses(position, "stun") == ["stun gun 2 2"]
    position.act("stun gun 2 2")
    assert position.s.stack(0, 1).count() == 1
    position.attempt(1)
    assert position.legal() == ["attempt 3", "attempt 4"]


def test_K6_17_a_failed_total_can_be_shot_back_under_21() -> None:
    position = Position(["10 9 8"], ["4"], items=second_holds("Stun Gun")).attempt(0)
    position.act("stun gun 1 3").attempts().settle(0)
    assert position.told(0, Failed) == []
    assert position.taker("Barmaid") == 0


def test_K6_17_an_ace_that_was_hit_is_not_asked_about() -> None:
    position = Position(
        ["9 A", "3", "4", "5"], ["4", "5", "6", "7"], items=second_holds("Stun Gun")
    )
    position.attempt(0).act("stun gun 1 2").attempts()
    assert position.s.round == 2, "nothing was asked in the whole reveal"


def test_K4_7_KR14_a_stunned_card_does_not_count_for_the_tie() -> None:
    """18 in three cards, one of which is shot away: 16 in two against 16 in two."""
    plan = (["9 2 7"], ["9 7"])
    position = Position(*plan, items=second_holds("Stun Gun")).attempt(0)
    position.act("stun gun 1 2", seat=1).attempts().settle(0)
    assert position.told(0, Total)[:2] == [Total(0, 0, 32), Total(1, 0, 32)]
    assert position.taker("Barmaid") == NONE


def test_KR33_the_shooter_is_not_shown_the_card_and_its_owner_knows_it() -> None:
    position = Position(["9 3 5"], ["4"], items=second_holds("Stun Gun")).attempt(0)
    position.act("stun gun 1 2")
    assert position.told(0, Stunned) == [Stunned(1, 0, 1, 3)]
    assert position.told(1, Stunned) == position.told(None, Stunned) == [Stunned(1, 0, 1, HIDDEN)]
    assert position.view(1).sides[0].stacks[0].cards == [9, HIDDEN, HIDDEN]
    assert position.view(0).sides[0].stacks[0].cards == [9, 3, 5]


def test_KR33_the_card_stays_unseen_when_the_mission_is_revealed() -> None:
    position = Position(["9 3 5"], ["4 A"], items=second_holds("Stun Gun")).attempt(0)
    position.act("stun gun 1 2").attempts().until(ACES)
    assert position.s.place == 0
    for seat in (1, None):
        assert position.view(seat).sides[0].stacks[0].cards == [9, HIDDEN, 5]
    assert position.view(0).sides[0].stacks[0].cards == [9, 3, 5]


def test_KR33_the_card_stays_unseen_when_a_drone_comes_after() -> None:
    position = Position(["9 3 5"], ["4"], items=second_holds("Stun Gun", "Drone")).attempt(0)
    position.act("stun gun 1 2", "drone 1")
    assert position.told(1, TurnedUp) == [TurnedUp(0, 0, [9, 5], 1)]
    for seat in (1, None):
        assert position.view(seat).sides[0].stacks[0].cards == [9, HIDDEN, 5]


def test_KR33_two_worlds_with_another_stunned_card_look_the_same_to_the_shooter() -> None:
    seen = []
    for hit in ("3", "6"):
        position = Position([f"9 {hit} 5"], ["4 A"], items=second_holds("Stun Gun")).attempt(0)
        position.act("stun gun 1 2").attempts().until(ACES)
        seen.append((position.letters(1), encode(position.view(1)), encode(position.view(None))))
    assert seen[0] == seen[1]


def test_K5_1_KR33_the_card_comes_back_after_the_round() -> None:
    position = Position(["9 3 5"], ["4"], items=second_holds("Stun Gun")).attempt(0)
    position.act("stun gun 1 2").next_round()
    assert position.s.decks[0].size() == 14
    assert position.s.decks[0].counts[3] == 1
    assert position.s.stack(0, 0).gone == 0


def test_K6_12_K6_17_cards_turned_up_by_a_drone_cannot_be_shot() -> None:
    position = Position(["9 3 5"], ["4"], items=second_holds("Stun Gun", "Drone")).attempt(0)
    position.act("drone 1")
    assert uses(position, "stun") == []


def test_K6_12_K6_17_where_every_covered_card_was_shot_the_drone_finds_nothing() -> None:
    position = Position(["9 3"], ["4"], items=second_holds("Stun Gun", "Drone")).attempt(0)
    position.act("stun gun 1 2")
    assert uses(position, "drone") == []


def test_K6_17_the_eighth_card_of_a_stack_can_be_shot() -> None:
    position = Position([EIGHT], ["4"], items=second_holds("Stun Gun")).attempt(0)
    assert uses(position, "stun") == [f"stun gun 1 {n}" for n in range(2, 9)]
    position.act("stun gun 1 8")
    assert position.s.stack(0, 0).low == 33
