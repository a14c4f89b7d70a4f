"""Handlers for the panels of /server-settings and /preferences."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord

from bot.common.text import legible
from bot.common.units import DAY_MS
from bot.errors import UserError
from bot.features.nights.series_handlers import lost_line
from bot.features.preferences.messages import (
    EVERYTHING,
    EVERYTHING_IN,
    PAGE,
    PICK_SETTING,
    SETTING,
    TYPED,
    TYPED_FORM,
    lacks_posts,
    panel_message,
    typed_modal,
)
from bot.features.preferences.preset_handlers import presets_button
from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.framework.services import Services
from bot.i18n import Text
from bot.settings.setting_kinds import Setting, SettingsModel
from bot.settings.settings import CHANNELS_OF_ALL, Preferences, ServerSettings
from bot.transport import responses
from bot.transport.forms import filled, permitted
from bot.transport.payload import Button, MessagePayload, button
from bot.transport.permissions import allowed_in, check_manages, mentioned_by_us, unable_to_give, written_in
from bot.transport.responses import Deferral, Interaction
from bot.ui.custom_ids import NUMBERS, TELL_LIST

LOST_MS = 30 * DAY_MS
"""Milliseconds for which a server's panel says that a series of club nights has ended."""


class SettingHandlers:
    """The handlers of presses on panels of settings.

    A custom_id names the revision of the settings that its panel shows. If the settings have changed since, a press
    changes nothing and shows the current panel.
    """

    def __init__(self, services: Services) -> None:
        self._interactions, self._store = services.interactions, services.store

    async def open(self, interaction: Interaction, where: str, notice: str = "") -> None:
        """Show the panel of a server or a user ephemerally. Raises UserError if the user isn't allowed to see it.

        `where`: the first word of the panel's custom_ids, which says whose settings it shows. `notice`: key of a
        sentence above the settings.
        """
        await responses.send(interaction, await self._panel(interaction, where, notice=notice), ephemeral=True)

    @component(PICK_SETTING, select=str, private=True, anywhere=True)
    async def _pick(self, interaction: Interaction, where: str, chosen: str) -> None:
        await self._show(interaction, where, chosen)

    @component(PAGE, private=True, anywhere=True)
    async def _turn(self, interaction: Interaction, where: str, page: int) -> None:
        await self._show(interaction, where, page=page)

    @component(SETTING, verb="form", deferral=Deferral.FORM, private=True, anywhere=True)
    async def _ask(self, interaction: Interaction, where: str, key: str) -> None:
        settings = self._readable(interaction, where)
        modal = typed_modal(settings, _typed(settings, key), self._interactions.context_for(interaction).speak)
        await responses.form(interaction, modal)

    @component(TYPED_FORM, form=True, private=True, anywhere=True)
    async def _type(self, interaction: Interaction, revision: int, where: str, key: str) -> None:
        _typed(self._readable(interaction, where), key)
        await self._choose(interaction, where, revision, key, [*filled(interaction).get("word", ())])

    @component(SETTING, verb="reset", private=True, anywhere=True)
    async def _reset(self, interaction: Interaction, where: str, revision: int, key: str) -> None:
        setting = _named(self._readable(interaction, where), key)
        if setting is None:
            raise UserError("unknown-button")
        await self._choose(interaction, where, revision, key, [*setting.words(setting.default)])

    @component(SETTING, verb="value", select=list, private=True, anywhere=True)
    async def _choose(
        self, interaction: Interaction, where: str, revision: int, key: str, chosen: Sequence[str]
    ) -> None:
        """Save a value and show the panel. `revision`: the revision of the settings that the pressed panel showed."""
        settings, user, guild = self._interactions.settings, interaction.user.id, interaction.guild_id or 0
        if revision != self._readable(interaction, where).revision:
            await self._show(interaction, where, key, notice="settings-stale")
            return
        if where == Preferences.where:
            done = await settings.set_for_user(user, key, chosen)
        else:
            chosen = _there(interaction, _named(settings.for_guild(guild), key), chosen)
            done = await settings.set_for_guild(guild, key, chosen)
        await self._show(interaction, where, key, notice="" if done else "settings-stale")

    @component(EVERYTHING, private=True)
    async def _turn_on_everything(self, interaction: Interaction, revision: int, channel: int) -> None:
        """Turn on all that is posted regularly, in one channel. Raises UserError if the bot can't write there."""
        settings, guild = self._interactions.settings, interaction.guild_id or 0
        fresh = revision == self._readable(interaction, ServerSettings.where).revision
        for key in CHANNELS_OF_ALL if fresh else ():
            chosen = _there(interaction, _named(settings.for_guild(guild), key), [str(channel)])
            fresh = fresh and await settings.set_for_guild(guild, key, chosen)
        fresh = fresh and await settings.set_for_guild(guild, "ledger", ["on"])
        notice = "settings-everything-on" if fresh else "settings-stale"
        await self._show(interaction, ServerSettings.where, "daily" if fresh else "", notice=notice)

    @component(EVERYTHING_IN, select=int, private=True)
    async def _turn_on_everything_in(self, interaction: Interaction, revision: int, chosen: int) -> None:
        await self._turn_on_everything(interaction, revision, chosen)

    def _readable(self, interaction: Interaction, where: str) -> SettingsModel:
        """Return the current settings of the server or the user. Raises UserError if the user can't change them."""
        if where == Preferences.where:
            return self._interactions.settings.for_user(interaction.user.id)
        if interaction.guild_id is None:
            raise UserError("not-here" if interaction.context.guild else "no-server")
        check_manages(interaction)
        return self._interactions.server(interaction)

    async def _show(self, interaction: Interaction, where: str, key: str = "", page: int = 0, notice: str = "") -> None:
        await responses.edit(interaction, await self._panel(interaction, where, key, page, notice))

    async def _panel(
        self, interaction: Interaction, where: str, key: str = "", page: int = 0, notice: str = ""
    ) -> MessagePayload:
        """Build the panel. Its first page names the series of club nights that ended lately with nobody ending them."""
        chosen, text = self._readable(interaction, where), self._interactions.context_for(interaction).speak
        more, lost = more_of(self._interactions, interaction, chosen), list[str]()
        if where == ServerSettings.where:
            ended = await self._store.series.lost(interaction.guild_id or 0, self._store.now() - LOST_MS)
            lost = [lost_line(each, text) for each in ended]
        return panel_message(chosen, text, interaction.guild, key, page, notice, more, permitted(interaction), lost)


