"""Typed events: what has changed at a table. Each is published once, after the change is saved."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.tables.table import Table
from engine.core import Event

log = logging.getLogger(__name__)

Handler = Callable[[Any], None]
Told = tuple[Event, ...]
"""Events of the game."""


@dataclass(frozen=True)
class TableEvent:
    """An event at a table. A saved change is exactly one event of one of the classes below.

    `told`: the new events of the game. They are empty outside of a match, and if an answer was only recorded.
    """

    table: Table
    told: Told = ()


class LobbyChanged(TableEvent):
    """A lobby was opened, or something in it changed."""


class Closed(TableEvent):
    """A lobby or match was closed without a result."""


class Resumed(TableEvent):
    """The bot takes up a table again, after a start or because it wasn't known whether a change was saved."""


class MatchEvent(TableEvent):
    """A change in a match."""


class Started(MatchEvent):
    """A match began, and with it the lobby ended."""


class Moved(MatchEvent):
    """A player, a computer or the table moved. Nothing but the position and the deadline changed."""


class SeatsChanged(MatchEvent):
    """Sitters, votes, standing orders or only the deadline changed, or the clock answered for a player.

    A move may have caused it.
    """


class Ended(MatchEvent):
    """The match ended with a result."""


M = TypeVar("M", bound=Callable[[Any, Any], None])


def handles(*kinds: type[TableEvent]) -> Callable[[M], M]:
    """Mark a method as the handler of events of these classes. It must not block.

    Its object must be subscribed to the events (`EventBus.subscribe`).
    """

    def mark(method: M) -> M:
        vars(method)["handles"] = kinds
        return method

    return mark


class EventBus:
    """The subscribers to table events. They are called in the order in which they were subscribed."""

    def __init__(self) -> None:
        self._handlers: list[tuple[object, tuple[type[TableEvent], ...], Handler]] = []

    def subscribe(self, *subscribers: object) -> None:
        """Call the handlers of these objects from now on."""
        self._handlers = [
            *self._handlers,
            *(
                (each, method.handles, getattr(each, name))
                for each in subscribers
                for name, method in vars(type(each)).items()
                if hasattr(method, "handles")
            ),
        ]

    def unsubscribe(self, subscriber: object) -> None:
        """Stop calling the handlers of this object."""
        self._handlers = [each for each in self._handlers if each[0] is not subscriber]

    def publish(self, event: TableEvent) -> None:
        """Call all handlers of an event's class. One that fails doesn't stop the others.

        Changes are published under the table's lock.
        """
        for _, kinds, handler in self._handlers:
            if isinstance(event, kinds):
                try:
                    handler(event)
                except Exception:
                    log.exception("Table %s: a subscriber failed; the others continue", event.table.id)
