"""Presses without Discord: `Pressing` tells in which function a custom_id ends, and with which arguments.

The router and the handlers are the bot's own. Tables, nights and days are stand-ins, and checks pass. The functions of
`ENDS` are replaced by ones that note their arguments and end the press.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import fields
from types import SimpleNamespace
from typing import Any, cast
from unittest import mock

import discord

from bot.ai.advice import Advice
from bot.app.client import Hanapai
from bot.errors import UserError
from bot.features.daily import hand_messages, opened_messages
from bot.features.daily.named import agreed
from bot.features.daily.service import DailyService
from bot.features.learn.handlers import LessonHandlers
from bot.features.ledger.tonight import Tonight
from bot.features.lobby import messages as lobby_messages
from bot.features.lobby import rules_form
from bot.features.lobby.guest_messages import GuestsPanel
from bot.features.lobby.opening import Opening
from bot.features.moderation import person_messages, result_messages, table_messages
from bot.features.moderation.handlers import ModerationHandlers
from bot.features.moderation.person_handlers import PersonHandlers
from bot.features.moderation.result_handlers import ResultHandlers
from bot.features.moderation.rights import check_moderates, check_outranks
from bot.features.moderation.service import ModerationService, check_running, check_seat
from bot.features.moderation.watch_handlers import WatchHandlers
from bot.features.nights.guest_messages import details_message, meanwhile_message
from bot.features.nights.messages import NightMessages
from bot.features.nights.night_tables import NightTables
from bot.features.nights.service import NightService
from bot.features.notify import messages as notify_messages
from bot.features.preferences import block_handlers, preset_handlers
from bot.features.preferences import messages as preference_messages
from bot.features.preferences.handlers import SettingHandlers
from bot.features.privacy import handlers as privacy_handlers
from bot.features.privacy.export import Export
from bot.features.privacy.service import Erasure
from bot.features.puzzles.book import Book as Puzzles
from bot.features.puzzles.played import PlayedPuzzles
from bot.features.records.history_messages import HistoryPage
from bot.features.records.history_messages import found as found_matches
from bot.features.records.leaderboard_handlers import asker_of
from bot.features.records.leaderboard_messages import Asker, Leaderboard, LeaderboardQuery
from bot.features.records.practice_messages import PracticePages
from bot.features.records.profile_messages import ProfilePages, Subject
from bot.features.replay.handlers import ReplayHandlers
from bot.features.replay.messages import ReplayView, replay_message
from bot.features.review.handlers import ReviewHandlers
from bot.features.review.messages import review_message
from bot.features.review.service import ReviewService
from bot.features.rules.messages import Pages, RuleBook
from bot.framework.interaction_service import InteractionService
from bot.framework.router import Router
from bot.games import GAMES
from bot.history.replays import Replays, settled_scene
from bot.live.hand_messages import HandMessages
from bot.settings.blocks import Blocks
from bot.settings.presets import Presets
from bot.settings.setting_kinds import Setting, SettingsModel
from bot.settings.settings import Settings
from bot.store import Sitter, TableRow
from bot.store.moderation import Deed
from bot.store.sql.calls import CallStore
from bot.store.sql.dailies import DailyStore
from bot.store.sql.moderation import Moderation
from bot.store.sql.nights import NightStore
from bot.store.sql.open_tables import OpenTables
from bot.store.sql.puzzles import Puzzles as PuzzleStore
from bot.store.sql.servers import Servers
from bot.tables.end_votes import EndVotes, paused
from bot.tables.guest_service import GuestService
from bot.tables.leaving import Leaving, stake
from bot.tables.lobby_service import LobbyService
from bot.tables.match_service import MatchService
from bot.tables.move_checks import check_move, check_order
from bot.tables.registry import TableRegistry
from bot.tables.rematches import Rematches
from bot.tables.remote_tasks import RemoteTasks
from bot.tables.sleeping import Sleeping
from bot.tables.table import Table
from bot.transport import permissions, responses
from bot.transport.display_names import DisplayNames
from bot.transport.responses import Deferral
from bot.ui import help as help_page
from bot.ui import house_rules, lesson_message, lobby_message, more, resigning, verify_message
from bot.ui.asleep_message import PlayRequest
from bot.ui.films import Films
from engine.core import Action, Game

USER, FRIEND, GUILD, CHANNEL, MESSAGE, PRESS = 11, 22, 5, 6, 7, 10
REVISION, DAY, NOW = 9, 20_000, 1_800_000_000_000
"""Ids of all that a press is about, the revision of panels of settings, the day of the daily, and the time."""

ENDS: dict[str, Callable[..., Any]] = {
    # lobbies
    "join": LobbyService.join,
    "decline": LobbyService.decline,
    "leave": LobbyService.leave,
    "add computer": LobbyService.add_computer,
    "remove computer": LobbyService.remove_computer,
    "start": LobbyService.start,
    "start with computers": GuestService.start_with_computers,
    "ask for a cut": lobby_message.cut_modal,
    "cut": LobbyService.cut,
    "show the deal is fair": lobby_message.fair_message,
    "show more": lobby_messages.panel_message,
    "show guests": GuestsPanel.post,
    "show house rules": house_rules.panel_message,
    "ask for a number": house_rules.number_modal,
    "ask for a name": house_rules.save_modal,
    "ask for rules": rules_form.rules_modal,
    "set preset": LobbyService.set_preset,
    "set rule": LobbyService.set_rule,
    "set rules": LobbyService.set_rules,
    "set clock": LobbyService.set_clock,
    "set pace": LobbyService.set_pace,
    "set advice": LobbyService.set_advice,
    "save house rules": Presets.save,
    "invite": GuestService.invite,
    "remove guest": GuestService.remove,
    "seat": GuestService.seat,
    "turn seats": GuestService.turn,
    "shuffle seats": GuestService.shuffle,
    "rematch": Rematches.ask,
    "begin with computers": Opening.begin_with_computers,
    "end sleeping": Sleeping.end,
    "list open tables": OpenTables.open_in,
    "turn pings": CallStore.turn,
    "want pings": CallStore.want,
    "list pings": notify_messages.panel_message,
    # matches
    "play": MatchService.play,
    "set order": MatchService.set_order,
    "be back": MatchService.be_back,
    "wake": Sleeping.wake,
    "redraw hand": HandMessages.redraw,
    "show hand": HandMessages.answer,
    "show help": help_page.help_message,
    "show in words": more.words_message,
    "advise": Advice.get,
    "ask to resign": resigning.resign_message,
    "resign": Leaving.resign,
    "go on": Leaving.go_on,
    "ask to end": EndVotes.ask,
    "vote": EndVotes.answer,
    "show why": settled_scene,
    "show moment": Films.moment,
    "show film": Films.part,
    "show deal": verify_message.deal,
    "write match": verify_message.text_of,
    "show replay": replay_message,
    "open replay": ReplayHandlers.open,
    "show review": review_message,
    "open review": ReviewHandlers.open,
    # pages
    "show rules": Pages.post,
    "show leaderboard": Leaderboard.parts,
    "read profile": ProfilePages.read,
    "read practice": PracticePages.read,
    "list matches": found_matches,
    "show evening": Tonight.parts,
    "show lesson": lesson_message.lesson_message,
    "begin course": LessonHandlers.begin,
    "next puzzle": PlayedPuzzles.next,
    "answer puzzle": PuzzleStore.answer,
    "numbers": Servers.numbers,
    # choices
    "open settings": SettingHandlers.open,
    "show settings": preference_messages.panel_message,
    "ask for a setting": preference_messages.typed_modal,
    "set of person": Settings.set_for_user,
    "show house rules of server": preset_handlers.presets_message,
    "delete house rules": Presets.delete,
    "show blocked": block_handlers.block_message,
    "unblock": Blocks.unblock,
    "show what is kept": privacy_handlers.privacy_message,
    "ask to delete": privacy_handlers.sure_message,
    "delete": Erasure.forget,
    "export": Export.text,
    # moderation
    "list moderated": ModerationHandlers.tables,
    "show moderated": ModerationHandlers.table,
    "show log": ModerationHandlers.log,
    "ask to moderate": table_messages.sure_message,
    "moderate": RemoteTasks.do,
    "list suspended": PersonHandlers.people,
    "show person": PersonHandlers.person,
    "ask to suspend": person_messages.sure_message,
    "suspend": ModerationService.keep_out,
    "ask off leaderboards": person_messages.off_message,
    "off leaderboards": ModerationService.set_off,
    "show result": ResultHandlers.result,
    "ask to void": result_messages.sure_message,
    "void": Moderation.void,
    "watch": WatchHandlers.page,
    # dailies and club nights
    "begin daily": DailyService.begin,
    "play daily": DailyService.play,
    "show daily": hand_messages.hand_message,
    "daily streak": DailyService.streak,
    "daily week": DailyService.closed,
    "open day": opened_messages.opened_message,
    "share day": opened_messages.shared_message,
    "show way": opened_messages.way_message,
    "dearest": DailyService.dearest,
    "come": NightService.come,
    "stay away": NightService.stay_away,
    "wait": NightService.wait,
    "leave night": NightStore.leave,
    "play meanwhile": meanwhile_message,
    "show night": details_message,
    "stop night": NightService.stop,
}
"""Functions in which presses end, by their word in the golden file."""


Given = list[str] | dict[str, Any] | None
"""Values of a select, or fields of a form."""


class Reached(BaseException):
    """The end of a press. No handler catches it."""


def plain(value: Any) -> Any:
    """Return an argument as JSON: a table as `#12`, and None for what no custom_id says.

    A moderator's deed is the end of its custom_id."""
    match value:
        case str() if ":do:" in value:
            return value.partition(":do:")[2]
        case bool() | int() | str():
            return value
        case Press():
            return None
        case Table() | SimpleNamespace(id=_):
            return f"#{value.id}"
        case Game():
            return value.key
        case Action():
            return str(value)
        case UserError():
            return value.key
        case Setting():
            return value.key
        case SettingsModel():
            return value.where
        case Pages():
            return plain(value.book)
        case RuleBook():
            return [value.game.key, value.preset, value.table]
        case LeaderboardQuery() | HistoryPage() | ReplayView() | Subject() | PlayRequest() | Deed():
            return plain([getattr(value, each.name) for each in fields(value)])
        case list() | tuple():
            return [each for each in map(plain, value) if each not in (None, "", [], {})]
        case Mapping():
            return {str(key): said for key, each in value.items() if (said := plain(each)) is not None}
    return None


