"""Entries and other work, committed together: one commit serves all who wait for it."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Connection

from brushpass.server.store.rows import Append, ResultRow

ENTRY: Final = "(?, ?, ?, ?, ?)"
APPEND: Final = "insert or ignore into entries (code, number, person, command, data) values "
STATE: Final = "(?, ?, ?, ?)"
NOTE: Final = """
with news (code, life, free, at) as (values {})
update tables set life = news.life, free = news.free, changed_at = news.at, asleep = false
from news where tables.code = news.code
"""
RESULT: Final = f"""
insert into results ({", ".join(ResultRow.__dataclass_fields__)})
values ({", ".join("?" for _ in ResultRow.__dataclass_fields__)})
"""

Work = Callable[[Connection], Any]
Told = Callable[[Any, Exception | None], None]  # in the loop, once it is on disk
Job = tuple[Append | Work, Told]
AppendJob = tuple[Append, Told]
Done = tuple[Told, Any, Exception | None]

log = logging.getLogger(__name__)


def _append(raw: Any, batch: Sequence[Append]) -> list[bool]:
    """Of each whether it was taken.

    All in two statements: after each one this thread must win Python's lock again from a busy
    server, so that a statement for every entry would take longer than the disk does.
    """
    rows: list[Any] = []
    for append in batch:
        entry = append.entry
        rows += (append.code, entry.number, entry.person, entry.command, entry.data)
    if raw.execute(APPEND + ",".join([ENTRY] * len(batch)), rows).rowcount != len(batch):
        if len(batch) == 1:
            return [False]
        raise Taken  # by whom must be found out one by one
    last = {append.code: append for append in batch}
    states: list[Any] = []
    for append in last.values():
        states += (append.code, append.life, append.free, append.at)
    raw.execute(NOTE.format(",".join([STATE] * len(last))), states)
    for append in batch:
        if append.result is not None:
            raw.execute(RESULT, list(vars(append.result).values()))
    return [True] * len(batch)


class Taken(Exception):
    """A number or a command of a batch is taken."""


def _append_all(connection: Connection, batch: Sequence[AppendJob]) -> list[Done]:
    try:
        with connection.begin_nested():
            kept = _append(_raw(connection), [append for append, _ in batch])
        return [(tell, k, None) for (_, tell), k in zip(batch, kept, strict=True)]
    except Exception as error:
        if len(batch) == 1:
            return [(batch[0][1], None, error)]
        # Whatever is wrong with one of them, the others must not suffer.
        return [done for one in batch for done in _append_all(connection, [one])]


def _do(connection: Connection, work: Work, tell: Told) -> Done:
    try:
        with connection.begin_nested():  # so that its failure is its own
            return (tell, work(connection), None)
    except Exception as error:
        return (tell, None, error)


def _raw(connection: Connection) -> Any:
    return connection.connection.driver_connection


def _append_at_once(connection: Connection, batch: Sequence[Job]) -> list[Done]:
    """The usual case, in as few steps as there are: nothing but entries, and all of them taken.
    Else nothing is done."""
    appends = [work for work, _ in batch if isinstance(work, Append)]
    if len(appends) < len(batch):
        return []
    raw = _raw(connection)
    try:
        raw.execute("begin")
        kept = _append(raw, appends)
        raw.execute("commit")
    except Exception:
        if raw.in_transaction:
            raw.execute("rollback")
        return []
    return [(tell, k, None) for (_, tell), k in zip(batch, kept, strict=True)]


def commit(connection: Connection, batch: Sequence[Job]) -> list[Done]:
    return _append_at_once(connection, batch) or _commit_each(connection, batch)


def _commit_each(connection: Connection, batch: Sequence[Job]) -> list[Done]:
    appends: list[AppendJob] = []
    done: list[Done] = []
    try:
        with connection.begin():
            for work, tell in batch:
                if isinstance(work, Append):
                    appends.append((work, tell))
                else:
                    done.append(_do(connection, work, tell))
            if appends:
                done += _append_all(connection, appends)
    except Exception as error:
        done = [(tell, None, error) for _, tell in batch]
    return done


def answer(done: Sequence[Done]) -> None:
    for tell, value, error in done:
        try:
            tell(value, error)
        except Exception:  # the others of the batch must not suffer
            log.exception("an answer of the store was not taken")


def settle(future: "asyncio.Future[Any]", value: Any, error: Exception | None) -> None:
    if future.cancelled():
        return
    if error is None:
        future.set_result(value)
    else:
        future.set_exception(error)
