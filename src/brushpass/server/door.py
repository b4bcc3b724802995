"""The one door out: everything that a person, a spectator or a bot gets of a table is made here.

A frame goes to one audience: a seat, or None for everybody else. Facts come from that audience's
own stream, the view from `Game.see` for it, and nothing else of the game is looked at.
"""

from collections.abc import Sequence
from typing import Any

from brushpass.bots.budget import Budget
from brushpass.bots.question import Question, put
from brushpass.core.seats import calling
from brushpass.core.wire import Belief, encode
from brushpass.core.words import Choice, Words
from brushpass.server.frames import (
    ByeFrame,
    ClockInfo,
    DoneFrame,
    EndFrame,
    Frame,
    HereFrame,
    NewsFrame,
    NoteFrame,
    OptionInfo,
    PersonInfo,
    RefusedFrame,
    RequestInfo,
    SeatInfo,
    TableFrame,
    TalkFrame,
    ViewFrame,
    Welcome,
)
from brushpass.server.spelled import spelled
from brushpass.server.tables.streams import Audience, End, Event, Fact, Note, Talk
from brushpass.server.tables.table import LiveTable


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
