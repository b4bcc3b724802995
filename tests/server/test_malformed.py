"""Anything at all may come over the network. It gets a code and a sentence, and harms nobody."""

import asyncio
import json
import os
import random
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from brushpass.server.tables.refused import STATUS
from brushpass.server.web.endpoints import ENDPOINTS
from tests.server.client import Server, connect
from tests.server.process import Process
from tests.server.waiting import PATIENCE

FRAMES = int(os.environ.get("BRUSHPASS_FRAMES", "15000"))
REQUESTS = int(os.environ.get("BRUSHPASS_REQUESTS", "5000"))
VALID: list[dict[str, Any]] = [
    {"do": "choose", "id": "a", "request": 1, "option": 1},
    {"do": "say", "id": "b", "text": "hello"},
    {"do": "bot", "id": "c", "seat": 1, "name": "clerk"},
    {"do": "sit", "id": "d", "seat": 0},
    {"do": "kick", "id": "e", "person": 1},
    {"do": "vote", "id": "f", "seat": 1},
    {"do": "resume", "id": "m"},
    {"do": "seal", "id": "g", "hash": "0" * 64},
    {"do": "reveal", "id": "h", "nonce": "0" * 64},
    {"token": "A" * 43, "seen": 3},
    {"name": "N", "table": {"game": "kompromat", "clock": {"per": "game", "seconds": 60}}},
]
ODD: list[Any] = [
    None, True, -1, 2**31, 2**63, 2**70, 1.5, 1e308, "", "\x00", "A" * 5000, "🂡", "\u202e", [], {},
    [[[]]], {"do": "say"}, "9" * 400,
]  # fmt: skip


def odd_frame(luck: random.Random) -> str | bytes:
    frame = json.loads(json.dumps(luck.choice(VALID)))
    kind = luck.randrange(8)
    if kind == 0:
        return bytes(luck.randrange(256) for _ in range(luck.randrange(60)))
    if kind == 1:
        return "[" * luck.randrange(1, 3000)
    if kind == 2:
        return json.dumps(luck.choice(ODD))
    if kind == 3:
        frame[luck.choice(["extra", "seat", "person", "id"])] = luck.choice(ODD)
    elif kind == 4:
        del frame[luck.choice(list(frame))]
    else:
        frame[luck.choice(list(frame))] = luck.choice(ODD)
    text = json.dumps(frame, ensure_ascii=luck.random() < 0.5)
    if kind == 7:
        at = luck.randrange(len(text))
        text = text[:at] + chr(luck.randrange(32, 0x2FFF)) + text[at + luck.randrange(3) :]
    return text


async def drown(address: str, ticket: dict[str, Any], luck: random.Random, frames: int) -> None:
    url = address.replace("http", "ws", 1) + f"api/tables/{ticket['code']}/live"
    sent = 0
    while sent < frames:
        try:
            async with connect(url) as socket:
                reading = asyncio.create_task(read_all(socket))
                if luck.random() < 0.9:
                    await socket.send(json.dumps({"token": ticket["token"]}))
                for _ in range(luck.randrange(1, 400)):
                    frame = odd_frame(luck)
                    text = isinstance(frame, str) or luck.random() < 0.5  # which it need not be
                    await socket.send(frame, text=text)
                    sent += 1
            await reading
        except ConnectionClosed:
            await reading


async def read_all(socket: ClientConnection) -> None:
    """Whatever comes back is frames, and every refusal has a known code and a sentence."""
    try:
        async for message in socket:
            for line in str(message).split("\n"):
                frame = json.loads(line)
                if frame["type"] == "refused":
                    assert frame["code"] in STATUS
                    assert frame["code"] != "fault"
                    assert 5 < len(frame["text"]) < 500
    except ConnectionClosed:
        pass


async def pester(server: Server, ticket: dict[str, Any], luck: random.Random, times: int) -> None:
    for _ in range(times):
        endpoint = luck.choice(ENDPOINTS)
        if endpoint.path in ("/api/tables/{code}/stream", "/api/bots/events"):
            continue  # they answer as long as one listens
        code = luck.choice([ticket["code"], "NOSUCH", "%00", "../../x", "🂡", "A" * 200])
        token = luck.choice([ticket["token"], "x", "A" * 43, "é".encode().decode("latin-1")])
        content = odd_frame(luck)
        method = luck.choice([endpoint.method, "PUT", "DELETE", "OPTIONS", "POST"])
        try:
            answer = await server.http.request(
                method,
                endpoint.path.replace("{code}", code) + luck.choice(["", "?seat=Z", "?seen=-1"]),
                content=content
                if isinstance(content, bytes)
                else content.encode("utf-8", "replace"),
                headers={"Authorization": f"Bearer {token}"} if token.isascii() else {},
            )
        except httpx.InvalidURL:
            continue
        assert answer.status_code < 500, f"{method} {endpoint.path}: {answer.text}"
        if answer.status_code >= 400 and answer.content:
            assert 5 < len(answer.json()["text"]) < 500


def test_no_answer_is_a_fault_and_no_table_dies(database: str, tmp_path: Path) -> None:
    async def story(process: Process) -> None:
        async with Server(process.address) as server:
            quiet = await server.open_table()
            await server.do(quiet, "bot", seat=1, name="recruit")
            noisy = await server.open_table()
            floods = [
                drown(process.address, noisy, random.Random(seed), FRAMES // 3) for seed in range(3)
            ]
            calls = pester(server, noisy, random.Random(9), REQUESTS)
            async with server.live(quiet) as live:
                await live.send("start")
                _, *_ = await asyncio.gather(live.play(), calls, *floods)
                assert live.over
            answer = await server.do(noisy, "say", text="still here")
            assert answer.status_code in (200, 403, 409)  # somebody may have left or closed it

    with Process(database, tmp_path / "log") as process:
        asyncio.run(story(process))
        assert process.process.poll() is None
    assert process.faults() == []


def test_text_that_is_no_text_is_refused_in_a_sentence_and_is_no_fault(tmp_path: Path) -> None:
    async def story(process: Process) -> None:
        async with Server(process.address) as server:
            ticket = await server.open_table()
            async with server.live(ticket) as live:
                assert live.socket is not None
                for nonsense in (b"\xff\xfe{", b'{"do":"say","id":"a","text":"\xff"}'):
                    live.answers.clear()
                    await live.socket.send(nonsense, text=True)
                    await live.socket.send(nonsense, text=True)  # both may come at once
                    await live.until(lambda: "" in live.answers)
                    assert live.answers[""]["code"] == "malformed"
                assert (await live.send("say", text="still here"))["type"] == "done"

    with Process(str(tmp_path / "a.db"), tmp_path / "log") as process:
        asyncio.run(story(process))
    assert process.faults() == []


def test_who_leaves_in_the_middle_of_a_request_is_no_fault(tmp_path: Path) -> None:
    async def story(process: Process) -> None:
        where = httpx.URL(process.address)
        _, writer = await asyncio.open_connection(where.host, where.port)
        writer.write(b'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{"name":')
        await writer.drain()
        writer.close()
        await writer.wait_closed()
        async with Server(process.address) as server, asyncio.timeout(PATIENCE):
            while "brushpass_refusals_total{" not in (await server.get("/metrics")).text:
                await asyncio.sleep(0.05)

    with Process(str(tmp_path / "a.db"), tmp_path / "log") as process:
        asyncio.run(story(process))
    assert process.faults() == []
