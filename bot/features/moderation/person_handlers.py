"""Handlers that suspend users from the tables of a server, or remove users from its leaderboards.

Suspending needs *Moderate Members* or *Manage Server*, removing needs *Manage Server*.
"""

from bot.common.units import DAY_MS
from bot.errors import UserError
from bot.features.moderation.custom_ids import OFF_BOARDS, PEOPLE, PERSON, PICK_MEMBER, PICK_PERSON, SUSPEND
from bot.features.moderation.deed_log import DeedLog
from bot.features.moderation.person_messages import off_message, people_message, person_message, sure_message
from bot.features.moderation.reason_form import reason_of
from bot.features.moderation.rights import check_manages_here, check_outranks, check_suspends_here
from bot.features.moderation.service import ModerationService
from bot.framework.feature import component
from bot.framework.services import Services
from bot.store.moderation import Affected, Deed, DeedKind
from bot.transport.payload import MessagePayload
from bot.transport.responses import Interaction

MOST_OFF = 200
"""Maximum number of users removed from the leaderboards that the list reads."""


class PersonHandlers:
    """Handlers for the panels about users.

    A button's custom_id contains the end of the suspension that the panel showed. If the end has changed since then,
    the press changes nothing.
    """

    def __init__(self, services: Services, moderating: ModerationService, log: DeedLog) -> None:
        self._interactions, self._store, self._moderating = services.interactions, services.store, moderating
        self._log, self._kept_out = log, services.interactions.settings.kept_out

    @component(PERSON, private=True)
    async def person(self, interaction: Interaction, user: int, said: str = "") -> MessagePayload:
        """Build the panel for one user. Raises UserError unless the user who pressed may suspend members."""
        check_suspends_here(interaction)
        guild, text = interaction.guild_id or 0, self._interactions.context_for(interaction).speak
        until, off = await self._kept_out.until(guild, user), await self._kept_out.off_boards(guild, user)
        return person_message(user, until, text, said, off=off, manages=interaction.permissions.manage_guild)

    @component(PEOPLE, private=True)
    async def people(self, interaction: Interaction) -> MessagePayload:
        """Build the list of users who are suspended or removed from the leaderboards.

        Raises UserError unless the user who pressed may suspend members.
        """
        check_suspends_here(interaction)
        saved, guild = self._store.moderation, interaction.guild_id or 0
        out = await saved.all_kept_out(guild, self._store.now())
        off = await saved.all_off_boards(guild, MOST_OFF)
        text, called = self._interactions.context_for(interaction).speak, self._interactions.names_for(interaction)
        return people_message(out, off, called, text, manages=interaction.permissions.manage_guild)

    @component(PICK_MEMBER, select=int, private=True)
    @component(PICK_PERSON, select=int, private=True)
    async def _pick(self, interaction: Interaction, chosen: int) -> MessagePayload:
        return await self.person(interaction, chosen)

    @component(SUSPEND, step="ask", private=True)
    async def _ask_to_suspend(self, interaction: Interaction, user: int, days: str, was: int) -> MessagePayload:
        """Ask whether to suspend the user for this many days, or to lift the suspension (0 days).

        `was`: the end of the suspension that the panel showed.
        """
        await self._check_suspends(interaction, user, days)
        return sure_message(user, int(days), was, self._interactions.context_for(interaction).speak)

    @component(SUSPEND, step="do", private=True)
    @component(SUSPEND, step="do", form=True, private=True)
    async def _suspend(self, interaction: Interaction, user: int, days: str, was: int) -> MessagePayload:
        await self._check_suspends(interaction, user, days)
        now = self._store.now()
        until, kind = (now + int(days) * DAY_MS, "out") if days != "0" else (None, "in")
        number = await self._moderating.keep_out(self._deed(interaction, kind, user, now, until), was or None)
        return await self.person(interaction, user, await self._log.tell(interaction, number))

    @component(OFF_BOARDS, step="ask", private=True)
    async def _ask_off(self, interaction: Interaction, user: int, kind: str) -> MessagePayload:
        """Ask whether to remove the user from the leaderboards (kind `off`), or to put the user back (kind `on`)."""
        self._check(interaction, user)
        return off_message(user, kind, self._interactions.context_for(interaction).speak)

    @component(OFF_BOARDS, step="do", private=True)
    @component(OFF_BOARDS, step="do", form=True, private=True)
    async def _set_off(self, interaction: Interaction, user: int, kind: str) -> MessagePayload:
        self._check(interaction, user)
        deed = self._deed(interaction, "off" if kind == "off" else "on", user, self._store.now())
        number = await self._moderating.set_off(deed)
        return await self.person(interaction, user, await self._log.tell(interaction, number))

    @staticmethod
    def _deed(interaction: Interaction, kind: DeedKind, user: int, now: int, until: int | None = None) -> Deed:
        return Deed(
            guild=interaction.guild_id or 0,
            at=now,
            kind=kind,
            moderator=interaction.user.id,
            person=user,
            until=until,
            reason=reason_of(interaction),
            people=(Affected(user),) if kind != "out" and user > 0 else (),
        )

    async def _check_suspends(self, interaction: Interaction, user: int, days: str) -> None:
        check_suspends_here(interaction)
        self._check_other(interaction, user)
        if days != "0":
            await check_outranks(interaction, user)

    def _check(self, interaction: Interaction, user: int) -> None:
        check_manages_here(interaction)
        self._check_other(interaction, user)

    @staticmethod
    def _check_other(interaction: Interaction, user: int) -> None:
        if user == interaction.user.id:
            raise UserError("moderates-self")
