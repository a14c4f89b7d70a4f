"""What features stand on: the rooms of the house, each built once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import discord

from bot.ai.thinkers import Thinkers
from bot.framework.desk import Desk
from bot.framework.panels import Panels
from bot.history.rating_anew import RatingAnew
from bot.history.reels import Reels
from bot.live.boards import Boards
from bot.live.hands import Hands
from bot.live.pings import Pings
from bot.tables.clock import Clock
from bot.tables.guests import Guests
from bot.tables.keeper import Keeper
from bot.tables.leaving import Leaving
from bot.tables.lobbies import Lobbies
from bot.tables.matches import Matches
from bot.tables.sleeping import Sleeping
from bot.transport.crier import Crier
from bot.transport.members import Members
from bot.transport.names import Names
from bot.ui.films import Films
from bot.ui.reader import Readers


@dataclass(frozen=True)
class House:
    """A feature takes what it needs from here. forget: everything that remembers somebody forgets them. server: one of
    the bot, as far as the gateway tells of it. mentions:
    whether the bot is told of messages that name it. weekdays: the games of dailies by day of the week, 0 is Monday.
    source: where its source is to
    be had, "" where nobody says so."""

    desk: Desk
    panels: Panels
    boards: Boards
    hands: Hands
    pings: Pings
    readers: Readers
    names: Names
    members: Members
    crier: Crier
    films: Films
    clock: Clock
    keeper: Keeper
    lobbies: Lobbies
    guests: Guests
    matches: Matches
    leaving: Leaving
    sleeping: Sleeping
    thinkers: Thinkers
    weekdays: Mapping[int, str]
    reels: Reels
    ratings: RatingAnew
    forget: Callable[[int], None]
    server: Callable[[int], discord.Guild | None]
    mentions: bool
    source: str
