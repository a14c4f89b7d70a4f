"""From a press to its meaning: every custom_id says all there is to know (DESIGN chapter 5)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.messages import answers
from bot.messages.answers import FAILURES, Interaction, Later
from bot.messages.house_rules import number_modal, panel_post
from bot.messages.lobby import cut_modal
from bot.tables.lobbies import host_only
from bot.tables.matches import check_move, playing, seated
from bot.tables.table import ORDERS, Refused, Table
from engine.core import Action

if TYPE_CHECKING:
    from bot.app.client import Hanapai

log = logging.getLogger(__name__)

LAST_ANSWERS = 2.3
"""Seconds that presses and commands under way are given when the bot ends: a slow picture is deferred before that."""

REDRAWN = ("stale", "repeated", "not-asked", "over")
"""Refusals that a press on one's own hand answers by the hand as it stands, with a sentence in it."""

FORMS = ("c", "n")
"""What comes back from a form, and never from a button."""

Handler = Callable[[Interaction, "list[str]"], Awaitable[None]]


class Router:
    """One listener for all components and modals; nothing is stored, so nothing is lost in a restart."""

    def __init__(self, bot: Hanapai) -> None:
        self._bot = bot
        self._busy: set[asyncio.Future[Any]] = set()
        self._closing = False
        self._handlers: dict[str, Handler] = {
            "p": self._play,
            "s": self._select,
            "q": self._once_more,
            "h": self._hand,
            "l": self._lobby,
            "c": self._cut,
            "r": self._resign,
            "o": self._house_rules,
            "n": self._number,
            "w": self._order,
        }

    async def on_interaction(self, interaction: Interaction) -> None:
        """Listen to every interaction; those of commands go to the command tree."""
        pressed = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if pressed and not self._closing:
            answers.begin(interaction, _later(interaction), self._bot.readers.of(interaction).speak("refused-slow"))
            press = asyncio.ensure_future(self._answer(interaction))
            self._note(press)
            await press

    def take_command(self) -> bool:
        """Whether the command that the current task is about to answer is taken; it is waited for at the end."""
        task = asyncio.current_task()
        if self._closing or task is None:
            return False
        self._note(task)
        return True

    async def close(self) -> None:
        """Take no more presses and commands, and let those under way be answered."""
        self._closing = True
        if self._busy:
            await asyncio.wait(self._busy, timeout=LAST_ANSWERS)

    def _note(self, answering: asyncio.Future[Any]) -> None:
        self._busy.add(answering)
        answering.add_done_callback(self._busy.discard)

    async def _answer(self, interaction: Interaction) -> None:
        """Answer a press; whatever goes wrong gets a sentence."""
        data: Any = interaction.data or {}
        kind, *words = str(data.get("custom_id", "")).split(":")
        if (kind in FORMS) != (interaction.type is discord.InteractionType.modal_submit):
            kind = ""
        try:
            self._bot.met(interaction)
            handler = self._handlers.get(kind)
            if handler is None or not words or not words[0].isdecimal():
                raise Refused("unknown-button")
            await handler(interaction, words)
        except Refused as refused:
            await self._bot.refuse(interaction, refused)
        except FAILURES as error:
            # what was done is saved, and the table shows it
            log.info("An answer did not arrive: %s", error)
        except Exception:
            log.exception("A press failed")
            await self._bot.refuse(interaction, Refused("error"))
        finally:
            answers.give_up(interaction)

    async def _play(self, interaction: Interaction, words: list[str]) -> None:
        """`p:{table}:{question}:{action}`: a move, answered by the presser's own hand."""
        if len(words) != 3 or not words[1].isdecimal():
            raise Refused("unknown-button")
        await self._move(interaction, int(words[0]), int(words[1]), words[2])

    async def _once_more(self, interaction: Interaction, words: list[str]) -> None:
        """`q:{table}:{question}:{action}`: a move that is asked once more; without the action, all choices again."""
        if len(words) not in (2, 3) or not words[1].isdecimal() or not _in_private(interaction):
            raise Refused("unknown-button")
        table = await self._bot.table(interaction, int(words[0]))
        match, seat = seated(table, interaction.user.id)
        sure = next((action for action in match.pending.get(seat, ()) if [str(action)] == words[2:]), None)
        stale = match.number != int(words[1])
        await self._bot.hands.redraw(interaction, table, "hand-stale" if stale else "", None if stale else sure)

    async def _select(self, interaction: Interaction, words: list[str]) -> None:
        """`s:{table}:{question}` with the action as its value."""
        data: Any = interaction.data or {}
        values: list[str] = data.get("values") or []
        if len(words) != 2 or not words[1].isdecimal() or len(values) != 1:
            raise Refused("unknown-button")
        await self._move(interaction, int(words[0]), int(words[1]), str(values[0]))

    async def _move(self, interaction: Interaction, table_id: int, question: int, said: str) -> None:
        bot, user, notice = self._bot, interaction.user.id, ""
        try:
            action = Action.parse(said)
        except ValueError as error:
            raise Refused("unknown-button") from error
        table = await bot.table(interaction, table_id)
        try:
            check_move(table, user, question, action)  # what will be refused anyway waits for nobody
            async with bot.hands.answering(table_id, user):
                table = await bot.tables.play(table_id, user, question, action)
        except Refused as refused:
            if refused.key not in REDRAWN:
                raise
            notice = f"hand-{refused.key}"
        if not _in_private(interaction) and notice == "hand-not-asked":
            # the Ready button of the public table: whoever holds a choice of his own finds it in his hand
            notice = ""
        await self._show_hand(interaction, table, notice)

    async def _order(self, interaction: Interaction, words: list[str]) -> None:
        """`w:{table}:{order}:{on|off}`: a standing order for claim windows, answered by the presser's own hand."""
        if len(words) != 3 or words[1] not in ORDERS or words[2] not in ("on", "off"):
            raise Refused("unknown-button")
        bot, user = self._bot, interaction.user.id
        table = await bot.table(interaction, int(words[0]))
        playing(table, user)
        async with bot.hands.answering(table.id, user):
            table = await bot.tables.set_order(table.id, user, words[1], on=words[2] == "on")
        await self._show_hand(interaction, table)

    async def _show_hand(self, interaction: Interaction, table: Table, notice: str = "") -> None:
        if _in_private(interaction):
            await self._bot.hands.redraw(interaction, table, notice)
        else:
            await self._bot.hands.open(interaction, table, notice)

    async def _hand(self, interaction: Interaction, words: list[str]) -> None:
        """`h:{table}`: My hand."""
        table = await self._bot.table(interaction, int(words[0]))
        await self._bot.open_hand(interaction, table)

    async def _lobby(self, interaction: Interaction, words: list[str]) -> None:
        """`l:{table}:{verb}`: what one can press in a lobby; `add` may name the level of the computer."""
        bot, user, press = self._bot, interaction.user.id, interaction.id
        table = await self._in_lobby(interaction, words)
        _check(table, user, words[1:])
        tables = bot.tables
        match words[1:]:
            case ["join"]:
                table = await tables.join(table.id, user, press)
            case ["decline"]:
                table = await tables.decline(table.id, user)
            case ["leave"]:
                table = await tables.leave(table.id, user)
            case ["add"]:
                table = await tables.add_computer(table.id, user, press)
            case ["add", level]:
                table = await tables.add_computer(table.id, user, press, level)
            case ["remove"]:
                table = await tables.remove_computer(table.id, user)
            case ["cut"]:
                await self._ask_cut(interaction, table)
                return
            case ["rules"]:
                await self._open_house_rules(interaction, table)
                return
            case ["start"]:
                await self._start(interaction, table)
                return
            case _:
                raise Refused("unknown-button")
        await self._show_lobby(interaction, table)

    async def _in_lobby(self, interaction: Interaction, words: list[str]) -> Table:
        """The table of a press in its lobby. Raises Refused where it has none, or the press was on another message
        than the one that shows it now; while that is not known, any that all see in its channel may be it."""
        if interaction.message is None or _in_private(interaction):
            raise Refused("unknown-button")
        table = await self._bot.table(interaction, int(words[0]))
        if table.row.state != "lobby":
            raise Refused("closed" if table.row.state == "closed" else "already-started")
        row = table.row
        if interaction.message.id != row.message if row.message is not None else interaction.channel_id != row.channel:
            raise Refused("old-lobby", table=str(table.id))
        return table

    async def _ask_cut(self, interaction: Interaction, table: Table) -> None:
        await answers.form(interaction, cut_modal(table, self._bot.readers.of(interaction).speak))

    async def _open_house_rules(self, interaction: Interaction, table: Table) -> None:
        panel = panel_post(table, self._bot.readers.of(interaction).speak)
        await answers.send(interaction, panel, ephemeral=True)

    async def _in_panel(self, interaction: Interaction, words: list[str]) -> Table:
        """The table of a press in its house rules: the host's, in the lobby, on the message that only they see."""
        if not _in_private(interaction):
            raise Refused("unknown-button")
        table = await self._bot.table(interaction, int(words[0]))
        if table.row.state != "lobby":
            raise Refused("closed" if table.row.state == "closed" else "already-started")
        host_only(table, interaction.user.id)
        return table

    async def _house_rules(self, interaction: Interaction, words: list[str]) -> None:
        """`o:{table}:preset`, `setting`, `value:{name}` with its choice, `number:{name}`, `reset`: the host's."""
        tables, user, table_id, verb = self._bot.tables, interaction.user.id, int(words[0]), words[1:2]
        data: Any = interaction.data or {}
        values: list[str] = data.get("values") or [""]
        table = await self._in_panel(interaction, words)
        chosen = ""
        if verb == ["preset"] or verb == ["reset"]:
            preset = values[0] if verb == ["preset"] else next(iter(table.game.presets))
            table = await tables.set_preset(table_id, user, preset)
        elif verb == ["value"] and len(words) == 3:
            chosen = words[2]
            table = await tables.set_rule(table_id, user, chosen, values[0])
        elif verb == ["setting"]:
            chosen = values[0]
        elif verb == ["number"] and words[2:] in ([option.name] for option in table.rules.options() if option.high):
            await answers.form(interaction, number_modal(table, words[2], self._bot.readers.of(interaction).speak))
            return
        else:
            raise Refused("unknown-button")
        await self._show_panel(interaction, table, chosen)

    async def _show_panel(self, interaction: Interaction, table: Table, chosen: str) -> None:
        self._bot.boards.want(table.id)
        await answers.edit(interaction, panel_post(table, self._bot.readers.of(interaction).speak, chosen))

    async def _number(self, interaction: Interaction, words: list[str]) -> None:
        """`n:{table}:{name}`: the form for any number of a setting."""
        name = words[1] if len(words) == 2 else ""
        table = await self._in_panel(interaction, words)
        table = await self._bot.tables.set_rule(table.id, interaction.user.id, name, _typed(interaction.data))
        await self._show_panel(interaction, table, name)

    async def _cut(self, interaction: Interaction, words: list[str]) -> None:
        """`c:{table}`: the form behind *Cut the deck*."""
        table = await self._in_lobby(interaction, words)
        _check(table, interaction.user.id, ["cut"])
        word = _typed(interaction.data)
        table = await self._bot.tables.cut(table.id, interaction.user.id, word)
        await self._show_lobby(interaction, table)

    async def _start(self, interaction: Interaction, table: Table) -> None:
        """The lobby message becomes the table of round 1, and every live token gets its hand at once."""
        bot = self._bot
        table = await bot.tables.start(table.id, interaction.user.id, interaction.id)
        answering = asyncio.ensure_future(bot.boards.answer(interaction, table))
        try:
            # the match has begun, also where this answer waits for the board or comes too late
            await bot.hands.deal(table, interaction, answers.given(interaction, answering))
        finally:
            await answering

    async def _show_lobby(self, interaction: Interaction, table: Table) -> None:
        await self._bot.boards.answer(interaction, table)
        self._bot.hands.remember(table, interaction)

    async def _resign(self, interaction: Interaction, words: list[str]) -> None:
        """`r:{table}`: the confirmation of /resign."""
        if not _in_private(interaction):
            raise Refused("unknown-button")
        text = self._bot.readers.of(interaction).speak
        table = await self._bot.table(interaction, int(words[0]))
        playing(table, interaction.user.id)
        table = await self._bot.tables.resign(table.id, interaction.user.id)
        left = table.seat_of(interaction.user.id) is None
        done = self._bot.sentence(text("resign-left" if left else "resign-done", table=str(table.id)))
        await answers.edit(interaction, done)
        if left:
            await self._bot.hands.leave(table, interaction)


