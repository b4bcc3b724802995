"""Rooms and items in use (R7, R8, R9, R11)."""

from brushpass.core.wire import Message


class Drew(Message, frozen=True, forbid_unknown_fields=True):
    """`fresh` if the deck was made anew from the discarded items."""

    seat: int
    item: int
    fresh: bool


class Dropped(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    item: int
    objective: bool


class Armed(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    weapons: list[int]


class Kept(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    weapon: int


class Reception(Message, frozen=True, forbid_unknown_fields=True):
    seat: int


class Locked(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    floor: int


class Healed(Message, frozen=True, forbid_unknown_fields=True):
    seat: int


class Called(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    faction: int


class Lights(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    dark: bool


class Hacked(Message, frozen=True, forbid_unknown_fields=True):
    """`card` as in Interrogated."""

    seat: int
    victim: int
    room: int
    card: int


class Used(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    item: int


class Bombed(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    faction: int


class Boarded(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    faction: int


class Cracked(Message, frozen=True, forbid_unknown_fields=True):
    """`item` is NONE if the briefcase is empty."""

    seat: int
    colour: int
    item: int


class TookOut(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    colour: int
    taken: bool


class PutIn(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    colour: int
    filled: bool
    item: int


House = (
    Drew
    | Dropped
    | Armed
    | Kept
    | Reception
    | Locked
    | Healed
    | Called
    | Lights
    | Hacked
    | Used
    | Bombed
    | Boarded
    | Cracked
    | TookOut
    | PutIn
)
