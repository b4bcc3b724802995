"""The server is this computer's own until somebody who sits at it opens it to the home network."""

import asyncio
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from brushpass.server.config import Config
from brushpass.server.network import WORKERS, home_address, is_loopback, reached_at
from brushpass.server.web.app import LIVE
from tests.server.client import Server, connect
from tests.server.inside import serving
from tests.server.process import Process

HOME = home_address()
at_home = pytest.mark.skipif(HOME is None, reason="this machine is in no private network")


def listens(host: str, port: int) -> bool:
    with socket.socket() as look:
        return look.connect_ex((host, port)) == 0


@at_home
def test_a_press_opens_the_home_network_until_the_server_stops(tmp_path: Path) -> None:
    assert HOME is not None

    async def story(process: Process, port: int) -> None:
        async with Server(process.address) as here:
            offered = (await here.get("/api/network")).json()
            assert offered == {"reached": None, "offered": f"http://{HOME}:{port}", "why": ""}
            assert not listens(HOME, port)
            for _ in range(2):  # whoever presses twice has it open once
                answer = (await here.post("/api/network", {})).json()
                assert answer == {"reached": f"http://{HOME}:{port}", "offered": None, "why": ""}
            table = await here.open_table()
            phone = f"http://{HOME}:{port}/"
            async with Server(phone) as there:
                guest = await there.join(table["code"], "Phone")
                assert guest["link"].startswith(phone)
                async with there.live(guest) as live:
                    assert live.latest["welcome"]["seat"] == 1
                assert (await there.get("/metrics")).status_code == 403
                assert (await there.get("/api/network")).status_code == 403
                assert (await there.post("/api/network", {})).status_code == 403

    with Process(str(tmp_path / "a.db"), tmp_path / "log") as process:
        port = process.config.port
        asyncio.run(story(process, port))
        assert process.stop() in (0, -15)
    assert not listens(HOME, port)
    assert process.faults() == []
    assert f"open to the home network at http://{HOME}:{port}/" in process.log.read_text()


@at_home
def test_who_is_connected_from_the_network_is_told_that_the_server_stops(tmp_path: Path) -> None:
    async def story(process: Process) -> None:
        async with Server(process.address) as here:
            table = await here.open_table()
            phone = (await here.post("/api/network", {})).json()["reached"] + "/"
            async with Server(phone) as there, there.live(table) as live:
                await asyncio.to_thread(process.stop)
                await live.until(lambda: live.bye is not None)
                assert live.bye is not None
                assert "restarts" in live.bye["text"]

    with Process(str(tmp_path / "a.db"), tmp_path / "log") as process:
        asyncio.run(story(process))


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("origin", "https://evil.example"),  # a site that the owner's browser looks at
        ("host", "evil.example"),  # a name that its owner leads here
        ("x-forwarded-for", "203.0.113.7"),  # a proxy on this machine, for somebody elsewhere
    ],
)
def test_nobody_elsewhere_opens_it(tmp_path: Path, header: str, value: str) -> None:
    async def story() -> None:
        async with (
            serving(str(tmp_path / "a.db")) as (_, address),
            httpx.AsyncClient(base_url=address) as http,
        ):
            for method in ("GET", "POST"):
                answer = await http.request(method, "/api/network", headers={header: value})
                assert answer.status_code == 403
            own = await http.get("/api/network", headers={"origin": address.rstrip("/")})
            assert own.json()["reached"] is None

    asyncio.run(story())


def test_several_processes_say_how_they_are_opened(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(str(tmp_path / "a.db"), workers=2) as (_, address),
            Server(address) as server,
        ):
            told: dict[str, Any] = (await server.get("/api/network")).json()
            assert told == {"reached": None, "offered": None, "why": WORKERS}
            assert (await server.post("/api/network", {})).json()["text"] == WORKERS

    asyncio.run(story())


def test_a_server_that_listens_on_the_network_is_found_there() -> None:
    assert reached_at("127.0.0.1") is None
    assert reached_at("localhost") is None
    assert reached_at("0.0.0.0") == HOME
    assert reached_at("192.168.1.20") == "192.168.1.20"
    assert not is_loopback("evil.example")
    assert Config("unused").host == "127.0.0.1"


@at_home
def test_a_phone_s_own_page_may_open_a_socket_and_another_site_may_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "a.db")) as (_, address), Server(address) as here:
            phone: Any = (await here.post("/api/network", {})).json()["reached"]
            url = phone.replace("http", "ws", 1) + LIVE.replace("{code}", "AAAAAA")
            async with connect(url, origin=phone):
                pass
            with pytest.raises(Exception, match="403"):
                await connect(url, origin=address.rstrip("/"))  # type: ignore[arg-type]

    asyncio.run(story())
