"""Turns at the bots' processes are shared fairly: nobody waits behind somebody else's hundreds."""

import asyncio
import os
import signal
from functools import partial
from pathlib import Path

import pytest

from brushpass.server.live.child import Child
from brushpass.server.live.thinking import Thinkers
from brushpass.server.live.turns import Turns
from brushpass.server.store.sqlite import SqliteStore
from brushpass.server.tables.settings import Settings
from tests.server.waiting import until
from tests.server.worlds import TurnedTime, World, in_a_world


class Asking:
    """Somebody who takes a turn, and ends it when told to."""

    def __init__(self, turns: Turns, order: list[str], line: str, table: str, cost: float) -> None:
        self.name = f"{line} {table}"
        self.done = asyncio.Event()
        self.task = asyncio.create_task(self._ask(turns, order, line, table, cost))

    async def _ask(
        self, turns: Turns, order: list[str], line: str, table: str, cost: float
    ) -> None:
        async with turns.turn(line, table, cost):
            order.append(self.name)
            await self.done.wait()


async def serve_all(asking: list[Asking], order: list[str]) -> None:
    await serve_some(asking, order, len(asking))


async def serve_some(asking: list[Asking], order: list[str], most: int) -> None:
    """Each ends its turn when it has come to it, so that they come one after the other."""
    for turn in range(sum(one.done.is_set() for one in asking), most):
        await until(partial(reached, order, turn))
        one = next(one for one in asking if one.name == order[turn] and not one.done.is_set())
        one.done.set()
        await one.task


def reached(order: list[str], turn: int) -> bool:
    return len(order) > turn


def test_a_clerk_is_not_behind_somebody_elses_360_case_officers() -> None:
    async def story() -> None:
        turns, order = Turns(1), list[str]()
        asking = [Asking(turns, order, "crowd", f"{n}", 200) for n in range(360)]
        await asyncio.sleep(0)
        asking += [Asking(turns, order, "guest", "T", 1) for _ in range(3)]
        await asyncio.sleep(0)
        await serve_all(asking, order)
        # After the one that was thinking already, and one more at most.
        assert max(place for place, name in enumerate(order) if name == "guest T") <= 4

    asyncio.run(story())


def test_tables_of_one_line_have_equal_shares() -> None:
    async def story() -> None:
        turns, order = Turns(1), list[str]()
        asking = [Asking(turns, order, "line", "busy", 10) for _ in range(50)]
        asking += [Asking(turns, order, "line", "calm", 10) for _ in range(5)]
        await asyncio.sleep(0)
        await serve_all(asking, order)
        assert order[:10].count("line calm") >= 4

    asyncio.run(story())


def test_shares_are_of_time_and_not_of_turns() -> None:
    async def story() -> None:
        turns, order = Turns(1), list[str]()
        asking = [Asking(turns, order, "dear", "T", 100) for _ in range(20)]
        asking += [Asking(turns, order, "cheap", "T", 10) for _ in range(100)]
        await asyncio.sleep(0)
        await serve_all(asking, order)
        first = order[:33]
        assert 2 <= first.count("dear T") <= 4

    asyncio.run(story())


def test_who_was_away_has_no_credit() -> None:
    async def story() -> None:
        turns, order = Turns(1), list[str]()
        steady = [Asking(turns, order, "steady", "T", 100) for _ in range(40)]
        await serve_some(steady, order, 20)
        late = [Asking(turns, order, "late", "T", 100) for _ in range(10)]
        await asyncio.sleep(0)
        await serve_all([*steady, *late], order)
        assert 4 <= order[20:30].count("late T") <= 6

    asyncio.run(story())


def test_who_gives_up_takes_no_turn_and_blocks_none() -> None:
    async def story() -> None:
        turns, order = Turns(2), list[str]()
        asking = [Asking(turns, order, f"{n}", "T", 1) for n in range(6)]
        await until(lambda: len(order) == 2)
        for one in (asking[0], asking[3]):  # one that has its turn, one that waits
            one.task.cancel()
        await until(lambda: len(order) == 3)
        assert order == ["0 T", "1 T", "2 T"]
        for one in (asking[1], asking[2]):
            one.done.set()
        await until(lambda: len(order) == 5)
        assert order[3:] == ["4 T", "5 T"]
        assert turns.waiting == 0
        for one in asking:
            one.done.set()
        await asyncio.gather(*[one.task for one in asking], return_exceptions=True)

    asyncio.run(story())


def test_a_clerk_answers_while_every_case_officer_hangs(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        slow, quick = World(store, time, thinkers), World(store, time, thinkers)
        await slow.begin(Settings("kompromat"), bots=(0, 1), named="case_officer")
        await slow.until(lambda: slow.room.table.number > 4)
        process = thinkers.all[0]._child._process
        assert process is not None
        os.kill(process.pid, signal.SIGSTOP)
        await quick.begin(Settings("kompromat"), bots=(0, 1), named="clerk")
        await quick.until(lambda: quick.room.table.life == "over")
        os.kill(process.pid, signal.SIGCONT)
        for world in (slow, quick):
            world.keeper.stop()

    in_a_world(tmp_path, story)


def test_a_process_of_the_bots_knows_nothing_of_the_servers_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("BRUSHPASS_DATABASE", "postgresql://user:password@host/name")
    child = Child("brushpass.server.live.thinker:serve")
    assert child.begin()
    assert not child.begin()
    process = child._process
    assert process is not None
    told = Path(f"/proc/{process.pid}/environ").read_bytes().split(b"\0")
    assert {line.partition(b"=")[0] for line in told if line} == {b"PYTHONPATH"}
    child.kill()
    assert child.begin(), "a new one in place of the lost one"
    child.close()


def test_thinkers_close_with_questions_open(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, Thinkers(1))
        await world.begin(Settings("kompromat"), bots=(0, 1))
        await world.until(lambda: world.room.table.number > 4)
        world.keeper.stop()
        world.thinkers.close()

    in_a_world(tmp_path, story)
