"""A server that cheats at the deal, in every way that we could think of, is caught by a client.

Each cheat is carried out by a real table whose parts were tampered with; the clients are honest.
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

from brushpass.bots.question import Question
from brushpass.core.chance import Committed, commitment
from brushpass.core.exchange import nonce_hash
from brushpass.core.record import Record
from brushpass.core.table import verify
from brushpass.server.live.ears import Seat
from brushpass.server.live.thinking import Thinkers, Thought
from brushpass.server.store.sqlite import SqliteStore
from brushpass.server.tables.settings import Settings
from brushpass.server.witness import Witness
from tests.server.exchanges import Frame, Person, play_on, recomputed, seated, start
from tests.server.worlds import TurnedTime, World, in_a_world

Tamper = Callable[[World, list[Person]], None]
SHOWN = "This is not the deal that you were shown: its seal is another."


def played(
    folder: Path, before: Tamper | None = None, bots: tuple[int, ...] = ()
) -> tuple[World, list[Person]]:
    """A whole game of two with a server that was tampered with before the start."""
    kept: list[Any] = []

    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(Settings("kompromat"), bots, started=False)
        people = await seated(world, 2 - len(bots))
        if before is not None:
            before(world, people)
        await start(world, people)
        await world.pass_time(10)  # for whoever was not allowed to reveal, or would not
        for person in people:
            await person.hear()
        await play_on(world)
        kept.extend((world, people))

    in_a_world(folder, story)
    return kept[0], kept[1]


def record_of(world: World) -> Record:
    play = world.room.table.play
    assert play is not None
    return Record.from_text(play.record().to_text())


def test_an_honest_server_is_not_accused(tmp_path: Path) -> None:
    world, people = played(tmp_path)
    assert [person.check() for person in people] == [[], []]
    assert all(person.witness.revealed for person in people)
    verify(record_of(world))


def grind(world: World) -> None:
    """Secrets are tried until the first pick of the deal is the one that was wanted."""
    deal = world.room.table.deal
    assert deal.exchange is not None
    for tried in count():
        deal.secret = tried.to_bytes(32, "big")
        if Committed(deal.luck).pick(20) == 7:
            return


def grinding(rewrite: bool) -> Tamper:
    """Once all numbers are in. `rewrite`: the head is made to fit the new secret, too."""

    def before(world: World, people: list[Person]) -> None:
        deal = world.room.table.deal
        revealed = deal.reveal

        def reveal(seat: int, nonce: str) -> None:
            revealed(seat, nonce)
            if deal.awaited:
                return
            old = deal.commitment
            grind(world)
            assert deal.exchange is not None
            if rewrite:
                deal.commitment = commitment(deal.secret)
                head = deal.exchange.head.replace(old, deal.commitment)
                deal.exchange = replace(deal.exchange, head=head)

        deal.reveal = reveal  # type: ignore[method-assign]

    return before


def test_a_server_that_grinds_its_secret_once_it_knows_the_numbers_is_caught(
    tmp_path: Path,
) -> None:
    _, people = played(tmp_path, grinding(rewrite=False))
    for person in people:
        assert "the secret is not the one that the table committed to" in person.check()[0]


def test_a_server_that_grinds_and_rewrites_what_it_showed_is_caught(tmp_path: Path) -> None:
    _, people = played(tmp_path, grinding(rewrite=True))
    for person in people:
        said = person.check()
        assert "The table shows another seal than the one you were shown." in said
        assert SHOWN in said


def test_a_server_that_swaps_the_secret_in_the_record_is_caught(tmp_path: Path) -> None:
    world, people = played(tmp_path)
    false = record_of(world).reveal(b"\x01" * 32)
    assert all("The record is false" in person.check(false)[0] for person in people)


def test_a_server_that_swaps_the_whole_game_is_caught(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    other, _ = played(tmp_path / "other")
    _, people = played(tmp_path)
    whole = record_of(other)
    verify(whole)  # true to itself, and another game
    for person in people:
        said = person.check(whole)
        assert said[0] == SHOWN
        assert "the nonce of seat" in said[1]


def showing(change: Callable[[str], str]) -> Tamper:
    """Another head than the one that says what the table shows."""

    def before(world: World, people: list[Person]) -> None:
        deal = world.room.table.deal
        sealed = deal.seal

        deal.seal = lambda head, places: sealed(change(head), places)  # type: ignore[method-assign]

    return before


def assert_refused_to_reveal(people: list[Person], what: str) -> None:
    for person in people:
        assert not person.witness.revealed
        assert any(what in said for said in person.witness.complaints), person.witness.complaints


def test_a_server_that_binds_itself_to_other_settings_gets_nobodys_number(tmp_path: Path) -> None:
    change = showing(lambda head: head.replace("memory_aid off", "memory_aid on"))
    _, people = played(tmp_path, change)
    assert_refused_to_reveal(people, "where the table shows 'option memory_aid off'")


def test_a_server_that_binds_itself_to_another_table_gets_nobodys_number(tmp_path: Path) -> None:
    _, people = played(tmp_path, showing(lambda head: head.replace("table ", "table A")))
    assert_refused_to_reveal(people, "The seal says 'table A")


def test_a_server_that_binds_itself_to_other_seats_gets_nobodys_number(tmp_path: Path) -> None:
    change = showing(lambda head: head.replace("bot recruit", "bot case_officer"))
    _, people = played(tmp_path, change, bots=(1,))
    assert_refused_to_reveal(people, "where the table shows 'seat B bot recruit'")


def test_a_server_that_shows_another_commitment_at_the_start_gets_nobodys_number(
    tmp_path: Path,
) -> None:
    def before(world: World, people: list[Person]) -> None:
        deal = world.room.table.deal
        deal.secret = b"\x02" * 32
        deal.commitment = commitment(deal.secret)

    _, people = played(tmp_path, before)
    assert_refused_to_reveal(people, "The table shows another commitment than before.")


def test_a_server_that_changes_settings_seats_or_rules_afterwards_is_caught(tmp_path: Path) -> None:
    world, people = played(tmp_path)
    record = record_of(world)
    assert record.exchange is not None
    head = record.exchange.head
    changes = [
        head.replace("memory_aid off", "memory_aid on"),
        head.replace("rules 1", "rules 2"),
        head.replace("seat B person", "seat B program"),
        head.replace("mode standard", "mode other"),
    ]
    for changed in changes:
        assert changed != head
        false = replace(record, exchange=replace(record.exchange, head=changed))
        assert SHOWN in people[0].check(false)


def test_a_server_that_drops_a_number_from_the_record_is_caught(tmp_path: Path) -> None:
    world, people = played(tmp_path)
    false = Record.from_text(
        record_of(world).to_text().replace(f"nonce B {people[1].witness.nonce}\n", "")
    )
    said = people[1].check(false)
    assert "The record is false" in said[0]
    assert "seat B sealed this nonce, and the record says it was not revealed" in said[1]
    assert "The record is false" in people[0].check(false)[0]


def test_a_server_that_pretends_that_somebody_did_not_reveal_is_caught(tmp_path: Path) -> None:
    """It acknowledges, and deals without. Who revealed knows better, and during the game."""

    def before(world: World, people: list[Person]) -> None:
        deal = world.room.table.deal
        revealed = deal.reveal

        def reveal(seat: int, nonce: str) -> None:
            if seat != 1:
                revealed(seat, nonce)

        deal.reveal = reveal  # type: ignore[method-assign]

    world, (ada, bob) = played(tmp_path, before)
    named = "The table says that you did not reveal your number, and you did."
    assert bob.witness.complaints == [named]
    assert "record says it was not revealed" in bob.check()[1]
    assert ada.check() == []
    assert "The deal goes without a number from P1 (B)." in str(ada.frames)
    verify(record_of(world))  # nothing but Bob's own memory tells


def test_a_server_that_leaves_somebodys_number_out_is_caught(tmp_path: Path) -> None:
    def before(world: World, people: list[Person]) -> None:
        world.room.table.people[1].hash = None

    _, (ada, bob) = played(tmp_path, before)
    assert bob.witness.complaints == ["Your number was left out of the deal."]
    assert not bob.witness.revealed
    assert ada.check() == []


def test_a_server_that_shows_people_different_hashes_is_caught(tmp_path: Path) -> None:
    """Each sees its own hash and a made-up one; the record can only have one of the lists."""
    lists: dict[int, str] = {}

    def before(world: World, people: list[Person]) -> None:
        def shown(person: Person, frame: Frame) -> Frame:
            other = frame["seats"][1 - person.number]
            if other["hash"] is None:
                return frame
            invented = nonce_hash(world.code, f"{person.number}" * 64)
            frame["deal"]["head"] = frame["deal"]["head"].replace(other["hash"], invented)
            other["hash"] = invented
            lists[person.number] = frame["deal"]["head"]
            return frame

        for person in people:
            person.shown = lambda frame, person=person: shown(person, frame)  # type: ignore[misc]

    world, people = played(tmp_path, before)
    assert lists[0] != lists[1]
    record = record_of(world)
    assert record.exchange is not None
    for told in (record, replace(record, exchange=replace(record.exchange, head=lists[0]))):
        assert any(person.witness.check(told, person.number) for person in people)
        for person in people:
            person.witness.complaints.clear()
    # Without any record, as soon as two people read their seals to each other:
    assert people[0].witness.seal != people[1].witness.seal


def test_a_server_that_replays_an_old_number_is_caught(tmp_path: Path) -> None:
    """It knows a number that the seat revealed at another table, and puts its hash in the place."""
    old = Witness("KQ7M2P")

    def before(world: World, people: list[Person]) -> None:
        world.room.table.people[1].hash = old.hash

    _, (_, bob) = played(tmp_path, before)
    assert bob.witness.complaints == [
        "Another number stands for your seat: another device's, or not yours."
    ]
    assert not bob.witness.revealed


def test_a_server_that_gives_a_bot_other_luck_is_caught_by_whoever_recomputes_it(
    tmp_path: Path,
) -> None:
    """The record cannot tell, and a Recruit's decisions can: they follow from what was sealed."""

    def before(world: World, people: list[Person]) -> None:
        class Tampered(Thinkers):
            async def think(
                self, bot: str, seat: Seat, question: Question, seed: int, line: str = ""
            ) -> Thought:
                return await super().think(bot, seat, question, seed + 1, line)

        world.thinkers.__class__ = Tampered

    world, _ = played(tmp_path, before, bots=(1,))
    record = record_of(world)
    verify(record)
    assert not all(recomputed(record, 1, record.luck()))
