"""What the server counts of itself, who may read it, and what is not in it."""

import asyncio
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

from brushpass.core.record import Record
from brushpass.server.web.limits import Limits
from tests.server.client import Server
from tests.server.inside import serving
from tests.server.postgres import Postgres
from tests.server.process import Process
from tests.server.waiting import PATIENCE

LINE = re.compile(r'([a-z_]+)\{((?:[a-z]+="[^"]*",?)+)\} ([0-9.e+-]+)')


async def read(server: Server) -> dict[str, float]:
    """Sums over workers, by name and by all other labels."""
    answer = await server.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    sums: dict[str, float] = defaultdict(float)
    for line in answer.text.splitlines():
        if line.startswith("# "):
            continue
        found = LINE.fullmatch(line)
        assert found, line
        labels = ",".join(x for x in found[2].split(",") if not x.startswith("worker="))
        sums[f"{found[1]}{{{labels}}}"] += float(found[3])
    return sums


async def one_game(server: Server) -> list[str]:
    """What no figure may be labelled with."""
    host = await server.open_table("Zebediah")
    assert (await server.do(host, "bot", seat=1, name="recruit")).status_code == 200
    async with server.live(host) as live:
        assert (await live.send("start"))["type"] == "done"
        moves = await live.play()
        assert moves > 0
        assert (await live.send("start"))["type"] == "refused"
        await live.send("say", text="Nightingale")
    return [host["code"], host["token"], "Zebediah", "Nightingale"]


def test_a_game_is_counted_and_nobody_is_named(database: str, tmp_path: Path) -> None:
    async def story(process: Process) -> None:
        async with Server(process.address) as server:
            secrets = await one_game(server)
            found = await read(server)
            assert found['brushpass_tables{life="over"}'] == 1
            moves = found['brushpass_entries_total{kind="chose"}']
            assert moves > 10
            entries = sum(v for k, v in found.items() if k.startswith("brushpass_entries_total"))
            assert found["brushpass_append_seconds_count{}"] == entries
            assert found['brushpass_append_seconds_bucket{le="+Inf"}'] == entries
            assert found["brushpass_append_seconds_sum{}"] > 0
            assert 0 < found['brushpass_thinking_seconds_count{bot="recruit"}'] < moves
            assert found['brushpass_refusals_total{code="too_late"}'] == 1
            text = (await server.get("/metrics")).text
            assert [secret for secret in secrets if secret in text] == []
            host = await server.open_table()
            async with server.live(host), asyncio.timeout(PATIENCE):
                # The one before is counted until the server has noticed that it is gone.
                while (await read(server))["brushpass_connections{}"] != 1:
                    await asyncio.sleep(0.05)
            assert (await server.get("/metrics?x=1")).status_code == 200

    with Process(database, tmp_path / "log") as process:
        asyncio.run(story(process))


def test_every_worker_tells_the_figures_of_all(postgres: Postgres, tmp_path: Path) -> None:
    async def story(process: Process) -> None:
        moves = 0
        for _ in range(4):
            async with Server(process.address) as server:
                code, token, *_ = await one_game(server)
                record = (await server.get(f"/api/tables/{code}/record", token)).text
                moves += len(Record.from_text(record).steps)
        right = 0
        async with asyncio.timeout(PATIENCE):  # each writes down what it counted in a while
            while right < 12:  # in a row, each on a connection that either worker may take
                async with Server(process.address) as server:
                    found = await read(server)
                    text = (await server.get("/metrics")).text
                workers = set(re.findall(r'worker="(\d+)"', text))
                if len(workers) == 2 and found['brushpass_entries_total{kind="chose"}'] == moves:
                    right += 1
                else:
                    right = 0
                    await asyncio.sleep(0.1)

    with Process(postgres.database(), tmp_path / "log", workers=2) as process:
        asyncio.run(story(process))


def test_only_this_machine_reads_them_unless_told_otherwise(tmp_path: Path) -> None:
    async def statuses(**settings: Any) -> list[int]:
        database = str(tmp_path / "a.db")
        async with serving(database, **settings) as (_, address), Server(address) as server:
            through = {"X-Forwarded-For": "203.0.113.7"}
            answers = [await server.http.get("/metrics", headers=h) for h in ({}, through)]
            return [answer.status_code for answer in answers]

    for settings, direct, through in (
        ({}, 200, 403),
        ({"proxies": ["127.0.0.1"]}, 200, 403),
        ({"metrics": "nobody"}, 403, 403),
        ({"metrics": "everybody"}, 200, 200),
    ):
        assert asyncio.run(statuses(**settings)) == [direct, through], settings


def test_a_forwarded_address_counts_only_from_a_proxy_that_we_know(tmp_path: Path) -> None:
    async def statuses(proxies: list[str]) -> list[int]:
        limits, database = Limits(burst=4, rate=0.01), str(tmp_path / "a.db")
        async with (
            serving(database, limits=limits, proxies=proxies) as (_, address),
            Server(address) as server,
        ):
            people = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(12)]
            answers = [await server.http.get("/api/health", headers=one) for one in people]
            return [answer.status_code for answer in answers]

    for proxies, refused in (([], True), (["10.9.8.7"], True), (["127.0.0.1"], False)):
        assert (429 in asyncio.run(statuses(proxies))) == refused, proxies
