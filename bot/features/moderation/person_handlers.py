"""The panel for a user, for members who may suspend others, and its handlers: suspension and leaderboards."""

from collections.abc import Callable, Iterable, Sequence

import discord

from bot.common.units import DAY_MS
from bot.errors import UserError
from bot.features.moderation.custom_ids import (
    OFF_BOARDS,
    PEOPLE,
    PERSON,
    PICK_MEMBER,
    PICK_PERSON,
    SUSPEND,
    TABLES,
    WATCH,
)
from bot.features.moderation.deed_log import DeedLog
from bot.features.moderation.reason_form import confirmation, reason_of
from bot.features.moderation.rights import check_manages_here, check_outranks, check_suspends_here, granted
from bot.features.moderation.service import ModerationService
from bot.framework.feature import component
from bot.framework.services import Services
from bot.i18n import Text
from bot.settings.bans import moment
from bot.store.moderation import Affected, Deed, DeedKind
from bot.transport.payload import CALM, Menu, MessagePayload, Part, View, button, post, select_of
from bot.transport.responses import Interaction
from bot.ui.narration import person

TERMS = (1, 7, 30)
"""Possible lengths of a suspension, in days. The template of their custom_ids lists them too."""
OFF_OR_ON = {"off": "member-take-off", "on": "member-put-back"}
"""Keys of the labels of buttons that remove a user from the leaderboards, or put them back."""
ON_A_PAGE = 25


def person_message(
    user: int, until: int | None, text: Text, said: str = "", *, off: bool = False, manages: bool = True
) -> MessagePayload:
    """Build the panel for one user.

    `until`: the end of the user's suspension in unix milliseconds, or None if there is none. `off`: whether the user is
    removed from the leaderboards. `said`: a sentence shown at the top. `manages`: whether the moderator manages the
    server.
    """
    state = text("member-free") if until is None else text("member-kept-out", until=moment(until))
    buttons = [
        button(text("member-out", days=days), SUSPEND(user, "ask", days, until or 0), discord.ButtonStyle.danger)
        for days in TERMS
    ]
    if until is not None:
        buttons.append(button(text("member-in"), SUSPEND(user, "ask", 0, until)))
    doing = "on" if off else "off"
    board = granted(OFF_OR_ON[doing], OFF_BOARDS(user, "ask", doing), "manage-server", text, may=manages)
    title, unseen = text("member-title", who=f"<@{user}>"), text("member-off") if off else ""
    ways = [button(text("people-open"), PEOPLE()), button(text("moderate-back"), TABLES(0))]
    return post(said, title, state, unseen, buttons, [board, *ways], accent=CALM)


def off_message(user: int, kind: str, text: Text) -> MessagePayload:
    """Build the question whether to remove the user from the leaderboards (`off`), or to put the user back (`on`)."""
    words, doing = text(f"member-sure-{kind}", who=f"<@{user}>"), OFF_BOARDS(user, "do", kind)
    return confirmation(words, text(OFF_OR_ON[kind]), doing, PERSON(user), text)


def sure_message(user: int, days: int, was: int, text: Text) -> MessagePayload:
    """Build the question whether to suspend the user for `days` days, or to lift the suspension (0).

    `was`: the end of the current suspension in unix milliseconds, or 0 if there is none.
    """
    words = text("member-sure-out" if days else "member-sure-in", who=f"<@{user}>", days=days)
    label = text("member-out", days=days) if days else text("member-in")
    return confirmation(words, label, SUSPEND(user, "do", days, was), PERSON(user), text)


def people_message(
    kept_out: Sequence[tuple[int, int]],
    off: Sequence[int],
    called: Callable[[int], str],
    text: Text,
    *,
    manages: bool = True,
) -> MessagePayload:
    """Build the list of users who are suspended or removed from the leaderboards.

    `kept_out`: suspended users with the end of the suspension, earliest end first. `off`: users removed from the
    leaderboards. `called`: returns a user's name for places where mentions don't work. `manages`: whether the moderator
    manages the server.
    """
    parts: list[Part] = [text("people-title")]
    rows = [text("member-row", who=person(user, text), until=moment(until)) for user, until in kept_out]
    parts += _rows(rows, text)
    if off:
        parts += [
            text("people-off-title"),
            *_rows([text("people-off-row", who=person(user, text)) for user in off], text),
        ]
    named = dict.fromkeys(user for user in (*(who for who, _ in kept_out[:ON_A_PAGE]), *off[:ON_A_PAGE]) if user > 0)
    if named:
        parts.append(choosing(named, called, text))
    anyone: discord.ui.UserSelect[View] = discord.ui.UserSelect(custom_id=PICK_MEMBER(), placeholder=text("member-any"))
    watch = granted("people-watch", WATCH(0), "manage-server", text, may=manages)
    return post(*parts, anyone, [watch, button(text("moderate-back"), TABLES(0))], accent=CALM)


def choosing(users: Iterable[int], called: Callable[[int], str], text: Text) -> Menu:
    """Build the select that opens the panel of one of these users. Only the first 25 fit."""
    return select_of(PICK_PERSON(), {str(user): called(user) for user in users}, placeholder=text("member-choose"))


def _rows(rows: Sequence[str], text: Text) -> list[str]:
    """Return as many of the rows as fit. If some are left out, the last line says how many."""
    lines = ["\n".join(rows[:ON_A_PAGE]) or text("people-nobody")]
    return [*lines, text("people-more", count=len(rows) - ON_A_PAGE)] if len(rows) > ON_A_PAGE else lines


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
