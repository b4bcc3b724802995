"""A disk that has lost its power: what was synced is there, of the rest anything may be.

Writes that were not synced are dropped, or some of them are not, in any choice, and one may be torn
in the middle. Names of files are taken to be durable.
"""

import random
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

HEAD: Final = struct.Struct("=QQQQ")
SECTOR: Final = 512


@dataclass(frozen=True)
class Deed:
    kind: str  # w: write, t: truncate, s: sync, u: unlink
    name: str
    offset: int
    data: bytes


def read_trace(trace: Path) -> Iterator[Deed]:
    data = trace.read_bytes()
    at = 0
    while at < len(data):
        kind, name, offset, size = HEAD.unpack_from(data, at)
        at += HEAD.size
        carried = size if chr(kind) == "w" else 0
        yield Deed(
            chr(kind),
            data[at : at + name].decode(),
            offset,
            data[at + name : at + name + carried],
        )
        at += name + carried


@dataclass
class File:
    durable: bytearray = field(default_factory=bytearray)
    pending: list[Deed] = field(default_factory=list)

    def do(self, deed: Deed) -> None:
        if deed.kind != "s":
            self.pending.append(deed)
            return
        for waiting in self.pending:
            apply(self.durable, waiting)
        self.pending = []

    def after_a_loss(self, luck: random.Random) -> bytes:
        content = bytearray(self.durable)
        survives = luck.choice([0.0, 0.0, 0.3, 0.7, 1.0])
        for deed in self.pending:
            if luck.random() < survives:
                torn = deed.kind == "w" and luck.random() < 0.2
                length = luck.randrange(0, len(deed.data) + 1, SECTOR) if torn else None
                apply(content, deed, length)
        return bytes(content)


def apply(content: bytearray, deed: Deed, length: int | None = None) -> None:
    if deed.kind == "t":
        del content[deed.offset :]
        content.extend(bytes(deed.offset - len(content)))
        return
    data = deed.data if length is None else deed.data[:length]
    content.extend(bytes(max(0, deed.offset - len(content))))
    content[deed.offset : deed.offset + len(data)] = data
