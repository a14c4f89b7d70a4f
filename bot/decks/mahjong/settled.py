"""The words for a settled hand: its sets, what scored, the formula, who pays, and why some players pay more."""

from collections.abc import Iterable
from math import prod

from bot.decks.mahjong.notation import named, starred
from bot.decks.scenes import badges_with_meaning, ending_words, payment_words
from bot.decks.telling import Telling
from bot.decks.why import capped
from engine.core import Piece, Row, Scene, Seat, Sheet, steps


def settlement(scene: Scene, telling: Telling) -> list[str]:
    """Say how the last hand was settled, one line per fact."""
    sheet = scene.sheet("result")
    if sheet is None:
        return []
    lines = [*ending_words(scene, "table-hand-over", telling), reading(scene, telling)]
    lines += [telling.listed(items(sheet, telling)), formula(sheet, telling)] if sheet.terms else []
    lines += [*payment_words(sheet, telling), telling.listed(bonds(scene, telling), "dots")]
    return [line for line in lines if line]


def reading(scene: Scene, telling: Telling) -> str:
    """Write the winner's hand as sets. A tile has a star if a wild tile stands for it (JX-59)."""
    sheet = scene.sheet("reading")
    sets = telling.listed((starred(_set(row), telling) for row in sheet.rows), "dots") if sheet else ""
    return telling.text("tiles-reading", sets=sets) if sets else ""


def _set(row: Row) -> list[tuple[Piece, bool]]:
    """Return the sorted tiles of a set, each with whether it gets a star: `78✦9 Char`.

    The last `row.number` tiles of the row get a star. They are wild, or wild tiles stand for them."""
    natural = len(row.pieces) - row.number
    return sorted((piece, place >= natural) for place, piece in enumerate(row.pieces))


def items(sheet: Sheet, telling: Telling) -> list[str]:
    """List the items that scored, with their points. A doubling is shown as a factor."""
    return [
        telling.text("table-term", name=telling.yaku(row.key), number=2**row.number)
        if row.counts == "doublings"
        else telling.text("table-row", name=telling.yaku(row.key), number=row.number)
        for row in sheet.rows
    ]


def formula(sheet: Sheet, telling: Telling) -> str:
    """Say how the terms lead to the share.

    The sentence is the game's own, and also says whether the share is capped.

    A missing term counts as adding 0 or multiplying by 1."""
    left_out = {term.key: int(term.kind == "factor") for term in telling.game.terms}
    terms, said = steps(telling.game.terms, sheet.terms), left_out | dict(sheet.terms)
    doubled = prod(term.times(number) for term, number, _ in terms if term.kind == "doublings")
    return telling.speak(f"{telling.game.key}-formula", **said, doubled=doubled, capped=capped(sheet, telling))


def bonds(scene: Scene, telling: Telling) -> list[str]:
    """Say why some players paid more shares than others in the last settled hand, or none.

    The reasons are contracts, and that players gave up the hand."""
    found = [
        telling.text("table-was_bound", who=_called(sorted((badge.seat or 0, int(badge.args[0]))), telling))
        for badge in badges_with_meaning("was_bound", scene, telling)
    ]
    gone = [badge.seat or 0 for badge in badges_with_meaning("was_out", scene, telling)]
    return [*found, telling.text("table-was_out", who=_called(gone, telling))] if gone else found


def _called(seats: Iterable[Seat], telling: Telling) -> str:
    return telling.joined(map(telling.who, seats))


def settled_words(scene: Scene, telling: Telling) -> list[str]:
    """Say how the last hand was settled, and how the winner got the last tile."""
    return [*settlement(scene, telling), *last_tile(scene, telling)]


def last_tile(scene: Scene, telling: Telling) -> list[str]:
    """Say how the winner got the last tile, and which flowers they had."""
    sheet = scene.sheet("winning")
    if sheet is None:
        return []
    rows = {row.key: row for row in sheet.rows}
    tile, flowers = rows.get("tile"), rows.get("flowers")
    giver = telling.who(tile.seat) if tile and tile.seat is not None else ""
    came = telling.text(f"table-won-{sheet.reason}", tile=named(tile.pieces if tile else (), telling), giver=giver)
    return [
        came,
        *([telling.text("table-won-flowers", flowers=named(sorted(flowers.pieces), telling))] if flowers else []),
    ]
