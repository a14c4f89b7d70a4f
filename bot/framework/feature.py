"""What a feature is to the rest of the bot: one face, by which the app takes it in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field

from discord import app_commands
from discord.ext import commands

from bot.tables.periodic import PeriodicTask
from bot.tables.registry import Watcher
from bot.transport.responses import Deferral, Interaction

Handler = Callable[[Interaction, "list[str]"], Awaitable[None]]
"""Takes a press and the words of its custom_id behind the first."""

Beforehand = Callable[[Interaction], Awaitable[None]]
"""Takes a command that is about to be answered."""

Afterwards = Callable[[Interaction], Awaitable[None]]
"""Takes a press or command that was answered."""

Late = Callable[["list[str]", bool], Deferral]
"""What the answer to a press will be if it is late: by its words, and by whether only its presser sees the message."""


@dataclass(frozen=True, slots=True)
class ComponentHandler:
    """One kind of press, that of one first word: who answers it, what that answer is if it is late, whether it is
    a form that was filled in and no button, and whether it does its work anywhere, also outside of servers."""

    handler: Handler
    late: Deferral | Late = Deferral.EDIT
    form: bool = False
    anywhere: bool = False

    def later(self, words: list[str], *, private: bool) -> Deferral:
        """What the answer will be if it is late."""
        return self.late if isinstance(self.late, Deferral) else self.late(words, private)


ComponentHandlers = Mapping[str, ComponentHandler]
"""By the first word of the custom_id."""


def beside(_words: list[str], private: bool) -> Deferral:
    """The late answer that comes in the message that was pressed where only its presser sees it, else in one of their
    own."""
    return Deferral.EDIT if private else Deferral.WHISPER


def by_verb(verbs: Mapping[str, Deferral], place: int = 1, otherwise: Late | None = None) -> Late:
    """The late answer by the word that says what is wanted, the first behind the number of a table if `place` says
    nothing else; of other words the pressed message, changed."""

    def late(words: list[str], private: bool) -> Deferral:
        found = verbs.get(words[place]) if len(words) > place else None
        if found is not None:
            return found
        return Deferral.EDIT if otherwise is None else otherwise(words, private)

    return late


@dataclass(frozen=True)
class Feature:
    """All that people can do with one thing. `commands`: what is typed, or lies in a menu. `presses`: what is pressed.
    `watchers`: told of every saved change of a table; they must not wait. `chores`: what is done now and then.
    `forgets`: called with somebody who wants to be forgotten. `beforehand`: called with every command that was taken,
    before it is answered; raises nothing. `afterwards`: called with every press and command that was answered; raises
    nothing. `close`: called when the bot ends."""

    commands: Sequence[commands.Cog | app_commands.ContextMenu] = ()
    presses: ComponentHandlers = field(default_factory=dict[str, ComponentHandler])
    watchers: Sequence[Watcher] = ()
    chores: Sequence[PeriodicTask] = ()
    forgets: Sequence[Callable[[int], None]] = ()
    beforehand: Sequence[Beforehand] = ()
    afterwards: Sequence[Afterwards] = ()
    close: Callable[[], Awaitable[None]] | None = None
