"""Whatever a bot does, the game goes on: a turn that it loses is the Clerk's, and is reported."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.bots.fault import Fault, Kind
from brushpass.bots.match import decide, play_out
from brushpass.bots.outside import MOST_STARTS
from brushpass.bots.question import Asked
from brushpass.bots.registry import find_bot
from brushpass.bots.wall import Walled, sitting
from brushpass.core.action import Action
from brushpass.core.catalogue import find_game
from brushpass.core.chance import Fast
from brushpass.core.table import Table
from tests.bots.programs import PATIENCE, Trial, program, python_file

BAD = [
    ("sys.exit(3)", Kind.CRASH, "ended in the middle of the game with exit code 3"),
    ("os.kill(os.getpid(), signal.SIGSEGV)", Kind.CRASH, "with signal 11 (Segmentation fault)"),
    ("raise ZeroDivisionError", Kind.CRASH, "with exit code 1"),
    ("os.close(1); time.sleep(0.1); sys.exit(0)", Kind.CRASH, "with exit code"),
    ("print('let me think', flush=True)", Kind.NONSENSE, "wrote 'let me think', which is not JSON"),
    ("print(flush=True)", Kind.NONSENSE, "wrote '', which is not JSON"),
    ("say(type='ready')", Kind.NONSENSE, "Invalid value 'ready'"),
    ("print([1, 2], flush=True)", Kind.NONSENSE, "Expected `object`, got `array`"),
    ("say(type='answer', request=request, option='fly')", Kind.NONSENSE, "chose 'fly', which is"),
    ("say(type='answer', request=request, option=999)", Kind.NONSENSE, "chose 999, which is not"),
    ("say(type='answer', request=request, option=1.5)", Kind.NONSENSE, "Expected `int | str | nu"),
    ("say(type='answer', request=request + 1, option=names[0])", Kind.NONSENSE, "answered request"),
    ("say(type='answer', option=names[0])", Kind.NONSENSE, "missing required field `request`"),
    ("say(type='answer', request=request)", Kind.NONSENSE, "either an option or probabilities"),
    (
        "say(type='answer', request=request, option=names[0], probabilities=[1] * len(names))",
        Kind.NONSENSE,
        "either an option or probabilities",
    ),
    ("P = [1.0]", Kind.NONSENSE, "gave 1 probabilities for 4 options"),
    ("P = [float('nan')] * 4", Kind.NONSENSE, "which is not JSON"),
    ("P = [float('inf')] * 4", Kind.NONSENSE, "which is not JSON"),
    ("P = [1.5, -0.5, 0, 0]", Kind.NONSENSE, "not all from 0 to 1"),
    ("P = [0.25, 0.25, 0.25, 0.2]", Kind.NONSENSE, "add up to 0.95, not 1"),
    ("P = [0, 0, 0, 0]", Kind.NONSENSE, "add up to 0, not 1"),
    ("P = [True, False, False, False]", Kind.NONSENSE, "Expected `float`, got `bool`"),
    ("print('{' * 1000, flush=True)", Kind.NONSENSE, "which is not JSON"),
    ("print('[' * 60000, flush=True)", Kind.NONSENSE, "wrote '[["),
    ("sys.stdout.write('x' * 5_000_000)", Kind.NONSENSE, "a line of more than 65536 bytes"),
    ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", Kind.NONSENSE, "not JSON"),
]
PROBABILITIES = "\nsay(type='answer', request=request, probabilities=P)"


@pytest.mark.parametrize(("does", "kind", "words"), BAD, ids=[does[:40] for does, _, _ in BAD])
def test_a_bad_answer_costs_the_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, does: str, kind: Kind, words: str
) -> None:
    # Whoever hangs up ends by itself, if it is given the time: then its exit code is its own.
    monkeypatch.setattr("brushpass.bots.process.PARTING", PATIENCE)
    bot = program(tmp_path, does + (PROBABILITIES if does.startswith("P =") else ""))
    with Trial(bot) as table:
        table.ask()
    (fault,) = table.walled.faults
    assert (fault.bot, fault.kind) == (bot.name, kind)
    assert words in fault.words


@pytest.mark.parametrize(
    "does", ["time.sleep(60)", "while True: pass", "while True: print(file=sys.stderr)"]
)
def test_an_answer_that_does_not_come_is_not_waited_for(tmp_path: Path, does: str) -> None:
    with Trial(program(tmp_path, does, grace=0.1), Budget(milliseconds=20)) as table:
        table.ask()
    (fault,) = table.walled.faults
    assert (fault.kind, fault.words) == (Kind.LATE, "did not answer within 0.2 s")


def test_a_program_that_never_reads_is_late_even_if_it_is_told_more_than_a_pipe_holds(
    tmp_path: Path,
) -> None:
    file = tmp_path / "deaf"
    file.write_text('#!/bin/sh\necho \'{"type":"ready"}\'\nexec sleep 60\n')
    file.chmod(0o755)
    bot = program(tmp_path, "pass", grace=0.3)
    bot.command = (str(file),)
    with Trial(bot, Budget()) as table:
        table.hear_again(20_000)
        table.ask()
    assert [fault.kind for fault in table.walled.faults] == [Kind.LATE]


def test_a_bot_that_fails_is_started_again_a_few_times_and_then_is_out(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    does = f"open({str(starts)!r}, 'a').write('started '); sys.exit(1)"
    with Trial(program(tmp_path, does)) as table:
        for _ in range(MOST_STARTS + 3):
            table.ask()
    kinds = [fault.kind for fault in table.walled.faults]
    assert kinds == [Kind.CRASH] * MOST_STARTS + [Kind.OUT] * 3
    assert len(starts.read_text().split()) == MOST_STARTS


def test_a_bot_that_is_started_again_is_told_everything_again(tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = python_file(
        tmp_path,
        f"""
        import json, os

        def play(view, options, told, table):
            fresh = not os.path.exists({str(log)!r})
            with open({str(log)!r}, "a") as log:
                log.write(json.dumps([told, table]) + "\\n")
            if fresh:
                raise ValueError("the first time")
            return options[0]
        """,
    )
    with Trial(bot) as table:
        table.ask()
        table.ask()
    first, second = log.read_text().splitlines()
    assert first == second
    assert '"fact": "laid"' in first
    (fault,) = table.walled.faults
    assert fault.details.endswith("ValueError: the first time")


def test_the_last_lines_of_its_standard_error_are_kept_and_fit_for_a_terminal(
    tmp_path: Path,
) -> None:
    bot = program(
        tmp_path,
        """
        for number in range(100_000):
            print(f"line {number}", file=sys.stderr)
        print("\\x1b[31mred\\x07 \\x9b2J", file=sys.stderr)
        sys.exit(1)
        """,
    )
    with Trial(bot) as table:
        table.ask()
    (fault,) = table.walled.faults
    lines = fault.details.splitlines()
    assert lines == [*(f"line {number}" for number in range(99_996, 100_000)), "?[31mred? ?2J"]


def test_a_whole_game_goes_on_without_the_bot(tmp_path: Path) -> None:
    bot = program(tmp_path, "sys.exit(1)")
    table = Table(bot.game, bot.game.about.options(), Fast(4))
    heard: list[Fault] = []
    players = [
        Walled(bot, table.options, 0, Fast(1), report=heard.append),
        Walled(find_bot("recruit", bot.game), table.options, 1, Fast(2)),
    ]
    with sitting(players):
        play_out(table, players)
    assert bot.game.result(table.state) is not None
    assert players[0].faults == heard
    assert [fault.kind for fault in heard[: MOST_STARTS + 1]] == [Kind.CRASH] * 4 + [Kind.OUT]
    assert players[1].faults == []


class Broken(Bot):
    name = "broken"

    def policy(self, asked: Asked) -> Sequence[float]:
        raise KeyError("seven")


class Cheat(Bot):
    name = "cheat"

    def choose(self, asked: Asked) -> Action:
        return next(action for action in self.game.actions if action not in asked.options)


@pytest.mark.parametrize(
    ("kind", "fault", "words", "details"),
    [
        (Broken, Kind.CRASH, "KeyError: 'seven'", 'raise KeyError("seven")'),
        (Cheat, Kind.NONSENSE, "chose <draw>, which is not among its options", ""),
    ],
)
def test_a_bot_of_our_own_that_fails_loses_its_turn_too(
    kind: type[Bot], fault: Kind, words: str, details: str
) -> None:
    game = find_game("kompromat")
    table = Table(game, game.about.options(), Fast(2))
    seat = table.to_act()[0]
    walled = Walled(kind(game), table.options, seat, Fast(1))
    assert decide(table, seat, walled) in table.legal(seat)
    (found,) = walled.faults
    assert (found.kind, found.words) == (fault, words)
    assert details in found.details
