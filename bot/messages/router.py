"""Leads each press to its handler. A custom_id says all there is to know, so no restart loses a press."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from bot.messages import answers
from bot.messages.answers import FAILURES, Interaction, Later
from bot.messages.desk import Desk
from bot.messages.hooks import Hooks
from bot.tables.table import Refused

log = logging.getLogger(__name__)

FORMS = ("c", "n", "rules", "number", "keep")
"""The first words of forms; no button may have them."""
PAGES = ["rules"], ["how"], ["more"], ["fair"]
"""What the buttons of a lobby open for their presser alone."""

OPENERS = ("cut", "form")
"""Verbs whose answer is a form."""

Handler = Callable[[Interaction, "list[str]"], Awaitable[None]]


class Router:
    """The one listener for all components and forms. `handlers`: by the first word of the custom_id."""

    def __init__(self, desk: Desk, hooks: Hooks, handlers: Mapping[str, Handler]) -> None:
        self._desk, self._hooks, self._handlers = desk, hooks, handlers

    async def on_interaction(self, interaction: Interaction) -> None:
        """Listen to every interaction; those of commands go to the command tree."""
        pressed = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if pressed:
            await asyncio.ensure_future(self._taken(interaction, asyncio.get_running_loop().time()))

    async def _taken(self, interaction: Interaction, heard: float) -> None:
        """Answer a press that was heard at that time of the loop."""
        self._desk.turnstile.felt(asyncio.get_running_loop().time() - heard)
        if self._desk.take() and not await self._desk.turned_away(interaction):
            slow = self._desk.reader(interaction).speak("refused-slow")
            answers.begin(interaction, _later(interaction), slow, self._hooks)
            await self._answer(interaction)

    async def _answer(self, interaction: Interaction) -> None:
        """Answer a press, with a sentence if anything goes wrong."""
        data: Any = interaction.data or {}
        kind, *words = str(data.get("custom_id", "")).split(":")
        if (kind in FORMS) != (interaction.type is discord.InteractionType.modal_submit):
            kind = ""
        try:
            self._desk.met(interaction)
            handler = self._handlers.get(kind)
            if handler is None or not words or not words[0].isdecimal():
                raise Refused("unknown-button")
            await handler(interaction, words)
        except Refused as refused:
            await self._desk.refuse(interaction, refused)
        except FAILURES as error:
            # what was done is saved, and the table shows it
            log.info("An answer did not arrive: %s", error)
        except Exception as error:
            if self._desk.closing:
                log.info("An answer did not arrive, for the bot ends: %s", error)
                return
            log.exception("A press failed")
            await self._desk.refuse(interaction, Refused("error"))
        finally:
            answers.give_up(interaction)


def _later(interaction: Interaction) -> Later:
    """What the answer to a press will be if it is late."""
    data: Any = interaction.data or {}
    kind, *words = str(data.get("custom_id", "")).split(":")
    verb = words[1] if len(words) > 1 else ""
    if verb in OPENERS or (kind, verb) in (("o", "number"), ("o", "save")):
        return Later.FORM
    if kind == "m":
        return Later.ALOUD
    if (
        kind in ("h", "why", "help", "advice")
        or (kind == "learn" and words[2:] == ["open"])
        or (kind == "l" and words[1:2] in PAGES)
        or (kind, verb) in (("privacy", "export"), ("history", "open"))
        or (kind == "replay" and words[3:] in (["file"], ["film"]))
    ):
        return Later.WHISPER
    if kind in ("p", "s", "w", "b", "page", "replay", "review") and not in_private(interaction):
        return Later.WHISPER
    return Later.EDIT


def in_private(interaction: Interaction) -> bool:
    """Whether the press was on a message only the presser sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral
