"""The choice of players of a day who may be named to a user. It follows the rules of leaderboards."""

from collections.abc import Mapping, Sequence

from bot.features.daily.service import DailyService
from bot.i18n import Text
from bot.settings.settings import Settings
from bot.store.dailies import DailyHand


async def agreed(
    hands: Sequence[DailyHand], guild: int, asker: int, settings: Settings, dailies: DailyService
) -> Mapping[int, int]:
    """Return the players who may be named to `asker` on this server, each with the streak to show: 0 for none.

    The asker may always be named. A player of this server may be named if its leaderboard is public. A player of
    another server may be named if the player and that server have both agreed to global leaderboards. Players removed
    from their server's leaderboards are left out. A streak is shown if its player wants that.

    Raises UserError.
    """
    found = {asker: 0}
    for hand in hands:
        if hand.user < 0 or not hand.guild:
            continue
        await settings.read(guild=hand.guild, users=[hand.user])
        server, wants = settings.for_guild(hand.guild), settings.for_user(hand.user)
        here = hand.guild == guild and server.leaderboard == "public"
        if (here or (server.worldwide and wants.worldwide)) and not await settings.kept_out.off_boards(
            hand.guild, hand.user
        ):
            found[hand.user] = 0
    await settings.read(users=found)
    for user in [user for user in found if settings.for_user(user).streak]:
        found[user] = (await dailies.streak(user)).now
    return found


def name_of_player(hand: DailyHand, named: Mapping[int, int], text: Text) -> str:
    """Return a mention of the player, or the words for a player who is not named."""
    return f"<@{hand.user}>" if hand.user in named else text("daily-somebody")
