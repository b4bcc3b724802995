"""Interactions, and what the winner does with the loser (R4, R5, R14)."""

from brushpass.core.wire import Message


class Exchanged(Message, frozen=True, forbid_unknown_fields=True):
    """`outcome` is 1 if `seat` is ahead, -1 if `other` is; `attacked`, and those who saw the cards,
    `eyes`, are seats as bits."""

    seat: int
    other: int
    attacked: int
    outcome: int
    first: int
    second: int
    eyes: int


class Offered(Message, frozen=True, forbid_unknown_fields=True):
    """`given`: 1 if `seat` gives, 2 if `other` does, 3 if both do."""

    seat: int
    other: int
    given: int
    healed: bool


class Gave(Message, frozen=True, forbid_unknown_fields=True):
    """`eyes`: who saw which item it is, seats as bits."""

    giver: int
    taker: int
    item: int
    eyes: int


class Settled(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    other: int
    outcome: int


class Spared(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    loser: int


class Injured(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    loser: int


class Stole(Message, frozen=True, forbid_unknown_fields=True):
    """`eyes` as in Gave."""

    seat: int
    loser: int
    item: int
    eyes: int


class Interrogated(Message, frozen=True, forbid_unknown_fields=True):
    """`card`: a loyalty, NEUTRAL_SEEN, or WEAPON_SEEN plus a weapon; `eyes` who saw it, as bits;
    `added`: the weapon that the loser laid beside the other two."""

    seat: int
    loser: int
    card: int
    added: int
    eyes: int


class Arrested(Message, frozen=True, forbid_unknown_fields=True):
    """`eyes` are the seats that saw the loyalty, as bits."""

    seat: int
    loser: int
    wanted: bool
    loyalty: int
    eyes: int


class Disgraced(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    items: list[int]


Meetings = (
    Exchanged
    | Offered
    | Gave
    | Settled
    | Spared
    | Injured
    | Stole
    | Interrogated
    | Arrested
    | Disgraced
)
