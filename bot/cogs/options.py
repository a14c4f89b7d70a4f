"""Options that several commands share."""

from __future__ import annotations

from discord import app_commands

from bot.messages.answers import Interaction, Later
from bot.words import Words
from engine import GAMES

WORDS = Words().translator()
"""Words that Discord shows with the commands, before it knows anybody's language."""


def described(key: str) -> str:
    """The description of a command or option."""
    return WORDS(key)


GAME_CHOICES = [app_commands.Choice(name=WORDS(key), value=key) for key in GAMES]

ALOUD = {"later": Later.ALOUD}
"""The extras of a command whose answer everybody sees."""

PresetOption = app_commands.Range[str, 1, 40]
TableOption = app_commands.Range[int, 1, 2**53 - 1]


async def complete_preset(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The house rules of the game chosen so far."""
    default = interaction.client.desk.server(interaction).game
    game = GAMES.get(str(getattr(interaction.namespace, "game", None) or default), GAMES[default])
    named = [(WORDS(f"{game.key}-preset-{preset}"), preset) for preset in game.presets]
    return [
        app_commands.Choice(name=name, value=preset)
        for name, preset in named
        if typed.lower() in name.lower() or typed.lower() in preset
    ]
