"""Topics of `/rules topic`: everything in a game that has a name."""

import asyncio

from discord import app_commands

from bot.common.search import found, near, resolve
from bot.decks.naming import Topic, topic_names
from bot.errors import UserError
from bot.framework.converters import names_near
from bot.framework.options import game_so_far, offered, shown
from bot.games import GAMES
from bot.i18n import listed
from bot.transport.responses import Interaction
from bot.ui.render_context import RenderContext

MOST_NAMES = 8
"""Maximum number of names that are shown for a topic."""
EXAMPLES = 3
"""Number of example topics that an error shows if no topic has a similar name."""
TOLD_APART = ("option", "preset")
"""Kinds of topics that are shown with their kind. A setting, for example, may have the same name as a scoring hand."""


async def complete_topic(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Complete a topic of the chosen game.

    If no game is chosen, complete the topics of the first game with a matching topic. The server's game is searched
    first.
    """
    game, context = await game_so_far(interaction), interaction.client.interactions.context_for(interaction)
    alone = bool(getattr(interaction.namespace, "game", None))
    key, topics = await asyncio.to_thread(_found, typed, [game] if alone else _from(game))
    return offered((_label(topic, key, context), f"{key}:{topic.code}") for topic in topics)


def _found(typed: str, games: list[str]) -> tuple[str, list[Topic]]:
    """Return the first of these games that has a matching topic, and all its matching topics."""
    for game in games:
        if topics := found(typed, topic_names(game)):
            return game, topics
    return games[0], []


async def topic_meant(typed: str, game: str, context: RenderContext, *, alone: bool) -> tuple[str, Topic]:
    """Return the game and the topic that the user typed.

    `alone`: search only `game`. Otherwise the other games are searched too. Raises UserError if no topic matches, or if
    several do.
    """
    return await asyncio.to_thread(_meant, typed, game, context, alone=alone)


def _meant(typed: str, game: str, context: RenderContext, *, alone: bool) -> tuple[str, Topic]:
    for key in [game] if alone else _from(game):
        topics = topic_names(key)
        chosen = next((topic for topic in topics if f"{key}:{topic.code}" == typed), None)
        if (topic := chosen or resolve(typed, topics)) is not None:
            return key, topic
    topics = topic_names(game)
    close, some = near(typed, topics), [*topics][:EXAMPLES]
    near_ones, examples = ([each.name(game, context.locale) for each in several] for several in (close, some))
    raise UserError("unknown-topic", game=context.speak(game), **names_near(near_ones, examples, context.speak))


def names_told(topic: Topic, game: str, context: RenderContext) -> str:
    """Return the names of a topic in one line. The name in the reader's language comes first."""
    names = (topic.name(game, context.locale), *topic.names(game))
    return listed([*dict.fromkeys(names)][:MOST_NAMES], context.speak, "dots")


def _label(topic: Topic, game: str, context: RenderContext) -> str:
    name = topic.name(game, context.locale)
    return f"{name} · {shown(context, f'topic-{topic.kind}')}" if topic.kind in TOLD_APART else name


def _from(game: str) -> list[str]:
    return [game, *(key for key in GAMES if key != game)]
