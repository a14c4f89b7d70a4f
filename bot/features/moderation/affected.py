"""The persons at a table for whom a moderator's action is better or worse."""

from bot.store.moderation import Affected, DeedKind, by_places
from bot.tables.table import Table
from engine.core import Seat


def affected(table: Table, kind: DeedKind, seat: Seat | None) -> tuple[Affected, ...]:
    """Return whom an action is better and worse for, judged before it is done.

    A seat that goes to a computer and a skipped wait are worse for the player concerned and better for the others. A
    closed match is worse for players with more points than the average.
    """
    match, persons = table.match, [each for each in table.sitters if each.user is not None]
    if match is None:
        return tuple(Affected(each.user or 0) for each in persons)
    if kind == "close":
        points = {place.seat: -place.points for place in match.scene(None).places}
        return by_places((each.user, points.get(each.seat, 0)) for each in persons)
    hit = {seat} if kind == "seat" else {*match.question.public}
    better = int(any(each.seat in hit for each in persons))
    return tuple(Affected(each.user or 0, -1 if each.seat in hit else better) for each in persons)
