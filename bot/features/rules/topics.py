"""What `/rules about` finds: all that belongs to a game, by any of its names."""

from __future__ import annotations

import asyncio

from discord import app_commands

from bot.common.search import found, meant, near
from bot.decks.naming import Topic, topic_names
from bot.errors import UserError
from bot.framework.converters import names_near
from bot.framework.options import game_so_far, offered, shown
from bot.games import GAMES
from bot.i18n import listed
from bot.transport.responses import Interaction
from bot.ui.render_context import RenderContext

MOST_NAMES = 8
"""So many names of something are told."""
EXAMPLES = 3
"""So many things are named where nothing is near to what was typed."""
TOLD_APART = ("option", "preset")
"""Kinds that are named beside the name: a setting may be called like what scores by it."""


async def complete_about(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """What belongs to the game chosen so far; where none is chosen, to the first that has such a thing."""
    game, reader = await game_so_far(interaction), interaction.client.interactions.reader(interaction)
    alone = bool(getattr(interaction.namespace, "game", None))
    key, topics = await asyncio.to_thread(_found, typed, [game] if alone else _from(game))
    return offered((_label(topic, key, reader), f"{key}:{topic.code}") for topic in topics)


def _found(typed: str, games: list[str]) -> tuple[str, list[Topic]]:
    """The first of these games with something of that name, and what."""
    for game in games:
        if topics := found(typed, topic_names(game)):
            return game, topics
    return games[0], []


async def topic_meant(typed: str, game: str, reader: RenderContext, *, alone: bool) -> tuple[str, Topic]:
    """Something of that game, or unless it is `alone` of another: which game, and what. Raises UserError for what there
    is not, and for what may be several things."""
    return await asyncio.to_thread(_meant, typed, game, reader, alone=alone)


def _meant(typed: str, game: str, reader: RenderContext, *, alone: bool) -> tuple[str, Topic]:
    for key in [game] if alone else _from(game):
        topics = topic_names(key)
        chosen = next((topic for topic in topics if f"{key}:{topic.code}" == typed), None)
        if (topic := chosen or meant(typed, topics)) is not None:
            return key, topic
    topics = topic_names(game)
    close, some = near(typed, topics), [*topics][:EXAMPLES]
    near_ones, examples = ([each.name(game, reader.locale) for each in several] for several in (close, some))
    named = names_near(near_ones, examples, reader.speak)
    raise UserError("unknown-topic", game=reader.speak(game), **named)


def names_told(topic: Topic, game: str, reader: RenderContext) -> str:
    """All that something is called, first in the reader's language."""
    names = (topic.name(game, reader.locale), *topic.names(game))
    return listed([*dict.fromkeys(names)][:MOST_NAMES], reader.speak, "dots")


def _label(topic: Topic, game: str, reader: RenderContext) -> str:
    """A topic as it is offered."""
    name = topic.name(game, reader.locale)
    return f"{name} · {shown(reader, f'topic-{topic.kind}')}" if topic.kind in TOLD_APART else name


def _from(game: str) -> list[str]:
    """All games, that one first."""
    return [game, *(key for key in GAMES if key != game)]
