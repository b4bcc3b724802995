"""A choice that is sealed can be thought better of, and nobody else gets so much as a frame."""

from pathlib import Path

from brushpass.server.live.thinking import Thinkers
from brushpass.server.store.sqlite import SqliteStore
from brushpass.server.tables.settings import ClockRule, Settings
from tests.server.worlds import TurnedTime, World, gathered, in_a_world


def test_a_choice_that_is_changed_or_sent_again_is_shown_to_its_seat_alone(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(Settings("spy_tactics", seats=4, clock=ClockRule("game", 600)))
        people = [await world.room.follow(person, None, False) for person in range(4)]
        play = world.room.table.play
        assert play is not None
        first, second = [option.id for option in play.options(0)][:2]
        for listener in people:
            await gathered(listener)
        await world.choose(0, first)
        assert all([await gathered(listener) for listener in people])  # that it chose is public
        for option in (second, second, first):
            time.seconds += 7
            await world.choose(0, option)
            own, *others = [await gathered(listener) for listener in people]
            assert f'"chosen":{option}'.encode() in b"".join(own)
            assert others == [[], [], []]
        for person in (1, 2, 3):
            await world.choose(person)
        assert all([await gathered(listener) for listener in people])

    in_a_world(tmp_path, story)
