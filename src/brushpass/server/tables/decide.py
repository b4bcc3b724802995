"""What a command makes happen, if the person may ask for it now."""

from typing import Final

from brushpass.core.exchange import nonce_hash
from brushpass.core.seats import LETTERS, letter
from brushpass.server.tables import commands as c
from brushpass.server.tables import entries as e
from brushpass.server.tables.doorway import check_one_seat
from brushpass.server.tables.people import Seat, places
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.settings import check_bot
from brushpass.server.tables.table import CLOSED, OPEN, OVER, PLAYING, LiveTable
from brushpass.server.tables.text import read_talk

OURS: Final = ""  # the id of a command that the server makes: none of a person's, and not kept


def decide(table: LiveTable, person: int, command: c.AnyCommand, spent: int = 0) -> e.AnyEntry:
    """`spent`: milliseconds on the clock of the person's seat. Rematches, invitations and what
    is lent are made elsewhere."""
    if table.life == CLOSED:
        raise Refused("too_late", "this table is closed")
    if table.people[person].gone:
        raise Refused("not_yours", "you have left this table: join it again")
    if table.settings.guided and not isinstance(command, c.Choose | c.Leave):
        raise Refused("wrong", "a first game is yours alone: choose, or leave it for good")
    match command:
        case c.Sit(seat=seat):
            _need(table, OPEN, "seats are taken before the game begins")
            check_free(table, seat)
            check_one_seat(table, table.people[person].mark, person)
            return e.Sat(person, seat)
        case c.Stand():
            _need(table, OPEN, "nobody stands up once the game has begun: leave, or let a bot play")
            _own(table, person)
            return e.Stood(person)
        case c.Ready(ready=ready):
            _need(table, OPEN, "the game has begun")
            _own(table, person)
            return e.Readied(person, ready)
        case c.Bot(seat=seat, name=name):
            _host(table, person)
            _need(table, OPEN, "bots sit down before the game begins; later they replace people")
            if _seat(table, seat).person is not None:
                raise Refused("too_late", f"seat {letter(seat)} is taken by a person")
            if name is not None:
                check_bot(name)
            return e.Botted(seat, name)
        case c.Seal(hash=sealed):
            return _seal(table, person, sealed)
        case c.Start():
            return _start(table, person)
        case c.Reveal(nonce=nonce):
            return _reveal(table, person, nonce)
        case c.Choose():
            return _choose(table, person, command, spent)
        case c.Say(text=text):
            if not table.settings.talk:
                raise Refused("wrong", "there is no table talk at this table")
            if table.life == PLAYING and table.seat_of(person) is None:
                raise Refused("not_yours", "spectators are silent while the game goes on")
            return e.Said(person, read_talk(text))
        case c.Kick(person=other):
            _host(table, person)
            _need(table, OPEN, "nobody is sent away during the game: let a bot replace them")
            return e.Left(_other(table, person, other), kicked=True)
        case c.HandOver(person=other):
            _host(table, person)
            return e.HandedOver(_other(table, person, other))
        case c.Replace(seat=seat, name=name):
            return _replace(table, person, seat, name)
        case c.Return():
            if table.seats[_own(table, person)].stand_in is None:
                raise Refused("too_late", "no bot sits in your place")
            return e.Returned(_own(table, person))
        case c.Vote(seat=seat):
            _own(table, person)
            if not _seat(table, seat).missed or table.settings.absence != "vote":
                raise Refused("too_late", f"there is no vote about seat {letter(seat)}")
            if table.seats[seat].person == person or person in table.seats[seat].votes:
                raise Refused("wrong", "each of the others votes once")
            return e.Voted(person, seat)
        case c.Resume():
            return _resume(table, person)
        case c.Leave():
            return _leave(table, person)
        case c.Lend():
            check_seated(table, person)
        case c.Rematch():
            check_rematch(table, person)
        case c.Invite(seat=seat):
            check_invite(table, person, seat)
    raise ValueError(f"{command!r} makes no entry by itself")


def check_free(table: LiveTable, seat: int) -> None:
    if not _seat(table, seat).free:
        raise Refused("too_late", f"seat {letter(seat)} is taken")


def check_invite(table: LiveTable, person: int, seat: int) -> None:
    _host(table, person)
    _need(table, OPEN, "bots are invited before the game begins")
    check_free(table, seat)


def check_seated(table: LiveTable, person: int) -> None:
    if table.life == CLOSED:
        raise Refused("too_late", "this table is closed")
    if table.people[person].gone:
        raise Refused("not_yours", "you have left this table: join it again")
    _own(table, person)


def check_rematch(table: LiveTable, person: int) -> None:
    _own(table, person)
    if table.settings.guided:
        raise Refused("wrong", "a first game has no rematch: open another, or a real one")
    _need(table, OVER, "a rematch follows when the game is over")
    if table.rematch is not None:
        raise Refused("too_late", f"the rematch is open already: {table.rematch}")


