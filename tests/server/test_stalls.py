"""Nobody stalls another: not with pings, half requests, unread answers, guesses or many bots."""

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import pytest

from brushpass.server.lines import is_among, line_of
from brushpass.server.web import protocol
from brushpass.server.web.gate import GUESS
from brushpass.server.web.limits import Buckets, Limits
from brushpass.server.web.wires import BESIDES, wires
from tests.load.wire import KEY, MASKED
from tests.server.client import Server
from tests.server.inside import serving
from tests.server.test_flood import StoodStill
from tests.server.waiting import PATIENCE, until

PING = bytes([0x89, MASKED]) + KEY
EMPTY_PART = bytes([0x00, MASKED]) + KEY

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def dial(address: str, come_from: str | None = None) -> Streams:
    port = int(address.rstrip("/").rpartition(":")[2])
    local = None if come_from is None else (come_from, 0)
    return await asyncio.open_connection("127.0.0.1", port, local_addr=local)


async def ended(reader: asyncio.StreamReader) -> bytes:
    """What still came before the server hung up."""
    heard = b""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                part = await reader.read(1 << 16)
            except ConnectionError:
                return heard
            if not part:
                return heard
            heard += part


async def follow(address: str, ticket: dict[str, Any]) -> Streams:
    """A table, over a socket that does whatever the test likes."""
    reader, writer = await dial(address)
    head = f"GET /api/tables/{ticket['code']}/live HTTP/1.1\r\nhost: 127.0.0.1\r\n"
    head += "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    writer.write(f"{head}sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    hello = json.dumps({"token": ticket["token"]}).encode()
    writer.write(bytes([0x81, MASKED | len(hello)]) + KEY + hello)
    return reader, writer


@pytest.mark.parametrize("noise", [PING, EMPTY_PART], ids=["pings", "empty parts of a message"])
def test_who_makes_noise_without_end_is_cut_off(tmp_path: Path, noise: bytes) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "a.db")) as (house, address), Server(address) as server:
            host = await server.open_table()
            reader, writer = await follow(address, host)
            room = await house.room(host["code"])
            await until(lambda: len(room.crowd.listeners) == 1)
            sent = 100_000
            # The first part of a message that never ends; to a ping it makes no difference.
            writer.write(bytes([0x01, MASKED]) + KEY + noise * sent)
            heard = await ended(reader)
            assert heard.count(b"\x8a\x00") < sent / 2
            await until(lambda: not room.crowd.listeners)
            writer.close()

    asyncio.run(story())


def test_a_few_pings_are_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "a.db")) as (_, address), Server(address) as server:
            reader, writer = await follow(address, await server.open_table())
            writer.write(PING * 3)
            heard = b""
            async with asyncio.timeout(PATIENCE):
                while heard.count(b"\x8a\x00") < 3:
                    heard += await reader.read(1 << 16)
            writer.close()

    asyncio.run(story())


def test_who_never_reads_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "READ", 0.05)

    async def story() -> None:
        async with serving(str(tmp_path / "a.db")) as (house, address), Server(address) as server:
            host = await server.open_table()
            reader, writer = await follow(address, host)
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            ours = writer.get_extra_info("socket")
            ours.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            room = await house.room(host["code"])
            await until(lambda: len(room.crowd.listeners) == 1)
            (deaf,) = room.crowd.listeners
            async with server.live(host) as live:
                async with asyncio.timeout(PATIENCE):
                    while deaf in room.crowd.listeners:
                        assert (await live.send("say", text="x" * 500))["type"] == "done"
                # Who reads is still there.
                assert (await live.send("say", text="still here"))["type"] == "done"
            writer.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ",
        b"POST /api/bots HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{",
        b"POST /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{",
        b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\nGET /api/hea",
    ],
    ids=[
        "nothing",
        "half a head",
        "half a body",
        "half a body that nobody wants",
        "one and a half",
    ],
)
def test_half_a_request_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, half: bytes
) -> None:
    monkeypatch.setattr(protocol, "ARRIVED", 0.2)

    async def story() -> None:
        async with serving(str(tmp_path / "a.db")) as (_, address):
            reader, writer = await dial(address)
            writer.write(half)
            await ended(reader)
            writer.close()

    asyncio.run(story())


