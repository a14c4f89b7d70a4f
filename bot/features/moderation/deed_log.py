"""The log of moderators' actions. The bot also posts each action in the log channel, if the server has chosen one."""

import logging
from collections.abc import Sequence
from contextlib import suppress

import discord

from bot.decks.telling import joined
from bot.errors import UserError
from bot.features.moderation.custom_ids import LOG, TABLES
from bot.framework.services import Services
from bot.i18n import Text, listed
from bot.store.moderation import Deed
from bot.store.records import since
from bot.tables.background_tasks import BackgroundTasks
from bot.transport.channel_messenger import TextMessage
from bot.transport.payload import CALM, Button, MessagePayload, button, post
from bot.transport.permissions import log_channel
from bot.transport.responses import Interaction
from bot.transport.retries import nonce_of
from bot.ui.moderated import podium_line, with_reason

log = logging.getLogger(__name__)

KEPT_MS = 90 * 24 * 60 * 60 * 1000
"""Milliseconds for which an action is kept in the log."""
TRIES = 8
"""Maximum number of attempts to send a line while Discord fails. They take about two minutes."""
LAST_LINES_S = 0.5
"""Seconds to wait for unsent lines when the bot stops. The saved log contains these lines in any case."""


class DeedLog:
    """A log of moderators' actions. It is written after each action. If writing fails, the moderator is told."""

    def __init__(self, services: Services) -> None:
        self._interactions, self._store = services.interactions, services.store
        self._settings, self._render_contexts = services.interactions.settings, services.render_contexts
        self._messenger = services.messenger
        self._under_way = BackgroundTasks()

    async def tell(self, interaction: Interaction, action: Deed | int) -> str:
        """Report a moderator's action in the server's log channel, and save it before that.

        Returns the answer to the moderator. `action`: its number in the log if it is already saved.
        """
        text, guild = self._interactions.context_for(interaction).speak, interaction.guild
        assert guild is not None
        try:
            number = action if isinstance(action, int) else await self._store.moderation.write(action)
            deed = await self._store.moderation.deed(number)
        except UserError:
            trouble = text("moderate-unlogged")
        else:
            self._settings.kept_out.renew(each.user for each in deed.people)
            await self._announce(guild, deed)
            trouble = await self._line(guild, deed, text)
        return "\n".join(filter(None, (text("moderate-done"), trouble)))

    async def forget(self) -> None:
        """Delete actions older than KEPT_MS, and suspensions that have ended."""
        now = self._store.now()
        try:
            await self._store.moderation.forget(now - KEPT_MS, now)
        except UserError as refused:
            log.info("Old actions of moderators not deleted yet (%s); will retry.", refused.key)

    async def close(self) -> None:
        await self._under_way.close(LAST_LINES_S)

    async def _line(self, guild: discord.Guild, deed: Deed, text: Text) -> str:
        """Start sending the report to the log channel. Return a sentence about what prevents it, or ""."""
        chosen = self._settings.for_guild(guild.id).log
        if chosen is None:
            return ""
        channel = log_channel(guild, chosen)
        if isinstance(channel, str):
            return text(f"moderate-log-{channel}", channel=f"<#{chosen}>")
        try:
            words = _by(deed, (await self._render_contexts.for_guild(guild.id)).speak)
        except UserError:
            return text("moderate-unlogged")
        nonce = nonce_of("deed", guild.id, deed.id)
        self._under_way.do(self._messenger.try_sending(guild.id, channel.id, TextMessage(words), nonce, TRIES))
        return ""

    async def _announce(self, guild: discord.Guild, deed: Deed) -> None:
        """Announce in the season's channel that a result of one of its first three was voided or counts again.

        Once the end of the season was announced, that message says so instead. Nothing is announced on a server with a
        private leaderboard.
        """
        server = self._settings.for_guild(guild.id)
        channel = log_channel(guild, server.season) if server.season is not None else "gone"
        if not deed.podium or server.leaderboard != "public" or isinstance(channel, str):
            return
        with suppress(UserError):
            past = await self._store.records.match(deed.table or 0)
            season = since("season", past.row.ended_at or 0) if past is not None else 0
            if past is None or season <= await self._store.seasons.latest(guild.id):
                return
            line = TextMessage(
                podium_line(deed, past.row.game, season, (await self._render_contexts.for_guild(guild.id)).speak)
            )
            nonce = nonce_of("podium", guild.id, deed.id)
            self._under_way.do(self._messenger.try_sending(guild.id, channel.id, line, nonce, TRIES))


def line(deed: Deed, text: Text) -> str:
    """Return the line about an action: what was done, whom it was worse and better for, and the reason.

    An example: `Table 5, seat 2: a computer took over. Worse off: @Ben. Better off: @Anna.`
    """
    what = text(
        f"deed-{deed.kind}",
        who=f"<@{deed.person}>" if deed.person is not None else text("moderate-somebody"),
        table=str(deed.table or ""),
        seat=0 if deed.seat is None else deed.seat + 1,
        until=f"<t:{(deed.until or 0) // 1000}:f>",
    )
    effects = {"worse": deed.who(-1), "better": deed.who(1), "neither": deed.who(0)}
    named = [
        text(f"deed-{effect}", who=joined([f"<@{user}>" for user in users], text))
        for effect, users in effects.items()
        if users and deed.person is None
    ]
    return with_reason(listed([what, *named], text, "sentences"), deed, text)


ON_A_PAGE, LETTERS = 12, 3500
"""Maximum number of actions on a page, and of letters in them."""


def log_message(deeds: Sequence[Deed], before: int, text: Text) -> MessagePayload:
    """Build a page of the log.

    `deeds`: the actions to show. If it has one action more than fits, the page gets a button to older actions.
    `before`: the page shows actions with a lower number than this (0: the newest page).
    """
    rows = [_row(each, text) for each in deeds[:ON_A_PAGE]]
    while sum(map(len, rows)) > LETTERS:
        rows.pop()
    older = LOG(deeds[len(rows) - 1].id) if len(deeds) > len(rows) else ""
    buttons: list[Button] = [button(text("moderate-newest"), LOG(0))] if before else []
    buttons += [button(text("moderate-older"), older)] if older else []
    buttons.append(button(text("moderate-back"), TABLES(0)))
    return post(text("moderate-log-title"), "\n".join(rows) or text("moderate-log-empty"), buttons, accent=CALM)


def _row(deed: Deed, text: Text) -> str:
    return text("moderate-log-row", at=f"<t:{deed.at // 1000}:f>", what=_by(deed, text))


def _by(deed: Deed, text: Text) -> str:
    who = f"<@{deed.moderator}>" if deed.moderator is not None else text("moderate-somebody")
    return text("moderate-log-by", who=who, what=line(deed, text))