class Press(SimpleNamespace):
    """An interaction."""


def later(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return the function as a coroutine function."""

    async def answer(*arguments: Any, **named: Any) -> Any:
        return function(*arguments, **named)

    return answer


def begin(interaction: Any, later: Deferral, *_: Any) -> responses.ResponseState:
    """Return and note the kind of the answer, as `responses.begin` does, without a timer."""
    if later is Deferral.BESIDE:
        later = Deferral.EDIT if responses.in_private(interaction) else Deferral.WHISPER
    answer = interaction.extras["answer"] = responses.ResponseState(later)
    return answer


def answering(pressing: Pressing) -> dict[Callable[..., Any], Callable[..., Any]]:
    """Return stand-ins for the functions that a press calls first: they find every table, and every check passes."""

    def match() -> Any:
        legal = [Action.parse(action) for action in pressing.state.split(" ", 2)[2:]]
        return SimpleNamespace(number=mock.ANY, pending={0: legal}, result=None, seats=2)

    def table(*arguments: Any) -> Table:
        number, (game, state, *_) = cast(int, arguments[-1]), pressing.state.split()
        rules = next(iter(GAMES[game].presets.values()))
        row = TableRow(
            id=number, guild=GUILD, channel=CHANNEL, game=game, preset="", rules=rules.plain(), seats=2, host=USER,
            state=cast(Any, state), server_seed=bytes(32), created_at=0, message=MESSAGE,
        )  # fmt: skip
        return Table(row, (Sitter(0, USER, None, "", 0),), cast(Any, match() if state != "lobby" else None))

    def dealt(_dailies: DailyService, asked: int, user: int) -> Any:
        over, daily = "over" in pressing.state, SimpleNamespace(day=asked)
        return SimpleNamespace(id=f"{asked} {user}", match=match(), over=over, daily=daily)

    def night(_nights: NightService, number: int, _guild: int) -> Any:
        return SimpleNamespace(id=number, channel=CHANNEL, host=USER, series=None, state="coming")

    async def result(_presses: object, _interaction: object, number: int) -> Any:
        return SimpleNamespace(id=number, row=SimpleNamespace(id=number, ended_at=0, guild=GUILD), scores=())

    def puzzle(*arguments: Any) -> Any:
        return SimpleNamespace(id=arguments[-1], key=arguments[-1], seat=0, best=None), match()

    found = {
        **dict.fromkeys(
            [
                InteractionService.table,
                InteractionService.under,
                InteractionService.finished,
                InteractionService.looked_back,
                TableRegistry.get,
            ],
            later(table),
        ),
        InteractionService.asleep: later(lambda *_: []),
        InteractionService.turned_away: later(lambda *_: False),
        InteractionService.met: later(lambda *_, **__: None),
        permissions.visible_channels: lambda *_: {CHANNEL},
        stake: later(lambda *_: None),
        InteractionService.context_for_all: later(InteractionService.context_for),
        DisplayNames.learn: later(lambda *_: None),
        Replays.get: later(lambda *_: None),
        ReviewService.get: later(lambda *_: object()),
        ResultHandlers.found: result,
        NightService.get: later(night),
        NightStore.bouts: later(lambda *_: []),
        NightTables.meanwhile: later(lambda *_: None),
        NightMessages.stand: later(lambda _messages, night, _text: night),
        DailyService.today: later(lambda *_: SimpleNamespace(id="today", day=DAY, closed_at=None)),
        DailyService.dealt: later(dealt),
        DailyStore.get: later(lambda _dailies, asked: SimpleNamespace(id=asked, day=asked, opened_at=1, closed_at=2)),
        DailyStore.ended: later(lambda _dailies, asked: [SimpleNamespace(id=f"hand of {asked}", user=USER, day=asked)]),
        agreed: later(lambda *_: frozenset({USER})),
        Opening.friends: lambda _opening, _host, users: [each.id for each in users],
        Puzzles.at: puzzle,
        PlayedPuzzles.at: later(puzzle),
        asker_of: lambda *_: Asker(USER, GUILD, True),
        permissions.unable_to_give: lambda *_: None,
        check_outranks: later(lambda *_: None),
        responses.begin: begin,
        responses.end: lambda *_: None,
        Blocks.get: lambda *_: [FRIEND],
        Presets.get: lambda *_: mock.MagicMock(__contains__=lambda *_: True),
    }
    passed = [check_move, check_order, check_running, check_seat, check_moderates, paused, table_messages.waits]
    passed += [permissions.check_manages, permissions.check_opening, permissions.check_place, permissions.may_write]
    return found | dict.fromkeys(passed, lambda *_: True)


PRESSER = mock.MagicMock(id=USER, mention=f"<@{USER}>", bot=False)
SERVER = mock.MagicMock(id=GUILD, fetch_member=later(lambda user: SimpleNamespace(id=user)))


def interaction_of(custom_id: str, given: Given, *, private: bool) -> Any:
    """Return a press as Discord sends it: of a button, of a select with values, or of a form with fields."""
    form = isinstance(given, dict)
    data: dict[str, Any] = {"custom_id": custom_id}
    if isinstance(given, list):
        people = {each: {} for each in given}
        data |= {"values": given, "resolved": {"users": people, "members": people}}
    if isinstance(given, dict):
        key = {True: "values", False: "value"}
        fields_ = [{"custom_id": name, key[isinstance(value, list)]: value} for name, value in given.items()]
        data |= {"components": [{"component": each} for each in fields_]}
    kind = discord.InteractionType.modal_submit if form else discord.InteractionType.component
    everything = discord.Permissions.all()
    return Press(
        id=PRESS, type=kind, data=data, guild_id=GUILD, guild=SERVER, channel_id=CHANNEL, user=PRESSER, extras={},
        permissions=everything, app_permissions=everything, locale="en-US", channel=None,
        context=SimpleNamespace(dm_channel=False, private_channel=False, guild=True),
        message=SimpleNamespace(id=MESSAGE, flags=SimpleNamespace(ephemeral=private), components=[]),
    )  # fmt: skip


@contextmanager
def replaced(functions: Mapping[Callable[..., Any], Callable[..., Any]]) -> Iterator[None]:
    """Replace these functions wherever a class or a module of the bot holds them."""
    modules = [module for name, module in sys.modules.items() if name.startswith("bot.")]
    with ExitStack() as stack:
        for function, other in functions.items():
            of_class = function.__qualname__.rpartition(".")[0]
            for owner in [vars(sys.modules[function.__module__])[of_class]] if of_class else modules:
                for held in [each for each, value in vars(owner).items() if value is function]:
                    stack.enter_context(mock.patch.object(owner, held, other))
        yield


class Pressing:
    """A bot whose buttons, selects and forms are pressed."""

    def __init__(self, bot: Hanapai) -> None:
        handlers = [each for feature in bot.features for each in feature.handlers]
        self._router = Router(bot.interactions, bot.webhook_limiter, handlers)
        self._found = list[Any]()
        self.state = ""
        bot.tables.registry.store.now = lambda: NOW

    @contextmanager
    def begun(self) -> Iterator[Pressing]:
        """Replace what surrounds a press until the end of the block."""
        functions = answering(self) | {function: self._end(word) for word, function in ENDS.items()}
        functions |= {each: self._end("answer") for each in (responses.send, responses.edit, responses.form)}
        functions |= {
            Settings.set_for_guild: self._go_on("set of server", answer=True),
            Opening.open: self._go_on("open lobby", SimpleNamespace(id="new")),
            InteractionService.refuse: self._end("refuse"),
        }
        with replaced(functions), mock.patch.object(SettingsModel, "revision", REVISION):
            yield self

    async def calls(self, state: str, private: int, custom_id: str, given: Given) -> list[Any]:
        """Return the calls in which a press ends, each as its word and its arguments.

        state: the game and the state of every table, and the action that is legal there; private: 1 if only the presser
        sees the message; given: the values of a select, or the fields of a form.
        """
        self.state, self._found = state, []
        with suppress(Reached):
            await self._router.on_interaction(interaction_of(custom_id, given, private=bool(private)))
        return self._found

    def _end(self, word: str) -> Callable[..., Any]:
        def called(*arguments: Any, **named: Any) -> Any:
            self._found.append([word, *plain([*arguments, *named.values()])])
            raise Reached

        return called

    def _go_on(self, word: str, answer: Any) -> Callable[..., Any]:
        def called(*arguments: Any, **named: Any) -> Any:
            self._found.append([word, *plain([*arguments, *named.values()])])
            return answer

        return later(called)
