"""A club night over the stand-in: a calendar that the test turns, and what people press there."""

import asyncio
import re
from functools import partial

from bot.app import container
from bot.features.nights import feature
from tests.bot.house import asked_of
from tests.bot.seasons.calendar import Calendar, Leaping
from tests.bot.waiting import IN_A_ROUND, PATIENCE_S, at_rest, eventually
from tests.there import there

TITLE = "## Club night · "


def turned(monkeypatch, *date):
    """From now on every bot has this calendar."""
    calendar = Calendar(*date)
    monkeypatch.setattr(container, "SteadyClock", partial(Leaping, calendar))
    return calendar


async def looked():
    """The bot has looked at its nights since now."""
    await asyncio.sleep(feature.LOOK_PAUSE_S + 1)


def plain(text):
    """Words without moments."""
    return re.sub(r"<t:\d+:(\w)>", r"<\1>", text)


def lines(shown):
    return plain(shown.text).splitlines()


async def announced(house, person=None, channel=None, **options):
    """Somebody announces a night; what everybody sees of it."""
    wanted = {"game": "koikoi", "at": "20:00", "length": "90min"} | options
    wanted = {name: value for name, value in wanted.items() if value is not None}
    answer = await (person or house.anna).command(channel or house.channel, "club-night", **wanted)
    shown = there(answer.message)
    assert not shown.ephemeral, shown.text
    return shown


async def board(house, channel=None):
    """The one message that everybody sees of the night in a channel, once the older one has gone."""

    async def alone():
        seen = await house.anna.sees(channel or house.channel)
        found = [each for each in seen if not each.ephemeral and TITLE in each.text and not each.pings]
        return found[0] if len(found) == 1 else None

    return await eventually(alone, "no message of the night, or several")


async def pressed(house, person, label, channel=None):
    """What somebody reads, and nobody else, who presses that under the message of the night."""
    answer = await person.press(await board(house, channel), label=label)
    return await loaded(person, there(answer.message))


async def loaded(person, shown):
    """A private answer once it is there: a table may have to get its thread before."""
    assert shown.ephemeral
    if shown.loading:
        shown = await person.wait(shown.channel, lambda m: m.id == shown.id and not m.loading, PATIENCE_S)
    return shown


def thread_in(shown):
    """The thread or channel to which a private answer leads."""
    found = re.search(r"<#(\d+)>|channels/\d+/(\d+)/\d+", shown.text)
    return int(there(found)[1] or there(found)[2])


async def hand_of(person, place):
    """The hand that somebody opens at the newest table of a place."""
    table = (await person.wait(place, lambda m: any(each.label == "My hand" for each in m.buttons), PATIENCE_S)).buttons
    hand = next(each.custom_id for each in table if each.label == "My hand")
    shown = next(each for each in await person.sees(place) if hand in [one.custom_id for one in each.buttons])
    answer = await person.press(shown, hand)
    assert IN_A_ROUND.search(there(answer.message).text)
    return there(answer.message)


async def begun(house, people, place):
    """All open their hands at a table and begin, and whoever is asked first makes a move."""
    hands = {each: await hand_of(each, place) for each in people}
    for each in people:
        hands[each] = there((await each.press(hands[each], hands[each].buttons[0].custom_id)).message)

    async def first():
        for each in people:
            if asked := asked_of(await each.now(hands[each])):
                return each, asked[0]
        return None

    person, move = await eventually(first, "nobody is asked")  # a computer may be first
    assert (await person.press(hands[person], move)).state in ("updated", "answered", "deferred")
    await at_rest(house)


async def played(house, people, place):
    """They play their table to its end, each the first move that they are asked for."""
    hands = {each: await hand_of(each, place) for each in people}
    table = max(row.id for row in (each.row for each in house.bot.registry.known.values()) if row.channel == place)
    for _ in range(400):
        asked = []
        for each in people:
            if house.bot.registry.known[table].match.result is not None:
                await at_rest(house)
                return table
            hands[each] = await each.now(hands[each])
            if mine := asked_of(hands[each]):
                asked += mine
                answer = await each.press(hands[each], mine[0])
                hands[each] = answer.message or hands[each]
        if not asked:  # a hand is shown anew a moment after the other's move
            await asyncio.sleep(1)
    raise AssertionError("the match does not end")


def running(house):
    """The tables of nights that are played now."""
    return [each for each in house.bot.registry.known.values() if each.row.night and each.row.state == "playing"]


async def gave_up(house, person, place):
    """They resign at their table there."""
    sure = await person.command(place, "resign")
    await person.press(there(sure.message), label="Resign")
    await at_rest(house)


async def until(house, words, channel=None):
    """The message of the night once it says these words."""

    place = channel or house.channel
    return await house.anna.wait(place, lambda each: not each.ephemeral and words in plain(each.text), PATIENCE_S)
