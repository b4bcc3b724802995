"""What a seat reads depends on what it may know, and on nothing else."""

import pytest

from brushpass.core.chance import Chance
from brushpass.research.text import TextTable
from tests.conformity import effort, two_worlds
from tests.conformity.cells import Audience, Cell
from tests.conformity.dump import dump
from tests.conformity.texts import check_canaries_in_texts, check_same_text
from tests.conformity.worlds import World

SHARE = 50  # of the pairs: whoever sees the same reads the same, unless words look elsewhere
PATIENT = 10_000_000  # retries: no answer in these tests is to be played by the Clerk


def table_of(cell: Cell, kind: type[TextTable] = TextTable) -> TextTable:
    return kind(cell.game.about.name, cell.mode.name, cell.seats, retries=PATIENT)


def test_two_worlds_that_look_the_same_read_the_same(
    cell: Cell, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, texts = two_worlds.same_sight, 0

    def read(cell: Cell, audience: Audience, a: World, b: World, chance: Chance) -> None:
        nonlocal texts
        look(cell, audience, a, b, chance)
        if audience is not None:
            check_same_text(a, b, audience)
            texts += 1

    monkeypatch.setattr(two_worlds, "same_sight", read)
    pairs = max(4, effort.pairs() // SHARE)
    two_worlds.check_two_worlds(cell, pairs, effort.seed())
    assert texts > 0


def test_no_marker_in_the_truth_is_read_by_a_seat_that_may_not_know(cell: Cell) -> None:
    assert check_canaries_in_texts(cell, table_of(cell), effort.seed()) > 0


class Indiscreet(TextTable):
    def observe(self, seat: int) -> str:
        return super().observe(seat) + str(dump(self._table.state))


def test_a_table_that_tells_the_truth_is_caught(cell: Cell) -> None:
    with pytest.raises(AssertionError, match="reads a secret"):
        check_canaries_in_texts(cell, table_of(cell, Indiscreet), effort.seed())