def _later(interaction: Interaction) -> Later:
    """What the answer to a press is, where it is not ready in time."""
    data: Any = interaction.data or {}
    kind, *words = str(data.get("custom_id", "")).split(":")
    if words[1:2] == ["cut"] or (kind == "o" and words[1:2] == ["number"]):
        return Later.FORM
    if kind == "h" or words[1:2] == ["rules"] or (kind in ("p", "s", "w") and not _in_private(interaction)):
        return Later.WHISPER
    return Later.EDIT


def _in_private(interaction: Interaction) -> bool:
    """Whether the press was on a message only the presser sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def _check(table: Table, user: int, verb: list[str]) -> None:
    """Raises Refused for what the lobby as it stands does not allow, so that this waits for nobody who changes it;
    whether something is allowed is found out by doing it."""
    row, game, sits = table.row, table.game, table.seat_of(user) is not None
    if verb[:1] in (["add"], ["remove"], ["start"], ["rules"]):
        host_only(table, user)
    match verb:
        case ["join"] if sits:
            raise Refused("already-seated")
        case ["join"] if row.invited and user not in (*row.invited, row.host):
            raise Refused("not-invited")
        case ["decline"] if user not in row.invited:
            raise Refused("not-invited")
        case ["leave" | "cut"] if not sits:
            raise Refused("not-seated")
        case ["add", level] if level not in game.players:
            raise Refused("no-level", level=level)
        case ["join" | "add", *_] if len(table.sitters) >= (row.seats if verb == ["join"] else game.seats[-1]):
            raise Refused("table-full")
        case ["remove"] if all(sitter.user is not None for sitter in table.sitters):
            raise Refused("no-computer")
        case ["start"] if len(table.sitters) not in game.seats:
            raise Refused("too-few", least=game.seats[0])
        case _:
            pass


def _typed(data: Any) -> str:
    """The text of the one field of a form."""
    for label in data["components"]:
        inner: Any = label.get("component", {})
        if inner.get("custom_id") == "word":
            return str(inner.get("value", ""))
    return ""
