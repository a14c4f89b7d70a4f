"""`@Hanapai koikoi @friend` opens a lobby like /challenge, where whoever runs the bot has switched that on."""

from __future__ import annotations

import logging
import re
import unicodedata
from contextlib import suppress
from functools import cache

import discord
from discord.ext import commands

from bot.messages import answers
from bot.messages.answers import FAILURES
from bot.messages.boards import Boards
from bot.messages.desk import Desk
from bot.messages.friends import check_friends
from bot.messages.names import Names
from bot.messages.permits import check_place, check_starter
from bot.messages.pings import Pings
from bot.messages.post import sentence
from bot.messages.reader import Readers
from bot.tables.lobbies import Lobbies
from bot.tables.settings import ServerSettings, Settings
from bot.tables.table import Refused
from bot.words import Words, languages
from engine import GAMES

log = logging.getLogger(__name__)

MENTION = re.compile(r"<@!?(\d+)>")

MOST_FRIENDS = 3
"""As many as /challenge takes."""

WRITTEN = (discord.MessageType.default, discord.MessageType.reply)


class Mentions(commands.Cog):
    """Hears messages that mention the bot: of others Discord tells no words. Edits open nothing."""

    def __init__(
        self,
        desk: Desk,
        lobbies: Lobbies,
        boards: Boards,
        pings: Pings,
        names: Names,
        readers: Readers,
        settings: Settings,
    ) -> None:
        self._desk, self._lobbies, self._names, self._readers = desk, lobbies, names, readers
        self._boards, self._pings, self._settings = boards, pings, settings
        self._under_way: set[tuple[int, int]] = set()

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Take what a person writes to the bot by name, one message of theirs in a channel after the other."""
        key = (message.author.id, message.channel.id)
        if key in self._under_way or not _addressed(message) or not may_answer(message) or not self._desk.take():
            return
        self._under_way.add(key)
        try:
            await self._answer(message)
        finally:
            self._under_way.discard(key)

    async def _answer(self, message: discord.Message) -> None:
        """Answer by a lobby, with a sentence if anything goes wrong."""
        try:
            try:
                await self._open(message)
            except Refused as refused:
                await self._refuse(message, refused)
        except FAILURES as error:
            log.info("A message was not answered: %s", error)
        except Exception:
            log.exception("A message failed")

    async def _refuse(self, message: discord.Message, refused: Refused) -> None:
        assert message.guild is not None
        text = self._readers.of_all(message.guild.id).speak
        await self._boards.pace.turn(message.channel.id, message.author.id)
        await answers.reply(message, sentence(text(f"refused-{refused.key}", **refused.variables)), "a sentence")

    async def _open(self, message: discord.Message) -> None:
        assert message.guild is not None
        host, friends = message.author, _friends(message)
        game = game_of(MENTION.sub(" ", message.content))
        server = self._settings.of(message.guild.id)
        if game is None:
            raise Refused("unknown-words", me=message.guild.me.mention, game=server.game)
        _check_opening(server, message)
        check_friends(host.id, friends)
        if len(friends) > MOST_FRIENDS:
            raise Refused("too-many-friends", most=MOST_FRIENDS)
        for user in (host, *friends):
            self._names.meet(user)
        game = game or server.game
        invited, preset = tuple(user.id for user in friends), server.preset(game)
        guild, channel = message.guild.id, message.channel.id
        table = await self._lobbies.open(guild, channel, host.id, message.id, game, preset, invited)
        try:
            await self._boards.reply(message, table)
        except FAILURES:
            with suppress(Refused):  # nobody has seen it: it must not count as one of theirs
                await self._lobbies.unseen(table.id)
            raise
        if invited:
            self._pings.invite(table, invited)


def _addressed(message: discord.Message) -> bool:
    """Whether a person names the bot in what they write on a server; a reply names nobody by itself."""
    person = not message.author.bot and message.webhook_id is None and message.type in WRITTEN
    if not person or message.guild is None:
        return False
    return str(message.guild.me.id) in MENTION.findall(message.content)


def _check_opening(server: ServerSettings, message: discord.Message) -> None:
    """Raises Refused where the server lets no tables be opened, or not by this person."""
    guild, host, channel = message.guild, message.author, message.channel
    assert guild is not None
    check_place(server, guild, channel)
    if isinstance(host, discord.Member):
        try:
            manages = channel.permissions_for(host).manage_guild
        except discord.ClientException:  # a thread whose channel is not known
            manages = False
        check_starter(server, guild, host, manages=manages)


def may_answer(message: discord.Message) -> bool:
    """Whether the bot may write where the message was written."""
    assert message.guild is not None
    try:
        allowed = message.channel.permissions_for(message.guild.me)
    except discord.ClientException:  # a thread whose channel is not known
        return False
    in_thread = isinstance(message.channel, discord.Thread)
    return allowed.view_channel and (allowed.send_messages_in_threads if in_thread else allowed.send_messages)


def _friends(message: discord.Message) -> list[discord.User | discord.Member]:
    """Everybody else who is named, in the order of the words. Raises Refused for somebody Discord does not know."""
    assert message.guild is not None
    known = {user.id: user for user in message.mentions}
    named = [int(each) for each in MENTION.findall(message.content)]
    friends: list[discord.User | discord.Member] = []
    for user in named:
        if user == message.guild.me.id:
            continue
        if user not in known:
            raise Refused("challenge-stranger", friend=f"<@{user}>")
        friends.append(known[user])
    return friends


def game_of(words: str) -> str | None:
    """The game that these words name in any language and order, or by its key, with whatever between its parts: "" for
    none; None if there is no such."""
    if not (said := _words(words)):
        return ""
    return _games().get(_spelled(words)) or _games().get("".join(said))


@cache
def _games() -> dict[str, str]:
    """Every game by its key and by its name in every language."""
    text = Words().text
    found: dict[str, str] = {}
    for key in GAMES:
        for name in (key, *(text(language, key) for language in languages())):
            found[_spelled(name)] = key
            found["".join(_words(name))] = key
    return found


def _spelled(words: str) -> str:
    """The words as letters and digits alone, in an order that is always the same."""
    return "".join(sorted(_words(words)))


def _words(words: str) -> list[str]:
    return re.findall(r"[^\W_]+", unicodedata.normalize("NFKC", words).casefold())
