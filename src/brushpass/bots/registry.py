"""The bots by name."""

from importlib.metadata import entry_points
from typing import Final

from brushpass.bots.bot import Bot
from brushpass.bots.case_officer import CaseOfficer
from brushpass.bots.clerk import Clerk
from brushpass.bots.field_agent import FieldAgent
from brushpass.bots.outside import COMMAND, GRACE, find_outside, from_outside
from brushpass.bots.personas import PERSONAS
from brushpass.bots.recruit import Recruit
from brushpass.core.game import AnyGame
from brushpass.core.refusal import Refusal, unknown

# A new bot is listed here, the weakest first; every command and the glass wall's tests find it.
LADDER: Final[tuple[type[Bot], ...]] = (Recruit, Clerk, FieldAgent, CaseOfficer)
BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in LADDER + PERSONAS}

ADDED: Final = "brushpass.bots"  # the group of entry points
FROM_OUTSIDE: Final = (
    f"my_bot.py, ./my_program or '{COMMAND}node my_bot.js': one of your own (docs/bot_protocol.md)"
)


def find_bot(name: str, game: AnyGame) -> Bot:
    """One that is installed. Safe for a name that came over a network."""
    kind = BOTS[name] if name in BOTS else added_bot(name)
    return kind(game)


def added_bot(name: str) -> type[Bot]:
    """One that another package adds, or a part of ours that not everybody installs."""
    added = entry_points(group=ADDED)
    if name not in added.names:
        raise unknown("bot", name, [*BOTS, *added_bots()])
    try:
        kind: type[Bot] = added[name].load()
    except ImportError as error:
        raise Refusal(f"the bot {name!r} needs more than is installed here: {error}") from None
    return kind


def added_bots() -> list[str]:
    """Their names; nothing of theirs is run yet, and some may need more than is installed."""
    return sorted(entry_points(group=ADDED).names)


def find_any_bot(text: str, game: AnyGame, grace: float = GRACE) -> Bot:
    """One that is installed, or a file or command on this machine, which will be run."""
    return find_outside(text, game, grace) if from_outside(text) else find_bot(text, game)
