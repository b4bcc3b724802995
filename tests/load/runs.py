"""What is measured: a steady rate among many who wait, and as many decisions as go through."""

import asyncio
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Final

from tests.load.crowd import Crowd
from tests.server.process import Process
from tests.server.waiting import until

TICK: Final = 0.005  # seconds between the moments at which decisions are sent
WARM_UP: Final = 1.0
FEWEST: Final = 20  # decisions in a measurement, however slow the machine


@dataclass(frozen=True)
class Outcome:
    moves: int
    asked: int | None  # how many there should have been; None: as many as go
    seconds: float
    p50: float  # milliseconds until a decision is acknowledged
    p99: float
    worst: float
    refused: int
    lost: int  # connections
    busy: float  # milliseconds of the server's processors for each move, with all that surrounds it
    games: int  # that were played to their ends meanwhile

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def line(self) -> str:
        of = "" if self.asked is None else f"of {self.asked} "
        return (
            f"{self.moves} {of}durable moves in {self.seconds:.1f} s: {self.rate:.0f} a second; "
            f"acknowledged after {self.p50:.0f} ms (median), {self.p99:.0f} ms (p99), "
            f"{self.worst:.0f} ms (worst); {self.busy:.2f} ms of processor a move; "
            f"{self.games} games ended and began anew; {self.refused} refused, "
            f"{self.lost} connections lost"
        )


async def steady(
    server: Process, sockets: int, tables: int, rate: int, seconds: float, games: Sequence[str]
) -> Outcome:
    """`rate` decisions a second, whoever is asked longest, among idle sockets."""
    crowd = Crowd(server.config.port)
    try:
        await crowd.watch(sockets)
        await crowd.seat(tables, list(games))
        await crowd.begin()
        figures = crowd.figures
        await until(lambda: len(figures.ready) >= tables)  # somebody is asked at every table
        figures.sent, figures.waits, figures.acknowledged = 0, [], 0
        begun, busy = perf_counter(), processor(server)
        while (gone := perf_counter() - begun) < seconds or figures.sent < FEWEST:
            while figures.sent < gone * rate and figures.ready:
                figures.ready.popleft().decide()
            await asyncio.sleep(TICK)
        busy = processor(server) - busy
        await until(lambda: figures.answered)
        return _outcome(crowd, figures.waits, round(gone * rate), gone, busy)
    finally:
        crowd.close()


async def most(
    server: Process, tables: int, seconds: float, games: Sequence[str], warm_up: float = WARM_UP
) -> Outcome:
    """Everybody answers as soon as asked. A decision waits for those of all other tables."""
    crowd = Crowd(server.config.port)
    try:
        await crowd.seat(tables, list(games))
        crowd.figures.hurry = True
        await crowd.begin()
        await asyncio.sleep(warm_up)
        figures = crowd.figures
        figures.waits, figures.games = [], 0
        begun, busy = perf_counter(), processor(server)
        await asyncio.sleep(seconds)
        await until(lambda: len(figures.waits) >= FEWEST)
        waits, gone = list(figures.waits), perf_counter() - begun
        busy = processor(server) - busy
        figures.hurry = False
        await until(lambda: figures.answered)
        return _outcome(crowd, waits, None, gone, busy)
    finally:
        crowd.close()


def processor(server: Process) -> float:
    """Seconds that the server's own processes have computed so far."""
    ticks = 0
    for pid in [server.process.pid, *workers(server.process.pid)]:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def workers(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _outcome(
    crowd: Crowd, waits: list[float], asked: int | None, seconds: float, busy: float
) -> Outcome:
    cuts = quantiles(waits, n=100)
    lost = sum(socket.closed for socket in crowd.idle)
    lost += sum(player.socket.closed for player in crowd.players)
    return Outcome(
        len(waits),
        asked,
        seconds,
        1000 * cuts[49],
        1000 * cuts[98],
        1000 * max(waits),
        len(crowd.figures.refused),
        lost,
        1000 * busy / len(waits),
        crowd.figures.games,
    )
