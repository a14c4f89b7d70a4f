"""Cost of a resignation in rating points, shown before a player resigns."""

from __future__ import annotations

from bot.store.guarded import GuardedStore
from bot.store.models import Rated, Score
from bot.tables.table import Table, rateable, resigned, untouched
from bot.tables.weights import weights
from engine.core import Seat


async def stake(guarded: GuardedStore, table: Table, seat: Seat) -> int | None:
    """Return by how much the player's rating changes if that seat resigns now.

    With three or more seats, the other players are assumed to go on. None if the rating does not change, or the change
    is unknown. Raises UserError: not-loaded.
    """
    match = table.match
    if match is None or not rateable(table) or untouched(table, match):
        return None
    scene = match.scene(None)
    given_up = resigned(table, match) | {seat}
    order = [(place.seat == seat, place.seat in given_up, -place.points) for place in scene.places]
    places = [1 + sum(other < mine for other in order) for mine in order]
    parts = weights(match.game, match.rules, match.seats, scene.settled, "resigned", given_up)
    users = [each.user or each.leaver or -1 - each.seat for each in table.sitters]
    scores = tuple(Score(*each) for each in zip(users, places, parts, strict=True))
    ended = Rated(table.id, guarded.now(), scores)
    found = await guarded.read(guarded.store.records.foresee(table.row.guild, table.row.game, ended))
    return found[seat] if found else None
