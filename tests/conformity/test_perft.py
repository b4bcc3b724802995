"""Counts of all that can happen in a few decisions."""

import json

from brushpass.core.game import AnyGame
from tests.conformity.cells import cells_of
from tests.conformity.perfts import count, new_counts, written


def test_as_many_things_can_happen_as_were_counted(game: AnyGame, update_golden: bool) -> None:
    cells = cells_of(game)
    file = cells[0].folder / "perft.json"
    if update_golden:
        file.write_text(written({cell.place: new_counts(cell) for cell in cells}), "utf-8")
    assert file.exists(), f"{file} is missing; `pytest --update-golden` writes it"
    table = json.loads(file.read_text("utf-8"))
    assert set(table) == {cell.place for cell in cells}
    for cell in cells:
        for entry in table[cell.place]:
            counts = entry["counts"]
            counted = count(cell, entry["seed"], entry["after"], len(counts))
            assert counted == counts, f"{cell} from {entry}: {counted}"
