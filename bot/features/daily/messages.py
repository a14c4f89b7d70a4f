"""Private messages about a day: before the user plays, after the user has played, and the user's streak."""

from collections.abc import Mapping, Sequence

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
    named: Mapping[int, int],
    guild: int,
    context: RenderContext,
    *,
    shared: bool = False,
) -> MessagePayload:
    """Build the message for a user who has played today: the user's result, and the ranking of all players.

    `shared`: whether the user has told the channel of it. Outside of servers (`guild` 0) that isn't possible.
    """
    text, daily = context.speak, dealt.daily
    table = staged(daily, dealt.hand.user, guild, dealt.match)
    picture, in_words, _ = await looked_at(table, None, context, settles=True)
    settled = "" if picture else "\n".join(deck_of(table).settlement(dealt.match.scene(None), telling(table, text)))
    return post(
        title(dealt, context),
        picture,
        "\n".join(filter(None, (in_words, settled))),
        text("daily-points", points=dealt.hand.points or 0, next=f"<t:{ends(daily.day) // 1000}:R>"),
        text("daily-good") if is_good(dealt) else "",
        table_words(daily, hands, dealt.hand.user, named, text),
        text("daily-secret", until=f"<t:{closes(daily.day) // 1000}:f>"),
        text("share-done") if shared else "",
        [*_ways(daily, text), *([] if shared or not guild else [button(text("share"), DAILY(daily.day, "line"))])],
        accent=CALM,
    )


def is_good(dealt: Dealt) -> bool:
    """Return whether a finished hand reached the par of its day."""
    par, points = dealt.daily.par, dealt.hand.points
    return par is not None and points is not None and points >= par


def line_message(dealt: Dealt, streak: int, text: Text) -> MessagePayload:
    """Build the public message with which a user tells that they have played. It says nothing about the deal.

    `streak`: the number of days to mention. 0: none.
    """
    daily = dealt.daily
    reached = "yes" if is_good(dealt) else "no"
    title = text("daily-title", game=text(daily.game), day=written(daily.day))
    said = text("daily-shared", who=f"<@{dealt.hand.user}>", reached=reached, streak=streak)
    return post(title, said, [button(text("daily-play"), DAILY(0, "play"), GREEN)], accent=CALM)


def table_words(daily: Daily, hands: Sequence[DailyHand], asker: int, named: Mapping[int, int], text: Text) -> str:
    """Return the day's ranking as text, best player first, and the par. It always includes `asker`.

    `named`: the users who may be named, each with the streak to show.
    """
    rows = [(each, 1 + sum((other.points or 0) > (each.points or 0) for other in hands)) for each in hands]
    shown = [(each, rank) for place, (each, rank) in enumerate(rows) if place < MOST or each.user == asker]
    lines = [
        text(
            "daily-row",
            rank=rank,
            who=name_of_player(each, named, text),
            points=each.points or 0,
            streak=named.get(each.user, 0),
        )
        for each, rank in shown
    ]
    par = text("daily-par", points=daily.par) if daily.par is not None else ""
    return "\n".join(filter(None, (text("daily-count", count=len(hands)), *lines, par)))


def streak_message(found: Streak, good: int, today: Daily, done: bool, context: RenderContext) -> MessagePayload:
    """Build the message about the user's streak.

    `good`: the number of days on which they reached the par. `done`: whether today's deal is over for them.
    """
    text = context.speak
    free = "spent" if found.free_spent else "left"
    return post(
        text("daily-streak-title"),
        text("daily-streak", count=found.now),
        text("daily-streak-longest", count=found.longest),
        text("daily-streak-good", count=good),
        text("daily-streak-free", free=free),
        "" if done else text("daily-streak-today", until=f"<t:{ends(today.day) // 1000}:R>"),
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
    return post("\n".join((*said, text("daily-owner"), text("daily-second"))), accent=CALM)
