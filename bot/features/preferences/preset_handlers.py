"""A server's list of saved house rules. Each set of rules on it can be deleted."""

from collections.abc import Mapping

from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.games import GAMES
from bot.i18n import Text
from bot.settings.presets import OWN, Saved
from bot.transport.custom_ids import CustomId
from bot.transport.payload import CALM, Button, MessagePayload, button, post, select_of
from bot.transport.permissions import check_manages
from bot.transport.responses import Interaction
from bot.ui.house_rules import changed_from, preset_words

HOUSE_RULES = CustomId("house:{page:int<100}:{verb:list|off}")

ON_A_PAGE = 25
"""Maximum number of options in a select."""


def presets_button(saved: Mapping[str, Saved], text: Text) -> list[Button]:
    """Return the button that opens the list of saved house rules. The result is empty if there are none."""
    return [button(text("presets-open"), HOUSE_RULES(0, "list"))] if any(saved.values()) else []


def presets_message(saved: Mapping[str, Saved], text: Text, page: int = 0) -> MessagePayload:
    """Build a page of the list of saved house rules. `saved`: saved house rules by game."""
    everything = [(game, name) for game, named in saved.items() for name in named]
    page = min(page, max(0, len(everything) - 1) // ON_A_PAGE)
    shown = everything[page * ON_A_PAGE :][:ON_A_PAGE]
    options = {f"{game}:{name}": f"{text(game)} · {name}" for game, name in shown}
    back = button(text("page-back"), HOUSE_RULES(page - 1, "list"))
    on = button(text("page-on"), HOUSE_RULES(page + 1, "list"))
    return post(
        text("presets-title"),
        "\n".join(_line(game, name, saved, text) for game, name in shown) or text("presets-none"),
        select_of(HOUSE_RULES(page, "off"), options, placeholder=text("presets-off"), several=True) if options else "",
        [*([back] if page else []), *([on] if len(everything) > (page + 1) * ON_A_PAGE else [])],
        text("presets-note"),
        accent=CALM,
    )


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

    @component(HOUSE_RULES, verb="off", select=list, private=True)
    async def _delete(self, interaction: Interaction, page: int, chosen: list[str]) -> MessagePayload:
        """Delete house rules. The selected values are `{game}:{name}`."""
        check_manages(interaction)
        presets, guild = self._interactions.settings.presets, interaction.guild_id or 0
        for value in chosen:
            game, _, name = value.partition(":")
            # another press may already have deleted these rules
            if name in presets.get(guild, game):
                await presets.delete(guild, game, name)
        return await self._turn(interaction, page)

    @component(HOUSE_RULES, verb="list", private=True)
    async def _turn(self, interaction: Interaction, page: int) -> MessagePayload:
        check_manages(interaction)
        saved = self._interactions.settings.presets.get_all(interaction.guild_id or 0)
        return presets_message(saved, self._interactions.context_for(interaction).speak, page)
