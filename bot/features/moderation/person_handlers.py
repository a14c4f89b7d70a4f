"""Handlers for managers of a server, who suspend users from its tables or remove users from its leaderboards."""

from __future__ import annotations

from contextlib import suppress

from bot.errors import UserError
from bot.features.moderation.deed_log import DeedLog
from bot.features.moderation.person_messages import (
    TERMS,
    Called,
    off_message,
    people_message,
    person_message,
    sure_message,
)
from bot.features.moderation.rights import check_manages_here
from bot.features.moderation.service import ModerationService
from bot.framework.feature import ComponentHandler
from bot.framework.interaction_service import InteractionService
from bot.settings.bans import moment
from bot.store.guarded import GuardedStore
from bot.store.models import LARGEST_ID
from bot.store.moderation import Deed
from bot.tables.limits import DAY_MS
from bot.transport import responses
from bot.transport.forms import selected
from bot.transport.payload import MessagePayload
from bot.transport.responses import FAILURES, Interaction, in_private

MOST_OFF = 200
"""Maximum number of users removed from the leaderboards that the list reads."""


class PersonHandlers:
    """Handlers for the panels about users.

    A button's custom_id contains the end of the suspension that the panel showed. If the end has changed since then,
    the press changes nothing.
    """

    def __init__(
        self,
        interactions: InteractionService,
        guarded: GuardedStore,
        moderating: ModerationService,
        called: Called,
        log: DeedLog,
    ) -> None:
        self._interactions, self._guarded, self._moderating, self._called, self._log = (
            interactions,
            guarded,
            moderating,
            called,
            log,
        )
        self._kept_out = interactions.settings.kept_out
        self.presses = {"member": ComponentHandler(self._pressed)}

    async def person(self, interaction: Interaction, user: int, said: str = "") -> MessagePayload:
        """Build the panel for one user. Raises UserError unless the user who pressed manages the server."""
        check_manages_here(interaction)
        guild, text = interaction.guild_id or 0, self._interactions.context_for(interaction).speak
        until, off = await self._kept_out.until(guild, user), await self._kept_out.off_boards(guild, user)
        return person_message(user, until, text, said, off=off)

    async def people(self, interaction: Interaction) -> MessagePayload:
        """Build the list of users who are suspended or removed from the leaderboards.

        Raises UserError unless the user who pressed manages the server.
        """
        check_manages_here(interaction)
        saved, guild = self._guarded.store.moderation, interaction.guild_id or 0
        out = await self._guarded.read(saved.all_kept_out(guild, self._guarded.now()))
        off = await self._guarded.read(saved.all_off_boards(guild, MOST_OFF))
        return people_message(out, off, self._called.by(interaction), self._interactions.context_for(interaction).speak)

    async def tell(self, interaction: Interaction) -> None:
        """Tell a suspended user once about the suspension, after a command or press. A failure is not retried."""
        with suppress(UserError, *FAILURES):
            until = await self._kept_out.to_tell(interaction.guild_id or 0, interaction.user.id)
            if until is not None:
                text = self._interactions.context_for(interaction).speak
                await self._interactions.say(interaction, text("refused-kept-out", until=moment(until)))

    async def _pressed(self, interaction: Interaction, words: list[str]) -> None:
        """Handle `member:{user}:{verb}`.

        `member:{user}:show`, `member:0:list`, and `member:0:choose` with a user as its value show a panel.

        `ask:{days}:{was}` asks whether to suspend the user for this many days, and `do:{days}:{was}` does it. 0 days
        lift the suspension. `was`: the end of the suspension that the panel showed.

        `ask:off` asks whether to remove the user from the leaderboards, and `ask:on` asks whether to put the user back.
        `do:off` and `do:on` do it.
        """
        check_manages_here(interaction)
        values, user = selected(interaction), int(words[0])
        if not in_private(interaction) or user > LARGEST_ID:
            raise UserError("unknown-button")
        if words[2:] in (["off"], ["on"]):
            await responses.edit(interaction, await self._off(interaction, user, *words[1:]))
            return
        if not all(each.isascii() and each.isdecimal() for each in words[2:]):
            raise UserError("unknown-button")
        numbers = [int(each) for each in words[2:]]
        if max(user, *numbers, 0) > LARGEST_ID:
            raise UserError("unknown-button")
        match words[1:2], numbers:
            case ["list"], []:
                shown = await self.people(interaction)
            case ["choose"], [] if values and values[0].isascii() and values[0].isdecimal():
                shown = await self.person(interaction, min(int(values[0]), LARGEST_ID))
            case ["show"], []:
                shown = await self.person(interaction, user)
            case ["ask"], [days, was] if days in (0, *TERMS):
                self._check(interaction, user)
                shown = sure_message(user, days, was, self._interactions.context_for(interaction).speak)
            case ["do"], [days, was] if days in (0, *TERMS):
                self._check(interaction, user)
                shown = await self._do(interaction, user, days, was or None)
            case _:
                raise UserError("unknown-button")
        await responses.edit(interaction, shown)

    async def _do(self, interaction: Interaction, user: int, days: int, was: int | None) -> MessagePayload:
        guild, text, now = interaction.guild, self._interactions.context_for(interaction).speak, self._guarded.now()
        assert guild is not None
        until, kind = (now + days * DAY_MS, "out") if days else (None, "in")
        deed = Deed(guild=guild.id, at=now, kind=kind, moderator=interaction.user.id, person=user, until=until)
        number = await self._moderating.keep_out(deed, was)
        said = await self._log.tell(guild, deed, number, text)
        return await self.person(interaction, user, said)

    async def _off(self, interaction: Interaction, user: int, step: str, kind: str) -> MessagePayload:
        """Remove the user from the leaderboards (kind `off`), or put the user back (kind `on`).

        `step`: `ask` only asks for confirmation, and `do` does it.
        """
        self._check(interaction, user)
        guild, text = interaction.guild, self._interactions.context_for(interaction).speak
        assert guild is not None
        if step == "ask":
            return off_message(user, kind, text)
        if step != "do":
            raise UserError("unknown-button")
        at, moderator = self._guarded.now(), interaction.user.id
        deed = Deed(guild=guild.id, at=at, kind="off" if kind == "off" else "on", moderator=moderator, person=user)
        number = await self._moderating.set_off(deed)
        return await self.person(interaction, user, await self._log.tell(guild, deed, number, text))

    @staticmethod
    def _check(interaction: Interaction, user: int) -> None:
        if user == interaction.user.id:
            raise UserError("moderates-self")
