"""The end of a match: whether it counts and is rated, the places, and the result to save."""

from collections.abc import Collection
from dataclasses import replace

from bot.store import Finish, Sitter
from bot.tables.table import Table
from bot.tables.weights import weights
from engine.core import COMEBACK, FINISH, READY, RESIGN, TABLE, AnyMatch, Result, Seat, comebacks


def moved(match: AnyMatch) -> bool:
    """Return whether a player has moved. After that, a resignation counts in full."""
    return any(seat != TABLE and action not in (READY, FINISH, RESIGN) for seat, action in match.record().moves)


def unsettled(table: Table, match: AnyMatch) -> bool:
    """Return whether a finished match counts for nobody, because no hand was settled.

    If it ended by a resignation, it counts nevertheless. With two seats, a player must have moved before.
    """
    result = match.result
    assert result is not None
    return (result.reason == "finished" and result.hands == 0) or untouched(table, match)


def untouched(table: Table, match: AnyMatch) -> bool:
    """Return whether a resignation costs nothing.

    That is so at a table with two seats, while no hand was settled and no player has moved.
    """
    return len(table.sitters) <= 2 and match.scene(None).settled == 0 and not moved(match)


def resigned(table: Table, match: AnyMatch) -> frozenset[Seat]:
    """Return the seats of all players who have resigned or left for good."""
    left = {each.seat for each in table.sitters if each.resigned_at is not None or (each.gone and not each.nameless)}
    return frozenset(left | {seat for seat, action in match.record().moves if action == RESIGN})


def rateable(table: Table) -> bool:
    """Return whether the match can be rated.

    True if only persons began it, advice is off, and matches at the table's place count.
    """
    return (
        table.venue.counts
        and all(each.gone or each.user is not None for each in table.sitters)
        and not table.row.advice
    )


def at_stake(table: Table) -> bool:
    """Return whether a resignation would change ratings now.

    True if the match can be rated, and a player has moved or a hand was settled. After a moderator gave a seat to a
    computer, nothing changes how the match is rated.
    """
    match = table.match
    if match is None or given_away(table):
        return False
    return rateable(table) and (moved(match) or match.scene(None).settled > 0)


def given_away(table: Table) -> bool:
    """Return whether a moderator gave a seat of the running match to a computer."""
    return any(each.given_at is not None for each in table.sitters)


def as_it_stands(table: Table, gone: Collection[Seat] = ()) -> list[tuple[int, int]]:
    """Return the place and the weight of each seat if the running match were rated now.

    `gone`: seats whose players resign now. Those who resigned before are placed before them, and all others before
    those.
    """
    match = table.begun
    scene = match.scene(None)
    given_up = resigned(table, match) | {*gone}
    order = {each.seat: (each.seat in gone, each.seat in given_up, -each.points) for each in scene.places}
    places = [1 + sum(other < order[seat] for other in order.values()) for seat in range(match.seats)]
    parts = weights(match.game, match.rules, match.seats, scene.settled, "resigned", given_up)
    return list(zip(places, parts, strict=True))


def given_by_moderator(table: Table) -> list[Sitter]:
    """Return the sitters of a match in which a moderator gives a seat to a computer now.

    They say how the match will be rated: by the places at this moment, if at least half of its usual hands were
    settled. Otherwise all weights are 0, and it isn't rated. If a seat was given away before, that moment decides.
    """
    match = table.begun
    if given_away(table):
        return list(table.sitters)
    enough = 2 * match.scene(None).settled >= match.game.hands(match.rules)
    return [
        replace(each, given_at=match.seq, given_place=place, given_weight=weight if enough else 0)
        for each, (place, weight) in zip(table.sitters, as_it_stands(table), strict=True)
    ]


def absent(table: Table, result: Result) -> tuple[Sitter, ...]:
    """Return the sitters who were away when the other players agreed to end the match. [] if it ended otherwise.

    With absent sitters, the match counts for nobody.
    """
    return tuple(each for each in table.sitters if each.away) if result.reason == "finished" else ()


def places_of(table: Table, result: Result) -> tuple[int, ...]:
    """Return each seat's final place. A player who has left comes last, even with the most points.

    If no hand was settled, all other players share one place, even in games where the seat breaks ties (JX-113).
    """
    sitters = table.sitters
    gone = [each.resigned_at is not None or (each.gone and not each.nameless) for each in sitters]
    places = result.places if result.hands else [int(seat == result.last) for seat in range(len(sitters))]
    order = list(zip(gone, places, strict=True))
    return tuple(1 + sum(other < mine for other in order) for mine in order)


def ends_as_kept(table: Table, result: Result, kept: Finish) -> bool:
    """Return whether a replayed match has the result that was saved when it was played (`kept`)."""
    # earlier versions gave places by seat if no hand was settled
    same = not kept.hands or places_of(table, result) == kept.places
    return same and (result.reason, tuple(result.points)) == (kept.reason, kept.points)


def finish(table: Table, match: AnyMatch, now: int) -> Finish:
    """Return how `match` ended at this table at `now` (unix milliseconds), to be saved.

    It counts if its place counts, two or more persons began it, and one of them is still there. It does not count if it
    is `unsettled`, or if it was ended early while a player was away.

    It is rated if it counts, and was begun by persons only, without advice. In addition, a hand must be settled, or a
    player must have resigned after a move. If a moderator gave a seat to a computer, see `given_by_moderator`.
    """
    result = match.result
    assert result is not None
    void = unsettled(table, match) or table.deserted or absent(table, result)
    began = sum(sitter.gone or sitter.user is not None for sitter in table.sitters)
    counted, places = table.venue.counts and began >= 2 and not void, places_of(table, result)
    level = easiest(table) if began == 1 and not void else None
    played = result.hands > 0 or moved(match)
    back = [seat for seat in comebacks(match.scene(None)) if places[seat] == 1 and table.sitter(seat).user is not None]
    if given_away(table):
        parts = tuple(each.given_weight or 0 for each in table.sitters)
        then = tuple(each.given_place or 0 for each in table.sitters)
    else:
        parts = weights(match.game, match.rules, match.seats, result.hands, result.reason, resigned(table, match))
        then = ()
    return Finish(
        reason=result.reason,
        points=result.points,
        places=places,
        counted=counted,
        ended_at=now,
        hands=result.hands,
        rated=counted and rateable(table) and played and any(parts),
        feats=tuple((seat, COMEBACK) for seat in back),
        weights=parts,
        level=level,
        given_places=then,
    )


def easiest(table: Table) -> str | None:
    """Return the lowest level among the computers with which the match began. None: it began without computers."""
    levels = {each.level for each in table.sitters if each.user is None and not each.gone}
    return next((level for level in table.game.players if level in levels), None)
