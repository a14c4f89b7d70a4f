"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import app_commands

from bot.messages.answers import Interaction, Later
from bot.store.rows import State
from bot.tables.presets import LONGEST, OWN
from bot.tables.table import Refused
from bot.words import Words
from engine import GAMES

WORDS = Words().translator()
"""Words that Discord shows with the commands, before it knows anybody's language."""


def described(key: str) -> str:
    """The description of a command or option."""
    return WORDS(key)


GAME_CHOICES = [app_commands.Choice(name=WORDS(key), value=key) for key in GAMES]

LEVEL_CHOICES = [
    app_commands.Choice(name=WORDS(f"level-{level}"), value=level)
    for level in dict.fromkeys(level for game in GAMES.values() for level in game.players)
]

ALOUD = {"later": Later.ALOUD}
"""The extras of a command whose answer everybody sees."""

PresetOption = app_commands.Range[str, 1, LONGEST + len(OWN)]
TableOption = app_commands.Range[int, 1, 2**53 - 1]


STATES: Mapping[str, Sequence[State]] = {
    "hand": ("playing",),
    "resign": ("playing",),
    "verify": ("over",),
    "replay": ("over",),
    "review": ("over",),
}
"""Which tables a command is for; the others are for all that are not closed."""


async def complete_table(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The asker's own tables by name; any other is found by its number."""
    command = interaction.command.name if interaction.command else ""
    try:
        found = await interaction.client.desk.own_tables(interaction, STATES.get(command, ("playing", "lobby", "over")))
    except Refused:
        return []
    wanted = typed.lower().split()
    return [
        app_commands.Choice(name=name, value=number)
        for number, name in found
        if all(word in name.lower() for word in wanted)
    ]


async def complete_preset(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The house rules of the game chosen so far: its own, and those that the server has saved."""
    default = interaction.client.desk.server(interaction).game
    game = GAMES.get(str(getattr(interaction.namespace, "game", None) or default), GAMES[default])
    named = [(WORDS(f"{game.key}-preset-{preset}"), preset) for preset in game.presets]
    saved = interaction.client.desk.settings.presets.of(interaction.guild_id or 0, game.key)
    named += [(name, OWN + name) for name in saved]
    return [
        app_commands.Choice(name=name, value=preset)
        for name, preset in named
        if typed.lower() in name.lower() or typed.lower() in preset
    ]
