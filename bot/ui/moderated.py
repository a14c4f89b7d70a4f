"""Lines that tell players what moderators did to their seats, their results or themselves."""

from __future__ import annotations

from collections.abc import Sequence

from bot.common.text import verbatim
from bot.i18n import Text
from bot.settings.bans import moment
from bot.store import Sitter
from bot.store.moderation import Deed
from bot.tables.table import Table


def told_line(deed: Deed, text: Text) -> str:
    """Return the line that tells a player once about an action."""
    if deed.kind == "out":
        return with_reason(text("refused-kept-out", until=moment(deed.until or 0)), deed, text)
    return with_reason(text(f"told-{deed.kind}", table=str(deed.table or 0)), deed, text)


def result_lines(table: Table, deeds: Sequence[Deed], text: Text) -> list[str]:
    """Return the lines under the result of a match: seats that went to computers, and whether the result is void.

    `deeds`: the actions at the table, the oldest first.
    """
    lines = [
        with_reason(text("result-replaced", who=_leaver(table.sitter(each.seat), text)), each, text)
        for each in deeds
        if each.kind == "seat" and each.seat is not None
    ]
    last = next((each for each in reversed(deeds) if each.kind in ("void", "count")), None)
    if last is not None and last.kind == "void":
        lines.append(with_reason(text("result-void-told"), last, text))
    return lines


def _leaver(sitter: Sitter, text: Text) -> str:
    return f"<@{sitter.leaver}>" if (sitter.leaver or 0) > 0 else text("former-player")


def with_reason(said: str, deed: Deed, text: Text) -> str:
    """Return the sentence, followed by the reason that the moderator gave."""
    return text("moderated-reason", said=said, reason=verbatim(deed.reason)) if deed.reason else said
