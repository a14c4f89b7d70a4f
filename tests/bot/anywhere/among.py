"""Friends at a table in a group: what they press there, from the challenge to the end of a match."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any

from bot.games import GAMES
from bot.playground.people.person import Person
from bot.playground.people.seen import Seen
from bot.playground.world.world import Channel
from bot.tables.table import Table
from bot.transport import responses
from tests.bot.anywhere.alone import moves
from tests.bot.house import House
from tests.bot.waiting import PATIENCE_S, at_rest
from tests.there import there


def one_clock(house: House, monkeypatch: Any) -> None:
    """Tokens grow old by the clock of the stand-in, which a test lets pass, on both sides."""
    began, clock = time.monotonic(), house.discord.clock
    start = clock.now()
    monkeypatch.setattr(responses, "now", lambda: began + clock.now() - start)


def group_of(house: House, *others: Person) -> Channel:
    """A group of Anna, who has added the app to her account, with Ben and others, who have not."""
    house.discord.install(house.anna)
    return house.discord.add_group("Friends", house.anna, house.ben, *others)


async def lobby_of(house: House, channel: Channel | int, game: str, *friends: Person) -> Seen:
    """The lobby with which /challenge answers Anna, with the shortest rules of the game."""
    named = {("friend", "friend2", "friend3")[at]: friend for at, friend in enumerate(friends)}
    answer = await house.anna.command(channel, "challenge", game=game, rules=GAMES[game].short, **named)
    assert not answer.error, answer.error
    return there(answer.message)


async def begun_among(house: House, channel: Channel | int, game: str, *friends: Person) -> Any:
    """The table of a match that Anna has begun with these friends, whose hands are there."""
    lobby = await lobby_of(house, channel, game, *friends)
    for friend in friends:
        assert not (await friend.press(lobby, label="Accept")).error
    assert not (await house.anna.press(lobby, label="Start")).error
    for person in (house.anna, *friends):
        await hand_of(person, channel)
    return next(reversed(house.bot.registry.known.values()))


async def hand_of(person: Person, channel: Channel | int) -> Seen:
    """The newest hand that somebody sees."""
    return await person.wait(channel, lambda m: m.ephemeral and bool(moves(m)), PATIENCE_S)


async def board_of(house: House, table: Table) -> Seen:
    """The message that shows the table now."""
    row = table.row
    return next(each for each in await house.anna.sees(row.channel) if each.id == row.message)


async def public(house: House, channel: Channel | int) -> list[Seen]:
    """What everybody in the channel sees."""
    return [each for each in await house.anna.sees(channel) if not each.ephemeral]


async def moved(house: House, table: Table, persons: dict[int, Person], choose: int = 0) -> bool:
    """Let whoever is asked first press one of their moves, on their hand, or on the one that *My hand* opens where
    that shows it no more; False where only the table or a computer is asked."""
    match = table.match
    assert match is not None
    asks = partial(_asks, table=table, number=match.number)
    for seat, legal in sorted(match.pending.items()):
        person = persons.get(table.sitter(seat).user or 0) if seat >= 0 else None
        if person is None or not legal:
            continue
        await at_rest(house)
        hand = next(filter(asks, reversed(await person.sees(table.row.channel))), None)
        if hand is None:
            await my_hand(person, await board_of(house, table))
            hand = await person.wait(table.row.channel, asks, PATIENCE_S)
        ids = moves(hand)
        answer = await person.press(hand, ids[min(choose, len(ids) - 1)])
        assert not answer.error, answer.error
        await at_rest(house)
        return True
    return False


async def my_hand(person: Person, board: Seen) -> Seen:
    """What *My hand* opens under a table: the board stays as it is, and the hand follows."""
    known = {each.id for each in await person.sees(board.channel)}
    assert not (await person.press(board, label="My hand")).error
    return await person.wait(board.channel, lambda m: m.ephemeral and m.id not in known, PATIENCE_S)


def _asks(message: Seen, table: Table, number: int) -> bool:
    return message.ephemeral and any(f":{table.id}:{number}:" in each for each in moves(message))


async def played_out(house: House, table: Any, *persons: Person, most: int = 3000) -> None:
    """Play the match to its end, or for so many presses."""
    by_id = {person.id: person for person in persons}
    for _ in range(most):
        if table.match.result is not None:
            return
        if not await moved(house, table, by_id):
            await asyncio.sleep(1)  # the table goes on


async def resigned(house: House, person: Person, channel: Channel | int) -> None:
    """Let somebody resign from their match there."""
    sure = there((await person.command(channel, "resign")).message)
    await person.press(sure, sure.buttons[0].custom_id)
    await at_rest(house)
