import json
from pathlib import Path

import pytest

from brushpass.core.catalogue import games
from tests.cli.conftest import Run

OBSERVED = [name for name, game in games().items() if game.observer is not None]


@pytest.mark.parametrize("game", OBSERVED)
def test_every_part_is_named_with_its_shape_and_bounds(run: Run, game: str) -> None:
    done = run("observe", game, "--json")
    assert (done.code, done.err) == (0, "")
    said = json.loads(done.out)
    observer = games()[game].observer
    assert observer is not None
    parts = observer.parts(games()[game].about.options())
    assert said["numbers"] == sum(part.size for part in parts)
    assert [part["part"] for part in said["parts"]] == [part.name for part in parts]
    assert [tuple(part["shape"]) for part in said["parts"]] == [part.shape for part in parts]
    page = run("observe", game).out
    assert all(part.name.split()[0] in page for part in parts)


def test_a_step_of_a_record_from_a_seat(run: Run, record: Path) -> None:
    done = run("observe", "kompromat", record, "--step", 1, "--seat", "b")
    assert (done.code, done.err) == (0, "")
    assert "Step 1, observed by B" in done.out
    assert "notoriety" not in done.out
    seen = json.loads(run("observe", "kompromat", record, "--step", 1, "--json").out)
    found = {part["part"]: part["numbers"] for part in seen["parts"]}
    assert found["round"] == [1]
    assert found["to act"] == [1]
    assert sum(found["phase"]) == 1


def test_beliefs_are_shares(run: Run, record: Path) -> None:
    pages = [run("observe", "kompromat", record, "--step", n, "--beliefs").out for n in range(20)]
    assert any("who takes mission" in page and " %" in page for page in pages)
    plain = json.loads(run("observe", "kompromat", "--json").out)["numbers"]
    assert json.loads(run("observe", "kompromat", "--beliefs", "--json").out)["numbers"] > plain


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (("kompromatt",), "unknown game 'kompromatt': did you mean 'kompromat'?"),
        (("kompromat", "--seat", "a"), "--seat is about a record: name its file too"),
        (("kompromat", "--step", "1"), "--step is about a record: name its file too"),
        (("kompromat", "nowhere.txt"), "there is no file nowhere.txt"),
        (("kompromat", "RECORD", "--seats", "2"), "--seats cannot be asked for with a record"),
        (("double_agent", "RECORD"), "is a record of kompromat, not of double_agent"),
        (("kompromat", "RECORD", "--step", "9999"), "--step must be a whole number from 0 to"),
        (("kompromat", "RECORD", "--seat", "c"), "seat"),
    ],
)
def test_refusals(run: Run, record: Path, line: tuple[str, ...], words: str) -> None:
    done = run("observe", *[str(record) if word == "RECORD" else word for word in line])
    assert done.code == 2
    assert words in done.err
