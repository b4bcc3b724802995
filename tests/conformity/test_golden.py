"""Golden playthroughs, byte for byte."""

import pytest

from tests.conformity.cells import Cell
from tests.conformity.golden import first_difference, header, playthrough, read_header

LARGEST = 300_000


def test_every_golden_playthrough_is_played_the_same(cell: Cell, update_golden: bool) -> None:
    folder = cell.folder / "golden"
    files = sorted(folder.glob(f"{cell.place}.txt")) + sorted(folder.glob(f"{cell.place}-*.txt"))
    if update_golden and not files:
        folder.mkdir(parents=True, exist_ok=True)
        files = [folder / f"{cell.place}.txt"]
        files[0].write_text("\n".join(header(cell.options(), 1)), "utf-8")
    assert files, f"{cell} has no golden playthrough; `pytest --update-golden` writes one"
    for file in files:
        text = file.read_bytes().decode()
        played = playthrough(cell, *read_header(cell, text))
        assert len(played) < LARGEST, f"{file.name} is too long to be read"
        if update_golden:
            file.write_bytes(played.encode())
        elif played != text:
            pytest.fail(f"{file.name}: {first_difference(text, played)}", pytrace=False)
