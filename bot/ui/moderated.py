"""Lines that tell players what moderators did to their seats, their results or themselves."""

from collections.abc import Sequence

from bot.common.text import verbatim
from bot.decks.telling import joined
from bot.i18n import Text
from bot.settings.bans import moment
from bot.store import Sitter
from bot.store.moderation import Deed
from bot.store.seasons import season_name
from bot.tables.match_end import given_away, rateable
from bot.tables.table import Table

LETTERS = 3000
"""Maximum number of letters in what a player is told at a time."""


def told_lines(deeds: Sequence[Deed], text: Text) -> str:
    """Return the lines that tell a player once about actions. Of too many, they have only the latest."""
    lines = [_told(each, text) for each in deeds]
    shown = lines[:]
    while sum(map(len, shown)) > LETTERS:
        del shown[0]
    more = [text("told-more", count=len(lines) - len(shown))] if len(shown) < len(lines) else []
    return "\n".join((*more, *shown))


def _told(deed: Deed, text: Text) -> str:
    if deed.kind == "out":
        return with_reason(text("refused-kept-out", until=moment(deed.until or 0)), deed, text)
    said = text(f"told-{deed.kind}", table=str(deed.table)) if deed.table else text(f"told-{deed.kind}")
    return with_reason(said, deed, text)


def result_lines(table: Table, deeds: Sequence[Deed], text: Text) -> list[str]:
    """Return the lines under the result of a match: seats that went to computers, and whether the result counts.

    `deeds`: the actions at the table, the oldest first.
    """
    lines = [
        with_reason(text("result-replaced", who=_leaver(table.sitter(each.seat), text)), each, text)
        for each in deeds
        if each.kind == "seat" and each.seat is not None
    ]
    if given_away(table) and rateable(table):
        lines.append(text("result-given", rated="yes" if any(each.given_weight for each in table.sitters) else "no"))
    last = next((each for each in reversed(deeds) if each.kind in ("void", "count")), None)
    if last is not None and last.kind == "void":
        lines.append(with_reason(text("result-void-told"), last, text))
    return lines


def _leaver(sitter: Sitter, text: Text) -> str:
    return f"<@{sitter.leaver}>" if (sitter.leaver or 0) > 0 else text("former-player")


def podium_line(deed: Deed, game: str, season: int, text: Text) -> str:
    """Return the public line about a result of one of a season's first three that was voided or counts again."""
    places = [text("podium-place", place=each.place or 0, who=f"<@{each.user}>") for each in deed.podium]
    said = text(
        f"podium-{deed.kind}",
        who=f"<@{deed.moderator}>" if deed.moderator is not None else text("moderate-somebody"),
        table=str(deed.table or 0),
        game=text(game),
        season=season_name(season),
        places=joined(places, text),
    )
    return with_reason(said, deed, text)


def with_reason(said: str, deed: Deed, text: Text) -> str:
    """Return the sentence, followed by the reason that the moderator gave."""
    return text("moderated-reason", said=said, reason=verbatim(deed.reason)) if deed.reason else said
