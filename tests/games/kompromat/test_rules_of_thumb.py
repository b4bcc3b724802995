"""The sensible player answers every question, from what its seat can see."""

from collections.abc import Sequence

import pytest

from brushpass.core.action import Action
from brushpass.core.chance import Fast
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.state import ACES, COUNTER, PERFECT, State
from tests.games.kompromat.scenario import Position


def advice(s: State, seat: int, chance: Fast) -> Action:
    legal: Sequence[Action] = GAME.legal(s, seat)
    chosen = GAME.thought.advise(GAME.see(s, seat, None), legal, chance)
    assert chosen in legal
    return chosen


def test_whole_games_are_played_by_the_rules() -> None:
    for seed in range(8):
        chance = Fast(seed)
        s = GAME.setup(GAME.about.options(), chance, GAME.silent)
        while GAME.to_act(s):
            (seat,) = GAME.to_act(s)
            GAME.play(s, seat, advice(s, seat, chance), chance, GAME.silent)
        assert GAME.result(s) is not None


def test_the_same_luck_gives_the_same_advice() -> None:
    view_of = Position(["9 3"], ["4"]).attempt(0)
    names = {advice(view_of.s, 1, Fast(5)).name for _ in range(5)}
    assert len(names) == 1


@pytest.mark.parametrize("further", [("stop",), ("draw", "stop"), ("draw", "draw", "stop")])
def test_KR31_two_cards_taken_back_in_one_attempt_do_not_confuse_the_opponent(
    further: tuple[str, ...],
) -> None:
    """Fewer cards may lie in a stack than when the last one was drawn."""
    position = Position(["10 5 2 9"], ["4"], items=(["GPS Tracker", "USB Stick"], []))
    position.attempt(0, stop=False).act("gps tracker", "usb gps tracker", *further)
    assert position.seat == 1
    advice(position.s, 1, Fast(1))


@pytest.mark.parametrize("drawn", ["2", "6 5", "A 5", "2 3 4"])
def test_K3_6_it_draws_on_where_no_card_can_be_too_much(drawn: str) -> None:
    """Even if the next one cannot reach what the other will have."""
    position = Position([drawn], ["10 7"]).attempt(0, stop=False)
    assert {advice(position.s, 0, Fast(seed)).name for seed in range(8)} == {"draw"}


@pytest.mark.parametrize("drawn", ["10 9", "A 9", "10 8 3"])
def test_K3_5_it_stops_with_a_good_total(drawn: str) -> None:
    position = Position([drawn], ["10 7"]).attempt(0, stop=False)
    assert {advice(position.s, 0, Fast(seed)).name for seed in range(8)} == {"stop"}


def test_K6_15_what_newspapers_add_is_enough_too() -> None:
    position = Position(["10 4"], ["10 7"]).attempt(0, stop=False)
    position.s.newspapers[0] = 2
    assert {advice(position.s, 0, Fast(seed)).name for seed in range(8)} == {"stop"}


def test_K3_6_over_21_it_stops() -> None:
    position = Position(["10 9 8"]).attempt(0, stop=False)
    assert advice(position.s, 0, Fast(1)).name == "stop"


def test_KR9_it_counts_aces_to_the_best_total() -> None:
    position = Position(["9 A"], ["8 7"]).attempts().until(ACES)
    assert advice(position.s, 0, Fast(1)).name == "elevens 1"


def test_K4_5_near_nine_tokens_it_discards_one() -> None:
    position = Position(["10 9 2"], ["8"], tokens=(7, 0)).attempts().until(PERFECT)
    assert advice(position.s, 0, Fast(1)).name == "discard token"
    position = Position(["10 9 2"], ["8"], tokens=(1, 0)).attempts().until(PERFECT)
    assert advice(position.s, 0, Fast(1)).name == "keep tokens"


def test_K6_11_near_nine_tokens_it_uses_chloroform() -> None:
    position = Position(["10 9"], ["8"], tokens=(6, 0), under={0: 3}, items=(["Chloroform"], []))
    position.attempts().until(COUNTER)
    assert advice(position.s, 0, Fast(1)).name == "chloroform"
