"""The panel behind *More…* under a lobby: an ephemeral message with everything the user can do there."""

from collections.abc import Sequence

from bot.i18n import Text
from bot.tables.table import Table
from bot.transport.payload import CALM, Button, MessagePayload, button, in_rows, post
from bot.ui.custom_ids import ADD_COMPUTER, LOBBY
from bot.ui.lesson_message import course_button


def panel_message(table: Table, user: int, text: Text) -> MessagePayload:
    """Build the lobby panel for `user`, who is the host, another player, or a user without a seat."""
    hosts, sits = user == table.row.host, table.seat_of(user) is not None
    title = text("lobby-panel-title", game=text(table.row.game), table=str(table.id))
    about = "lobby-panel-host" if hosts else "lobby-panel-guest" if sits else "lobby-panel-others"
    return post(
        f"{title}\n{text(about)}",
        *(_hosted(table, text) if hosts else ()),
        *in_rows(_shared(table, text, hosts=hosts, sits=sits)),
        accent=CALM,
    )


def _verb(table: Table, verb: str, label: str) -> Button:
    return button(label, LOBBY("lobby", table.id, verb))


def _hosted(table: Table, text: Text) -> list[Sequence[Button]]:
    """Return the rows of buttons for the host. Settings come first, then rows for adding and removing computers."""
    there = len(table.sitters)
    own = [_verb(table, "rules", text("lobby-house-rules")), _verb(table, "more", text("lobby-guests"))]
    if there < table.row.seats and there in table.game.seats:
        own.append(_verb(table, "start", text("lobby-start-now", count=there)))
    computers = [
        button(text("lobby-add", level=text(f"level-{level}")), ADD_COMPUTER("lobby", table.id, level))
        for level in table.game.players
        if there < table.game.seats[-1]
    ]
    if any(sitter.user is None for sitter in table.sitters):
        computers.append(_verb(table, "remove", text("lobby-remove")))
    return [own, *in_rows(computers)]


def _shared(table: Table, text: Text, *, hosts: bool, sits: bool) -> list[Button]:
    """Return the buttons about the deal, the game and its rules, and the button to leave or close the lobby.

    Seated players can cut the deck and leave. Everyone can see how the deal is proven fair. The host has no button to
    read the house rules, because the host can change them.
    """
    return [
        *([_verb(table, "cut", text("lobby-cut-button"))] if sits else []),
        _verb(table, "fair", text("lobby-fair")),
        *course_button(table.game, text("learn-button")),
        _verb(table, "how", text("lobby-how")),
        *([] if hosts else [_verb(table, "rules", text("lobby-house-rules"))]),
        *([_verb(table, "leave", text("lobby-close" if hosts else "lobby-leave"))] if sits else []),
    ]
