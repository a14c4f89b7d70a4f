"""Handlers for /privacy: show, export and delete a user's data."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable

import discord

from bot.errors import UserError
from bot.features.privacy.export import Export
from bot.features.privacy.service import Erasure
from bot.framework.feature import ComponentHandler, beside, by_verb
from bot.framework.interaction_service import InteractionService
from bot.i18n import Text
from bot.live.hand_messages import HandMessages
from bot.store.people import About
from bot.transport import responses
from bot.transport.payload import CALM, OVER, Document, MessagePayload, button, post
from bot.transport.responses import Deferral, Interaction, in_private
from bot.ui.papers import paper

LARGEST_FILE = 8 * 1024 * 1024
"""Maximum size in bytes of an export that is sent uncompressed.

Discord accepts files of 10 MiB.
"""


def open_tables(about: About) -> int:
    """Return the number of tables that the user would leave."""
    return sum(table["state"] in ("lobby", "playing") for table in about.tables)


def privacy_message(about: About, text: Text, page: str = "") -> MessagePayload:
    """Build the message that says in words which data is kept about a user.

    `page`: the link to the privacy page, or "" if there is none.
    """
    ended = len(about.tables) - open_tables(about)
    counted = {
        "open": open_tables(about),
        "ended": ended,
        "standings": len(about.standings),
        "practice": len(about.practice),
        "preferences": len(about.preferences),
        "blocks": len(about.blocks),
        "invitations": len(about.invitations),
        "deeds": len(about.deeds),
        "kept-out": len(about.kept_out),
        "off-boards": len(about.off_boards),
        "told": len(about.told),
        "champion": len(about.champions),
        "puzzles": len(about.puzzles),
        "dailies": len(about.dailies),
        "nights": len(about.nights),
    }
    lines = [text(f"privacy-{key}", count=count) for key, count in counted.items() if count]
    buttons = [button(text("privacy-export"), "privacy:0:export")] if lines else []
    buttons.append(button(text("privacy-delete"), "privacy:0:delete", discord.ButtonStyle.danger))
    title = text("privacy-title")
    note = "\n".join(filter(None, (text("privacy-note"), text("privacy-page", page=page) if page else "")))
    return post(title, "\n".join(lines) or text("privacy-nothing"), note, buttons, accent=CALM)


def sure_message(about: About, text: Text) -> MessagePayload:
    """Build the question that confirms a deletion. Its button holds the number of tables that the user would leave."""
    count = open_tables(about)
    leaving = text("privacy-leaving", count=count) if count else ""
    yes = button(text("privacy-yes"), f"privacy:{count}:sure", discord.ButtonStyle.danger)
    buttons = [yes, button(text("privacy-no"), "privacy:0:show")]
    return post(text("privacy-sure"), leaving, text("privacy-stays"), buttons, accent=OVER)


class PrivacyHandlers:
    """The handlers of presses on messages about a user's data. They always concern the user who presses.

    `forget`: called with each user who was erased. `source`: the address of the source code, or "".
    """

    def __init__(
        self,
        interactions: InteractionService,
        privacy: Erasure,
        hands: HandMessages,
        forget: Callable[[int], None],
        source: str,
    ) -> None:
        self._interactions, self._privacy, self._hands, self._forget = interactions, privacy, hands, forget
        self._source = source
        self.presses = {
            "privacy": ComponentHandler(
                self._pressed, by_verb({"export": Deferral.WHISPER}, otherwise=beside), anywhere=True
            )
        }

    async def show(self, interaction: Interaction) -> None:
        """Show the user ephemerally which data is kept about them."""
        about, text = await self._about(interaction)
        await responses.send(interaction, self._shown(interaction, about, text), ephemeral=True)

    async def _pressed(self, interaction: Interaction, words: list[str]) -> None:
        """Answer a press on a message about the user's data.

        The custom_ids are `privacy:0:show`, `privacy:0:export`, `privacy:0:delete` and `privacy:{open tables}:sure`. If
        the number of open tables has changed, `sure` asks for confirmation again.
        """
        if not in_private(interaction):
            if words[1:] != ["show"]:
                raise UserError("unknown-button")
            await self.show(interaction)  # under a table of friends, whose players may not have the command
            return
        about, text = await self._about(interaction)
        match words:
            case [_, "show"]:
                await responses.edit(interaction, self._shown(interaction, about, text))
            case [_, "export"]:
                await self._export(interaction, about, text)
            case [_, "delete"]:
                await responses.edit(interaction, sure_message(about, text))
            case [count, "sure"] if count != str(open_tables(about)):
                await responses.edit(interaction, sure_message(about, text))
            case [_, "sure"]:
                await self._delete(interaction)
            case _:
                raise UserError("unknown-button")

    async def _export(self, interaction: Interaction, about: About, text: Text) -> None:
        if not interaction.app_permissions.attach_files:
            raise UserError("no-files")
        data = (await asyncio.to_thread(Export(interaction.user.id).text, about)).encode()
        name = "hanapai.json"
        if len(data) > LARGEST_FILE:
            name, data = f"{name}.gz", await asyncio.to_thread(gzip.compress, data)
        await responses.send(interaction, post(text("privacy-file"), Document(name, data), accent=CALM), ephemeral=True)

    async def _delete(self, interaction: Interaction) -> None:
        user, text = interaction.user.id, self._interactions.context_for(interaction).speak
        purged = await self._privacy.forget(user)
        self._hands.forget(user, interaction)
        self._forget(user)
        await responses.edit(interaction, post(text("privacy-done" if purged else "privacy-done-soon"), accent=OVER))

    def _shown(self, interaction: Interaction, about: About, text: Text) -> MessagePayload:
        page = paper(self._source, "PRIVACY", self._interactions.context_for(interaction).locale)
        return privacy_message(about, text, page)

    async def _about(self, interaction: Interaction) -> tuple[About, Text]:
        return await self._privacy.about(interaction.user.id), self._interactions.context_for(interaction).speak
