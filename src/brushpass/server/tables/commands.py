"""What a person can ask of a table. The same over a WebSocket and over HTTP."""

from typing import Annotated

from msgspec import Meta, Struct

# The sender's own name for the command: sent again with the same, it is carried out once.
Id = Annotated[str, Meta(pattern="^[ -~]{1,64}$")]


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
    """Host, during play: a bot plays on for the person in this seat."""

    seat: int
    name: str


class Return(Command, frozen=True, forbid_unknown_fields=True):
    """Take one's own seat back from the bot."""


class Vote(Command, frozen=True, forbid_unknown_fields=True):
    """For a bot in a seat that does not decide."""

    seat: int


class Leave(Command, frozen=True, forbid_unknown_fields=True):
    pass


class Rematch(Command, frozen=True, forbid_unknown_fields=True):
    """The same people and bots again, each one seat further."""


AnyCommand = (
    Sit
    | Stand
    | Bot
    | Invite
    | Ready
    | Start
    | Choose
    | Say
    | Kick
    | HandOver
    | Replace
    | Return
    | Vote
    | Leave
    | Rematch
)
