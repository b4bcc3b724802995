"""The one door out: views, messages and beliefs become bytes here and nowhere else."""

from functools import cache
from typing import Any

import msgspec


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of every view."""


class Message(Wire, frozen=True, forbid_unknown_fields=True, tag_field="fact", tag=str.lower):
    """Base of everything a seat can be told. Its type's name is the fact."""


class Question(Wire, frozen=True, forbid_unknown_fields=True):
    """In how many of the worlds that the seat's view allows each answer is true."""

    about: str  # "B's identity", "the alliance"
    counts: dict[str, int]

    def share(self, answer: str) -> float:
        return self.counts.get(answer, 0) / sum(self.counts.values())


class Belief(Wire, frozen=True, forbid_unknown_fields=True):
    """Exact: every world that fits is counted, with the weight that the deal gives it."""

    worlds: int
    questions: list[Question]


_encoder = msgspec.json.Encoder(order="deterministic")


def encode(thing: Wire) -> bytes:
    return _encoder.encode(thing)


def decode(data: bytes, kind: Any) -> Any:
    return decoder(kind).decode(data)


@cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Kept: to make one for all messages of a game takes a hundred times as long as to use it."""
    return msgspec.json.Decoder(kind)
