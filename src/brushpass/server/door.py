"""The one door out: everything that a person, a spectator or a bot gets of a table is made here.

A frame goes to one audience: a seat, or None for everybody else. Facts come from that audience's
own stream, the view from `Game.see` for it, and nothing else of the game is looked at.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from brushpass.bots.budget import Budget
from brushpass.bots.question import Question
from brushpass.core.first_game import LEARNER
from brushpass.core.seats import calling
from brushpass.core.wire import Belief, encode
from brushpass.core.words import Choice, Words
from brushpass.server.frames import (
    AwayInfo,
    ByeFrame,
    ClockInfo,
    DealInfo,
    DoneFrame,
    EndFrame,
    Frame,
    GuideInfo,
    GuidePage,
    HereFrame,
    NewsFrame,
    NoteFrame,
    OptionInfo,
    PersonInfo,
    RecessInfo,
    RefusedFrame,
    RequestInfo,
    SeatInfo,
    TableFrame,
    TalkFrame,
    ViewFrame,
    Welcome,
)
from brushpass.server.spelled import spelled
from brushpass.server.tables.guided import Guided
from brushpass.server.tables.patience import patience
from brushpass.server.tables.streams import Audience, End, Event, Fact, Note, Talk
from brushpass.server.tables.table import LiveTable
from brushpass.server.web.bodies import PlaceAbout, TableAnswer


def welcome(table: LiveTable, person: int, audience: Audience, number: int) -> bytes:
    return encode(Welcome(person, audience, table.host == person, number))


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
        case End(result=result, secret=secret):
            verdict = table.game.face.words().verdict(result, audience)
            ended = (result.ending, verdict, result.winners, result.drawn, result.points)
            return EndFrame(number, *ended, secret)


def news(number: int, message: Any, words: Words[Any], audience: Audience) -> NewsFrame:
    return NewsFrame(number, message, words.news(message, audience), words.rule(message))


def invitation(table: LiveTable, here: set[int]) -> TableAnswer:
    """For whoever has the code: who sits there, and nothing of the game."""
    seats = [
        PlaceAbout(
            "" if s.free else name, s.free, s.played_by, s.bot is not None or s.person in here
        )
        for name, s in zip(table.names, table.seats, strict=True)
    ]
    return TableAnswer(
        table.code,
        table.settings.game,
        table.options.mode,
        table.life,
        table.people[table.host].name,
        seats,
        table.settings.watch != "nobody",
        table.settings.clock,
    )


def table_frame(table: LiveTable, recess: RecessInfo | None) -> bytes:
    people = [
        PersonInfo(n, person.name, person.program)
        for n, person in enumerate(table.people)
        if not person.gone
    ]
    seats = [
        SeatInfo(
            name,
            s.person,
            None if s.person is None else table.people[s.person].hash,
            s.bot,
            s.stand_in,
            s.ready,
            s.missed,
            sorted(s.votes),
        )
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
            _deal(table),
            table.rematch,
            recess,
        )
    )


def _deal(table: LiveTable) -> DealInfo:
    """Nobody's number is in it: they stand in the record, after the end."""
    deal = table.deal
    head = "" if deal.exchange is None else deal.exchange.head
    dealt = table.play is not None
    return DealInfo(deal.commitment, head, dealt, deal.silent if dealt else [])


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
                [] if table.recess else list(table.play.undecided),
                None if audience is None else _request(table, audience, view),
                clock,
                words.table(view) if blocks else None,
                words.scores(view),
                _guide(table, audience),
            )
        )


def _guide(table: LiveTable, audience: Audience) -> GuideInfo | None:
    """For the learner alone, and of the game so far alone: the same at every table."""
    play = table.play
    if not isinstance(play, Guided) or audience != LEARNER:
        return None
    pages = [GuidePage(one.title, list(one.text), one.look, one.rule) for one in play.said()]
    return GuideInfo(pages, play.first.pages, [option.id for option in play.accepted()])


def _request(table: LiveTable, seat: int, view: Any) -> RequestInfo | None:
    play = table.play
    assert play is not None
    options = table.offered(seat)
    if not options or table.recess is not None:
        return None
    if table.seats[seat].stand_in is not None:  # the bot is asked
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
    return Question.put(table.game, table.options, seat, view, told, options, budget)


def told(table: LiveTable, seat: int, heard: int) -> list[bytes]:
    """What the game told the seat after so many messages, as a bot of ours gets it."""
    return [encode(message) for message in table.streams.told(seat, heard)]


def refused(command: str | None, code: str, text: str) -> bytes:
    return encode(RefusedFrame(command, code, text))


def done(command: str) -> bytes:
    return encode(DoneFrame(command))


def here(table: LiveTable, people: set[int], away: Mapping[int, float]) -> bytes:
    """`away`: for how many seconds each of those who are not there."""
    missing: list[AwayInfo] = []
    for seat in table.seats:
        if seat.person is None or seat.person in people or seat.stand_in is not None:
            continue
        kept, gone = patience(table, seat), away.get(seat.person, 0.0)
        left = None if kept is None else max(0, round(1000 * (kept - gone)))
        missing.append(AwayInfo(seat.person, left))
    return encode(HereFrame(sorted(people), missing))


def bye(text: str, again: bool) -> bytes:
    return encode(ByeFrame(text, again))
