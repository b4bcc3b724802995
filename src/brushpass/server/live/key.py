"""The key to a table: whoever holds it may change the table, all others wait in line."""

import asyncio
from collections import deque
from types import TracebackType


class Key:
    """As asyncio's lock, but it can also be taken without a task that waits for it."""

    def __init__(self) -> None:
        self.taken = False
        self._waiters: deque[asyncio.Future[None]] = deque()

    def take_at_once(self) -> bool:
        if self.taken:
            return False
        self.taken = True
        return True

    def give_back(self) -> None:
        """To whoever waits longest, from hand to hand."""
        while self._waiters:
            waiter = self._waiters.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take_at_once():
            return
        waiter = asyncio.get_running_loop().create_future()
        self._waiters.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():  # it was ours already
                self.give_back()
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.give_back()
