"""Messages about a past day: its ranking, the moves of each player, and what would have been better."""

from collections.abc import Mapping, Sequence

import discord

from bot.features.daily.days import written
from bot.features.daily.deterministic_match import PERSON
from bot.features.daily.hand_messages import DAILY, staged
from bot.features.daily.judged import Loss
from bot.features.daily.messages import MOST, table_words
from bot.features.daily.named import name_of_player
from bot.features.daily.seeds import seal_of
from bot.features.daily.service import Dealt
from bot.features.daily.weeks import Weekly
from bot.i18n import Text
from bot.store.dailies import Daily, DailyHand
from bot.tables.table import Table
from bot.transport.display_names import DisplayNames
from bot.transport.payload import CALM, Document, Menu, MessagePayload, button, post
from bot.ui.narration import deck_of, story, telling
from bot.ui.render_context import RenderContext
from bot.ui.replay_frames import looked_at
from engine.core import AnyMatch, Record

ROOM = 2600
"""Maximum characters in the list of a player's moves. If the list is longer, its beginning is left out."""
WAYS = 25


def opened_message(
    daily: Daily,
    hands: Sequence[DailyHand],
    asker: int,
    guild: int,
    named: Mapping[int, int],
    names: DisplayNames,
    context: RenderContext,
    *,
    shared: bool = False,
) -> MessagePayload:
    """Build the ranking of a past day, with a select of the players who may be named.

    `named`: the players who may be named. `shared`: whether the user has already shared the ranking. Outside of servers
    (`guild` 0) it can't be shared.
    """
    text = context.speak
    own = next((hand for hand in hands if hand.user == asker), None)
    buttons = [button(text("daily-lost"), DAILY(daily.day, "lost"))] if own is not None else []
    sharing = [] if shared or not guild else [button(text("share"), DAILY(daily.day, "share"))]
    return post(
        text("daily-title", game=text(daily.game), day=written(daily.day)),
        text("daily-opened"),
        table_words(daily, hands, asker, named, text),
        text("daily-seed", seed=daily.seed.hex(), seal=seal_of(daily.seed), day=written(daily.day), game=daily.game),
        _ways(daily, hands, asker, guild, named, names, text) or "",
        text("share-done") if shared else "",
        [*buttons, button(text("daily-week"), DAILY(0, "week")), button(text("daily-now"), DAILY(0, "show")), *sharing],
        accent=CALM,
    )


def shared_message(
    daily: Daily, hands: Sequence[DailyHand], asker: int, named: Mapping[int, int], text: Text
) -> MessagePayload:
    """Build the public message with which a user shares the ranking of a past day."""
    return post(
        text("share-daily", who=f"<@{asker}>"),
        text("daily-title", game=text(daily.game), day=written(daily.day)),
        table_words(daily, hands, asker, named, text),
        accent=CALM,
    )


def _ways(
    daily: Daily,
    hands: Sequence[DailyHand],
    asker: int,
    guild: int,
    named: Mapping[int, int],
    names: DisplayNames,
    text: Text,
) -> Menu | None:
    """Build the select of players whose moves can be shown, or return None if there are none.

    Its values are places in the ranking, so that the message contains no user ids.
    """
    options = [
        discord.SelectOption(
            label=text("daily-way", who=_called(hand, asker, guild, names, text), points=hand.points or 0)[:100],
            value=str(place),
        )
        for place, hand in enumerate(hands)
        if hand.user in named
    ]
    if not options:
        return None
    select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=DAILY(daily.day, "way"), placeholder=text("daily-ways"), options=options[:WAYS]
    )
    return select


def _called(hand: DailyHand, asker: int, guild: int, names: DisplayNames, text: Text) -> str:
    if hand.user == asker:
        return text("daily-you")
    return next((name for name in names.get(guild, hand.user) if name), text("daily-somebody"))


async def way_message(dealt: Dealt, who: str, guild: int, context: RenderContext, *, files: bool) -> MessagePayload:
    """Build the message with a player's moves on a past day. `files`: whether to attach the match as a file."""
    text, daily = context.speak, dealt.daily
    table = staged(daily, dealt.hand.user, guild, dealt.match)
    picture, in_words, _ = await looked_at(table, None, context, settles=True)
    lines, left = _told(table, dealt.match, text)
    name = f"hanapai-daily-{written(daily.day)}.txt"
    record = dealt.match.record().text(dealt.match.game)
    return post(
        text("daily-way-title", who=who, day=written(daily.day), points=dealt.hand.points or 0),
        text("daily-way-left", count=left) if left else "",
        "\n".join(lines),
        picture,
        in_words,
        Document(name, record.encode()) if files else "",
        [button(text("daily-back"), DAILY(daily.day, "open"))],
        accent=CALM,
    )


def _told(table: Table, match: AnyMatch, text: Text) -> tuple[list[str], int]:
    """Return what the player saw, one line for each move, and the number of lines left out.

    If there is not enough room, the first lines are left out.
    """
    record, found = match.record(), list[str]()
    again = AnyMatch(match.game, match.rules, match.seats, match.seed)
    for seat, action in record.moves:
        if events := again.play(seat, action):
            said = " ".join(story(table, events, PERSON, text))
            found += [said] if said else []
    kept, room = list[str](), ROOM
    for line in reversed(found):
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return kept[::-1], len(found) - len(kept)


async def lost_message(dealt: Dealt, loss: Loss | None, guild: int, context: RenderContext) -> MessagePayload:
    """Build the message about the user's most costly decision, and what a strong player would have done."""
    text, daily = context.speak, dealt.daily
    back = [button(text("daily-back"), DAILY(daily.day, "open"))]
    title = text("daily-title", game=text(daily.game), day=written(daily.day))
    if loss is None:
        return post(title, text("daily-lost-nothing"), back, accent=CALM)
    record = dealt.match.record()
    before = Record(record.game, record.rules, record.seats, record.seed, record.moves[: loss.seq])
    match = AnyMatch.replay(dealt.match.game, before)
    table = staged(daily, dealt.hand.user, guild, match)
    picture, in_words, below = await looked_at(table, PERSON, context)
    said, labels = telling(table, text), dict[object, str]()
    offer = deck_of(table).offer(match.scene(PERSON), match.question, match.pending[PERSON], said)
    for choice in (choice for row in offer.rows for choice in row):
        labels[choice.action] = choice.full or choice.label
    return post(
        title,
        picture,
        in_words or below,
        text(
            "daily-lost-told",
            done=labels.get(loss.done.action, str(loss.done.action)),
            better=labels.get(loss.better.action, str(loss.better.action)),
            points=f"{loss.points:.1f}",
        ),
        back,
        accent=CALM,
    )


def week_message(
    week: Sequence[Weekly], monday: int, asker: int, named: Mapping[int, int], context: RenderContext
) -> MessagePayload:
    """Build the ranking of a week. Only days that are over count. `monday`: the first day of the week."""
    text = context.speak
    ranks = [1 + sum(other.worth > each.worth for other in week) for each in week]
    lines = [
        text("daily-week-row", rank=rank, who=name_of_player(each.hand, named, text), worth=each.worth, days=each.days)
        for place, (rank, each) in enumerate(zip(ranks, week, strict=True))
        if place < MOST or each.hand.user == asker
    ]
    return post(
        text("daily-week-title", day=written(monday)),
        "\n".join(lines) or text("daily-week-empty"),
        text("daily-week-note"),
        [button(text("daily-now"), DAILY(0, "show"))],
        accent=CALM,
    )
