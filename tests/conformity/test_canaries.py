"""Markers in place of secrets never come out."""

from brushpass.core.game import AnyGame
from tests.conformity import effort
from tests.conformity.canaries import check_canaries
from tests.conformity.cells import Cell, cells_of
from tests.conformity.facts import check_fact_table, check_facts
from tests.conformity.hearing import facts_of

RARE = 6  # times as many games, to meet what hardly ever happens


def test_no_marker_in_the_truth_reaches_a_seat_that_may_not_know(cell: Cell) -> None:
    planted = check_canaries(cell, effort.canary_games(cell), effort.seed())
    assert planted > 0, f"{cell}: plant() hides nothing"


def test_the_table_of_facts_is_complete(game: AnyGame) -> None:
    check_fact_table(game, cells_of(game)[0].secrets.FACTS)


def test_every_secret_of_a_fact_reaches_exactly_those_who_may_learn_it(cell: Cell) -> None:
    check_facts(cell, effort.canary_games(cell))


def test_every_fact_is_told_in_some_game(game: AnyGame) -> None:
    met: set[str] = set()
    for cell in cells_of(game):
        met |= check_facts(cell, RARE * effort.canary_games(cell), seed=1000)
    assert met == set(facts_of(game)), f"never told: {set(facts_of(game)) - met}"
