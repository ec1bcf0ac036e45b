"""`questboard admin`: what an operator does with a database; and `questboard upgrade --check`."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from questboard.games import load_rules, playable
from questboard.kernel import SetupError

if TYPE_CHECKING:
    from questboard.server.store import Store


Database = Annotated[
    str | None,
    typer.Option(help="A file or a URL; by default a file in your data folder."),
]

admin = typer.Typer(no_args_is_help=True, help="Look after the tables of a server.", rich_markup_mode=None)


def _with(database: str | None, work: Any) -> Any:
    """Do something with a database, which is upgraded first."""
    from questboard.server import run
    from questboard.server.store import Store, StoreError

    settings = run.prepare_settings(database)
    run.check_file(settings.database_url)

    async def do() -> Any:
        store = Store(settings.database_url)
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(do())
    except (StoreError, OSError) as error:
        raise SetupError(run.database_problem(settings.database_url, error)) from error


@admin.command()
def tables(database: Database = None, status: Annotated[str, typer.Option(help="Only these.")] = "") -> None:
    """List tables, the latest first: id, game, status, moves, days since the last change, people."""
    for record in _with(database, lambda store: store.latest(status)):
        days = (time.time() - record.updated) / 86400
        names = ", ".join(f"{seat.name} ({(seat.device or seat.kind)[:12]})" for seat in record.seats)
        state = f"{record.status}{', in trouble' if record.trouble else ''}"
        typer.echo(f"{record.id}  {record.game:10} {state:22} {record.move:6} {days:7.1f}  {names}")


@admin.command()
def reports(database: Database = None) -> None:
    """List what people have reported, the latest first."""
    for report in _with(database, lambda store: store.reports()):
        at = time.strftime("%Y-%m-%d %H:%M", time.localtime(report.at))
        typer.echo(f"{at}  table {report.table}  seat {report.seat + 1}: {report.why!r}")


@admin.command()
def close(table: str, database: Database = None) -> None:
    """Close a table; it can still be saved and replayed."""

    async def work(store: Store) -> bool:
        found = await store.table(table)
        if found is None or found.over:
            return False
        closed: dict[str, Any] = {"status": "closed", "closed_because": "operator", "paused": False}
        await store.change_table(table, **closed, due=None, proposal=None, trouble=None, updated=time.time())
        return True

    if not _with(database, work):
        raise SetupError(f"there is no table {table!r} that is not over")
    typer.echo(f"{table} is closed.")


@admin.command()
def export(table: str, database: Database = None) -> None:
    """Print the save of a table, with its luck: whoever reads it knows every card."""
    from questboard.server.room import Room

    async def work(store: Store) -> str | None:
        record = await store.table(table)
        return Room(record, await store.moves(table)).table.save() if record else None

    text = _with(database, work)
    if text is None:
        raise SetupError(f"there is no table {table!r}")
    typer.echo(text, nl=False)


@admin.command()
def delete(table: str, database: Database = None) -> None:
    """Delete a table with its moves and chat."""
    _with(database, lambda store: store.delete_table(table))
    typer.echo(f"{table} is deleted.")


@admin.command()
def ban(table: str, seat: int, database: Database = None, lift: bool = False) -> None:
    """Bar the person on a seat of a table from sitting down anywhere, or let them in again."""

    async def work(store: Store) -> bool:
        record = await store.table(table)
        device = record.seats[seat - 1].device if record and 1 <= seat <= len(record.seats) else None
        if device:
            await store.ban(device, not lift)
        return bool(device)

    if not _with(database, work):
        raise SetupError(f"no person sits on seat {seat} of {table!r}")
    typer.echo("They can sit down again." if lift else "They can't sit down at any table.")


@admin.command()
def erase(table: str, seat: int, database: Database = None) -> None:
    """Erase all traces of the person on a seat of a table, as they could do themselves."""

    async def work(store: Store) -> list[str] | None:
        record = await store.table(table)
        device = record.seats[seat - 1].device if record and 1 <= seat <= len(record.seats) else None
        return await store.erase_device(device, time.time()) if device else None

    erased = _with(database, work)
    if erased is None:
        raise SetupError(f"no person sits on seat {seat} of {table!r}")
    typer.echo(f"Erased at {len(erased)} tables.")


def upgrade(
    check: Annotated[
        str, typer.Option("--check", help="A database file or URL; it is not changed.", metavar="DATABASE")
    ],
) -> None:
    """Say which running games of a database this version of Questboard can't continue."""
    from questboard.server import run
    from questboard.server.store import Store, StoreError

    settings = run.prepare_settings(check)
    run.check_file(settings.database_url)

    async def look() -> list[tuple[str, str, int, float]]:
        store = Store(settings.database_url)
        try:
            return await store.unfinished()
        finally:
            await store.close()

    try:
        running = asyncio.run(look())
    except (StoreError, OSError) as error:
        raise SetupError(run.database_problem(settings.database_url, error)) from error
    versions = {game: load_rules(game).version for game in playable()}
    stopped = [each for each in running if versions.get(each[1]) != each[2]]
    for table, game, version, updated in stopped:
        days = (time.time() - updated) / 86400
        now = versions.get(game, "gone")
        typer.echo(f"{table}  {game}: rules {version}, now {now}; last changed {days:.0f} days ago")
    typer.echo(
        f"{len(running)} games are running; {len(stopped)} of them can't be continued by this version."
    )
    if stopped:
        raise typer.Exit(1)