def _start(table: LiveTable, person: int) -> e.Started:
    _host(table, person)
    _need(table, OPEN, "the game has begun")
    if table.free:
        empty = [letter(n) for n, seat in enumerate(table.seats) if seat.free]
        raise Refused("wrong", f"somebody must sit in every seat: free: {', '.join(empty)}")
    waiting = [
        table.people[seat.person].name
        for seat in table.seats
        if seat.person is not None
        and seat.person != person
        and not seat.ready
        and not table.people[seat.person].program
    ]
    if waiting:
        raise Refused("wrong", f"not everybody is ready: {', '.join(waiting)}")
    return started(table)


def started(table: LiveTable) -> e.Started:
    return e.Started(table.deal.head(places(table.seats, table.people)))


def _seal(table: LiveTable, person: int, sealed: str) -> e.Sealed:
    _need(table, OPEN, "numbers are sealed before the game begins")
    _own(table, person)
    if sealed in [one.hash for number, one in enumerate(table.people) if number != person]:
        raise Refused("wrong", "somebody else has sealed the same number: seal one of your own")
    return e.Sealed(person, sealed)


def _reveal(table: LiveTable, person: int, nonce: str) -> e.Revealed:
    seat = _own(table, person)
    if table.life != PLAYING or table.play is not None:
        raise Refused("too_late", "numbers are revealed between the start and the deal")
    place = table.deal.places[seat]
    if place.hash is None:
        raise Refused("wrong", "you have sealed no number before the start")
    if place.nonce is not None:
        raise Refused("too_late", "you have revealed your number already")
    if nonce_hash(table.code, nonce) != place.hash:
        raise Refused("wrong", "that is not the number that you have sealed")
    return e.Revealed(seat, nonce)


def _replace(table: LiveTable, person: int, seat: int, bot: str) -> e.TookOver:
    """Nobody decides for another: one's own seat, or that of somebody for whom the table has waited
    as long as was agreed."""
    own = _seat(table, seat).person == person
    if not own:
        _host(table, person)
    _need(table, PLAYING, "a bot replaces a person while the game goes on")
    check_bot(bot)
    if table.seats[seat].played_by is not None:
        raise Refused("too_late", f"a bot plays at {letter(seat)} already")
    if not own and table.settings.absence == "vote":
        raise Refused("not_yours", "at this table the others vote about who is away")
    if not own and not table.seats[seat].missed:
        raise Refused("not_yours", "a bot replaces only somebody who is away, or who asks for it")
    return e.TookOver(seat, bot)


def _leave(table: LiveTable, person: int) -> e.AnyEntry:
    """Who leaves a game that goes on lets a bot play it out, whatever was agreed for the absent,
    and may return to the seat."""
    if table.settings.guided:
        return e.Closed("its learner has left")
    seat = table.seat_of(person)
    if table.life != PLAYING or seat is None:
        return e.Left(person)
    if table.seats[seat].left:
        raise Refused("too_late", "you have left already")
    return e.TookOver(seat, table.seats[seat].stand_in or table.settings.stand_in, left=True)


def _resume(table: LiveTable, person: int) -> e.Rejoined:
    seat = _own(table, person)
    if table.recess is None:
        raise Refused("too_late", "there is no break: play goes on")
    if table.seats[seat].stand_in is not None:
        raise Refused("too_late", "a bot plays for you: return first")
    if seat in table.recess.back:
        raise Refused("too_late", "you are back already: the others are not")
    return e.Rejoined(seat)


def _choose(table: LiveTable, person: int, command: c.Choose, spent: int) -> e.Chose:
    seat = _own(table, person)
    _need(table, PLAYING, "there is nothing to decide: the game is not going on")
    if table.seats[seat].stand_in is not None:
        raise Refused("too_late", "a bot plays for you: return first")
    if table.recess is not None:
        raise Refused("too_late", "nobody decides during a break: end it with 'resume'")
    play = table.play
    if play is None:
        raise Refused("too_late", "there is nothing to decide: the cards are being dealt")
    if command.request != play.requests[seat] or seat not in play.asked:
        raise Refused("too_late", "that is not what you are asked now")
    options = table.offered(seat)
    if command.option not in [option.id for option in options]:
        allowed = ", ".join(f"{option.id} ({option.name})" for option in options)
        raise Refused("wrong", f"that is not among your options: allowed: {allowed}")
    objection = play.objection(command.option)
    if objection:
        raise Refused("wrong", objection)
    return e.Chose(seat, command.option, spent)


def _need(table: LiveTable, life: str, otherwise: str) -> None:
    if table.life != life:
        raise Refused("too_late", otherwise)


def _host(table: LiveTable, person: int) -> None:
    if table.host != person:
        name = table.people[table.host].name
        raise Refused("not_yours", f"only the host can do that: {name}")


def _own(table: LiveTable, person: int) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise Refused("not_yours", "you have no seat at this table")
    return seat


def _seat(table: LiveTable, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        letters = LETTERS[: len(table.seats)]
        raise Refused("wrong", f"there is no such seat: allowed: 0 to {len(letters) - 1}")
    return table.seats[seat]


def _other(table: LiveTable, person: int, other: int) -> int:
    if not 0 <= other < len(table.people) or table.people[other].gone or other == person:
        names = [
            f"{n} ({one.name})"
            for n, one in enumerate(table.people)
            if n != person and not one.gone
        ]
        raise Refused("wrong", f"there is no such person: allowed: {', '.join(names) or 'nobody'}")
    return other
