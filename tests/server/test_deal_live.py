"""The exchange before a deal with a real server: killed in the middle, programs, nonsense."""

import asyncio
import secrets
import sys
from pathlib import Path

import pytest

from brushpass.core.exchange import nonce_hash
from brushpass.core.record import Record
from brushpass.server.witness import Witness
from tests.server.client import Server
from tests.server.exchanges import reveal, seal
from tests.server.process import Process


def test_a_server_killed_between_start_and_deal_goes_on_where_it_was(
    database: str, tmp_path: Path
) -> None:
    async def story(process: Process) -> None:
        async with Server(process.address) as server:
            host = await server.open_table()
            guest = await server.join(host["code"])
            witnesses = [Witness(host["code"]) for _ in range(2)]
            async with server.live(host) as a, server.live(guest) as b:
                await seal(a, witnesses[0])
                await seal(b, witnesses[1])
                await b.send("ready")
                await a.send("start")
                await reveal(a, witnesses[0])
                assert "view" not in a.latest
            process.kill()
            await asyncio.to_thread(process.start)
        async with Server(process.address) as server:
            async with server.live(host) as a, server.live(guest) as b:
                assert not witnesses[0].look(a.latest["table"], 0), "it has done so already"
                await reveal(b, witnesses[1])
                await asyncio.gather(a.play(), b.play())
            answer = await server.get(f"/api/tables/{host['code']}/record", host["token"])
            record = Record.from_text(answer.text)
            for seat, witness in enumerate(witnesses):
                assert witness.check(record, seat) == []
            assert record.seal == witnesses[0].seal == witnesses[1].seal

    with Process(database, tmp_path / "log") as process:
        asyncio.run(story(process))
        assert process.faults() == []


def test_a_program_adds_its_number_and_says_what_became_of_it(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            host = await server.open_table()
            visitor = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "brushpass", "bot", "recruit", "--once"),
                *("--server", address, "--table", host["code"]),
                *("--name", secrets.token_hex(8)),
                stdout=asyncio.subprocess.PIPE,
            )
            witness = Witness(host["code"])
            try:
                async with server.live(host) as live:
                    await seal(live, witness)
                    await live.until(lambda: live.latest["table"]["seats"][1]["hash"] is not None)
                    await live.send("start")
                    await reveal(live, witness)
                    await live.play()
                    assert live.over
                said, _ = await visitor.communicate()
            finally:
                if visitor.returncode is None:
                    visitor.terminate()
            assert b"to be the one it was shown, with its own number in it" in said

    asyncio.run(story())


@pytest.mark.parametrize("sealed", ["", "x" * 64, "A" * 64, "0" * 63, "0" * 65])
def test_a_hash_is_64_small_hexadecimal_digits(address: str, sealed: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            host = await server.open_table()
            answer = await server.do(host, "seal", hash=sealed)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
            own = nonce_hash(host["code"], "0" * 64)
            assert (await server.do(host, "seal", hash=own)).status_code == 200

    asyncio.run(story())
