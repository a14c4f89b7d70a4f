"""Handlers for presses during a match: moves, hands, standing orders, resigning."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.errors import UserError
from bot.framework.feature import ComponentHandler, beside, by_verb
from bot.framework.interaction_service import InteractionService
from bot.live.hand_messages import HandMessages
from bot.tables.end_votes import paused
from bot.tables.leaving import Leaving
from bot.tables.match_service import MatchService, check_move, check_order, playing, seated
from bot.tables.sleeping import Sleeping
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.payload import MessagePayload, sentence
from bot.transport.responses import Deferral, Interaction, in_private
from bot.ui.help import help_message
from bot.ui.more import MORE, words_message
from bot.ui.render_context import RenderContext
from bot.ui.resigning import resign_message
from engine.core import FINISH, Action, Seat

REDRAWN = {key: f"hand-{key}" for key in ("stale", "repeated", "not-asked", "asked-before", "nobody-ends")} | {
    "over": ""
}
"""Notice by the key of a refusal. After such a refusal, the press is answered with the current hand.

The notice is shown above the hand. "over" has no notice, because the hand itself says that the match is over.
"""


class MoveHandlers:
    """The handlers of players' presses."""

    def __init__(
        self,
        interactions: InteractionService,
        matches: MatchService,
        leaving: Leaving,
        sleeping: Sleeping,
        hands: HandMessages,
    ) -> None:
        self._interactions, self._matches, self._leaving, self._hands = interactions, matches, leaving, hands
        self._sleeping = sleeping
        self.presses = {
            "p": ComponentHandler(self._play, beside, anywhere=True),
            "s": ComponentHandler(self._select, beside, anywhere=True),
            "q": ComponentHandler(self._once_more, anywhere=True),
            "h": ComponentHandler(self._hand, Deferral.WHISPER, anywhere=True),
            "r": ComponentHandler(self._resign, anywhere=True),
            "w": ComponentHandler(self._order, beside, anywhere=True),
            "b": ComponentHandler(self._back, beside, anywhere=True),
            "f": ComponentHandler(self._go_on, anywhere=True),
            "v": ComponentHandler(self._vote, anywhere=True),
            "help": ComponentHandler(self._help, Deferral.WHISPER, anywhere=True),
            "more": ComponentHandler(self._more, by_verb({"words": Deferral.WHISPER}, otherwise=beside), anywhere=True),
        }

    async def _play(self, interaction: Interaction, words: list[str]) -> None:
        """Make a move and answer with the player's hand. The custom_id is `p:{table}:{question}:{action}`."""
        if len(words) != 3 or not words[1].isdecimal():
            raise UserError("unknown-button")
        await self._move(interaction, int(words[0]), int(words[1]), words[2])

    async def _once_more(self, interaction: Interaction, words: list[str]) -> None:
        """Ask the player to confirm a move.

        The custom_id is `q:{table}:{question}:{action}`. Without the action, show all choices again.
        """
        if len(words) not in (2, 3) or not words[1].isdecimal() or not in_private(interaction):
            raise UserError("unknown-button")
        table = await self._interactions.table(interaction, int(words[0]))
        match, seat = seated(table, interaction.user.id)
        sure = next((action for action in match.pending.get(seat, ()) if [str(action)] == words[2:]), None)
        stale = match.number != int(words[1])
        await self._hands.redraw(interaction, table, "hand-stale" if stale else "", None if stale else sure)

    async def _select(self, interaction: Interaction, words: list[str]) -> None:
        """Make the selected move. The custom_id is `s:{table}:{question}`, and the selected value is the action."""
        data: Any = interaction.data or {}
        values: list[str] = data.get("values") or []
        if len(words) != 2 or not words[1].isdecimal() or len(values) != 1:
            raise UserError("unknown-button")
        await self._move(interaction, int(words[0]), int(words[1]), str(values[0]))

    async def _move(self, interaction: Interaction, table_id: int, question: int, said: str) -> None:
        try:
            action = Action.parse(said)
        except ValueError as error:
            raise UserError("unknown-button") from error
        await self.move(interaction, await self._interactions.table(interaction, table_id), question, action)

    async def move(self, interaction: Interaction, table: Table, question: int, action: Action) -> None:
        """Make a move that was pressed or typed, and answer with the player's hand."""
        user, notice = interaction.user.id, ""
        if action == FINISH:
            await self._end(interaction, table, question)
            return
        try:
            check_move(table, user, question, action)  # reject early, without waiting for the lock
            async with self._hands.answering(table.id, user):
                table = await self._matches.play(table.id, user, question, action)
        except UserError as refused:
            if refused.key not in REDRAWN:
                raise
            notice = REDRAWN[refused.key]
        if not in_private(interaction) and notice == "hand-not-asked":
            # the Ready button of the public table: players who have a choice to make find it in their hand
            notice = ""
        await self._show_hand(interaction, table, notice)

    async def _end(self, interaction: Interaction, table: Table, question: int, *, really: bool = False) -> None:
        """Vote to end the match. A vote is not a move.

        A player whose vote alone decides is asked to confirm it first. `really`: whether the player has confirmed it.
        """
        try:
            await self._voted(
                interaction,
                table,
                question,
                lambda user: self._leaving.ending.ask(table.id, user, question, really=really),
            )
        except UserError as refused:
            if refused.key != "grave" or not in_private(interaction):
                raise
            await self._hands.redraw(interaction, table, sure=FINISH)

    async def _vote(self, interaction: Interaction, words: list[str]) -> None:
        """Vote on ending the match.

        The custom_id is `v:{table}:{question}:{yes|no|end}`. `end` means that the player has confirmed to end the
        match. Only players whose vote alone decides are asked to confirm it.
        """
        if len(words) != 3 or not words[1].isdecimal() or words[2] not in ("yes", "no", "end"):
            raise UserError("unknown-button")
        table, question = await self._interactions.table(interaction, int(words[0])), int(words[1])
        if words[2] == "end":
            await self._end(interaction, table, question, really=True)
            return
        answer, yes = self._leaving.ending.answer, words[2] == "yes"
        await self._voted(interaction, table, question, lambda user: answer(table.id, user, question, yes=yes))

    async def _voted(
        self, interaction: Interaction, table: Table, question: int, said: Callable[[int], Awaitable[Table]]
    ) -> None:
        """Vote by calling `said` with the user's ID, and answer with the player's hand."""
        user, notice = interaction.user.id, ""
        try:
            paused(table, user, question)  # reject early, without waiting for the lock
            async with self._hands.answering(table.id, user):
                table = await said(user)
        except UserError as refused:
            if refused.key not in REDRAWN:
                raise
            notice = REDRAWN[refused.key]
        await self._show_hand(interaction, table, notice)

    async def _order(self, interaction: Interaction, words: list[str]) -> None:
        """Set or clear a standing order for claim windows, and show all standing orders.

        The custom_id is `w:{table}:{order}:{on|off}`.
        """
        if len(words) != 3 or words[2] not in ("on", "off"):
            raise UserError("unknown-button")
        user = interaction.user.id
        table = await self._interactions.table(interaction, int(words[0]))
        check_order(table, user, words[1])  # reject early, without waiting for the lock
        async with self._hands.answering(table.id, user):
            table = await self._matches.set_order(table.id, user, words[1], on=words[2] == "on")
        await self._open_more(interaction, table)

    async def _show_hand(self, interaction: Interaction, table: Table, notice: str = "") -> None:
        if in_private(interaction):
            await self._hands.answer(interaction, table, notice)
        else:
            await self._hands.open(interaction, table, notice)

    async def _hand(self, interaction: Interaction, words: list[str]) -> None:
        """Show the user's hand, and resume the match if it is paused. The custom_id is `h:{table}`."""
        table = await self._interactions.table(interaction, int(words[0]))
        seated(table, interaction.user.id)
        async with self._hands.answering(table.id, interaction.user.id):
            table, woken = await self._sleeping.wake(table, interaction.user.id)
        await self._hands.open(interaction, table, "hand-woken" if woken else "")

    async def _help(self, interaction: Interaction, words: list[str]) -> None:
        """Show the help. The custom_id is `help:{table}`."""
        if len(words) != 1:
            raise UserError("unknown-button")
        await self._beside(interaction, int(words[0]), help_message)

    async def _more(self, interaction: Interaction, words: list[str]) -> None:
        """Show what the player's hand offers in addition to moves, such as help.

        The custom_id is `more:{table}`. With `back` as a further word, show the moves again. With `words` as a further
        word, describe the whole position in words.
        """
        match words[1:]:
            case ["words"]:
                await self._beside(interaction, int(words[0]), words_message)
            case ["back"]:
                table = await self._interactions.table(interaction, int(words[0]))
                seated(table, interaction.user.id)
                await self._show_hand(interaction, table)
            case []:
                await self._open_more(interaction, await self._interactions.table(interaction, int(words[0])))
            case _:
                raise UserError("unknown-button")

    async def _open_more(self, interaction: Interaction, table: Table) -> None:
        """Show what the user's hand offers in addition to moves, such as help."""
        seated(table, interaction.user.id)
        if in_private(interaction):
            await self._hands.redraw(interaction, table, sure=MORE)
        else:
            await self._hands.open(interaction, table)

    async def _beside(
        self, interaction: Interaction, number: int, made: Callable[[Table, Seat | None, RenderContext], MessagePayload]
    ) -> None:
        """Send an ephemeral message about the match. Users without a seat can get it too.

        `made`: builds the message from the table, the user's seat (or None) and the render context.
        """
        table = await self._interactions.table(interaction, number)
        if table.match is None:
            raise UserError("in-lobby" if table.row.state == "lobby" else "closed")
        shown = made(table, table.seat_of(interaction.user.id), self._interactions.context_for(interaction))
        await responses.send(interaction, shown, ephemeral=True)

    async def _resign(self, interaction: Interaction, words: list[str]) -> None:
        """Resign, or ask for confirmation.

        `r:{table}:ask` asks for confirmation, as /resign does. `r:{table}:{price}` confirms. `price`: the loss of
        rating that the user saw. If the loss is now higher, ask again.
        """
        asks = words[1:] == ["ask"]
        if not in_private(interaction) or len(words) > 2 or not (asks or all(map(str.isdecimal, words[1:]))):
            raise UserError("unknown-button")
        text = self._interactions.context_for(interaction).speak
        table = await self._interactions.table(interaction, int(words[0]))
        _, own = playing(table, interaction.user.id)
        if asks:
            sure = resign_message(table, own, text, await self._interactions.stake(table, own))
            await responses.send(interaction, sure, ephemeral=True)
            return
        try:
            table = await self._leaving.resign(table.id, interaction.user.id, int(words[1]) if words[1:] else None)
        except UserError as refused:
            if refused.key != "dearer":
                raise
            await responses.edit(
                interaction, resign_message(table, own, text, await self._interactions.stake(table, own))
            )
            return
        seat = table.seat_of(interaction.user.id)
        waits = seat is not None and table.sitter(seat).resigned_at is not None
        key = "resign-left" if seat is None else "resign-waits" if waits else "resign-done"
        await responses.edit(interaction, sentence(text(key, table=str(table.id))))
        if seat is None:
            self._hands.leave(table, interaction.user.id)

    async def _back(self, interaction: Interaction, words: list[str]) -> None:
        """Mark the user as back. The button is in the hand and in the public message. The custom_id is `b:{table}`."""
        if len(words) != 1:
            raise UserError("unknown-button")
        table = await self._interactions.table(interaction, int(words[0]))
        playing(table, interaction.user.id)
        asleep = table.asleep
        async with self._hands.answering(table.id, interaction.user.id):
            table = await self._matches.be_back(table.id, interaction.user.id)
        await self._show_hand(interaction, table, "hand-woken" if asleep else "")

    async def _go_on(self, interaction: Interaction, words: list[str]) -> None:
        """Continue the match without the player who resigned. The custom_id is `f:{table}`."""
        if len(words) != 1:
            raise UserError("unknown-button")
        table = await self._interactions.table(interaction, int(words[0]))
        playing(table, interaction.user.id)
        async with self._hands.answering(table.id, interaction.user.id):
            table = await self._leaving.go_on(table.id, interaction.user.id)
        if in_private(interaction):
            await self._hands.answer(interaction, table)
        else:
            await responses.later(interaction)  # the table itself shows it
            self._hands.want(table)
        for sitter in table.sitters:
            if sitter.leaver is not None:
                self._hands.leave(table, sitter.leaver)
