"""Nothing that a bot started stays behind, however the game ends."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from brushpass.bots.outside import PYTHON_FILE
from tests.bots.programs import PATIENCE, Trial, ended, gone, program, python_file, written

HANGS = {
    "a Python file": (
        "my_bot.py",
        """
        import os

        def play(view, options):
            with open({pids!r}, "w") as file:
                print(os.getpid(), file=file)
            while True:
                pass
        """,
    ),
    "a program that ignores the end of its input": (
        "program",
        """
        with open({pids!r}, "w") as file:
            print(os.getpid(), file=file)
        while True:
            time.sleep(1)
        """,
    ),
}


def start(folder: Path, kind: str, *arguments: str) -> tuple[subprocess.Popen[str], int]:
    """A simulation in which the bot in seat A hangs, and the process of that bot."""
    name, text = HANGS[kind]
    pids = folder / "pids"
    make = python_file if name.endswith(".py") else program
    bot = make(folder, text.format(pids=str(pids)))
    command = [sys.executable, "-m", "brushpass", "simulate", "kompromat", "--games", "1"]
    table = subprocess.Popen(
        [*command, "--bots", f"{bot.name},recruit", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    return table, int(written(pids))


@pytest.mark.parametrize("kind", HANGS)
def test_a_bot_dies_with_a_table_that_is_killed(tmp_path: Path, kind: str) -> None:
    table, bot = start(tmp_path, kind, "--grace", "60000")
    table.kill()
    table.communicate()
    assert gone(bot)


@pytest.mark.parametrize("kind", HANGS)
def test_ctrl_c_ends_the_bots_too(tmp_path: Path, kind: str) -> None:
    table, bot = start(tmp_path, kind, "--grace", "60000")
    table.send_signal(signal.SIGINT)
    _, said = table.communicate(timeout=PATIENCE)
    assert table.returncode == 130
    assert said == "brushpass: stopped after 0 of 1 games, nothing is counted\n"
    assert ended(bot)


@pytest.mark.parametrize("kind", HANGS)
def test_a_bot_that_hangs_is_killed_and_the_game_goes_on(tmp_path: Path, kind: str) -> None:
    table, bot = start(tmp_path, kind, "--grace", "100", "--time", "10")
    page, said = table.communicate(timeout=PATIENCE)
    assert (table.returncode, said) == (0, "")
    assert "answered too late" in page
    assert ended(bot)


def test_what_a_bot_started_ends_with_it(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    bot = program(
        tmp_path,
        f"""
        import subprocess
        child = subprocess.Popen(["sleep", "60"])
        with open({str(pids)!r}, "w") as file:
            print(child.pid, file=file)
        say(type="answer", request=request, option=names[0])
        """,
    )
    with Trial(bot) as asked:
        asked.ask()
        child = int(written(pids))
        os.kill(child, 0)
    assert asked.walled.faults == []
    assert gone(child)


def test_a_bot_may_clear_up_after_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # On both sides it has a moment for that, in which a busy machine may not get round to it.
    patient = tmp_path / "pythonfile.py"
    patient.write_text(
        re.sub(r"(PARTING: Final) = .*", rf"\1 = {PATIENCE}", PYTHON_FILE.read_text())
    )
    monkeypatch.setattr("brushpass.bots.outside.PYTHON_FILE", patient)
    monkeypatch.setattr("brushpass.bots.process.PARTING", PATIENCE)
    note = tmp_path / "note"
    bot = python_file(
        tmp_path,
        f"""
        import atexit

        def play(view, options):
            return options[0]

        atexit.register(lambda: open({str(note)!r}, "w").write("good game\\n"))
        """,
    )
    with Trial(bot) as asked:
        asked.ask()
    assert note.read_text() == "good game\n"
