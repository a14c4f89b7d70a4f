"""The statistics of a server for the last weeks of its calendar. They contain no user's name."""

from collections.abc import Sequence
from datetime import timedelta
from itertools import pairwise

from bot.common.zones import at_hour, local
from bot.decks.deck import LONGEST
from bot.decks.telling import fitting
from bot.features.stats.picture import picture
from bot.framework.feature import component
from bot.framework.services import Services
from bot.store.servers import Numbers
from bot.transport.payload import CALM, MessagePayload, Part, post
from bot.transport.permissions import check_manages
from bot.transport.responses import Deferral, Interaction
from bot.ui.custom_ids import NUMBERS
from bot.ui.render_context import RenderContext

WEEKS = 8
"""Number of weeks that are shown. It includes the current one."""
KINDS = ("tables", "people", "new", "unfinished")
Span = tuple[int, int]


def spans(now: int, zone: str) -> list[Span]:
    """Return the beginnings and ends of the last weeks, in unix milliseconds.

    A week lasts from Monday to Monday in the time zone `zone`. The current week is the last one.
    """
    today = local(now, zone).date()
    monday = today - timedelta(days=today.weekday())
    begins = [monday - timedelta(weeks=WEEKS - 1 - number) for number in range(WEEKS + 1)]
    return [*pairwise([int(at_hour(day, 0, zone).timestamp() * 1000) for day in begins])]


async def numbers_message(weeks: Sequence[Span], found: Numbers, zone: str, context: RenderContext) -> MessagePayload:
    """Build the message with the server's statistics: a picture with a description in words.

    If the reader prefers words or if nothing was played, there is no picture.
    """
    text, hours = context.speak, _hours(found, zone)
    if not any(hours):
        return post(text("numbers-title"), text("numbers-nothing", weeks=WEEKS), accent=CALM)
    days = [local(since, zone).date().isoformat() for since, _ in weeks]
    rows = [[getattr(week, kind) for kind in KINDS] for week in found.weeks]
    said = [
        text("numbers-week", day=day, **dict(zip(KINDS, row, strict=True)))
        for day, row in reversed([*zip(days, rows, strict=True)])
    ]
    busiest = text("numbers-busiest", hour=hours.index(max(hours)), count=max(hours), zone=zone)
    shown = (
        (text("numbers-column-week"), *(text(f"numbers-column-{kind}") for kind in KINDS)),
        *((day, *map(str, row)) for day, row in zip(days, rows, strict=True)),
    )
    data = await context.draw_page(picture, shown, text("numbers-hours", zone=zone), tuple(hours))
    told: Part = "\n".join((*said, busiest))
    if data is not None:
        told = "numbers.png", data, fitting([busiest, *said], text, LONGEST)
    return post(text("numbers-title"), told, text("numbers-note"), accent=CALM)


def _hours(found: Numbers, zone: str) -> list[int]:
    hours = [0] * 24
    for began, count in found.began.items():
        hours[local(began, zone).hour] += count
    return hours


class StatsHandlers:
    """The handler that shows statistics, opened from the panel of /server-settings."""

    def __init__(self, services: Services) -> None:
        self._interactions, self._store = services.interactions, services.store

    @component(NUMBERS, deferral=Deferral.WHISPER, private=True)
    async def _show(self, interaction: Interaction) -> MessagePayload:
        check_manages(interaction)
        zone = self._interactions.server(interaction).zone
        weeks = spans(self._store.now(), zone)
        found = await self._store.servers.numbers(interaction.guild_id or 0, weeks)
        return await numbers_message(weeks, found, zone, self._interactions.context_for(interaction, files=True))
