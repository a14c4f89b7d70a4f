"""A page of the list of open and running tables."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.i18n import Text
from bot.store.models import Seated
from bot.transport.payload import CALM, Button, MessagePayload, button, in_rows, post
from bot.ui.waiting_message import join_button, runs_line, waits_line

ON_A_PAGE = 8


def tables_message(
    tables: Sequence[Seated], welcome: Collection[int], text: Text, page: int, *, more: bool
) -> MessagePayload:
    """Build a page of the list of open tables.

    `welcome`: the ids of tables that get a *Join* button. `more`: whether there is a next page.
    """
    waits = [waits_line(row, there, text) for row, there in tables if row.state == "lobby"]
    runs = [runs_line(row, there, text) for row, there in tables if row.state != "lobby"]
    joins = [join_button(row.id, text) for row, _ in tables if row.id in welcome]
    leaf: list[Button] = [button(text("page-back"), f"tables:{page - 1}")] if page else []
    leaf += [button(text("page-on"), f"tables:{page + 1}")] if more else []
    return post(
        text("tables-title"),
        "\n".join([text("tables-waiting"), *waits]) if waits else "" if page else text("tables-none-waits"),
        *in_rows(joins),
        "\n".join([text("tables-running"), *runs]) if runs else "",
        leaf,
        accent=CALM,
    )
