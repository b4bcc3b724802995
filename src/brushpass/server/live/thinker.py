"""One process in which bots of ours think: bytes of one seat go in, an option comes out."""

import multiprocessing
import signal
from functools import cache
from multiprocessing.connection import Connection
from typing import Any, Final

from msgspec import Struct, msgpack

from brushpass.bots.bot import Bot
from brushpass.bots.fault import Failure, Kind
from brushpass.bots.registry import find_bot
from brushpass.bots.wall import Walled
from brushpass.core.catalogue import find_game, games
from brushpass.core.chance import Fast
from brushpass.core.wire import decode, decoder

START: Final = 120.0  # seconds until a new process is there: it loads every game first
READY: Final = b"ready"

# Spawned: a fork would carry the server's memory, and with it every secret, across.
SPAWN: Final = multiprocessing.get_context("spawn")


class Question(Struct, frozen=True):
    """All that a bot can know of a table."""

    game: str
    bot: str
    view: bytes
    told: bytes  # a JSON list, empty for a bot that does not listen
    options: list[int]
    seed: int


class Thought(Struct, frozen=True):
    """`fault`: how the bot lost its turn, if the Clerk decided for it. Why exactly stays there:
    it may say what the seat holds."""

    option: int
    fault: Kind | None = None
    seconds: float = 0.0  # that it took, without the time that it waited for a process


class Thinker:
    """Starts its process when it is first asked, and again after it was lost."""

    def __init__(self) -> None:
        self._process: Any = None
        self._pipe: Connection | None = None

    def ask(self, question: Question, seconds: float) -> Thought:
        """Within so many seconds, or the process is lost."""
        try:
            pipe = self._pipe or self._start()
            pipe.send_bytes(msgpack.encode(question))
            return msgpack.decode(self._hear(pipe, seconds), type=Thought)
        except (EOFError, OSError):
            self.kill()
            raise Failure(Kind.CRASH, "its process ended") from None
        except Failure:
            self.kill()
            raise

    def _start(self) -> Connection:
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
        decoder(list[game.face.message_type()])  # type: ignore[misc]
    pipe.send_bytes(READY)
    while True:
        try:
            question = msgpack.decode(pipe.recv_bytes(), type=Question)
        except (EOFError, OSError):
            return
        pipe.send_bytes(msgpack.encode(think(question)))


@cache
def bot_of(name: str, game: str) -> Bot:
    return find_bot(name, find_game(game))


def think(question: Question) -> Thought:
    """A bot that crashes or answers nonsense loses its turn to the Clerk, who looks too."""
    game, bot = find_game(question.game), bot_of(question.bot, question.game)
    walled = Walled(bot, Fast(question.seed))
    walled.hear(decode(question.told, list[game.face.message_type()]), own=False)  # type: ignore[misc]
    view = decode(question.view, game.face.view_type())
    chosen = walled.choose(view, [game.actions[option] for option in question.options])
    return Thought(chosen.id, walled.faults[0].kind if walled.faults else None)
