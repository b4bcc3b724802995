"""A deal that binds (decision 19): everybody adds to its luck, and nobody waits for long."""

import json
import secrets
from pathlib import Path

import pytest

from brushpass.core.record import Record
from brushpass.core.table import verify
from brushpass.server.live.keeper import REVEAL
from brushpass.server.live.thinking import Thinkers
from brushpass.server.store.sqlite import SqliteStore
from brushpass.server.tables import commands as c
from brushpass.server.tables import entries as e
from brushpass.server.tables.deal import Deal
from brushpass.server.tables.decide import started
from brushpass.server.tables.settings import Settings
from tests.server.exchanges import (
    Person,
    play_on,
    recomputed,
    refusal,
    seated,
    start,
)
from tests.server.worlds import TurnedTime, World, in_a_world

KOMPROMAT = Settings("kompromat")


def test_everybodys_number_is_in_the_luck_and_everybody_finds_it_there(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(KOMPROMAT, started=False)
        people = await seated(world, 2)
        await start(world, people)
        assert world.room.table.play is not None, "no time has passed"
        assert "number from" not in str(people[0].frames)
        await play_on(world)
        for person in people:
            assert person.check() == []
        record = Record.from_text(world.room.table.play.record().to_text())
        assert [place.nonce for place in record.places] == [p.witness.nonce for p in people]
        assert {p.witness.seal for p in people} == {record.seal}
        verify(record)

    in_a_world(tmp_path, story)


def test_who_does_not_reveal_is_replaced_by_the_public_rule_and_named(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(KOMPROMAT, started=False)
        people = await seated(world, 2)
        people[1].witness.complaints.append("a phone that sleeps reveals nothing")
        await start(world, people)
        await world.pass_time(REVEAL - 0.5, step=0.1)
        assert world.room.table.play is None
        refused = await refusal(world, 0, c.Choose("x", 1, 0))
        assert (refused.code, "being dealt" in str(refused)) == ("too_late", True)
        await world.pass_time(1.0, step=0.1)
        play = world.room.table.play
        assert play is not None
        await people[0].hear()
        assert "The deal goes without a number from P1 (B)." in str(people[0].frames)
        table = [frame for frame in people[0].frames if frame["type"] == "table"][-1]
        assert (table["deal"]["dealt"], table["deal"]["silent"]) == (True, [1])
        late = await refusal(world, 1, c.Reveal("late", people[1].witness.nonce))
        assert late.code == "too_late"
        await play_on(world)
        assert people[0].check() == []
        text = play.record().to_text()
        assert "nonce A" in text
        assert "nonce B" not in text

    in_a_world(tmp_path, story)


def test_programs_that_know_of_nothing_keep_nobody_waiting_and_are_named(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(KOMPROMAT, started=False)
        ada = Person(world, 0)
        await ada.come()
        await ada.seal()
        await start(world, [ada])
        assert world.room.table.play is not None
        assert "without a number from P1 (B)." in str(ada.frames)
        await play_on(world)
        assert ada.check() == []

    in_a_world(tmp_path, story)


def test_one_person_and_bots_wait_for_one_answer_and_no_clock(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(KOMPROMAT, bots=(1,), started=False)
        (ada,) = await seated(world, 1)
        before = world.room.table.number
        await start(world, [ada])
        kept = [e.read(row.data) for row in await store.log(world.code, before)]
        assert [type(one) for one in kept[:2]] == [e.Started, e.Revealed]
        assert world.room.table.play is not None

    in_a_world(tmp_path, story)


def test_a_number_is_sealed_before_the_start_and_revealed_once_after_it(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(KOMPROMAT, started=False)
        ada, bob = await seated(world, 2)
        early = await refusal(world, 0, c.Reveal("1", ada.witness.nonce))
        copied = await refusal(world, 1, c.Seal("2", ada.witness.hash))
        await world.room.change(started)
        late = await refusal(world, 0, c.Seal("3", "0" * 64))
        other = await refusal(world, 0, c.Reveal("4", bob.witness.nonce))
        await ada.reveal()
        again = await refusal(world, 0, c.Reveal("5", ada.witness.nonce))
        codes = [one.code for one in (early, copied, late, other, again)]
        assert codes == ["too_late", "wrong", "too_late", "wrong", "too_late"]
        await world.room.command(0, c.Reveal("reveal", ada.witness.nonce))  # the same, sent again
        await bob.hear()
        assert world.room.table.play is not None

    in_a_world(tmp_path, story)


def test_who_leaves_between_start_and_deal_holds_nobody_up(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(KOMPROMAT, started=False)
        ada, _ = await seated(world, 2)
        await world.room.change(started)
        await ada.hear()
        await world.room.command(1, c.Leave("leave"))
        await world.keeper.write_down()
        assert world.room.table.play is None
        await world.pass_time(REVEAL + 1)
        assert world.room.table.play is not None
        await play_on(world, 4)  # the bot plays on for whoever left
        assert world.room.table.seats[1].stand_in == "clerk"
        world.keeper.stop()

    in_a_world(tmp_path, story)


def test_a_new_hash_replaces_the_one_before(tmp_path: Path) -> None:
    """A seat that is taken up on another device seals that device's number."""

    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(KOMPROMAT, bots=(1,), started=False)
        (ada,) = await seated(world, 1)
        phone = Person(world, 0)
        await world.room.command(0, c.Seal("phone", phone.witness.hash))
        phone.witness.was_sealed()
        await phone.come()
        await start(world, [phone, ada])
        await play_on(world)
        assert phone.check() == []
        # Who knows nothing of the phone is told.
        assert ada.witness.complaints == [
            "Another number stands for your seat: another device's, or not yours."
        ]

    in_a_world(tmp_path, story)


def test_nobodys_number_and_no_luck_is_told_before_the_end(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(KOMPROMAT, started=False)
        people = await seated(world, 2)
        watcher = Person(world, 0)
        await watcher.come()
        await start(world, people)
        await play_on(world, 6)
        deal = world.room.table.deal
        hidden = [deal.secret.hex(), deal.luck.hex(), *[p.witness.nonce for p in people]]
        for person in (*people, watcher):
            await person.hear()
            text = json.dumps(person.frames)
            assert [one for one in hidden if one in text] == []

    in_a_world(tmp_path, story)


def test_the_exchange_is_the_same_whatever_the_cards_will_be(tmp_path: Path) -> None:
    """Two tables with other secrets and numbers: nothing differs but figures of 64 digits."""

    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        told: list[list[str]] = []
        for _ in range(6):
            world = World(store, time, thinkers)
            await world.begin(KOMPROMAT, started=False)
            people = await seated(world, 2)
            await world.room.change(started)
            for person in people:
                await person.hear()
            await world.room.change(lambda table: None)
            frames = [f for p in people for f in p.frames if f["type"] in ("table", "note")]
            known = [world.code]
            for person in people:
                known += [person.witness.hash, world.room.table.deal.commitment]
            text = [json.dumps(frame) for frame in frames]
            for figure in known:
                text = [line.replace(figure, "-") for line in text]
            told.append(text)
        assert all(one == told[0] for one in told)

    in_a_world(tmp_path, story)


def test_bots_decide_with_the_luck_that_was_sealed(tmp_path: Path) -> None:
    """From the record alone every decision of a Recruit comes out again; with other luck not."""

    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(KOMPROMAT, bots=(1,), started=False)
        people = await seated(world, 1)
        await start(world, people)
        await play_on(world)
        assert world.room.table.play is not None
        record = Record.from_text(world.room.table.play.record().to_text())
        assert all(recomputed(record, 1, record.luck()))
        assert not all(recomputed(record, 1, secrets.token_bytes(32)))

    in_a_world(tmp_path, story)


def test_a_running_table_keeps_its_luck_when_a_later_version_writes_another_head(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(KOMPROMAT, started=False)
        people = await seated(world, 2)
        await start(world, people)
        await play_on(world, 5)
        assert world.room.table.play is not None
        before = world.room.table.play.record()
        monkeypatch.setattr(Deal, "head", lambda deal, places: "of a later version\n")
        await world.load()
        assert world.room.table.play.record() == before
        await play_on(world)
        assert [person.check() for person in people] == [[], []]

    in_a_world(tmp_path, story)


def test_a_table_that_was_begun_before_there_was_an_exchange_says_what_it_proves(
    tmp_path: Path,
) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(KOMPROMAT)  # with an entry as it was written then
        await play_on(world)
        play = world.room.table.play
        assert play is not None
        record = Record.from_text(play.record().to_text())
        assert record.exchange is None
        assert verify(record).to_act() == ()

    in_a_world(tmp_path, story)


def test_what_a_table_that_nobody_seals_can_do_is_said(tmp_path: Path) -> None:
    """A server alone can still choose among secrets: the record names all as silent."""

    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(KOMPROMAT, started=False)
        await world.room.change(started)
        assert world.room.table.deal.silent == [0, 1]
        listener = await world.room.follow(0, 0, False)
        told = await listener.take()
        assert b"The deal goes without a number from P0 (A), P1 (B)." in told

    in_a_world(tmp_path, story)
