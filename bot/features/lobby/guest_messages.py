"""The host's panel for guests, which invites users, removes guests and changes the seats."""

from collections.abc import Sequence
from itertools import permutations

import discord

from bot.common.text import shortened
from bot.i18n import Text, listed
from bot.store import Sitter
from bot.tables.seating import seat_key
from bot.tables.table import Table
from bot.transport.custom_ids import CustomId
from bot.transport.display_names import DisplayNames
from bot.transport.payload import CALM, MessagePayload, Part, View, button, post
from bot.ui.narration import introduced

GUESTS = CustomId("g:{table_id:int}:{verb:invite|remove|seat|turn|shuffle}")

MOST_SEATED = 4
"""Maximum number of seated players for which the panel offers every seating order in a select."""
LONGEST_NAME = 20
"""Maximum characters of a name. The names of a whole table then fit in one option of a select."""


class GuestsPanel:
    """A builder of the panel. Selects don't show mentions, so it shows names from `names`."""

    def __init__(self, names: DisplayNames) -> None:
        self._names = names

    async def post(self, table: Table, text: Text) -> MessagePayload:
        """Build the host's panel for inviting and removing players, for the lobby's current state."""
        await self._names.learn(table.row.guild, {*table.persons, *table.row.invited})
        parts: list[Part] = [
            text("guests-title", game=text(table.row.game), table=str(table.id)),
            text("guests-order", who=self._order(table, table.sitters, text)),
        ]
        free = table.game.seats[-1] - len(table.sitters) - len(_asked(table))
        if free > 0:
            parts.append(
                discord.ui.UserSelect[View](
                    custom_id=GUESTS(table.id, "invite"), placeholder=text("guests-invite"), max_values=free
                )
            )
        if there := self._there(table, text):
            parts.append(_select(table, "remove", text("guests-remove"), there))
        if len(table.sitters) > 1:
            if len(table.sitters) <= MOST_SEATED:
                parts.append(_select(table, "seat", text("guests-seat"), self._orders(table, text)))
            turn = button(text("guests-turn"), GUESTS(table.id, "turn"))
            parts.append([turn, button(text("guests-shuffle"), GUESTS(table.id, "shuffle"))])
        return post(*parts, accent=CALM)

    def _there(self, table: Table, text: Text) -> list[discord.SelectOption]:
        """Return one select option for each player whom the host can remove.

        These are seated players, computers and invited users.
        """
        entries = [
            discord.SelectOption(label=self._called(table, sitter, text), value=seat_key(sitter))
            for sitter in table.sitters
            if sitter.user != table.row.host
        ]
        for user in _asked(table):
            name = self._name(table, user, text)
            entries.append(discord.SelectOption(label=text("guests-asked", who=name), value=str(user)))
        return entries

    def _orders(self, table: Table, text: Text) -> list[discord.SelectOption]:
        return [
            discord.SelectOption(
                label=self._order(table, order, text)[:100],
                value="-".join(map(seat_key, order)),
                default=order == table.sitters,
            )
            for order in permutations(table.sitters)
        ]

    def _order(self, table: Table, sitters: Sequence[Sitter], text: Text) -> str:
        return listed((self._called(table, sitter, text) for sitter in sitters), text, "dots")

    def _called(self, table: Table, sitter: Sitter, text: Text) -> str:
        if sitter.user is not None:
            return self._name(table, sitter.user, text)
        return text("lobby-level", line=introduced(table, sitter.seat, text), level=text(f"level-{sitter.level}"))

    def _name(self, table: Table, user: int, text: Text) -> str:
        known = self._names.get(table.row.guild, user)
        return shortened(known[0], LONGEST_NAME) if known else text("guests-unknown", user=str(user)[-4:])


def _select(
    table: Table, verb: str, placeholder: str, options: Sequence[discord.SelectOption]
) -> discord.ui.Select[discord.ui.LayoutView]:
    return discord.ui.Select(custom_id=GUESTS(table.id, verb), placeholder=placeholder, options=list(options))


def _asked(table: Table) -> list[int]:
    return [user for user in table.row.invited if table.seat_of(user) is None]
