"""The sign of a table: a line in the parent channel that links to the table's thread.

Later it says how the match ended.
"""

from __future__ import annotations

from bot.decks.telling import joined
from bot.i18n import Text
from bot.tables.table import Table, places_of
from bot.transport.payload import OVER, MessagePayload, post
from bot.ui.narration import who


def sign_message(table: Table, text: Text) -> MessagePayload:
    """Build the sign: the message in the parent channel that links to the table's thread."""
    row = table.row
    said = {"game": text(row.game), "table": str(row.id), "thread": f"<#{row.channel}>"}
    if row.state == "over":
        return post(text("sign-over", how=_how(table, text), **said), accent=OVER)
    return post(text("sign-closed" if row.state == "closed" else "sign-playing", **said), accent=OVER)


def _how(table: Table, text: Text) -> str:
    """Say who won the match. If it has no result or no hand was played, say that."""
    result = table.match.result if table.match is not None else None
    if result is None or (result.reason == "finished" and not result.hands):
        return text("table-unplayed")
    first = [who(table, seat, text) for seat, place in enumerate(places_of(table, result)) if place == 1]
    return text("table-winner" if len(first) == 1 else "table-shared", who=joined(first, text))
