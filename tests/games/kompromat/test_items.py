"""K6 Items: what each of them does."""

import pytest

from brushpass.core.refusal import IllegalAction
from brushpass.core.wire import encode
from brushpass.games.kompromat.cards import FIRST_COUNTER, HIDDEN, NONE, PLACES
from brushpass.games.kompromat.reveal import total
from brushpass.games.kompromat.scoring import points
from brushpass.games.kompromat.state import ACES, COUNTER, DRAWING, OVER, PERFECT, WINDOW
from brushpass.games.kompromat.wire import (
    Adjusted,
    Collected,
    Failed,
    Flew,
    LaidNewspaper,
    Looked,
    Perfect,
    Stopped,
    Stunned,
    Tokens,
    TookBack,
    Total,
    TurnedUp,
    Used,
)
from tests.games.kompromat.scenario import (
    BEFORE_ACES,
    BEFORE_REVEAL,
    BEFORE_VERDICT,
    Scene,
    cards,
    item,
    mission,
)

Items = tuple[list[str], list[str]]
EIGHT = "0.5 A A 2 3 4 5 6"
QUIET = ["2", "3", "4", "5"]  # single cards without an ace


def first_holds(*names: str) -> Items:
    return (list(names), [])


def second_holds(*names: str) -> Items:
    return ([], list(names))


def uses(scene: Scene, word: str) -> list[str]:
    """What the player to act is offered to do with one item."""
    return [name for name in scene.legal() if word in name]


# K6.4 once


def test_K6_4_an_item_is_used_once_and_then_lies_with_the_collected_cards() -> None:
    scene = Scene(items=first_holds("Balaclava"), tokens=(5, 0))
    scene.act("balaclava")
    assert scene.holds(0) == []
    assert scene.has_used(0) == ["Balaclava"]
    assert mission("Balaclava") in scene.s.won[0]
    assert scene.told(1, Used) == [Used(0, item("Balaclava"), False)]
    assert uses(scene, "balaclava") == []
    with pytest.raises(IllegalAction):
        scene.act("balaclava")


def test_K6_4_the_other_cannot_use_what_a_player_holds() -> None:
    scene = Scene(["9"], ["9"], items=first_holds("Balaclava"), tokens=(5, 5))
    scene.act("draw").act("attempt 1", "stop")
    assert scene.seat == 1
    assert uses(scene, "balaclava") == []


# K6.10 Balaclava


@pytest.mark.parametrize(("before", "after"), [(8, 6), (3, 1), (2, 0)])
def test_K6_10_the_balaclava_discards_two_tokens(before: int, after: int) -> None:
    scene = Scene(items=first_holds("Balaclava"), tokens=(before, 4)).act("balaclava")
    assert scene.s.tokens == [after, 4]
    assert scene.told(1, Tokens) == [Tokens(0, after)]


def test_KR28_with_a_single_token_the_balaclava_discards_that_one() -> None:
    scene = Scene(items=first_holds("Balaclava"), tokens=(1, 0)).act("balaclava")
    assert scene.s.tokens == [0, 0]


def test_KR28_without_tokens_the_balaclava_cannot_be_used() -> None:
    scene = Scene(items=first_holds("Balaclava"))
    assert uses(scene, "balaclava") == []
    with pytest.raises(IllegalAction):
        scene.act("balaclava")


# K6.11 Chloroform


def test_K6_11_chloroform_spares_the_tokens_of_the_mission_just_collected() -> None:
    scene = Scene(["10 9"], ["7"], under={0: 3}, items=first_holds("Chloroform"), tokens=(6, 0))
    scene.attempts().until(COUNTER)
    assert scene.seat == 0
    scene.act("chloroform")
    assert scene.s.tokens == [6, 0]
    assert scene.taker("Barmaid") == 0
    assert scene.s.counter[0] == 0
    assert scene.s.missions.counts[FIRST_COUNTER + 2] == 0, "the card is discarded all the same"
    assert scene.has_used(0) == ["Chloroform"]


def test_K6_11_who_takes_the_tokens_keeps_the_chloroform() -> None:
    scene = Scene(["10 9"], ["7"], under={0: 3}, items=first_holds("Chloroform"))
    scene.attempts().until(COUNTER).act("take tokens")
    assert scene.s.tokens == [3, 0]
    assert scene.holds(0) == ["Chloroform"]


def test_K6_11_only_the_one_who_collects_is_asked() -> None:
    scene = Scene(["10 9"], ["7"], under={0: 2}, items=second_holds("Chloroform")).attempts()
    scene.settle(0)
    assert scene.s.tokens == [2, 0]
    assert scene.holds(1) == ["Chloroform"]


def test_K6_11_nobody_is_asked_about_a_mission_without_counter_intelligence() -> None:
    scene = Scene(["10", "9", "8", "6"], QUIET, items=first_holds("Chloroform")).attempts()
    assert scene.s.round == 2


def test_K6_11_nobody_is_asked_when_the_mission_is_discarded() -> None:
    items: Items = (["Chloroform"], [])
    scene = Scene(["9", "3", "4", "5"], ["9", "4", "5", "6"], under={0: 2}, items=items)
    scene.attempts()
    assert scene.s.tokens == [0, 0]
    assert scene.holds(0) == ["Chloroform"]


