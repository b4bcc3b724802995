"""K5 The next round, and the course of a whole game."""

import pytest

from brushpass.core.refusal import IllegalAction
from brushpass.games.kompromat.cards import EQUIPMENT, NONE, PLACES
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.scoring import SIX_ROUNDS
from brushpass.games.kompromat.state import CHOOSING, OVER
from brushpass.games.kompromat.wire import Finished, Laid
from tests.games.kompromat.scenario import ACTION, Scene, mission

PLAIN = (["10", "9", "8", "6"], ["2", "3", "4", "5"])  # no aces: nothing to ask


def test_K5_1_all_equipment_cards_come_back_and_are_shuffled() -> None:
    scene = Scene(["10 9 8", "2 3 4 5 6", "7"], ["7 7 7"]).next_round()
    assert scene.s.round == 2
    sizes = [
        deck.size() + (hand != NONE) for deck, hand in zip(scene.s.decks, scene.s.hand, strict=True)
    ]
    assert sizes == [14, 14]
    for seat in range(2):
        counts = scene.s.decks[seat].counts[:]
        if scene.s.hand[seat] != NONE:
            counts[scene.s.hand[seat]] += 1
        assert counts == EQUIPMENT
        assert scene.s.decks[seat].top == []
    assert all(stack.cards == [] for stack in scene.s.stacks)
    view = scene.view(0)
    assert all(stack.up == stack.gone == 0 for side in view.sides for stack in side.stacks)


def test_K5_1_KR33_a_card_known_on_top_is_shuffled_away_with_the_round() -> None:
    scene = Scene(*PLAIN, items=(["GPS Tracker"], []))
    scene.act("attempt 1", "draw", "gps tracker", "stop")
    assert scene.s.decks[0].top == [9]
    scene.next_round()
    assert scene.s.decks[0].top == []


def test_K5_1_newspapers_do_not_outlast_the_round() -> None:
    scene = Scene(["2", "3", "4", "5"], ["6", "7", "8", "9"], items=(["Newspaper"], []))
    scene.attempt(0).attempt(0).act("newspaper 1")
    assert scene.view(1).sides[1].newspapers == [1, 0, 0, 0]
    scene.next_round()
    assert scene.s.newspapers == [0] * (2 * PLACES)


def test_K5_2_four_new_missions_are_laid() -> None:
    scene = Scene(*PLAIN)
    scene.plan_row(("Code", "Code", "Drone", "Informant"), {2: 1})
    scene.next_round()
    row = [mission(name) for name in ("Code", "Code", "Drone", "Informant")]
    assert scene.s.mission == row
    assert scene.told(1, Laid)[-1] == Laid(2, 1, row, [0, 0, 1, 0])


@pytest.mark.parametrize("starter", [0, 1])
def test_K5_3_the_players_take_turns_in_starting(starter: int) -> None:
    scene = Scene(starter=starter)
    starters = []
    for _ in range(6):
        scene.s.tokens = [0, 0]  # nobody is to lose early
        starters.append(scene.s.starter)
        assert scene.seat == scene.s.starter
        scene.next_round()
    assert starters == [starter, 1 - starter] * 3
    assert scene.s.phase == OVER


def test_K7_2_the_game_ends_after_six_rounds() -> None:
    scene = Scene()
    rounds = []
    while scene.s.phase != OVER:
        scene.s.tokens = [0, 0]
        rounds.append(scene.s.round)
        assert GAME.result(scene.s) is None
        scene.next_round()
    assert rounds == [1, 2, 3, 4, 5, 6]
    assert [m.round for m in scene.told(None, Laid) if isinstance(m, Laid)] == rounds
    result = GAME.result(scene.s)
    assert result is not None
    assert result.ending == SIX_ROUNDS
    assert len(scene.told(1, Finished)) == 1


def test_K7_2_after_the_end_nobody_is_to_act() -> None:
    scene = Scene(in_round=6).next_round()
    assert GAME.to_act(scene.s) == ()
    for seat in range(2):
        assert GAME.legal(scene.s, seat) == ()
        with pytest.raises(IllegalAction, match="comes at the wrong time"):
            GAME.play(scene.s, seat, ACTION["draw"], scene.deal, scene.tell)


def test_KR27_nine_tokens_in_the_last_mission_end_the_game_before_any_counting() -> None:
    """The player with far more points loses by the last mark of the last mission."""
    rich = ["Informant", "Pursuit", "Safe House", "Code", "Document"]
    scene = Scene(
        ["2", "3", "4", "10"],
        ["3", "4", "5", "6"],
        row=("Barmaid", "Hotel", "Airport", "Locker"),
        in_round=6,
        under={3: 1},
        tokens=(8, 0),
        won=(rich, []),
    ).attempts()
    result = GAME.result(scene.s)
    assert result is not None
    assert result.winners == (1,)
    assert result.points[0] > result.points[1]
    assert scene.s.loser == 0


def test_a_seat_that_is_not_to_act_has_no_options() -> None:
    scene = Scene()
    assert scene.s.phase == CHOOSING
    assert scene.legal(1) == []
    with pytest.raises(IllegalAction, match="this seat has nothing to decide now"):
        GAME.play(scene.s, 1, ACTION["attempt 1"], scene.deal, scene.tell)
    assert scene.stack(1, 0) == []
