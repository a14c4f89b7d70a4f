"""What the bot holds in memory: as much after thousands of presses, lobbies and matches as after a few."""

import asyncio
import collections
import contextlib
import gc
import weakref

import pytest

from bot.playground.limits.refusal import NotPossible
from bot.tables import registry
from bot.tables.downtime import HEARTBEAT
from bot.transport import display_names as names_of
from bot.transport import responses
from bot.ui import paint_workers, render_queue
from tests.bot.house import PATIENCE_S, asked_of, evening, more
from tests.bot.store.samples import open_tables
from tests.bot.waiting import IN_A_ROUND, at_rest

pytestmark = pytest.mark.slow

MAPS = (dict, set, list, collections.deque, collections.OrderedDict, weakref.WeakValueDictionary)


@pytest.fixture(autouse=True)
def unpainted(monkeypatch):
    """Pictures take CPU and no memory here; tables are read again instead of kept."""
    monkeypatch.setattr(paint_workers, "painted", lambda *_: b"picture")
    monkeypatch.setattr(registry, "MOST_CACHED", 4)


def parts(bot):
    """Everything of ours that lives as long as the bot."""
    own = (
        "interactions",
        "hands",
        "table_messages",
        "pace",
        "pings",
        "clock",
        "names",
        "pictures",
        "registry",
        "computers",
        "windows",
    )
    found = {name: getattr(bot, name) for name in own}
    return found | {
        "doors": bot.table_messages.channel_access,
        "notices": bot.pings.notices,
        "words": bot.words,
        "gallery": bot.pictures.gallery,
        "hooks": bot.webhook_limiter,
        "bot": bot,
    }


def sizes(bot):
    """How many things each container of ours holds, and discord.py's stores, by name."""
    found = {}
    for name, part in parts(bot).items():
        if name == "bot":
            continue
        for attribute, value in vars(part).items():
            if isinstance(value, MAPS):
                found[f"{name}.{attribute}"] = len(value)
    state = bot._connection
    store = state._view_store
    found["answers._timers"] = len(responses._timers)
    found["clock._timers"] -= sum(key == HEARTBEAT or key[0] == "chore" for key in bot.clock._timers)
    found["discord views"] = len(store._views) + len(store._synced_message_views) + len(store._modals)
    found["discord users"] = len(state._users)
    found["discord private channels"] = len(state._private_channels)
    found["discord members"] = sum(len(guild._members) for guild in bot.guilds)
    found["discord rate limits"] = max(0, len(bot.http._buckets) - 256)  # emptied from there on
    return found


KINDS = (
    "Interaction", "InteractionResponse", "Message", "InteractionMessage", "Member", "Token", "LiveHand",
    "LiveTableMessage", "ResponseState", "Lock", "LayoutView", "View", "Modal", "MessagePayload", "Webhook",
)  # fmt: skip
OURS = (
    "bot.transport", "bot.live", "bot.ui", "bot.framework", "bot.features", "bot.tables.table", "bot.app.client",
    "discord", "asyncio.locks",
)  # fmt: skip


def objects():
    """How many objects live that an interaction, a table or a message is made of, by class."""
    gc.collect()
    found = collections.Counter()
    for each in gc.get_objects():
        kind = type(each)
        if kind.__name__ in KINDS and kind.__module__.startswith(OURS):
            found[kind.__module__, kind.__name__] += 1
    return found


async def settled(house):
    """Wait until all is shown and the deadlines of the answers are over."""
    await at_rest(house)
    await asyncio.sleep(responses.ANSWER_WITHIN_S + 0.05)
    await at_rest(house)


async def measured(house):
    await settled(house)
    return sizes(house.bot), objects()


def grown(before, after, spare):
    """What holds more than before, by more than a few."""
    found = {key: (before.get(key, 0), count) for key, count in after.items() if count > before.get(key, 0) + spare}
    return {key: counts for key, counts in found.items() if not (key in ALLOWED and counts[1] <= ALLOWED[key])}


ALLOWED = {
    "names._known": names_of.KEPT,
    "gallery._kept": render_queue.KEPT_BYTES // render_queue.KEY_BYTES,
}
"""Caches may grow, up to so much."""