def more_of(interactions: InteractionService, interaction: Interaction, chosen: SettingsModel) -> list[Button]:
    """Return the buttons below all settings.

    On a server's panel, they open the saved house rules and the statistics. On a user's panel, they open the list of
    games for which the bot notifies this user here.
    """
    text = interactions.context_for(interaction).speak
    if chosen.where != ServerSettings.where:
        return [button(text("tell-open"), TELL_LIST())] if interaction.guild_id is not None else []
    saved = presets_button(interactions.settings.presets.get_all(interaction.guild_id or 0), text)
    return [*saved, button(text("numbers-open"), NUMBERS()), *_everything(interaction, chosen, text)]


def _everything(interaction: Interaction, chosen: SettingsModel, text: Text) -> list[Button]:
    """Return the button that turns on all that is posted regularly, in the channel of the interaction."""
    here = interaction.channel
    here = here.parent if isinstance(here, discord.Thread) else here
    if not isinstance(here, discord.TextChannel) or not lacks_posts(chosen):
        return []
    label = text("settings-everything", channel=f"#{legible(here.name)}")[:80]
    return [button(label, EVERYTHING(chosen.revision, here.id), discord.ButtonStyle.primary)]


def _named(chosen: SettingsModel, key: str) -> Setting | None:
    return next((setting for setting in chosen.settings() if setting.key == key), None)


def _typed(chosen: SettingsModel, key: str) -> Setting:
    """Return the setting with this key. Raises UserError if its value can't be typed."""
    setting = _named(chosen, key)
    if setting is None or setting.kind not in TYPED:
        raise UserError("unknown-button")
    return setting


def _there(interaction: Interaction, setting: Setting | None, value: Sequence[str]) -> Sequence[str]:
    """Return the chosen value without @everyone, which can't be chosen.

    Raises UserError for channels and roles of another server. Also raises UserError if the bot lacks a permission: to
    write in the channel, or to mention or assign the role.
    """
    if setting is None or setting.kind not in ("channels", "channel", "role"):
        return value
    guild: Any = interaction.guild
    said = permitted(interaction)
    find = guild.get_role if setting.kind == "role" else partial(allowed_in, guild, said=said)
    if not all(word.isascii() and word.isdecimal() and find(int(word)) is not None for word in value):
        raise UserError("bad-setting")
    chosen = [word for word in value if word != str(guild.id)]
    if setting.mentioned and not all(mentioned_by_us(guild, int(word)) for word in chosen):
        raise UserError("role-unmentionable", role=f"<@&{chosen[0]}>")
    if setting.kind == "channel" and not all(written_in(guild, int(word), said) for word in chosen):
        raise UserError("channel-shut", channel=f"<#{chosen[0]}>")
    if setting.given and chosen and (wrong := unable_to_give(guild, int(chosen[0]))):
        raise UserError(wrong, role=f"<@&{chosen[0]}>")
    return chosen
