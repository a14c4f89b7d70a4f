"""The advice of the strongest computer player, with its reasons: two sentences, and figures for users who want them."""

from collections.abc import Sequence

from bot.history.decisions import SURE
from bot.i18n import Text, has, listed
from bot.tables.table import Table
from bot.transport.payload import Button, button
from bot.ui.custom_ids import ADVICE
from bot.ui.narration import deck_of, telling
from bot.ui.render_context import Advised, RenderContext
from engine.core import Action, Seat, Weighed

LEAST_GAP = 0.05
"""Smallest difference in points worth showing. A smaller one would be rounded to 0.0."""
LEAST_PERCENT = 2
"""Smallest difference between two chances worth showing, in percentage points.

Chance alone makes equally good cards differ by less.
"""
DANGERS = {"behind": (30, 60), "danger": (3, 8), "claimed": (10, 30)}
"""Percentages at which each kind of danger begins to be called `some`, and `high`.

The limits for `danger` (feeding a win) are low, because it costs the most. Those for `behind` are high, because other
players get more points in half of all rounds anyway.
"""


def advice_words(table: Table, seat: Seat, weighed: Sequence[Weighed], context: RenderContext) -> Advised:
    """Build the advice for a seat: the best action, what it is good for, and how dangerous it is.

    The result also has the figures for the page behind *More*. They say why the second best action is worse. `weighed`:
    the actions with their values, best first.
    """
    text, (best, *others) = context.speak, weighed
    named = labels(table, seat, context)
    gap = _gap(best, others[0]) if others else "points"
    reasons = deck_of(table).reasons(table.begun.scene(seat), best.action, telling(table, text))
    said = {
        "good": listed((*reasons, good_words(best, gap, table, text)), text, "clauses"),
        "alike": "yes" if gap == "alike" else "no",
        "other": named[others[0].action] if others else "",
        "danger": danger_words(best, table, text),
    }
    figures = figure_words(best, table, text)
    if others:
        key = "advice-alike" if gap == "alike" else f"advice-better-{gap}"
        behind = f"{best.points - others[0].points:.1f}"
        figures.append(text(key, gap=behind, chance=percent(others[0]), other=named[others[0].action]))
    told = {"action": named[best.action], "figures": listed(figures, text, "clauses")}
    return Advised(text("advice", action=named[best.action], **said).strip(), text("advice-figures", **told))


def good_words(best: Weighed, gap: str, table: Table, text: Text) -> str:
    """Say what the best action is good for.

    That is a win, a hand closer to a win, the chance to win the match, or points. `gap`: why it is better than the
    second best, as `_gap` returns it.
    """
    figures = dict(best.figures)
    distance, helping = figures.get("distance"), figures.get("helping", 0)
    if table.game.verbs[best.action.verb].wins:
        reason = "win"
    elif distance is not None:
        reason = "ready" if distance <= 1 else "near"
    elif gap == "chance":
        reason = "match"
    else:
        reason = "points" if best.points > 0 else "least"
    return text("advice-good", reason=reason, unit=deck_of(table).unit, distance=distance or 0, helping=helping)


def danger_words(weighed: Weighed, table: Table, text: Text) -> str:
    """Name the danger of an action and say how high it is. Return "" if its figures contain no danger."""
    for name, number in weighed.figures:
        if name in DANGERS:
            some, much = DANGERS[name]
            level = "low" if number < some else "some" if number < much else "high"
            return text(f"advice-danger-{name}", level=level, others=table.row.seats - 1)
    return ""


def advice_button(table: Table, text: Text) -> Button:
    """Build the button that asks for advice on the open question."""
    return button(text("advice-button"), ADVICE(table.id, table.begun.number))


def figure_words(weighed: Weighed, table: Table, text: Text) -> list[str]:
    """List an action's points, its chance of winning the match, and each of its figures that has a text."""
    unit, others = deck_of(table).unit, table.row.seats - 1
    points = f"{weighed.points:+.1f}".replace("-", "−")
    known = [(f"advice-figure-{name}", number) for name, number in weighed.figures]
    return [
        text("advice-points", points=points, unit=unit),
        *(text(key, number=number, others=others) for key, number in known if has(key)),
        text("advice-chance", chance=percent(weighed)),
    ]


def percent(weighed: Weighed) -> int:
    """Return an action's chance of winning the match, as a whole number of percent."""
    return round(weighed.chance * 100)


def _gap(best: Weighed, other: Weighed) -> str:
    """Return why the best action is better than the second best.

    `points`: it surely brings more points. `chance`: it only has a better chance of winning the match. `alike`: the
    difference is too small.
    """
    if best.points - other.points > max(SURE * other.error, LEAST_GAP):
        return "points"
    sure = best.chance - other.chance > SURE * other.chance_error
    return "chance" if sure and percent(best) - percent(other) >= LEAST_PERCENT else "alike"


def labels(table: Table, seat: Seat, context: RenderContext) -> dict[Action, str]:
    """Return the full button label of each action that the seat may take."""
    match = table.begun
    said, question = telling(table, context.speak), match.question
    offer = deck_of(table).offer(match.scene(seat), question, question.legal[seat], said)
    emoji = context.emoji(table)
    return {
        choice.action: f"{emoji.get(next(iter(choice.action.pieces), ''), '')} {choice.full or choice.label}".lstrip()
        for row in offer.rows
        for choice in row
    }
