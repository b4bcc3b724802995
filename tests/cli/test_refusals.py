"""Whatever is asked wrongly gets one sentence, exit code 2, and changes nothing."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

REFUSED = [
    ("plya", "unknown command 'plya': did you mean 'play'?"),
    ("play", "missing argument 'GAME'"),
    ("play komprmat", "unknown game 'komprmat': did you mean 'kompromat'? allowed: "),
    ("rules komprmat", "unknown game 'komprmat'"),
    ("simulate komprmat", "unknown game 'komprmat'"),
    ("bench komprmat", "unknown game 'komprmat'"),
    ("play kompromat --mode standrd", "did you mean 'standard'?"),
    ("simulate kompromat --seats 3", "no table for 3: allowed: 2"),
    ("play kompromat --seats two", "--seats must be a whole number from 1 up, not 'two'"),
    ("play kompromat --seed abc", "--seed must be a whole number from 0 up, not 'abc'"),
    ("play kompromat --seed -1", "--seed must be a whole number from 0 up, not '-1'"),
    ("simulate kompromat --seed 1.5", "--seed must be a whole number"),
    (f"simulate kompromat --seed {'9' * 5000}", "--seed must be a whole number"),
    ("play kompromat --seed \u0663", "--seed must be a whole number"),
    ("simulate kompromat --games 0", "--games must be a whole number from 1"),
    ("play kompromat --option memry_aid=on", "did you mean 'memory_aid'?"),
    ("play kompromat --option memory_aid=maybe", "allowed: off, on"),
    ("play kompromat --option memory_aid", "--option is written NAME=VALUE"),
    ("play kompromat --option memory_aid=on --option memory_aid=off", "is given twice"),
    ("play kompromat --bots clrk", "unknown bot 'clrk': did you mean 'clerk'?"),
    ("play kompromat --bots recruit,recruit", "--bots names 2 bots"),
    ("simulate kompromat --bots recruit,recruit,recruit", "--bots names 3 bots"),
    ("play kompromat --seat C", "unknown seat 'C': allowed: A, B"),
    ("rules kompromat K3.66", "did you mean 'K3.6'"),
    ("play kompromat --sed 3", "unknown option '--sed': did you mean '--seed'?"),
    ("play kompromat --seed", "option '--seed' requires an argument"),
    ("games kompromat", "unexpected extra argument"),
    ("bench --answers --compare", "cannot be asked for with --answers"),
    ("bench --answers --against HEAD", "--against is for the rules"),
    ("bench kompromat --answers --seats 2", "--seats is for the rules"),
    ("bench kompromat --compare --against HEAD", "ask for one of them"),
    ("bench --seats 6", "name the game too"),
    ("bench microfilms --seats 7", "no table for 7: allowed: 2, 3, 4, 5, 6"),
    ("bench --seconds nan", "--seconds must be a number above 0"),
    ("bench --seconds soon", "--seconds must be a number above 0"),
    ("replay nowhere.txt", "there is no file nowhere.txt"),
    ("verify nowhere.txt", "there is no file nowhere.txt"),
    ("replay .", ". is a folder, not a record"),
    ("verify /dev/zero", "too long to be a record"),
    ("play kompromat --record no/such/folder/game.txt", "there is no folder no/such/folder"),
    ("play kompromat --record .", ". is there already and is no file"),
    ("simulate kompromat --records no/such/folder", "there is no folder no/such"),
]


@pytest.mark.parametrize(("line", "sentence"), REFUSED, ids=[line[:60] for line, _ in REFUSED])
def test_one_sentence_and_exit_code_2(
    run: Run, line: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*line.split())
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("brushpass: ")
    assert done.err.count("\n") == 1
    assert done.err.endswith("\n")
    assert sentence in done.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "cut off"),
        (b"\x7fELF\x00\x80\xff", "it is not text"),
        (b"[project]\n", "this is no Brushpass record"),
        (b"brushpass record 1\ngame chess\n", "line 2: unknown game 'chess'"),
        (b"brushpass record 1\ngame kompromat\nrules 99\n", "version 99 of the rules"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_files_that_are_no_records(
    run: Run, command: str, content: bytes, sentence: str, tmp_path: Path
) -> None:
    file = tmp_path / "odd\nname.txt"
    file.write_bytes(content)
    done = run(command, file)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert sentence in done.err
    assert file.read_bytes() == content


def test_a_record_is_not_overwritten_unless_forced(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("mine")
    done = run("play", "kompromat", "--record", file)
    assert (done.code, done.out) == (2, "")
    assert "add --force" in done.err
    assert file.read_text() == "mine"
    assert run("play", "kompromat", "--record", file, "--force").code == 0
    assert file.read_text().startswith("brushpass record 1\n")


def test_a_folder_with_something_in_it_gets_no_records_unless_forced(
    run: Run, tmp_path: Path
) -> None:
    (tmp_path / "mine").touch()
    arguments = ["simulate", "kompromat", "--games", "1", "--records", tmp_path]
    assert "is not empty" in run(*arguments).err
    assert len(list(tmp_path.iterdir())) == 1
    assert run(*arguments, "--force").code == 0
    assert len(list(tmp_path.iterdir())) == 2


def test_a_fault_of_our_own_is_one_sentence_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("a slip\nin two lines")

    monkeypatch.delenv("BRUSHPASS_TRACEBACK", raising=False)
    monkeypatch.setattr("brushpass.cli.rules.parts", fail)
    done = run("rules", "kompromat")
    assert (done.code, done.err.count("\n")) == (70, 1)
    assert "a fault of Brushpass, not yours: ZeroDivisionError: a slip in two lines" in done.err
