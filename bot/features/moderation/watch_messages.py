"""The report on conspicuous recent matches, as sentences with figures, one page at a time."""

from collections.abc import Callable, Sequence

from bot.decks.telling import joined
from bot.features.moderation.abuse_report import DAYS, GAVE_UP, HELPED, LOST, MANY, MOST, Flag, FlaggedMatches
from bot.features.moderation.custom_ids import TABLES, WATCH
from bot.features.moderation.person_messages import choosing
from bot.games import GAMES
from bot.i18n import Text, listed
from bot.transport.payload import CALM, Button, MessagePayload, Part, button, post

ON_A_PAGE = 8
NAMED = 6
"""Maximum number of players that a sentence names."""
MOST_OPTIONS = 25


def watch_message(
    seen: FlaggedMatches, called: Callable[[int], str], text: Text, page: int, activity: str = ""
) -> MessagePayload:
    """Build a page of the report, with a select of the users that it names.

    `called`: returns a user's name for places where mentions don't work. `activity`: lines about moderators' actions,
    for the first page.
    """
    pages = max(1, -(-len(seen.sights) // ON_A_PAGE))
    page = min(page, pages - 1)
    shown = seen.sights[page * ON_A_PAGE :][:ON_A_PAGE]
    parts: list[Part] = [text("watch-title", count=seen.matches, days=DAYS)]
    if not seen.whole:
        parts.append(text("watch-part", count=MOST))
    if page == 0:
        parts.append(activity)
    parts.append("\n".join(_sentence(sight, text) for sight in shown) or text("watch-nothing"))
    people = dict.fromkeys(user for sight in shown for user in _named(sight) if user > 0)
    if people:
        parts.append(choosing([*people][:MOST_OPTIONS], called, text))
    buttons: list[Button] = [button(text("page-back"), WATCH(page - 1))] if page else []
    buttons += [button(text("page-on"), WATCH(page + 1))] if page + 1 < pages else []
    buttons.append(button(text("moderate-back"), TABLES(0)))
    return post(*parts, text("watch-note", many=MANY, gave=GAVE_UP, lost=LOST, helped=HELPED), buttons, accent=CALM)


def _named(sight: Flag) -> Sequence[int]:
    """Return the users that the sentence about this flag names."""
    return [*sight.people[:NAMED], *([sight.around] if sight.around is not None else [])]


def _sentence(sight: Flag, text: Text) -> str:
    named = [_who(user, text) for user in sight.people[:NAMED]]
    who = joined(named, text)
    if (more := len(sight.people) - NAMED) > 0:
        who = text("watch-more", who=listed(named, text), count=more)
    values = {**sight.figures, "game": text(sight.game) if sight.game in GAMES else sight.game}
    around = "" if sight.around is None else _who(sight.around, text)
    return text(f"watch-{sight.kind}", who=who, count=sight.count, of=sight.of, around=around, **values)


def _who(user: int, text: Text) -> str:
    return text("former-player") if user < 0 else f"<@{user}>"
