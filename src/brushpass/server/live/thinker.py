"""One process in which bots of ours think: a question goes in, an option comes out."""

import multiprocessing
import signal
from collections import defaultdict
from functools import cache
from multiprocessing.connection import Connection
from typing import Any, Final

from msgspec import Struct, msgpack

from brushpass.bots.bot import Bot
from brushpass.bots.fault import Failure, Kind
from brushpass.bots.outside import PATIENCE
from brushpass.bots.question import Question
from brushpass.bots.registry import find_bot
from brushpass.bots.seated import Inside
from brushpass.core.catalogue import find_game, games
from brushpass.core.chance import Fast
from brushpass.core.wire import decoder
from brushpass.server.live.ears import Ears, Seat

START: Final = 120.0  # seconds until a new process is there: it loads every game first
HUNG: Final = (
    10.0  # seconds beyond its budget: the machine may be busy, and a new process costs more
)
READY: Final = b"ready"
DEAF: Final = -1  # the ear of a bot that does not listen

# Spawned: a fork would carry the server's memory, and with it every secret, across.
SPAWN: Final = multiprocessing.get_context("spawn")


class Asking(Struct, frozen=True):
    bot: str
    ear: int  # which has heard what came before `question.told`
    seed: int  # of the bot's own luck
    question: Question


class Closed(Exception):
    """Nobody needs an answer any more."""


class Thinker:
    """Starts its process when it is first asked, and again after it was lost."""

    def __init__(self) -> None:
        self._process: Any = None
        self._pipe: Connection | None = None
        self._ears = Ears()
        self._closed = False

    def ask(self, bot: str, seat: Seat, question: Question, seed: int) -> int:
        """Within the time that a bot is given, or the process is lost."""
        try:
            pipe = self._pipe or self._start()
            pipe.send_bytes(msgpack.encode(self._asking(bot, seat, question, seed)))
            seconds = HUNG + PATIENCE * (question.budget.milliseconds or 0.0) / 1000
            answer = msgpack.decode(self._hear(pipe, seconds), type=int | Kind)
        except (EOFError, OSError):
            self.kill()
            raise Failure(Kind.CRASH, "its process ended") from None
        except Failure:
            self.kill()
            raise
        if isinstance(answer, Kind):
            raise Failure(answer, "failed in its process")
        return answer

    def _asking(self, bot: str, seat: Seat, question: Question, seed: int) -> Asking:
        told = question.heard + len(question.told)
        if not bot_of(bot, question.game).listens:
            return Asking(bot, DEAF, seed, question.shortened(told))
        ear, heard = self._ears.tell(seat, told)
        return Asking(bot, ear, seed, question.shortened(heard))

    def _start(self) -> Connection:
        if self._closed:
            raise Closed
        self._ears = Ears()
        self._pipe, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._hear(self._pipe, START)
        return self._pipe

    def _hear(self, pipe: Connection, seconds: float) -> bytes:
        if not pipe.poll(seconds):
            raise Failure(Kind.LATE, f"did not answer within {seconds:g} s")
        return pipe.recv_bytes()

    def stop(self) -> None:
        """From another thread: whoever is asking is told that the process ended."""
        if self._process is not None and self._process.pid is not None:
            self._process.kill()

    def close(self) -> None:
        self._closed = True
        self.stop()

    def kill(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None and process.pid is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()


def serve(pipe: Connection) -> None:
    """In the process: answers until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us
    for game in games().values():  # before the first question, which has a deadline
        decoder(game.face.view_type())
        decoder(game.face.message_type())
    pipe.send_bytes(READY)
    ears: defaultdict[int, list[Any]] = defaultdict(list)
    while True:
        try:
            asking = msgpack.decode(pipe.recv_bytes(), type=Asking)
        except (EOFError, OSError):
            return
        pipe.send_bytes(msgpack.encode(think(asking, ears[asking.ear])))


@cache
def bot_of(name: str, game: str) -> Bot:
    return find_bot(name, find_game(game))


def think(asking: Asking, told: list[Any]) -> int | Kind:
    """How a bot failed stays here but for its kind: the rest may say what the seat holds."""
    question = asking.question
    del told[question.heard :]  # an ear that another seat had before
    bot = bot_of(asking.bot, question.game)
    try:
        return Inside(bot, Fast(asking.seed), told).answer(question)
    except Failure as failure:
        return failure.kind
