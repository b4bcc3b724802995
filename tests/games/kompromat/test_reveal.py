"""K4 Revealing and winning."""

import pytest

from brushpass.core.refusal import IllegalAction
from brushpass.games.kompromat.cards import FIRST_COUNTER, NONE
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.reveal import HIGHEST, MORE_CARDS, NO_TOTALS, TIED
from brushpass.games.kompromat.scoring import AT_COUNTER, AT_FAILURE, AT_PERFECT
from brushpass.games.kompromat.state import ACES, COUNTER, OVER, PERFECT
from brushpass.games.kompromat.wire import (
    Collected,
    CountedElevens,
    Failed,
    Perfect,
    Tokens,
    Total,
    TurnedUp,
)
from tests.games.kompromat.scenario import BEFORE_REVEAL, Position, clash, mission

EIGHT = "0.5 A A 2 3 4 5 6"


def test_K4_1_missions_are_settled_from_the_mission_deck_outwards() -> None:
    position = Position(["10", "9", "8", "7"], ["2", "3", "4", "5"]).attempts()
    settled = [m.place for m in position.told(None, Collected) if isinstance(m, Collected)]
    assert settled == [0, 1, 2, 3]


def test_K4_1_the_first_mission_is_settled_before_the_second_is_turned_up() -> None:
    position = Position(["10", "9 2"], ["2", "3 4"]).attempts().settle(1)
    facts = [
        m
        for m in position.told(None, TurnedUp, Collected)
        if isinstance(m, TurnedUp | Collected) and m.place < 2
    ]
    assert [(type(m).__name__, m.place) for m in facts] == [
        ("TurnedUp", 0),
        ("TurnedUp", 0),
        ("Collected", 0),
        ("TurnedUp", 1),
        ("TurnedUp", 1),
        ("Collected", 1),
    ]


@pytest.mark.parametrize("starter", [0, 1])
def test_K4_2_the_starting_player_turns_up_first(starter: int) -> None:
    position = clash("10 9", "8 7", starter=starter)
    first, second = position.told(None, TurnedUp)[:2]
    sides = [TurnedUp(0, 0, [10, 9], 0), TurnedUp(1, 0, [8, 7], 1)]
    assert [first, second] == [sides[starter], sides[1 - starter]]


def test_K4_2_KR36_everybody_sees_all_cards_before_an_ace_is_settled() -> None:
    position = Position(["10 A 5"], ["8 7"]).attempts().until(ACES)
    for seat in (0, 1, None):
        assert position.view(seat).sides[0].stacks[0].cards == [10, 1, 5]
        assert position.view(seat).sides[1].stacks[0].cards == [8, 7]


@pytest.mark.parametrize("starter", [0, 1])
def test_K4_3_aces_are_counted_in_the_same_order_and_settle_the_totals(starter: int) -> None:
    position = Position(["9 A"], ["8 A"], starter=starter).attempts().until(ACES)
    assert position.seat == starter
    position.act("elevens 1", seat=starter).act("elevens 0", seat=1 - starter)
    totals = [Total(0, 0, 18 + 22), Total(1, 0, 16 + 2)]
    if starter == 1:
        totals = [Total(0, 0, 18 + 2), Total(1, 0, 16 + 22)]
    assert sorted(position.told(None, Total)[:2], key=repr) == sorted(totals, key=repr)
    assert position.told(0, CountedElevens)[:2] == [
        CountedElevens(starter, 0, 1),
        CountedElevens(1 - starter, 0, 0),
    ]


def test_K4_3_two_aces_can_be_counted_in_three_ways() -> None:
    position = Position(["8 A A"], ["9"]).attempts().until(ACES)
    assert position.legal() == ["elevens 0", "elevens 1", "elevens 2"]
    position.act("elevens 1")
    assert position.told(0, Total)[0] == Total(0, 0, 2 * 20)


def test_K4_3_nobody_is_asked_without_an_ace() -> None:
    position = Position(["8 A"], ["9"]).attempts().until(ACES)
    assert position.seat == 0
    position.act("elevens 0")
    assert position.s.place == 1 or position.seat == 0


