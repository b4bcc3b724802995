"""The one door out: views and messages become bytes here and nowhere else."""

from typing import Any

import msgspec


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of every view."""


class Message(Wire, frozen=True, forbid_unknown_fields=True, tag_field="fact", tag=str.lower):
    """Base of everything a seat can be told. Its type's name is the fact."""


_encoder = msgspec.json.Encoder(order="deterministic")


def encode(thing: Wire) -> bytes:
    return _encoder.encode(thing)


def decode(data: bytes, kind: Any) -> Any:
    return msgspec.json.decode(data, type=kind)