def test_K4_10_K6_11_KR38_chloroform_just_collected_works_on_what_lay_under_it() -> None:
    row = ("Chloroform", "Hotel", "Airport", "Locker")
    scene = Scene(["10 9"], ["7"], row=row, under={0: 3}, tokens=(6, 0)).attempts()
    assert scene.s.phase == COUNTER
    scene.act("chloroform")
    assert scene.s.tokens == [6, 0]
    assert scene.has_used(0) == ["Chloroform"]


# K6.12 Drone


def test_K6_12_the_drone_turns_up_all_cards_of_the_opponent_at_one_mission() -> None:
    scene = Scene(["9 3 5"], ["4 2"], items=second_holds("Drone")).attempt(0)
    scene.act("drone 1", seat=1)
    for seat in (0, 1, None):
        assert scene.view(seat).sides[0].stacks[0].cards == cards("9 3 5")
        assert scene.view(seat).sides[0].stacks[0].up == 0b111
        assert scene.told(seat, TurnedUp) == [TurnedUp(0, 0, cards("9 3 5"), 1)]


def test_K6_12_no_other_mission_is_turned_up() -> None:
    scene = Scene(["9 3", "8 2"], ["4", "5 6"], items=second_holds("Drone"))
    scene.attempt(0).act("draw", seat=1).attempt(3).attempt(1)
    assert uses(scene, "drone") == ["drone 1", "drone 2"]
    scene.act("drone 2")
    assert scene.view(1).sides[0].stacks[0].cards == [9, HIDDEN]
    assert scene.view(1).sides[0].stacks[1].cards == [8, 2]


def test_KR22_the_drone_works_where_its_user_has_no_cards() -> None:
    scene = Scene(["9 3"], ["4"], items=second_holds("Drone")).attempt(2)
    assert scene.stack(1, 2) == []
    assert uses(scene, "drone") == ["drone 3"]


def test_KR22_the_drone_needs_a_face_down_card() -> None:
    scene = Scene(["9", "8 2"], ["4"], items=second_holds("Drone")).attempt(0)
    assert uses(scene, "drone") == []
    scene.attempt(0).attempt(1)
    assert uses(scene, "drone") == ["drone 2"]


def test_KR22_both_players_see_the_cards_from_then_on() -> None:
    scene = Scene(["9 3"], ["4"], items=second_holds("Drone")).attempt(0)
    scene.act("drone 1").attempt(0)
    for seat in (0, 1, None):
        assert scene.view(seat).sides[0].stacks[0].cards == [9, 3]


# K6.13 GPS Tracker


def test_K6_13_the_last_card_goes_back_on_top_even_from_over_21() -> None:
    scene = Scene(["10 9 8"], items=first_holds("GPS Tracker")).attempt(0, stop=False)
    assert scene.legal() == ["stop", "gps tracker"]
    scene.act("gps tracker")
    assert scene.stack(0, 0) == [10, 9]
    assert scene.s.decks[0].size() == 12
    assert scene.legal() == ["draw", "stop"], "not over 21 any more"
    scene.act("draw")
    assert scene.stack(0, 0) == [10, 9, 8], "the same card comes again"
    assert scene.legal() == ["stop"]


def test_KR31_the_first_card_never_goes_back() -> None:
    scene = Scene(["10"], items=first_holds("GPS Tracker")).attempt(0, stop=False)
    assert scene.legal() == ["draw", "stop"]
    with pytest.raises(IllegalAction):
        scene.act("gps tracker")


def test_KR31_with_the_usb_stick_two_cards_go_back_but_not_the_first() -> None:
    scene = Scene(["4 5 6"], items=first_holds("GPS Tracker", "USB Stick"))
    scene.attempt(0, stop=False).act("gps tracker", "usb gps tracker")
    assert scene.stack(0, 0) == [4]
    assert scene.s.decks[0].top == [6, 5]
    assert scene.legal() == ["draw", "stop"]
    scene.act("draw", "draw")
    assert scene.stack(0, 0) == [4, 5, 6], "in the order in which they came"


def test_KR31_only_a_card_of_this_turn_goes_back() -> None:
    scene = Scene(["4 5", "6"], ["7"], items=first_holds("GPS Tracker"))
    scene.attempt(0).attempt(0).attempt(1, stop=False)
    assert scene.s.phase == DRAWING
    assert uses(scene, "gps") == []


def test_KR31_the_owner_knows_the_top_and_the_opponent_sees_that_a_card_went_back() -> None:
    scene = Scene(["10 9 8"], items=first_holds("GPS Tracker")).attempt(0, stop=False)
    scene.act("gps tracker")
    assert scene.view(0).sides[0].top == [8]
    assert scene.told(0, TookBack) == [TookBack(0, 0, 8)]
    for seat in (1, None):
        assert scene.view(seat).sides[0].top == [HIDDEN]
        assert scene.view(seat).sides[0].stacks[0].cards == [10, HIDDEN]
        assert scene.view(seat).sides[0].deck == 12
        assert scene.told(seat, TookBack) == [TookBack(0, 0, HIDDEN)]


def test_K6_13_KR31_the_opponent_cannot_tell_why_a_card_went_back() -> None:
    """A card taken back from over 21 and one from far below look the same."""
    seen = []
    for plan in ("10 9 8", "10 2 3"):
        scene = Scene([plan], items=first_holds("GPS Tracker")).attempt(0, stop=False)
        scene.act("gps tracker", "draw", "stop")
        seen.append((scene.letters(1), encode(scene.view(1)), scene.letters(None)))
    assert seen[0] == seen[1]


# K6.14 Jetpack


