"""The outcome of a match for its players: their ratings and achievements."""

from bot.decks.telling import MARKS, Telling
from bot.games import GAMES
from bot.i18n import Text, listed
from bot.store import Sitter
from bot.store.models import Outcome
from bot.store.rating_model import WHOLE, rating_of
from bot.tables.match_end import finish
from bot.tables.table import Table
from bot.ui.narration import telling
from engine.core import COMEBACK


def outcome_lines(table: Table, text: Text) -> list[str]:
    """Return a line with all new ratings, and a line for each achievement.

    Players who left for good are included. Players whose data were deleted are not.
    """
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
    """Return the id of the seat's user, or of the user who left the seat for good.

    A result of 0 or less stands for a computer, or for a user whose data were deleted.
    """
    return sitter.user or sitter.leaver or 0


def thanks(table: Table, text: Text) -> str:
    """Return the sentence that thanks a player after the match.

    It also says whether the match counts for leaderboards.
    """
    counts = table.match is None or table.match.result is None or finish(table, table.match, 0).counted
    return text("hand-over" if counts else "hand-over-uncounted")


def rating_words(outcome: Outcome, text: Text) -> str:
    """Format a rating as `1532 (+14)`. For a user without a full rating, give the percentage reached so far instead."""
    if outcome.weight < WHOLE:
        return text("rating-provisional", part=outcome.weight // 10)
    now, change = rating_of(outcome.mu), rating_of(outcome.mu) - rating_of(outcome.mu_before)
    return text("rating-changed", rating=str(now), change=change)


def achievement(key: str, telling: Telling) -> str:
    """Return the name of an achievement, such as `a win from last place` or the first win with a pattern.

    `key`: the achievement's key, or the pattern's.
    """
    counts, _, least = key.rpartition("_")
    if least.isdecimal():
        return telling.speak(f"achievement-{counts}", count=int(least))
    if key == COMEBACK:
        return telling.speak(f"achievement-{key}")
    return telling.speak("achievement-first", name=telling.yaku(key))


def achievement_in(game: str, key: str, text: Text, main: str) -> str:
    """Return the name of an achievement with its game.

    `game`: "" if it counts matches of all games. Then `main` is the game whose words are used.
    """
    what = achievement(key, Telling(text, GAMES[game or main], lambda _seat: ""))
    return text("profile-achievement", game=text(game), what=what) if game else what
