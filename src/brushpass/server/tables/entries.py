"""Everything that can happen at a table. A table is what its entries, in order, make of it."""

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from brushpass.bots.fault import Kind


class Entry(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="entry",
    tag=str.lower,
):
    pass


class Joined(Entry, frozen=True, forbid_unknown_fields=True):
    name: str
    program: bool = False  # a bot that came over the network
    mark: str = ""  # from where (doorway.py)


class Left(Entry, frozen=True, forbid_unknown_fields=True):
    person: int
    kicked: bool = False


class Sat(Entry, frozen=True, forbid_unknown_fields=True):
    person: int
    seat: int


class Stood(Entry, frozen=True, forbid_unknown_fields=True):
    """`away`: nobody was there to keep the seat."""

    person: int
    away: bool = False


class Botted(Entry, frozen=True, forbid_unknown_fields=True):
    """A bot of ours in a seat, or none in it any more."""

    seat: int
    bot: str | None


class Invited(Entry, frozen=True, forbid_unknown_fields=True):
    """A bot with an account is asked to sit down here."""

    person: int
    seat: int


class Readied(Entry, frozen=True, forbid_unknown_fields=True):
    person: int
    ready: bool


class HandedOver(Entry, frozen=True, forbid_unknown_fields=True):
    person: int


class Sealed(Entry, frozen=True, forbid_unknown_fields=True):
    """The hash of a number that the person will add to the luck of the deal (decision 19)."""

    person: int
    hash: str


class Started(Entry, frozen=True, forbid_unknown_fields=True):
    """`head`: what the table is bound to from now on, to the letter, for all luck follows from it
    and a later version may write one otherwise. Tables that were begun before there was an exchange
    have none, and were dealt at once."""

    head: str = ""


class Revealed(Entry, frozen=True, forbid_unknown_fields=True):
    seat: int
    nonce: str


class Dealt(Entry, frozen=True, forbid_unknown_fields=True):
    """Without the numbers that are not in: the table has waited long enough for them."""


class Chose(Entry, frozen=True, forbid_unknown_fields=True):
    """`spent`: milliseconds that the seat's clock ran since it was last written down. `fault`: how
    the bot in this seat lost its turn, if the Clerk decided for it."""

    seat: int
    action: int
    spent: int = 0
    fault: Kind | None = None


class Clocked(Entry, frozen=True, forbid_unknown_fields=True):
    """Time spent so far, written down so that little is lost with the server."""

    spent: dict[int, int]  # by seat, in milliseconds


class Missed(Entry, frozen=True, forbid_unknown_fields=True):
    """A seat does not decide: its person is away, or its time is up."""

    seat: int
    overtime: bool
    spent: int = 0


class Came(Entry, frozen=True, forbid_unknown_fields=True):
    """The person of a missed seat is back, before anybody took it."""

    seat: int


class Voted(Entry, frozen=True, forbid_unknown_fields=True):
    """For a bot in a missed seat."""

    person: int
    seat: int


class TookOver(Entry, frozen=True, forbid_unknown_fields=True):
    """`left`: its person has left, and a rematch does not count on them."""

    seat: int
    bot: str
    left: bool = False


class Returned(Entry, frozen=True, forbid_unknown_fields=True):
    seat: int


class Rested(Entry, frozen=True, forbid_unknown_fields=True):
    """How long a break has lasted so far, written down so that little is lost with the server."""

    spent: int  # milliseconds since it was last written down


class Rejoined(Entry, frozen=True, forbid_unknown_fields=True):
    """A seat wants to go on after a break."""

    seat: int


class Resumed(Entry, frozen=True, forbid_unknown_fields=True):
    """A break has lasted as long as one may."""


class Said(Entry, frozen=True, forbid_unknown_fields=True):
    person: int
    text: str


class Lent(Entry, frozen=True, forbid_unknown_fields=True):
    """A word with which the person's own seat is opened on another device, once."""

    person: int
    word: str  # its hash
    until: float  # seconds since 1970


class Claimed(Entry, frozen=True, forbid_unknown_fields=True):
    """Somebody told that word."""

    person: int


class Rematched(Entry, frozen=True, forbid_unknown_fields=True):
    code: str


class Closed(Entry, frozen=True, forbid_unknown_fields=True):
    why: str


AnyEntry = (
    Joined
    | Left
    | Sat
    | Stood
    | Botted
    | Invited
    | Readied
    | HandedOver
    | Sealed
    | Started
    | Revealed
    | Dealt
    | Chose
    | Clocked
    | Missed
    | Came
    | Voted
    | TookOver
    | Returned
    | Rested
    | Rejoined
    | Resumed
    | Said
    | Lent
    | Claimed
    | Rematched
    | Closed
)

_encoder = Encoder()
_decoder = Decoder(AnyEntry)


def write(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read(data: bytes) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(data)
    return entry
