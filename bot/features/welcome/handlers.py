"""The greeting that a server gets once after it adds the bot, and its buttons. Without a channel that the bot can write
in, there is none.
"""

import logging
from collections.abc import Mapping

import discord
from discord.ext import commands

from bot.errors import UserError
from bot.features.learn.handlers import LessonHandlers
from bot.features.lobby.opening import Opening
from bot.features.preferences.guild_language import GuildLanguageService, says_language
from bot.features.preferences.handlers import SettingHandlers
from bot.framework.feature import component
from bot.framework.services import Services
from bot.games import GAMES
from bot.i18n import Text, languages, listed, name_of
from bot.settings.settings import ServerSettings
from bot.store.deadlines import shard_of
from bot.store.shards import shards_of
from bot.tables.background_tasks import BackgroundTasks
from bot.transport.custom_ids import CustomId
from bot.transport.payload import MessagePayload, Part, button, post, select_of
from bot.transport.permissions import can_write, check_manages
from bot.transport.responses import Deferral, Interaction
from bot.transport.retries import nonce_of

log = logging.getLogger(__name__)

TRIES = 6
"""Maximum number of tries while Discord fails. Together they take about half a minute."""
LAST_GREETINGS_S = 0.5
"""Seconds that the bot waits, when it stops, for greetings that are being sent."""
WELCOME = CustomId("welcome:0:{verb:setup|play|learn}")
LANGUAGE = CustomId("welcome:0:language")

VERBS = {
    "setup": discord.ButtonStyle.primary,
    "play": discord.ButtonStyle.secondary,
    "learn": discord.ButtonStyle.secondary,
}
"""Styles of the greeting's buttons, by verb."""
_LANGUAGE = "Language · 言語 · 语言 · 語言 · 언어"
"""Label of the language menu. It is in several languages, for people who can't read the current one."""


class WelcomeHandlers(commands.Cog):
    """The greeting of new servers. If a server adds the bot while it is down, the bot greets the server when it starts.

    The bot saves that it greets a server before it does so. It remembers this as long as it keeps data of the server. A
    server that removes the bot and adds it again within that time is not greeted again. Anyone may press the buttons,
    as long as the message exists.
    """

    def __init__(self, services: Services) -> None:
        self._interactions, self._store, self._messenger = services.interactions, services.store, services.messenger
        self._render_contexts, self._opening = services.render_contexts, Opening(services)
        self._lessons = LessonHandlers(services, self._opening)
        self._settings = SettingHandlers(services)
        self._language = GuildLanguageService(services.interactions.settings)
        self._under_way = BackgroundTasks()
        self._beats: Mapping[str, int] = {}

    async def cog_load(self) -> None:
        """Read when the bot last ran. This must be read before the new run is saved. Raises StoreError."""
        self._beats = await self._store.leases.beats()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._under_way.do(self._greet(guild))

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        last, joined = last_beat(self._beats, guild.id), guild.me.joined_at
        if last is not None and joined is not None and joined.timestamp() * 1000 > last:
            self._under_way.do(self._greet(guild))

    async def close(self) -> None:
        await self._under_way.close(LAST_GREETINGS_S)

    async def _greet(self, guild: discord.Guild) -> None:
        channel = place_for(guild)
        if channel is None:
            return
        try:
            if not await self._store.servers.greet(guild.id, self._store.now()):
                return
            await self._language.settle(guild)
            text = (await self._render_contexts.for_guild(guild.id)).speak
            letter = greeting_message(text, asked=not says_language(guild))
        except UserError as refused:
            log.info("Server %d not greeted (%s).", guild.id, refused.key)
            return
        nonce = nonce_of("greeting", guild.id)
        await self._messenger.try_sending(guild.id, channel.id, letter, nonce, TRIES, silent=False)

    @component(WELCOME, verb="setup", deferral=Deferral.WHISPER)
    async def _setup(self, interaction: Interaction) -> None:
        await self._settings.open(interaction, ServerSettings.where)

    @component(WELCOME, verb="play", deferral=Deferral.ALOUD)
    async def _play(self, interaction: Interaction) -> None:
        await self._opening.open(interaction, None, None, ())

    @component(WELCOME, verb="learn", deferral=Deferral.WHISPER)
    async def _learn(self, interaction: Interaction) -> None:
        await self._lessons.begin(interaction, self._interactions.server(interaction).game)

    @component(LANGUAGE, select=str)
    async def _speak(self, interaction: Interaction, chosen: str) -> MessagePayload:
        if chosen not in languages():
            raise UserError("unknown-button")
        check_manages(interaction)
        await self._language.choose(interaction.guild_id or 0, chosen)
        text = (await self._interactions.context_for_all(interaction)).speak
        return greeting_message(text, asked=True, language=chosen)


def last_beat(beats: Mapping[str, int], guild: int) -> int | None:
    """Return the latest heartbeat of a process that served this server, or None if there is none.

    `beats`: latest heartbeat by process name, in unix milliseconds.
    """
    shards = {name: shards_of(name) for name in beats}
    having = (name for name, each in shards.items() if each and shard_of(guild, each.count) in each.numbers)
    return max((beats[name] for name in having), default=None)


def place_for(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the channel in which to greet a server, or None if the bot can't write in any channel.

    It is the system channel if the bot may write there, otherwise the first text channel where it may write.
    """
    first = [guild.system_channel] if guild.system_channel is not None else []
    return next((channel for channel in (*first, *guild.text_channels) if can_write(channel)), None)


def greeting_message(text: Text, *, asked: bool = False, language: str = "") -> MessagePayload:
    """Build the greeting.

    `asked`: whether to add a language menu. `language`: the language chosen in the menu, or "" for none.
    """
    parts: list[Part] = [text("greeting-title"), text("greeting-text", games=listed(map(text, GAMES), text, "and"))]
    if asked:
        names = {each: name_of(each) for each in languages()}
        parts += [text("greeting-language"), select_of(LANGUAGE(), names, language, _LANGUAGE)]
    return post(*parts, [button(text(f"greeting-{verb}"), WELCOME(verb), style) for verb, style in VERBS.items()])
