from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.core.test_exchange import ADA, BOTH, RECORD, TEXT, person, played, sealed


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


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    """A game of a server, to whose luck both people have added."""
    file = tmp_path / "KQ7M2P.txt"
    file.write_text(TEXT)
    return file


def test_the_deal_is_the_one_that_was_shown(run: Run, shared: Path) -> None:
    done = run("verify", shared, "--commitment", RECORD.seal, "--nonce", f"A={ADA}")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("Verified. The deal is the one that you were shown.")
    assert "from the server and A, B" in done.out
    assert str(RECORD.seal) in done.out


def test_digits_may_be_read_out_in_groups_and_capitals(run: Run, shared: Path) -> None:
    seal = str(RECORD.seal).upper()
    groups = " ".join(seal[at : at + 4] for at in range(0, 64, 4))
    assert run("verify", shared, "--commitment", groups).code == 0


def test_the_commitment_of_the_waiting_room_proves_less_and_that_is_said(
    run: Run, shared: Path
) -> None:
    done = run("verify", shared, "--commitment", RECORD.commitment)
    assert done.code == 0
    assert "only the seal can tell" in " ".join(done.out.split())


def test_without_what_was_shown_a_record_is_only_true_to_itself(run: Run, shared: Path) -> None:
    done = run("verify", shared)
    assert done.code == 0
    assert "The record is true to itself; --commitment compares" in " ".join(done.out.split())


def test_another_deal_than_the_one_shown_is_found_false(run: Run, shared: Path) -> None:
    done = run("verify", shared, "--commitment", "0" * 64)
    assert (done.code, done.out, done.err.count("\n")) == (1, "", 1)
    assert "this is not the deal that you were shown" in done.err


def test_a_nonce_that_is_not_in_it_is_found_false(run: Run, shared: Path) -> None:
    done = run("verify", shared, "--nonce", f"A={'c' * 64}")
    assert (done.code, done.out) == (1, "")
    assert "the nonce of seat A is not the one that you sealed" in done.err


def test_who_added_nothing_is_named(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "silent.txt"
    file.write_text(played(sealed(BOTH.places[0], person(ADA, revealed=False))).to_text())
    assert "from the server and A; nothing from B" in run("verify", file).out


def test_a_record_from_before_says_that_it_proves_less(run: Run, record: Path) -> None:
    commitment = record.read_text().split("commitment ")[1][:64]
    done = run("verify", record, "--commitment", commitment)
    assert done.code == 0
    assert "from whoever dealt alone, who could have chosen it" in done.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--commitment", "abc"], "--commitment takes 64 hexadecimal digits, not 'abc'"),
        (["--nonce", "abc"], "--nonce takes a seat and its number, as in A=41aa..., not 'abc'"),
        (["--nonce", "A=abc"], "--nonce takes 64 hexadecimal digits, not 'abc'"),
        (["--nonce", f"C={ADA}"], "unknown seat 'C': allowed: A, B"),
    ],
)
def test_a_slip_gets_one_sentence(run: Run, shared: Path, arguments: list[str], said: str) -> None:
    done = run("verify", shared, *arguments)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert said in done.err
