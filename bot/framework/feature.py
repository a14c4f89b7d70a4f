"""The interface between a feature and the app."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field

from discord import app_commands
from discord.ext import commands

from bot.tables.periodic import PeriodicTask
from bot.transport.responses import Deferral, Interaction

Handler = Callable[[Interaction, "list[str]"], Awaitable[None]]
"""Handler of a press. It gets the words of the custom_id after the first."""

Beforehand = Callable[[Interaction], Awaitable[None]]
"""Hook to call with a command before the command is answered."""

Afterwards = Callable[[Interaction], Awaitable[None]]
"""Hook to call with a press or command after it has been answered."""

Late = Callable[["list[str]", bool], Deferral]
"""Function that chooses the deferral of a late press.

Its arguments are the words of the custom_id, and whether the pressed message is ephemeral.
"""


@dataclass(frozen=True, slots=True)
class ComponentHandler:
    """The handler of presses whose custom_id begins with a certain word.

    `late`: the deferral if the answer is late. `form`: whether submitted forms are handled instead of buttons and
    selects. `anywhere`: whether presses outside of servers are handled too.
    """

    handler: Handler
    late: Deferral | Late = Deferral.EDIT
    form: bool = False
    anywhere: bool = False

    def later(self, words: list[str], *, private: bool) -> Deferral:
        """Return the deferral to send if the answer is late.

        `words`: words of the custom_id after the first. `private`: whether the pressed message is ephemeral.
        """
        return self.late if isinstance(self.late, Deferral) else self.late(words, private)


ComponentHandlers = Mapping[str, ComponentHandler]
"""Component handlers by the first word of the custom_id."""


def beside(_words: list[str], private: bool) -> Deferral:
    """Choose the deferral of a late answer.

    If the pressed message is ephemeral, it is edited. Otherwise the answer is a new ephemeral message.
    """
    return Deferral.EDIT if private else Deferral.WHISPER


def by_verb(verbs: Mapping[str, Deferral], place: int = 1, otherwise: Late | None = None) -> Late:
    """Return a function that chooses the deferral by the verb in `words[place]`.

    By default, the verb is the first word after the table's number. `otherwise`: chooses for an unknown verb. If it is
    None, the pressed message is edited.
    """

    def late(words: list[str], private: bool) -> Deferral:
        found = verbs.get(words[place]) if len(words) > place else None
        if found is not None:
            return found
        return Deferral.EDIT if otherwise is None else otherwise(words, private)

    return late


@dataclass(frozen=True)
class Feature:
    """All parts of one feature.

    `commands`: slash commands and context menus. `presses`: component handlers. `subscribers`: objects with handlers of
    table events (`bot.tables.events.handles`). `chores`: periodic tasks. `forgets`: called with each user who wants to
    be forgotten. `beforehand`: called with every accepted command before it is answered; must not raise.
    `after_commands`: called with every answered command; must not raise. `afterwards`: called with every answered press
    and command; must not raise. `close`: called when the bot stops.
    """

    commands: Sequence[commands.Cog | app_commands.ContextMenu] = ()
    presses: ComponentHandlers = field(default_factory=dict[str, ComponentHandler])
    subscribers: Sequence[object] = ()
    chores: Sequence[PeriodicTask] = ()
    forgets: Sequence[Callable[[int], None]] = ()
    beforehand: Sequence[Beforehand] = ()
    after_commands: Sequence[Afterwards] = ()
    afterwards: Sequence[Afterwards] = ()
    close: Callable[[], Awaitable[None]] | None = None
