"""A real discord.py client over real sockets: everything parses, nothing is refused."""

import asyncio
import io
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import discord as library
import pytest
from discord import app_commands

from bot.playground import Playground
from tests.bot.openapi import spec
from tests.bot.playground.library import Client, online
from tests.bot.waiting import PATIENCE_S

PNG = bytes.fromhex("89504e470d0a1a0a0000000d494844520000000400000003") + bytes(9)


def table(words: str) -> library.ui.LayoutView:
    view = library.ui.LayoutView(timeout=None)
    gallery = library.ui.MediaGallery(library.MediaGalleryItem("attachment://table.png", description="The table"))
    buttons = library.ui.ActionRow(
        library.ui.Button(label="Hand", custom_id="hand", emoji="🎴"),
        library.ui.Button(label="Update", custom_id="update", style=library.ButtonStyle.danger),
        library.ui.Button(label="Off", custom_id="off", disabled=True),
    )
    menu = library.ui.ActionRow(
        library.ui.Select(
            custom_id="menu",
            placeholder="Which card?",
            options=[library.SelectOption(label="Pine", value="01H", description="January")],
        )
    )
    view.add_item(library.ui.Container(library.ui.TextDisplay(words), gallery, buttons, menu, accent_colour=0xC0392B))
    view.stop()
    return view


def picture() -> library.File:
    return library.File(io.BytesIO(PNG), "table.png")


class Bot(Client):
    def __init__(self) -> None:
        super().__init__(library.Intents(guilds=True, guild_messages=True))
        self.tree = app_commands.CommandTree(self)
        self.messages: list[library.Message] = []
        self.resumed = asyncio.Event()

    async def setup_hook(self) -> None:
        self.tree.add_command(challenge)
        await self.tree.sync()

    async def on_message(self, message: library.Message) -> None:
        self.messages.append(message)

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_interaction(self, interaction: library.Interaction[Any]) -> None:
        """The tree answers."""


@app_commands.command(description="Challenge a friend")
@app_commands.choices(game=[app_commands.Choice(name="Koi-Koi", value="koikoi")])
async def challenge(interaction: library.Interaction[Bot], friend: library.Member, game: str = "koikoi") -> None:
    assert interaction.channel is not None
    assert interaction.permissions.send_messages
    assert interaction.app_permissions.attach_files
    assert interaction.filesize_limit == 10 * 1024 * 1024
    words = f"{interaction.user.mention} against {friend.mention}: {game} {interaction.locale.value}"
    await interaction.response.send_message(view=table(words), file=picture())


@pytest.fixture
async def bot(discord: Playground, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bot]:
    async with online(discord, monkeypatch, Bot()) as bot:
        yield bot


async def test_a_bot_posts_edits_and_deletes_and_hears_of_it(
    discord: Playground, place: SimpleNamespace, bot: Bot
) -> None:
    channel: Any = bot.get_channel(place.channel.id)
    message = await channel.send(view=table("Public"), file=picture(), silent=True)
    message = await message.edit(view=table("Edited"), attachments=[picture()])
    seen = (await place.anna.sees(place.channel))[0]
    assert (seen.text, seen.edited, seen.silent) == ("Edited", 1, True)
    assert message.attachments == []
    assert (await bot.http.get_from_cdn(seen.images[0].url)) == PNG
    reply = await message.reply(f"{place.ben.mention}!", mention_author=False)
    assert (await place.anna.sees(place.channel))[-1].pings == [place.ben.id]
    thread = await message.create_thread(name="A game")
    await thread.send("in the thread")
    fetched = await channel.fetch_message(reply.id)
    assert fetched.content == f"{place.ben.mention}!"
    assert [each.id async for each in channel.history()] == [reply.id, message.id]
    member = await channel.guild.fetch_member(place.ben.id)
    assert member.display_name == "Ben"
    await (await member.create_dm()).send("hello")
    assert [m.text for m in await place.ben.sees(await place.ben.direct())] == ["hello"]
    await reply.delete()
    assert len(await place.anna.sees(place.channel)) == 1
    assert discord.violations == []


@pytest.mark.slow
async def test_every_answer_fits_discords_own_description(
    discord: Playground, place: SimpleNamespace, bot: Bot
) -> None:
    found = spec()
    await place.anna.command(place.channel, "challenge", friend=place.ben)
    channel: Any = bot.get_channel(place.channel.id)
    message = await channel.send(view=table("Public"), file=picture())
    await message.reply("Reply", embed=library.Embed(title="Title", description="Words"))
    await message.create_thread(name="A game")
    await message.edit(view=table("Edited"))
    await bot.fetch_user(place.anna.id)
    await bot.fetch_guild(place.guild.id)
    await channel.guild.fetch_member(place.anna.id)
    await channel.guild.fetch_channels()
    await bot.create_application_emoji(name="pine", image=PNG)
    await bot.fetch_application_emojis()
    await bot.tree.fetch_commands()
    await (await bot.create_dm(library.Object(place.anna.id))).send("hello")
    problems = [
        f"{request.method} {request.path}: {problem}"
        for request in discord.requests
        for problem in found.answer(request.method, request.path, request.reply, request.status)
    ]
    assert problems == []


async def test_a_bot_that_was_cut_off_resumes_and_hears_what_it_missed(
    discord: Playground, place: SimpleNamespace, bot: Bot
) -> None:
    await discord.disconnect_bot()
    said = await place.anna.says(place.channel, f"{bot.user.mention if bot.user else ''} are you there?")
    await discord.connected(PATIENCE_S)
    await asyncio.wait_for(bot.resumed.wait(), PATIENCE_S)
    assert [(m.id, m.content) for m in bot.messages] == [(said.id, said.text)]
    assert (await place.anna.command(place.channel, "challenge", friend=place.ben)).state == "answered"
    bot.resumed.clear()
    discord.gateway_sessions.reconnect()
    await asyncio.wait_for(bot.resumed.wait(), PATIENCE_S)
    assert discord.gateway_sessions.identified == 1
