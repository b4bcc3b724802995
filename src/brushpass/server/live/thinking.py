"""Bots of ours, in processes of their own: bytes of one seat go in, an option comes out."""

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any

from brushpass.bots.bot import Bot
from brushpass.bots.registry import find_bot
from brushpass.core.catalogue import find_game
from brushpass.core.chance import Fast
from brushpass.core.wire import decode

log = logging.getLogger(__name__)


class Thinkers:
    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned: a fork would carry the server's memory, and with it every secret, across.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, initializer=_ignore_ctrl_c)

    async def think(
        self, game: str, bot: str, view: bytes, told: bytes, options: Sequence[int], seed: int
    ) -> int:
        work = (game, bot, view, told, tuple(options), seed)
        pool = self._pool
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, think, *work)
        except BrokenProcessPool:
            # A process died. Whoever notices first opens a new pool; then once more.
            if pool is self._pool:
                log.warning("a process of the bots died")
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, think, *work)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _ignore_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends them


@cache
def _bot(name: str, game: str) -> Bot:
    return find_bot(name, find_game(game))


def needs_told(name: str, game: str) -> bool:
    return _bot(name, game).listens


def think(
    game_name: str, bot_name: str, view: bytes, told: bytes, options: tuple[int, ...], seed: int
) -> int:
    """Runs in a process of its own, so that all it can know is in its arguments."""
    game, bot = find_game(game_name), _bot(bot_name, game_name)
    seen: Any = decode(view, game.view_type())
    heard: list[Any] = decode(told, list[game.message_type()])  # type: ignore[misc]
    offered = tuple(game.actions[option] for option in options)
    return bot.choose(seen, heard, offered, bot.budget, Fast(seed)).id
