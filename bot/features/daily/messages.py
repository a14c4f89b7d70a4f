"""Private messages about a day: before the user plays, after the user has played, and the user's streak."""

from collections.abc import Sequence

import discord

from bot.features.daily.days import Streak, begins, closes, date_of, ends, written
from bot.features.daily.hand_messages import DAILY, staged, title
from bot.features.daily.named import name_of_player
from bot.features.daily.seeds import seal_of
from bot.features.daily.service import Dealt
from bot.i18n import Text
from bot.store.dailies import Daily, DailyHand
from bot.transport.payload import ACCENT, CALM, Button, MessagePayload, button, post
from bot.ui.narration import deck_of, telling
from bot.ui.render_context import RenderContext
from bot.ui.replay_frames import looked_at

MOST = 10
"""Maximum number of players listed. The user who asks is listed in any case."""
GREEN = discord.ButtonStyle.success


def start_message(today: Daily, context: RenderContext) -> MessagePayload:
    """Build the message about today's deal for a user who has not played it."""
    text, others = context.speak, today.seats - 1
    return post(
        text("daily-title", game=text(today.game), day=written(today.day)),
        text("daily-about", until=f"<t:{ends(today.day) // 1000}:t>", last=f"<t:{closes(today.day) // 1000}:t>"),
        text("daily-computers", count=others, level=text(f"level-{today.level}")),
        [button(text("daily-play"), DAILY(today.day, "play"), GREEN), *_ways(today, text)],
        accent=ACCENT,
    )


async def over_message(
    dealt: Dealt,
    hands: Sequence[DailyHand],
    named: frozenset[int],
    guild: int,
    context: RenderContext,
) -> MessagePayload:
    """Build the message for a user who has played today: the user's result, and the ranking of all players."""
    text, daily = context.speak, dealt.daily
    table = staged(daily, dealt.hand.user, guild, dealt.match)
    picture, in_words, _ = await looked_at(table, None, context, settles=True)
    settled = "" if picture else "\n".join(deck_of(table).settlement(dealt.match.scene(None), telling(table, text)))
    return post(
        title(dealt, context),
        picture,
        "\n".join(filter(None, (in_words, settled))),
        text("daily-points", points=dealt.hand.points or 0, next=f"<t:{ends(daily.day) // 1000}:R>"),
        table_words(hands, dealt.hand.user, named, text),
        text("daily-secret", until=f"<t:{closes(daily.day) // 1000}:f>"),
        _ways(daily, text),
        accent=CALM,
    )


def table_words(hands: Sequence[DailyHand], asker: int, named: frozenset[int], text: Text) -> str:
    """Return the day's ranking as text, best player first. It always includes `asker`.

    `named`: the users who may be named.
    """
    rows = [(each, 1 + sum((other.points or 0) > (each.points or 0) for other in hands)) for each in hands]
    shown = [(each, rank) for place, (each, rank) in enumerate(rows) if place < MOST or each.user == asker]
    lines = [
        text("daily-row", rank=rank, who=name_of_player(each, named, text), points=each.points or 0)
        for each, rank in shown
    ]
    return "\n".join((text("daily-count", count=len(hands)), *lines))


def streak_message(found: Streak, today: Daily, played: bool, context: RenderContext) -> MessagePayload:
    """Build the message about the user's streak."""
    text = context.speak
    free = "spent" if found.free_spent else "left"
    return post(
        text("daily-streak-title"),
        text("daily-streak", count=found.now),
        text("daily-streak-longest", count=found.longest),
        text("daily-streak-free", free=free),
        "" if played else text("daily-streak-today", until=f"<t:{ends(today.day) // 1000}:R>"),
        [button(text("daily-now"), DAILY(0, "show")), *_ways(today, text)[1:]],
        accent=CALM,
    )


def _ways(today: Daily, text: Text) -> list[Button]:
    """Return the buttons that lead to the other pages about dailies."""
    return [
        button(text("daily-streak-button"), DAILY(0, "streak")),
        button(text("daily-yesterday"), DAILY(today.day - 1, "open")),
        button(text("daily-week"), DAILY(0, "week")),
        button(text("daily-details"), DAILY(0, "details")),
    ]


def details_message(today: Daily, tomorrow: Daily | None, text: Text) -> MessagePayload:
    """Build the page with the seals. A seal proves that the bot did not change a deal afterwards."""
    told = today.announced_at < begins(today.day)
    said = [text("daily-seal", seal=seal_of(today.seed), told="yes" if told else "no")]
    if tomorrow is not None:
        said.append(text("daily-seal-next", day=date_of(tomorrow.day).isoformat(), seal=seal_of(tomorrow.seed)))
    if today.new_key or (tomorrow is not None and tomorrow.new_key):
        said.append(text("daily-new-key"))
    return post("\n".join((*said, text("daily-owner"))), accent=CALM)
