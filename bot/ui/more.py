"""The page behind *More* of a hand: figures of the advice, standing orders, help, the table in words, and resigning."""

from collections.abc import Sequence

from bot.i18n import Text
from bot.tables.table import Table
from bot.transport.emoji import words
from bot.transport.payload import CALM, Button, MessagePayload, Part, button, post
from bot.ui.custom_ids import ASK_TO_RESIGN, MORE_PAGE, ORDER
from bot.ui.help import help_button
from bot.ui.hints import hinting
from bot.ui.narration import deck_of, telling
from bot.ui.render_context import RenderContext
from bot.ui.replay_frames import looked_at
from bot.ui.table_status import clock_line
from bot.ui.votes import may_ask
from engine.core import FINISH, Action, Ask, Seat

MORE = Action("more")
"""The pseudo action that shows this page in place of all choices. It is not a move of any game."""

IN_A_ROW = 5


def more_button(table: Table, seat: Seat, text: Text) -> Button:
    """Build the *More* button. It is marked if a standing order answers for the seat."""
    given = table.orders.get(seat, frozenset[str]())
    answers = any(order.key in given for order in table.game.orders if not order.hides)
    return button(text("more-button-given" if answers else "more-button"), MORE_PAGE(table.id, None))


def has_more(table: Table, seat: Seat) -> bool:
    """Return whether the seat has a *More* page. It has one while the match runs and its player is not away."""
    match = table.match
    return match is not None and match.question.ask is not Ask.OVER and table.sitter(seat).here


def within(parts: Sequence[Part], last: Sequence[Button]) -> list[Part]:
    """Add the buttons `last` to the lowest row that has room for all of them. If no row has room, add a new row.

    This saves height, so that the message fits on one screen.
    """
    found = list(parts)
    for place, part in reversed([*enumerate(parts)]):
        if isinstance(part, list) and len(part) + len(last) <= IN_A_ROW:
            found[place] = [*part, *last]
            return found
    return [*found, last]


def more_parts(table: Table, seat: Seat, context: RenderContext, *, told: bool) -> list[Part]:
    """Build the parts of the *More* page of a seat.

    `told`: the hand above this page is already in words, so the page needs no button for that.
    """
    text, match = context.speak, table.begun
    given = table.orders.get(seat, frozenset[str]())
    orders = [
        button(
            text("order-given", order=text(f"order-{order.key}")) if order.key in given else text(f"order-{order.key}"),
            ORDER(table.id, order.key, "off" if order.key in given else "on"),
        )
        for order in table.game.orders
    ]
    ways = [help_button(table, text), button(text("hand-back"), MORE_PAGE(table.id, "back"))]
    if not told:
        ways.insert(1, button(text("more-words"), MORE_PAGE(table.id, "words")))
    if not table.venue.posts:
        ways.append(button(text("more-table"), MORE_PAGE(table.id, "table")))
    offered = FINISH in match.question.legal.get(seat, ()) and may_ask(table, seat)
    # a pause asks whether to end the match, and elsewhere than on servers users may have no command to resign
    if match.question.ask is not Ask.PAUSE or not (offered or table.venue.at_will):
        ways.append(button(text("more-end" if table.solo else "more-resign"), ASK_TO_RESIGN(table.id)))
    return [
        "\n".join(filter(None, (context.advised.figures, telling(table, text).text("hand-orders") if orders else ""))),
        orders,
        clock_line(table, match.question, text) if seat in match.question.public else "",
        ways,
    ]


async def table_message(table: Table, context: RenderContext) -> MessagePayload:
    """Build a message with the table as everyone sees it, for a player whose hand is the only message."""
    picture, in_words, _ = await looked_at(table, None, context)
    return post(picture, in_words, accent=CALM)


def words_message(table: Table, seat: Seat | None, context: RenderContext) -> MessagePayload:
    """Build a message that describes the table in words, as `seat` sees it. None: as a spectator sees it."""
    match = table.begun
    scene = match.scene(seat)
    if seat is not None:
        scene = hinting(table, scene, seat, match.question.legal.get(seat, ()), hints=context.taste.hints)
    kind = "table" if seat is None else "hand"
    return post(words(deck_of(table), kind, scene, telling(table, context.speak), context.emoji(table)), accent=CALM)
