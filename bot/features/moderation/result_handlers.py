"""The moderators' panel for a finished match, which voids or restores its result. Only managers who didn't play may."""

import discord

from bot.common.text import legible, verbatim
from bot.errors import UserError
from bot.features.moderation.custom_ids import COUNT_RESULT, FIND_RESULT, RESULT, TABLES
from bot.features.moderation.deed_log import DeedLog
from bot.features.moderation.reason_form import confirmation, reason_of
from bot.features.moderation.rights import check_manages_here
from bot.framework.feature import component
from bot.framework.services import Services
from bot.games import GAMES
from bot.i18n import Text
from bot.store.moderation import Deed
from bot.store.records import FinishedMatch, since
from bot.store.seasons import season_name
from bot.transport import responses
from bot.transport.custom_ids import number
from bot.transport.forms import filled, form_of
from bot.transport.payload import CALM, Button, MessagePayload, button, post
from bot.transport.responses import Deferral, Interaction
from bot.ui.narration import computer_name, person


def result_message(
    past: FinishedMatch, voided: bool | None, *, own: bool, text: Text, said: str = ""
) -> MessagePayload:
    """Build the panel for a result.

    `voided`: whether the result was voided, or None if it would not count anyway. `own`: whether the user played in the
    match. `said`: a sentence shown at the top.
    """
    row = past.row
    head = [
        text("lobby-title", game=text(row.game), table=str(row.id)),
        text("result-where", channel=f"<#{row.channel}>", when=f"<t:{(row.ended_at or 0) // 1000}:f>"),
        text({None: "result-uncounted", True: "result-voided", False: "result-counts"}[voided]),
    ]
    seats = [
        text("result-seat", number=seat + 1, who=_who(user, row.id, seat, text), place=place, points=points)
        for seat, (user, points, place) in enumerate(past.scores)
    ]
    buttons: list[Button] = []
    if voided is not None and not own:
        kind = "count" if voided else "void"
        buttons.append(button(text(f"result-{kind}"), COUNT_RESULT(row.id, "ask", kind), discord.ButtonStyle.danger))
    buttons.append(button(text("moderate-back"), TABLES(0)))
    note = text("result-own") if own else ""
    return post(said, "\n".join(head), "\n".join(seats), note, buttons, accent=CALM)


def sure_message(table: int, kind: str, text: Text) -> MessagePayload:
    """Build the question whether to void the result (`void`) or let it count again (`count`)."""
    words, label = text(f"result-sure-{kind}", table=str(table)), text(f"result-{kind}")
    return confirmation(words, label, COUNT_RESULT(table, "do", kind), RESULT(table), text)


def _who(user: int | None, table: int, seat: int, text: Text) -> str:
    if user is None:
        return text("computer-named", who=computer_name(table, seat, text))
    return person(user, text)


DIGITS = 12
"""Maximum number of digits in the number of a table."""


