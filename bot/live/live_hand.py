"""A hand message that can be edited: what it shows, and the interaction token that gives access to it."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord

from bot.tables.table import Table
from bot.transport import responses
from bot.transport.payload import MessagePayload
from bot.transport.priority import Priority
from bot.transport.responses import Interaction

TOKEN_LIFE_S = 15 * 60 - 30
"""Seconds for which the bot uses a token. This is a little less than the token is valid (DISCORD A1)."""


@dataclass(frozen=True, slots=True)
class Reach:
    """The functions that edit and delete one message, as long as its token is valid."""

    edit: Callable[..., Awaitable[Any]]
    delete: Callable[[], Awaitable[None]]


def original(interaction: Interaction) -> Reach:
    """Return the functions that edit and delete the original response of an interaction.

    The original response is the message that answered the interaction. If the answer redrew the pressed message, it is
    that message.
    """
    return Reach(interaction.edit_original_response, interaction.delete_original_response)


def reach(interaction: Interaction, message: int) -> Reach:
    """Return the functions that edit and delete the message that answered an interaction, even after a deferral."""
    if not responses.followed(interaction):
        return original(interaction)
    return by_number(interaction, message)


def by_number(interaction: Interaction, message: int) -> Reach:
    """Return the functions that edit and delete a later message of an interaction, by the message's id."""
    hook = interaction.followup
    return Reach(partial(hook.edit_message, message), partial(hook.delete_message, message))


def followup(message: discord.WebhookMessage) -> Reach:
    """Return the functions that edit and delete a followup message."""
    return Reach(message.edit, message.delete)


@dataclass(slots=True)
class Token:
    """The token of a user's interaction at a table. While valid, it can edit a message that only this user sees."""

    interaction: Interaction

    @property
    def alive(self) -> bool:
        return self.left_s > 0

    @property
    def left_s(self) -> float:
        """The seconds for which the token can still be used."""
        return TOKEN_LIFE_S - self.age_s

    @property
    def age_s(self) -> float:
        """The seconds since the interaction arrived."""
        return responses.age_s(self.interaction)


@dataclass(slots=True, eq=False)
class LiveHand:
    """A hand message, edited under `lock` through `reach`.

    `shown`: the moment of the match that it shows. `at`: when it was last updated, in seconds of the loop's clock.
    `owed`: it is in words, because its picture was late. `answering`: number of presses on it that are being answered.
    `painted`: a task is bringing it up to date. `later`: the timer of the next update. `wordless`: no pictures may be
    sent here. `refusals`: how often Discord has refused its emoji since its last update. `pressable`: it has buttons.
    """

    message: int
    reach: Reach
    token: Token
    shown: Hashable = field(default=None, init=False)
    at: float = field(default=-math.inf, init=False)
    owed: bool = field(default=False, init=False)
    answering: int = field(default=0, init=False)
    painted: bool = field(default=False, init=False)
    later: asyncio.TimerHandle | None = field(default=None, init=False)
    wordless: bool = field(default=False, init=False)
    refusals: int = field(default=0, init=False)
    pressable: bool = field(default=True, init=False)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)

    @property
    def user(self) -> int:
        """The user whose hand it is."""
        return self.token.interaction.user.id

    def shows(self, table: Table) -> bool:
        """Return whether the hand needs no update."""
        return table.match is None or (self.shown == table.moment and not self.owed)

    def show(self, post: MessagePayload) -> None:
        """Note that the hand now shows this message."""
        self.refusals, self.pressable = 0, any(child.is_dispatchable() for child in post.view.walk_children())
        self.shown, self.owed, self.at = post.revision, post.owed, asyncio.get_running_loop().time()

    def urgency(self, table: Table) -> Priority:
        """Return the priority of updating the hand.

        It is high (ASKED) if the hand does not yet show that its player is asked something, or that the match has
        ended. It is low (WAITING) if only the picture is missing. At the end of a match a missing picture has high
        priority too, because only the picture shows the podium.
        """
        match, seat = table.match, table.seat_of(self.user)
        if match is None or seat is None:
            return Priority.WAITING
        if self.shown == table.moment and not (self.owed and match.result is not None):
            return Priority.WAITING
        asked = table.sitter(seat).here and (seat in table.voters or bool(match.question.legal.get(seat)))
        return Priority.ASKED if asked or match.result is not None else Priority.WAITING

    def behind(self, table: Table) -> bool:
        """Return whether the hand does not yet show that its player is asked something, or that the match has ended."""
        return self.shown != table.moment and self.urgency(table) is Priority.ASKED

    def cancel_timer(self) -> None:
        """Cancel the timer of the next update."""
        if self.later is not None:
            self.later.cancel()
            self.later = None


def takes_pictures(interaction: Interaction) -> bool:
    """Return whether the bot may attach files in the interaction's channel.

    Both the permissions sent with the interaction and the current ones, if known, must allow it.
    """
    guild = interaction.guild
    channel = guild.get_channel_or_thread(interaction.channel_id or 0) if guild is not None else None
    if guild is None or channel is None or guild.unavailable:
        return interaction.app_permissions.attach_files
    try:
        now = channel.permissions_for(guild.me)
    except discord.ClientException:  # a thread whose parent channel is not known
        return interaction.app_permissions.attach_files
    return interaction.app_permissions.attach_files and now.attach_files
