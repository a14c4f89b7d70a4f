"""The moderators' panel for a finished match: its result, and whether the result counts."""

import discord

from bot.features.moderation.custom_ids import COUNT_RESULT, RESULT, TABLES
from bot.features.moderation.reason_form import confirmation
from bot.i18n import Text
from bot.store.records import FinishedMatch
from bot.transport.payload import CALM, Button, MessagePayload, button, post
from bot.ui.narration import computer_name, person


def result_message(
    past: FinishedMatch, voided: bool | None, *, own: bool, text: Text, said: str = ""
) -> MessagePayload:
    """Build the panel for a result.

    `voided`: whether the result was voided, or None if it would not count anyway. `own`: whether the user played in the
    match. `said`: a sentence shown at the top.
    """
    row = past.row
    head = [
        text("lobby-title", game=text(row.game), table=str(row.id)),
        text("result-where", channel=f"<#{row.channel}>", when=f"<t:{(row.ended_at or 0) // 1000}:f>"),
        text({None: "result-uncounted", True: "result-voided", False: "result-counts"}[voided]),
    ]
    seats = [
        text("result-seat", number=seat + 1, who=_who(user, row.id, seat, text), place=place, points=points)
        for seat, (user, points, place) in enumerate(past.scores)
    ]
    buttons: list[Button] = []
    if voided is not None and not own:
        kind = "count" if voided else "void"
        buttons.append(button(text(f"result-{kind}"), COUNT_RESULT(row.id, "ask", kind), discord.ButtonStyle.danger))
    buttons.append(button(text("moderate-back"), TABLES(0)))
    note = text("result-own") if own else ""
    return post(said, "\n".join(head), "\n".join(seats), note, buttons, accent=CALM)


def sure_message(table: int, kind: str, text: Text) -> MessagePayload:
    """Build the question whether to void the result (`void`) or let it count again (`count`)."""
    words, label = text(f"result-sure-{kind}", table=str(table)), text(f"result-{kind}")
    return confirmation(words, label, COUNT_RESULT(table, "do", kind), RESULT(table), text)


def _who(user: int | None, table: int, seat: int, text: Text) -> str:
    if user is None:
        return text("computer-named", who=computer_name(table, seat, text))
    return person(user, text)