def test_K6_14_KR32_the_whole_stack_moves_as_it_lies() -> None:
    scene = Scene(["9 3 5"], ["4"], items=first_holds("Jetpack")).attempt(0).attempt(0)
    assert uses(scene, "jetpack") == ["jetpack 1 2", "jetpack 1 3", "jetpack 1 4"]
    scene.act("jetpack 1 3")
    assert scene.stack(0, 2) == [9, 3, 5]
    assert scene.stack(0, 0) == []
    for seat in (1, None):
        assert scene.view(seat).sides[0].stacks[2].cards == [9, HIDDEN, HIDDEN]
        assert scene.told(seat, Flew) == [Flew(0, 0, 2)]


def test_K6_14_the_target_must_hold_none_of_ones_own_cards() -> None:
    scene = Scene(["9", "8"], ["4", "5"], items=first_holds("Jetpack"))
    scene.attempt(0).attempt(2).attempt(1).attempt(3)
    assert uses(scene, "jetpack") == ["jetpack 1 3", "jetpack 1 4", "jetpack 2 3", "jetpack 2 4"]


def test_KR32_the_mission_left_behind_may_be_attempted_again_and_the_new_one_not() -> None:
    scene = Scene(["9", "8"], ["4"], items=first_holds("Jetpack")).attempt(0).attempt(0)
    scene.act("jetpack 1 3")
    assert scene.legal() == ["attempt 1", "attempt 2", "attempt 4"]
    scene.act("attempt 1")
    assert scene.stack(0, 0) == [8]


def test_KR32_before_the_mission_is_chosen() -> None:
    """In CHOOSING: the first card is in hand while the stack flies."""
    scene = Scene(["9", "8"], ["4"], items=first_holds("Jetpack")).attempt(0).attempt(0)
    scene.act("draw")
    assert scene.s.hand[0] == 8
    scene.act("jetpack 1 4")
    assert scene.s.hand[0] == 8
    assert scene.legal() == ["attempt 1", "attempt 2", "attempt 3"]


def test_KR32_in_the_middle_of_an_attempt_the_attempt_goes_on_at_the_new_mission() -> None:
    scene = Scene(["9 3 5"], ["4"], items=first_holds("Jetpack", "GPS Tracker"))
    scene.act("attempt 1", "draw", "jetpack 1 4", "draw")
    assert scene.stack(0, 0) == []
    assert scene.stack(0, 3) == [9, 3, 5]
    scene.act("gps tracker")
    assert scene.stack(0, 3) == [9, 3]
    scene.act("stop")
    assert scene.told(1, Stopped) == [Stopped(0, 3)]
    scene.attempt(0)
    assert scene.legal() == ["attempt 1", "attempt 2", "attempt 3"]


def test_KR32_in_the_middle_of_an_attempt_another_stack_may_fly() -> None:
    scene = Scene(["9", "8 2 3"], ["4"], items=first_holds("Jetpack")).attempt(0).attempt(0)
    scene.act("draw", "attempt 2", "draw", "jetpack 1 3", "draw")
    assert scene.stack(0, 1) == [8, 2, 3], "the attempt stays where it is"
    assert scene.stack(0, 2) == [9]


def test_KR32_over_21_the_jetpack_still_moves_but_does_not_open_the_draw() -> None:
    scene = Scene(["10 9 8"], items=first_holds("Jetpack")).attempt(0, stop=False)
    scene.act("jetpack 1 2")
    assert scene.legal() == ["stop"]


def test_KR32_cards_turned_up_by_the_drone_stay_up_and_stunned_ones_gone() -> None:
    scene = Scene(
        ["9 3 5", "8 2"],
        ["4"],
        items=(["Jetpack"], ["Drone", "Stun Gun"]),
    ).attempt(0)
    scene.act("stun gun 1 2", "drone 1", seat=1).attempt(0)
    scene.act("jetpack 1 4", seat=0)
    stack = scene.view(1).sides[0].stacks[3]
    assert stack.gone == 0b010
    assert stack.cards[0] == 9
    assert stack.cards[2] == 5
    assert scene.s.stack(0, 3).low() == 28


def test_KR32_a_mission_already_revealed_is_no_place_to_fly_to() -> None:
    scene = Scene([EIGHT, "7 7 7", "8 9 10"], QUIET, items=first_holds("Jetpack"))
    scene.window(BEFORE_REVEAL, place=1, seat=0)
    assert uses(scene, "jetpack") == ["jetpack 2 4", "jetpack 3 4"]
    scene.act("jetpack 2 4").settle(1)
    assert scene.taker("Hotel") == 1, "nobody else is left there"
    scene.settle(3)
    assert scene.taker("Interrogation") == 0, "three sevens have flown in"


def test_KR32_a_stack_can_leave_a_mission_just_before_it_is_revealed() -> None:
    scene = Scene([EIGHT, "7 7 7", "8 9 10"], QUIET, items=first_holds("Jetpack"))
    scene.window(BEFORE_REVEAL, place=2, seat=0).act("jetpack 3 4").settle(3)
    assert Failed(0, 2) not in scene.told(1, Failed)
    assert Failed(0, 3) in scene.told(1, Failed), "27 fails where it has flown to"
    assert scene.taker("Airport") == 1


# K6.15 Newspaper


