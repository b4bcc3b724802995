"""What goes into a store and comes out of it."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class TableRow:
    code: str
    game: str
    rules: int
    settings: bytes
    secret: bytes = field(repr=False)
    listed: bool
    created_at: float
    life: str
    free: int


@dataclass(frozen=True)
class OverviewRow:
    """A table without its secret."""

    code: str
    game: str
    settings: bytes
    life: str
    created_at: float
    changed_at: float


@dataclass(frozen=True)
class AtTable:
    """Somebody with a token, at one of the tables where it is known."""

    token: bytes
    person: int
    code: str
    life: str
    changed_at: float


@dataclass(frozen=True)
class EntryRow:
    number: int
    person: int | None
    command: str | None
    data: bytes


@dataclass(frozen=True)
class ResultRow:
    code: str
    game: str
    mode: str
    seats: int
    players: bytes
    ending: str
    winners: bytes
    points: bytes
    record: str = field(repr=False)
    finished_at: float


@dataclass(frozen=True)
class Append:
    """One entry for the log of a table, with what it changes in the table's other rows.

    It is refused if the number is taken, or if the same command of the same person is there.
    """

    code: str
    entry: EntryRow
    at: float
    life: str
    free: int
    result: ResultRow | None = None
