"""A record becomes rows. Each seat's part is its view and its messages, as at the table itself."""

from collections.abc import Iterator, Sequence

from brushpass.bots.budget import Budget
from brushpass.bots.question import Question
from brushpass.bots.text.prompt import observation
from brushpass.core.record import Record
from brushpass.core.refusal import BadRecord
from brushpass.core.table import Table, replay
from brushpass.core.wire import encode
from brushpass.research.export.rows import (
    VERSION,
    AnyRow,
    EndRow,
    GameRow,
    Option,
    Seen,
    StepRow,
    TruthRow,
)


class Walk:
    def __init__(self, game: str, record: Record, players: Sequence[str], text: bool) -> None:
        """`game`: the game's id. `text`: with what the deciding seat reads."""
        whole = replay(record)
        result = whole.game.result(whole.state)
        if result is None:
            raise BadRecord("the game has not ended")
        self._id = game
        self._record = record
        self._players = list(players) or [""] * record.options.seats
        self._result = result
        self._text = text
        self._roles = [whole.game.role(whole.state, s) for s in range(record.options.seats)]
        self._told: list[list[bytes]] = [[] for _ in self._roles]
        self._heard = [0 for _ in self._roles]

    def rows(self) -> Iterator[AnyRow]:
        record = self._record
        options = record.options
        yield GameRow(
            self._id,
            VERSION,
            record.game,
            record.rules,
            options.mode,
            options.seats,
            dict(options.settings),
            self._players,
        )
        table = replay(record, 0)
        luck = record.deal
        for number, step in enumerate(record.steps, 1):
            seen = self._look(table)
            yield self._step(table, number, step.seat, step.action, seen)
            yield TruthRow(self._id, number, table.game.face.truths(table.state), luck)
            table.play(step.seat, table.game.actions[step.action])
            luck = step.picks
        last = len(record.steps)
        ended = self._result
        yield EndRow(
            self._id,
            last,
            ended.ending,
            tuple(ended.winners),
            ended.drawn,
            tuple(ended.points),
            tuple(ended.honest),
            self._look(table),
        )
        truths = table.game.face.truths(table.state)
        yield TruthRow(self._id, last + 1, truths, luck, self._roles)

    def _look(self, table: Table) -> list[Seen]:
        boxes = table.post.take()
        if self._text:
            for seat, told in enumerate(self._told):
                told.extend([encode(message) for message in boxes[seat]])
        return [Seen(table.view(seat), boxes[seat]) for seat in range(len(self._roles))]

    def _step(self, table: Table, number: int, seat: int, chosen: int, seen: list[Seen]) -> StepRow:
        options = [Option(option.id, option.name) for option in table.legal(seat)]
        # As at the table in words: nobody is asked who has no choice.
        text = self._read(table, seat, seen[seat]) if self._text and len(options) > 1 else None
        return StepRow(self._id, number, seat, options, chosen, seen, text)

    def _read(self, table: Table, seat: int, seen: Seen) -> str:
        options = [option.id for option in table.legal(seat)]
        view, told = encode(seen.view), self._told[seat]
        question = Question.put(table.game, table.options, seat, view, told, options, Budget())
        text = observation(table.game, question, self._heard[seat])
        self._heard[seat] = len(told)
        return text