def test_K6_15_the_newspaper_adds_three_to_the_opponents_total() -> None:
    scene = Scene(["10 8"], ["9 8"], items=second_holds("Newspaper")).attempt(0)
    scene.act("newspaper 1", seat=1).attempts().settle(0)
    assert scene.told(0, Total)[:2] == [Total(0, 0, 42), Total(1, 0, 34)]
    for seat in (0, 1, None):
        assert scene.told(seat, LaidNewspaper) == [LaidNewspaper(1, 0)]


def test_K6_15_it_can_make_the_opponent_fail() -> None:
    scene = Scene(["10 9"], ["2"], items=second_holds("Newspaper")).attempt(0)
    scene.act("newspaper 1").attempts().settle(0)
    assert Failed(0, 0) in scene.told(1, Failed)
    assert scene.taker("Barmaid") == 1


def test_K6_15_it_can_make_the_opponent_perfect() -> None:
    scene = Scene(["10 8"], ["2"], items=second_holds("Newspaper"), tokens=(1, 0)).attempt(0)
    scene.act("newspaper 1").attempts().until(PERFECT)
    assert scene.seat == 0


def test_K6_15_a_revealed_mission_is_too_late() -> None:
    scene = Scene(["10", "9", "8", "6"], QUIET, items=first_holds("Newspaper")).attempts()
    assert (scene.s.phase, scene.s.after) == (WINDOW, BEFORE_REVEAL)
    assert uses(scene, "newspaper") == [f"newspaper {n}" for n in (1, 2, 3, 4)]
    scene.act("pass")
    assert scene.s.after == BEFORE_ACES
    assert uses(scene, "newspaper") == [f"newspaper {n}" for n in (2, 3, 4)]
    scene.act("pass", "pass")
    assert (scene.s.place, scene.s.after) == (1, BEFORE_REVEAL)
    assert uses(scene, "newspaper") == [f"newspaper {n}" for n in (2, 3, 4)]


def test_K6_15_KR34_it_needs_cards_of_the_opponent_at_the_mission() -> None:
    scene = Scene(["10"], ["2"], items=second_holds("Newspaper")).attempt(2)
    assert uses(scene, "newspaper") == ["newspaper 3"]


def test_K6_15_KR21_two_newspapers_add_six() -> None:
    scene = Scene(["10 3"], ["2"], items=second_holds("Newspaper", "USB Stick")).attempt(0)
    scene.act("newspaper 1", "usb newspaper 1").attempts().settle(0)
    assert scene.told(0, Total)[0] == Total(0, 0, 26 + 12)
    assert scene.has_used(1) == ["Newspaper", "USB Stick"]


def test_KR34_a_newspaper_stays_when_the_cards_fly_away() -> None:
    scene = Scene(["9", "8"], ["4", "5"], items=(["Jetpack"], ["Newspaper"])).attempt(0)
    scene.act("newspaper 1", seat=1).attempt(0)
    scene.act("jetpack 1 2", seat=0).attempt(0)
    assert scene.s.newspapers[0:PLACES] == [1, 0, 0, 0]
    scene.attempts().settle(1)
    assert scene.told(1, Total)[0] == Total(0, 0, 16 + 6), "it counts against the new attempt"
    assert [m for m in scene.told(1, Total) if m == Total(0, 1, 18)], "and not where they went"


def test_KR34_cards_can_fly_under_a_newspaper() -> None:
    scene = Scene(["9", "8"], ["4", "5"], items=(["Jetpack", "USB Stick"], ["Newspaper"]))
    scene.attempt(0).act("newspaper 1", seat=1).attempt(0)
    scene.act("jetpack 1 2").attempt(2).attempt(1)
    scene.act("usb jetpack 2 1")
    scene.attempts().settle(0)
    assert scene.told(1, Total)[0] == Total(0, 0, 18 + 6)


def test_KR34_a_newspaper_on_an_abandoned_mission_is_no_total() -> None:
    scene = Scene([EIGHT, "7 7 7", "8 9 10"], QUIET, items=(["Jetpack"], ["Newspaper"])).window(
        BEFORE_REVEAL, place=1, seat=1
    )
    scene.act("newspaper 2").act("jetpack 2 4", seat=0).settle(1)
    assert scene.taker("Hotel") == 1
    assert [m for m in scene.told(0, Total) if isinstance(m, Total) and m.place == 1] == [
        Total(1, 1, 6)
    ]


def test_K3_6_KR37_a_newspaper_does_not_force_a_stop() -> None:
    """What is counted while drawing are the player's own cards."""
    scene = Scene(["8", "10 9 2"], ["4"], items=(["Jetpack"], ["Newspaper"])).attempt(0)
    scene.act("newspaper 1", seat=1).attempt(0)
    scene.act("jetpack 1 2", seat=0).act("attempt 1", "draw")
    assert scene.legal() == ["draw", "stop"]


# K6.16 Night Vision


def test_K6_16_night_vision_shows_the_next_five_cards_in_their_order() -> None:
    scene = Scene(["9 2 3 4 5 6"], items=first_holds("Night Vision"))
    scene.act("draw", "attempt 1", "night vision")
    assert scene.told(0, Looked) == [Looked(0, [2, 3, 4, 5, 6])]
    assert scene.view(0).sides[0].top == [6, 5, 4, 3, 2]
    assert scene.s.decks[0].size() == 13, "they stay in the deck"
    scene.act("draw", "draw", "draw")
    assert scene.stack(0, 0) == [9, 2, 3, 4], "without a change of order"


