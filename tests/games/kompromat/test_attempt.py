"""K3 Attempting missions."""

import pytest

from brushpass.core.refusal import IllegalAction
from brushpass.core.wire import encode
from brushpass.games.kompromat.cards import HIDDEN, NONE, PLACES
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.state import CHOOSING, DRAWING, WINDOW
from brushpass.games.kompromat.wire import Attempted, Drew, Stopped, Total
from tests.games.kompromat.scenario import ACTION, EIGHT, Position, cards, clash


def test_K3_1_a_turn_begins_with_the_top_card_of_the_own_deck() -> None:
    position = Position(["9"], ["4"])
    assert position.s.phase == CHOOSING
    assert position.s.hand == [9, NONE]
    assert position.s.decks[0].size() == 13
    position.attempt(0)
    assert position.s.hand == [NONE, 4]
    assert position.s.decks[1].size() == 13


def test_K3_1_KR31_the_top_card_is_the_one_that_went_back() -> None:
    position = Position(["5 6"], items=(["GPS Tracker"], []))
    position.attempt(0, stop=False).act("gps tracker", "stop")
    position.attempt(0)  # the other
    assert position.s.hand[0] == 6


def test_K3_2_the_first_card_is_laid_face_up_for_all_to_see() -> None:
    position = Position(["9"]).act("attempt 3")
    for seat in (0, 1, None):
        assert position.view(seat).sides[0].stacks[2].cards == [9]
        assert position.told(seat, Attempted) == [Attempted(0, 2, 9)]
    assert position.view(1).sides[0].stacks[2].up == 1


def test_K3_2_any_mission_may_be_chosen_whatever_the_other_chose() -> None:
    position = Position()
    assert position.legal() == ["attempt 1", "attempt 2", "attempt 3", "attempt 4"]
    position.attempt(1)
    assert position.legal() == ["attempt 1", "attempt 2", "attempt 3", "attempt 4"]


def test_KR5_the_first_card_is_known_to_its_owner_alone_before_it_is_laid() -> None:
    position = Position(["9"])
    assert position.view(0).sides[0].hand == 9
    assert position.view(1).sides[0].hand == HIDDEN
    assert position.view(None).sides[0].hand == HIDDEN
    assert position.told(0, Drew) == [Drew(0, NONE, 9)]
    assert position.told(1, Drew) == position.told(None, Drew) == [Drew(0, NONE, HIDDEN)]


def test_K3_3_further_cards_are_seen_by_their_owner_and_counted_by_the_others() -> None:
    position = Position(["9 3 5"]).act("attempt 1", "draw", "draw")
    assert position.view(0).sides[0].stacks[0].cards == cards("9 3 5")
    assert position.view(1).sides[0].stacks[0].cards == [9, HIDDEN, HIDDEN]
    assert position.view(None).sides[0].stacks[0].cards == [9, HIDDEN, HIDDEN]
    assert position.told(0, Drew)[1:] == [Drew(0, 0, 3), Drew(0, 0, 5)]
    assert position.told(1, Drew)[1:] == [Drew(0, 0, HIDDEN)] * 2
    assert position.s.stack(0, 0).cards == cards("9 3 5"), "all beside the same mission"


def test_K3_3_there_is_no_way_to_split_an_attempt() -> None:
    position = Position(["9"]).act("attempt 1")
    assert position.legal() == ["draw", "stop"]


def test_K3_4_a_card_that_was_looked_at_must_be_laid() -> None:
    position = Position(["9 3"])
    assert position.legal() == ["attempt 1", "attempt 2", "attempt 3", "attempt 4"]
    with pytest.raises(IllegalAction, match="'draw' is not possible now: allowed: attempt 1"):
        position.act("draw")
    with pytest.raises(IllegalAction):
        position.act("stop")
    position.act("attempt 1", "draw")
    assert position.s.hand == [NONE, NONE], "a further card is never held back"
    assert position.stack(0, 0) == [9, 3]


