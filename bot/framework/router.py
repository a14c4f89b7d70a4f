"""Routing of presses to their handlers.

The custom_id of a component holds everything that its handler needs. So components still work after a restart.
"""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import discord

from bot.errors import Answered, UserError
from bot.framework.feature import Component, Handler, components_of
from bot.framework.interaction_service import InteractionService
from bot.transport import responses
from bot.transport.responses import AFTERWARDS, Deferral, Interaction
from bot.transport.webhook_rate_limiter import WebhookRateLimiter


class Router:
    """The only listener for components and forms. `handlers`: objects with methods for components."""

    def __init__(
        self, interactions: InteractionService, webhook_limiter: WebhookRateLimiter, handlers: Iterable[object]
    ) -> None:
        self._interactions, self._webhook_limiter = interactions, webhook_limiter
        self.components: dict[str, list[Component]] = {}
        for each in components_of(handlers):
            for kind in each.custom_id.first_words:
                self.components.setdefault(kind, []).append(each)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle presses and forms. Commands go to the command tree."""
        pressed = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if pressed:
            await asyncio.ensure_future(self._taken(interaction, asyncio.get_running_loop().time()))

    async def _taken(self, interaction: Interaction, heard: float) -> None:
        """Answer a press. `heard`: the event-loop time at which it arrived."""
        self._interactions.press_limiter.felt(asyncio.get_running_loop().time() - heard)
        if not await self._interactions.admits(interaction):
            return
        if self._interactions.take() and not await self._interactions.turned_away(interaction):

            def slow() -> str:
                return self._interactions.context_for(interaction).speak("refused-slow")

            component, arguments = self.find(interaction)
            deferral = Deferral.EDIT if component is None else component.deferral
            self._interactions.answers.add(responses.begin(interaction, deferral, slow, self._webhook_limiter))
            await self._answer(interaction, component, arguments)

    def find(self, interaction: Interaction) -> tuple[Component | None, dict[str, Any]]:
        """Return the pressed component and the arguments of its handler. The component is None if there is none."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        for each in self.components.get(custom_id.partition(":")[0], ()):
            if (arguments := each.read(interaction, custom_id)) is not None:
                return each, arguments
        return None, {}

    async def _answer(self, interaction: Interaction, component: Component | None, arguments: dict[str, Any]) -> None:
        try:
            await self._interactions.met(interaction, anywhere=component is None or component.anywhere)
            if component is None:
                raise UserError("unknown-button")
            with suppress(Answered):
                handler: Handler = getattr(component.owner, component.method)
                if (answer := await handler(interaction, **arguments)) is not None:
                    await responses.answer(interaction, answer)
            for job in interaction.extras.pop(AFTERWARDS, {}).values():
                await job(interaction)
        except Exception as error:
            await self._interactions.failed(interaction, error, "A press failed")
        finally:
            responses.end(interaction)
