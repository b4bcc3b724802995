"""Observations are numbers from what a seat may know, each in its place and within its bounds."""

import pytest

from tests.conformity import effort
from tests.conformity.cells import Cell, all_cells
from tests.conformity.observations import (
    check_beliefs,
    check_blind,
    check_bounds,
    check_claims,
    check_names,
)

every_observed_cell = pytest.mark.parametrize(
    "seen", [cell for cell in all_cells() if cell.game.observer is not None], ids=str
)


@every_observed_cell
def test_every_number_has_a_name_of_its_own(seen: Cell) -> None:
    check_names(seen)


@every_observed_cell
def test_numbers_stay_in_their_bounds_and_rows(seen: Cell) -> None:
    check_bounds(seen, effort.pairs(), effort.seed())


@every_observed_cell
def test_what_a_seat_may_not_know_changes_no_number(seen: Cell) -> None:
    check_blind(seen, effort.pairs(), effort.seed())


@every_observed_cell
def test_a_part_says_what_it_claims_to_carry_and_nothing_else(seen: Cell) -> None:
    check_claims(seen, 2 * effort.pairs(), effort.seed())


@every_observed_cell
def test_every_belief_has_its_place(seen: Cell) -> None:
    asked = check_beliefs(seen, max(10, effort.pairs() // 10), effort.seed())
    observer = seen.game.observer
    assert observer is not None
    assert (asked > 0) == any(observer.questions(options) for options in seen.all_options())
