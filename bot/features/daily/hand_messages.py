"""The message of today's hand while it is played: the player's hand, and a button for each move."""

from collections.abc import Sequence

import discord

from bot.decks.deck import Choice
from bot.features.daily.days import closes, ends, written
from bot.features.daily.deterministic_match import PERSON
from bot.features.daily.service import Dealt
from bot.store.dailies import Daily
from bot.tables.display_table import unplayed
from bot.tables.table import Table
from bot.transport.custom_ids import CustomId
from bot.transport.emoji import words
from bot.transport.payload import Button, MessagePayload, Part, button, post
from bot.ui.hand_message import IN_A_LIST, STYLES, asked_again
from bot.ui.hints import hinting
from bot.ui.more import IN_A_ROW, within
from bot.ui.narration import asking, deck_of, happened, telling
from bot.ui.render_context import RenderContext
from engine.core import Action, AnyMatch

DAILY = CustomId("daily:{day:int<1000000}:{verb:play|show|table|details|streak|week|open|lost|share|line|way}")
"""Buttons of a day (0: today). `way` is a select of players, by their place in the ranking of a past day."""
MOVE = CustomId("daily:{day:int<1000000}:{verb:move|sure}:{question:int}:{action}")
PICK_MOVE = CustomId("daily:{day:int<1000000}:pick:{question:int}")


async def hand_message(
    dealt: Dealt, guild: int, context: RenderContext, notice: str = "", sure: Action | None = None
) -> MessagePayload:
    """Build the message for a hand in which the player must move.

    `notice`: the key of a sentence shown at the top. `sure`: an action to confirm. It is then shown instead of all
    moves.
    """
    table = staged(dealt.daily, dealt.hand.user, guild, dealt.match)
    made = await _made(table, dealt, context, notice, sure)
    return context.with_plain(made, table.game, lambda plain: _made(table, dealt, plain, notice, sure))


async def _made(table: Table, dealt: Dealt, context: RenderContext, notice: str, sure: Action | None) -> MessagePayload:
    match, text, deck = dealt.match, context.speak, deck_of(table)
    said, legal = telling(table, text), match.pending[PERSON]
    scene = hinting(table, match.scene(PERSON), PERSON, legal, hints=context.taste.hints)
    picture = await context.draw("hand", table, scene)
    notes = () if context.taste.in_words else deck.hints(scene, said)
    offer = deck.offer(scene, match.question, legal, said)
    choices = [choice for row in offer.rows for choice in row]
    chosen = next((choice for choice in choices if choice.action == sure), None)
    asked = asking(table, scene, match.question, legal, text)
    below: list[Part] = ["\n".join(filter(None, (*notes, asked, *offer.notes)))]
    if chosen is None:
        below += [_row(dealt, table, row, context) for row in offer.rows if row]
    else:
        below += _once_more(dealt, chosen, table, context)
    return post(
        "\n".join(filter(None, (title(dealt, context), text(notice) if notice else ""))),
        happened(table, PERSON, text),
        picture or words(deck, "hand", scene, said, context.emoji(table)),
        *within(below, [button(text("more-table"), DAILY(dealt.daily.day, "table"))]),
        text(
            "daily-until",
            until=f"<t:{ends(dealt.daily.day) // 1000}:R>",
            last=f"<t:{closes(dealt.daily.day) // 1000}:t>",
        ),
    )


def title(dealt: Dealt, context: RenderContext) -> str:
    text = context.speak
    return text("daily-title", game=text(dealt.daily.game), day=written(dealt.daily.day))


def _row(dealt: Dealt, table: Table, row: Sequence[Choice], context: RenderContext) -> Part:
    """Return the moves as a row of buttons, or as a select if there are too many for a row."""
    day, number, emoji = dealt.daily.day, dealt.match.number, context.emoji(table)
    if len(row) <= IN_A_ROW:
        return [_button(dealt, table, choice, context) for choice in row]
    options = [
        discord.SelectOption(
            label=each.label,
            value=str(each.action),
            emoji=emoji.get(each.action.pieces[0]) if each.action.pieces else None,
        )
        for each in row[:IN_A_LIST]
    ]
    select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=PICK_MOVE(day, number), placeholder=context.speak("hand-pick"), options=options
    )
    return select


def _button(dealt: Dealt, table: Table, choice: Choice, context: RenderContext) -> Button:
    verb = "sure" if asked_again(table, choice, context) else "move"
    emoji = context.emoji(table).get(choice.action.pieces[0]) if choice.action.pieces else None
    custom_id = MOVE(dealt.daily.day, verb, dealt.match.number, choice.action)
    return button(choice.label, custom_id, STYLES[choice.style], emoji)


def _once_more(dealt: Dealt, chosen: Choice, table: Table, context: RenderContext) -> list[Part]:
    """Return the request to confirm this move, which is probably a costly slip."""
    text, day = context.speak, dealt.daily.day
    pieces = telling(table, text).pieces(chosen.action.pieces)
    rules = {name: value for name, value in table.rules.plain().items() if not isinstance(value, bool)}
    asked = text(f"{table.row.game}-sure-{chosen.action.verb}", **rules, pieces=pieces)
    yes = button(text("hand-sure"), MOVE(day, "move", dealt.match.number, chosen.action), STYLES["danger"])
    return [asked, [yes, button(text("hand-back"), DAILY(day, "play"))]]


def staged(daily: Daily, user: int, guild: int, match: AnyMatch) -> Table:
    """Return a daily hand in the form of a table. The table's time ends when the day is over."""
    return unplayed(match.game, match, {PERSON: user}, guild=guild, level=daily.level, due_at=closes(daily.day))
