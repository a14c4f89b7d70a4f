"""Playing alone: presses that go through a whole match, in one message."""

from __future__ import annotations

from typing import Any

from bot.playground.people.person import Person
from bot.playground.people.seen import Seen
from bot.playground.world.world import Channel
from tests.bot.waiting import PATIENCE_S
from tests.there import there

MOST = 2000
"""So many presses a match takes at most."""


def moves(hand: Seen) -> list[str]:
    """The custom_ids of the moves that a hand offers, without the end of the match; also those that a list holds."""
    ids = [button.custom_id for button in hand.buttons if button.custom_id.startswith(("p:", "q:"))]
    return [each for each in ids if not each.endswith(":finish")]


def ended(hand: Seen) -> bool:
    """Whether it shows the end of its match."""
    return any(button.custom_id.startswith("review:") for button in hand.buttons)


async def pressed(person: Person, hand: Seen, custom_id: str) -> Seen:
    """The message after a press on it, also where its answer was late."""
    answer = await person.press(hand, custom_id)
    assert not answer.error, answer.error
    if answer.state != "deferred":
        return there(answer.message)
    return await person.wait(hand.channel, lambda m: m.id == hand.id and m.edited > hand.edited, PATIENCE_S)


async def press_on(person: Person, hand: Seen) -> Seen:
    """The hand after one move of whoever plays; a grave one is meant. What answers is the same message."""
    found = moves(hand)
    assert found, hand.text
    shown = await pressed(person, hand, found[0])
    assert shown.id == hand.id, shown.text
    return shown


async def play_out(person: Person, hand: Seen, most: int = MOST) -> tuple[Seen, int]:
    """Play until the match is over, or for so many presses; the hand then, and how many presses that took."""
    for presses in range(most):
        if ended(hand):
            return hand, presses
        hand = await press_on(person, hand)
    return hand, most


async def begun(person: Person, channel: Channel | int, game: str, **options: Any) -> Seen:
    """The hand with which /play answers somebody who is outside of servers."""
    answer = await person.command(channel, "play", game=game, **options)
    assert not answer.error, answer.error
    if answer.state != "deferred":
        return there(answer.message)
    return await person.wait(channel, lambda m: bool(moves(m)), PATIENCE_S)


def refused(house: Any, began: int) -> list[tuple[str, Any]]:
    """Requests since then that Discord refused, and those to a channel, which nobody has allowed."""
    asked = house.discord.requests[began:]
    return [(each.path, each.reply) for each in asked if each.status >= 400 or each.path.startswith("/channels/")]


PLACES = ("direct", "group", "foreign")
"""Where somebody plays who is on no server with the bot."""


def place_of(house: Any, place: str) -> Channel:
    """A channel of that kind, which Anna sees, with the app added to her account."""
    discord = house.discord
    discord.install(house.anna)
    match place:
        case "direct":
            return discord.direct(house.anna)
        case "group":
            return discord.add_group("Friends", house.anna, house.ben)
        case _:
            return discord.add_channel(discord.add_guild("Strangers", bot=False, commands=False), "lobby")
