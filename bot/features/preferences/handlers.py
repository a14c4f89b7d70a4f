"""Handlers for the panels of /server-settings and /preferences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.errors import UserError
from bot.features.preferences.messages import TYPED, panel_message, typed_modal
from bot.features.preferences.preset_handlers import presets_button
from bot.framework.feature import ComponentHandler, by_verb
from bot.framework.interaction_service import InteractionService
from bot.settings.setting_kinds import Setting, SettingsModel
from bot.settings.settings import Preferences, ServerSettings
from bot.transport import responses
from bot.transport.forms import filled, permitted, selected
from bot.transport.payload import Button, button
from bot.transport.permissions import allowed_in, check_manages, mentioned_by_us, unable_to_give, written_in
from bot.transport.responses import Deferral, Interaction, in_private

LATE = by_verb({"form": Deferral.FORM})


class SettingHandlers:
    """The handlers of presses on panels of settings.

    A custom_id names the revision of the settings that its panel shows. If the settings have changed since, a press
    changes nothing and shows the current panel.
    """

    def __init__(self, interactions: InteractionService) -> None:
        self._interactions = interactions
        self.presses = {
            ServerSettings.where: ComponentHandler(self._of_server, LATE),
            Preferences.where: ComponentHandler(self._of_person, LATE, anywhere=True),
            "number": ComponentHandler(self._number, form=True, anywhere=True),
        }

    async def open(self, interaction: Interaction, where: str, notice: str = "") -> None:
        """Show the panel of a server or a user ephemerally. Raises UserError if the user isn't allowed to see it.

        `where`: the first word of the panel's custom_ids, which says whose settings it shows. `notice`: key of a
        sentence above the settings.
        """
        chosen = self._readable(interaction, where)
        text, more = self._interactions.context_for(interaction).speak, more_of(self._interactions, interaction, chosen)
        panel = panel_message(chosen, text, interaction.guild, notice=notice, more=more)
        await responses.send(interaction, panel, ephemeral=True)

    async def _of_server(self, interaction: Interaction, words: list[str]) -> None:
        """Answer a press on the panel of /server-settings. The custom_id is `server:{revision}:{verb}...`."""
        await self._pressed(interaction, ServerSettings.where, words)

    async def _of_person(self, interaction: Interaction, words: list[str]) -> None:
        """Answer a press on the panel of /preferences. The custom_id is `mine:{revision}:{verb}...`."""
        await self._pressed(interaction, Preferences.where, words)

    async def _pressed(self, interaction: Interaction, where: str, words: list[str]) -> None:
        """Answer a press on a panel.

        The verbs are `setting`, `value:{key}`, `reset:{key}`, `form:{key}` and `page:{number}`. `setting` is a select
        of a setting's key. `value:{key}` is a select of the new values. `form:{key}` opens the form for a typed value.
        """
        chosen = self._chosen(interaction, where)
        values = selected(interaction)
        match words[1:]:
            case ["setting"] if values and len(values) == 1:
                await self._show(interaction, where, values[0])
            case ["page", page] if page.isascii() and page.isdecimal() and len(page) < 3:
                await self._show(interaction, where, page=int(page))
            case ["form", key] if (setting := _named(chosen, key)) and setting.kind in TYPED:
                await responses.form(
                    interaction, typed_modal(chosen, setting, self._interactions.context_for(interaction).speak)
                )
            case ["value", key] if values is not None:
                await self._choose(interaction, where, words[0], key, values)
            case ["reset", key] if setting := _named(chosen, key):
                await self._choose(interaction, where, words[0], key, setting.words(setting.default))
            case _:
                raise UserError("unknown-button")

    async def _number(self, interaction: Interaction, words: list[str]) -> None:
        """Save a typed value. The custom_id of the form is `number:{revision}:{where}:{key}`."""
        revision, where, key = words if len(words) == 3 else ("", "", "")
        setting = _named(self._chosen(interaction, where), key)
        if setting is None or setting.kind not in TYPED:
            raise UserError("unknown-button")
        await self._choose(interaction, where, revision, key, filled(interaction).get("word", ()))

    async def _choose(
        self, interaction: Interaction, where: str, revision: str, key: str, value: Sequence[str]
    ) -> None:
        """Save a value and show the panel. `revision`: the revision of the settings that the pressed panel showed."""
        settings, user, guild = self._interactions.settings, interaction.user.id, interaction.guild_id or 0
        if revision != str(self._chosen(interaction, where).revision):
            await self._show(interaction, where, key, notice="settings-stale")
            return
        if where == Preferences.where:
            done = await settings.set_for_user(user, key, value)
        else:
            value = _there(interaction, _named(settings.for_guild(guild), key), value)
            done = await settings.set_for_guild(guild, key, value)
        await self._show(interaction, where, key, notice="" if done else "settings-stale")

    def _chosen(self, interaction: Interaction, where: str) -> SettingsModel:
        """Return the current settings of the server or the user.

        Raises UserError unless a panel was pressed, and the user may change these settings.
        """
        if not in_private(interaction):
            raise UserError("unknown-button")
        return self._readable(interaction, where)

    def _readable(self, interaction: Interaction, where: str) -> SettingsModel:
        match where:
            case Preferences.where:
                return self._interactions.settings.for_user(interaction.user.id)
            case ServerSettings.where:
                if interaction.guild_id is None:
                    raise UserError("no-server")
                check_manages(interaction)
                return self._interactions.server(interaction)
            case _:
                raise UserError("unknown-button")

    async def _show(self, interaction: Interaction, where: str, key: str = "", page: int = 0, notice: str = "") -> None:
        chosen = self._chosen(interaction, where)
        text = self._interactions.context_for(interaction).speak
        more = more_of(self._interactions, interaction, chosen)
        panel = panel_message(chosen, text, interaction.guild, key, page, notice, more, permitted(interaction))
        await responses.edit(interaction, panel)


def more_of(interactions: InteractionService, interaction: Interaction, chosen: SettingsModel) -> list[Button]:
    """Return the buttons below all settings.

    On a server's panel, they open the saved house rules and the statistics. On a user's panel, they open the list of
    games for which the bot notifies this user here.
    """
    text = interactions.context_for(interaction).speak
    if chosen.where != ServerSettings.where:
        return [button(text("tell-open"), "tell:0:list")] if interaction.guild_id is not None else []
    saved = presets_button(interactions.settings.presets.get_all(interaction.guild_id or 0), text)
    return [*saved, button(text("numbers-open"), "numbers:0:show")]


def _named(chosen: SettingsModel, key: str) -> Setting | None:
    return next((setting for setting in chosen.settings() if setting.key == key), None)


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
