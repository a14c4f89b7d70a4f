"""The picture for the end of a club night: the first three on a podium, with their points."""

from collections.abc import Sequence

from bot.decks.all import DECKS
from bot.decks.season import Placed, SeasonOver, picture
from bot.decks.telling import closed
from bot.features.nights.arena import NightStanding
from bot.games import GAMES
from bot.i18n import listed
from bot.render.fonts import writable
from bot.store.nights import Night
from bot.transport.display_names import DisplayNames
from bot.transport.payload import Part
from bot.ui.render_context import RenderContext

PLACES, MOST = 3, 4
"""Number of places on the podium, and maximum number of players on it, if some share a place."""


async def podium(night: Night, standings: Sequence[NightStanding], names: DisplayNames, context: RenderContext) -> Part:
    """Return the picture of the podium with its alt text, in the same style as at the end of a season.

    Returns "" if the reader prefers words, or if drawing took too long.
    """
    first = [each for each in standings if each.played and each.rank <= PLACES][:MOST]
    await names.learn(night.guild, {each.user for each in first})
    text, game = context.speak, GAMES[night.game]
    called = [names.get(night.guild, each.user) for each in first]
    placed = [
        Placed(each.rank, next((name for name in map(writable, known) if name), ""), str(each.points))
        for each, known in zip(first, called, strict=True)
    ]
    over, deck = SeasonOver(text("night-picture-title"), text(night.game), tuple(placed)), DECKS[game.deck]
    data = await context.draw_page(picture, over, deck.row, deck.ground)
    if data is None:
        return ""
    said = [
        text("night-place", rank=each.rank, who=(*known, text("night-somebody"))[0], points=each.points)
        for each, known in zip(first, called, strict=True)
    ]
    head = closed(text("night-picture-alt", game=text(night.game)), text)
    return ("night.png", data, listed([head, closed(listed(said, text), text)], text, "sentences"))
