"""The totals of an evening: players' points in each game, and the best hand with its picture."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby

from bot.decks.scenes import without_end
from bot.decks.telling import Telling
from bot.errors import UserError
from bot.framework.services import Services
from bot.games import GAMES
from bot.history.replays import settled_scene
from bot.i18n import Text
from bot.store.evenings import Best, Evening, Gain, Ledger
from bot.transport.payload import Part, button
from bot.ui.custom_ids import REPLAY
from bot.ui.narration import deck_of, telling
from bot.ui.render_context import RenderContext
from engine.core import IllegalAction

ROWS = 24
"""Maximum number of player lines in a message, in all games together."""
FEWEST = 3
"""Minimum number of player lines reserved for each game."""


@dataclass(frozen=True, slots=True)
class EveningTotals:
    """An evening with its totals, limited to the games that the bot still offers.

    `stake`: the number by which points are also shown multiplied, or 0 for none. `going_on`: whether the totals may
    still change.
    """

    evening: Evening
    ledger: Ledger
    stake: int = 0
    going_on: bool = False

    @property
    def count(self) -> int:
        """Number of finished matches."""
        return sum(self.ledger.matches.values())


class LedgerPages:
    """A builder of messages about evenings. They show nothing that only the players of a match could see.

    All methods raise UserError: not-loaded.
    """

    def __init__(self, services: Services) -> None:
        self._registry, self._names = services.registry, services.names

    async def read(self, evening: Evening) -> Ledger:
        """Return the totals of an evening so far."""
        found = await self._registry.store.evenings.ledger(evening.id)
        return Ledger(
            {game: count for game, count in found.matches.items() if game in GAMES},
            tuple(each for each in found.gains if each.game in GAMES),
            {game: best for game, best in found.best.items() if game in GAMES},
        )

    async def running(self, channel: int, stake: int) -> EveningTotals | None:
        """Return the totals of the current evening in a channel, or None if no match has been finished."""
        evening = await self._registry.store.evenings.running(channel, self._registry.now())
        if evening is None:
            return None
        told = EveningTotals(evening, await self.read(evening), stake, going_on=True)
        return told if told.ledger.gains else None

    async def parts(self, told: EveningTotals, context: RenderContext) -> list[Part]:
        """Build the title, the players' lines by game, and the best hands."""
        text, ledger = context.speak, told.ledger
        most = max(FEWEST, ROWS // max(1, len(ledger.matches)))
        by_game = {game: [*gains] for game, gains in groupby(ledger.gains, lambda each: each.game)}
        shown = [game for game in ledger.matches if game in by_game]
        games = [_game(game, ledger.matches[game], by_game[game][:most], told.stake, text) for game in shown]
        games = [
            f"{said}\n{text('ledger-more', count=more)}" if (more := len(by_game[game]) - most) > 0 else said
            for game, said in zip(shown, games, strict=True)
        ]
        best = [ledger.best[game] for game in shown if game in ledger.best]
        return [
            title(told, text),
            *games,
            text("ledger-stake", stake=str(told.stake)) if told.stake else "",
            *await self.best(best, context),
            [button(text("table-replay"), REPLAY(best[0].table))] if best else [],
        ]

    async def best(self, best: Sequence[Best], context: RenderContext) -> list[Part]:
        """Return the best hand of each game in words, and a picture of the first hand.

        The first hand is from the game with the most matches.
        """
        if not best:
            return []
        said = "\n".join(
            (context.speak("ledger-best", count=len(best)), *(_hand(each, context.speak) for each in best))
        )
        return [said, await self._picture(best[0], context)]

    async def _picture(self, best: Best, context: RenderContext) -> Part:
        """Return the public picture of how this hand was settled.

        If there is no picture, words replace it. Returns "" if the match can no longer be replayed.
        """
        try:
            table = await self._registry.looked_back(best.table)
        except UserError as refused:
            if refused.unsaved:
                raise
            return ""
        try:
            scene = await asyncio.to_thread(settled_scene, table, best.hand)
        except (IllegalAction, KeyError, ValueError):
            scene = None
        if scene is None:
            return ""
        scene = without_end(scene)
        await self._names.learn(table.row.guild, table.persons)
        picture = await context.draw("result", table, scene)
        return picture or "\n".join(deck_of(table).settlement(scene, telling(table, context.speak)))


def title(told: EveningTotals, text: Text) -> str:
    """Return the heading, which says when the evening took place.

    No other evening in its channel has the same heading.
    """
    since, until = told.evening.began_at // 1000, told.evening.moved_at // 1000
    key = "ledger-tonight" if told.going_on else "ledger-title"
    return text(key, count=told.count, since=f"<t:{since}:f>", until=f"<t:{until}:t>")


def _game(game: str, count: int, gains: Sequence[Gain], stake: int, text: Text) -> str:
    """Return the lines of a game, one for each player who has finished a match.

    Players with equal points share a rank. `stake`: number by which points are also shown multiplied, or 0.
    """
    lines = [text("ledger-game", game=text(game), count=count)]
    for each in gains:
        rank = 1 + sum(other.points > each.points for other in gains)
        shown = text("ledger-shown", number=each.points * stake) if stake else ""
        who, has = f"<@{each.user}>", partial(text, points=each.points, won=each.won, played=each.played)
        lines.append(has("ledger-row", rank=rank, who=who, shown=shown))
    return "\n".join(lines)


def _hand(best: Best, text: Text) -> str:
    said = Telling(text, GAMES[best.game], lambda _seat: "")
    names = said.joined(map(said.yaku, best.patterns)) if best.patterns else text("profile-plain")
    about = {"game": text(best.game), "who": f"<@{best.user}>", "table": str(best.table)}
    return text("ledger-hand", points=best.points, names=names, **about)