def test_K6_16_before_the_first_draw_the_first_of_the_five_opens_the_turn() -> None:
    scene = Scene(["2 3 4 5 6"], items=first_holds("Night Vision")).act("night vision")
    assert scene.s.hand[0] == 2
    assert scene.view(0).sides[0].top == [6, 5, 4, 3]
    assert scene.view(1).sides[0].hand == HIDDEN


def test_K6_16_the_others_see_only_that_five_cards_were_looked_at() -> None:
    scene = Scene(["9 2 3 4 5 6"], items=first_holds("Night Vision"))
    scene.act("draw", "attempt 1", "night vision")
    for seat in (1, None):
        assert scene.told(seat, Looked) == [Looked(0, [HIDDEN] * 5)]
        assert scene.view(seat).sides[0].top == [HIDDEN] * 5
        assert scene.view(seat).sides[0].deck == 13


def test_KR35_night_vision_shows_fewer_cards_when_fewer_are_left() -> None:
    scene = Scene([EIGHT, "7 7 7", "8 9 10"], items=first_holds("Night Vision"))
    scene.attempt(0).attempt(0).attempt(1).attempt(1).act("night vision")
    assert scene.told(0, Looked) == [Looked(0, [8, 9, 10])]
    assert scene.told(1, Looked) == [Looked(0, [HIDDEN] * 3)]


def test_KR35_night_vision_needs_a_deck_and_ones_own_turn() -> None:
    scene = Scene(
        [EIGHT, "7 7 7", "8 9 10"],
        ["2 6", "3", "4", "5"],
        items=first_holds("Night Vision", "Drone"),
    )
    scene.attempt(0).attempt(0).attempt(1).attempt(1)
    scene.attempt(2, stop=False)
    assert uses(scene, "night") == [], "no card is left to look at"
    assert uses(scene, "drone") == ["drone 1"]
    scene.act("stop").window(BEFORE_REVEAL, place=0, seat=0)
    assert uses(scene, "night") == []


def test_K6_13_K6_16_night_vision_looks_at_the_known_top_first() -> None:
    scene = Scene(["9 8 2 3 4 5"], items=first_holds("Night Vision", "GPS Tracker"))
    scene.act("draw", "attempt 1", "draw", "gps tracker", "night vision")
    assert scene.told(0, Looked) == [Looked(0, [8, 2, 3, 4, 5])]
    scene.act("draw", "draw")
    assert scene.stack(0, 0) == [9, 8, 2]


def test_K6_13_K6_16_a_seen_card_can_be_taken_back_onto_the_seen_top() -> None:
    scene = Scene(["9 2 3 4 5 6"], items=first_holds("Night Vision", "GPS Tracker"))
    scene.act("draw", "attempt 1", "night vision", "draw", "gps tracker")
    assert scene.view(0).sides[0].top == [6, 5, 4, 3, 2]
    assert scene.view(1).sides[0].top == [HIDDEN] * 5
    scene.act("draw", "draw")
    assert scene.stack(0, 0) == [9, 2, 3]


def test_K6_13_KR35_the_last_three_cards_looked_at_drawn_and_taken_back() -> None:
    scene = Scene([EIGHT, "7 7 7", "8 9 10"], items=first_holds("Night Vision", "GPS Tracker"))
    scene.attempt(0).attempt(0).attempt(1).attempt(1)
    scene.act("night vision", "attempt 3", "draw", "gps tracker")
    assert scene.stack(0, 2) == [8]
    assert scene.view(0).sides[0].top == [10, 9]
    assert scene.s.decks[0].below == 0
    scene.act("draw", "draw")
    assert scene.stack(0, 2) == [8, 9, 10]
    assert scene.seat == 1, "the deck is empty and no item is left"


def test_K6_16_K6_18_looking_again_shows_the_same_cards() -> None:
    scene = Scene(["9", "2 3 4 5 6 7"], items=first_holds("Night Vision", "USB Stick"))
    scene.attempt(0).attempt(0).act("night vision", "usb night vision")
    assert scene.told(0, Looked) == [Looked(0, [2, 3, 4, 5, 6])] * 2


# K6.17 Stun Gun


def test_K6_17_the_stun_gun_discards_one_face_down_card() -> None:
    scene = Scene(["9 3 5"], ["4"], items=second_holds("Stun Gun")).attempt(0)
    assert uses(scene, "stun") == ["stun gun 1 2", "stun gun 1 3"]
    scene.act("stun gun 1 3")
    assert scene.s.stack(0, 0).count() == 2
    for seat in (0, 1, None):
        assert scene.view(seat).sides[0].stacks[0].gone == 0b100
    scene.attempts().settle(0)
    assert scene.told(0, Total)[0] == Total(0, 0, 24)
    assert scene.told(0, TurnedUp)[0] == TurnedUp(0, 0, [9, 3], 0)


def test_KR29_the_first_card_cannot_be_hit_and_the_mission_stays_attempted() -> None:
    scene = Scene(["9", "8 2"], ["4"], items=second_holds("Stun Gun")).attempt(0)
    assert uses(scene, "stun") == [], "a single card lies face up"
    scene.attempt(0).attempt(1)
    assert uses(scene, "stun") == ["stun gun 2 2"]
    scene.act("stun gun 2 2")
    assert scene.s.stack(0, 1).count() == 1
    scene.attempt(1)
    assert scene.legal() == ["attempt 3", "attempt 4"]


