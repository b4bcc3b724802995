"""How somebody takes their seat along to another device without a long link: by a word.

A device that has the seat lends it a word of its own making; told at the table's door soon after,
the word is worth a token, once. Nobody else is asked: a host who could open the seat of another
would see the cards in it. 40 bits, five minutes and a limit on requests leave nothing to guess.
"""

from typing import Final

from brushpass.server.live.house import House
from brushpass.server.live.room import Room
from brushpass.server.live.ticket import Ticket
from brushpass.server.tables import commands as c
from brushpass.server.tables import entries as e
from brushpass.server.tables.decide import check_seated
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.table import LiveTable
from brushpass.server.tokens import hash_of, new_token

LASTS: Final = 300.0  # seconds


async def lend(house: House, room: Room, person: int, command: c.Lend) -> None:
    until = house.time.date() + LASTS

    def note(table: LiveTable) -> e.AnyEntry:
        check_seated(table, person)
        return e.Lent(person, hash_of(command.word).hex(), until)

    await room.change(note, person, command.id)


async def claim(house: House, room: Room, word: str) -> Ticket:
    token = new_token(house.entropy)
    hashed = hash_of(word).hex()
    person = -1

    def come(table: LiveTable) -> e.AnyEntry:
        nonlocal person
        now = house.time.date()
        lent = [who for who, (of, until) in table.lent.items() if of == hashed and now < until]
        if not lent:
            raise Refused(
                "wrong", "no seat waits for this word: ask the other device for a new one"
            )
        (person,) = lent
        check_seated(table, person)
        return e.Claimed(person)

    await room.change(come)  # kept before the token is: a word never works twice
    await house.store.add_token(hash_of(token), room.code, person)
    return Ticket(room.code, person, token)
