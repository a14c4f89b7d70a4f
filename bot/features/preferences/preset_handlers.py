"""A server's list of saved house rules. Each set of rules on it can be deleted."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.errors import UserError
from bot.framework.feature import ComponentHandler
from bot.framework.interaction_service import InteractionService
from bot.games import GAMES
from bot.i18n import Text
from bot.settings.presets import OWN, Saved
from bot.transport import responses
from bot.transport.forms import selected
from bot.transport.payload import CALM, Button, MessagePayload, Part, View, button, post
from bot.transport.permissions import check_manages
from bot.transport.responses import Interaction, in_private
from bot.ui.house_rules import changed_from, preset_words

ON_A_PAGE = 25
"""Maximum number of options in a select."""


def presets_button(saved: Mapping[str, Saved], text: Text) -> list[Button]:
    """Return the button that opens the list of saved house rules. The result is empty if there are none."""
    return [button(text("presets-open"), "house:0:list")] if any(saved.values()) else []


def presets_message(saved: Mapping[str, Saved], text: Text, page: int = 0) -> MessagePayload:
    """Build a page of the list of saved house rules. `saved`: saved house rules by game."""
    everything = [(game, name) for game, named in saved.items() for name in named]
    page = min(page, max(0, len(everything) - 1) // ON_A_PAGE)
    shown = everything[page * ON_A_PAGE :][:ON_A_PAGE]
    lines = [_line(game, name, saved, text) for game, name in shown]
    parts: list[Part] = [text("presets-title"), "\n".join(lines) or text("presets-none")]
    if shown:
        options = [
            discord.SelectOption(label=f"{text(game)} · {name}"[:100], value=f"{game}:{name}") for game, name in shown
        ]
        select: discord.ui.Select[View] = discord.ui.Select(
            custom_id=f"house:{page}:off", placeholder=text("presets-off"), max_values=len(options), options=options
        )
        parts.append(select)
    buttons = [button(text("page-back"), f"house:{page - 1}:list")] if page else []
    buttons += [button(text("page-on"), f"house:{page + 1}:list")] if len(everything) > (page + 1) * ON_A_PAGE else []
    parts += [buttons, text("presets-note")]
    return post(*parts, accent=CALM)


def _line(game: str, name: str, saved: Mapping[str, Saved], text: Text) -> str:
    """Return a line like `Koi-Koi · Our rules: 3 differences from Kirin rules`."""
    first, base = next(iter(GAMES[game].presets.items()))
    differ = len(changed_from(base, saved[game][name]))
    named = preset_words(game, OWN + name, text)
    return text("presets-row", game=text(game), name=named, count=differ, base=text(f"{game}-preset-{first}"))


class PresetHandlers:
    """The handlers of presses on the list. Only managers of the server may press."""

    def __init__(self, interactions: InteractionService) -> None:
        self._interactions = interactions
        self.presses = {"house": ComponentHandler(self._pressed)}

    async def _pressed(self, interaction: Interaction, words: list[str]) -> None:
        """Turn the page or delete the selected house rules.

        The custom_id is `house:{page}:list` or `house:{page}:off`. The selected values are `{game}:{name}`.
        """
        if not in_private(interaction):
            raise UserError("unknown-button")
        check_manages(interaction)
        presets, guild, values = self._interactions.settings.presets, interaction.guild_id or 0, selected(interaction)
        match words:
            case [page, "list"] if values is None and len(page) < 3:
                pass
            case [page, "off"] if values and len(page) < 3:
                for value in values:
                    game, _, name = value.partition(":")
                    # another press may already have deleted these rules
                    if name in presets.get(guild, game):
                        await presets.delete(guild, game, name)
            case _:
                raise UserError("unknown-button")
        post = presets_message(presets.get_all(guild), self._interactions.context_for(interaction).speak, int(page))
        await responses.edit(interaction, post)
