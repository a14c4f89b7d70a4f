"""Options that several commands share, and the autocompletion of these options."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from discord import app_commands
from discord.app_commands import locale_str

from bot.common import search, zones
from bot.common.text import shortened
from bot.decks import naming
from bot.errors import UserError
from bot.framework.converters import kin_words
from bot.framework.interaction_service import LONGEST_CHOICE, MOST_CHOICES
from bot.games import GAMES
from bot.i18n import Words, named
from bot.settings.presets import LONGEST, OWN, name_of
from bot.store.models import State
from bot.transport.responses import Deferral, Interaction
from bot.ui.asleep_message import Named
from bot.ui.render_context import RenderContext

Value = TypeVar("Value", str, int)

WORDS = Words().translator()
"""Translator for the texts of commands. They are registered with Discord before any user's language is known."""


def described(key: str) -> locale_str:
    """Return the text with this key for a command, an option, a choice or a menu, ready to be translated.

    `transport/command_translator.py` translates descriptions and command names into each language that has the words.
    """
    return locale_str(WORDS(key), key=key)


def choices(words: str, values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Return choices of these values. The name of each is the message `{words}-{value}`."""
    return [app_commands.Choice(name=described(f"{words}-{value}"), value=value) for value in values]


LEVEL_CHOICES = [
    app_commands.Choice(name=described(f"option-level-{level}"), value=level)
    for level in dict.fromkeys(level for game in GAMES.values() for level in game.players)
]

ALOUD = {"later": Deferral.ALOUD}
"""Extras of a command whose answer is public."""

Typed = TypeVar("Typed", bound=Callable[..., Any])


def anywhere(command: Typed) -> Typed:
    """Make a command available everywhere: on servers with or without the bot, in direct messages and in groups.

    Without this decorator, a command needs a server with the bot.
    """
    everywhere = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return app_commands.allowed_installs(guilds=True, users=True)(everywhere(command))


GameOption = app_commands.Range[str, 1, LONGEST_CHOICE]
PresetOption = app_commands.Range[str, 1, LONGEST + len(OWN)]
ZoneOption = app_commands.Range[str, 1, LONGEST_CHOICE]
TableOption = app_commands.Range[int, 1, 2**53 - 1]


STATES: Mapping[str, Sequence[State]] = {
    "hand": ("playing",),
    "resign": ("playing",),
    "move": ("playing",),
    "verify": ("over",),
    "replay": ("over",),
    "review": ("over",),
}
"""States of the tables that each command accepts. Other commands accept all tables that are not closed."""


def shown(context: RenderContext, key: str) -> str:
    """Return the name of `key` in the reader's language.

    Languages that have only names and no sentences are used too.
    """
    return named(context.locale, key) or context.speak(key)


def offered(named: Iterable[tuple[str, Value]]) -> list[app_commands.Choice[Value]]:
    """Return as many choices as Discord accepts, with shortened names."""
    return [app_commands.Choice(name=shortened(name, LONGEST_CHOICE), value=value) for name, value in named][
        :MOST_CHOICES
    ]


async def complete_game(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Complete a game by any of its names.

    For the name of a game that isn't here, the nearest game is offered with a sentence about what differs.
    """
    found, kin = await asyncio.to_thread(_games_found, typed)
    context = interaction.client.interactions.context_for(interaction)
    near = [(context.speak("kin-choice", **kin_words(each, context.speak)), naming.KIN[each]) for each in kin]
    return offered([*((shown(context, key), key) for key in found), *near])


def _games_found(typed: str) -> tuple[list[str], list[str]]:
    """Return the games that match, and the keys of games that aren't here whose name matches: one for each other game.

    A single letter is too little for these.
    """
    meant, near = naming.kin_of(typed), dict[str, str]()
    found = [key for key in search.found(typed, naming.game_names()) if not meant or key != naming.KIN[meant]]
    if len(search.plain(typed)) > 1:
        for kin in search.found(typed, naming.kin_names()):
            if naming.KIN[kin] not in found:
                near.setdefault(naming.KIN[kin], kin)
    return found, [*near.values()]


async def complete_table(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Complete one of the user's own tables, by its name or by a name of its game.

    Other tables can only be typed by number.
    """
    command = interaction.command.name if interaction.command else ""
    try:
        own = await interaction.client.interactions.own_tables(
            interaction, STATES.get(command, ("playing", "lobby", "over"))
        )
    except UserError:
        return []
    return await offered_tables(own, typed)


async def offered_tables(tables: Sequence[Named], typed: str) -> list[app_commands.Choice[int]]:
    """Return choices of the tables that match. Each typed word must be in the table's name or in a name of its game."""
    games = await asyncio.to_thread(naming.game_names)
    names = {each.table: (search.plain(each.name), *games.get(each.game, ())) for each in tables}
    wanted = search.words_of(typed)
    return offered(
        (each.name, each.table)
        for each in tables
        if all(any(word in name for name in names[each.table]) for word in wanted)
    )


async def complete_preset(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Complete house rules of the game that was chosen so far.

    These are the house rules of the game, and those saved by the server.
    """
    interactions = interaction.client.interactions
    game = await game_so_far(interaction)
    saved = interactions.settings.presets.get(interaction.guild_id or 0, game)
    found = await asyncio.to_thread(lambda: search.found(typed, naming.preset_names(game, saved)))
    context = interactions.context_for(interaction)
    return offered((name_of(preset) or shown(context, f"{game}-preset-{preset}"), preset) for preset in found)


async def complete_zone(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Complete a time zone. The user may type any part of its IANA name."""
    found = await asyncio.to_thread(lambda: zones.offered(typed))
    return offered((zone, zone) for zone in found)


async def game_so_far(interaction: Interaction) -> str:
    """Return the game in the option `game`, or the server's game if the option holds no game."""
    typed = str(getattr(interaction.namespace, "game", None) or "")
    chosen = typed if typed in GAMES else await asyncio.to_thread(lambda: search.resolve(typed, naming.game_names()))
    return chosen or interaction.client.interactions.server(interaction).game
