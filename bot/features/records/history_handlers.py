"""A user's finished matches on a server, the newest first, in pages.

Readers only get matches that they may see.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.decks.telling import joined
from bot.features.replay.handlers import ReplayHandlers
from bot.framework.feature import component
from bot.framework.services import Services
from bot.i18n import Text
from bot.store import Store
from bot.store.records import FinishedMatch, Way
from bot.transport import responses
from bot.transport.custom_ids import CustomId
from bot.transport.payload import CALM, Button, Menu, MessagePayload, button, post, select_of
from bot.transport.responses import Deferral, Interaction
from bot.ui.narration import computer_name

HISTORY = CustomId("history:{after:int}:{way:older|newer}:{user:int}")
HISTORY_REPLAY = CustomId("history:0:open:{user:int}")

ON_A_PAGE = 10
AT_ONCE, READS = 30, 5
"""Number of matches per read, and maximum number of reads per page.

Filling a page may take several reads, because most matches of other people may be hidden from the reader.
"""


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """A page of a user's matches.

    It has the matches older or newer than the one at table `after`. If `after` is 0, it has the newest matches.
    """

    user: int
    after: int = 0
    way: Way = "older"


@dataclass(frozen=True, slots=True)
class Found:
    """The matches on a page, the newest first, and the pages next to it."""

    matches: Sequence[FinishedMatch]
    newer: HistoryPage | None
    older: HistoryPage | None


async def found(store: Store, guild: int, wanted: HistoryPage, sees: Callable[[FinishedMatch], bool]) -> Found:
    """Return the matches of a page. Raises UserError: not-loaded.

    `sees`: returns whether the reader may see a match.
    """
    seen: list[FinishedMatch] = []
    after, ended = wanted.after, False
    for _ in range(READS):
        read = await store.records.matches(guild, wanted.user, after, wanted.way, AT_ONCE)
        seen += [each for each in read if sees(each)]
        ended = len(read) < AT_ONCE
        if ended or len(seen) > ON_A_PAGE:
            break
        after = read[-1].row.id
    shown, more = seen[:ON_A_PAGE], len(seen) > ON_A_PAGE or not ended
    if shown and len(seen) > ON_A_PAGE:
        after = shown[-1].row.id
    onward = replace(wanted, after=after) if more else None
    back = shown[0].row.id if shown else wanted.after
    if wanted.way == "newer":
        return Found(shown[::-1], onward, replace(wanted, after=back, way="older"))
    return Found(shown, replace(wanted, after=back, way="newer") if wanted.after else None, onward)


def history_message(page: Found, wanted: HistoryPage, called: Callable[[int], str], text: Text) -> MessagePayload:
    """Build the page. `called`: returns a user's name for the select, because selects can't show mentions."""
    rows = [_row(each, wanted.user, text) for each in page.matches]
    ways = {"history-newer": page.newer, "history-older": page.older}
    buttons: list[Button] = [
        button(text(key), HISTORY(way.after, way.way, way.user)) for key, way in ways.items() if way is not None
    ]
    return post(
        text("history-title", who=f"<@{wanted.user}>"),
        "\n".join(rows) or text("history-empty"),
        *([_select(page.matches, wanted.user, called, text)] if rows else []),
        buttons,
        accent=CALM,
    )


def _row(match: FinishedMatch, user: int, text: Text) -> str:
    points, place = next((points, place) for who, points, place in match.scores if who == user)
    row = text(
        "history-row",
        at=f"<t:{(match.row.ended_at or 0) // 1000}:d>",
        game=text(match.row.game),
        place=place,
        seats=len(match.scores),
        points=points,
        who=joined(_others(match, user, lambda other: f"<@{other}>", text), text),
        table=str(match.row.id),
    )
    return text("history-voided", row=row) if match.voided else row


def _others(match: FinishedMatch, user: int, called: Callable[[int], str], text: Text) -> list[str]:
    return [
        _computer(match, seat, text) if who is None else text("former-player") if who < 0 else called(who)
        for seat, (who, _, _) in enumerate(match.scores)
        if who != user
    ]


def _computer(match: FinishedMatch, seat: int, text: Text) -> str:
    level, name = match.levels.get(seat), computer_name(match.row.id, seat, text)
    if level is None:
        return text("computer-named", who=name)
    return text("history-computer", who=name, level=text(f"level-{level}"))


def _select(found: Sequence[FinishedMatch], user: int, called: Callable[[int], str], text: Text) -> Menu:
    options = dict[str, str]()
    for each in found:
        number = f" · {text('choice-table', table=str(each.row.id))}"
        label = text("choice-game", game=text(each.row.game), who=joined(_others(each, user, called, text), text))
        options[str(each.row.id)] = label[: 100 - len(number)] + number
    return select_of(HISTORY_REPLAY(user), options, placeholder=text("history-replay"))


class HistoryHandlers:
    """Handlers for past matches, which a command or a button opens."""

    def __init__(self, services: Services) -> None:
        self._interactions, self._store, self._replays = services.interactions, services.store, ReplayHandlers(services)

    async def open(self, interaction: Interaction, user: int) -> None:
        """Show the user's newest matches ephemerally. Raises UserError."""
        await responses.send(interaction, await self._message(interaction, HistoryPage(user)), ephemeral=True)

    @component(HISTORY, private=True)
    async def _turn(self, interaction: Interaction, after: int, way: str, user: int) -> MessagePayload:
        """Show the user's matches before or after the one at table `after`."""
        return await self._message(interaction, HistoryPage(user, after, "newer" if way == "newer" else "older"))

    @component(HISTORY_REPLAY, select=int, deferral=Deferral.WHISPER, private=True)
    async def _replay(self, interaction: Interaction, chosen: int) -> None:
        await self._replays.open(interaction, chosen)

    async def _message(self, interaction: Interaction, wanted: HistoryPage) -> MessagePayload:
        sees = partial(self._interactions.sees_past, interaction)
        page = await found(self._store, interaction.guild_id or 0, wanted, sees)
        text, called = self._interactions.context_for(interaction).speak, self._interactions.names_for(interaction)
        return history_message(page, wanted, called, text)
