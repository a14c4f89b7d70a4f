"""The explanation of a score, step by step in words.

It says what scored and with which pieces, what was added and multiplied, and who pays whom."""

from typing import Literal

from bot.decks.scenes import ending_words, paid
from bot.decks.telling import Telling
from engine.core import Piece, Row, Scene, Seat, Sheet
from engine.core import steps as terms_of

Pieces = tuple[Piece, ...]


def ended(scene: Scene, key: str, telling: Telling) -> list[str]:
    """Say which round was settled, and how it ended. `key`: the message about the round."""
    return ending_words(scene, key, telling)[:2]


def scored(sheet: Sheet, telling: Telling) -> list[str]:
    """Return a line for each pattern that scored: its points or doublings, and its pieces."""
    return [_row(row, telling) for row in sheet.rows]


def spoilt(sheet: Sheet, telling: Telling) -> list[str]:
    """Return a line for each pattern that does not count because of the other pieces with it."""
    return [
        telling.text("why-spoilt", name=telling.yaku(row.key), pieces=telling.counted(row.pieces)) for row in sheet.rows
    ]


def _row(row: Row, telling: Telling) -> str:
    key = "why-doubling" if row.counts == "doublings" else "why-row"
    said = telling.text(key, name=telling.yaku(row.key), number=row.number)
    return f"{said}{_scale(row, telling)}{_with(row.pieces, telling)}"


def _scale(row: Row, telling: Telling) -> str:
    """Explain the points of a pattern to which more pieces add points: `= 1 for 5, + 1 for one more`."""
    pattern = next((each for each in telling.patterns if each.key == row.key and each.step), None)
    if pattern is None or row.number <= pattern.points:
        return ""
    more = (row.number - pattern.points) // pattern.step
    return telling.text("why-scale", points=pattern.points, least=pattern.least, step=pattern.step, more=more)


def _with(pieces: Pieces, telling: Telling) -> str:
    """Return words that name the pieces that scored, to follow their points. Return "" without pieces."""
    return telling.text("why-pieces", pieces=telling.counted(pieces)) if pieces else ""


def steps(sheet: Sheet, telling: Telling, won: Sheet | None = None) -> list[str]:
    """Return a line for each term that changes the score, with the score after that term.

    `won`: the sheet of the winning hand. Its rows hold the pieces that a term counts."""
    terms = [*terms_of(telling.game.terms, sheet.terms)]
    kinds = {term.kind for term, *_ in terms}
    counted = {row.key: row.pieces for row in won.rows} if won else {}
    lines: list[str] = []
    summed = "sum" in kinds  # otherwise the rows are among the terms
    said = sheet.rows[0].number if summed and len(sheet.rows) == 1 else None
    for term, number, value in terms:
        name, kind, times = telling.term(term.key), term.kind, term.times(number)
        if kind == "points" and number:
            minus = "yes" if number < 0 else "no" if lines or summed else "first"
            added = telling.text("why-added", name=name, number=abs(number), minus=minus)
            lines.append(f"{added}{_with(counted.get(term.counts, ()), telling)}")
        elif kind == "sum" and sheet.rows and number != said:
            lines.append(telling.text("why-sum", number=number))
            said = number
        elif times != 1:
            said = value
            lines.append(telling.text("why-times", name=name, times=times, value=value))
        elif kind == "share":
            lines.append(telling.text("why-share", number=number, capped=capped(sheet, telling)))
        elif kind == "cap" and "share" not in kinds:
            lines.append(telling.text("table-row", name=name, number=number))
        elif kind == "score" and number != said:
            lines.append(telling.text("why-score", number=number))
    return lines


def capped(sheet: Sheet, telling: Telling) -> Literal["yes", "no"]:
    """Return whether a cap reduces the points, as a variable of messages."""
    return "yes" if any(term.kind == "cap" for term, *_ in terms_of(telling.game.terms, sheet.terms)) else "no"


def payments(sheet: Sheet, telling: Telling) -> list[str]:
    """Say how much each player pays in total, and to whom. Add the number of shares if it is more than one.

    Players who pay the same amount to the same player share a line."""
    alike: dict[tuple[Seat, int, int], list[Seat]] = {}
    for (payer, payee), (amount, shares) in paid(sheet).items():
        alike.setdefault((payee, amount, shares), []).append(payer)
    return [
        telling.text(
            "why-payment",
            payers=telling.joined(map(telling.who, payers)),
            count=len(payers),
            payee=telling.who(payee),
            amount=amount,
            shares=shares,
        )
        for (payee, amount, shares), payers in alike.items()
    ]


def changes(scene: Scene, telling: Telling) -> list[str]:
    """Say in one line how many points each seat won or lost in the round."""
    sheet = scene.sheet("settled") or Sheet("settled")
    brought = [
        telling.text("why-change", who=telling.who(row.seat), points=row.number)
        for row in sheet.rows
        if row.seat is not None
    ]
    return [telling.listed(brought, "dots")] if brought else []
