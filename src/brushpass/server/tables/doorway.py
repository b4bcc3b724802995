"""From where people come to a table, as far as the table must know: who was sent away stays away,
and nobody takes several seats of a table that strangers may find.

An address is kept as a mark, which says nothing but whether another of the same table is the same.
"""

import hashlib
from typing import Final

from brushpass.server.entropy import Entropy
from brushpass.server.lines import line_of
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.table import LiveTable

SALT_BYTES: Final = 8
MARK_BYTES: Final = 12
MOST_FROM_ONE: Final = 20  # people at a table, those who left among them


def first_mark(address: str, entropy: Entropy) -> str:
    """Of whoever opens a table: all other marks there are made with the same salt."""
    return mark_of(entropy(SALT_BYTES).hex(), address)


def mark_at(table: LiveTable, address: str) -> str:
    """Nothing at a table that was opened before there were marks."""
    salt = table.people[0].mark.partition(":")[0]
    return mark_of(salt, address) if salt else ""


def mark_of(salt: str, address: str) -> str:
    digest = hashlib.sha256(f"{salt} {line_of(address)}".encode()).digest()
    return f"{salt}:{digest[:MARK_BYTES].hex()}"


def check_welcome(table: LiveTable, mark: str) -> None:
    """Those who share a line with somebody at the table are that person's guests; no stranger comes
    so often that there is no room for others."""
    there = [one for one in table.people if one.mark == mark != ""]
    if any(one.kicked for one in there) and all(one.gone for one in there):
        raise Refused("not_yours", "you were sent away from this table")
    if len(there) >= MOST_FROM_ONE and mark != table.people[table.host].mark:
        raise Refused("too_fast", f"up to {MOST_FROM_ONE} people come from one address")


def check_one_seat(table: LiveTable, mark: str, person: int | None = None) -> None:
    """Only the host may seat several from where they are: those who share a device."""
    if not table.settings.listed or mark == "" or mark == table.people[table.host].mark:
        return
    seated = {seat.person for seat in table.seats if seat.person is not None} - {person}
    if any(table.people[one].mark == mark for one in seated):
        raise Refused("not_yours", "from where you are somebody sits here already: one seat each")
