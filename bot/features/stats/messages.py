"""The statistics of a server for the last weeks of its calendar. They contain no user's name."""

from collections.abc import Sequence
from datetime import timedelta
from itertools import pairwise

from bot.common.zones import at_hour, local
from bot.decks.deck import LONGEST
from bot.decks.telling import fitting
from bot.features.stats.picture import Weeks, picture
from bot.store.servers import Numbers
from bot.transport.payload import CALM, MessagePayload, Part, post
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
    shown = Weeks(
        (text("numbers-column-week"), *(text(f"numbers-column-{kind}") for kind in KINDS)),
        tuple((day, *map(str, row)) for day, row in zip(days, rows, strict=True)),
        text("numbers-hours", zone=zone),
        tuple(hours),
    )
    data = await context.draw_page(picture, shown)
    told: Part = "\n".join((*said, busiest))
    if data is not None:
        told = "numbers.png", data, fitting([busiest, *said], text, LONGEST)
    return post(text("numbers-title"), told, text("numbers-note"), accent=CALM)


def _hours(found: Numbers, zone: str) -> list[int]:
    hours = [0] * 24
    for began, count in found.began.items():
        hours[local(began, zone).hour] += count
    return hours
