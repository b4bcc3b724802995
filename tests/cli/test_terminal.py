"""Real processes in real terminals and pipes: whole games, Ctrl-C, closed pipes and files."""

import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from brushpass.core.record import Record
from brushpass.core.table import verify
from tests.cli.terminal import PATIENCE, Terminal


@pytest.fixture(autouse=True)
def _ctrl_c_is_heard() -> Iterator[None]:
    """A shell that runs the tests in the background has them, and their children, ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


COMMAND = [sys.executable, "-m", "brushpass"]


def brushpass(*arguments: object) -> subprocess.CompletedProcess[str]:
    line = [*COMMAND, *map(str, arguments)]
    return subprocess.run(
        line,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.parametrize("columns", [60, 80])
def test_a_person_plays_a_whole_game(tmp_path: Path, columns: int) -> None:
    luck = random.Random(2)
    file = tmp_path / "game.txt"
    with Terminal(["play", "kompromat", "--record", str(file)], columns, colour=True) as terminal:
        decisions = 0
        while asked := re.search(r"(?:1-)?(\d+) > $", terminal.wait_for(" > ")):
            terminal.type(str(luck.randint(1, int(asked[1]))))
            decisions += 1
        assert terminal.leave() == 0
    assert decisions > 20
    assert "brushpass verify" in terminal.text
    assert "Traceback" not in terminal.text
    checked = brushpass("verify", file)
    assert (checked.returncode, checked.stderr) == (0, "")
    record = Record.from_text(file.read_text())
    assert sum(step.seat == 0 for step in record.steps) == decisions
    assert not verify(record).to_act()


def test_ctrl_c_in_play_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Terminal(["play", "kompromat", "--record", str(file)]) as terminal:
        terminal.wait_for(" > ")
        terminal.type("1")
        terminal.wait_for(" > ")
        assert not file.exists()
        seen = len(terminal.text)
        terminal.interrupt_at_the_prompt()
        assert terminal.leave() == 130
    said = terminal.text[seen:].strip()
    assert re.fullmatch(r"brushpass: left the game after \d+ steps?; it is kept in .*", said)
    assert verify(Record.from_text(file.read_text())).steps


def test_ctrl_c_in_play_without_a_record() -> None:
    with Terminal(["play", "kompromat"]) as terminal:
        terminal.wait_for(" > ")
        seen = len(terminal.text)
        terminal.interrupt_at_the_prompt()
        assert terminal.leave() == 130
    assert terminal.text[seen:].strip().startswith("brushpass: left the game after")
    assert "\n" not in terminal.text[seen:].strip()


def test_ctrl_d_leaves() -> None:
    with Terminal(["play", "kompromat"]) as terminal:
        terminal.wait_for(" > ")
        terminal.press("\x04")
        assert terminal.leave() == 0
    assert "You left the game after" in terminal.text


def test_ctrl_c_in_simulate_with_its_bar() -> None:
    with Terminal(["simulate", "kompromat", "--games", "100000000"]) as terminal:
        terminal.wait_until_shown("Kompromat  ")
        terminal.interrupt()
        assert terminal.leave() == 130
    assert re.search(r"brushpass: stopped after \d+ of 100000000 games", terminal.text)
    assert "Traceback" not in terminal.text


def test_ctrl_c_when_piped_is_one_line(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    many = ["--games", "1000000", "--records", str(folder)]
    process = subprocess.Popen(
        [*COMMAND, "simulate", "kompromat", *many],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    limit = time.monotonic() + PATIENCE
    while not list(folder.glob("kompromat-*.txt")):
        assert time.monotonic() < limit, "no game is ever over"
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err.count("\n")) == (130, "", 1)
    assert re.match(r"brushpass: stopped after \d+ of 1000000 games", err)
    assert f"written down in {folder}" in err
    for file in folder.iterdir():  # no half-written ones among them
        assert not verify(Record.from_text(file.read_text())).to_act()


def test_ctrl_c_while_starting_is_one_line_at_most() -> None:
    code = "import sys, signal; import brushpass.cli as c; "
    code += "sys.modules['brushpass.cli.entry'] = type('E', (), {'run': staticmethod("
    code += "lambda a: signal.raise_signal(signal.SIGINT))}); sys.exit(c.main([]))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stderr.strip()) == (130, "brushpass: stopped")


@pytest.mark.parametrize("command", ["rules kompromat", "games", "--help"])
def test_a_closed_pipe_is_silent(command: str) -> None:
    process = subprocess.Popen(
        [*COMMAND, *command.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()  # before anything can have been written
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(PATIENCE) == 141


def test_a_full_disk_is_one_sentence() -> None:
    with open("/dev/full", "w") as full:
        line = [*COMMAND, "rules", "kompromat"]
        done = subprocess.run(
            line, stdout=full, stderr=subprocess.PIPE, text=True, timeout=PATIENCE, check=False
        )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "No space left" in done.stderr


def test_closed_streams_and_odd_bytes_are_no_fault() -> None:
    shell = f"{sys.executable} -m brushpass"
    for line in (f"{shell} play kompromat <&-", f"printf '\\377\\n' | {shell} play kompromat"):
        done = subprocess.run(
            ["sh", "-c", line], capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        assert (done.returncode, done.stderr) == (0, ""), line
        assert "You left the game" in done.stdout
    line = f"{shell} games >&-"
    done = subprocess.run(
        ["sh", "-c", line], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_terminal_without_our_signs_still_works() -> None:
    surroundings = {"PATH": "/usr/bin:/bin", "PYTHONIOENCODING": "ascii"}
    if "PYTHONPATH" in os.environ:
        surroundings["PYTHONPATH"] = os.environ["PYTHONPATH"]
    done = subprocess.run(
        [*COMMAND, "play", "kompromat", "--seed", "3"],
        input="1\n1\n2\n",
        capture_output=True,
        text=True,
        env=surroundings,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_without_colour_only_weight_is_used() -> None:
    def codes(colour: bool) -> set[str]:
        with Terminal(["play", "kompromat"], colour=colour) as terminal:
            terminal.wait_for(" > ")
            return {
                code
                for found in re.findall(r"\x1b\[([\d;]*)m", terminal.text)
                for code in found.split(";")
            }

    assert codes(True) == {"0", "1", "2", "33"}  # plain, bold, dim, and one accent
    assert codes(False) == {"0", "1", "2"}
