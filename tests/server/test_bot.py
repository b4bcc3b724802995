"""`brushpass bot` and bots of ours: what they are given, and when they answer."""

import asyncio
import math
import secrets
import sys
from pathlib import Path

import pytest

from brushpass.bots.budget import Budget
from brushpass.bots.question import Question
from brushpass.server import door
from brushpass.server.live.ears import Seat
from brushpass.server.live.keeper import Keeper
from brushpass.server.live.thinking import Thinkers, Thought
from brushpass.server.live.time import Time
from brushpass.server.store.sqlite import SqliteStore
from brushpass.server.tables.settings import Settings
from tests.server.client import Server
from tests.server.waiting import until
from tests.server.worlds import TurnedTime, World, in_a_world

OWN_BOT = """
def play(view, options, told):
    assert told[0]["fact"] == "laid"  # everything since the deal
    return options[-1]
"""


def test_a_bot_of_your_own_plays_at_a_table_and_its_rematch(address: str, tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(OWN_BOT)

    async def story() -> None:
        async with Server(address) as server:
            host = await server.open_table()
            visitor = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "brushpass", "bot", str(tmp_path / "my_bot.py")),
                *("--server", address, "--table", host["code"]),
                *("--name", secrets.token_hex(8)),
                stdout=asyncio.subprocess.PIPE,
            )
            try:
                async with server.live(host) as live:
                    await live.until(lambda: live.latest["table"]["seats"][1]["person"] == 1)
                    assert (await live.send("start"))["type"] == "done"
                    await live.play()
                    assert live.over
                    await live.send("rematch")
                    await live.until(lambda: live.latest["table"]["rematch"] is not None)
                    code = live.latest["table"]["rematch"]
                async with server.live({**host, "code": code}) as live:
                    assert (await live.send("start"))["type"] == "done"
                    await live.play()
                    assert live.over
            finally:
                visitor.terminate()
                said, _ = await visitor.communicate()
            assert b"loses a turn" not in said

    asyncio.run(story())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["clerk"], "give --name for a new account, or --token for one from before"),
        (["clerk", "--name", "x", "--server", "ftp://x"], "--server is an address like"),
        (["clerk", "--name", "x", "--server", "http://127.0.0.1:9"], "does not answer"),
        (["nobody", "--name", "x"], "unknown bot"),
    ],
)
def test_a_slip_gets_one_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from brushpass.cli import main

    assert main(["bot", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_a_bot_answers_on_the_beat_however_long_it_thought(tmp_path: Path) -> None:
    class Passing(TurnedTime):
        """Passes only where somebody sleeps, so that a busy machine changes nothing."""

        async def sleep(self, seconds: float) -> None:
            self.seconds += seconds

    clock = Passing()
    thoughts = [0.0, 0.15, 0.29, 0.31, 0.04, 0.89]

    class Slow(Thinkers):
        """Real processes, which take as long as we say."""

        async def think(
            self, bot: str, seat: Seat, question: Question, seed: int, line: str = ""
        ) -> Thought:
            thought = await super().think(bot, seat, question, seed, line)
            await clock.sleep(thoughts[0])
            return Thought(thought.option, thought.fault, thoughts[0])

    async def story(store: SqliteStore, turned: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, turned, thinkers)
        await world.begin(Settings("kompromat"), bots=(0, 1))
        slow = Slow(1)
        keeper = Keeper(world.room, store, clock, slow, 0.3)
        taken, expected = [], []
        while thoughts:
            number, begun = world.room.table.number, clock.now()
            play = world.room.table.play
            assert play is not None
            steps, (seat,) = play.table.steps, play.undecided
            # Whoever carries on after their own decision does so four times as quickly.
            beat = 0.3 / 4 if steps and steps[-1].seat == seat else 0.3
            # A Recruit usually thinks for a twentieth of a second.
            expected.append(beat * math.ceil(max(thoughts[0], 0.05) / beat))
            await keeper.look()
            await until(lambda before=number: world.room.table.number > before)  # type: ignore[misc]
            taken.append(clock.now() - begun)
            thoughts.pop(0)
        slow.close()
        assert taken == pytest.approx(expected)
        assert len(set(expected)) > 3, "both beats, and several of each"

    in_a_world(tmp_path, story)


def test_a_bot_that_had_no_choice_takes_as_long_as_one_that_thought(tmp_path: Path) -> None:
    async def story(store: SqliteStore, turned: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, turned, thinkers)
        await world.begin(Settings("kompromat"))
        slept: list[float] = []

        class Listening(Time):
            def now(self) -> float:
                return 0.0

            async def sleep(self, seconds: float) -> None:
                slept.append(seconds)

        keeper = Keeper(world.room, store, Listening(), thinkers, 0.25)
        for seconds in (0.0, 0.001, 0.2, 0.34):
            await keeper._wait_for_the_beat(0.0, Thought(0, None, seconds), 0.35, 0.25)
            # What it took is gone from the wait in real life; here the clock stands still.
            assert slept.pop() == pytest.approx(0.25 * math.ceil((0.35 - seconds) / 0.25))

    in_a_world(tmp_path, story)


def test_a_process_of_the_bots_that_dies_is_replaced(tmp_path: Path) -> None:
    async def story(store: SqliteStore, turned: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, turned, thinkers)
        await world.begin(Settings("kompromat"), bots=(0, 1))
        await world.until(lambda: world.room.table.number > 8)
        for thinker in thinkers.all:
            thinker.stop()
        before = world.room.table.number
        await world.until(lambda: world.room.table.number > before + 5)
        world.keeper.stop()

    in_a_world(tmp_path, story)


def test_a_bot_is_given_bytes_of_its_own_seat(tmp_path: Path) -> None:
    async def story(store: SqliteStore, turned: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, turned, thinkers)
        await world.begin(Settings("kompromat"))
        for _ in range(10):
            (seat,) = world.room.table.running()
            await world.choose(seat)
        table = world.room.table
        for seat in (0, 1):
            listener = await world.room.follow(seat, 0, blocks=False)
            frames = (await listener.take()).split(b"\n")
            facts = [line for line in frames if b'"type":"news"' in line]
            told = door.told(table, seat, 0)
            assert all(one in line for one, line in zip(told, facts, strict=True))
            assert door.told(table, seat, len(told) - 2) == told[-2:]
            question = door.question(table, seat, told, Budget())
            assert (question is None) == (seat not in table.running())
            if question is not None:
                assert question.view in b"".join(frames)
                assert question.told == tuple(told)

    in_a_world(tmp_path, story)
