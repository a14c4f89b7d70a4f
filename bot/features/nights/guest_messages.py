"""Private messages of a club night: the player's table, the expected wait, and the full standings."""

from collections.abc import Mapping, Sequence

import discord

from bot.features.nights.arena import NightStanding
from bot.features.nights.night_messages import MOST, Stand, coming_line, place, rows, title, weekly_words
from bot.features.nights.series_handlers import series_button
from bot.features.nights.service import has_call
from bot.i18n import Text, listed
from bot.store.nights import Night, Series
from bot.tables.table import Table
from bot.transport.payload import CALM, OVER, Button, MessagePayload, Part, button, post
from bot.ui.custom_ids import HAND, NIGHT
from bot.ui.narration import person
from bot.ui.waiting_message import link


def seated_message(table: Table, user: int, text: Text) -> MessagePayload:
    """Build the message that names the user's table and the other players there."""
    others = [person(each, text) for each in table.persons if each != user]
    computers = len(table.sitters) - len(table.persons)
    others += [text("night-computers", count=computers)] if computers else []
    hand = button(text("table-hand"), HAND(table.id), discord.ButtonStyle.success)
    return post(text("night-seated", table=link(table.row, text), who=listed(others, text, "and")), [hand], accent=CALM)


def waiting_message(night: Night, others: int, next_end: int | None, text: Text, *, offered: bool) -> MessagePayload:
    """Build the message for a user who waits for a table.

    `others`: number of other waiting users. `next_end`: when the next table is expected to end, in unix milliseconds.
    `offered`: whether to offer a match with computers in words, and not only by its button.
    """
    said = [
        text("night-waits", count=others),
        text("night-next-end", at=f"<t:{next_end // 1000}:R>") if next_end is not None else "",
        text("night-offer") if offered else "",
    ]
    how = discord.ButtonStyle.success if offered else discord.ButtonStyle.secondary
    play = button(text("night-meanwhile"), NIGHT(night.id, "meanwhile"), how)
    return post(listed(filter(None, said), text, "sentences"), [play, _leave(night, text)], accent=CALM)


def left_message(night: Night, text: Text) -> MessagePayload:
    """Build the message for a user who has stopped waiting for a table."""
    again = button(text("night-next"), NIGHT(night.id, "next"), discord.ButtonStyle.success)
    return post(text("night-left"), [again] if night.state == "running" else (), accent=CALM)


def meanwhile_message(night: Night, text: Text) -> MessagePayload:
    """Build the message for a user who plays computers while waiting for a table."""
    return post(text("night-plays-computer", count=night.seats - 1), [_leave(night, text)], accent=CALM)


def coming_message(night: Night, text: Text, *, comes: bool) -> MessagePayload:
    """Build the message that confirms the user's answer. `comes`: whether the user will come."""
    words = text("night-you-come" if comes else "night-you-stay", at=f"<t:{night.starts_at // 1000}:R>")
    return post(words, text("night-called") if comes and has_call(night) else "", accent=OVER)


def details_message(stand: Stand, user: int, text: Text, *, stops: bool, sure: bool = False) -> MessagePayload:
    """Build the message with all details of a night.

    `stops`: whether the user may end or cancel the night. `sure`: whether to ask for confirmation of ending or
    cancelling it.
    """
    night, mine = stand.night, next((each for each in stand.standings if each.user == user and each.played), None)
    own = "" if mine is None else text("night-mine", rank=mine.rank, points=mine.points, earned=mine.earned)
    parts: list[Part] = [title(night, text)]
    if night.state == "coming":
        parts += [coming_line(stand.guests, text), text("night-called") if has_call(night) else ""]
    else:
        parts += [rows(stand.standings[:MOST], text) or text("night-unplayed"), own]
    parts.append(text("night-points"))
    if stand.series is not None:
        parts.append([series_button(stand.series, text)])
    if stops and night.open and night.state != "ending" and not night.skipped:
        off = "off" if night.state == "coming" else "end"
        kind = "sure" if not sure else "stop"
        parts += [text(f"night-{off}-sure")] if sure else []
        parts.append([button(text(f"night-{off}-button"), NIGHT(night.id, kind), discord.ButtonStyle.danger)])
    return post(*parts, accent=CALM)


def list_message(
    open_: Sequence[Night], weekly: Sequence[Series], past: Mapping[Night, Sequence[NightStanding]], text: Text
) -> MessagePayload:
    """Build the list of a server's nights. Open nights come first, then series and past nights.

    `past`: the past nights, each with the standings of its first places. Nights that nobody played are left out.
    """
    coming = [_line(night, text) for night in open_]
    series = [
        text("series-list", game=text(each.game), every=weekly_words(each, text), channel=f"<#{each.channel}>")
        for each in weekly
    ]
    archive = [_past_line(night, first, text) for night, first in past.items() if first]
    details = [button(text("night-details-of", game=text(each.game)), NIGHT(each.id, "details")) for each in open_[:5]]
    return post(
        text("night-list-title"),
        "\n".join(coming) or text("night-list-none"),
        details,
        "\n".join(series),
        [series_button(each, text) for each in weekly[:5]],
        "\n".join((text("night-list-past"), *archive)) if archive else "",
        text("night-list-how"),
        accent=CALM,
    )


def _leave(night: Night, text: Text) -> Button:
    return button(text("night-leave"), NIGHT(night.id, "leave"))


def _line(night: Night, text: Text) -> str:
    at = f"<t:{night.starts_at // 1000}:f>"
    return text(f"night-list-{night.state}", game=text(night.game), at=at, channel=f"<#{night.channel}>")


def _past_line(night: Night, first: Sequence[NightStanding], text: Text) -> str:
    places = [place(each, text) for each in first]
    day = f"<t:{night.starts_at // 1000}:d>"
    return text("night-list-over", game=text(night.game), day=day, places=listed(places, text, "dots"))
