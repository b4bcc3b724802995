"""A first game at a table of its own: a record plays every seat, and waits for the learner."""

from brushpass.core.about import Options
from brushpass.core.action import Action
from brushpass.core.chance import Chance, Committed
from brushpass.core.first_game import LEARNER, FirstGame, Lesson, first_game
from brushpass.core.game import AnyGame
from brushpass.core.table import Table
from brushpass.server.tables.deal import Deal
from brushpass.server.tables.play import Play
from brushpass.server.tables.settings import Settings
from brushpass.server.tables.streams import Streams


class Told(Chance):
    """The picks of a record, in their order, and then luck as at any other table."""

    def __init__(self, picks: list[int], then: Chance) -> None:
        self._picks = picks[::-1]
        self._then = then

    def pick(self, n: int) -> int:
        return self._picks.pop() if self._picks else self._then.pick(n)


class Guided(Play):
    """Where the record decides, it does so at once: nobody waits, and the log need not say it."""

    def __init__(self, game: AnyGame, first: FirstGame, deal: Deal, streams: Streams) -> None:
        self.first = first
        super().__init__(game, first.record.options, deal, change=False, streams=streams)
        self._play_on()

    def _lay(self, game: AnyGame, options: Options) -> Table:
        record = self.first.record
        picks = [*record.deal, *[pick for step in record.steps for pick in step.picks]]
        return Table(game, options, Told(picks, Committed(self.deal.luck)))

    @property
    def scripted(self) -> bool:
        return len(self.table.steps) < len(self.first.record.steps)

    @property
    def undecided(self) -> tuple[int, ...]:
        """What others are asked at the same time is in the record."""
        waiting = super().undecided
        return tuple(seat for seat in waiting if seat == LEARNER) if self.scripted else waiting

    def choose(self, seat: int, action: int) -> tuple[int, ...]:
        fresh = super().choose(seat, action)
        return self._play_on() or fresh

    def _play_on(self) -> tuple[int, ...]:
        """All that the record decides before there is something to say; who is then asked."""
        acted: set[int] = set()
        while self.scripted and self._lesson() is None:
            step = self.first.record.steps[len(self.table.steps)]
            self.table.play(step.seat, self.table.game.actions[step.action])
            acted.add(step.seat)
        self._streams.deliver(self.table.post.take())
        return self._ask(acted) if acted else ()

    def _lesson(self) -> Lesson | None:
        return self.first.lesson(len(self.table.steps) + 1)

    def accepted(self) -> tuple[Action, ...]:
        """The learner's answers with which the game goes on: the record's, or after it any."""
        options = self.options(LEARNER)
        if not self.scripted:
            return options
        wanted = self.first.record.steps[len(self.table.steps)].action
        return tuple(option for option in options if option.id == wanted)

    def objection(self, action: int) -> str:
        """Why this answer is not taken; nothing if it is."""
        if action in [option.id for option in self.accepted()]:
            return ""
        lesson = self._lesson()
        assert lesson is not None
        return lesson.otherwise

    def said(self) -> list[Lesson]:
        """All that there was to say so far; at the end, all of it."""
        if not self.asked:
            return [*self.first.lessons, self.first.end]
        return [one for one in self.first.lessons if one.step <= len(self.table.steps) + 1]


def begin(
    game: AnyGame, options: Options, deal: Deal, settings: Settings, streams: Streams
) -> Play:
    """The game of a table with these settings."""
    first = first_game(settings.game) if settings.guided else None
    if first is None:
        return Play(game, options, deal, settings.change, streams)
    return Guided(game, first, deal, streams)
