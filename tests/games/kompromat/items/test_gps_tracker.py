"""K6.13 GPS Tracker."""

import pytest

from brushpass.core.refusal import IllegalAction
from brushpass.core.wire import encode
from brushpass.games.kompromat.cards import HIDDEN
from brushpass.games.kompromat.state import DRAWING
from brushpass.games.kompromat.wire import TookBack
from tests.games.kompromat.items.holding import first_holds, uses
from tests.games.kompromat.scenario import Position


def test_K6_13_the_last_card_goes_back_on_top_even_from_over_21() -> None:
    position = Position(["10 9 8"], items=first_holds("GPS Tracker")).attempt(0, stop=False)
    assert position.legal() == ["stop", "gps tracker"]
    position.act("gps tracker")
    assert position.stack(0, 0) == [10, 9]
    assert position.s.decks[0].size() == 12
    assert position.legal() == ["draw", "stop"], "not over 21 any more"
    position.act("draw")
    assert position.stack(0, 0) == [10, 9, 8], "the same card comes again"
    assert position.legal() == ["stop"]


def test_KR31_the_first_card_never_goes_back() -> None:
    position = Position(["10"], items=first_holds("GPS Tracker")).attempt(0, stop=False)
    assert position.legal() == ["draw", "stop"]
    with pytest.raises(IllegalAction):
        position.act("gps tracker")


def test_KR31_with_the_usb_stick_two_cards_go_back_but_not_the_first() -> None:
    position = Position(["4 5 6"], items=first_holds("GPS Tracker", "USB Stick"))
    position.attempt(0, stop=False).act("gps tracker", "usb gps tracker")
    assert position.stack(0, 0) == [4]
    assert position.s.decks[0].top == [6, 5]
    assert position.legal() == ["draw", "stop"]
    position.act("draw", "draw")
    assert position.stack(0, 0) == [4, 5, 6], "in the order in which they came"


def test_KR31_only_a_card_of_this_turn_goes_back() -> None:
    position = Position(["4 5", "6"], ["7"], items=first_holds("GPS Tracker"))
    position.attempt(0).attempt(0).attempt(1, stop=False)
    assert position.s.phase == DRAWING
    assert uses(position, "gps") == []


def test_KR31_the_owner_knows_the_top_and_the_opponent_sees_that_a_card_went_back() -> None:
    position = Position(["10 9 8"], items=first_holds("GPS Tracker")).attempt(0, stop=False)
    position.act("gps tracker")
    assert position.view(0).sides[0].top == [8]
    assert position.told(0, TookBack) == [TookBack(0, 0, 8)]
    for seat in (1, None):
        assert position.view(seat).sides[0].top == [HIDDEN]
        assert position.view(seat).sides[0].stacks[0].cards == [10, HIDDEN]
        assert position.view(seat).sides[0].deck == 12
        assert position.told(seat, TookBack) == [TookBack(0, 0, HIDDEN)]


def test_K6_13_KR31_the_opponent_cannot_tell_why_a_card_went_back() -> None:
    """A card taken back from over 21 and one from far below look the same."""
    seen = []
    for plan in ("10 9 8", "10 2 3"):
        position = Position([plan], items=first_holds("GPS Tracker")).attempt(0, stop=False)
        position.act("gps tracker", "draw", "stop")
        seen.append((position.letters(1), encode(position.view(1)), position.letters(None)))
    assert seen[0] == seen[1]
