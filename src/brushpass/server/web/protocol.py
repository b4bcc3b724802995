"""HTTP and WebSocket as uvicorn speaks them, for clients that do anything at all: send nonsense,
send half a request, never read what they are sent."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from brushpass.server.web.limits import Bucket
from brushpass.server.web.wires import wires

ARRIVED: Final = 20.0  # seconds until a request must be here, whole
READ: Final = 30.0  # seconds until somebody who is behind must have read on
LONGEST_HEAD: Final = 64 * 1024  # bytes before the body
NOISE_BURST: Final = 100  # pings, pongs and parts of messages: at once
NOISE_RATE: Final = 20  # and a second
STRAIGHT: Final = "brushpass.straight"  # under which the application finds the protocol
SWITCHING: Final = 101
TEXT: Final = 0x81  # the first byte of a whole message
SHORT: Final = 126  # bytes; from here on the size takes two bytes of its own
LONG: Final = 1 << 16  # and from here on eight

Hears = Callable[[bytes], bool]  # takes a message at once; False: it goes the usual way


class Unread:
    """Somebody who does not read what they are sent holds nothing up for long."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        if self._unread is None:
            self._unread = self.loop.call_later(READ, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()  # type: ignore[misc]
        self._forgive()

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)  # type: ignore[misc]
        self._forgive()

    def _forgive(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class HttpProtocol(Unread, HttpToolsProtocol):
    _arrives: asyncio.TimerHandle | None = None
    _head = 0  # bytes of a request whose headers are not complete
    _counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        config: Any = self.config
        address = self.client[0] if self.client else ""
        self._counted = wires.take(address, config.follows, config.proxies)
        if self._counted:
            self._expect()
        else:
            transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self._expect(nothing=True)
        if self._counted:
            wires.give_back(self.client[0] if self.client else "")

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return  # refused, and this was on its way
        self._head += len(data)
        super().data_received(data)
        if self._head > LONGEST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._head = 0

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._head = 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._expect(nothing=True)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is the other protocol's, which also gives the connection back."""
        self._expect(nothing=True)
        super().handle_websocket_upgrade()

    def _expect(self, nothing: bool = False) -> None:
        """A whole request in time, or nothing more until the next one begins."""
        self._head = 0
        if self._arrives is not None:
            self._arrives.cancel()
        self._arrives = None if nothing else self.loop.call_later(ARRIVED, self.transport.abort)


class SocketProtocol(Unread, WebSocketsSansIOProtocol):
    """Uvicorn reports a frame of text that is no text as a fault of the server, and a second one
    ends in an exception. Here it is bytes, and refused with a sentence like all other nonsense.

    It also answers every ping at once, whether the answers are read or not. Here whoever pings
    without end is cut off, and whoever does not read is not answered meanwhile."""

    hears: Hears | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._noise = Bucket(NOISE_BURST, NOISE_RATE, self.loop.time())

    def handle_connect(self, event: Request) -> None:
        """The application may speak to us without a task in between: see `say` and `hears`."""
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            extensions: Any = self.scope["extensions"]
            extensions[STRAIGHT] = self

    def say(self, text: bytes) -> bool:
        """A message, straight to the wire; False: not now."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if not self.handshake_complete or self.transport.is_closing():
            return False
        size = len(text)
        if size < SHORT:
            head = bytes((TEXT, size))
        elif size < LONG:
            head = bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
        else:
            head = bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return True

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        wires.give_back(self.client[0] if self.client else "")

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        if self.hears is not None and self.queue.empty() and not self.close_sent:
            whole = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
            if self.hears(bytes(whole)):
                self.frames = []
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        answer = b"".join(self.conn.data_to_send())
        if self._bearable() and self.writable.is_set():
            self.transport.write(answer)

    def handle_pong(self, event: Frame) -> None:
        if self._bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._bearable():
            super().handle_cont(event)

    def _bearable(self) -> bool:
        if self._noise.take(self.loop.time()):
            self.transport.abort()
            return False
        return True
