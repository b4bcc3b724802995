"""The messages. Who gets which is written in the `Teller` of the game's own wire.py.

Cards are given by kind (cards.py): NONE (-1) is no card, HIDDEN (-2) one that the reader does not
know. Sets of seats and factions are bits.
"""

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
    snack: bool


class LetPass(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    sneaker: int


class Knocked(Message, frozen=True, forbid_unknown_fields=True):
    """`seat` is NONE when there was no way left."""

    seat: int
    sneaker: int


class Unlocked(Message, frozen=True, forbid_unknown_fields=True):
    floor: int


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


class Alert(Message, frozen=True, forbid_unknown_fields=True):
    card: int
    level: int


class Guard(Message, frozen=True, forbid_unknown_fields=True):
    room: int
    objective: bool


class Fought(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    attacked: bool
    outcome: int
    card: int
    weapon: int


class MetGuard(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    room: int
    outcome: int


class Prize(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    vip: bool
    item: int


class Claimed(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    taken: bool


class Vip(Message, frozen=True, forbid_unknown_fields=True):
    room: int


class Lost(Message, frozen=True, forbid_unknown_fields=True):
    """`item` is NONE for an injury."""

    seat: int
    item: int


class Jamming(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    disabled: bool


AnyMessage = (
    Briefed
    | Sworn
    | Turn
    | Passed
    | Began
    | Finished
    | Walked
    | Scanned
    | Stopped
    | LetPass
    | Knocked
    | Unlocked
    | Exchanged
    | Offered
    | Gave
    | Settled
    | Spared
    | Injured
    | Stole
    | Interrogated
    | Arrested
    | Disgraced
    | Drew
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
    | Alert
    | Guard
    | Fought
    | MetGuard
    | Prize
    | Claimed
    | Vip
    | Lost
    | Jamming
)
