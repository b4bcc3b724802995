"""The one door out: everything that a person, a spectator or a bot gets of a table is made here.

A frame goes to one audience: a seat, or None for everybody else. Facts come from that audience's
own stream, the view from `Game.see` for it, and nothing else of the game is looked at.
"""

from collections.abc import Sequence
from typing import Any

from brushpass.bots.budget import Budget
from brushpass.bots.question import Question, put
from brushpass.core.seats import calling
from brushpass.core.wire import Belief, Wire, encode
from brushpass.core.words import Block, Choice, Prompt, Words
from brushpass.server.spelled import Spelled, spelled
from brushpass.server.tables.settings import Settings
from brushpass.server.tables.streams import Audience, End, Event, Fact, Note, Talk
from brushpass.server.tables.table import LiveTable


class Frame(Wire, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Base of all that is sent."""


class Welcome(Frame, frozen=True, forbid_unknown_fields=True):
    """Who you are at this table. Events follow from the one after `number`."""

    person: int
    seat: int | None
    host: bool
    number: int


class NewsFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="news"):
    """A fact of the game, as data and in words; no words where a view says it all."""

    number: int
    fact: Any
    text: str
    rule: str


class NoteFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="note"):
    """Something that happened at the table around the game."""

    number: int
    text: str


class TalkFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="talk"):
    number: int
    person: int
    name: str
    text: str


class EndFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="end"):
    """The game is over, and the secret behind its luck is told."""

    number: int
    ending: str
    winners: tuple[int, ...]
    points: tuple[float, ...]
    secret: str


class PersonInfo(Wire, frozen=True, forbid_unknown_fields=True):
    person: int
    name: str
    program: bool


class SeatInfo(Wire, frozen=True, forbid_unknown_fields=True):
    name: str  # as sentences call it
    person: int | None
    bot: str | None
    stand_in: str | None
    ready: bool
    missed: bool
    votes: list[int]


class TableFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="table"):
    """The table around the game, as it stands."""

    code: str
    life: str
    host: int
    people: list[PersonInfo]
    seats: list[SeatInfo]
    settings: Settings
    commitment: str
    rematch: str | None


class OptionInfo(Wire, frozen=True, forbid_unknown_fields=True):
    id: int
    name: str
    action: Spelled  # `do`, and with what (spelled.py)
    text: str
    cost: str
    rule: str


class RequestInfo(Wire, frozen=True, forbid_unknown_fields=True):
    """What this seat is asked. `chosen`: an answer that can still be changed."""

    number: int
    options: list[OptionInfo]
    chosen: int | None


class ClockInfo(Wire, frozen=True, forbid_unknown_fields=True):
    left: list[int]  # milliseconds, by seat
    running: list[int]


class ViewFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="view"):
    """The game as this audience sees it, after the event `number`."""

    number: int
    view: Any
    reading: Any  # what the rules make of it (core.face)
    prompt: Prompt
    waiting: list[int]  # the seats that are to decide and have not
    request: RequestInfo | None
    clock: ClockInfo | None
    blocks: list[Block] | None


class HereFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="here"):
    """Who is connected."""

    people: list[int]


class DoneFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="done"):
    """Carried out and kept; the same for a command that comes again."""

    id: str


class RefusedFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="refused"):
    """Not carried out. `id` is missing if the command could not be read."""

    id: str | None
    code: str
    text: str


class ByeFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="bye"):
    """Nothing more will come on this connection."""

    text: str
    again: bool  # whether to connect again


AnyFrame = (
    Welcome
    | NewsFrame
    | NoteFrame
    | TalkFrame
    | EndFrame
    | TableFrame
    | ViewFrame
    | HereFrame
    | DoneFrame
    | RefusedFrame
    | ByeFrame
)


def welcome(table: LiveTable, person: int, number: int) -> bytes:
    return encode(Welcome(person, table.seat_of(person), table.host == person, number))


def events(table: LiveTable, audience: Audience, after: int) -> list[bytes]:
    """What the audience was told after that number."""
    told = table.streams.of(audience)
    with calling(table.names):
        return [
            encode(_event(table, audience, after + place, event))
            for place, event in enumerate(told[after:], 1)
        ]


def _event(table: LiveTable, audience: Audience, number: int, event: Event) -> Frame:
    match event:
        case Fact(message=message):
            return news(number, message, table.game.face.words(), audience)
        case Note(text=text):
            return NoteFrame(number, text)
        case Talk():
            return TalkFrame(number, event.person, event.name, event.text)
        case End():
            return EndFrame(number, event.ending, event.winners, event.points, event.secret)


def news(number: int, message: Any, words: Words[Any], audience: Audience) -> NewsFrame:
    return NewsFrame(number, message, words.news(message, audience), words.rule(message))


def table_frame(table: LiveTable) -> bytes:
    people = [
        PersonInfo(n, person.name, person.program)
        for n, person in enumerate(table.people)
        if not person.gone
    ]
    seats = [
        SeatInfo(name, s.person, s.bot, s.stand_in, s.ready, s.missed, sorted(s.votes))
        for name, s in zip(table.names, table.seats, strict=True)
    ]
    return encode(
        TableFrame(
            table.code,
            table.life,
            table.host,
            people,
            seats,
            table.settings,
            table.commitment,
            table.rematch,
        )
    )


def view_frame(
    table: LiveTable, audience: Audience, clock: ClockInfo | None, blocks: bool
) -> bytes:
    assert table.play is not None
    view = table.play.table.view(audience)
    words = table.game.face.words()
    with calling(table.names):
        return encode(
            ViewFrame(
                len(table.streams.of(audience)),
                view,
                table.game.face.reading(view),
                words.prompt(view),
                list(table.play.undecided),
                None if audience is None else _request(table, audience, view),
                clock,
                words.table(view) if blocks else None,
            )
        )


def _request(table: LiveTable, seat: int, view: Any) -> RequestInfo | None:
    play = table.play
    assert play is not None
    options = play.options(seat)
    if not options:
        return None
    words = table.game.face.words()
    actions = spelled(table.game)
    listed: list[OptionInfo] = []
    for option in options:
        choice: Choice = words.choice(view, option)
        listed.append(
            OptionInfo(
                option.id,
                option.name,
                actions[option.id],
                choice.text,
                choice.cost,
                choice.rule,
            )
        )
    return RequestInfo(play.requests[seat], listed, play.held.get(seat))


def dossier(table: LiveTable, seat: int) -> Belief | None:
    """What the seat can conclude from what it knows."""
    assert table.play is not None
    with calling(table.names):
        return table.game.face.belief(table.play.table.view(seat))


def question(table: LiveTable, seat: int, told: Sequence[bytes], budget: Budget) -> Question | None:
    """A decision, as it is put to a bot of ours; None if the seat is not asked."""
    play = table.play
    assert play is not None
    options = tuple(option.id for option in play.options(seat))
    if not options:
        return None
    view = encode(play.table.view(seat))
    return put(table.game, table.options, seat, view, told, options, budget)


def told(table: LiveTable, seat: int, heard: int) -> list[bytes]:
    """What the game told the seat after so many messages, as a bot of ours gets it."""
    return [encode(message) for message in table.streams.told(seat, heard)]


def refused(command: str | None, code: str, text: str) -> bytes:
    return encode(RefusedFrame(command, code, text))


def done(command: str) -> bytes:
    return encode(DoneFrame(command))


def here(people: set[int]) -> bytes:
    return encode(HereFrame(sorted(people)))


def bye(text: str, again: bool) -> bytes:
    return encode(ByeFrame(text, again))
