"""The report on conspicuous recent matches, for members who manage the server, one page at a time."""

from collections import Counter
from collections.abc import Callable, Sequence

from bot.common.units import DAY_MS
from bot.decks.telling import joined
from bot.features.moderation.abuse_report import (
    DAYS,
    GAVE_UP,
    HELPED,
    LOST,
    MANY,
    MOST,
    Flag,
    FlaggedMatches,
    load_flagged,
)
from bot.features.moderation.custom_ids import TABLES, WATCH
from bot.features.moderation.person_handlers import choosing
from bot.features.moderation.rights import check_manages_here
from bot.framework.feature import component
from bot.framework.services import Services
from bot.games import GAMES
from bot.i18n import Text, listed
from bot.store.moderation import ModerationGain
from bot.transport.payload import CALM, Button, MessagePayload, Part, button, post
from bot.transport.responses import Interaction
from bot.ui.narration import person

ON_A_PAGE = 8
KINDS = ("seat", "wait", "void")
"""Kinds of moderators' actions that are counted."""
NAMED = 6
"""Maximum number of players that a sentence names."""


def watch_message(
    seen: FlaggedMatches, gains: Sequence[ModerationGain], called: Callable[[int], str], text: Text, page: int
) -> MessagePayload:
    """Build a page of the report, with a select of the users that it names.

    `gains`: moderators' actions, in all and by person, for the first page. `called`: returns a user's name for places
    where mentions don't work.
    """
    pages = max(1, -(-len(seen.sights) // ON_A_PAGE))
    page = min(page, pages - 1)
    shown = seen.sights[page * ON_A_PAGE :][:ON_A_PAGE]
    parts: list[Part] = [text("watch-title", count=seen.matches, days=DAYS)]
    if not seen.whole:
        parts.append(text("watch-part", count=MOST))
    if page == 0:
        parts.append(_activity(gains, text))
    parts.append("\n".join(_sentence(sight, text) for sight in shown) or text("watch-nothing"))
    people = dict.fromkeys(user for sight in shown for user in _named(sight) if user > 0)
    if people:
        parts.append(choosing(people, called, text))
    buttons: list[Button] = [button(text("page-back"), WATCH(page - 1))] if page else []
    buttons += [button(text("page-on"), WATCH(page + 1))] if page + 1 < pages else []
    buttons.append(button(text("moderate-back"), TABLES(0)))
    return post(*parts, text("watch-note", many=MANY, gave=GAVE_UP, lost=LOST, helped=HELPED), buttons, accent=CALM)


def _named(sight: Flag) -> Sequence[int]:
    return [*sight.people[:NAMED], *([sight.around] if sight.around is not None else [])]


def _sentence(sight: Flag, text: Text) -> str:
    named = [person(user, text) for user in sight.people[:NAMED]]
    who = joined(named, text)
    if (more := len(sight.people) - NAMED) > 0:
        who = text("watch-more", who=listed(named, text), count=more)
    values = {**sight.figures, "game": text(sight.game) if sight.game in GAMES else sight.game}
    around = "" if sight.around is None else person(sight.around, text)
    return text(f"watch-{sight.kind}", who=who, count=sight.count, of=sight.of, around=around, **values)


def _activity(gains: Sequence[ModerationGain], text: Text) -> str:
    """Return lines about moderators' actions and who gained by them, or "" if there were none."""
    total = {each.kind: each.count for each in gains if each.user is None}
    if not total:
        return ""
    by_person = Counter[int]()
    for each in gains:
        if each.user is not None:
            by_person[each.user] += each.count
    lines = [text("activity-all", days=DAYS, what=_counted(total, text))]
    for user, count in by_person.most_common(ON_A_PAGE):
        kinds = {each.kind: each.count for each in gains if each.user == user}
        lines.append(text("activity-helped", who=f"<@{user}>", count=count, what=_counted(kinds, text)))
    return "\n".join(lines)


def _counted(counts: dict[str, int], text: Text) -> str:
    return joined([text(f"activity-{kind}", count=counts[kind]) for kind in KINDS if kind in counts], text)


class WatchHandlers:
    """Handlers for the report. Each change of the page calculates the report again."""

    def __init__(self, services: Services) -> None:
        self._interactions, self._store = services.interactions, services.store

    @component(WATCH, private=True)
    async def page(self, interaction: Interaction, page: int = 0) -> MessagePayload:
        """Build a page of the report. Raises UserError unless the user manages the server."""
        check_manages_here(interaction)
        seen = await load_flagged(self._store, interaction.guild_id or 0)
        text, called = self._interactions.context_for(interaction).speak, self._interactions.names_for(interaction)
        gains = await self._store.moderation.gains(interaction.guild_id or 0, self._store.now() - DAYS * DAY_MS)
        return watch_message(seen, gains, called, text, page)
