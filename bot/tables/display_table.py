"""Tables that are only displayed. They are not saved and have no seed, and no player waits there."""

from collections.abc import Mapping

from bot.store import Sitter, TableRow
from bot.tables.table import Table
from engine.core import AnyGame, AnyMatch, Seat


def unplayed(
    game: AnyGame,
    match: AnyMatch | None,
    users: Mapping[Seat, int],
    *,
    guild: int = 0,
    level: str = "",
    due_at: int | None = None,
) -> Table:
    """Return a table that is not saved and only shows `match`.

    Without a match, it is a table before its start, with the fewest seats that the game allows.

    - `users`: the user in each seat. All other seats have computers.
    - `level`: the level of these computers. By default the easiest.
    - `due_at`: the deadline of the open question, in unix milliseconds.
    """
    seats = game.seats[0] if match is None else match.seats
    rules = next(iter(game.presets.values())) if match is None else match.rules
    row = TableRow(
        guild=guild,
        channel=0,
        game=game.key,
        preset=next((name for name, preset in game.presets.items() if preset == rules), ""),
        rules=rules.plain(),
        seats=seats,
        host=next(iter(users.values())),
        server_seed=b"",
        created_at=0,
        due_at=due_at,
    )
    computer = level or next(iter(game.players))
    sitters = (Sitter(seat, users.get(seat), None if seat in users else computer, "", 0) for seat in range(seats))
    return Table(row, tuple(sitters), match)