def test_K3_5_a_player_may_stop_with_the_first_card_only() -> None:
    position = Position(["9"]).act("attempt 1", "stop")
    assert position.stack(0, 0) == [9]
    assert position.seat == 1
    for seat in (0, 1, None):
        assert position.told(seat, Stopped) == [Stopped(0, 0)]


def test_K3_5_a_player_may_stop_after_any_draw() -> None:
    for length in range(1, 6):
        position = Position(["2 3 4 5 6"]).act("attempt 1", *["draw"] * (length - 1))
        assert "stop" in position.legal()
        position.act("stop")
        assert len(position.stack(0, 0)) == length


def test_K3_6_whoever_is_over_21_must_stop() -> None:
    position = Position(["10 9 3"]).act("attempt 1", "draw", "draw")
    assert position.seat == 0
    assert position.legal() == ["stop"]
    with pytest.raises(IllegalAction, match="'draw' is not possible now: allowed: stop"):
        position.act("draw")


def test_KR6_nobody_has_to_stop_at_21() -> None:
    position = Position(["10 9 2 3"]).act("attempt 1", "draw", "draw")
    assert position.s.stack(0, 0).low == 42
    assert position.legal() == ["draw", "stop"]
    position.act("draw")
    assert position.legal() == ["stop"]


@pytest.mark.parametrize(
    ("laid", "over"), [("10 9 0.5", False), ("10 9 2", False), ("10 9 2 0.5", True)]
)
def test_K3_6_KR13_over_21_is_exact_to_the_half(laid: str, over: bool) -> None:
    position = Position([laid]).attempt(0, stop=False)
    assert position.legal() == (["stop"] if over else ["draw", "stop"])


def test_KR8_a_player_is_over_21_only_with_every_ace_as_one() -> None:
    position = Position(["A A 10 9 2"]).act("attempt 1", "draw", "draw")
    assert position.legal() == ["draw", "stop"], "12 to 32 can still be 12"
    position.act("draw")
    assert position.s.stack(0, 0).low == 42
    assert position.legal() == ["draw", "stop"]
    position.act("draw")
    assert position.legal() == ["stop"]


def stop_after(plan: str) -> tuple[list[list[bytes]], list[list[bytes]]]:
    """Views and letters of the other and of a spectator, after every step of an attempt."""
    position = Position([plan], ["4"])
    views: list[list[bytes]] = []
    letters: list[list[bytes]] = []
    for name in ["attempt 1", "draw", "draw", "stop", "attempt 2", "stop"]:
        position.act(name)
        views.append([encode(position.view(seat)) for seat in (1, None)])
        letters.append(position.letters(1) + position.letters(None))
        position.post.take()
    return views, letters


def test_K3_6_KR7_a_forced_stop_is_the_same_bytes_as_a_free_one() -> None:
    assert stop_after("10 9 8") == stop_after("10 2 3")


def test_K3_6_KR7_whoever_is_over_21_is_asked_like_anybody() -> None:
    forced = Position(["10 9 8"]).attempt(0, stop=False)
    free = Position(["10 2 3"]).attempt(0, stop=False)
    assert forced.legal() == ["stop"]
    assert GAME.to_act(forced.s) == GAME.to_act(free.s) == (0,)
    assert forced.s.phase == free.s.phase == DRAWING
    assert forced.legal(1) == free.legal(1) == []


def test_K3_6_KR7_the_same_holds_with_an_item_in_front_of_the_player() -> None:
    """With a GPS Tracker both are offered it; the refusal to the other is the same too."""
    texts = []
    for plan in ("10 9 8", "10 2 3"):
        position = Position([plan], items=(["GPS Tracker"], [])).attempt(0, stop=False)
        assert "gps tracker" in position.legal()
        with pytest.raises(IllegalAction) as refused:
            GAME.play(position.s, 1, ACTION["draw"], position.deal, position.tell)
        texts.append(str(refused.value))
        position.act("stop")
        texts.append(repr(position.letters(1)))
    assert texts[:2] == texts[2:]


