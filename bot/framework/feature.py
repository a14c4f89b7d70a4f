"""The interface between a feature and the app."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables.periodic import PeriodicTask
from bot.transport.custom_ids import CustomId, number
from bot.transport.payload import MessagePayload
from bot.transport.responses import Deferral, Interaction, in_private
from engine.core import Achievement

Handler = Callable[..., Awaitable[MessagePayload | None]]
"""Handler of a press. It gets the interaction, and the fields of the custom_id by name.

It answers the press, or returns the message to answer with.
"""

Method = TypeVar("Method", bound=Handler)

Hook = Callable[[Interaction], Awaitable[None]]
"""Function to call with a command before or after the command is answered."""


@dataclass(frozen=True, slots=True)
class Component:
    """A kind of button, select or form, and the method that handles its presses. `component` has the details.

    `method`: its name in `owner`. `names`: the fields of the custom_id that the method takes.
    """

    custom_id: CustomId
    owner: object
    method: str
    names: Sequence[str]
    fixed: Mapping[str, str | None]
    deferral: Deferral
    select: type | None
    form: bool
    private: bool
    anywhere: bool

    def read(self, interaction: Interaction, custom_id: str) -> dict[str, Any] | None:
        """Return the arguments of the handler for a press, or None if this component was not pressed."""
        fields = self.custom_id.read(custom_id)
        if fields is None or not self.fixed.items() <= fields.items():
            return None
        filled_in = interaction.type is discord.InteractionType.modal_submit
        if self.form != filled_in or (self.private and not in_private(interaction)):
            return None
        data: Any = interaction.data
        given, chosen = {name: fields[name] for name in self.names}, data.get("values")
        if (chosen is None) != (self.select is None):
            return None
        if chosen is None:
            return given
        if self.select is list:
            return given | {"chosen": chosen}
        value = None if len(chosen) != 1 else number(chosen[0]) if self.select is int else chosen[0]
        return None if value is None else given | {"chosen": value}


def component(
    custom_id: CustomId | str,
    *,
    deferral: Deferral = Deferral.EDIT,
    select: type | None = None,
    form: bool = False,
    private: bool = False,
    anywhere: bool = False,
    **fixed: str | None,
) -> Callable[[Method], Method]:
    """Declare that a method handles presses of a component.

    The method answers the press, or returns the message with which it is answered as `deferral` says.

    `custom_id`: its custom_ids. The method gets their fields as arguments, as far as it has parameters with their
    names. `fixed`: fields that have only this value here. `deferral`: the kind of a late answer. `select`: `int` or
    `str` for a select of one entry, which is the argument `chosen`; `list` for any number of entries. `form`: whether
    it is a submitted form. `private`: whether only presses on ephemeral messages count. `anywhere`: whether it also
    works outside of servers.

    The router refuses a press that fits no declaration, such as one with a missing or surplus field, or with a number
    of 2^63 or more. Raises TypeError if the method has a parameter without a field.
    """
    form_of = CustomId(custom_id) if isinstance(custom_id, str) else custom_id

    def declared(method: Method) -> Method:
        _, _, *parameters = inspect.signature(method).parameters.values()
        fields = {*form_of.kinds}
        needed = {each.name for each in parameters if each.default is each.empty} | {*fixed}
        if wrong := needed - fields - ({"chosen"} if select is not None else set[str]()):
            raise TypeError(f"{method.__qualname__} does not fit {form_of.template}: {', '.join(sorted(wrong))}")
        names = [each.name for each in parameters if each.name in fields]
        made = Component(form_of, None, method.__name__, names, fixed, deferral, select, form, private, anywhere)
        method.__dict__.setdefault("components", []).append(made)
        return method

    return declared


def components_of(handlers: Iterable[object]) -> list[Component]:
    """Return the components that the methods of these objects handle."""
    return [
        replace(each, owner=handler)
        for handler in handlers
        for owner in type(handler).__mro__
        for method in vars(owner).values()
        for each in getattr(method, "components", ())
    ]


@dataclass(frozen=True)
class Feature:
    """All parts of one feature.

    `achievements`: what users can achieve, apart from what a game declares itself. `commands`: slash commands and
    context menus. `handlers`: objects with methods for components. `subscribers`: objects with handlers of table events
    (`bot.tables.events.handles`). `chores`: periodic tasks. `forgets`: called with each user who wants to be forgotten.
    `beforehand`: called with every accepted command before it is answered; must not raise. `after_commands`: called
    with every answered command; must not raise. `close`: called when the bot stops.
    """

    achievements: Sequence[Achievement] = ()
    commands: Sequence[commands.Cog | app_commands.ContextMenu] = ()
    handlers: Sequence[object] = ()
    subscribers: Sequence[object] = ()
    chores: Sequence[PeriodicTask] = ()
    forgets: Sequence[Callable[[int], None]] = ()
    beforehand: Sequence[Hook] = ()
    after_commands: Sequence[Hook] = ()
    close: Callable[[], Awaitable[None]] | None = None
