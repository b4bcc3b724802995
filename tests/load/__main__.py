"""`make load`: a real server of its own on this machine, measured from this process."""

import argparse
import asyncio
import resource
import tempfile
from contextlib import ExitStack
from pathlib import Path

from brushpass.core.catalogue import games
from tests.load.runs import most, steady
from tests.server.postgres import Postgres
from tests.server.process import Process

BOUNDS = {"sockets": 5_000, "tables": 2_000, "rate": 10_000, "seconds": 600, "workers": 16}


def main() -> None:
    parser = argparse.ArgumentParser(prog="make load ARGS=", description=__doc__)
    parser.add_argument("--postgresql", action="store_true", help="instead of SQLite")
    parser.add_argument("--sockets", type=int, default=2_000, help="idle ones")
    parser.add_argument("--tables", type=int, default=500, help="at which people play")
    parser.add_argument("--rate", type=int, default=200, help="durable moves a second")
    parser.add_argument("--seconds", type=int, default=30, help="of each measurement")
    parser.add_argument("--games", default=",".join(games()), help="played in turn")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--only", choices=["steady", "most"])
    told = parser.parse_args()
    for name, bound in BOUNDS.items():
        if not 0 <= getattr(told, name) <= bound:
            parser.error(f"--{name} is a number from 0 to {bound}")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    played = told.games.split(",")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="brushpass-load-")))
        postgres = stack.enter_context(Postgres()) if told.postgresql else None

        def server(name: str) -> Process:
            database = postgres.database() if postgres else str(folder / f"{name}.db")
            return stack.enter_context(
                Process(database, folder / f"{name}.log", workers=max(1, told.workers))
            )

        store = "PostgreSQL" if postgres else "SQLite"
        print(f"{store}, workers: {max(1, told.workers)}; generator on the same machine")
        print(f"games: {', '.join(played)}")
        if told.only != "most":
            wanted = f"{told.sockets} idle sockets, {told.tables} tables, {told.rate} moves/s asked"
            at = (told.sockets, told.tables, told.rate, told.seconds)
            print(f"{wanted}: {asyncio.run(steady(server('steady'), *at, played)).line()}")
        if told.only != "steady":
            found = asyncio.run(most(server("most"), told.tables, told.seconds, played))
            print(f"as fast as it goes, {told.tables} tables: {found.line()}")


main()