def test_KR9_a_player_may_count_an_ace_as_eleven_and_fail_by_it() -> None:
    position = Position(["10 8 A"], ["9"], under={0: 3}).attempts().until(ACES)
    assert position.legal() == ["elevens 0", "elevens 1"]
    position.act("elevens 1").settle(0)
    assert position.told(0, Failed) == [Failed(0, 0)]
    assert position.taker("Barmaid") == 1
    assert position.s.tokens == [1, 3], "one token instead of three"


def test_K4_4_a_total_over_21_fails_and_costs_one_token() -> None:
    position = clash("10 9 3", "2")
    assert position.told(1, Failed) == [Failed(0, 0)]
    assert position.s.tokens == [1, 0]
    assert position.told(None, Tokens)[0] == Tokens(0, 1, AT_FAILURE)
    assert position.taker("Barmaid") == 1, "the cards that failed are out"


def test_K4_4_both_fail() -> None:
    position = clash("10 9 3", "8 7 7")
    assert position.told(None, Failed) == [Failed(0, 0), Failed(1, 0)]
    assert position.s.tokens == [1, 1]
    assert position.taker("Barmaid") == NONE


@pytest.mark.parametrize(
    ("laid", "failed", "perfect"),
    [
        ("10 8 2 0.5", False, False),  # 20.5
        ("10 9 2", False, True),  # 21
        ("10 9 2 0.5", True, False),  # 21.5
        ("10 9 3", True, False),  # 22
    ],
)
def test_K4_4_K4_5_KR13_half_points_are_exact(laid: str, failed: bool, perfect: bool) -> None:
    position = Position([laid], ["7"], tokens=(1, 0)).attempts()
    assert (position.s.phase == PERFECT) == perfect
    position.settle(0)
    assert (position.told(0, Failed) != []) == failed
    assert position.taker("Barmaid") == (1 if failed else 0)


def test_K4_6_KR13_twenty_and_a_half_loses_to_twenty_one() -> None:
    assert clash("10 8 2 0.5", "10 9 2").taker("Barmaid") == 1
    assert clash("10 8 2 0.5", "10 8 2").taker("Barmaid") == 0


def test_K4_5_exactly_21_may_discard_a_token() -> None:
    position = Position(["10 9 2"], ["7"], tokens=(4, 2)).attempts().until(PERFECT)
    assert position.seat == 0
    assert position.legal() == ["discard token", "keep tokens"]
    position.act("discard token")
    assert position.s.tokens == [3, 2], "one of their own, and only one"
    assert position.told(1, Perfect) == [Perfect(0, 0, True)]
    assert Tokens(0, 3, AT_PERFECT) in position.told(1, Tokens)


def test_K4_5_without_tokens_nobody_is_asked() -> None:
    position = Position(["10 9 2", "3", "4", "5"], ["7", "6", "5", "4"]).attempts()
    assert position.s.round == 2
    assert position.told(0, Perfect) == []


@pytest.mark.parametrize("starter", [0, 1])
def test_K4_5_KR16_both_perfect_are_asked_the_starting_player_first(starter: int) -> None:
    position = Position(["10 9 2"], ["7 7 7"], tokens=(1, 1), starter=starter).attempts()
    position.until(PERFECT)
    position.act("discard token", seat=starter).act("keep tokens", seat=1 - starter)
    assert position.told(None, Perfect) == [
        Perfect(starter, 0, True),
        Perfect(1 - starter, 0, False),
    ]


def test_KR15_a_perfect_total_counts_though_it_does_not_collect() -> None:
    """21 in two cards against 21 in three: the loser of the tie is asked all the same."""
    position = Position(["10 A"], ["10 9 2"], tokens=(2, 0)).attempts().until(ACES)
    position.act("elevens 1")
    assert position.s.phase == PERFECT
    assert position.seat == 0
    position.act("discard token").settle(0)
    assert position.taker("Barmaid") == 1
    assert position.s.tokens[0] == 1


