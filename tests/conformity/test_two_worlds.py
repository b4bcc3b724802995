"""A seat that was told the same in two worlds cannot tell them apart."""

from tests.conformity import effort
from tests.conformity.all_worlds import check_all_worlds
from tests.conformity.cells import Cell
from tests.conformity.two_worlds import check_pairs_meant_something, check_two_worlds

SET_UPS = 3


def test_what_is_told_the_same_looks_the_same(cell: Cell) -> None:
    tally = check_two_worlds(cell, effort.pairs(), effort.seed())
    check_pairs_meant_something(cell, tally)


def test_all_worlds_of_a_few_steps_look_the_same_if_told_the_same(cell: Cell) -> None:
    mixed = sum(check_all_worlds(cell, seed, effort.worlds()) for seed in range(SET_UPS))
    assert mixed > 10, f"{cell}: in only {mixed} groups of worlds anything was hidden"
