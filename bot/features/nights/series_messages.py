"""Private messages about a series of club nights: its table, and how it can be handed over or ended."""

from collections.abc import Sequence

import discord

from bot.features.nights.arena import COUNTED, NightStanding
from bot.features.nights.night_messages import ROWS, weekly_words
from bot.features.nights.service import FEWEST
from bot.i18n import Text
from bot.store.nights import Series
from bot.transport.custom_ids import CustomId
from bot.transport.payload import CALM, Button, MessagePayload, Part, View, button, post
from bot.ui.narration import person

SERIES = CustomId("series:{series_id:int}:{verb:show|sure|end}")
SERIES_HOST = CustomId("series:{series_id:int}:host")


def series_button(series: Series, text: Text) -> Button:
    """Return the button that opens the message about a series."""
    return button(text("series-open", day=series.weekday), SERIES(series.id, "show"))


def series_message(
    series: Series, table: Sequence[NightStanding], coming: int, text: Text, *, leads: bool, sure: bool = False
) -> MessagePayload:
    """Build the message about a series.

    `coming`: when its next night begins, in unix milliseconds. `leads`: whether the user may hand it over or end it.
    `sure`: whether to ask for confirmation of ending it.
    """
    hosted = text("series-host", who=person(series.host, text), channel=f"<#{series.channel}>")
    rows = [
        text("series-row", rank=each.rank, who=person(each.user, text), points=each.points, count=each.played)
        for each in table[:ROWS]
    ]
    parts: list[Part] = [text("series-title", game=text(series.game), every=weekly_words(series, text))]
    if series.ended_at is None:
        parts.append(f"{hosted}\n{text('series-next', at=f'<t:{coming // 1000}:f>', least=FEWEST)}")
    else:
        parts.append(text("series-over"))
    parts += ["\n".join(rows) or text("night-unplayed"), text("series-counted", count=COUNTED)]
    if leads and series.ended_at is None:
        member: discord.ui.UserSelect[View] = discord.ui.UserSelect(
            custom_id=SERIES_HOST(series.id), placeholder=text("series-hand-over")
        )
        off = button(text("series-end"), SERIES(series.id, "end" if sure else "sure"), discord.ButtonStyle.danger)
        parts += [member, text("series-sure") if sure else "", [off]]
    return post(*parts, accent=CALM)


def lost_line(series: Series, text: Text) -> str:
    """Return the line that tells a host that a series has ended."""
    every, channel = weekly_words(series, text), f"<#{series.channel}>"
    return text(f"series-lost-{series.reason}", game=text(series.game), every=every, channel=channel)
