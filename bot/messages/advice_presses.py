"""Advises whoever presses *Advice* in their hand."""

from __future__ import annotations

from bot.messages import answers
from bot.messages.advice import advice_words
from bot.messages.answers import Interaction
from bot.messages.desk import Desk
from bot.messages.post import CALM, post
from bot.messages.router import Handler, in_private
from bot.tables.advice import Advice
from bot.tables.matches import seated
from bot.tables.table import Refused


class AdvicePresses:
    """The presses on *Advice*, which only tables with advice have."""

    def __init__(self, desk: Desk, advice: Advice) -> None:
        self._desk, self._advice = desk, advice
        self.handlers: dict[str, Handler] = {"advice": self._advise}

    async def _advise(self, interaction: Interaction, words: list[str]) -> None:
        """`advice:{table}:{question}`: what would a strong player do? In a message of its own."""
        if len(words) != 2 or not words[1].isdecimal() or not in_private(interaction):
            raise Refused("unknown-button")
        # as it stood when it was asked: others may move while it is weighed
        table = (await self._desk.table(interaction, int(words[0]))).frozen_copy()
        weighed = await self._advice.of(table, interaction.user.id, int(words[1]))
        _, seat = seated(table, interaction.user.id)
        said = advice_words(table, seat, weighed, self._desk.reader(interaction))
        await answers.send(interaction, post(said, accent=CALM), ephemeral=True)
