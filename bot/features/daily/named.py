"""Who of those that played a day may be named to whoever asks: as on leaderboards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.i18n import Text
from bot.settings.settings import Settings
from bot.store.dailies import DailyHand

Called = Callable[[DailyHand], str]
"""A mention, "" for who is not named."""


async def agreed(hands: Sequence[DailyHand], guild: int, asker: int, settings: Settings) -> frozenset[int]:
    """Who of these is named on that server to the asker: themselves, who played there where its leaderboard is public,
    and elsewhere who agrees to be on leaderboards of all servers and played where the server does, too. Raises
    UserError."""
    found = {asker}
    for hand in hands:
        if hand.user < 0 or not hand.guild:
            continue
        _held = await settings.read(guild=hand.guild, users=[hand.user])
        server, wants = settings.of(hand.guild), settings.of_user(hand.user)
        here = hand.guild == guild and server.leaderboard == "public"
        if (here or (server.worldwide and wants.worldwide)) and not await settings.kept_out.off_boards(
            hand.guild, hand.user
        ):
            found.add(hand.user)
    return frozenset(found)


def called(hand: DailyHand, named: frozenset[int], text: Text) -> str:
    """A mention, or that nobody is told who it is."""
    return f"<@{hand.user}>" if hand.user in named else text("daily-somebody")
