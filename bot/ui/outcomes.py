"""What a match did to those who played it: their ratings, and what they have achieved."""

from __future__ import annotations

from bot.decks.telling import MARKS, Telling
from bot.i18n import Text, listed
from bot.store import Sitter
from bot.store.models import Outcome
from bot.store.rating_model import WHOLE, rating_of
from bot.store.records import IN_A_ROW, RUN
from bot.tables.table import Table, finish
from bot.ui.narration import telling
from engine.core import COMEBACK


def outcome_lines(table: Table, text: Text) -> list[str]:
    """A line with the ratings of all who have one now, and one for each thing that somebody has achieved; also of who
    left for good, but not of who had their data deleted."""
    named = [(each, f"<@{user}>") for each in table.outcomes if (user := _person(table.sitter(each.seat))) > 0]
    rated = [
        text("table-rating", mark=MARKS[each.seat], who=who, rating=rating_words(each, text))
        for each, who in named
        if each.rated
    ]
    said = telling(table, text)
    achieved = [
        text("table-achieved", who=who, what=achievement(key, said)) for each, who in named for key in each.achieved
    ]
    return [*([text("table-ratings", ratings=listed(rated, text, "dots"))] if rated else []), *achieved]


def _person(sitter: Sitter) -> int:
    """Who has the seat, or had it until they left for good; 0 or less: a computer, or somebody whom nothing names."""
    return sitter.user or sitter.leaver or 0


def thanks(table: Table, text: Text) -> str:
    """What a player reads when the match is over: thanks, and the one thing there is to say about leaderboards."""
    counts = table.match is None or table.match.result is None or finish(table, table.match, 0).counted
    return text("hand-over" if counts else "hand-over-uncounted")


def rating_words(outcome: Outcome, text: Text) -> str:
    """`1532 (+14)`, or that there is none yet."""
    if outcome.weight < WHOLE:
        return text("rating-provisional", part=outcome.weight // 10)
    now, change = rating_of(outcome.mu), rating_of(outcome.mu) - rating_of(outcome.mu_before)
    return text("rating-changed", rating=str(now), change=change)


def achievement(key: str, telling: Telling) -> str:
    """What it is, `a win from last place`: of a pattern that it was the first."""
    if key in (COMEBACK, IN_A_ROW):
        return telling.speak(f"achievement-{key}", count=RUN)
    return telling.speak("achievement-first", name=telling.yaku(key))
