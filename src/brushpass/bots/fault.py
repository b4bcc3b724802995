"""How a bot lost its turn."""

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    CRASH = "crashed"
    LATE = "answered too late"
    NONSENSE = "gave no valid answer"
    OUT = "failed too often and is out"


@dataclass(frozen=True)
class Fault:
    """One turn that the Clerk played for a bot.

    `words` and `details` may give away what the bot's seat knows: not for other seats before the
    end of the game.
    """

    bot: str
    kind: Kind
    words: str  # what exactly happened
    details: str = ""  # the last lines that the bot wrote to its standard error, or our traceback


class Failure(Exception):
    """Raised by a bot that cannot answer."""

    def __init__(self, kind: Kind, words: str, details: str = "") -> None:
        super().__init__(words)
        self.kind = kind
        self.words = words
        self.details = details
