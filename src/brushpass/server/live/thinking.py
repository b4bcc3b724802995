"""Bots of ours think in a few processes, each with a deadline. Somebody always answers."""

import asyncio
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

from brushpass.bots.clerk import Clerk
from brushpass.bots.fault import Kind
from brushpass.bots.question import Question
from brushpass.bots.registry import BOTS
from brushpass.bots.seated import Seated
from brushpass.bots.wall import answered
from brushpass.core.chance import Fast
from brushpass.server.live.ears import Seat
from brushpass.server.live.thinker import Thinker
from brushpass.server.live.turns import Turns

AT_ONCE: Final = 1.0  # milliseconds that a bot takes who does not think ahead, about


class Thought(NamedTuple):
    option: int
    fault: Kind | None  # how the bot lost its turn, if the Clerk decided for it
    seconds: float  # that it took, without the time that it waited for a process


class Elsewhere(Seated):
    """In a process of the server's, among others."""

    def __init__(self, thinker: Thinker, bot: str, seat: Seat, seed: int) -> None:
        self._thinker = thinker
        self._bot = bot
        self._seat = seat
        self._seed = seed

    def answer(self, question: Question) -> int:
        return self._thinker.ask(self._bot, self._seat, question, self._seed)


class Lane:
    """Processes of one kind, and the turns at them."""

    def __init__(self, processes: int) -> None:
        self.turns = Turns(processes)
        self.free = deque(Thinker() for _ in range(processes))
        self.all = list(self.free)


class Thinkers:
    """A thread for each process: it waits there, and ends a process that does not answer. Bots of
    ours that answer at once have a process of their own, so that none waits for one that thinks."""

    def __init__(self, processes: int) -> None:
        self._threads = ThreadPoolExecutor(processes + 1, "thinkers")
        self._thoughtful = Lane(processes)
        self._quick = Lane(1)
        self.all = [*self._thoughtful.all, *self._quick.all]

    async def think(
        self, bot: str, seat: Seat, question: Question, seed: int, line: str = ""
    ) -> Thought:
        """`line`: on whose account, so that everybody has a share."""
        lane = self._quick if is_quick(bot) else self._thoughtful
        cost = question.budget.milliseconds or AT_ONCE
        async with lane.turns.turn(line, seat[0], cost):
            work = asyncio.get_running_loop().run_in_executor(
                self._threads, self._think, lane, bot, seat, question, seed
            )
            try:
                return await asyncio.shield(work)
            except asyncio.CancelledError:
                await asyncio.wait([work])  # nobody else's turn until the process is free again
                raise

    def _think(self, lane: Lane, bot: str, seat: Seat, question: Question, seed: int) -> Thought:
        thinker = lane.free.popleft()
        begun = time.monotonic()
        try:
            asked = Elsewhere(thinker, bot, seat, seed)
            clerk = Elsewhere(thinker, Clerk.name, seat, seed)
            option, lost = answered(question, asked, clerk, Fast(seed))
        finally:
            lane.free.append(thinker)
        return Thought(option, lost.kind if lost else None, time.monotonic() - begun)

    def close(self) -> None:
        for thinker in self.all:
            thinker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


def is_quick(bot: str) -> bool:
    return bot in BOTS and BOTS[bot].budget.milliseconds is None
