"""K6.16 Night Vision."""

from brushpass.games.kompromat.cards import HIDDEN
from brushpass.games.kompromat.wire import Looked
from tests.games.kompromat.items.holding import first_holds, uses
from tests.games.kompromat.scenario import BEFORE_REVEAL, EIGHT, Position


def test_K6_16_night_vision_shows_the_next_five_cards_in_their_order() -> None:
    position = Position(["9 2 3 4 5 6"], items=first_holds("Night Vision"))
    position.act("draw", "attempt 1", "night vision")
    assert position.told(0, Looked) == [Looked(0, [2, 3, 4, 5, 6])]
    assert position.view(0).sides[0].top == [6, 5, 4, 3, 2]
    assert position.s.decks[0].size() == 13, "they stay in the deck"
    position.act("draw", "draw", "draw")
    assert position.stack(0, 0) == [9, 2, 3, 4], "without a change of order"


def test_K6_16_before_the_first_draw_the_first_of_the_five_opens_the_turn() -> None:
    position = Position(["2 3 4 5 6"], items=first_holds("Night Vision")).act("night vision")
    assert position.s.hand[0] == 2
    assert position.view(0).sides[0].top == [6, 5, 4, 3]
    assert position.view(1).sides[0].hand == HIDDEN


def test_K6_16_the_others_see_only_that_five_cards_were_looked_at() -> None:
    position = Position(["9 2 3 4 5 6"], items=first_holds("Night Vision"))
    position.act("draw", "attempt 1", "night vision")
    for seat in (1, None):
        assert position.told(seat, Looked) == [Looked(0, [HIDDEN] * 5)]
        assert position.view(seat).sides[0].top == [HIDDEN] * 5
        assert position.view(seat).sides[0].deck == 13


def test_KR35_night_vision_shows_fewer_cards_when_fewer_are_left() -> None:
    position = Position([EIGHT, "7 7 7", "8 9 10"], items=first_holds("Night Vision"))
    position.attempt(0).attempt(0).attempt(1).attempt(1).act("night vision")
    assert position.told(0, Looked) == [Looked(0, [8, 9, 10])]
    assert position.told(1, Looked) == [Looked(0, [HIDDEN] * 3)]


def test_KR35_night_vision_needs_a_deck_and_ones_own_turn() -> None:
    position = Position(
        [EIGHT, "7 7 7", "8 9 10"],
        ["2 6", "3", "4", "5"],
        items=first_holds("Night Vision", "Drone"),
    )
    position.attempt(0).attempt(0).attempt(1).attempt(1)
    position.attempt(2, stop=False)
    assert uses(position, "night") == [], "no card is left to look at"
    assert uses(position, "drone") == ["drone 1"]
    position.act("stop").window(BEFORE_REVEAL, place=0, seat=0)
    assert uses(position, "night") == []


def test_K6_13_K6_16_night_vision_looks_at_the_known_top_first() -> None:
    position = Position(["9 8 2 3 4 5"], items=first_holds("Night Vision", "GPS Tracker"))
    position.act("draw", "attempt 1", "draw", "gps tracker", "night vision")
    assert position.told(0, Looked) == [Looked(0, [8, 2, 3, 4, 5])]
    position.act("draw", "draw")
    assert position.stack(0, 0) == [9, 8, 2]


def test_K6_13_K6_16_a_seen_card_can_be_taken_back_onto_the_seen_top() -> None:
    position = Position(["9 2 3 4 5 6"], items=first_holds("Night Vision", "GPS Tracker"))
    position.act("draw", "attempt 1", "night vision", "draw", "gps tracker")
    assert position.view(0).sides[0].top == [6, 5, 4, 3, 2]
    assert position.view(1).sides[0].top == [HIDDEN] * 5
    position.act("draw", "draw")
    assert position.stack(0, 0) == [9, 2, 3]


def test_K6_13_KR35_the_last_three_cards_looked_at_drawn_and_taken_back() -> None:
    position = Position(
        [EIGHT, "7 7 7", "8 9 10"], items=first_holds("Night Vision", "GPS Tracker")
    )
    position.attempt(0).attempt(0).attempt(1).attempt(1)
    position.act("night vision", "attempt 3", "draw", "gps tracker")
    assert position.stack(0, 2) == [8]
    assert position.view(0).sides[0].top == [10, 9]
    assert position.s.decks[0].below == 0
    position.act("draw", "draw")
    assert position.stack(0, 2) == [8, 9, 10]
    assert position.seat == 1, "the deck is empty and no item is left"


def test_K6_16_K6_18_looking_again_shows_the_same_cards() -> None:
    position = Position(["9", "2 3 4 5 6 7"], items=first_holds("Night Vision", "USB Stick"))
    position.attempt(0).attempt(0).act("night vision", "usb night vision")
    assert position.told(0, Looked) == [Looked(0, [2, 3, 4, 5, 6])] * 2
