"""Random play comes to a sensible end."""

from typing import Any

from brushpass.core.about import Options
from brushpass.core.chance import Fast
from tests.conformity.cells import Cell
from tests.conformity.play import some_decision


def check_random_game(cell: Cell, options: Options, seed: int) -> None:
    game, chance = cell.game, Fast(seed)
    s = game.setup(options, chance, game.silent)
    decisions = 0
    while game.to_act(s):
        _check_decision(cell, s)
        assert decisions < cell.mode.longest, f"{cell}: more than {decisions} decisions"
        seat, action = some_decision(game, s, chance)
        game.play(s, seat, action, chance, game.silent)
        decisions += 1
    _check_result(cell, s)


def _check_decision(cell: Cell, s: Any) -> None:
    game = cell.game
    seats = game.to_act(s)
    assert game.result(s) is None, f"{cell}: there is a result, but {seats} are to act"
    assert list(seats) == sorted(set(seats)), f"{cell}: the seats to act are not in order: {seats}"
    for seat in range(cell.seats):
        legal = game.legal(s, seat)
        assert bool(legal) == (seat in seats), f"{cell}: {seats} to act, but {seat} has {legal}"
        assert len(set(legal)) == len(legal), f"{cell}: an option is offered twice: {legal}"
        for action in legal:
            assert game.actions[action.id] is action, f"{cell}: {action} is none of its actions"
    assert set(seats) <= set(range(cell.seats)), f"{cell}: no such seats: {seats}"


def _check_result(cell: Cell, s: Any) -> None:
    result = cell.game.result(s)
    assert result is not None, f"{cell}: nobody is to act, but there is no result"
    assert result.ending, f"{cell}: the result does not say how the game ended"
    assert list(result.winners) == sorted(set(result.winners)), f"{cell}: {result.winners}"
    assert set(result.winners) <= set(range(cell.seats)), f"{cell}: {result.winners} won"
    assert len(result.points) == cell.seats, f"{cell}: {result.points} points"
    assert not (result.winners and result.drawn), f"{cell}: a draw that {result.winners} won"
    assert abs(sum(result.zero_sum)) < 1e-9, f"{cell}: the returns are {result.zero_sum}"
    assert not any(cell.game.legal(s, seat) for seat in range(cell.seats)), (
        f"{cell}: somebody may act after the end"
    )
