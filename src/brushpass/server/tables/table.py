"""One table as its log makes it."""

from dataclasses import dataclass, field
from typing import Final

from brushpass.core.chance import commitment
from brushpass.core.seats import letter
from brushpass.server.store.rows import EntryRow, TableRow
from brushpass.server.tables import entries as e
from brushpass.server.tables.clocks import Clocks
from brushpass.server.tables.names import seat_names
from brushpass.server.tables.play import Play
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.settings import Settings, check
from brushpass.server.tables.streams import Audience, End, Note, Streams, Talk

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"


@dataclass
class Person:
    name: str
    program: bool
    gone: bool = False


@dataclass
class Seat:
    person: int | None = None
    bot: str | None = None  # ours, from the start
    stand_in: str | None = None  # ours, in place of the person
    ready: bool = False
    missed: bool = False  # its person does not decide
    votes: set[int] = field(default_factory=set)

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def played_by(self) -> str | None:
        """The bot that decides here, if one does."""
        return self.bot or self.stand_in


class LiveTable:
    def __init__(self, row: TableRow, settings: Settings) -> None:
        self.code = row.code
        self.settings, self.game, self.options = check(settings)
        if row.rules != self.game.about.rules:
            raise Refused(
                "unavailable",
                f"this table was opened with version {row.rules} of the rules of "
                f"{self.game.about.title}; only version {self.game.about.rules} can be played",
            )
        self._secret = row.secret
        self.commitment = commitment(row.secret)
        self.number = 0  # of the last entry
        self.people: list[Person] = []
        self.host = 0
        self.seats = [Seat() for _ in range(self.options.seats)]
        self.life = OPEN
        self.play: Play | None = None
        self.clocks = Clocks(self.settings.clock, self.options.seats)
        self.streams = Streams(self.options.seats)
        self.done: set[tuple[int | None, str | None]] = set()  # commands that were carried out
        self.rematch: str | None = None
        self.invited: dict[int, int] = {}  # who has not answered yet: to which seat
        self._names: list[str] | None = None  # until somebody comes, goes or changes seats

    @property
    def free(self) -> int:
        return sum(seat.free for seat in self.seats)

    @property
    def names(self) -> list[str]:
        if self._names is None:
            people = [None if s.person is None else self._name(s.person) for s in self.seats]
            self._names = seat_names(people)
        return self._names

    def seat_of(self, person: int) -> Audience:
        for number, seat in enumerate(self.seats):
            if seat.person == person:
                return number
        return None

    def may_look(self, person: int) -> bool:
        """Spectators see public facts, at a table that has them."""
        if self.people[person].gone:
            return False
        return (
            self.life == OPEN or self.settings.watch != "nobody" or self.seat_of(person) is not None
        )

    def running(self) -> dict[int, int]:
        """The seats whose clocks run, with their marks: people who are to decide, and have not."""
        if self.life != PLAYING or self.play is None:
            return {}
        seats = [s for s in self.play.undecided if self.seats[s].played_by is None]
        return {seat: self.clocks.marks[seat] for seat in seats}

    def apply(self, row: EntryRow) -> None:
        if row.number != self.number + 1:
            raise ValueError(f"entry {row.number} cannot follow entry {self.number}")
        self._follow(e.read(row.data))
        self.number = row.number
        if row.person is not None and row.command is not None:
            self.done.add((row.person, row.command))

    def _follow(self, entry: e.AnyEntry) -> None:
        if not isinstance(entry, e.Chose | e.Said | e.Clocked):
            self._names = None
        match entry:
            case e.Joined():
                self.people.append(Person(entry.name, entry.program))
                self._note(f"{entry.name} comes to the table.")
            case e.Invited(person=person, seat=seat):
                self.invited[person] = seat
                self._note(f"{self._name(person)} is invited to {letter(seat)}.")
            case e.Left(person=person):
                self.invited.pop(person, None)
                self._leave(person, entry.kicked)
            case e.Sat(person=person, seat=seat):
                self._stand(person)
                self.invited.pop(person, None)
                self.seats[seat] = Seat(person=person)
                self._note(f"{self._name(person)} sits down at {letter(seat)}.")
            case e.Stood(person=person):
                self._stand(person)
                self._note(f"{self._name(person)} stands up.")
            case e.Botted(seat=seat, bot=bot):
                self.seats[seat] = Seat(bot=bot)
                took = f"The bot {bot} takes" if bot else "No bot takes"
                self._note(f"{took} seat {letter(seat)}.")
            case e.Readied(person=person, ready=ready):
                self._seat(person).ready = ready
                self._note(f"{self._name(person)} is {'' if ready else 'not '}ready.")
            case e.HandedOver(person=person):
                self.host = person
                self._note(f"{self._name(person)} is the host now.")
            case e.Started():
                self.life = PLAYING
                self._note("The game begins.")
                play = Play(
                    self.game, self.options, self._secret, self.settings.change, self.streams
                )
                self.play = play
                self._asked(play.asked)
            case e.Chose(seat=seat, action=action):
                self.clocks.charge(seat, entry.spent)
                self._back(seat)
                if entry.fault is not None:
                    bot = f"The bot {self.seats[seat].played_by} ({letter(seat)})"
                    self._note(f"{bot} {entry.fault}: the Clerk plays this turn for it.")
                self._choose(seat, action)
            case e.Clocked(spent=spent):
                for seat, milliseconds in spent.items():
                    self.clocks.charge(seat, milliseconds)
            case e.Missed(seat=seat, overtime=overtime):
                self.clocks.charge(seat, entry.spent)
                self.seats[seat].missed = True
                why = "has no time left" if overtime else "is away"
                self._note(f"{self._who(seat)} {why}.")
            case e.Came(seat=seat):
                self._back(seat)
                self._note(f"{self._who(seat)} is back.")
            case e.Voted(person=person, seat=seat):
                self.seats[seat].votes.add(person)
                self._note(f"{self._name(person)} votes for a bot at {letter(seat)}.")
            case e.TookOver(seat=seat, bot=bot):
                self.seats[seat].stand_in = bot
                self._back(seat)
                self._note(f"The bot {bot} plays for {self._who(seat)}.")
            case e.Returned(seat=seat):
                self.seats[seat].stand_in = None
                self._note(f"{self._who(seat)} is back.")
                self.clocks.asked(seat)
            case e.Said(person=person, text=text):
                self.streams.all(Talk(person, self._name(person), text))
            case e.Rematched(code=code):
                self.rematch = code
                self._note("The next game is ready.")
            case e.Closed(why=why):
                self.life = CLOSED
                self._note(f"The table is closed: {why}.")

    def _choose(self, seat: int, action: int) -> None:
        assert self.play is not None
        self._asked(self.play.choose(seat, action))
        result = self.game.result(self.play.table.state)
        if result is not None:
            self.life = OVER
            secret = self._secret.hex()
            self.streams.all(End(result.ending, result.winners, result.points, secret))

    def _asked(self, seats: tuple[int, ...]) -> None:
        for seat in seats:
            self.clocks.asked(seat)

    def _back(self, seat: int) -> None:
        self.seats[seat].missed = False
        self.seats[seat].votes.clear()

    def _leave(self, person: int, kicked: bool) -> None:
        if self.life == OPEN:
            self._stand(person)
        self.people[person].gone = True
        self._note(f"{self._name(person)} {'is sent away' if kicked else 'leaves'}.")
        if person == self.host:
            self._follow_host()

    def _follow_host(self) -> None:
        """Who came first among those who are still here, players before others."""
        staying = [n for n, one in enumerate(self.people) if not one.gone]
        if staying:
            self.host = min(staying, key=lambda n: (self.seat_of(n) is None, n))
            self._note(f"{self._name(self.host)} is the host now.")
        elif self.life == OPEN:
            self.life = CLOSED

    def _stand(self, person: int) -> None:
        seat = self.seat_of(person)
        if seat is not None:
            self.seats[seat] = Seat()

    def _seat(self, person: int) -> Seat:
        seat = self.seat_of(person)
        assert seat is not None
        return self.seats[seat]

    def _name(self, person: int) -> str:
        return self.people[person].name

    def _who(self, seat: int) -> str:
        person = self.seats[seat].person
        return letter(seat) if person is None else f"{self._name(person)} ({letter(seat)})"

    def _note(self, text: str) -> None:
        self.streams.all(Note(text))
