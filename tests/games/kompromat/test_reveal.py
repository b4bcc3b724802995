"""K4 Revealing and winning."""

import pytest

from brushpass.core.refusal import IllegalAction
from brushpass.games.kompromat.cards import FIRST_COUNTER, NONE
from brushpass.games.kompromat.game import GAME
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
from tests.games.kompromat.scenario import BEFORE_REVEAL, Scene, clash, mission

EIGHT = "0.5 A A 2 3 4 5 6"


def test_K4_1_missions_are_settled_from_the_mission_deck_outwards() -> None:
    scene = Scene(["10", "9", "8", "7"], ["2", "3", "4", "5"]).attempts()
    settled = [m.place for m in scene.told(None, Collected) if isinstance(m, Collected)]
    assert settled == [0, 1, 2, 3]


def test_K4_1_the_first_mission_is_settled_before_the_second_is_turned_up() -> None:
    scene = Scene(["10", "9 2"], ["2", "3 4"]).attempts().settle(1)
    facts = [
        m
        for m in scene.told(None, TurnedUp, Collected)
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
    scene = clash("10 9", "8 7", starter=starter)
    first, second = scene.told(None, TurnedUp)[:2]
    sides = [TurnedUp(0, 0, [10, 9], 0), TurnedUp(1, 0, [8, 7], 1)]
    assert [first, second] == [sides[starter], sides[1 - starter]]


def test_K4_2_KR36_everybody_sees_all_cards_before_an_ace_is_settled() -> None:
    scene = Scene(["10 A 5"], ["8 7"]).attempts().until(ACES)
    for seat in (0, 1, None):
        assert scene.view(seat).sides[0].stacks[0].cards == [10, 1, 5]
        assert scene.view(seat).sides[1].stacks[0].cards == [8, 7]


@pytest.mark.parametrize("starter", [0, 1])
def test_K4_3_aces_are_counted_in_the_same_order_and_settle_the_totals(starter: int) -> None:
    scene = Scene(["9 A"], ["8 A"], starter=starter).attempts().until(ACES)
    assert scene.seat == starter
    scene.act("elevens 1", seat=starter).act("elevens 0", seat=1 - starter)
    totals = [Total(0, 0, 18 + 22), Total(1, 0, 16 + 2)]
    if starter == 1:
        totals = [Total(0, 0, 18 + 2), Total(1, 0, 16 + 22)]
    assert sorted(scene.told(None, Total)[:2], key=repr) == sorted(totals, key=repr)
    assert scene.told(0, CountedElevens)[:2] == [
        CountedElevens(starter, 0, 1),
        CountedElevens(1 - starter, 0, 0),
    ]


def test_K4_3_two_aces_can_be_counted_in_three_ways() -> None:
    scene = Scene(["8 A A"], ["9"]).attempts().until(ACES)
    assert scene.legal() == ["elevens 0", "elevens 1", "elevens 2"]
    scene.act("elevens 1")
    assert scene.told(0, Total)[0] == Total(0, 0, 2 * 20)


def test_K4_3_nobody_is_asked_without_an_ace() -> None:
    scene = Scene(["8 A"], ["9"]).attempts().until(ACES)
    assert scene.seat == 0
    scene.act("elevens 0")
    assert scene.s.place == 1 or scene.seat == 0


def test_KR9_a_player_may_count_an_ace_as_eleven_and_fail_by_it() -> None:
    scene = Scene(["10 8 A"], ["9"], under={0: 3}).attempts().until(ACES)
    assert scene.legal() == ["elevens 0", "elevens 1"]
    scene.act("elevens 1").settle(0)
    assert scene.told(0, Failed) == [Failed(0, 0)]
    assert scene.taker("Barmaid") == 1
    assert scene.s.tokens == [1, 3], "one token instead of three"


def test_K4_4_a_total_over_21_fails_and_costs_one_token() -> None:
    scene = clash("10 9 3", "2")
    assert scene.told(1, Failed) == [Failed(0, 0)]
    assert scene.s.tokens == [1, 0]
    assert scene.told(None, Tokens)[0] == Tokens(0, 1)
    assert scene.taker("Barmaid") == 1, "the cards that failed are out"


def test_K4_4_both_fail() -> None:
    scene = clash("10 9 3", "8 7 7")
    assert scene.told(None, Failed) == [Failed(0, 0), Failed(1, 0)]
    assert scene.s.tokens == [1, 1]
    assert scene.taker("Barmaid") == NONE


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
    scene = Scene([laid], ["7"], tokens=(1, 0)).attempts()
    assert (scene.s.phase == PERFECT) == perfect
    scene.settle(0)
    assert (scene.told(0, Failed) != []) == failed
    assert scene.taker("Barmaid") == (1 if failed else 0)


def test_K4_6_KR13_twenty_and_a_half_loses_to_twenty_one() -> None:
    assert clash("10 8 2 0.5", "10 9 2").taker("Barmaid") == 1
    assert clash("10 8 2 0.5", "10 8 2").taker("Barmaid") == 0


def test_K4_5_exactly_21_may_discard_a_token() -> None:
    scene = Scene(["10 9 2"], ["7"], tokens=(4, 2)).attempts().until(PERFECT)
    assert scene.seat == 0
    assert scene.legal() == ["discard token", "keep tokens"]
    scene.act("discard token")
    assert scene.s.tokens == [3, 2], "one of their own, and only one"
    assert scene.told(1, Perfect) == [Perfect(0, 0, True)]
    assert Tokens(0, 3) in scene.told(1, Tokens)


def test_K4_5_without_tokens_nobody_is_asked() -> None:
    scene = Scene(["10 9 2", "3", "4", "5"], ["7", "6", "5", "4"]).attempts()
    assert scene.s.round == 2
    assert scene.told(0, Perfect) == []


@pytest.mark.parametrize("starter", [0, 1])
def test_K4_5_KR16_both_perfect_are_asked_the_starting_player_first(starter: int) -> None:
    scene = Scene(["10 9 2"], ["7 7 7"], tokens=(1, 1), starter=starter).attempts()
    scene.until(PERFECT)
    scene.act("discard token", seat=starter).act("keep tokens", seat=1 - starter)
    assert scene.told(None, Perfect) == [
        Perfect(starter, 0, True),
        Perfect(1 - starter, 0, False),
    ]


def test_KR15_a_perfect_total_counts_though_it_does_not_collect() -> None:
    """21 in two cards against 21 in three: the loser of the tie is asked all the same."""
    scene = Scene(["10 A"], ["10 9 2"], tokens=(2, 0)).attempts().until(ACES)
    scene.act("elevens 1")
    assert scene.s.phase == PERFECT
    assert scene.seat == 0
    scene.act("discard token").settle(0)
    assert scene.taker("Barmaid") == 1
    assert scene.s.tokens[0] == 1


def test_KR15_the_token_may_be_kept_for_its_point() -> None:
    scene = Scene(["10 9 2"], ["7"], tokens=(2, 0)).attempts().until(PERFECT)
    scene.act("keep tokens")
    assert scene.s.tokens == [2, 0]
    assert scene.told(1, Perfect) == [Perfect(0, 0, False)]


def test_K4_6_the_highest_total_collects() -> None:
    scene = clash("10 8", "10 7")
    assert scene.taker("Barmaid") == 0
    assert scene.told(1, Collected)[0] == Collected(0, 0, mission("Barmaid"))
    assert clash("5 6", "10 9").taker("Barmaid") == 1
    assert clash("10 9 8", "2").taker("Barmaid") == 1, "the highest that has not failed"


def test_K4_7_equal_totals_go_to_more_cards() -> None:
    assert clash("10 8", "9 7 2").taker("Barmaid") == 1
    assert clash("9 7 2", "10 8").taker("Barmaid") == 0


def test_K4_8_equal_totals_and_equal_cards_go_to_nobody() -> None:
    scene = clash("10 8", "10 8")
    assert scene.taker("Barmaid") == NONE
    assert scene.told(0, Collected)[0] == Collected(NONE, 0, mission("Barmaid"))
    assert scene.s.missions.counts[mission("Barmaid")] == 0, "discarded, not shuffled back"


def test_K4_8_counter_intelligence_under_a_tie_is_discarded_without_tokens() -> None:
    scene = clash("10 8", "10 8", under={0: 3})
    assert scene.s.tokens == [0, 0]
    assert scene.s.counter[0] == 0
    assert scene.s.missions.counts[FIRST_COUNTER + 2] == 0, "it does not come back"


@pytest.mark.parametrize("under", [1, 2, 3])
def test_K4_9_whoever_collects_takes_a_token_for_each_mark(under: int) -> None:
    scene = clash("10 8", "7", under={0: under})
    assert scene.taker("Barmaid") == 0
    assert scene.s.tokens == [under, 0]
    assert scene.told(1, Tokens)[0] == Tokens(0, under)
    assert scene.s.counter[0] == 0
    left = [2, 2, 1]
    left[under - 1] -= 1
    assert scene.s.missions.counts[FIRST_COUNTER:] == left, "the card itself is discarded"


def test_K4_10_a_collected_item_can_be_used_before_the_next_mission_is_revealed() -> None:
    row = ("Drone", "Hotel", "Airport", "Locker")
    scene = Scene(["10 9", "5"], ["2", "6 7"], row=row).attempts()
    assert scene.s.phase != OVER
    scene.window(BEFORE_REVEAL, place=1, seat=0)
    assert scene.legal() == ["pass", "drone 2"]
    assert scene.holds(0) == ["Drone"]
    scene.act("drone 2")
    assert TurnedUp(1, 1, [6, 7], 0) in scene.told(0, TurnedUp)


@pytest.mark.parametrize("mine", ["2", "0.5", "10 9 2"])
def test_KR11_any_total_beats_a_player_without_cards_there(mine: str) -> None:
    """The other runs out of cards after three missions."""
    scene = Scene(["3", "4", "5", mine], [EIGHT, "7 7 7", "8 9 10"]).attempts()
    assert scene.stack(1, 3) == []
    scene.settle(3)
    assert scene.taker("Interrogation") == 0
    totals = [m.seat for m in scene.told(None, Total) if isinstance(m, Total) and m.place == 3]
    assert totals == [0], "no total is told where no cards lie"
    assert Failed(1, 3) not in scene.told(None, Failed)
    assert Perfect(1, 3, False) not in scene.told(None, Perfect)


def test_KR11_without_cards_nothing_is_perfect_even_with_tokens() -> None:
    scene = Scene(["3", "4", "5", "6"], [EIGHT, "7 7 7", "8 9 10"], tokens=(0, 5)).attempts()
    asked = []
    while scene.s.round == 1:
        if scene.s.phase == PERFECT:
            asked.append(scene.s.place)
        scene.answer()
    assert asked == [1], "only for the three sevens"


def test_K4_4_KR12_bust_against_none_is_discarded_with_what_lies_under_it() -> None:
    scene = Scene(["3", "4", "5", "10 9 8"], [EIGHT, "7 7 7", "8 9 10"], under={3: 2}).attempts()
    scene.settle(3)
    assert scene.taker("Interrogation") == NONE
    assert Failed(0, 3) in scene.told(None, Failed)
    assert Collected(NONE, 3, mission("Interrogation")) in scene.told(0, Collected)
    # One token for failing; none for the two marks.
    assert scene.s.tokens[0] == 1


def test_KR12_bust_against_bust_takes_no_counter_tokens() -> None:
    scene = clash("10 9 8", "10 9 8", under={0: 3})
    assert scene.s.tokens == [1, 1]
    assert scene.taker("Barmaid") == NONE


def test_KR12_none_against_none() -> None:
    plan = [EIGHT, "7 7 7", "8 9 10"]
    scene = Scene(plan, plan, under={3: 3}).attempts().settle(3)
    assert scene.taker("Interrogation") == NONE
    assert scene.s.tokens == [2, 2], "for the two failed totals of 22.5 and 27"
    assert TurnedUp(0, 3, [], 0) not in scene.told(None, TurnedUp)


def test_K4_4_KR16_KR17_the_starting_player_fails_first() -> None:
    for starter in (0, 1):
        scene = clash("10 9 8", "10 9 7", starter=starter, tokens=(8, 8))
        assert scene.s.phase == OVER
        assert scene.s.loser == starter
        assert scene.s.tokens[1 - starter] == 8, "the game ended before the other was judged"
        assert scene.told(0, Failed) == [Failed(starter, 0)]


def test_KR16_perfect_totals_come_before_the_award_and_can_save_a_player() -> None:
    scene = Scene(["10 9 2"], ["7"], under={0: 1}, tokens=(8, 0)).attempts().until(PERFECT)
    assert Collected(0, 0, mission("Barmaid")) not in scene.told(0, Collected)
    scene.act("discard token").settle(0)
    assert scene.s.phase != OVER
    assert scene.s.tokens == [8, 0]
    assert scene.taker("Barmaid") == 0


def test_KR16_who_keeps_the_eighth_token_loses_by_the_next() -> None:
    scene = Scene(["10 9 2"], ["7"], under={0: 1}, tokens=(8, 0)).attempts().until(PERFECT)
    scene.act("keep tokens")
    assert scene.s.phase == OVER
    assert scene.s.loser == 0


def test_KR16_failures_come_before_perfect_totals() -> None:
    scene = Scene(["10 9 2"], ["10 9 8"], tokens=(1, 0), starter=0).attempts().until(PERFECT)
    assert scene.s.tokens == [1, 1], "the other's failure was judged first"


def test_KR17_a_failure_comes_before_the_winners_counter_intelligence() -> None:
    """The starting player would take three tokens, but the other fails first and loses."""
    scene = clash("10 9", "10 9 8", under={0: 3}, tokens=(8, 8))
    assert scene.s.loser == 1
    assert scene.s.tokens == [8, 9]
    result = GAME.result(scene.s)
    assert result is not None
    assert result.winners == (0,)


def test_KR18_the_winner_cannot_refuse_the_mission_or_its_tokens() -> None:
    scene = Scene(["10 9"], ["7"], under={0: 3}, tokens=(6, 0)).attempts()
    assert scene.s.phase == OVER, "nobody was asked"
    assert scene.s.loser == 0
    assert scene.taker("Barmaid") == 0


def test_KR18_with_chloroform_the_winner_is_asked_but_only_about_the_tokens() -> None:
    items: tuple[list[str], list[str]] = (["Chloroform"], [])
    scene = Scene(["10 9"], ["7"], under={0: 3}, items=items).attempts().until(COUNTER)
    assert scene.legal() == ["chloroform", "take tokens"]
    assert scene.taker("Barmaid") == 0, "the mission is already taken"
    with pytest.raises(IllegalAction):
        scene.act("pass")