class ResultHandlers:
    """Handlers for results. If two managers act at once, the second gets an error and changes nothing."""

    def __init__(self, services: Services, log: DeedLog) -> None:
        self._interactions, self._store, self._ratings = services.interactions, services.store, services.ratings
        self._log, self._ends_again = log, services.table_messages.ends_again

    async def found(self, interaction: Interaction, table: int) -> FinishedMatch | None:
        """Return the finished match at a table, or None if the user can't see it.

        A match on this server in a deleted channel is also returned, because its result still counts. Call this only
        for users who manage the server. Raises UserError: not-loaded.
        """
        past = await self._store.records.match(table)
        there = past is not None and (self._interactions.sees_past(interaction, past) or _lost(interaction, past))
        return past if there else None

    async def result(self, interaction: Interaction, past: FinishedMatch, said: str = "") -> MessagePayload:
        """Build the panel for a result. Raises UserError unless the user who pressed manages the server."""
        check_manages_here(interaction)
        voided = await self._store.moderation.voided(past.row.id)
        text, own = self._interactions.context_for(interaction).speak, await self._own(interaction, past)
        return result_message(past, voided, own=own, text=text, said=said)

    @component(RESULT, private=True)
    async def _open(self, interaction: Interaction, table_id: int) -> MessagePayload:
        return await self.result(interaction, await self._past(interaction, table_id))

    @component(FIND_RESULT, step="ask", deferral=Deferral.FORM, private=True)
    async def _ask_for_number(self, interaction: Interaction) -> None:
        check_manages_here(interaction)
        text = self._interactions.context_for(interaction).speak
        form = form_of(FIND_RESULT("do"), text("result-find-title"), text("result-find-label"), DIGITS, field="number")
        await responses.form(interaction, form)

    @component(FIND_RESULT, step="do", form=True, private=True)
    async def _find(self, interaction: Interaction) -> MessagePayload:
        check_manages_here(interaction)
        typed = legible("".join(filled(interaction).get("number", ())))
        table = number(typed)
        past = await self.found(interaction, table) if table is not None else None
        if past is None:
            raise UserError("no-result", table=verbatim(typed))
        return await self.result(interaction, past)

    @component(COUNT_RESULT, step="ask", private=True)
    async def _ask(self, interaction: Interaction, table_id: int, kind: str) -> MessagePayload:
        past = await self._past(interaction, table_id)
        await self._check(interaction, past)
        return sure_message(past.row.id, kind, self._interactions.context_for(interaction).speak)

    async def _past(self, interaction: Interaction, table_id: int) -> FinishedMatch:
        """Return the finished match at a table. Raises UserError unless the user may decide about it."""
        check_manages_here(interaction)
        past = await self.found(interaction, table_id)
        if past is None:
            raise UserError("unknown-button")
        return past

    @component(COUNT_RESULT, step="do", private=True)
    @component(COUNT_RESULT, step="do", form=True, private=True)
    async def _do(self, interaction: Interaction, table_id: int, kind: str) -> MessagePayload:
        past = await self._past(interaction, table_id)
        await self._check(interaction, past)
        deed = Deed(
            guild=past.row.guild,
            at=self._store.now(),
            kind="void" if kind == "void" else "count",
            moderator=interaction.user.id,
            table=past.row.id,
            reason=reason_of(interaction),
        )
        number = await self._store.moderation.void(deed)
        if number is None:
            await self._check(interaction, past)  # the end of a season may have been announced since the first check
            raise UserError("changed")
        self._ratings.want()
        self._ends_again.want(past.row.id)
        return await self.result(interaction, past, await self._log.tell(interaction, number))

    async def _check(self, interaction: Interaction, past: FinishedMatch) -> None:
        """Check that the user may change whether the result counts.

        Raises UserError: voids-own (the user played in the match), season-told (the end of a later season was
        announced), season-ending (the end of its season is being announced now). A later season starts with the ratings
        of the previous one, so a change would contradict the announcement, the champion's role and the archive.
        """
        if await self._own(interaction, past):
            raise UserError("voids-own")
        row = past.row
        if wrong := await self._store.seasons.barrier(row.guild, since("season", row.ended_at or 0)):
            raise UserError(wrong, season=season_name(await self._store.seasons.latest(row.guild)))

    async def _own(self, interaction: Interaction, past: FinishedMatch) -> bool:
        """Return whether the user played in the match. A user who left the match for good also counts."""
        user = interaction.user.id
        if any(user == who for who, _, _ in past.scores):
            return True
        saved = await self._store.tables.load(past.row.id)
        return saved is not None and any(user in (each.user, each.leaver) for each in saved.sitters)


def _lost(interaction: Interaction, past: FinishedMatch) -> bool:
    """Return whether the match was played on this server, in a channel that was deleted."""
    guild, row = interaction.guild, past.row
    if guild is None or row.guild != guild.id or row.game not in GAMES:
        return False
    return guild.get_channel_or_thread(row.home) is None
