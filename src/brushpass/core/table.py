"""One game being played: the truth, the luck, the post, the memories and the record."""

import secrets
from typing import Any

from brushpass.core.about import Options
from brushpass.core.action import Action
from brushpass.core.catalogue import find_game
from brushpass.core.chance import (
    SECRET_BYTES,
    Chance,
    Committed,
    Recorder,
    Script,
    ScriptError,
    commitment,
)
from brushpass.core.game import AnyGame
from brushpass.core.memory import Memory
from brushpass.core.post import Post
from brushpass.core.record import Record, Step
from brushpass.core.refusal import BadRecord, IllegalAction, Refusal


class Table:
    """`post` gathers what each audience is told; `record()` is the game so far."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        luck: Chance,
        committed: str | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.commitment = committed
        self.post = Post(options.seats)
        self.steps: list[Step] = []
        self._memories: dict[int | None, Memory] = {}
        self._luck = Recorder(luck)
        self._tell = game.face.teller(self.post)
        self.state = game.setup(options, self._luck, self._tell)
        self.deal = tuple(self._luck.take())

    @staticmethod
    def committed(game: AnyGame, options: Options, secret: bytes | None = None) -> "Table":
        """A live table: all luck follows from a secret whose commitment can be published now."""
        if secret is None:
            secret = secrets.token_bytes(SECRET_BYTES)
        return Table(game, options, Committed(secret), commitment(secret))

    def to_act(self) -> tuple[int, ...]:
        return self.game.to_act(self.state)

    def legal(self, seat: int) -> tuple[Action, ...]:
        return self.game.legal(self.state, seat)

    def memory(self, seat: int | None) -> Memory:
        """Made, and told what it has not heard yet, when somebody asks: a seat that never looks
        costs nothing."""
        memory = self._memories.get(seat)
        if memory is None:
            memory = self._memories[seat] = self.game.memory(self.options, seat)
        for letter in self.post.unheard(seat):
            memory.hear(letter)
        return memory

    def view(self, seat: int | None) -> Any:
        return self.game.see(self.state, seat, self.memory(seat))

    def play(self, seat: int, action: Action) -> None:
        self.game.play(self.state, seat, action, self._luck, self._tell)
        self.steps.append(Step(seat, action.id, tuple(self._luck.take())))

    def record(self) -> Record:
        about = self.game.about
        return Record(
            about.name,
            about.rules,
            self.options,
            self.deal,
            tuple(self.steps),
            self.commitment,
        )


def replay(record: Record, steps: int | None = None) -> Table:
    """The table as it was after so many steps; after all of them if nothing is said."""
    last = len(record.steps)
    if steps is not None and not 0 <= steps <= last:
        raise Refusal(f"the game has no step {steps}: it has steps 0 to {last}")
    picks = list(record.deal)
    for step in record.steps:
        picks += step.picks
    return _follow(record, Script(picks), last if steps is None else steps)


def verify(record: Record) -> Table:
    """Replay with luck recomputed from the revealed secret: every pick must come out the same."""
    return _follow(record, Committed(record.luck()), len(record.steps))


def _follow(record: Record, luck: Chance, steps: int) -> Table:
    game = find_game(record.game)
    where = "the deal"
    try:
        table = Table(game, record.options, luck, record.commitment)
        _compare(where, table.deal, record.deal)
        for number, step in enumerate(record.steps[:steps], 1):
            where = f"step {number}"
            if not (0 <= step.action < len(game.actions) and 0 <= step.seat < record.options.seats):
                raise BadRecord(f"{where} names a seat or an action that the game does not have")
            table.play(step.seat, game.actions[step.action])
            _compare(where, table.steps[-1].picks, step.picks)
    except (IllegalAction, ScriptError) as error:
        raise BadRecord(f"{where} cannot have happened: {error}") from None
    return table


def _compare(where: str, made: tuple[int, ...], written: tuple[int, ...]) -> None:
    if len(made) != len(written):
        raise BadRecord(f"{where} takes {len(made)} picks, but {len(written)} are written down")
    for number, (pick, told) in enumerate(zip(made, written, strict=True), 1):
        if pick != told:
            raise BadRecord(f"{where}: pick {number} should be {pick}, but {told} is written down")
