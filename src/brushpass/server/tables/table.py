"""One table as its log makes it."""

from collections.abc import Iterable, Sequence
from typing import Final

from brushpass.core.action import Action
from brushpass.core.seats import letter
from brushpass.server.store.rows import EntryRow, TableRow
from brushpass.server.tables import entries as e
from brushpass.server.tables.clocks import Clocks
from brushpass.server.tables.deal import Deal
from brushpass.server.tables.guided import begin
from brushpass.server.tables.names import seat_names
from brushpass.server.tables.people import Person, Seat, places
from brushpass.server.tables.play import Play
from brushpass.server.tables.recess import Recess
from brushpass.server.tables.settings import Settings, check, check_rules
from brushpass.server.tables.streams import Audience, End, Note, Streams, Talk

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
GUIDED: Final = "guided"  # to the store alone: no table that anybody lists, counts or keeps running


class LiveTable:
    def __init__(self, row: TableRow, settings: Settings) -> None:
        self.code = row.code
        check_rules(settings.game, row.rules)  # before settings, which may not be those of today
        self.settings, self.game, self.options = check(settings, kept=True)
        self.deal = Deal(row.code, self.game, self.options, row.secret)
        if self.settings.guided:
            self.deal.commitment = ""  # a first game is dealt as it was written: nothing is sealed
        self.number = 0  # of the last entry
        self.people: list[Person] = []
        self.host = 0
        self.seats = [Seat() for _ in range(self.options.seats)]
        self.life = OPEN
        self.play: Play | None = None
        self.recess: Recess | None = None
        self.clocks = Clocks(self.settings.clock, self.options.seats)
        self.streams = Streams(self.options.seats)
        self.done: set[tuple[int | None, str | None]] = set()  # commands that were carried out
        self.rematch: str | None = None
        self.invited: dict[int, int] = {}  # who has not answered yet: to which seat
        self.lent: dict[int, tuple[str, float]] = {}  # by person: hash of a word, until when
        # How often what each seat and, last, what spectators are shown may have changed.
        self.shown = [0] * (self.options.seats + 1)
        self._names: list[str] | None = None  # until somebody comes, goes or changes seats

    @property
    def free(self) -> int:
        return sum(seat.free for seat in self.seats)

    @property
    def kept_as(self) -> str:
        """What the store calls its life."""
        return GUIDED if self.settings.guided and self.life != CLOSED else self.life

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
        if self.life != PLAYING or self.play is None or self.recess is not None:
            return {}
        if self.settings.guided:  # nobody is missed: it goes on whenever they come back
            return {}
        seats = [s for s in self.play.undecided if self.seats[s].played_by is None]
        return {seat: self.clocks.marks[seat] for seat in seats}

    def resting(self) -> dict[int, int]:
        """Who called the break, with its mark."""
        return {} if self.recess is None else {self.recess.seat: self.recess.mark}

    def offered(self, seat: int) -> tuple[Action, ...]:
        """Bots of all kinds are not asked whether they want a break."""
        assert self.play is not None
        options = self.play.options(seat)
        if not self._is_bot(seat):
            return options
        return tuple(option for option in options if not option.recess)

    def _is_bot(self, seat: int) -> bool:
        one = self.seats[seat]
        program = one.person is not None and self.people[one.person].program
        return program or one.played_by is not None

    def apply(self, row: EntryRow) -> None:
        if row.number != self.number + 1:
            raise ValueError(f"entry {row.number} cannot follow entry {self.number}")
        entry = e.read(row.data)
        for audience in self._concerned(entry):
            self.shown[audience] += 1
        self._follow(entry)
        self._end_recess()
        self.number = row.number
        if row.person is not None and row.command is not None:
            self.done.add((row.person, row.command))

    def _concerned(self, entry: e.AnyEntry) -> Iterable[int]:
        """A seat that thinks better of a sealed choice tells nobody that it did."""
        if isinstance(entry, e.Chose) and self.play is not None and entry.seat in self.play.held:
            return [entry.seat]
        return range(len(self.shown))

    def _follow(self, entry: e.AnyEntry) -> None:
        if not isinstance(entry, e.Chose | e.Said | e.Clocked):
            self._names = None
        match entry:
            case e.Joined():
                self.people.append(Person(entry.name, entry.program, entry.mark))
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
                stands = "is away: the seat is free" if entry.away else "stands up"
                self._note(f"{self._name(person)} {stands}.")
            case e.Botted(seat=seat, bot=bot):
                self.seats[seat] = Seat(bot=bot)
                took = f"The bot {bot} takes" if bot else "No bot takes"
                self._note(f"{took} seat {letter(seat)}.")
            case e.Readied(person=person, ready=ready):
                sits = self.seat_of(person)
                assert sits is not None
                self.seats[sits].ready = ready
                self._note(f"{self._name(person)} is {'' if ready else 'not '}ready.")
            case e.HandedOver(person=person):
                self.host = person
                self._note(f"{self._name(person)} is the host now.")
            case e.Sealed(person=person):
                self.people[person].hash = entry.hash
            case e.Started():
                self.life = PLAYING
                self._note("The game begins.")
                if entry.head:
                    self.deal.seal(entry.head, places(self.seats, self.people))
                self._deal(self.deal.awaited)
            case e.Revealed(seat=seat):
                self.deal.reveal(seat, entry.nonce)
                self._deal(self.deal.awaited)
            case e.Dealt():
                self._deal(())
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
                self.seats[seat].left = entry.left
                self._back(seat)
                who = self._who(seat)
                gone = f"{who} leaves: the bot {bot} plays on."
                self._note(gone if entry.left else f"The bot {bot} plays for {who}.")
            case e.Returned(seat=seat):
                self.seats[seat].stand_in = None
                self.seats[seat].left = False
                self._note(f"{self._who(seat)} is back.")
                self.clocks.asked(seat)
            case e.Rested():
                assert self.recess is not None
                self.recess.rest(entry.spent)
            case e.Rejoined(seat=seat):
                assert self.recess is not None
                self.recess.back.add(seat)
                self._note(f"{self._who(seat)} wants to go on.")
            case e.Resumed():
                self._resume()
            case e.Said(person=person, text=text):
                self.streams.all(Talk(person, self._name(person), text))
            case e.Lent(person=person):
                self.lent[person] = (entry.word, entry.until)
            case e.Claimed(person=person):
                del self.lent[person]
                self._note(f"{self._name(person)} has come on another device.")
            case e.Rematched(code=code):
                self.rematch = code
                self._note("The next game is ready.")
            case e.Closed(why=why):
                self.life = CLOSED
                self._note(f"The table is closed: {why}.")

    def _deal(self, awaited: Sequence[int]) -> None:
        if awaited:
            return
        if silent := [self._who(seat) for seat in self.deal.silent]:
            self._note(f"The deal goes without a number from {', '.join(silent)}.")
        self.play = begin(self.game, self.options, self.deal, self.settings, self.streams)
        self._asked(self.play.asked)

    def _choose(self, seat: int, action: int) -> None:
        assert self.play is not None
        self._asked(self.play.choose(seat, action))
        if self.game.actions[action].recess:
            self.recess = Recess(seat)
        result = self.game.result(self.play.table.state)
        if result is not None:
            self.life = OVER
            self.streams.all(End(result, self.deal.secret.hex()))

    def _end_recess(self) -> None:
        if self.recess is not None:
            bots = {seat for seat in range(len(self.seats)) if self._is_bot(seat)}
            if self.recess.is_over(bots, len(self.seats)):
                self._resume()

    def _resume(self) -> None:
        self.recess = None
        self._note("The break is over.")

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
        self.people[person].kicked = kicked
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

    def _name(self, person: int) -> str:
        return self.people[person].name

    def _who(self, seat: int) -> str:
        person = self.seats[seat].person
        return letter(seat) if person is None else f"{self._name(person)} ({letter(seat)})"

    def _note(self, text: str) -> None:
        self.streams.all(Note(text))
