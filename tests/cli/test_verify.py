from pathlib import Path

import pytest

from tests.cli.conftest import Run


def changed(file: Path, before: str, after: str) -> Path:
    text = file.read_text()
    assert text.count(before) >= 1
    file.write_text(text.replace(before, after, 1))
    return file


def test_a_true_record_gets_a_certificate(run: Run, record: Path) -> None:
    done = run("verify", record)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("Verified.")
    lines = record.read_text().splitlines()
    commitment = next(line.split()[1] for line in lines if line.startswith("commitment"))
    picks = sum(len(line.split(" : ")[1].split()) for line in lines if " : " in line)
    assert commitment in done.out
    assert f"{lines[-1].split()[1]}, each possible" in done.out
    assert f"{picks}, each recomputed" in done.out


def first_pick(file: Path) -> str:
    deal = next(line for line in file.read_text().splitlines() if line.startswith("deal : "))
    return deal.split()[2]


def test_a_changed_pick_is_found_false(run: Run, record: Path) -> None:
    pick = first_pick(record)  # who starts: one of two
    changed(record, f"deal : {pick}", f"deal : {1 - int(pick)}")
    done = run("verify", record)
    assert (done.code, done.out, done.err.count("\n")) == (1, "", 1)
    assert f"the deal: pick 1 should be {pick}, but {1 - int(pick)} is written down" in done.err


def test_another_secret_is_found_false(run: Run, record: Path) -> None:
    secret = record.read_text().split("secret ")[1][:64]
    changed(record, f"secret {secret}", f"secret {secret[::-1]}")
    done = run("verify", record)
    assert (done.code, done.out) == (1, "")
    assert "the secret is not the one that the table committed to" in done.err


def test_a_step_that_cannot_have_happened_is_found_false(run: Run, record: Path) -> None:
    text = record.read_text()
    steps = text.splitlines()
    first = next(line for line in steps if line.startswith("1 "))
    changed(record, first, f"1 {first.split()[1]} take tokens")
    done = run("verify", record)
    assert (done.code, done.err.count("\n")) == (1, 1)
    assert "step 1 cannot have happened" in done.err


@pytest.mark.parametrize("line", ["secret ", "commitment "])
def test_what_cannot_be_checked_is_bad_input(run: Run, record: Path, line: str) -> None:
    text = record.read_text()
    record.write_text("\n".join(row for row in text.split("\n") if not row.startswith(line)))
    done = run("verify", record)
    assert (done.code, done.out) == (2, "")
    assert f"the record has no {line.strip()}" in done.err


def test_a_record_that_is_cut_off_is_bad_input(run: Run, record: Path) -> None:
    record.write_bytes(record.read_bytes()[:-20])
    done = run("verify", record)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "cut off" in done.err
