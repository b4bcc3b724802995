import re
from pathlib import Path

from tests.cli.conftest import Run


def test_a_spectator_sees_no_card_that_was_only_drawn(run: Run, record: Path) -> None:
    done = run("replay", record)
    assert (done.code, done.err) == (0, "")
    assert "as a spectator saw it" in done.out
    assert "A draws a card at mission" in done.out
    assert "You " not in done.out
    drawn = [line.split(" draws a ")[1] for line in done.out.splitlines() if " draws a " in line]
    assert all(line.startswith("card") for line in drawn)


def test_a_seat_sees_its_own_cards_only(run: Run, record: Path) -> None:
    done = run("replay", record, "--seat", "b")
    lines = done.out.splitlines()
    own = [line.split("You draw a ")[1] for line in lines if "You draw a " in line]
    others = [line.split("A draws a ")[1] for line in lines if "A draws a " in line]
    assert own
    assert others
    assert not any(line.startswith("card") for line in own)
    assert all(line.startswith("card") for line in others)


def test_all_seats_one_after_the_other(run: Run, record: Path) -> None:
    done = run("replay", record, "--seat", "all")
    assert done.code == 0
    assert "The table as A sees it" in done.out
    assert "The table as B sees it" in done.out
    assert "A:  You draw a" in done.out
    assert "B:  A draws a card" in done.out


def test_up_to_a_step(run: Run, record: Path) -> None:
    deal = run("replay", record, "--step", 0)
    assert "Round 1 of 6" in deal.out
    assert "attempt" not in deal.out
    assert "Result" not in deal.out
    early = run("replay", record, "--step", 8, "--seat", "A")
    whole = run("replay", record, "--seat", "A")
    history = early.out.split("──")[0].rstrip()
    assert whole.out.startswith(history)
    assert re.search(r"Result: [AB] won, (six rounds|nine tokens): A \d+, B \d+\.", whole.out)


def test_a_step_beyond_the_end_is_refused(run: Run, record: Path) -> None:
    done = run("replay", record, "--step", 9999)
    assert (done.code, done.out) == (2, "")
    assert "--step must be a whole number from 0 to " in done.err


def test_everybody_s_eyes_only_after_the_end(run: Run, record: Path) -> None:
    """A running game's record, without its secret, must not show one player the others' cards."""
    lines = [line for line in record.read_text().split("\n") if not line.startswith("secret ")]
    first = next(i for i, line in enumerate(lines) if line.startswith("5 "))
    record.write_text("\n".join([*lines[:first], "end 4", ""]))
    done = run("replay", record, "--seat", "all")
    assert (done.code, done.out) == (2, "")
    assert "once the game has ended" in done.err
    assert run("replay", record, "--seat", "A").code == 0


def test_a_record_that_cannot_have_happened_is_refused(run: Run, record: Path) -> None:
    text = record.read_text()
    first = next(line for line in text.splitlines() if line.startswith("1 "))
    record.write_text(text.replace(first, f"1 {first.split()[1]} take tokens"))
    done = run("replay", record)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "step 1 cannot have happened" in done.err
