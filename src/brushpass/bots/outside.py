"""Bots from outside: a person's Python file, or any program that speaks JSON lines.

Every seat of every game gets a process of its own. Two seats in one process could show each other
their cards, and a process that lived on would make a game depend on those before it.
"""

import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from brushpass.bots import jsonlines
from brushpass.bots.bot import Bot, draw
from brushpass.bots.budget import Budget
from brushpass.bots.fault import Failure, Kind
from brushpass.bots.process import Process
from brushpass.bots.question import Question
from brushpass.bots.seated import Seated
from brushpass.bots.text.conversation import Conversation
from brushpass.core.chance import Chance, Fast
from brushpass.core.game import AnyGame
from brushpass.core.refusal import Refusal

COMMAND: Final = "cmd:"
PYTHON_FILE: Final = Path(__file__).with_name("pythonfile.py")

START: Final = 10.0  # seconds to say that it is ready: it may have much to load
GRACE: Final = 2.0  # seconds for an answer beyond what its budget gives it
PATIENCE: Final = 5.0  # times its budget: a machine may be busy
MOST_STARTS: Final = 4  # in one game
SEEDS: Final = 1 << 31


class Outside(Bot):
    """One that can be seated. It plays only once it is."""

    words = "a file or a program of your own"
    listens = True
    budget = Budget(milliseconds=1000)

    def __init__(
        self,
        game: AnyGame,
        name: str,
        command: Sequence[str],
        grace: float = GRACE,
    ) -> None:
        super().__init__(game)
        self.name = name
        self.command = tuple(command)
        self.grace = grace

    def seated(self, chance: Chance) -> "Program":
        return Program(self, chance)

    def rehearse(self) -> None:
        """Refuse before the first game what cannot even start."""
        program = self.seated(Fast(0))
        try:
            table = self.game.about.options()
            program.start(Question.put(self.game, table, 0, b"", (), (), self.budget))
        except Failure as failure:
            said = failure.details.splitlines()[-1:] or [failure.words]
            raise Refusal(f"the bot {self.name!r} does not start: {said[0]}") from None
        finally:
            program.close()


class Program(Seated):
    """A process that is started when it is first asked.

    A failure costs it the process. The next decision starts another and tells it everything again
    from the first message on, a few times in a game; then it is out.
    """

    def __init__(self, outside: Outside, chance: Chance) -> None:
        self._outside = outside
        self._chance = chance
        self._seed: int | None = None
        self._process: Process | None = None
        self._starts = 0
        self._requests = 0
        self._heard = 0  # messages that this process was told
        self._talk: Conversation | None = None  # with one that wants to be asked in words

    def start(self, question: Question) -> Process:
        if self._starts == MOST_STARTS:
            raise Failure(Kind.OUT, f"failed {MOST_STARTS} times in this game")
        if self._seed is None:
            self._seed = self._chance.pick(SEEDS)
        self._starts += 1
        self._heard = 0
        try:
            self._process = Process(self._outside.command)
            greeting = jsonlines.hello(self._outside.game, question, self._seed)
            if jsonlines.read_ready(self._process.ask(greeting, START)) and self._talk is None:
                self._talk = Conversation(self._outside.game)
                self.cost = self._talk.cost
        except Failure as failure:
            raise self._lost(failure) from None
        return self._process

    def answer(self, question: Question) -> int:
        process = self._process or self.start(question)
        game, budget = self._outside.game, question.budget
        seconds = self._outside.grace + PATIENCE * (budget.milliseconds or 0.0) / 1000
        self._requests += 1
        if self._talk is not None:
            return self._talk.decide(question, partial(self._say, process, seconds))
        new = question.after(self._heard)
        lines = jsonlines.told(new) if new else b""
        lines += jsonlines.decide(game, self._requests, question, seconds)
        self._heard += len(new)
        try:
            line = process.ask(lines, seconds)
            options = [game.actions[option] for option in question.options]
            shares = jsonlines.read_answer(line, self._requests, options)
        except Failure as failure:
            raise self._lost(failure) from None
        return question.options[draw(shares, self._chance)]

    def _say(self, process: Process, seconds: float, introduction: str, text: str) -> str:
        """One text, and its answer. Nonsense in words costs a turn, but not the process."""
        lines = jsonlines.decide_in_words(self._requests, introduction, text, seconds)
        try:
            return jsonlines.read_words(process.ask(lines, seconds), self._requests)
        except Failure as failure:
            raise self._lost(failure) from None

    def _lost(self, failure: Failure) -> Failure:
        """The same, with what the process left behind."""
        process, self._process = self._process, None
        assert process is not None
        if failure.kind is not Kind.CRASH:
            process.kill()
            return Failure(failure.kind, failure.words, process.errors)
        process.end()  # by itself, so that its exit code is its own
        return Failure(failure.kind, f"{failure.words} with {process.ending}", process.errors)

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.end(jsonlines.end())


def from_outside(text: str) -> bool:
    """Whether this is meant as a file or a command rather than as a bot's name."""
    return text.startswith(COMMAND) or text.endswith(".py") or os.sep in text


def find_outside(text: str, game: AnyGame, grace: float = GRACE) -> Outside:
    return Outside(game, text, command_of(text), grace)


def command_of(text: str) -> list[str]:
    if text.startswith(COMMAND):
        return _command(text)
    file = Path(text)
    if not file.exists():
        raise Refusal(f"there is no file {text} to play as a bot")
    if not file.is_file():
        raise Refusal(f"{text} is no file, so it cannot play as a bot")
    if file.suffix == ".py":
        # Without our folder among its modules, and without carets in its tracebacks.
        options = ["-P", "-X", "no_debug_ranges"]
        return [sys.executable, *options, str(PYTHON_FILE), str(file.absolute())]
    if not os.access(file, os.X_OK):
        raise Refusal(
            f"{text} cannot be run: make it executable with chmod +x, or name what runs it, "
            f"for example {COMMAND!r}sh {text}"
        )
    return [str(file.absolute())]


def _command(text: str) -> list[str]:
    try:
        command = shlex.split(text.removeprefix(COMMAND))
    except ValueError as error:
        raise Refusal(f"the command in {text!r} cannot be read: {str(error).lower()}") from None
    if not command:
        raise Refusal(f"{COMMAND!r} must be followed by a command, for example 'cmd:node bot.js'")
    if shutil.which(command[0]) is None:
        raise Refusal(f"there is no program {command[0]!r} for the bot {text!r}")
    return command
