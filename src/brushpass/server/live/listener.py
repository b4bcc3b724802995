"""One connection that follows a table, whatever carries it."""

import asyncio
from typing import Final

from brushpass.server import door
from brushpass.server.tables.streams import Audience

MOST_LINES: Final = 10_000  # a connection that is so far behind is better begun anew


class Listener:
    """Events wait in order; of frames that replace each other only the newest waits."""

    def __init__(self, person: int, audience: Audience, blocks: bool) -> None:
        self.person = person
        self.audience = audience
        self.blocks = blocks
        self.closed = False
        self.again = True  # whether to come back, once it is closed
        self._lines: list[bytes] = []
        self._newest: dict[str, bytes] = {}
        self._goodbye: list[bytes] = []
        self._wake = asyncio.Event()

    def tell(self, lines: list[bytes]) -> None:
        if self.closed:
            return
        self._lines += lines
        self._wake.set()
        if len(self._lines) > MOST_LINES:
            self._lines = []
            self.close("You are too far behind: come back for a fresh view.")

    def show(self, kind: str, frame: bytes) -> None:
        if not self.closed:
            self._newest.pop(kind, None)  # so that it comes last: the news before the request
            self._newest[kind] = frame
            self._wake.set()

    def close(self, text: str = "", again: bool = True) -> None:
        if not self.closed:
            self._goodbye = [door.bye(text, again)] if text else []
            self.again = again
            self.closed = True
            self._wake.set()

    @property
    def finished(self) -> bool:
        """Closed, and all that was to be told is told."""
        return self.closed and not (self._lines or self._newest or self._goodbye)

    async def take(self) -> bytes:
        """What has gathered, one frame a line; nothing if nothing more will come."""
        await self._wake.wait()
        self._wake.clear()
        lines = [*self._lines, *self._newest.values(), *self._goodbye]
        self._lines, self._newest, self._goodbye = [], {}, []
        if self.closed:
            self._wake.set()
        return b"\n".join(lines)