def own_cards_on_the_display(position: Position) -> str:
    row = GAME.face.words().table(position.view(0))[0]
    return row.rows[0][-1]


def test_K3_7_KR23_the_display_shows_own_covered_cards_until_the_stop() -> None:
    position = Position(["9 3"]).attempt(0, stop=False)
    assert "3" in own_cards_on_the_display(position)
    position.act("stop")
    assert "3" not in own_cards_on_the_display(position)
    assert "9" in own_cards_on_the_display(position), "the first card lies face up"


def test_K3_7_a_stopped_attempt_cannot_be_taken_up_again() -> None:
    position = Position(["9 3"], items=(["GPS Tracker"], [])).attempt(0).attempt(0)
    assert "gps tracker" not in position.legal(), "the card of the last turn lies for good"
    assert "attempt 1" not in position.legal()


def test_KR23_the_memory_aid_is_an_option_and_in_the_view() -> None:
    for on in (False, True):
        options = GAME.about.options(settings={"memory_aid": on})
        s = GAME.setup(options, Position().deal, GAME.silent)
        assert [GAME.see(s, seat, None).memory_aid for seat in (0, 1, None)] == [on] * 3
    position = Position(["9 3"], memory_aid=True).attempt(0)
    assert "3" in own_cards_on_the_display(position)
    assert "3" not in GAME.face.words().table(position.view(1))[0].rows[0][-2]


def test_KR23_what_was_drawn_stays_in_the_seats_own_view() -> None:
    position = Position(["9 3 5"]).attempt(0)
    assert position.view(0).sides[0].stacks[0].cards == [9, 3, 5]
    assert position.view(1).sides[0].stacks[0].cards == [9, HIDDEN, HIDDEN]


