"""The game at a table: choices in, messages for each audience out."""

from dataclasses import replace

from brushpass.core.about import Options
from brushpass.core.action import Action
from brushpass.core.chance import Committed
from brushpass.core.exchange import bot_seed
from brushpass.core.game import AnyGame
from brushpass.core.record import Record
from brushpass.core.table import Table
from brushpass.server.tables.deal import Deal
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
        deal: Deal,
        change: bool,
        streams: Streams,
    ) -> None:
        self.deal = deal
        self.table = self._lay(game, options)
        self.change = change
        self.requests = [0] * options.seats  # how often each seat has been asked
        self.held: dict[int, int] = {}  # choices that are not final yet: action by seat
        self._streams = streams
        self.asked: tuple[int, ...] = ()  # a request stands open, whether they have chosen or not
        streams.deliver(self.table.post.take())
        self._ask(set())

    def _lay(self, game: AnyGame, options: Options) -> Table:
        return Table(game, options, Committed(self.deal.luck), self.deal.commitment)

    @property
    def undecided(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.asked if seat not in self.held)

    def options(self, seat: int) -> tuple[Action, ...]:
        return self.table.legal(seat) if seat in self.asked else ()

    def objection(self, action: int) -> str:
        """Why an answer that the rules allow is not taken; nothing if it is."""
        return ""

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

    def seed(self, seat: int) -> int:
        """The luck of a bot that decides what the seat is asked now."""
        return bot_seed(self.deal.luck, seat, self.requests[seat])

    def record(self) -> Record:
        record = replace(self.table.record(), exchange=self.deal.exchange)
        return record.reveal(self.deal.secret)
