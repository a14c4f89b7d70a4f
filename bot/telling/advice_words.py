"""Says what the best player would do, and why: one sentence made of figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.past.decisions import SURE
from bot.reading.reader import Reader
from bot.reading.speech import deck_of, telling
from bot.tables.table import Table
from bot.wire.post import Button, button
from bot.words import Text, has, listed
from engine.core import Action, Seat, Weighed

LEAST_GAP = 0.05
"""So many points are worth telling, which is half of what a sentence shows as 0.1."""
LEAST_PERCENT = 2
"""A smaller difference between chances is left to chance: equal cards differ by so much."""


def advice_words(table: Table, seat: Seat, weighed: Sequence[Weighed], reader: Reader) -> str:
    """The best of what that seat may do, with its figures and what the next best lacks."""
    text, (best, *others) = reader.speak, weighed
    named = labels(table, seat, reader)
    figures = [*figure_words(best, table, text)]
    if others:
        figures.append(_gap(best, others[0], named, text))
    return text("advice", action=named[best.action], figures=listed(figures, text, "clauses"))


def advice_button(table: Table, text: Text) -> Button:
    """Asks about the open question."""
    assert table.match is not None
    return button(text("advice-button"), f"advice:{table.id}:{table.match.number}")


def figure_words(weighed: Weighed, table: Table, text: Text) -> list[str]:
    """Points, chance, and each figure that has words."""
    unit, others = deck_of(table).unit, table.row.seats - 1
    points = f"{weighed.points:+.1f}".replace("-", "−")
    known = [(f"advice-figure-{name}", number) for name, number in weighed.figures]
    return [
        text("advice-points", points=points, unit=unit),
        *(text(key, number=number, others=others) for key, number in known if has(key)),
        text("advice-chance", chance=percent(weighed)),
    ]


def percent(weighed: Weighed) -> int:
    """The chance of winning the match, as it is shown."""
    return round(weighed.chance * 100)


def _gap(best: Weighed, other: Weighed, named: Mapping[Action, str], text: Text) -> str:
    """The words for how much the best is better than the next: in points as far as these are sure, else in chances."""
    points = best.points - other.points
    if points > max(SURE * other.error, LEAST_GAP):
        return text("advice-better-points", gap=f"{points:.1f}", other=named[other.action])
    sure = best.chance - other.chance > SURE * other.chance_error
    if sure and percent(best) - percent(other) >= LEAST_PERCENT:
        return text("advice-better-chance", chance=percent(other), other=named[other.action])
    return text("advice-alike", other=named[other.action])


def labels(table: Table, seat: Seat, reader: Reader) -> dict[Action, str]:
    """What the button of each action says, in full."""
    match = table.match
    assert match is not None
    said, question = telling(table, reader.speak), match.question
    offer = deck_of(table).offer(match.scene(seat), question, question.legal[seat], said)
    emoji = reader.emoji(table)
    return {
        choice.action: f"{emoji.get(next(iter(choice.action.pieces), ''), '')} {choice.full or choice.label}".lstrip()
        for row in offer.rows
        for choice in row
    }
