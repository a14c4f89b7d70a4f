"""What a hand has beside its moves, behind one button: figures of advice, standing orders, help, all in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Text
from bot.tables.table import Table
from bot.transport.emoji import words
from bot.transport.payload import CALM, Button, MessagePayload, Part, button, post
from bot.ui.help import help_button
from bot.ui.hints import hinting
from bot.ui.narration import deck_of, telling
from bot.ui.render_context import RenderContext
from bot.ui.table_status import clock_line
from engine.core import Action, Ask, Seat

MORE = Action("more")
"""Shown in the place of all choices, as an action that is asked once more; it is no move of any game."""

IN_A_ROW = 5


def more_button(table: Table, seat: Seat, text: Text) -> Button:
    """The button that opens it, with a mark where an order answers for that seat."""
    given = table.orders.get(seat, frozenset[str]())
    answers = any(order.key in given for order in table.game.orders if not order.hides)
    return button(text("more-button-given" if answers else "more-button"), f"more:{table.id}")


def has_more(table: Table, seat: Seat) -> bool:
    """Whether there is something to do for that seat beside its moves."""
    match = table.match
    return match is not None and match.question.ask is not Ask.OVER and table.sitter(seat).here


def within(parts: Sequence[Part], last: Sequence[Button]) -> list[Part]:
    """The parts with these buttons at the end of the lowest row that has room, so that all is on one screen."""
    found = list(parts)
    for place, part in reversed([*enumerate(parts)]):
        if isinstance(part, list) and len(part) + len(last) <= IN_A_ROW:
            found[place] = [*part, *last]
            return found
    return [*found, last]


def more_parts(table: Table, seat: Seat, reader: RenderContext, *, told: bool) -> list[Part]:
    """All that is behind it. told: whether the hand above is in words already."""
    text, match = reader.speak, table.match
    assert match is not None
    orders = _orders(table, seat, text)
    ways = [help_button(table, text), button(text("hand-back"), f"more:{table.id}:back")]
    if not told:
        ways.insert(1, button(text("more-words"), f"more:{table.id}:words"))
    if table.venue.posts and not table.venue.at_will:  # who has not brought the bot along has no command for it
        ways.append(button(text("resign-yes"), f"r:{table.id}:ask"))
    return [
        "\n".join(filter(None, (reader.advised.figures, telling(table, text).text("hand-orders") if orders else ""))),
        orders,
        clock_line(table, match.question, text) if seat in match.question.public else "",
        ways,
    ]


def _orders(table: Table, seat: Seat, text: Text) -> list[Button]:
    """The standing orders, with a check mark where one is given."""
    given = table.orders.get(seat, frozenset[str]())
    return [
        button(
            text("order-given", order=text(f"order-{order.key}")) if order.key in given else text(f"order-{order.key}"),
            f"w:{table.id}:{order.key}:{'off' if order.key in given else 'on'}",
        )
        for order in table.game.orders
    ]


def words_post(table: Table, seat: Seat | None, reader: RenderContext) -> MessagePayload:
    """What `seat`, or a spectator, sees of the table: every seat, what lies there, and what the short names mean."""
    match = table.match
    assert match is not None
    scene = match.scene(seat)
    if seat is not None:
        scene = hinting(table, scene, seat, match.question.legal.get(seat, ()), hints=reader.taste.hints)
    kind = "table" if seat is None else "hand"
    return post(words(deck_of(table), kind, scene, telling(table, reader.speak), reader.emoji(table)), accent=CALM)
