"""Conversion of typed options. The text is a key from the list, or any name of a game or of house rules."""

import asyncio
from collections.abc import Iterable, Mapping

from bot.common import search
from bot.decks import naming
from bot.decks.telling import joined
from bot.errors import UserError
from bot.games import GAMES
from bot.i18n import Text
from bot.settings.presets import OWN
from bot.transport.responses import Interaction
from bot.ui.house_rules import preset_words


async def game_meant(interaction: Interaction, typed: str | None) -> str | None:
    """Return the key of the game that was typed, or None if `typed` is None.

    Raises UserError if no game, or more than one, has this name. The error names the nearest game for one that isn't
    here.
    """
    if typed is None or typed in GAMES:
        return typed
    kin = await asyncio.to_thread(naming.kin_of, typed)
    key = None if kin else await asyncio.to_thread(lambda: search.resolve(typed, naming.game_names()))
    if key is None:
        text = interaction.client.interactions.context_for(interaction).speak
        if kin := kin or search.resolve(typed, naming.kin_names()):
            raise UserError("kin", **kin_words(kin, text))
        raise UserError("unknown-game", **await games_near(typed, text))
    return key


def kin_words(kin: str, text: Text) -> dict[str, str]:
    """Return the variables of a sentence about a game that isn't here: its name, the nearest game, how this differs."""
    return {"kin": text(f"kin-{kin}"), "game": text(naming.KIN[kin]), "differs": text(f"kin-{kin}-differs")}


async def games_near(typed: str, text: Text) -> Mapping[str, str]:
    """Return the variables of an error that lists games with similar names.

    If no name is similar, all games are listed.
    """
    near = await asyncio.to_thread(lambda: search.near(typed, naming.game_names()))
    return names_near(map(text, near), map(text, GAMES), text)


def names_near(near: Iterable[str], every: Iterable[str], text: Text) -> dict[str, str]:
    """Return the variables of an error for an unknown name: `names` and `near`.

    `names`: the similar names, or all names if none is similar. `near`: "yes" if there are similar names, otherwise
    "no".
    """
    close = [*near]
    return {"near": "yes" if close else "no", "names": joined(close or [*every], text)}


async def preset_meant(interaction: Interaction, game: str | None, typed: str | None) -> str | None:
    """Return the key of the house rules that were typed, or None if `typed` is None.

    They belong to `game` or were saved by the server. If `game` is None, the server's game is meant. Raises UserError
    if no house rules, or more than one set, have this name.
    """
    interactions = interaction.client.interactions
    played: str = game or interactions.server(interaction).game
    if typed is None or typed in GAMES[played].presets or typed.startswith(OWN):
        return typed
    saved = interactions.settings.presets.get(interaction.guild_id or 0, played)
    names = await asyncio.to_thread(naming.preset_names, played, saved)
    if (key := search.resolve(typed, names)) is None:
        text = interactions.context_for(interaction).speak
        said = {each: preset_words(played, each, text) for each in names}
        near = [said[each] for each in search.near(typed, names)]
        raise UserError("unknown-preset", game=text(played), **names_near(near, said.values(), text))
    return key
