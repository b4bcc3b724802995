"""As little of HTTP and WebSocket as a generator of load needs, so that it costs less than what it
measures. It talks to 127.0.0.1 and to nobody else."""

import asyncio
import base64
import json
import os
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

HERE: Final = "127.0.0.1"
TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A
SHORT: Final = 126
MASKED: Final = 0x80
KEPT: Final = 1.0  # seconds: the server hangs up after five, maybe as the next request is sent
KEY: Final = bytes(4)  # a mask of zeros changes nothing: allowed, and free


class Http:
    """One connection that is kept; one request at a time."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._turn = asyncio.Lock()
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0

    async def post(self, path: str, body: Any, token: str = "") -> Any:
        data = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nhost: {HERE}\r\ncontent-length: {len(data)}\r\n"
        head += f"authorization: Bearer {token}\r\n\r\n" if token else "\r\n"
        async with self._turn:
            if self._streams is None or perf_counter() - self._used > KEPT:
                self.close()
                self._streams = await asyncio.open_connection(HERE, self._port)
            reader, writer = self._streams
            writer.write(head.encode() + data)
            answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(answer.split("content-length: ")[1].split("\r\n")[0])
            text = await reader.readexactly(length)
            self._used = perf_counter()
        if " 200 " not in answer.split("\r\n")[0]:
            raise RuntimeError(f"{path}: {text.decode()}")
        return json.loads(text)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


class Socket(asyncio.Protocol):
    """Gives every message whole to `hear`."""

    def __init__(self, path: str, first: bytes, hear: Callable[[bytes], None]) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self._hello = (
            f"GET {path} HTTP/1.1\r\nhost: {HERE}\r\nupgrade: websocket\r\n"
            f"connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n"
        ).encode()
        self._first = first
        self._hear = hear
        self._data = b""
        self._open = False
        self.closed = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._hello)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True

    def send(self, data: bytes, kind: int = TEXT) -> None:
        assert self._transport is not None
        size = len(data)
        head = bytes([kind, MASKED | size]) if size < SHORT else b""
        head = head or bytes([kind, MASKED | SHORT]) + size.to_bytes(2, "big")
        self._transport.write(head + KEY + data)

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head:
                raise RuntimeError(head.decode())
            self._open, self._data = True, rest
            self.send(self._first)
        while self._take():
            pass

    def _take(self) -> bool:
        """One message off the front, if it is there."""
        data = self._data
        if len(data) < 2:
            return False
        size, start = data[1], 2
        if size == SHORT:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size > SHORT:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size or len(data) < start:
            return False
        self._data = data[start + size :]
        if data[0] == TEXT:
            self._hear(data[start : start + size])
        elif data[0] == PING:
            self.send(data[start : start + size], PONG)
        return True

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()
