"""The list of a user's paused matches and of open lobbies.

With its buttons, the user resumes or ends a match, joins a lobby, or opens a new table anyway.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.games import GAMES
from bot.i18n import Text
from bot.tables.limits import MOST_ASLEEP
from bot.transport.payload import CALM, MessagePayload, Part, View, button, post
from bot.ui.custom_ids import END_SLEEPING, HAND, PLAY_REQUEST
from bot.ui.waiting_message import Waits, join_button


@dataclass(frozen=True, slots=True)
class Named:
    """A table, its displayed name, and its game. `here`: the table is on the server where the list is shown."""

    table: int
    name: str
    game: str
    here: bool = True


@dataclass(frozen=True, slots=True)
class PlayRequest:
    """The options that a user gave to `/play`. With `computers` or a `level`, the match begins at once."""

    game: str | None = None
    preset: str | None = None
    computers: bool = False
    level: str | None = None
    advice: bool = False

    @property
    def alone(self) -> bool:
        return self.computers or self.level is not None

    def words(self) -> tuple[str, str, str, str]:
        """Return the request as fields of a custom_id: game, flags, level and preset."""
        return self.game or "", f"{self.computers:d}{self.advice:d}", self.level or "", self.preset or ""

    @staticmethod
    def read(game: str, flags: str, level: str, preset: str) -> PlayRequest | None:
        """Return the request that the fields of a custom_id describe, or None if they name an unknown game."""
        if game not in ("", *GAMES):
            return None
        return PlayRequest(game or None, preset or None, flags[0] == "1", level or None, flags[1] == "1")


def asleep_message(
    asleep: Sequence[Named],
    text: Text,
    wish: PlayRequest | None,
    ended: int | None = None,
    waiting: Sequence[Waits] = (),
) -> MessagePayload:
    """List the user's paused matches and waiting lobbies, with a button for each.

    Matches on other servers have no button. `wish`: the user's request to open a table, which this message answers
    instead. With fewer than MOST_ASLEEP paused matches, a button opens that table. `ended`: the table that the user has
    just ended.
    """
    full = len(asleep) >= MOST_ASLEEP
    title = text("asleep-full" if full else "asleep-title", count=len(asleep)) if asleep else ""
    options = [discord.SelectOption(label=each.name, value=str(each.table)) for each in asleep[: 2 * MOST_ASLEEP]]
    end: discord.ui.Select[View] = discord.ui.Select(
        custom_id=PLAY_REQUEST("end", *wish.words()) if wish else END_SLEEPING(),
        placeholder=text("asleep-end"),
        options=options,
    )
    new = [button(text("asleep-new"), PLAY_REQUEST("new", *wish.words()))] if wish is not None and not full else []
    parts: list[Part] = [
        text("asleep-ended", table=str(ended), full="yes" if full else "no") if ended is not None else "",
        title,
        *_named(asleep, text),
        "\n".join([text("waits-title", count=len(waiting)), *(each.line for each in waiting)]) if waiting else "",
        [*(join_button(each.table, text, each.host) for each in waiting), *new],
        *([end] if full else []),
    ]
    return post(*parts, accent=CALM)


def beside_message(asleep: Sequence[Named], running: int, text: Text) -> MessagePayload:
    """List the user's paused matches while they play at table `running`.

    One button resumes each match on this server. Another opens the user's hand at `running`.
    """
    title = text("asleep-beside", count=len(asleep), table=str(running))
    return post(
        title, *_named(asleep, text), [button(text("asleep-hand", table=str(running)), HAND(running))], accent=CALM
    )


def _named(asleep: Sequence[Named], text: Text) -> list[Part]:
    """List paused matches by name, with buttons that resume those on this server."""
    wake = [
        button(text("asleep-wake", table=str(each.table)), HAND(each.table), discord.ButtonStyle.success)
        for each in asleep
        if each.here
    ]
    return ["\n".join(f"- {each.name}" for each in asleep), wake[:5]]