def test_K3_8_players_take_turns_until_both_have_attempted_all_four() -> None:
    position = Position()
    for turn in range(8):
        assert position.seat == turn % 2
        position.attempt((turn // 2 + turn) % PLACES)
    assert all(stack.cards for stack in position.s.stacks)
    assert position.s.round == 1
    # Revealing has begun: the aces of the plain plan are asked about.
    assert position.s.phase not in (CHOOSING, DRAWING)


def test_K3_8_the_starting_player_takes_the_first_turn() -> None:
    position = Position(starter=1)
    assert position.seat == 1
    position.attempt(0)
    assert position.seat == 0


def test_K3_9_a_mission_attempted_before_gets_no_more_cards() -> None:
    position = Position().attempt(2).attempt(2)
    assert position.legal() == ["attempt 1", "attempt 2", "attempt 4"]
    with pytest.raises(IllegalAction):
        position.act("attempt 3")
    position.attempt(0).attempt(0).attempt(3).attempt(1)
    assert position.legal() == ["attempt 2"]


REST = "7 7 7"  # exactly 21 with what is left


def test_K3_10_a_player_without_cards_takes_no_more_turns() -> None:
    """Fourteen cards in three turns; the other then takes turn after turn."""
    position = Position([EIGHT, REST, "8 9 10"], ["2", "3", "4", "5"])
    position.attempt(0).attempt(0).attempt(1).attempt(1)
    position.attempt(2)
    assert position.s.decks[0].size() == 0
    assert position.stack(0, 3) == []
    assert position.seat == 1
    position.attempt(2)
    assert position.seat == 1, "the other goes on alone"
    position.attempt(3)
    assert position.s.phase not in (CHOOSING, DRAWING)
    assert [len(position.stack(1, place)) for place in range(PLACES)] == [1, 1, 1, 1]


def test_K3_10_cards_run_out_on_the_first_card_of_a_turn() -> None:
    position = Position([EIGHT, "7 7 7 8", "9", "10"], ["2", "3"])
    position.attempt(0).attempt(0).attempt(1).attempt(1).attempt(2).attempt(2)
    assert position.s.hand[0] == 10
    assert position.s.decks[0].size() == 0
    assert position.view(1).sides[0].deck == 0
    position.act("attempt 4")
    assert position.stack(0, 3) == [10]
    assert position.seat == 1, "nothing is left to decide: the stop came by itself"


def test_K3_10_KR30_the_stop_of_an_empty_deck_happens_by_itself() -> None:
    position = Position([EIGHT, REST, "8 9 10"])
    position.attempt(0).attempt(0).attempt(1).attempt(1)
    position.act("attempt 3", "draw")
    assert position.seat == 0
    position.post.take()
    position.act("draw")
    assert position.seat == 1
    assert position.told(1, Stopped) == [Stopped(0, 2)]
    assert position.told(0, Stopped) == [Stopped(0, 2)]


def test_KR30_with_an_item_the_player_of_an_empty_deck_is_asked() -> None:
    position = Position([EIGHT, REST, "8 9 10"], items=(["GPS Tracker"], []))
    position.attempt(0).attempt(0).attempt(1).attempt(1).attempt(2, stop=False)
    assert position.seat == 0
    assert position.legal() == ["stop", "gps tracker"]
    position.act("gps tracker")
    assert position.legal() == ["draw", "stop"], "the deck has a card again"
    position.act("stop").attempt(2)
    assert position.s.hand[0] == 10, "and with it there is another turn"


def test_K3_10_KR30_the_other_does_not_see_whether_the_last_card_went_over() -> None:
    told = []
    for last in ("8 9 10", "10 9 8"):
        position = Position([EIGHT, "7 7 7", last], ["2", "3"])
        position.attempt(0).attempt(0).attempt(1).attempt(1).attempt(2)
        letters = [text for text in position.letters(1) if b'"attempted"' not in text]
        told.append(letters)
    assert told[0] == told[1]


def test_K3_10_one_player_is_done_and_the_other_continues() -> None:
    """The round's starting player runs out; the other takes the last two turns in a row."""
    position = Position(["2", "3", "4", "5"], [EIGHT, REST, "8 9 10"], starter=1)
    position.attempt(0).attempt(0).attempt(1).attempt(1).attempt(2)
    assert position.s.decks[1].size() == 0
    assert position.seat == 0
    position.attempt(2)
    assert position.seat == 0
    assert position.legal() == ["attempt 4"]
    position.attempt(3)
    assert position.stack(1, 3) == []
    assert position.stack(0, 3) == [5]


def test_K3_10_both_run_out_and_the_round_is_revealed() -> None:
    plan = [EIGHT, REST, "8 9 10"]
    position = Position(plan, plan).attempts()
    assert [len(position.stack(seat, 3)) for seat in range(2)] == [0, 0]
    position.settle(3)
    assert position.taker("Interrogation") == NONE


@pytest.mark.parametrize(("elevens", "halves"), [(0, 22), (1, 42)])
def test_K3_11_an_ace_counts_as_one_or_eleven_and_is_settled_at_the_reveal(
    elevens: int, halves: int
) -> None:
    position = Position(["10 A"], ["2"]).attempts()
    assert position.s.elevens == [0, 0], "nothing was asked during the attempt"
    position.act(f"elevens {elevens}")
    assert position.told(1, Total)[0] == Total(0, 0, halves)


def test_K3_12_KR13_the_half_decides_between_otherwise_equal_totals() -> None:
    assert clash("10 9 0.5", "10 9").taker("Barmaid") == 0
    assert clash("10 9 0.5", "10 8 2").taker("Barmaid") == 1


def test_an_empty_window_is_not_opened_to_anybody() -> None:
    position = Position(["2", "3", "4", "5"], ["6", "7", "7", "7"]).attempts()
    assert position.s.round == 2, "no ace, no item, no token: nothing to decide"
    assert position.s.phase != WINDOW
