"""The game at a table: choices in, messages for each audience out."""

from brushpass.core.about import Options
from brushpass.core.action import Action
from brushpass.core.game import AnyGame
from brushpass.core.record import Record
from brushpass.core.table import Table
from brushpass.server.tables.streams import Streams


class Play:
    """A choice is played as soon as it is final.

    If choices made at once may be changed, they are final when the last one is in, and are then
    played in the order of the seats; else each is final when it is made, and the game itself keeps
    it sealed.
    """

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        secret: bytes,
        change: bool,
        streams: Streams,
    ) -> None:
        self.table = Table.committed(game, options, secret)
        self.secret = secret
        self.change = change
        self.requests = [0] * options.seats  # how often each seat has been asked
        self.held: dict[int, int] = {}  # choices that are not final yet: action by seat
        self._streams = streams
        self.asked: tuple[int, ...] = ()  # a request stands open, whether they have chosen or not
        streams.deliver(self.table.post.take())
        self._ask(set())

    @property
    def undecided(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.asked if seat not in self.held)

    def options(self, seat: int) -> tuple[Action, ...]:
        return self.table.legal(seat) if seat in self.asked else ()

    def choose(self, seat: int, action: int) -> tuple[int, ...]:
        """The seats that are asked something new because of it."""
        self.held[seat] = action
        if self.change and self.undecided:
            return ()
        played = sorted(self.held.items())
        self.held = {}
        for by, chosen in played:
            self.table.play(by, self.table.game.actions[chosen])
        self._streams.deliver(self.table.post.take())
        return self._ask({by for by, _ in played})

    def _ask(self, acted: set[int]) -> tuple[int, ...]:
        """Who was asked and has not answered is still asked the same."""
        standing = set(self.asked) - acted
        self.asked = tuple(sorted(self.table.to_act()))
        fresh = tuple(seat for seat in self.asked if seat not in standing)
        for seat in fresh:
            self.requests[seat] += 1
        return fresh

    def record(self) -> Record:
        return self.table.record().reveal(self.secret)
