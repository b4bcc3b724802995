"""The deal of a table, from the first commitment until the cards are there (decision 19)."""

from collections.abc import Sequence
from dataclasses import replace

from brushpass.core.about import Options
from brushpass.core.chance import commitment
from brushpass.core.exchange import Exchange, Place, luck_of
from brushpass.core.game import AnyGame
from brushpass.core.record import head_of


class Deal:
    """As the log says. There is no exchange before the start, and none at a table that was begun
    when there was no such thing: its luck is the secret alone."""

    def __init__(self, code: str, game: AnyGame, options: Options, secret: bytes) -> None:
        self.secret = secret
        self.commitment = commitment(secret)
        self.exchange: Exchange | None = None
        self._code = code
        self._game = game
        self._options = options

    def head(self, places: Sequence[Place]) -> str:
        """To which the table binds itself if it is started now."""
        about = self._game.about
        agreed = (about.name, about.rules, self._options, self.commitment)
        return head_of(*agreed, self._code, places)

    def seal(self, head: str, places: Sequence[Place]) -> None:
        self.exchange = Exchange(self._code, head, tuple(places))

    def reveal(self, seat: int, nonce: str) -> None:
        assert self.exchange is not None
        places = list(self.exchange.places)
        places[seat] = replace(places[seat], nonce=nonce)
        self.exchange = replace(self.exchange, places=tuple(places))

    @property
    def places(self) -> tuple[Place, ...]:
        return () if self.exchange is None else self.exchange.places

    @property
    def awaited(self) -> list[int]:
        """The seats that have sealed a number and not revealed it."""
        return [n for n, one in enumerate(self.places) if one.hash and one.nonce is None]

    @property
    def silent(self) -> list[int]:
        """The seats of people and programs whose number is not in."""
        return [n for n, one in enumerate(self.places) if one.kind != "bot" and one.nonce is None]

    @property
    def luck(self) -> bytes:
        return self.secret if self.exchange is None else luck_of(self.secret, self.exchange)