def test_KR15_the_token_may_be_kept_for_its_point() -> None:
    position = Position(["10 9 2"], ["7"], tokens=(2, 0)).attempts().until(PERFECT)
    position.act("keep tokens")
    assert position.s.tokens == [2, 0]
    assert position.told(1, Perfect) == [Perfect(0, 0, False)]


def test_K4_6_the_highest_total_collects() -> None:
    position = clash("10 8", "10 7")
    assert position.taker("Barmaid") == 0
    assert position.told(1, Collected)[0] == Collected(0, 0, mission("Barmaid"), HIGHEST)
    assert clash("5 6", "10 9").taker("Barmaid") == 1
    assert clash("10 9 8", "2").taker("Barmaid") == 1, "the highest that has not failed"


def test_K4_7_equal_totals_go_to_more_cards() -> None:
    assert clash("10 8", "9 7 2").taker("Barmaid") == 1
    position = clash("9 7 2", "10 8")
    assert position.taker("Barmaid") == 0
    assert position.told(1, Collected)[0] == Collected(0, 0, mission("Barmaid"), MORE_CARDS)


def test_K4_8_equal_totals_and_equal_cards_go_to_nobody() -> None:
    position = clash("10 8", "10 8")
    assert position.taker("Barmaid") == NONE
    assert position.told(0, Collected)[0] == Collected(NONE, 0, mission("Barmaid"), TIED)
    assert position.s.missions.counts[mission("Barmaid")] == 0, "discarded, not shuffled back"


def test_K4_8_counter_intelligence_under_a_tie_is_discarded_without_tokens() -> None:
    position = clash("10 8", "10 8", under={0: 3})
    assert position.s.tokens == [0, 0]
    assert position.s.counter[0] == 0
    assert position.s.missions.counts[FIRST_COUNTER + 2] == 0, "it does not come back"


@pytest.mark.parametrize("under", [1, 2, 3])
def test_K4_9_whoever_collects_takes_a_token_for_each_mark(under: int) -> None:
    position = clash("10 8", "7", under={0: under})
    assert position.taker("Barmaid") == 0
    assert position.s.tokens == [under, 0]
    assert position.told(1, Tokens)[0] == Tokens(0, under, AT_COUNTER)
    assert position.s.counter[0] == 0
    left = [2, 2, 1]
    left[under - 1] -= 1
    assert position.s.missions.counts[FIRST_COUNTER:] == left, "the card itself is discarded"


def test_K4_10_a_collected_item_can_be_used_before_the_next_mission_is_revealed() -> None:
    row = ("Drone", "Hotel", "Airport", "Locker")
    position = Position(["10 9", "5"], ["2", "6 7"], row=row).attempts()
    assert position.s.phase != OVER
    position.window(BEFORE_REVEAL, place=1, seat=0)
    assert position.legal() == ["pass", "drone 2"]
    assert position.holds(0) == ["Drone"]
    position.act("drone 2")
    assert TurnedUp(1, 1, [6, 7], 0) in position.told(0, TurnedUp)


@pytest.mark.parametrize("mine", ["2", "0.5", "10 9 2"])
def test_KR11_any_total_beats_a_player_without_cards_there(mine: str) -> None:
    """The other runs out of cards after three missions."""
    position = Position(["3", "4", "5", mine], [EIGHT, "7 7 7", "8 9 10"]).attempts()
    assert position.stack(1, 3) == []
    position.settle(3)
    assert position.taker("Interrogation") == 0
    totals = [m.seat for m in position.told(None, Total) if isinstance(m, Total) and m.place == 3]
    assert totals == [0], "no total is told where no cards lie"
    assert Failed(1, 3) not in position.told(None, Failed)
    assert Perfect(1, 3, False) not in position.told(None, Perfect)


def test_KR11_without_cards_nothing_is_perfect_even_with_tokens() -> None:
    position = Position(["3", "4", "5", "6"], [EIGHT, "7 7 7", "8 9 10"], tokens=(0, 5)).attempts()
    asked = []
    while position.s.round == 1:
        if position.s.phase == PERFECT:
            asked.append(position.s.place)
        position.answer()
    assert asked == [1], "only for the three sevens"


