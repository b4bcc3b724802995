"""One connection that follows a table, whatever carries it."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from brushpass.server import door
from brushpass.server.tables.streams import Audience

Carry = Callable[[bytes], bool]  # sends at once; False: it cannot now

MOST_BYTES: Final = 4 * 1024 * 1024  # a connection that is so far behind is better begun anew
MOST_MESSAGES: Final = 32  # that wait; more are put into one


@dataclass
class Message:
    """Events in order; of frames that replace each other only the newest."""

    lines: list[bytes] = field(default_factory=list)
    newest: dict[str, bytes] = field(default_factory=dict)

    def show(self, kind: str, frame: bytes) -> None:
        self.newest.pop(kind, None)  # so that it comes last: the news before the request
        self.newest[kind] = frame

    def add(self, later: "Message") -> None:
        self.lines += later.lines
        for kind, frame in later.newest.items():
            self.show(kind, frame)

    @property
    def size(self) -> int:
        return sum(map(len, self.lines))

    @property
    def text(self) -> bytes:
        """One frame a line."""
        return b"\n".join([*self.lines, *self.newest.values()])

    def __bool__(self) -> bool:
        return bool(self.lines or self.newest)


class Listener:
    """What one change makes known is one message. Whether two changes came in one would tell how
    long somebody thought between them; and what tells an audience nothing sends it nothing.
    """

    def __init__(self, person: int, blocks: bool, covered: bool) -> None:
        self.person = person
        self.audience: Audience = None  # whose events it is told
        self.blocks = blocks
        self.shown = -1  # the state of the audience's view that it was shown last
        self.covered = covered  # it is told what everybody is, whatever seat its person has
        self.closed = False
        self.again = True  # whether to come back, once it is closed
        self._open = Message()
        self._waiting: deque[Message] = deque()
        self._wake = asyncio.Event()
        self._carry: Carry | None = None
        self._taking = False  # whether what was taken may still be on its way

    def tell(self, lines: list[bytes]) -> None:
        if not self.closed:
            self._open.lines += lines

    def show(self, kind: str, frame: bytes) -> None:
        if not self.closed:
            self._open.show(kind, frame)

    def cut(self) -> None:
        """Here a message ends, if there is anything in it."""
        if not self._open:
            return
        message, self._open = self._open, Message()
        behind = self.closed or self._taking or self._waiting
        if self._carry is not None and not behind and self._carry(message.text):
            return
        self._waiting.append(message)
        if len(self._waiting) > MOST_MESSAGES:
            self._put_together()
        self._wake.set()
        if sum(message.size for message in self._waiting) > MOST_BYTES and not self.closed:
            self._waiting.clear()
            self.close("You are too far behind: come back for a fresh view.")

    def _put_together(self) -> None:
        whole = self._waiting.popleft()
        while self._waiting:
            whole.add(self._waiting.popleft())
        self._waiting.append(whole)

    def close(self, text: str = "", again: bool = True) -> None:
        if not self.closed:
            self.closed = True
            self.again = again
            self.cut()
            if text:
                self._waiting.append(Message([door.bye(text, again)]))
            self._wake.set()

    def carried_by(self, carry: Carry) -> None:
        """From now on a message goes straight to the wire; to take is what could not."""
        self._carry = carry

    @property
    def waits(self) -> bool:
        """Whether there is a message to take."""
        return bool(self._waiting)

    @property
    def finished(self) -> bool:
        """Closed, and all that was to be told is told."""
        return self.closed and not self._waiting

    def taken(self) -> None:
        """What was taken last is sent: what follows may go straight again."""
        self._taking = False

    async def take(self) -> bytes:
        """The next message, one frame a line; nothing if nothing more will come."""
        await self._wake.wait()
        message = self._waiting.popleft() if self._waiting else Message()
        if not self._waiting and not self.closed:
            self._wake.clear()
        self._taking = True
        return message.text