def test_K6_17_a_failed_total_can_be_shot_back_under_21() -> None:
    scene = Scene(["10 9 8"], ["4"], items=second_holds("Stun Gun")).attempt(0)
    scene.act("stun gun 1 3").attempts().settle(0)
    assert scene.told(0, Failed) == []
    assert scene.taker("Barmaid") == 0


def test_K6_17_an_ace_that_was_hit_is_not_asked_about() -> None:
    scene = Scene(["9 A", "3", "4", "5"], ["4", "5", "6", "7"], items=second_holds("Stun Gun"))
    scene.attempt(0).act("stun gun 1 2").attempts()
    assert scene.s.round == 2, "nothing was asked in the whole reveal"


def test_K4_7_KR14_a_stunned_card_does_not_count_for_the_tie() -> None:
    """18 in three cards, one of which is shot away: 16 in two against 16 in two."""
    plan = (["9 2 7"], ["9 7"])
    scene = Scene(*plan, items=second_holds("Stun Gun")).attempt(0)
    scene.act("stun gun 1 2", seat=1).attempts().settle(0)
    assert scene.told(0, Total)[:2] == [Total(0, 0, 32), Total(1, 0, 32)]
    assert scene.taker("Barmaid") == NONE


def test_K4_7_KR14_a_newspaper_does_not_count_for_the_tie() -> None:
    scene = Scene(["9 5"], ["10 7"], items=second_holds("Newspaper")).attempt(0)
    scene.act("newspaper 1", seat=1).attempts().settle(0)
    assert scene.told(0, Total)[:2] == [Total(0, 0, 34), Total(1, 0, 34)]
    assert scene.taker("Barmaid") == NONE


def test_KR33_the_shooter_is_not_shown_the_card_and_its_owner_knows_it() -> None:
    scene = Scene(["9 3 5"], ["4"], items=second_holds("Stun Gun")).attempt(0)
    scene.act("stun gun 1 2")
    assert scene.told(0, Stunned) == [Stunned(1, 0, 1, 3)]
    assert scene.told(1, Stunned) == scene.told(None, Stunned) == [Stunned(1, 0, 1, HIDDEN)]
    assert scene.view(1).sides[0].stacks[0].cards == [9, HIDDEN, HIDDEN]
    assert scene.view(0).sides[0].stacks[0].cards == [9, 3, 5]


def test_KR33_the_card_stays_unseen_when_the_mission_is_revealed() -> None:
    scene = Scene(["9 3 5"], ["4 A"], items=second_holds("Stun Gun")).attempt(0)
    scene.act("stun gun 1 2").attempts().until(ACES)
    assert scene.s.place == 0
    for seat in (1, None):
        assert scene.view(seat).sides[0].stacks[0].cards == [9, HIDDEN, 5]
    assert scene.view(0).sides[0].stacks[0].cards == [9, 3, 5]


def test_KR33_the_card_stays_unseen_when_a_drone_comes_after() -> None:
    scene = Scene(["9 3 5"], ["4"], items=second_holds("Stun Gun", "Drone")).attempt(0)
    scene.act("stun gun 1 2", "drone 1")
    assert scene.told(1, TurnedUp) == [TurnedUp(0, 0, [9, 5], 1)]
    for seat in (1, None):
        assert scene.view(seat).sides[0].stacks[0].cards == [9, HIDDEN, 5]


def test_KR33_two_worlds_with_another_stunned_card_look_the_same_to_the_shooter() -> None:
    seen = []
    for hit in ("3", "6"):
        scene = Scene([f"9 {hit} 5"], ["4 A"], items=second_holds("Stun Gun")).attempt(0)
        scene.act("stun gun 1 2").attempts().until(ACES)
        seen.append((scene.letters(1), encode(scene.view(1)), encode(scene.view(None))))
    assert seen[0] == seen[1]


def test_K5_1_KR33_the_card_comes_back_after_the_round() -> None:
    scene = Scene(["9 3 5"], ["4"], items=second_holds("Stun Gun")).attempt(0)
    scene.act("stun gun 1 2").next_round()
    assert scene.s.decks[0].size() == 14
    assert scene.s.decks[0].counts[3] == 1
    assert scene.s.stack(0, 0).gone == 0


def test_K6_12_K6_17_cards_turned_up_by_a_drone_cannot_be_shot() -> None:
    scene = Scene(["9 3 5"], ["4"], items=second_holds("Stun Gun", "Drone")).attempt(0)
    scene.act("drone 1")
    assert uses(scene, "stun") == []


def test_K6_12_K6_17_where_every_covered_card_was_shot_the_drone_finds_nothing() -> None:
    scene = Scene(["9 3"], ["4"], items=second_holds("Stun Gun", "Drone")).attempt(0)
    scene.act("stun gun 1 2")
    assert uses(scene, "drone") == []


def test_K6_17_the_eighth_card_of_a_stack_can_be_shot() -> None:
    scene = Scene([EIGHT], ["4"], items=second_holds("Stun Gun")).attempt(0)
    assert uses(scene, "stun") == [f"stun gun 1 {n}" for n in range(2, 9)]
    scene.act("stun gun 1 8")
    assert scene.s.stack(0, 0).low() == 33


# K6.18 USB Stick


def test_K6_18_the_usb_stick_needs_an_item_that_was_used() -> None:
    scene = Scene(items=first_holds("USB Stick", "Balaclava"), tokens=(8, 0))
    assert scene.legal() == ["draw", "balaclava"]
    scene.act("balaclava")
    assert scene.legal() == ["draw", "usb balaclava"]
    scene.act("usb balaclava")
    assert scene.s.tokens == [4, 0]
    assert scene.told(1, Used) == [
        Used(0, item("Balaclava"), False),
        Used(0, item("Balaclava"), True),
    ]


