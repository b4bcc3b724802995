"""K5 The next round, and the course of a whole game."""

import pytest

from brushpass.core.refusal import IllegalAction
from brushpass.games.kompromat.cards import EQUIPMENT, NONE, PLACES
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.scoring import SIX_ROUNDS
from brushpass.games.kompromat.state import CHOOSING, OVER
from brushpass.games.kompromat.wire import Finished, Laid
from tests.games.kompromat.scenario import ACTION, Position, mission

PLAIN = (["10", "9", "8", "6"], ["2", "3", "4", "5"])  # no aces: nothing to ask


def test_K5_1_all_equipment_cards_come_back_and_are_shuffled() -> None:
    position = Position(["10 9 8", "2 3 4 5 6", "7"], ["7 7 7"]).next_round()
    assert position.s.round == 2
    sizes = [
        deck.size() + (hand != NONE)
        for deck, hand in zip(position.s.decks, position.s.hand, strict=True)
    ]
    assert sizes == [14, 14]
    for seat in range(2):
        counts = position.s.decks[seat].counts[:]
        if position.s.hand[seat] != NONE:
            counts[position.s.hand[seat]] += 1
        assert counts == EQUIPMENT
        assert position.s.decks[seat].top == []
    assert all(stack.cards == [] for stack in position.s.stacks)
    view = position.view(0)
    assert all(stack.up == stack.gone == 0 for side in view.sides for stack in side.stacks)


def test_K5_1_KR33_a_card_known_on_top_is_shuffled_away_with_the_round() -> None:
    position = Position(*PLAIN, items=(["GPS Tracker"], []))
    position.act("attempt 1", "draw", "gps tracker", "stop")
    assert position.s.decks[0].top == [9]
    position.next_round()
    assert position.s.decks[0].top == []


def test_K5_1_newspapers_do_not_outlast_the_round() -> None:
    position = Position(["2", "3", "4", "5"], ["6", "7", "8", "9"], items=(["Newspaper"], []))
    position.attempt(0).attempt(0).act("newspaper 1")
    assert position.view(1).sides[1].newspapers == [1, 0, 0, 0]
    position.next_round()
    assert position.s.newspapers == [0] * (2 * PLACES)


def test_K5_2_four_new_missions_are_laid() -> None:
    position = Position(*PLAIN)
    position.plan_row(("Code", "Code", "Drone", "Informant"), {2: 1})
    position.next_round()
    row = [mission(name) for name in ("Code", "Code", "Drone", "Informant")]
    assert position.s.mission == row
    assert position.told(1, Laid)[-1] == Laid(2, 1, row, [0, 0, 1, 0])


@pytest.mark.parametrize("starter", [0, 1])
def test_K5_3_the_players_take_turns_in_starting(starter: int) -> None:
    position = Position(starter=starter)
    starters = []
    for _ in range(6):
        position.s.tokens = [0, 0]  # nobody is to lose early
        starters.append(position.s.starter)
        assert position.seat == position.s.starter
        position.next_round()
    assert starters == [starter, 1 - starter] * 3
    assert position.s.phase == OVER


def test_K7_2_the_game_ends_after_six_rounds() -> None:
    position = Position()
    rounds = []
    while position.s.phase != OVER:
        position.s.tokens = [0, 0]
        rounds.append(position.s.round)
        assert GAME.result(position.s) is None
        position.next_round()
    assert rounds == [1, 2, 3, 4, 5, 6]
    assert [m.round for m in position.told(None, Laid) if isinstance(m, Laid)] == rounds
    result = GAME.result(position.s)
    assert result is not None
    assert result.ending == SIX_ROUNDS
    assert len(position.told(1, Finished)) == 1


def test_K7_2_after_the_end_nobody_is_to_act() -> None:
    position = Position(in_round=6).next_round()
    assert GAME.to_act(position.s) == ()
    for seat in range(2):
        assert GAME.legal(position.s, seat) == ()
        with pytest.raises(IllegalAction, match="comes at the wrong time"):
            GAME.play(position.s, seat, ACTION["draw"], position.deal, position.tell)


def test_KR27_nine_tokens_in_the_last_mission_end_the_game_before_any_counting() -> None:
    """The player with far more points loses by the last mark of the last mission."""
    rich = ["Informant", "Pursuit", "Safe House", "Code", "Document"]
    position = Position(
        ["2", "3", "4", "10"],
        ["3", "4", "5", "6"],
        row=("Barmaid", "Hotel", "Airport", "Locker"),
        in_round=6,
        under={3: 1},
        tokens=(8, 0),
        won=(rich, []),
    ).attempts()
    result = GAME.result(position.s)
    assert result is not None
    assert result.winners == (1,)
    assert result.points[0] > result.points[1]
    assert position.s.loser == 0


def test_a_seat_that_is_not_to_act_has_no_options() -> None:
    position = Position()
    assert position.s.phase == CHOOSING
    assert position.legal(1) == []
    with pytest.raises(IllegalAction, match="this seat has nothing to decide now"):
        GAME.play(position.s, 1, ACTION["attempt 1"], position.deal, position.tell)
    assert position.stack(1, 0) == []
