"""The short way of a decision: nothing is lost, doubled or out of order on it."""

import asyncio
import random
from pathlib import Path

import pytest

from brushpass.server.live.key import Key
from brushpass.server.live.listener import Listener
from brushpass.server.store.rows import Append
from brushpass.server.store.store import Then
from tests.server.client import Server
from tests.server.inside import serving


@pytest.mark.parametrize("lost", ["nothing", "the entry", "the answer"])
def test_a_decision_that_fails_on_the_short_way_takes_the_long_one_once(
    tmp_path: Path, lost: str
) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "a.db")) as (house, address), Server(address) as server:
            host = await server.open_table()
            await server.do(host, "bot", seat=1, name="recruit")
            append_soon, went = house.store.append_soon, 0

            def careless(append: Append, then: Then) -> None:
                nonlocal went
                went += 1
                if lost == "the entry" and went % 3 == 0:
                    then(None)
                elif lost == "the answer" and went % 3 == 0:
                    append_soon(append, lambda kept: then(None))
                else:
                    append_soon(append, then)

            house.store.append_soon = careless  # type: ignore[method-assign]
            async with server.live(host) as live:
                assert (await live.send("start"))["type"] == "done"
                moves = await live.play()
                assert live.over
            log = await house.store.log(host["code"])
            chosen = [entry for entry in log if b'"chose"' in entry.data and entry.command]
            assert len(chosen) == moves
            assert len({(entry.person, entry.command) for entry in chosen}) == moves
            assert went > moves / 2, "most of them go the short way"

    asyncio.run(story())


def test_the_key_goes_from_hand_to_hand() -> None:
    async def story() -> None:
        key, order = Key(), list[int]()

        async def change(number: int) -> None:
            async with key:
                order.append(number)
                await asyncio.sleep(0)
                assert key.taken

        assert key.take_at_once()
        assert not key.take_at_once()
        tasks = [asyncio.create_task(change(number)) for number in range(5)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        key.give_back()
        tasks[2].cancel()
        assert not key.take_at_once(), "it is somebody else's already"
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == [0, 3, 4]
        assert key.take_at_once()
        # Who is given the key and gives up at that moment passes it on.
        waiting = asyncio.create_task(change(5))
        last = asyncio.create_task(change(6))
        await asyncio.sleep(0)
        key.give_back()
        waiting.cancel()
        await asyncio.gather(waiting, last, return_exceptions=True)
        assert order == [0, 3, 4, 6]
        assert not key.taken

    asyncio.run(story())


@pytest.mark.parametrize("seed", range(20))
def test_what_goes_straight_and_what_is_taken_stay_in_order(seed: int) -> None:
    async def story() -> None:
        luck, wire = random.Random(seed), list[bytes]()
        listener = Listener(0, False, False)
        open_ = True

        def carry(text: bytes) -> bool:
            if open_:
                wire.extend(text.split(b"\n"))
            return open_

        async def speak() -> None:
            while not listener.finished:
                frames = await listener.take()
                for _ in range(luck.randrange(3)):  # as a socket that cannot be written to
                    await asyncio.sleep(0)
                wire.extend(frames.split(b"\n") if frames else [])
                listener.taken()

        speaking = asyncio.create_task(speak())
        told = 0
        for _ in range(300):
            if told >= 5 and listener._carry is None:
                listener.carried_by(carry)
            open_ = luck.random() < 0.7
            for _ in range(luck.randrange(3)):
                listener.tell([b"%d" % told])
                told += 1
            listener.cut()
            for _ in range(luck.randrange(3)):
                await asyncio.sleep(0)
        listener.close("bye")
        await speaking
        assert wire[:-1] == [b"%d" % number for number in range(told)]
        assert b"bye" in wire[-1]

    asyncio.run(story())


def test_who_is_too_far_behind_is_told_to_come_back() -> None:
    async def story() -> None:
        listener = Listener(0, False, False)
        line = b"x" * 1000
        told = 0
        while not listener.closed:
            listener.tell([line])
            listener.cut()
            told += len(line)
        assert told < 5_000_000
        assert b"too far behind" in await listener.take()

    asyncio.run(story())
