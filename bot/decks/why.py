"""The way to a score, step by step in words: what scored and with which pieces, what was added and multiplied, who pays
whom."""

from __future__ import annotations

from collections.abc import Mapping

from bot.decks.scenes import ending_words
from bot.decks.telling import Telling
from engine.core import Piece, Row, Scene, Seat, Sheet

Pieces = tuple[Piece, ...]


def ended(scene: Scene, key: str, telling: Telling) -> list[str]:
    """Which round it was (`key` says it) and how it ended."""
    return ending_words(scene, key, telling)[:2]


def scored(sheet: Sheet, telling: Telling) -> list[str]:
    """A line for each row: its points or doublings, and its pieces."""
    return [_row(row, telling) for row in sheet.rows]


def _row(row: Row, telling: Telling) -> str:
    key = "why-doubling" if row.counts == "doublings" else "why-row"
    said = telling.text(key, name=telling.yaku(row.key), number=row.number)
    return f"{said}{_with(row.pieces, telling)}"


def _with(pieces: Pieces, telling: Telling) -> str:
    """The pieces behind what they scored."""
    return telling.text("why-pieces", pieces=telling.counted(pieces)) if pieces else ""


def steps(
    sheet: Sheet, telling: Telling, *, doublings: str = "", pieces: Mapping[str, Pieces] | None = None
) -> list[str]:
    """A line for each term that changes the number, with what comes out. doublings: the term that counts how often the
    points are doubled; pieces: of a term, those that it counts."""
    kinds = {term.key: term.kind for term in telling.game.terms}
    lines: list[str] = []
    summed = any(kinds[key] == "sum" for key, _ in sheet.terms)  # else the rows are among the terms
    value = sheet.rows[0].number if summed and len(sheet.rows) == 1 else 0
    said = value if sheet.rows else None
    for key, number in sheet.terms:
        name, kind = telling.term(key), kinds[key]
        if kind == "points" and number:
            value += number
            added = telling.text("why-added", name=name, number=abs(number), minus="yes" if number < 0 else "no")
            lines.append(f"{added}{_with((pieces or {}).get(key, ()), telling)}")
        elif kind == "sum" and sheet.rows:
            value = number
            if number != said:
                lines.append(telling.text("why-sum", number=value))
                said = number
        elif kind == "factor" and (times := 2**number if key == doublings else number) != 1:
            value = said = value * times
            lines.append(telling.text("why-times", name=name, times=times, value=value))
        elif kind == "share":
            capped = "yes" if number < value else "no"
            value = number
            lines.append(telling.text("why-share", number=number, capped=capped))
        elif kind == "score" and number != said:
            lines.append(telling.text("why-score", number=number))
    return lines


def payments(sheet: Sheet, telling: Telling) -> list[str]:
    """Who pays whom in all, by name, a line for all who pay the same; with the shares where it is more than one."""
    share = dict(sheet.terms).get("share", 0)
    paid: dict[tuple[Seat, Seat], int] = {}
    for payer, payee, amount in sheet.payments:
        paid[payer, payee] = paid.get((payer, payee), 0) + amount
    alike: dict[tuple[Seat, int], list[Seat]] = {}
    for (payer, payee), amount in paid.items():
        alike.setdefault((payee, amount), []).append(payer)
    return [
        telling.text(
            "why-payment",
            payers=telling.joined(map(telling.who, payers)),
            count=len(payers),
            payee=telling.who(payee),
            amount=amount,
            shares=amount // share if share else 1,
        )
        for (payee, amount), payers in alike.items()
    ]


def changes(scene: Scene, telling: Telling) -> list[str]:
    """What the round brought everybody, in one line."""
    sheet = scene.sheet("settled") or Sheet("settled")
    brought = [
        telling.text("why-change", who=telling.who(row.seat), points=f"{row.number:+}")
        for row in sheet.rows
        if row.seat is not None
    ]
    return [" · ".join(brought)] if brought else []
