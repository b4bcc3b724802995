"""A seat on another device: by a word that a device with the seat lends."""

import asyncio
import json
from pathlib import Path
from typing import Any

from brushpass.server.live.lending import LASTS
from brushpass.server.live.time import Time
from tests.server.client import Server
from tests.server.inside import serving

WORD = "QK7MX2PA"
Ticket = dict[str, Any]


async def claimed(server: Server, code: str, word: str = WORD) -> tuple[int, Ticket]:
    answer = await server.post(f"/api/tables/{code}/claim", {"word": word})
    return answer.status_code, answer.json()


async def begun(server: Server) -> tuple[Ticket, Ticket]:
    ada = await server.open_table("Ada", game="kompromat")
    bob = await server.join(ada["code"], "Bob")
    await server.do(bob, "ready")
    assert (await server.do(ada, "start")).status_code == 200
    return ada, bob


def test_a_lent_word_opens_the_seat_on_another_device_once(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            ada, bob = await begun(server)
            code = ada["code"]
            assert (await claimed(server, code))[0] == 400, "nothing is lent yet"
            async with server.live(bob) as live:
                assert (await live.send("lend", word=WORD))["type"] == "done"
                status, ticket = await claimed(server, code)
                assert status == 200
                assert ticket["person"] == bob["person"]
                assert ticket["token"] not in (ada["token"], bob["token"])
                again, refused = await claimed(server, code)
                assert again == 400
                assert "new one" in refused["text"]
                told = "Bob has come on another device."
                await live.until(lambda: told in str(live.events))
                # The same stream of the same seat, on both.
                async with server.live(ticket) as other:
                    await other.until(lambda: "view" in other.latest)
                    assert other.latest["welcome"]["seat"] == 1
                    assert other.latest["view"] == live.latest["view"]
                    assert (await other.send("say", text="from here"))["type"] == "done"

    asyncio.run(story())


def test_a_word_opens_the_seat_of_who_lent_it_and_no_other(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            ada, bob = await begun(server)
            other = await server.open_table("Eve", game="kompromat")
            await server.do(ada, "lend", word=WORD)
            await server.do(bob, "lend", word="BBBBBBBB")
            await server.do(bob, "lend", word="CCCCCCCC")
            assert (await claimed(server, other["code"]))[0] == 400, "at another table"
            assert (await claimed(server, ada["code"], "BBBBBBBB"))[0] == 400, "replaced"
            assert (await claimed(server, ada["code"], "CCCCCCCC"))[1]["person"] == bob["person"]
            assert (await claimed(server, ada["code"]))[1]["person"] == ada["person"]
            for word in ("ABC", "ABCDEFG0", "abcdefgh", "A" * 9):
                assert (await claimed(server, ada["code"], word))[0] == 400

    asyncio.run(story())


class Late(Time):
    later = 0.0

    def date(self) -> float:
        return super().date() + self.later


def test_a_word_is_forgotten_after_five_minutes_and_never_written_down(tmp_path: Path) -> None:
    async def story() -> None:
        time = Late()
        path = tmp_path / "tables.db"
        async with (
            serving(str(path), time) as (house, address),
            Server(address) as server,
        ):
            ada, _ = await begun(server)
            await server.do(ada, "lend", word=WORD)
            log = await house.store.log(ada["code"])
            assert json.loads(log[-1].data)["entry"] == "lent"
            assert WORD.encode() not in b"".join(row.data for row in log)
            time.later = LASTS + 1
            assert (await claimed(server, ada["code"]))[0] == 400

    asyncio.run(story())


def test_who_has_stood_up_meanwhile_has_nothing_to_come_back_to(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            ada = await server.open_table("Ada", game="kompromat")
            bob = await server.join(ada["code"], "Bob")
            await server.do(bob, "lend", word=WORD)
            await server.do(bob, "stand")
            assert (await claimed(server, ada["code"]))[0] == 403

    asyncio.run(story())
