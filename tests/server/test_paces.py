"""Time to think is offered as each game and mode need it."""

import asyncio

import pytest

from brushpass.core.about import About, Mode
from brushpass.core.catalogue import games
from brushpass.server.tables.paces import PACES, pace_of
from brushpass.server.tables.settings import ClockRule, Settings, check
from tests.server.client import Server


def test_every_mode_of_every_game_has_its_pace() -> None:
    modes = {(name, mode.name) for name, game in games().items() for mode in game.about.modes}
    assert modes == set(PACES)


@pytest.mark.parametrize(("game", "mode"), list(PACES))
def test_what_is_offered_lasts_for_the_game_that_is_played(game: str, mode: str) -> None:
    pace = PACES[game, mode]
    shortest, longest = games()[game].about.mode(mode).minutes
    seats = games()[game].about.mode(mode).seats
    assert list(pace.decision) == sorted(pace.decision)
    assert list(pace.game) == sorted(pace.game)
    # All people together have at least the time that a quick game takes, and nobody alone has more
    # than a slow one.
    assert pace.game[0] * max(seats) >= shortest * 60 * 0.75
    assert pace.game[2] <= longest * 60


def test_a_clock_without_seconds_is_the_usual_one() -> None:
    full, _, _ = check(Settings("redacted", "danger_zone", clock=ClockRule("game")))
    assert full.clock == ClockRule("game", 1800)
    full, _, _ = check(Settings("kompromat", clock=ClockRule("decision")))
    assert full.clock == ClockRule("decision", 45)
    full, _, _ = check(Settings("kompromat", clock=ClockRule("decision", 7)))
    assert full.clock == ClockRule("decision", 7)


def test_a_game_of_somebody_else_gets_a_pace_from_its_minutes() -> None:
    mode = Mode("only", "Only", (2,), (20, 40), 100)
    about = About("theirs", "Theirs", "", "", "", 1, (mode,))
    assert pace_of(about, "only").game == (600, 1800, 2400)


def test_the_choices_are_told_with_the_games(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            told = (await server.get("/api/games")).json()["games"]
            for game in told:
                for mode in game["modes"]:
                    pace = PACES[game["game"], mode["mode"]]
                    assert mode["clocks"] == [
                        *[{"per": "decision", "seconds": seconds} for seconds in pace.decision],
                        *[{"per": "game", "seconds": seconds} for seconds in pace.game],
                    ]

    asyncio.run(story())
