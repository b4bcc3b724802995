"""What is told of finished games, worked out in a process of its own, once, and kept.

Everybody may know it then, and it is dear: a game is played again, and what each seat could
conclude is counted at every step.
"""

import asyncio
import os
import zlib
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Final, Literal

from msgspec import Struct, msgpack

from brushpass.core.record import Record
from brushpass.core.refusal import Refusal
from brushpass.core.wire import encode
from brushpass.server.live.child import READY, Child, Lost
from brushpass.server.live.turns import Turns
from brushpass.server.replay import belief_frames, names_of, replay_frames, replay_head
from brushpass.server.store.rows import ResultRow
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.streams import Audience

MOST_BYTES: Final = 64 * 1024 * 1024  # that are kept; what was asked for longest ago goes first
MOST_WAITING: Final = 100  # questions
PATIENCE: Final = 120.0  # seconds for one of them
POLITE: Final = 10  # how much later than everybody else the process comes to a busy machine
GZIP: Final = 31  # zlib's name for a gzip header and the largest window
NOTHING: Final = b""

Kind = Literal["replay", "beliefs"]


class Asked(Struct, frozen=True):
    kind: Kind
    seat: Audience
    result: ResultRow


class Archive:
    def __init__(self) -> None:
        self.worked_out = 0  # how often the process was asked
        self._child = Child("brushpass.server.live.archive:serve")
        self._thread = ThreadPoolExecutor(1, "archive")
        self._turns = Turns(1)
        self._kept: OrderedDict[tuple[str, Kind, Audience], bytes] = OrderedDict()
        self._size = 0
        self._under_way: dict[tuple[str, Kind, Audience], asyncio.Task[bytes]] = {}

    async def tell(self, kind: Kind, seat: Audience, result: ResultRow, line: str) -> bytes:
        """Lines, packed with gzip. `line`: on whose account."""
        key = (result.code, kind, seat)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._under_way:
            if self._turns.waiting >= MOST_WAITING:
                raise Refused("unavailable", "too many ask for finished games: try again")
            task = asyncio.create_task(self._work_out(Asked(kind, seat, result), line))
            self._under_way[key] = task
            task.add_done_callback(lambda done: self._keep(key, done))
        # Whoever asked may be gone before the answer is there. The next one gets it.
        return await asyncio.shield(self._under_way[key])

    async def _work_out(self, asked: Asked, line: str) -> bytes:
        async with self._turns.turn(line, asked.result.code, 1.0):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._ask, msgpack.encode(asked))

    def _ask(self, question: bytes) -> bytes:
        self.worked_out += 1
        try:
            self._child.begin()
            told = self._child.ask(question, PATIENCE)
        except Lost as lost:
            raise Refused("unavailable", "the game could not be replayed: try again") from lost
        if told == NOTHING:
            raise Refused("wrong", "the rules of today cannot replay this game: see its record")
        return told

    def _keep(self, key: tuple[str, Kind, Audience], done: "asyncio.Task[bytes]") -> None:
        del self._under_way[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        self._size += len(done.result())
        while self._size > MOST_BYTES:
            self._size -= len(self._kept.popitem(last=False)[1])

    def close(self) -> None:
        self._child.close()
        for task in self._under_way.values():
            task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)


def serve(pipe: Connection) -> None:
    """In the process."""
    os.nice(POLITE)
    pipe.send_bytes(READY)
    while True:
        try:
            asked = msgpack.decode(pipe.recv_bytes(), type=Asked)
        except (EOFError, OSError):
            return
        try:
            told = lines(asked)
        except Refusal:  # of rules that cannot be played any more
            told = NOTHING
        pipe.send_bytes(told)


def lines(asked: Asked) -> bytes:
    record = Record.from_text(asked.result.record)
    names = names_of(asked.result)
    press = zlib.compressobj(6, zlib.DEFLATED, GZIP)
    if asked.kind == "replay":
        made = [encode(replay_head(record, asked.result))]
        made += replay_frames(record, asked.seat, names)
    else:
        made = list(belief_frames(record, asked.seat, names))
    return press.compress(b"".join(line + b"\n" for line in made)) + press.flush()
