"""How the people of a table add to the luck of its deal (decision 19).

Each seals a random number before the start by sending its hash. The start publishes the head: the
table, what was agreed, who sits where, all those hashes and the commitment to the server's secret.
The head's SHA-256 is the seal. Then the numbers are revealed, and all luck follows from the secret,
the seal and them: nobody could know or choose it before all were in.
"""

import hashlib
import hmac
from dataclasses import dataclass
from typing import Final

from brushpass.core.seats import letter

NOTHING: Final = "-"


@dataclass(frozen=True)
class Place:
    """Who sits in a seat when the deal is sealed."""

    kind: str  # person, program or bot
    bot: str = ""  # its name
    hash: str | None = None  # of the number that was sealed here
    nonce: str | None = None  # that number, if it was revealed in time

    def line(self, seat: int) -> str:
        words = ["seat", letter(seat), self.kind, self.bot or self.hash or ""]
        return " ".join(words).rstrip()

    @property
    def adds(self) -> str:
        """What the seat adds to the luck. The public rule: who did not reveal adds the hash, which
        everybody knew before, and who sealed nothing adds nothing."""
        return self.nonce or self.hash or NOTHING


@dataclass(frozen=True)
class Exchange:
    """`head` as it was published, to the letter: later versions may write more into one."""

    table: str  # its code
    head: str
    places: tuple[Place, ...]  # by seat


def nonce_hash(table: str, nonce: str) -> str:
    """With the table's code: what was sealed at one table is of no use at another."""
    return _sha256(f"brushpass nonce\n{table}\n{nonce}\n")


def seal_of(head: str) -> str:
    return _sha256(head)


def luck_of(secret: bytes, exchange: Exchange) -> bytes:
    """The key of all picks (core.chance.Committed)."""
    added = [place.adds for place in exchange.places]
    lines = ["brushpass luck", seal_of(exchange.head), *added, ""]
    return hmac.digest(secret, "\n".join(lines).encode(), "sha256")


def bot_seed(luck: bytes, seat: int, request: int) -> int:
    """A bot's own luck for one decision: sealed with the deal's, and telling nothing of it."""
    message = f"brushpass bot {letter(seat)} {request}".encode()
    return int.from_bytes(hmac.digest(luck, message, "sha256")[:8], "big")


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
