"""The command line as tests use it: through its entry, in this process or in one of its own."""

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from brushpass.cli import main


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("play", "kompromat", typed=["1", "q"])`, here in this process."""
    monkeypatch.setenv("COLUMNS", "80")

    def call(*arguments: Any, typed: Sequence[str] = ()) -> Done:
        lines = "".join(line + "\n" for line in typed)
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Done(code, captured.out, captured.err)

    return call


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A whole game between bots, written down with its secret."""
    folder = tmp_path / "records"
    bots = ["--bots", "clerk,recruit"]
    assert run("simulate", "kompromat", "--games", 1, "--records", folder, *bots).code == 0
    (file,) = folder.iterdir()
    return file
