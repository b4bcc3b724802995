"""What can be chosen when a table is opened."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from brushpass.bots.registry import BOTS, added_bot
from brushpass.core.about import Options
from brushpass.core.catalogue import find_game
from brushpass.core.game import AnyGame
from brushpass.core.refusal import Refusal
from brushpass.server.tables.refused import Refused


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a person may think: not limited, for each decision, or in the whole game."""

    per: Literal["none", "decision", "game"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=604_800)] = 120


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


def check(settings: Settings) -> tuple[Settings, AnyGame, Options]:
    """The same with all defaults filled in; refused if there is no such table."""
    try:
        game = find_game(settings.game)
        options = game.about.options(settings.mode, settings.seats, settings.options)
        check_bot(settings.stand_in)
    except Refusal as refusal:
        raise Refused("wrong", str(refusal)) from None
    full = Settings(
        settings.game,
        options.mode,
        options.seats,
        dict(options.settings),
        settings.clock,
        settings.watch,
        settings.listed,
        settings.talk,
        settings.change,
        settings.aids,
        settings.absence,
        settings.grace,
        settings.stand_in,
    )
    return full, game, options


def check_bot(name: str) -> None:
    try:
        if name not in BOTS:
            added_bot(name)
    except Refusal as refusal:
        raise Refused("wrong", str(refusal)) from None
