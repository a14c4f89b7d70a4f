"""Names of users for places where mentions don't work, such as selects."""

from __future__ import annotations

from collections.abc import Callable

from bot.transport.display_names import DisplayNames
from bot.transport.responses import Interaction
from bot.ui.render_context import RenderContexts


class Called:
    """A source of known display names, with words for unknown users in the language of the user who asks."""

    def __init__(self, render_contexts: RenderContexts, names: DisplayNames) -> None:
        self._render_contexts, self._names = render_contexts, names

    def by(self, interaction: Interaction) -> Callable[[int], str]:
        """Return a function that names users on this server. It names unknown users `somebody …1234`."""
        text, guild = self._render_contexts.for_interaction(interaction).speak, interaction.guild_id or 0

        def called(user: int) -> str:
            known = self._names.get(guild, user)
            return known[0] if known else text("guests-unknown", user=str(user)[-4:])

        return called
