"""Bots of ours think in a few processes, each with a deadline. Somebody always answers."""

import asyncio
import queue
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from brushpass.bots.clerk import Clerk
from brushpass.bots.fault import Kind
from brushpass.bots.question import Question
from brushpass.bots.seated import Seated
from brushpass.bots.wall import answered
from brushpass.core.chance import Fast
from brushpass.server.entropy import Entropy
from brushpass.server.live.ears import Seat
from brushpass.server.live.thinker import Thinker


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


class Thinkers:
    """A thread for each process: it waits there, and ends a process that does not answer."""

    def __init__(self, processes: int, entropy: Entropy) -> None:
        self._entropy = entropy
        self._threads = ThreadPoolExecutor(processes, "thinkers")
        self.all = [Thinker() for _ in range(processes)]
        self._free: queue.SimpleQueue[Thinker] = queue.SimpleQueue()
        for thinker in self.all:
            self._free.put(thinker)

    async def think(self, bot: str, seat: Seat, question: Question) -> Thought:
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self._think, bot, seat, question
        )

    def _think(self, bot: str, seat: Seat, question: Question) -> Thought:
        thinker = self._free.get()
        begun = time.monotonic()
        try:
            seed = int.from_bytes(self._entropy(8), "big")
            asked = Elsewhere(thinker, bot, seat, seed)
            clerk = Elsewhere(thinker, Clerk.name, seat, seed)
            option, lost = answered(question, asked, clerk, Fast(seed))
        finally:
            self._free.put(thinker)
        return Thought(option, lost.kind if lost else None, time.monotonic() - begun)

    def close(self) -> None:
        for thinker in self.all:
            thinker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
