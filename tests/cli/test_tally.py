import pytest

from brushpass.cli.tally import Score, Tally, wilson
from brushpass.core.result import Result


def test_wilson_against_figures_worked_out_elsewhere() -> None:
    # Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(1, 29) == pytest.approx((0.0061, 0.1718), abs=5e-5)


def test_wilson_stays_between_nothing_and_all() -> None:
    for games in range(1, 30):
        for wins in range(games + 1):
            low, high = wilson(wins, games)
            assert 0 <= low <= wins / games <= high <= 1


def test_what_all_share_is_a_draw_a_victory_or_a_defeat() -> None:
    tally = Tally()
    for winners, drawn in (([0], False), ([], True), ([], False), ([], False), ([0, 1], False)):
        tally.add(Result("over", winners, [1, 1], drawn), 1, ["x", "y"], ["", ""])
    assert (tally.draws, tally.all_won, tally.all_lost) == (1, 1, 2)


def test_every_game_is_counted_by_seat_bot_and_role() -> None:
    tally = Tally()
    tally.add(Result("caught", [0], [3, 1]), 10, ["x", "y"], ["spy", ""])
    tally.add(Result("caught", [1], [0, 5]), 20, ["x", "y"], ["", "spy"])
    tally.add(Result("time", [], [2, 2], drawn=True), 60, ["y", "x"], ["spy", ""])
    assert tally.games == 3
    assert tally.draws == 1
    assert tally.endings == {"caught": 2, "time": 1}
    assert tally.seats == {0: Score(3, 1, 5), 1: Score(3, 1, 8)}
    assert tally.bots == {"x": Score(3, 1, 5), "y": Score(3, 1, 8)}
    assert tally.roles == {"spy": Score(3, 2, 10)}
    assert tally.lengths_data() == {"mean": 30, "median": 20, "min": 10, "max": 60}
