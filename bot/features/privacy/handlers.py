"""/privacy and its buttons: show, export and delete a user's data."""

import asyncio
import gzip

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.features.privacy.export import Export
from bot.features.privacy.service import Erasure
from bot.framework.feature import component
from bot.framework.options import anywhere, described
from bot.framework.services import Services
from bot.i18n import Text
from bot.store.people import About
from bot.transport import responses
from bot.transport.custom_ids import CustomId
from bot.transport.payload import CALM, OVER, Document, MessagePayload, button, post
from bot.transport.responses import Deferral, Interaction
from bot.ui.custom_ids import PRIVACY
from bot.ui.papers import paper

DELETE = CustomId("privacy:{count:int}:sure")

LARGEST_FILE = 8 * 1024 * 1024
"""Maximum size in bytes of an export that is sent uncompressed.

Discord accepts files of 10 MiB.
"""


def open_tables(about: About) -> int:
    """Return the number of tables that the user would leave."""
    return sum(table["state"] in ("lobby", "playing") for table in about["tables"])


def privacy_message(about: About, text: Text, page: str = "") -> MessagePayload:
    """Build the message that says in words which data is kept about a user.

    `page`: the link to the privacy page, or "" if there is none.
    """
    counted = {
        "open": open_tables(about),
        "ended": len(about["tables"]) - open_tables(about),
        "standings": len(about["standings"]),
        "practice": len(about["practice"]),
        "preferences": len(about["preferences"]),
        "blocks": len(about["blocks"]),
        "invitations": len(about["invitations"]),
        "deeds": len(about["deeds"]),
        "kept-out": len(about["kept_out"]),
        "off-boards": len(about["off_boards"]),
        "told": len(about["told"]),
        "champion": len(about["champions"]),
        "titles": len(about["titles"]),
        "puzzles": len(about["puzzles"]),
        "dailies": len(about["dailies"]),
        "nights": len(about["nights"]),
        "series": len(about["series"]),
    }
    lines = [text(f"privacy-{key}", count=count) for key, count in counted.items() if count]
    buttons = [button(text("privacy-export"), PRIVACY("export"))] if lines else []
    buttons.append(button(text("privacy-delete"), PRIVACY("delete"), discord.ButtonStyle.danger))
    note = "\n".join(filter(None, (text("privacy-note"), text("privacy-page", page=page) if page else "")))
    return post(text("privacy-title"), "\n".join(lines) or text("privacy-nothing"), note, buttons, accent=CALM)


def sure_message(about: About, text: Text) -> MessagePayload:
    """Build the question that confirms a deletion. Its button holds the number of tables that the user would leave."""
    count = open_tables(about)
    yes = button(text("privacy-yes"), DELETE(count), discord.ButtonStyle.danger)
    return post(
        text("privacy-sure"),
        text("privacy-leaving", count=count) if count else "",
        text("privacy-stays"),
        [yes, button(text("privacy-no"), PRIVACY("show"))],
        accent=OVER,
    )


class PrivacyHandlers(commands.Cog):
    """The command about a user's data and its buttons. They always concern the user who presses."""

    def __init__(self, services: Services, privacy: Erasure) -> None:
        self._interactions, self._privacy, self._hands = services.interactions, privacy, services.hands
        self._forget, self._source = services.forget, services.source

    @app_commands.command(name="privacy", description=described("command-privacy"))
    @anywhere
    async def privacy(self, interaction: Interaction) -> None:
        await responses.send(interaction, await self._show(interaction), ephemeral=True)

    @component(PRIVACY, verb="show", deferral=Deferral.BESIDE, anywhere=True)
    async def _show(self, interaction: Interaction) -> MessagePayload:
        """Show which data is kept. Tables outside of servers have this button: the command may be missing there."""
        about, text = await self._about(interaction)
        page = paper(self._source, "PRIVACY", self._interactions.context_for(interaction).locale)
        return privacy_message(about, text, page)

    @component(PRIVACY, verb="export", deferral=Deferral.WHISPER, private=True, anywhere=True)
    async def _export(self, interaction: Interaction) -> MessagePayload:
        about, text = await self._about(interaction)
        if not interaction.app_permissions.attach_files:
            raise UserError("no-files")
        data = (await asyncio.to_thread(Export(interaction.user.id).text, about)).encode()
        name = "hanapai.json"
        if len(data) > LARGEST_FILE:
            name, data = f"{name}.gz", await asyncio.to_thread(gzip.compress, data)
        return post(text("privacy-file"), Document(name, data), accent=CALM)

    @component(PRIVACY, verb="delete", private=True, anywhere=True)
    async def _ask_to_delete(self, interaction: Interaction) -> MessagePayload:
        return sure_message(*await self._about(interaction))

    @component(DELETE, private=True, anywhere=True)
    async def _delete(self, interaction: Interaction, count: int) -> None:
        """Delete the user's data. If the number of open tables is no longer `count`, ask for confirmation again."""
        about, text = await self._about(interaction)
        if count != open_tables(about):
            await responses.edit(interaction, sure_message(about, text))
            return
        user = interaction.user.id
        purged = await self._privacy.forget(user)
        self._hands.forget(user, interaction)
        self._forget(user)
        await responses.edit(interaction, post(text("privacy-done" if purged else "privacy-done-soon"), accent=OVER))

    async def _about(self, interaction: Interaction) -> tuple[About, Text]:
        return await self._privacy.people.about(interaction.user.id), self._interactions.context_for(interaction).speak
