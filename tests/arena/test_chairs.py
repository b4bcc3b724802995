import pytest

from brushpass.arena.chairs import Deal, chairs
from brushpass.arena.played import Played


def played(seating: tuple[str, ...], winners: tuple[int, ...], roles: str = "") -> Played:
    seats = len(seating)
    points = tuple(float(seat in winners) for seat in range(seats))
    named = tuple(roles) if roles else ("",) * seats
    return Played(1, 1, seating, "over", winners, points, named, 9, (), (None,) * seats)


def test_to_turn_a_common_defeat_into_a_common_victory_is_a_gain() -> None:
    deal: Deal = {
        ("y", "y", "y"): played(("y", "y", "y"), ()),
        ("x", "y", "y"): played(("x", "y", "y"), (0, 1, 2)),
        ("y", "x", "y"): played(("y", "x", "y"), ()),
        ("y", "y", "x"): played(("y", "y", "x"), (1,)),
    }
    gains = [chair.gain for chair in chairs(deal, ("x", "y"), 3)]
    assert gains == pytest.approx([2 / 3, 0, -1 / 6])  # but to lose with one more is worse


def test_for_two_seats_the_gain_is_the_mean_return() -> None:
    both: Deal = {("x", "y"): played(("x", "y"), (0,)), ("y", "x"): played(("y", "x"), (1,))}
    assert [chair.gain for chair in chairs(both, ("x", "y"), 2)] == [1, 1]
    assert [chair.gain for chair in chairs(both, ("y", "x"), 2)] == [-1, -1]
    first_seat_wins: Deal = {
        ("x", "y"): played(("x", "y"), (0,)),
        ("y", "x"): played(("y", "x"), (0,)),
    }
    assert [chair.gain for chair in chairs(first_seat_wins, ("x", "y"), 2)] == [0, 0]
    drawn: Deal = {("x", "y"): played(("x", "y"), (0, 1)), ("y", "x"): played(("y", "x"), ())}
    assert sum(chair.gain for chair in chairs(drawn, ("x", "y"), 2)) == 0


def test_for_more_seats_the_challenger_is_measured_by_whom_it_replaced() -> None:
    deal: Deal = {
        ("y", "y", "y"): played(("y", "y", "y"), (0,), "abc"),
        ("x", "y", "y"): played(("x", "y", "y"), (0,), "abc"),
        ("y", "x", "y"): played(("y", "x", "y"), (1,), "abc"),
        ("y", "y", "x"): played(("y", "y", "x"), (0,), "abc"),
    }
    found = list(chairs(deal, ("x", "y"), 3))
    assert [chair.gain for chair in found] == [0, 1.5, 0]
    assert [chair.role for chair in found] == ["a", "b", "c"]
    assert [chair.challenger.won for chair in found] == [True, True, False]
    assert [chair.rival.won for chair in found] == [True, False, False]