def test_a_head_has_an_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "a.db")) as (_, address):
            reader, writer = await dial(address)
            writer.write(b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n")
            writer.write(b"x: y\r\n" * protocol.LONGEST_HEAD)
            assert b"200" not in await ended(reader)
            writer.close()

    asyncio.run(story())


def test_one_address_does_not_get_all_connections(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(1e6, 1e6, 1e6, 1e6, connections=2)
        async with serving(str(tmp_path / "a.db"), limits=limits) as (_, address):
            most = 2 * 2 + BESIDES
            held = [await dial(address, "127.0.0.3") for _ in range(most)]
            for _ in range(3):
                assert not await _answers(address, "127.0.0.3")
            async with Server(address, "127.0.0.4") as other:
                assert (await other.get("/api/health")).status_code == 200
            held.pop()[1].close()
            async with asyncio.timeout(PATIENCE):
                while not await _answers(address, "127.0.0.3"):
                    await asyncio.sleep(0.01)
            for _, writer in held:
                writer.close()

    asyncio.run(story())


async def _answers(address: str, come_from: str) -> bool:
    reader, writer = await dial(address, come_from)
    writer.write(b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
    heard = await ended(reader)
    writer.close()
    return b" 200 " in heard


def test_a_proxy_that_we_know_speaks_for_many(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(1e6, 1e6, 1e6, 1e6, connections=2)
        proxies = ["127.0.0.5"]
        database = str(tmp_path / "a.db")
        async with serving(database, limits=limits, proxies=proxies) as (_, address):
            held = [await dial(address, "127.0.0.5") for _ in range(2 * 2 + BESIDES)]
            assert await _answers(address, "127.0.0.5")
            for _, writer in held:
                writer.close()

    asyncio.run(story())


def test_there_are_never_more_connections_than_descriptors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "a.db")) as (_, address):
            before = wires._all
            monkeypatch.setattr(wires, "most", before + 3)
            held = [await dial(address, f"127.0.1.{n}") for n in range(1, 4)]
            await until(lambda: wires._all == before + 3)
            assert not await _answers(address, "127.0.1.9")
            for _, writer in held:
                writer.close()
            await until(lambda: wires._all == before)
            assert await _answers(address, "127.0.1.9")

    asyncio.run(story())


def test_an_address_of_ipv6_counts_by_its_line() -> None:
    assert line_of("2001:db8:1:2::7") == line_of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert line_of("2001:db8:1:3::7") != line_of("2001:db8:1:2::7")
    assert line_of("::ffff:192.0.2.1") == line_of("192.0.2.1") == "192.0.2.1"
    assert line_of("::ffff:192.0.2.1") != line_of("::ffff:192.0.2.2")
    assert line_of("unknown") == "unknown"
    assert is_among("::ffff:10.1.2.3", ("10.0.0.0/8",))
    assert not is_among("unknown", ("10.0.0.0/8",))
    buckets = Buckets(3, 1)
    asked = [buckets.take(f"2001:db8::{n}", 0.0) for n in range(5)]
    assert asked == [0.0, 0.0, 0.0, 1.0, 1.0]
    assert buckets.take("2001:db8:0:1::1", 0.0) == 0.0


def test_a_code_that_leads_nowhere_is_dear(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(burst=100, rate=0.01)
        async with (
            serving(str(tmp_path / "a.db"), StoodStill(), limits=limits) as (_, address),
            Server(address) as guesser,
            Server(address, "127.0.0.2") as other,
        ):
            host = await other.open_table()
            url = "/api/tables/{}"
            answers = [await guesser.get(url.format(f"AAAA{n:02}")) for n in range(22, 30)]
            allowed = -(-100 // (1 + int(GUESS)))
            codes = [answer.status_code for answer in answers]
            assert codes == [404] * allowed + [429] * (8 - allowed)
            # Nor does a guess that would be right say so now.
            assert (await guesser.get(url.format(host["code"]))).status_code == 429
            lost = guesser.live(host)
            await lost.open()
            assert "too many connections" in lost.answers[""]["text"]
            await lost.close()
            assert (await other.get(url.format(host["code"]))).status_code == 200

    asyncio.run(story())


def test_a_dear_answer_counts_as_many(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(burst=100, rate=0.01)
        async with (
            serving(str(tmp_path / "a.db"), StoodStill(), limits=limits) as (_, address),
            Server(address) as server,
        ):
            bots = [await server.post("/api/bots", {"name": f"b{n}"}) for n in range(7)]
            assert [answer.status_code for answer in bots] == [200] * 5 + [429] * 2

    asyncio.run(story())