def test_K6_18_KR20_the_stick_repeats_only_its_owners_items() -> None:
    scene = Scene(items=first_holds("USB Stick"), used=([], ["Balaclava"]), tokens=(8, 0))
    assert uses(scene, "usb") == []


def test_KR20_the_stick_never_repeats_itself() -> None:
    scene = Scene(items=first_holds("USB Stick"), used=(["Balaclava"], []), tokens=(8, 0))
    scene.act("usb balaclava")
    assert uses(scene, "usb") == []
    assert scene.has_used(0) == ["Balaclava", "USB Stick"]
    assert not [name for name in scene.legal() if "usb usb" in name]


def test_KR20_both_cards_stay_worth_a_point() -> None:
    scene = Scene(items=first_holds("USB Stick"), used=(["Night Vision"], []))
    before = points(scene.s, 0)
    scene.act("usb night vision")
    assert points(scene.s, 0) == before == 2


def test_K6_18_the_stick_repeats_an_item_used_in_an_earlier_round() -> None:
    scene = Scene(["2", "3", "4", "5"], items=first_holds("Balaclava", "USB Stick"), tokens=(8, 0))
    scene.act("balaclava").next_round()
    scene.until(0)
    assert uses(scene, "usb") == ["usb balaclava"]


def test_K6_11_K6_18_chloroform_through_the_usb_stick() -> None:
    scene = Scene(
        ["10 9"], ["7"], under={0: 3}, items=first_holds("USB Stick"), used=(["Chloroform"], [])
    ).attempts()
    assert scene.s.phase == COUNTER
    assert scene.legal() == ["usb chloroform", "take tokens"]
    scene.act("usb chloroform").settle(0)
    assert scene.s.tokens == [0, 0]
    assert scene.has_used(0) == ["Chloroform", "USB Stick"]


def test_K6_11_K6_18_KR38_the_stick_just_collected_repeats_chloroform_at_once() -> None:
    row = ("USB Stick", "Hotel", "Airport", "Locker")
    scene = Scene(["10 9"], ["7"], row=row, under={0: 3}, used=(["Chloroform"], [])).attempts()
    assert scene.s.phase == COUNTER
    assert scene.legal() == ["usb chloroform", "take tokens"]


def test_K6_11_chloroform_is_asked_about_once() -> None:
    scene = Scene(["10 9"], ["7"], under={0: 3}, items=first_holds("Chloroform", "USB Stick"))
    scene.attempts().until(COUNTER).act("chloroform")
    assert scene.s.phase != COUNTER
    assert scene.holds(0) == ["USB Stick"]


def test_K6_18_usb_with_drone_jetpack_newspaper_and_stun_gun() -> None:
    scene = Scene(
        ["9 3", "8 2"],
        ["4 5", "6 7"],
        items=first_holds("USB Stick"),
        used=(["Drone", "Jetpack", "Newspaper", "Stun Gun"], []),
    )
    scene.attempt(0).attempt(0)
    assert uses(scene, "usb") == [
        "usb drone 1",
        "usb jetpack 1 2",
        "usb jetpack 1 3",
        "usb jetpack 1 4",
        "usb newspaper 1",
        "usb stun gun 1 2",
    ]


@pytest.mark.parametrize(
    ("name", "act", "check"),
    [
        ("Drone", "usb drone 1", lambda s: s.view(0).sides[1].stacks[0].cards == [4, 5]),
        ("Jetpack", "usb jetpack 1 4", lambda s: s.stack(0, 3) == [9, 3]),
        ("Newspaper", "usb newspaper 1", lambda s: s.s.newspapers[PLACES] == 1),
        ("Stun Gun", "usb stun gun 1 2", lambda s: s.s.stack(1, 0).count() == 1),
        ("Night Vision", "usb night vision", lambda s: len(s.view(0).sides[0].top) == 4),
        ("Balaclava", "usb balaclava", lambda s: s.s.tokens == [1, 0]),
    ],
)
def test_K6_18_usb_on_ones_own_turn(name: str, act: str, check: object) -> None:
    scene = Scene(
        ["9 3"], ["4 5"], items=first_holds("USB Stick"), used=([name], []), tokens=(3, 0)
    )
    if scene.legal()[0] == "draw":
        scene.act("draw")
    scene.attempt(0).attempt(0)
    scene.act(act)
    assert callable(check)
    assert check(scene)
    assert scene.holds(0) == []


def test_K6_18_usb_with_the_gps_tracker_in_a_later_turn() -> None:
    scene = Scene(["9 3", "8 2"], ["4"], items=first_holds("GPS Tracker", "USB Stick"))
    scene.attempt(0, stop=False).act("gps tracker", "stop").attempt(0)
    assert scene.s.hand[0] == 3
    scene.act("attempt 2", "draw", "usb gps tracker")
    assert scene.stack(0, 1) == [3]
    assert scene.s.decks[0].top == [8]


# K6.19 Vesper Martini


@pytest.mark.parametrize(("change", "halves"), [("+1", 40), ("-1", 36)])
def test_K6_19_vesper_changes_ones_own_total_by_one(change: str, halves: int) -> None:
    scene = Scene(["10 9"], ["2"], items=first_holds("Vesper Martini"))
    scene.window(BEFORE_VERDICT, 0, 0).act(f"vesper {change}")
    assert scene.told(1, Adjusted) == [Adjusted(0, 0, int(change))]
    assert scene.told(1, Total)[:2] == [Total(0, 0, halves), Total(1, 0, 4)]


