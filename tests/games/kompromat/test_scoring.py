"""K7 The end of the game, and what missions are worth."""

import pytest

from brushpass.core.result import Result
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.scoring import AT_FAILURE, NINE_TOKENS, SIX_ROUNDS, finish, points
from brushpass.games.kompromat.state import OVER
from brushpass.games.kompromat.wire import Finished, Tokens
from tests.games.kompromat.scenario import BEFORE_REVEAL, Position, clash, mission

EMPTY_ROW = ("Barmaid", "Hotel", "Airport", "Interrogation")


def worth(*names: str, tokens: int = 0) -> int:
    position = Position(tokens=(tokens, 0))
    position.s.won[0] = [mission(name) for name in names]
    return points(position.s, 0)


def ended(
    first: list[str], second: list[str], tokens: tuple[int, int] = (0, 0)
) -> tuple[Position, Result]:
    """A game after its sixth round with these cards collected."""
    position = Position(tokens=tokens)
    position.s.won = [[mission(name) for name in names] for names in (first, second)]
    finish(position.s, position.tell)
    result = GAME.result(position.s)
    assert result is not None
    return position, result


def test_K6_1_a_target_is_worth_the_points_it_shows() -> None:
    assert worth("Informant") == 5
    assert worth("Informant", "Barmaid", "Pursuit") == 11
    assert worth() == 0


@pytest.mark.parametrize("kind", ["Code", "Document"])
def test_K6_2_a_set_is_worth_two_six_or_twelve(kind: str) -> None:
    assert [worth(*[kind] * n) for n in range(4)] == [0, 2, 6, 12]


def test_K6_2_codes_and_documents_are_two_sets() -> None:
    assert worth("Code", "Document") == 4
    assert worth("Code", "Code", "Document") == 8
    assert worth("Code", "Code", "Code", "Document", "Document", "Document") == 24


def test_K6_3_KR20_an_item_is_worth_one_point_used_or_not() -> None:
    assert worth("Drone") == 1
    assert worth("Drone", "USB Stick", "Balaclava") == 3
    items: tuple[list[str], list[str]] = (["Balaclava", "USB Stick"], [])
    position = Position(items=items, tokens=(5, 0))
    before = points(position.s, 0)
    position.act("balaclava", "usb balaclava")
    assert before - points(position.s, 0) == 4, "four tokens, and not a point for the items"


def test_K7_1_nine_tokens_lose_at_once() -> None:
    position = clash("10 9 8", "2", tokens=(8, 0))
    assert position.s.phase == OVER
    result = GAME.result(position.s)
    assert result is not None
    assert (result.ending, result.winners) == (NINE_TOKENS, (1,))
    assert position.told(0)[-1] == position.told(None)[-1]
    assert isinstance(position.told(0)[-1], Finished)


def test_K7_1_more_than_nine_lose_too() -> None:
    position = clash("10 9", "2", tokens=(7, 0), under={0: 3})
    assert position.s.phase == OVER
    assert position.s.tokens == [10, 0]
    assert position.s.loser == 0


def test_K7_1_eight_tokens_do_not_lose() -> None:
    position = clash("10 9", "2", tokens=(7, 0), under={0: 1})
    assert position.s.tokens == [8, 0]
    assert position.s.phase != OVER


def test_K7_1_the_loss_is_told_before_anything_else_of_the_mission() -> None:
    position = clash("10 9 8", "2", tokens=(8, 0))
    assert [type(m).__name__ for m in position.told(1)][-3:] == ["Failed", "Tokens", "Finished"]
    assert position.told(1, Tokens) == [Tokens(0, 9, AT_FAILURE)]


def test_K7_1_nine_tokens_lose_whatever_the_points() -> None:
    rich = ["Informant", "Pursuit", "Safe House"]
    position = Position(["10 9 8"], ["2"], tokens=(8, 0), won=(rich, [])).attempts()
    result = GAME.result(position.s)
    assert result is not None
    assert result.points == (13 + 9, 0)
    assert result.winners == (1,)
    assert result.honest == (-1.0, 1.0)


def test_K6_10_K7_1_a_balaclava_must_come_before_the_ninth_token() -> None:
    items: tuple[list[str], list[str]] = (["Balaclava"], [])
    late = Position(["10 9 8"], ["2"], tokens=(8, 0), items=items)
    late.act("draw")
    while late.s.phase != OVER:
        late.answer()
    assert late.s.loser == 0
    assert late.holds(0) == ["Balaclava"]
    saved = Position(["10 9 8"], ["2"], tokens=(8, 0), items=items).attempts()
    saved.window(BEFORE_REVEAL, place=0, seat=0).act("balaclava").settle(0)
    assert saved.s.tokens == [7, 0]
    assert saved.s.phase != OVER


def test_K7_3_each_token_is_worth_a_point() -> None:
    assert [worth("Hotel", tokens=n) for n in range(9)] == list(range(2, 11))


def test_K7_4_more_points_win() -> None:
    _, result = ended(["Informant"], ["Pursuit"])
    assert result.ending == SIX_ROUNDS
    assert result.winners == (0,)
    assert result.points == (5, 4)
    _, result = ended(["Code"], ["Pursuit"])
    assert result.winners == (1,)


def test_K7_4_fewer_tokens_do_not_help() -> None:
    _, result = ended(["Informant"], ["Pursuit"], tokens=(0, 2))
    assert result.winners == (1,)
    assert result.points == (5, 6)


def test_K7_5_equal_points_go_to_more_tokens() -> None:
    position, result = ended(["Informant"], ["Hotel"], tokens=(1, 4))
    assert result.points == (6, 6)
    assert result.winners == (1,)
    assert position.told(0, Finished) == [Finished(SIX_ROUNDS, 1, [6, 6])]


def test_KR26_equal_points_and_tokens_are_a_draw() -> None:
    position, result = ended(["Hotel"], ["Barmaid"], tokens=(3, 3))
    assert result.points == (5, 5)
    assert result.winners == ()
    assert result.drawn
    assert result.honest == (0.0, 0.0)
    assert position.told(None, Finished) == [Finished(SIX_ROUNDS, -1, [5, 5])]


def test_K7_2_points_are_counted_at_the_end_of_a_played_game() -> None:
    """The sixth round played out: the winner has what was collected there, and no more."""
    position = Position(
        ["10", "9", "8", "6"], ["2", "3", "4", "5"], row=EMPTY_ROW, in_round=6
    ).attempts()
    result = GAME.result(position.s)
    assert result is not None
    assert result.points == (10, 0)
    assert result.winners == (0,)


def test_KR24_collected_cards_and_used_items_are_public() -> None:
    position = Position(["10"], ["2"], items=(["Balaclava"], []), tokens=(2, 0))
    position.act("balaclava").attempts().settle(0)
    for seat in (0, 1, None):
        side = position.view(seat).sides[0]
        assert side.won == [mission("Balaclava"), mission("Barmaid")]
        assert side.used == 1 << 0
        assert side.items == 0
