"""Turns at something that few can use at once, shared fairly.

Of those who wait, the line comes next that has had the least, and of its tables the one that has
had the least. Whoever has hundreds of tables keeps only themselves waiting.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

Waiter = tuple["asyncio.Future[None]", float]  # and what its turn costs


@dataclass
class Table:
    had: float
    waiters: deque[Waiter] = field(default_factory=deque)


@dataclass
class Line:
    had: float
    tables: dict[str, Table] = field(default_factory=dict)
    served: float = 0.0  # what the table had had that came last


class Turns:
    def __init__(self, places: int) -> None:
        self._free = places
        self._lines: dict[str, Line] = {}  # of which somebody waits
        self._had: dict[str, float] = {}  # lines that have had more than the one that came last
        self._served = 0.0  # what that one had had

    @asynccontextmanager
    async def turn(self, line: str, table: str, cost: float) -> AsyncIterator[None]:
        waiter = asyncio.get_running_loop().create_future()
        self._queue(line, table).append((waiter, cost))
        self._serve()
        try:
            await waiter
            yield
        finally:
            if waiter.done() and not waiter.cancelled():
                self._free += 1
                self._serve()

    @property
    def waiting(self) -> int:
        return sum(
            not waiter.done()
            for line in self._lines.values()
            for table in line.tables.values()
            for waiter, _ in table.waiters
        )

    def _queue(self, line: str, table: str) -> deque[Waiter]:
        """Who comes anew has had as much as whoever came last: no credit for having been away."""
        if line not in self._lines:
            self._lines[line] = Line(max(self._had.get(line, 0.0), self._served))
        known = self._lines[line]
        if table not in known.tables:
            known.tables[table] = Table(known.served)
        return known.tables[table].waiters

    def _serve(self) -> None:
        while self._free and self._lines:
            waiter = self._next()
            if not waiter.done():  # it may have given up
                self._free -= 1
                waiter.set_result(None)

    def _next(self) -> "asyncio.Future[None]":
        name, line = min(self._lines.items(), key=lambda known: known[1].had)
        place, table = min(line.tables.items(), key=lambda known: known[1].had)
        waiter, cost = table.waiters.popleft()
        self._served, line.served = line.had, table.had
        if not waiter.done():
            line.had += cost
            table.had += cost
        if not table.waiters:
            del line.tables[place]
        if not line.tables:
            del self._lines[name]
            self._had = {n: had for n, had in self._had.items() if had > self._served}
            self._had[name] = line.had
        return waiter