def test_K6_19_vesper_makes_21_out_of_22() -> None:
    scene = Scene(["10 9 3"], ["2"], items=first_holds("Vesper Martini"), tokens=(1, 0))
    scene.window(BEFORE_VERDICT, 0, 0).act("vesper -1")
    assert scene.s.phase == PERFECT
    scene.act("discard token").settle(0)
    assert scene.told(0, Perfect) == [Perfect(0, 0, True)]
    assert scene.told(0, Failed) == []
    assert scene.taker("Barmaid") == 0


def test_K6_19_vesper_makes_22_out_of_21() -> None:
    scene = Scene(["10 9 2"], ["3"], items=first_holds("Vesper Martini"), under={0: 3})
    scene.window(BEFORE_VERDICT, 0, 0).act("vesper +1")
    assert scene.told(0, Failed) == [Failed(0, 0)]
    assert scene.s.tokens[0] == 1
    assert scene.taker("Barmaid") == 1


def test_K6_19_KR13_vesper_on_half_points() -> None:
    scene = Scene(["10 8 2 0.5"], ["3"], items=first_holds("Vesper Martini"))
    scene.window(BEFORE_VERDICT, 0, 0).act("vesper +1")
    assert scene.told(0, Total)[0] == Total(0, 0, 43)
    assert scene.told(0, Failed) == [Failed(0, 0)]


def test_K6_19_vesper_counts_only_at_the_mission_being_revealed() -> None:
    scene = Scene(["10", "9", "8", "6"], QUIET, items=first_holds("Vesper Martini"))
    scene.window(BEFORE_VERDICT, 0, 0).act("vesper +1").settle(1)
    assert [m for m in scene.told(0, Total) if isinstance(m, Total) and m.seat == 0][:2] == [
        Total(0, 0, 22),
        Total(0, 1, 18),
    ]


def test_K6_19_vesper_needs_own_cards_at_the_mission() -> None:
    scene = Scene(
        [EIGHT, "7 7 7", "8 9 10"], QUIET, items=first_holds("Vesper Martini", "Balaclava")
    )
    scene.s.tokens = [1, 0]
    scene.window(BEFORE_ACES, 3, 0)
    assert uses(scene, "vesper") == []


def test_KR21_vesper_before_and_after_the_aces() -> None:
    items = first_holds("Vesper Martini", "USB Stick")
    scene = Scene(["7 A"], ["2"], items=items).window(BEFORE_ACES, 0, 0)
    scene.act("vesper +1").until(ACES).act("elevens 1")
    assert (scene.s.phase, scene.s.after) == (WINDOW, BEFORE_VERDICT)
    assert total(scene.s, 0) == 2 * 19
    scene.act("usb vesper +1")
    assert scene.told(0, Total)[0] == Total(0, 0, 2 * 20)


def test_KR21_vesper_when_both_totals_are_known_decides_the_mission() -> None:
    scene = Scene(["10 8"], ["10 8"], items=second_holds("Vesper Martini"))
    scene.window(BEFORE_VERDICT, 0, 1)
    for seat in (0, 1):
        assert scene.view(seat).sides[0].stacks[0].cards == [10, 8]
        assert scene.view(seat).sides[1].stacks[0].cards == [10, 8]
    scene.act("vesper +1").settle(0)
    assert scene.taker("Barmaid") == 1


def test_KR21_several_effects_on_a_total_add_up() -> None:
    """A Newspaper, a stunned card and a Vesper Martini on one total."""
    scene = Scene(["10 4 3"], ["2"], items=(["Vesper Martini"], ["Newspaper", "Stun Gun"])).attempt(
        0
    )
    scene.act("newspaper 1", "stun gun 1 2", seat=1)
    scene.window(BEFORE_VERDICT, 0, 0).act("vesper -1")
    assert scene.told(0, Total)[0] == Total(0, 0, 2 * (10 + 3 + 3 - 1))


def test_KR21_after_the_verdict_it_is_too_late() -> None:
    items: Items = (["Vesper Martini", "Balaclava"], [])
    scene = Scene(["10 9 2"], ["3"], items=items, tokens=(2, 0)).attempts().until(PERFECT)
    assert scene.legal() == ["discard token", "keep tokens"]
    scene.act("keep tokens").window(BEFORE_REVEAL, 1, 0)
    assert uses(scene, "vesper") == []


def test_KR11_KR39_a_total_below_nothing_still_beats_no_total() -> None:
    """A lone 0.5 drunk down to -0.5 against a player without cards."""
    scene = Scene(
        ["2", "3", "4", "0.5"],
        [EIGHT, "7 7 7", "8 9 10"],
        items=first_holds("Vesper Martini"),
    ).window(BEFORE_VERDICT, 3, 0)
    scene.act("vesper -1")
    assert Total(0, 3, -1) in scene.told(1, Total)
    assert Collected(0, 3, mission("Interrogation")) in scene.told(1, Collected)


def test_K7_1_an_item_never_ends_the_game() -> None:
    scene = Scene(["9 3"], ["4"], items=second_holds("Newspaper"), tokens=(8, 8)).attempt(0)
    scene.act("newspaper 1")
    assert scene.s.phase != OVER
