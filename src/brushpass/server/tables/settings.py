"""What can be chosen when a table is opened."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from brushpass.bots.registry import BOTS, added_bot
from brushpass.core.about import About, Options
from brushpass.core.catalogue import find_game
from brushpass.core.first_game import FirstGame, first_game
from brushpass.core.game import AnyGame
from brushpass.core.refusal import Refusal
from brushpass.server.tables.paces import pace_of
from brushpass.server.tables.refused import Refused


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a person may think: not limited, for each decision, or in the whole game. Without
    seconds: as is usual for the game and its mode."""

    per: Literal["none", "decision", "game"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=604_800)] | None = None


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    mode: str | None = None
    seats: int | None = None
    options: dict[str, bool | int | str] = field(default_factory=dict)
    clock: ClockRule = ClockRule()
    watch: Literal["everybody", "link", "nobody"] = "everybody"  # "link": not in the lobby
    listed: bool = True  # whether the lobby shows it while seats are free
    talk: bool = True
    change: bool = True  # choices made at once may be changed until the last one is in
    # What a player gets to remember by: nothing, a page for notes, or also what can be concluded.
    aids: Literal["full", "notes", "off"] = "full"
    absence: Literal["wait", "vote", "bot"] = "bot"
    grace: Annotated[int, Meta(ge=5, le=86_400)] = 60  # seconds until an absent seat is called so
    stand_in: str = "clerk"
    guided: bool = False  # a first game: all but the game is settled


def check(settings: Settings, kept: bool = False) -> tuple[Settings, AnyGame, Options]:
    """The same with all defaults filled in, or, of a table that was kept, with what held before
    there was a setting; refused if there is no such table."""
    if settings.guided and not kept:
        settings = _guided(settings)
    try:
        game = find_game(settings.game)
        fill = game.about.kept if kept else game.about.options
        options = fill(settings.mode, settings.seats, settings.options)
        check_bot(settings.stand_in)
    except Refusal as refusal:
        raise Refused("wrong", str(refusal)) from None
    full = Settings(
        settings.game,
        options.mode,
        options.seats,
        dict(options.settings),
        usual(settings.clock, game.about, options.mode),
        settings.watch,
        settings.listed,
        settings.talk,
        settings.change,
        settings.aids,
        settings.absence,
        settings.grace,
        settings.stand_in,
        settings.guided,
    )
    return full, game, options


def check_rules(game: str, version: int) -> None:
    about = find_game(game).about
    if version != about.rules:
        raise Refused(
            "unavailable",
            f"this table was opened with version {version} of the rules of {about.title}; "
            f"only version {about.rules} can be played",
        )


def _guided(settings: Settings) -> Settings:
    """One person and a record: nobody comes, watches, speaks or is waited for."""
    if settings != Settings(settings.game, guided=True):
        raise Refused("wrong", "a first game is set up already: only its game is chosen")
    first = _first_game(settings.game)
    if first is None:
        raise Refused("wrong", f"nobody has written a first game of {settings.game} yet")
    options = first.record.options
    return Settings(
        settings.game,
        options.mode,
        options.seats,
        dict(options.settings),
        watch="nobody",
        listed=False,
        talk=False,
        change=False,
        absence="wait",
        guided=True,
    )


def _first_game(name: str) -> FirstGame | None:
    try:
        return first_game(name)
    except Refusal as refusal:  # there is no such game
        raise Refused("wrong", str(refusal)) from None


def usual(clock: ClockRule, about: About, mode: str) -> ClockRule:
    if clock.per == "none" or clock.seconds is not None:
        return clock
    pace = pace_of(about, mode)
    return ClockRule(clock.per, (pace.decision if clock.per == "decision" else pace.game)[1])


def check_bot(name: str) -> None:
    try:
        if name not in BOTS:
            added_bot(name)
    except Refusal as refusal:
        raise Refused("wrong", str(refusal)) from None
