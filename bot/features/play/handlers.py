"""Handlers for presses during a match: moves, hands, standing orders, resigning."""

from collections.abc import Awaitable, Callable

from bot.errors import UserError
from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.live.hand_messages import HandMessages
from bot.tables.end_votes import paused
from bot.tables.leaving import Leaving
from bot.tables.match_service import MatchService
from bot.tables.move_checks import check_move, check_order, playing, seated
from bot.tables.sleeping import Sleeping
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.payload import MessagePayload, sentence
from bot.transport.responses import Deferral, Interaction, in_private
from bot.ui.custom_ids import (
    ASK_TO_RESIGN,
    BACK,
    CONFIRM_MOVE,
    GO_ON,
    HAND,
    HELP,
    MORE_PAGE,
    MOVE,
    ORDER,
    PICK_MOVE,
    RESIGN,
    VOTE,
)
from bot.ui.help import help_message
from bot.ui.more import MORE, table_message, words_message
from bot.ui.render_context import RenderContext
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

    @component(CONFIRM_MOVE, private=True, anywhere=True)
    async def _once_more(self, interaction: Interaction, table_id: int, question: int, action: str | None) -> None:
        """Ask the player to confirm a move. Without the action, show all choices again."""
        table = await self._interactions.table(interaction, table_id)
        match, seat = seated(table, interaction.user.id)
        sure = next((each for each in match.pending.get(seat, ()) if str(each) == action), None)
        stale = match.number != question
        await self._hands.redraw(interaction, table, "hand-stale" if stale else "", None if stale else sure)

    @component(PICK_MOVE, select=str, deferral=Deferral.BESIDE, anywhere=True)
    async def _select(self, interaction: Interaction, table_id: int, question: int, chosen: str) -> None:
        await self._play(interaction, table_id, question, chosen)

    @component(MOVE, deferral=Deferral.BESIDE, anywhere=True)
    async def _play(self, interaction: Interaction, table_id: int, question: int, action: str) -> None:
        try:
            said = Action.parse(action)
        except ValueError as error:
            raise UserError("unknown-button") from error
        await self.move(interaction, await self._interactions.table(interaction, table_id), question, said)

    async def move(self, interaction: Interaction, table: Table, question: int, action: Action) -> None:
        """Make a move that was pressed or typed, and answer with the player's hand."""
        user, notice = interaction.user.id, ""
        if action == FINISH:
            await self._end(interaction, table, question)
            return
        try:
            check_move(table, user, question, action)  # reject early, without waiting for the lock
            async with self._hands.answering(table, user):
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

    @component(VOTE, anywhere=True)
    async def _vote(self, interaction: Interaction, table_id: int, question: int, answer: str) -> None:
        """Vote on ending the match.

        The answer `end` means that the player has confirmed to end the match. Only players whose vote alone decides are
        asked to confirm it.
        """
        table = await self._interactions.table(interaction, table_id)
        if answer == "end":
            await self._end(interaction, table, question, really=True)
            return
        vote, yes = self._leaving.ending.answer, answer == "yes"
        await self._voted(interaction, table, question, lambda user: vote(table.id, user, question, yes=yes))

    async def _voted(
        self, interaction: Interaction, table: Table, question: int, said: Callable[[int], Awaitable[Table]]
    ) -> None:
        """Vote by calling `said` with the user's ID, and answer with the player's hand."""
        user, notice = interaction.user.id, ""
        try:
            paused(table, user, question)  # reject early, without waiting for the lock
            async with self._hands.answering(table, user):
                table = await said(user)
        except UserError as refused:
            if refused.key not in REDRAWN:
                raise
            notice = REDRAWN[refused.key]
        await self._show_hand(interaction, table, notice)

    @component(ORDER, deferral=Deferral.BESIDE, anywhere=True)
    async def _order(self, interaction: Interaction, table_id: int, order: str, given: str) -> None:
        """Set or clear a standing order for claim windows, and show all standing orders."""
        user = interaction.user.id
        table = await self._interactions.table(interaction, table_id)
        check_order(table, user, order)  # reject early, without waiting for the lock
        async with self._hands.answering(table, user):
            table = await self._matches.set_order(table.id, user, order, on=given == "on")
        await self._open_more(interaction, table)

    async def _show_hand(self, interaction: Interaction, table: Table, notice: str = "") -> None:
        if in_private(interaction):
            await self._hands.answer(interaction, table, notice)
        else:
            await self._hands.open(interaction, table, notice)

    @component(HAND, deferral=Deferral.WHISPER, anywhere=True)
    async def _hand(self, interaction: Interaction, table_id: int) -> None:
        """Show the user's hand, and resume the match if it is paused."""
        table = await self._interactions.table(interaction, table_id)
        seated(table, interaction.user.id)
        async with self._hands.answering(table, interaction.user.id):
            table, woken = await self._sleeping.wake(table, interaction.user.id)
        await self._hands.open(interaction, table, "hand-woken" if woken else "")

    @component(HELP, deferral=Deferral.WHISPER, anywhere=True)
    async def _help(self, interaction: Interaction, table_id: int) -> MessagePayload:
        return help_message(*await self._view(interaction, table_id))

    @component(MORE_PAGE, page="words", deferral=Deferral.WHISPER, anywhere=True)
    async def _words(self, interaction: Interaction, table_id: int) -> MessagePayload:
        return words_message(*await self._view(interaction, table_id))

    @component(MORE_PAGE, page="table", deferral=Deferral.WHISPER, anywhere=True)
    async def _table(self, interaction: Interaction, table_id: int) -> MessagePayload:
        """Show the table as everyone sees it."""
        table, _, context = await self._view(interaction, table_id)
        return await table_message(table, context)

    @component(MORE_PAGE, page="back", deferral=Deferral.BESIDE, anywhere=True)
    async def _moves(self, interaction: Interaction, table_id: int) -> None:
        table = await self._interactions.table(interaction, table_id)
        seated(table, interaction.user.id)
        await self._show_hand(interaction, table)

    @component(MORE_PAGE, page=None, deferral=Deferral.BESIDE, anywhere=True)
    async def _more(self, interaction: Interaction, table_id: int) -> None:
        await self._open_more(interaction, await self._interactions.table(interaction, table_id))

    async def _open_more(self, interaction: Interaction, table: Table) -> None:
        """Show what the user's hand offers in addition to moves, such as help."""
        seated(table, interaction.user.id)
        if in_private(interaction):
            await self._hands.redraw(interaction, table, sure=MORE)
        else:
            await self._hands.open(interaction, table)

    async def _view(self, interaction: Interaction, number: int) -> tuple[Table, Seat | None, RenderContext]:
        """Return a table with a match, the user's seat, and the render context. Users without a seat may look too."""
        table = await self._interactions.table(interaction, number)
        if table.match is None:
            raise UserError("in-lobby" if table.row.state == "lobby" else "closed")
        return table, table.seat_of(interaction.user.id), self._interactions.context_for(interaction, files=True)

    @component(ASK_TO_RESIGN, private=True, anywhere=True)
    async def _ask_to_resign(self, interaction: Interaction, table_id: int) -> None:
        table = await self._interactions.table(interaction, table_id)
        await responses.send(interaction, await self._interactions.resign_question(interaction, table), ephemeral=True)

    @component(RESIGN, private=True, anywhere=True)
    async def _resign(self, interaction: Interaction, table_id: int, price: int | None) -> None:
        """Resign. `price`: the loss of rating that the user saw. If the loss is now higher, ask again."""
        text = self._interactions.context_for(interaction).speak
        table = await self._interactions.table(interaction, table_id)
        playing(table, interaction.user.id)
        try:
            table = await self._leaving.resign(table.id, interaction.user.id, price)
        except UserError as refused:
            if refused.key != "dearer":
                raise
            await responses.edit(interaction, await self._interactions.resign_question(interaction, table))
            return
        seat = table.seat_of(interaction.user.id)
        waits = seat is not None and table.sitter(seat).resigned_at is not None
        key = "resign-left" if seat is None else "resign-waits" if waits else "resign-done"
        await responses.edit(interaction, sentence(text(key, table=str(table.id))))
        if seat is None:
            self._hands.leave(table, interaction.user.id)

    @component(BACK, deferral=Deferral.BESIDE, anywhere=True)
    async def _back(self, interaction: Interaction, table_id: int) -> None:
        """Mark the user as back. The button is in the hand and in the public message."""
        table = await self._interactions.table(interaction, table_id)
        playing(table, interaction.user.id)
        asleep = table.asleep
        async with self._hands.answering(table, interaction.user.id):
            table = await self._matches.be_back(table.id, interaction.user.id)
        await self._show_hand(interaction, table, "hand-woken" if asleep else "")

    @component(GO_ON, anywhere=True)
    async def _go_on(self, interaction: Interaction, table_id: int) -> None:
        """Continue the match without the player who resigned."""
        table = await self._interactions.table(interaction, table_id)
        playing(table, interaction.user.id)
        async with self._hands.answering(table, interaction.user.id):
            table = await self._leaving.go_on(table.id, interaction.user.id)
        if in_private(interaction):
            await self._hands.answer(interaction, table)
        else:
            await responses.defer(interaction)  # the table itself shows it
            self._hands.want(table)
        for sitter in table.sitters:
            if sitter.leaver is not None:
                self._hands.leave(table, sitter.leaver)
