"""A listener that opens a lobby when someone writes `@Hanapai koikoi @friend`. The bot's owner must enable it."""

import asyncio
import logging
import re
from contextlib import suppress

import discord
from discord.ext import commands

from bot.common import search
from bot.decks import naming
from bot.errors import UserError
from bot.features.lobby.friends import check_friends
from bot.framework.converters import games_near, kin_words
from bot.framework.services import Services
from bot.settings.settings import ServerSettings
from bot.transport.channel_messenger import reply
from bot.transport.command_translator import renamed
from bot.transport.error_reports import ours
from bot.transport.payload import sentence
from bot.transport.permissions import can_write, check_place, check_starter
from bot.transport.retries import FAILURES

log = logging.getLogger(__name__)

MENTION = re.compile(r"<@!?(\d+)>")

MOST_FRIENDS = 3
"""Maximum number of challenged users, the same as in /challenge."""

WRITTEN = (discord.MessageType.default, discord.MessageType.reply)


class MentionCog(commands.Cog):
    """A listener for messages that mention the bot.

    Discord hides the text of all other messages from the bot. Edited messages are ignored.
    """

    def __init__(self, services: Services) -> None:
        self._interactions, self._lobbies, self._names = services.interactions, services.lobbies, services.names
        self._render_contexts, self._table_messages = services.render_contexts, services.table_messages
        self._pings, self._settings = services.pings, services.interactions.settings
        self._registry = services.registry
        self._under_way: set[tuple[int, int]] = set()

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Answer a message that mentions the bot.

        While the bot answers one message, it ignores other messages by the same author in the same channel.
        """
        key = (message.author.id, message.channel.id)
        named = _addressed(message) or _role_named(message)
        if key in self._under_way or not named or not can_write(message.channel):
            return
        self._under_way.add(key)
        try:
            if await self._interactions.admits(message) and self._interactions.take():
                await self._answer(message)
        finally:
            self._under_way.discard(key)

    async def _answer(self, message: discord.Message) -> None:
        """Answer publicly, with a lobby or with an error message.

        A user gets no answer after too many answers in a short time.
        """
        assert message.guild is not None
        host, channel = message.author, message.channel
        try:
            moderates = isinstance(host, discord.Member) and channel.permissions_for(host).manage_messages
        except discord.ClientException:  # the parent channel of the thread is not cached
            moderates = False
        try:
            self._interactions.publicity.take(message.guild.id, host.id, moderates=moderates)
        except UserError as refused:
            log.info("Mention not answered (%s).", refused.key)
            return
        try:
            try:
                await self._open(message)
            except UserError as refused:
                await self._refuse(message, refused)
            except FAILURES:
                raise
            except Exception as error:
                await self._refuse(message, ours(log, "A mention failed", error))
        except FAILURES as error:
            log.info("Mention not answered: %s", error)

    async def _refuse(self, message: discord.Message, refused: UserError) -> None:
        assert message.guild is not None
        try:
            text = (await self._render_contexts.for_guild(message.guild.id)).speak
        except UserError:
            text = self._render_contexts.usual().speak
        await self._table_messages.pace.turn(message.channel.id, message.author.id)
        await reply(message, sentence(text(f"refused-{refused.key}", **refused.variables)), "a sentence")

    async def _open(self, message: discord.Message) -> None:
        assert message.guild is not None
        if not _addressed(message):  # Discord sends the text only if the bot itself is mentioned
            raise UserError("role-named", me=message.guild.me.mention)
        host, friends, words = message.author, _friends(message), MENTION.sub(" ", message.content)
        game = await asyncio.to_thread(game_of, words)
        server = await self._settings.server(message.guild.id)
        if game is None:
            context = await self._render_contexts.for_guild(message.guild.id)
            text = context.speak
            first = next(iter(words.split()), "").removeprefix("/").lower()
            if moved := renamed(first, context.locale):
                raise moved
            if kin := naming.kin_of(words):
                raise UserError("kin", **kin_words(kin, text))
            near = await games_near(words, text)
            raise UserError("unknown-words", me=message.guild.me.mention, game=server.game, **near)
        _check_opening(server, message)
        check_friends(host.id, friends)
        if len(friends) > MOST_FRIENDS:
            raise UserError("too-many-friends", most=MOST_FRIENDS)
        for user in (host, *friends):
            self._names.meet(user)
        invited = tuple(user.id for user in friends)
        guild, channel = message.guild.id, message.channel.id
        waiting = await self._lobbies.limits.waiting(guild, channel, (host.id, *invited), game or None, None)
        if waiting is not None:
            await self._table_messages.reply(message, await self._registry.get(waiting.id))
            return
        game = game or server.game
        table = await self._lobbies.open(guild, channel, host.id, message.id, game, server.preset(game), invited)
        try:
            await self._table_messages.reply(message, table)
        except FAILURES:
            with suppress(UserError):  # no one has seen the lobby, so it must not count against the host
                await self._lobbies.unseen(table.id)
            raise
        if invited:
            self._pings.invite(table, invited)


def _addressed(message: discord.Message) -> bool:
    """Return whether a person mentions the bot in the text of a message on a server.

    A reply to the bot is not a mention unless its text also mentions the bot.
    """
    person = not message.author.bot and message.webhook_id is None and message.type in WRITTEN
    if not person or message.guild is None:
        return False
    return str(message.guild.me.id) in MENTION.findall(message.content)


def _role_named(message: discord.Message) -> bool:
    """Return whether a person mentions the bot's own role.

    In Discord's list, this role has the bot's name, so users choose it by mistake.
    """
    person = not message.author.bot and message.webhook_id is None and message.type in WRITTEN
    role = message.guild.self_role if person and message.guild is not None else None
    return role is not None and role in message.role_mentions


def _check_opening(server: ServerSettings, message: discord.Message) -> None:
    """Check that the author may open a table in this channel.

    Raises UserError if no one may open tables there, or if this member may not.
    """
    guild, host, channel = message.guild, message.author, message.channel
    assert guild is not None
    check_place(server, guild, channel)
    if isinstance(host, discord.Member):
        try:
            manages = channel.permissions_for(host).manage_guild
        except discord.ClientException:  # the parent channel of the thread is not cached
            manages = False
        check_starter(server, guild, host, manages=manages)


def _friends(message: discord.Message) -> list[discord.User | discord.Member]:
    """Return the other mentioned users, in the order of the text.

    Raises UserError if the text mentions a user whom Discord doesn't know.
    """
    assert message.guild is not None
    known = {user.id: user for user in message.mentions}
    named = [user for user in map(int, MENTION.findall(message.content)) if user != message.guild.me.id]
    for user in named:
        if user not in known:
            raise UserError("challenge-stranger", friend=f"<@{user}>")
    return [known[user] for user in named]


def game_of(words: str) -> str | None:
    """Return the game that `words` names. The name may be in any language, with its words in any order.

    Returns "" if `words` contains no words, and None if no game has this name.
    """
    if not search.words_of(words):
        return ""
    return None if naming.kin_of(words) else search.by_exact_name(words, naming.game_names())
