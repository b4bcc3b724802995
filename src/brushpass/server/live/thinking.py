"""Bots of ours think in a few processes, each with a deadline. Somebody always answers."""

import asyncio
import queue
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from brushpass.bots.clerk import Clerk
from brushpass.bots.fault import Failure
from brushpass.bots.outside import PATIENCE
from brushpass.server.live.thinker import Question, Thinker, Thought, bot_of

HUNG: Final = (
    10.0  # seconds beyond its budget: the machine may be busy, and a new process costs more
)


class Thinkers:
    """A thread for each process: it waits there, and ends a process that does not answer."""

    def __init__(self, processes: int) -> None:
        self._threads = ThreadPoolExecutor(processes, "thinkers")
        self.all = [Thinker() for _ in range(processes)]
        self._free: queue.SimpleQueue[Thinker] = queue.SimpleQueue()
        for thinker in self.all:
            self._free.put(thinker)
        self._closed = False

    async def think(self, question: Question) -> Thought:
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self._think, question
        )

    def _think(self, question: Question) -> Thought:
        thinker = self._free.get()
        begun = time.monotonic()
        try:
            thought = self._answer(thinker, question)
            return msgspec.structs.replace(thought, seconds=time.monotonic() - begun)
        finally:
            self._free.put(thinker)

    def _answer(self, thinker: Thinker, question: Question) -> Thought:
        try:
            return thinker.ask(question, patience(question.bot, question.game))
        except Failure as failure:
            if self._closed:
                raise
            fault = failure.kind
        try:
            clerks = msgspec.structs.replace(question, bot=Clerk.name)
            option = thinker.ask(clerks, patience(Clerk.name, question.game)).option
        except Failure:
            if self._closed:
                raise
            # Not even the Clerk: anything is better than a table that stands still.
            option = question.options[question.seed % len(question.options)]
        return Thought(option, fault)

    def close(self) -> None:
        self._closed = True
        for thinker in self.all:
            thinker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)


def needs_told(name: str, game: str) -> bool:
    return bot_of(name, game).listens


def patience(name: str, game: str) -> float:
    """Seconds until a bot is too late."""
    return HUNG + PATIENCE * (bot_of(name, game).budget.milliseconds or 0.0) / 1000


def usual(name: str, game: str) -> float:
    """Seconds that a bot takes at least, whatever it holds: a forced move is thought over too."""
    return 0.05 + 1.5 * (bot_of(name, game).budget.milliseconds or 0.0) / 1000
