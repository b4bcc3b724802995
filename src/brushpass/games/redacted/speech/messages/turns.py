"""The course of a game, and how agents walk and sneak (R2, R3, R6)."""

from brushpass.core.wire import Message


class Briefed(Message, frozen=True, forbid_unknown_fields=True):
    """`hideouts` are NONE outside the Danger Zone."""

    mission: int
    factions: list[int]
    starter: int
    hideouts: list[int]


class Sworn(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    loyalty: int


class Turn(Message, frozen=True, forbid_unknown_fields=True):
    """`points` by seat, in the Danger Zone."""

    seat: int
    round: int
    points: list[int]


class Passed(Message, frozen=True, forbid_unknown_fields=True):
    seat: int


class Began(Message, frozen=True, forbid_unknown_fields=True):
    """`deed` is one of cards.DEEDS."""

    seat: int
    deed: int


class Finished(Message, frozen=True, forbid_unknown_fields=True):
    """`winners` are seats as bits, `letters` factions as bits."""

    ending: int
    winners: int
    loyalties: list[int]
    letters: int
    points: list[int]


class Walked(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    room: int
    sneaking: bool


class Scanned(Message, frozen=True, forbid_unknown_fields=True):
    viewer: int
    seat: int
    items: list[int]


class Stopped(Message, frozen=True, forbid_unknown_fields=True):
    seat: int


class SnackBreak(Message, frozen=True, forbid_unknown_fields=True):
    seat: int


class LetPass(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    sneaker: int


class Knocked(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    sneaker: int


class Unlocked(Message, frozen=True, forbid_unknown_fields=True):
    floor: int


Turns = (
    Briefed
    | Sworn
    | Turn
    | Passed
    | Began
    | Finished
    | Walked
    | Scanned
    | Stopped
    | SnackBreak
    | LetPass
    | Knocked
    | Unlocked
)
