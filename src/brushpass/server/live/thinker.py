"""One process in which bots of ours think: a question goes in, an option comes out."""

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
from brushpass.server.live.child import READY, Child, Late, Lost
from brushpass.server.live.ears import Ears, Seat

HUNG: Final = (
    10.0  # seconds beyond its budget: the machine may be busy, and a new process costs more
)
DEAF: Final = -1  # the ear of a bot that does not listen


class Asking(Struct, frozen=True):
    bot: str
    ear: int  # which has heard what came before `question.told`
    seed: int  # of the bot's own luck
    question: Question


class Thinker:
    def __init__(self) -> None:
        self._child = Child("brushpass.server.live.thinker:serve")
        self._ears = Ears()

    def ask(self, bot: str, seat: Seat, question: Question, seed: int) -> int:
        """Within the time that a bot is given, or the process is lost."""
        try:
            if self._child.begin():
                self._ears = Ears()
            asking = msgpack.encode(self._asking(bot, seat, question, seed))
            seconds = HUNG + PATIENCE * (question.budget.milliseconds or 0.0) / 1000
            answer = msgpack.decode(self._child.ask(asking, seconds), type=int | Kind)
        except Lost as lost:
            kind = Kind.LATE if isinstance(lost, Late) else Kind.CRASH
            raise Failure(kind, str(lost)) from None
        if isinstance(answer, Kind):
            raise Failure(answer, "failed in its process")
        return answer

    def _asking(self, bot: str, seat: Seat, question: Question, seed: int) -> Asking:
        told = question.heard + len(question.told)
        if not bot_of(bot, question.game).listens:
            return Asking(bot, DEAF, seed, question.shortened(told))
        ear, heard = self._ears.tell(seat, told)
        return Asking(bot, ear, seed, question.shortened(heard))

    def stop(self) -> None:
        self._child.stop()

    def kill(self) -> None:
        self._child.kill()

    def close(self) -> None:
        self._child.close()


def serve(pipe: Connection) -> None:
    """In the process: answers until nobody asks any more."""
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