async def pressed(house, count):
    """So many presses in one lobby: its house rules, computers that come and go, cuts, and refusals."""
    host, guests = house.anna, house.guests
    lobby = house.lobby
    for number in range(count // 8):
        await guests[number % len(guests)].press(lobby, "l:1:join", raw=True)
        await host.press(lobby, "l:1:add", raw=True)
        await host.press(lobby, "l:1:remove", raw=True)
        form = await house.ben.press(lobby, "l:1:cut", raw=True)
        await house.ben.submit(form, {"word": f"cut {number}"})
        await host.press(lobby, "l:1:rules", raw=True)
        await guests[(number + 1) % len(guests)].press(lobby, "l:1:start", raw=True)
        await guests[number % len(guests)].press(lobby, "l:1:leave", raw=True)


async def lobbies(house, count):
    """So many lobbies opened and closed, in every way there is but by the hour."""
    hosts = [house.anna, house.ben, *house.guests]
    for number in range(count):
        # each of them opens and answers of every kind, so that nobody comes to a limit
        first = number + number // 4
        host, guest = hosts[first % len(hosts)], hosts[(first + 1) % len(hosts)]
        place = house.places[number % len(house.places)]
        if number % 4 == 3:
            lobby = (await host.command(place, "challenge", friend=guest)).message
            await guest.press(lobby, label="Accept" if number % 8 == 3 else "Decline")
            if number % 8 == 7:
                continue
        else:
            lobby = (await host.command(place, "play", game="koikoi")).message
            await guest.press(lobby, label="Join")
            await more(guest, lobby, "Cut the deck")
        if number % 4 == 2:
            await house.bot.lobby_expiry._expire((await open_tables(house.bot.store))[-1].id)
        else:
            await more(host, lobby, "Close the lobby")


async def matches(house, count):
    """So many matches to their end: by resigning, and some by playing them out against a computer."""
    hosts = [house.anna, house.ben, *house.guests]
    for number in range(count):
        host, guest = hosts[number % len(hosts)], hosts[(number + 1) % len(hosts)]
        place = house.places[number % len(house.places)]
        lobby = (await host.command(place, "play", game="koikoi", rules="quick")).message
        if number % 8 == 0:
            await more(host, lobby, "Add easy computer")
            people = [host]
        else:
            await guest.press(lobby, label="Join")
            people = [host, guest]
        await host.press(await host.now(lobby), label="Start")
        table = max(house.bot.registry.known)
        hands = {person: await hand_of(place, person, table) for person in people}
        if number % 8 == 0:
            await played_out(house, place, host, table)
        else:
            for person, hand in hands.items():
                await person.press(hand, f"p:{table}:1:ready", raw=True)
            await host.command(place, "hand")
            sure = await guest.command(place, "resign", table=table)
            await guest.press(sure.message, label="Resign")
        # afterwards people still look at what is over
        for person in people:
            for custom_id in (f"h:{table}", f"p:{table}:1:ready", f"q:{table}:1"):
                await person.press(await hand_of(place, person, table), custom_id, raw=True)
            for command in ("hand", "verify", "rules"):
                await person.command(place, command, table=table)


async def hand_of(place, person, table):
    """The newest hand that somebody has at a table."""
    return await person.wait(
        place, lambda m: m.ephemeral and f"table {table}" in m.text and bool(IN_A_ROUND.search(m.text)), PATIENCE_S
    )


async def played_out(house, place, person, table):
    """Somebody plays whatever comes first until the match is over."""
    while (await house.bot.registry.get(table)).match.result is None:
        hand = await person.wait(place, lambda m: m.ephemeral and (asked_of(m) != [] or "Thank" in m.text), PATIENCE_S)
        if "Thank" not in hand.text:
            # the hand may have moved to the bottom of the channel meanwhile
            with contextlib.suppress(NotPossible):
                await person.press(hand, hand.buttons[0].custom_id, raw=True)
        await asyncio.sleep(0.3)


async def do_not_grow(tmp_path, work, once, count, people, spare):
    """After `once` of this work everything is as large as after `count` of it by so many people."""
    async with evening(tmp_path, silence=36000.0) as house:
        house.guests = [house.discord.add_person(f"Guest {number}") for number in range(people - 2)]
        # a channel takes few messages at a time
        house.places = [house.discord.add_channel(house.guild, f"games-{number}") for number in range(once)]
        house.discord.rest.remember = 10
        if work is pressed:
            house.lobby = (await house.anna.command(house.channel, "play", game="jiaxing")).message
            await house.ben.press(house.lobby, label="Join")
        await work(house, once)
        before = await measured(house)
        await work(house, count)
        after = await measured(house)
        assert [grown(*pair, spare) for pair in zip(before, after, strict=True)] == [{}, {}]
        if work is not pressed:
            left = {key: size for key, size in sizes(house.bot).items() if key in EMPTY and size}
            assert left == {}


EMPTY = (
    "hands.live", "hands._joined", "hands._opening", "hands._dealing", "table_messages._messages",
    "table_messages._painters", "table_messages._wanted",
    "pace._waiting", "notices._standing", "notices._under_way", "clock._timers",
    "clock._running", "desk._busy", "gallery._jobs", "gallery._places", "hooks._of",
    "computers._thinking", "doors._waiting", "discord views",
)  # fmt: skip
"""What is empty when no table is open any more."""


WORKS = {pressed: (40, 72, 16, 8), lobbies: (8, 16, 16, 3), matches: (4, 5, 5, 3)}
"""How much of each work is done before and after the first look, by how many people, and how many objects of a kind
may be added."""


@pytest.mark.parametrize("work", WORKS, ids=lambda work: work.__name__)
async def test_memory_does_not_grow_with(tmp_path, work):
    await do_not_grow(tmp_path, work, *WORKS[work])


@pytest.mark.full
@pytest.mark.parametrize(("work", "count"), [(pressed, 4000), (lobbies, 200), (matches, 100)])
async def test_memory_does_not_grow_in_the_long_run_with(tmp_path, work, count):
    await do_not_grow(tmp_path, work, WORKS[work][0], count, people=16, spare=8)
