"""Routing of presses to their handlers.

The custom_id of a component holds everything that its handler needs. So components still work after a restart.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import discord

from bot.errors import UserError
from bot.framework.feature import Afterwards, ComponentHandler, ComponentHandlers
from bot.framework.interaction_service import InteractionService
from bot.transport import responses
from bot.transport.error_reports import ours
from bot.transport.responses import FAILURES, Deferral, Interaction, in_private
from bot.transport.webhook_rate_limiter import WebhookRateLimiter

log = logging.getLogger(__name__)


class Router:
    """The only listener for components and forms.

    `presses`: handlers by the first word of the custom_id. `afterwards`: hooks to call with each answered interaction.
    """

    def __init__(
        self,
        interactions: InteractionService,
        webhook_limiter: WebhookRateLimiter,
        presses: ComponentHandlers,
        afterwards: Sequence[Afterwards] = (),
    ) -> None:
        self._interactions, self._webhook_limiter, self._presses, self._afterwards = (
            interactions,
            webhook_limiter,
            presses,
            afterwards,
        )

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle presses and forms. Commands go to the command tree."""
        pressed = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if pressed:
            await asyncio.ensure_future(self._taken(interaction, asyncio.get_running_loop().time()))

    async def _taken(self, interaction: Interaction, heard: float) -> None:
        """Answer a press. `heard`: the event-loop time at which it arrived."""
        self._interactions.press_limiter.felt(asyncio.get_running_loop().time() - heard)
        if self._interactions.take() and not await self._interactions.turned_away(interaction):

            def slow() -> str:
                return self._interactions.context_for(interaction).speak("refused-slow")

            responses.begin(interaction, self.later(interaction), slow, self._webhook_limiter)
            await self._answer(interaction)

    def later(self, interaction: Interaction) -> Deferral:
        """Return the deferral to send to Discord if the answer to a press is late."""
        press, words = self._press(interaction)
        return Deferral.EDIT if press is None else press.later(words, private=in_private(interaction))

    def _press(self, interaction: Interaction) -> tuple[ComponentHandler | None, list[str]]:
        """Return the handler of a press, and the words of its custom_id after the first.

        The handler is None if the first word is unknown.
        """
        data: Any = interaction.data or {}
        kind, *words = str(data.get("custom_id", "")).split(":")
        return self._presses.get(kind), words

    async def _answer(self, interaction: Interaction) -> None:
        """Answer a press. If anything goes wrong, send an error message."""
        press, words = self._press(interaction)
        filled_in = interaction.type is discord.InteractionType.modal_submit
        try:
            await self._interactions.met(interaction, anywhere=press is not None and press.anywhere)
            if press is None or press.form != filled_in or not words or not words[0].isdecimal():
                raise UserError("unknown-button")
            await press.handler(interaction, words)
            for afterwards in self._afterwards:
                await afterwards(interaction)
        except UserError as refused:
            await self._interactions.refuse(interaction, refused)
        except FAILURES as error:
            # the change is already saved, and the table's message shows it
            log.info("Answer not delivered: %s", error)
        except Exception as error:
            if self._interactions.closing:
                log.info("Answer not delivered, because the bot is stopping: %s", error)
                return
            await self._interactions.refuse(interaction, ours(log, "A press failed", error))
        finally:
            responses.end(interaction)
