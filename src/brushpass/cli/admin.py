"""`brushpass admin`: for whoever runs a server. Needs its database, not the server itself."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

import typer

from brushpass.cli.arguments import AsJson, read_number
from brushpass.cli.commands import Commands
from brushpass.cli.screen import print_json, screen
from brushpass.cli.serve import DEFAULT, Database
from brushpass.cli.sheet import grid
from brushpass.core.refusal import Refusal, unknown

LONGEST = 36_500  # days
T = TypeVar("T")

Life = Annotated[
    str | None, typer.Option("--life", metavar="LIFE", help="Only open, playing, over, closed ...")
]
Most = Annotated[str, typer.Option("--most", metavar="N", help="How many tables to list.")]
Code = Annotated[str, typer.Argument(metavar="CODE", help="Which table.")]
Why = Annotated[str, typer.Option("--why", metavar="TEXT", help="Told to the people there.")]
Older = Annotated[
    str, typer.Option("--older-than", metavar="DAYS", help="Days without anything happening.")
]

admin = typer.Typer(
    cls=Commands,
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=True,
    help="Look after the tables of a server, whether it is running or not.",
)


@admin.command()
def tables(
    database: Database = DEFAULT, life: Life = None, most: Most = "100", as_json: AsJson = False
) -> None:
    """List tables, the one that changed last first."""
    from brushpass.server.admin import LIVES, list_tables

    if life is not None and life not in LIVES:
        raise unknown("life", life, LIVES)
    count = read_number(most, "--most", 1)
    found = in_store(database, lambda store: list_tables(store, life, count))
    if as_json:
        import msgspec

        print_json(msgspec.to_builtins(found))
        return
    console = screen()
    rows = [
        [t.code, t.life, t.game, age(t.opened), age(t.changed), ", ".join([*t.people, *t.bots])]
        for t in found
    ]
    if rows:
        console.print(grid(["Table", "Life", "Game", "Opened", "Changed", "People, bots"], rows))
    else:
        console.print("There are no such tables.")


def age(days: float) -> str:
    minutes = int(days * 24 * 60)
    if minutes < 120:
        return f"{minutes} min ago"
    return f"{minutes // 60} h ago" if days < 2 else f"{int(days)} days ago"


@admin.command()
def close(code: Code, why: Why, database: Database = DEFAULT, as_json: AsJson = False) -> None:
    """Close a table. Everybody there is told why, at once if the server is running."""
    from brushpass.server.admin import close_table

    in_store(database, lambda store: close_table(store, code.upper(), why))
    if as_json:
        print_json({"closed": code.upper()})
    else:
        screen().print(f"Table {code.upper()} is closed.")


@admin.command()
def delete(older_than: Older, database: Database = DEFAULT, as_json: AsJson = False) -> None:
    """Delete old tables with all that belongs to them; none that is being played."""
    from brushpass.server.admin import delete_tables

    days = read_number(older_than, "--older-than", 0, LONGEST)
    count = in_store(database, lambda store: delete_tables(store, days))
    if as_json:
        print_json({"deleted": count})
    else:
        screen().print(f"{count} tables deleted.")


def in_store(database: str, work: Callable[[Any], Awaitable[T]]) -> T:
    from brushpass.server.store.opening import find_store
    from brushpass.server.store.store import DOWN

    async def whole() -> T:
        store = find_store(database, beside=True)
        await store.open(lambda code, number: None)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(whole())
    except DOWN as error:
        raise Refusal(str(error)) from None
