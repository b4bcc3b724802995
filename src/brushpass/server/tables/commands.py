"""What a person can ask of a table. The same over a WebSocket and over HTTP."""

from typing import Annotated

from msgspec import Meta, Struct

from brushpass.server.tokens import CODE_LETTERS

# The sender's own name for the command: sent again with the same, it is carried out once.
Id = Annotated[str, Meta(pattern="^[ -~]{1,64}$")]
# Short enough to be typed on another device; of the letters that codes are made of.
Word = Annotated[str, Meta(pattern=f"^[{CODE_LETTERS}]{{8}}$")]
Figure = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    id: Id


class Sit(Command, frozen=True, forbid_unknown_fields=True):
    seat: int


class Stand(Command, frozen=True, forbid_unknown_fields=True):
    pass


class Bot(Command, frozen=True, forbid_unknown_fields=True):
    """Host, before the start: a bot in a free seat, or none in it any more."""

    seat: int
    name: str | None


class Invite(Command, frozen=True, forbid_unknown_fields=True):
    """Host, before the start: asks a bot with an account to a free seat."""

    seat: int
    name: str


class Ready(Command, frozen=True, forbid_unknown_fields=True):
    ready: bool = True


class Seal(Command, frozen=True, forbid_unknown_fields=True):
    """Before the start: the hash of a number that one will add to the luck of the deal."""

    hash: Figure


class Reveal(Command, frozen=True, forbid_unknown_fields=True):
    """After the start: that number."""

    nonce: Figure


class Start(Command, frozen=True, forbid_unknown_fields=True):
    """Host."""


class Choose(Command, frozen=True, forbid_unknown_fields=True):
    request: int
    option: int


class Say(Command, frozen=True, forbid_unknown_fields=True):
    text: str


class Kick(Command, frozen=True, forbid_unknown_fields=True):
    """Host, before the start."""

    person: int


class HandOver(Command, frozen=True, forbid_unknown_fields=True, tag="hand_over"):
    """Host."""

    person: int


class Replace(Command, frozen=True, forbid_unknown_fields=True):
    """During play: a bot plays on in one's own seat, or, the host asks, in that of somebody who is
    away."""

    seat: int
    name: str


class Return(Command, frozen=True, forbid_unknown_fields=True):
    """Take one's own seat back from the bot."""


class Vote(Command, frozen=True, forbid_unknown_fields=True):
    """For a bot in a seat that does not decide."""

    seat: int


class Resume(Command, frozen=True, forbid_unknown_fields=True):
    """A seat, in a break: play may go on."""


class Leave(Command, frozen=True, forbid_unknown_fields=True):
    pass


class Lend(Command, frozen=True, forbid_unknown_fields=True):
    """A seat: whoever tells this word at the door within five minutes has the seat too, once."""

    word: Word


class Rematch(Command, frozen=True, forbid_unknown_fields=True):
    """The same people and bots again, each one seat further."""


Elsewhere = Invite | Lend | Rematch  # what needs more than the table
AnyCommand = (
    Sit
    | Stand
    | Bot
    | Invite
    | Ready
    | Seal
    | Start
    | Reveal
    | Choose
    | Say
    | Kick
    | HandOver
    | Replace
    | Return
    | Vote
    | Resume
    | Leave
    | Lend
    | Rematch
)