def test_K4_4_KR12_bust_against_none_is_discarded_with_what_lies_under_it() -> None:
    position = Position(
        ["3", "4", "5", "10 9 8"], [EIGHT, "7 7 7", "8 9 10"], under={3: 2}
    ).attempts()
    position.settle(3)
    assert position.taker("Interrogation") == NONE
    assert Failed(0, 3) in position.told(None, Failed)
    assert Collected(NONE, 3, mission("Interrogation"), NO_TOTALS) in position.told(0, Collected)
    # One token for failing; none for the two marks.
    assert position.s.tokens[0] == 1


def test_KR12_bust_against_bust_takes_no_counter_tokens() -> None:
    position = clash("10 9 8", "10 9 8", under={0: 3})
    assert position.s.tokens == [1, 1]
    assert position.taker("Barmaid") == NONE
    assert position.told(1, Collected)[0] == Collected(NONE, 0, mission("Barmaid"), NO_TOTALS)


def test_KR12_none_against_none() -> None:
    plan = [EIGHT, "7 7 7", "8 9 10"]
    position = Position(plan, plan, under={3: 3}).attempts().settle(3)
    assert position.taker("Interrogation") == NONE
    assert position.s.tokens == [2, 2], "for the two failed totals of 22.5 and 27"
    assert TurnedUp(0, 3, [], 0) not in position.told(None, TurnedUp)


def test_K4_4_KR16_KR17_the_starting_player_fails_first() -> None:
    for starter in (0, 1):
        position = clash("10 9 8", "10 9 7", starter=starter, tokens=(8, 8))
        assert position.s.phase == OVER
        assert position.s.loser == starter
        assert position.s.tokens[1 - starter] == 8, "the game ended before the other was judged"
        assert position.told(0, Failed) == [Failed(starter, 0)]


def test_KR16_perfect_totals_come_before_the_award_and_can_save_a_player() -> None:
    position = Position(["10 9 2"], ["7"], under={0: 1}, tokens=(8, 0)).attempts().until(PERFECT)
    assert position.told(0, Collected) == []
    position.act("discard token").settle(0)
    assert position.s.phase != OVER
    assert position.s.tokens == [8, 0]
    assert position.taker("Barmaid") == 0


def test_KR16_who_keeps_the_eighth_token_loses_by_the_next() -> None:
    position = Position(["10 9 2"], ["7"], under={0: 1}, tokens=(8, 0)).attempts().until(PERFECT)
    position.act("keep tokens")
    assert position.s.phase == OVER
    assert position.s.loser == 0


def test_KR16_failures_come_before_perfect_totals() -> None:
    position = Position(["10 9 2"], ["10 9 8"], tokens=(1, 0), starter=0).attempts().until(PERFECT)
    assert position.s.tokens == [1, 1], "the other's failure was judged first"


def test_KR17_a_failure_comes_before_the_winners_counter_intelligence() -> None:
    """The starting player would take three tokens, but the other fails first and loses."""
    position = clash("10 9", "10 9 8", under={0: 3}, tokens=(8, 8))
    assert position.s.loser == 1
    assert position.s.tokens == [8, 9]
    result = GAME.result(position.s)
    assert result is not None
    assert result.winners == (0,)


def test_KR18_the_winner_cannot_refuse_the_mission_or_its_tokens() -> None:
    position = Position(["10 9"], ["7"], under={0: 3}, tokens=(6, 0)).attempts()
    assert position.s.phase == OVER, "nobody was asked"
    assert position.s.loser == 0
    assert position.taker("Barmaid") == 0


def test_KR18_with_chloroform_the_winner_is_asked_but_only_about_the_tokens() -> None:
    items: tuple[list[str], list[str]] = (["Chloroform"], [])
    position = Position(["10 9"], ["7"], under={0: 3}, items=items).attempts().until(COUNTER)
    assert position.legal() == ["chloroform", "take tokens"]
    assert position.taker("Barmaid") == 0, "the mission is already taken"
    with pytest.raises(IllegalAction):
        position.act("pass")
