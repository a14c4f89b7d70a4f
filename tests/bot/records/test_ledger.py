"""The ledger of an evening: told once in its channel, six hours after the last move, where the server wants that."""

import re
from unittest.mock import AsyncMock

import pytest

from bot.features.ledger.feature import feature
from bot.store import Move, StoreError, Win, milliseconds
from bot.store.evenings import PAUSE_MS
from bot.tables.periodic import Periodic
from tests.bot.clocked import lines
from tests.bot.evenings.test_results import settle
from tests.bot.evenings.test_threads import begun, resigned
from tests.bot.house import running
from tests.bot.store.samples import finish, row, sitters
from tests.bot.waiting import at_rest, eventually
from tests.there import there

TITLE = "## Evening summary: "


async def wanted(house, **settings):
    """The server wants evenings told."""
    for key, value in ({"ledger": "on"} | settings).items():
        assert await house.bot.settings.set_for_guild(house.guild.id, key, [value])


async def ended(house, *users, points=(5, 3), won=(), at=None, game="koikoi", channel=None, counted=True):
    """A match of these users that ended then (now), of which nobody knows the cards any more."""
    places = [1 + sum(other > mine for other in points) for mine in points]
    place, store = channel or house.channel.id, house.bot.store
    new = row(guild=house.guild.id, channel=place, game=game, seats=len(users), active_at=milliseconds())
    table = await store.tables.new(new, sitters(*users))
    at = milliseconds() if at is None else at
    over = finish(points, places, ended_at=at, hands=1, counted=counted)
    await store.tables.append(table, Move(1, 0, "play", "person", at), "", over, won=[Win(*each) for each in won])
    await store.tables.drop_snapshot(table, "")
    return table


async def played(house, number=1, rounds=2):
    """A match of Anna and Ben that Ben gives up after so many rounds."""
    await begun(house)
    await settle(house, rounds, number)
    row = (await house.bot.registry.get(number)).row
    await resigned(house, house.ben, house.discord.world.channels[row.channel])


async def looked(house, after_ms=PAUSE_MS + 1000):
    """So long after now the bot looks for evenings that have ended."""
    house.bot.store.now = lambda: milliseconds() + after_ms
    (chore,) = feature(house.bot.services).chores
    assert isinstance(chore, Periodic)
    await chore.do()


async def told(house, channel=None):
    """The messages that tell of an evening."""
    return [each for each in await house.anna.sees(channel or house.channel) if TITLE in each.text]


async def test_an_evening_is_told_once_with_points_by_person_and_the_best_hand_as_a_picture(house):
    await wanted(house)
    await played(house, 1)
    await played(house, 2)
    await looked(house, PAUSE_MS - 60_000)
    assert await told(house) == []
    house.channel.deny("ATTACH_FILES")
    tonight = there((await house.ben.command(house.channel, "leaderboard", period="tonight")).message)
    assert tonight.images == []
    assert tonight.text.partition("### Best hand")[2].count("\n") > 2
    house.channel.allow("ATTACH_FILES")
    await looked(house)
    (message,) = await told(house)
    assert (message.pings, message.silent, message.ephemeral) == ([], True, False)
    assert message.text.startswith("## Evening summary: 2 matches\n-# <t:")
    assert "### Koi-Koi · 2 matches" in message.text
    for user, points, won in lines(house, "SELECT user, points, won FROM standings WHERE period = 'all'"):
        assert re.search(rf"<@{user}> — {points} points?, won {won} of 2", message.text)
    table, hand, points = lines(house, "SELECT table_id, hand, points FROM wins ORDER BY points DESC, 1, 2")[0]
    assert f"{points} point" in message.text.partition("### Best hand")[2]
    assert f"table {table}" in message.text
    (picture,) = message.images
    assert f"Round {hand}" in there(picture.alt)
    assert str(house.anna.id) not in there(picture.alt)
    assert "match" not in there(picture.alt)  # the hand by itself, also of the last round
    assert "paid" not in message.text
    replay = there((await house.ben.press(message, label="Replay")).message)
    assert replay.ephemeral
    await looked(house, 2 * PAUSE_MS)
    await looked(house, -PAUSE_MS)  # the clock is set back
    await looked(house)
    assert [each.id for each in await told(house)] == [message.id]


async def test_nobody_hears_of_an_evening_of_one_match_or_where_nobody_wants_that(house):
    users = house.anna.id, house.ben.id
    for _ in range(2):
        await ended(house, *users)
    await looked(house)
    await wanted(house)  # too late
    await looked(house)
    assert await told(house) == []
    await ended(house, *users)
    await ended(house, house.anna.id, None, counted=False)
    await looked(house)
    assert await told(house) == []
    assert await house.bot.store.evenings.get_ended(milliseconds() + 2 * PAUSE_MS) == []


async def test_a_leaderboard_that_is_private_has_no_evenings(house):
    await wanted(house, leaderboard="private")
    for _ in range(2):
        await ended(house, house.anna.id, house.ben.id)
    answer = there((await house.anna.command(house.channel, "leaderboard", period="tonight")).message)
    assert "Tonight in this channel: 2 matches" in answer.text
    assert "Share" not in [button.label for button in answer.buttons]
    forged = await house.anna.press(answer, f"share:{house.channel.id}:tonight", raw=True)
    assert "This button no longer works" in there(forged.message).text
    await looked(house)
    assert await told(house) == []


async def test_a_stake_multiplies_points_for_show_and_says_that_nothing_is_paid(house):
    await wanted(house, stake="10")
    await ended(house, house.anna.id, house.ben.id, points=(7, -2))
    await ended(house, house.anna.id, house.ben.id, points=(1, -9), game="stopgo")
    await looked(house)
    (message,) = await told(house)
    assert f"**1.** {house.anna.mention} — 7 points (**70**), won 1 of 1" in message.text
    assert f"**2.** {house.ben.mention} — −9 points (**−90**), won 0 of 1" in message.text
    assert "-# Numbers in brackets are points times 10, just for show. Nothing is paid." in message.text


async def test_an_evening_that_ended_while_the_bot_was_down_is_told_at_its_next_start_and_not_again(house):
    await wanted(house)
    early = milliseconds() - PAUSE_MS - 1000
    for at in (early, early + 10):
        await ended(house, house.anna.id, house.ben.id, at=at)
    await house.bot.close()
    for _ in range(2):
        async with running(house.discord, house.database) as bot:
            house.bot = bot
            await eventually(lambda: told(house))
            await at_rest(house)
            (message,) = await told(house)
    assert "2 matches" in message.text


@pytest.mark.parametrize("late", [False, True])
async def test_when_discord_fails_it_is_told_once_later_also_where_the_message_had_arrived(late, house):
    await wanted(house)
    for _ in range(2):
        await ended(house, house.anna.id, house.ben.id)
    house.discord.reset("POST", rf"/channels/{house.channel.id}/messages", times=1, late=late)
    await looked(house)
    assert len(await told(house)) == late
    house.discord.clock.advance(3600.0)  # no nonce is known for so long
    await looked(house)
    await looked(house)
    assert len(await told(house)) == 1


async def test_a_message_that_could_not_be_noted_is_not_sent_again(monkeypatch, house):
    await wanted(house)
    for _ in range(2):
        await ended(house, house.anna.id, house.ben.id)
    with monkeypatch.context() as broken:
        broken.setattr(house.bot.store.evenings, "forget", AsyncMock(side_effect=StoreError("the disk is full")))
        await looked(house)
    assert len(await told(house)) == 1
    house.discord.clock.advance(3600.0)
    await looked(house)
    assert len(await told(house)) == 1
    assert await house.bot.store.evenings.get_ended(milliseconds()) == []
    house.complaints[:] = [each for each in house.complaints if "the disk is full" not in each]


async def test_where_the_bot_may_not_write_it_says_nothing_and_asks_nothing(house):
    await wanted(house)
    for _ in range(2):
        await ended(house, house.anna.id, house.ben.id)
    house.channel.deny("SEND_MESSAGES")
    await looked(house)
    house.channel.allow("SEND_MESSAGES")
    await looked(house)
    assert await told(house) == []
    await ended(house, house.anna.id, house.ben.id, channel=12345)
    await ended(house, house.anna.id, house.ben.id, channel=12345)
    await looked(house)
    assert await house.bot.store.evenings.get_ended(milliseconds()) == []


async def test_tonight_is_told_to_whoever_asks_and_shared_once(house):
    lounge = house.discord.add_channel(house.guild, "lounge")

    async def tonight(channel):
        return there((await house.ben.command(channel, "leaderboard", period="tonight")).message)

    assert "No match that counts has finished in this channel tonight" in (await tonight(house.channel)).text
    await played(house)
    shown = await tonight(house.channel)
    assert shown.ephemeral
    assert shown.text.startswith("## Tonight in this channel: 1 match\n-# Since <t:")
    assert [button.label for button in shown.buttons] == ["Replay", "Share"]
    assert len(shown.images) == 1
    assert "No match that counts" in (await tonight(lounge)).text
    forged = await house.ben.press(shown, f"share:{lounge.id}:tonight", raw=True)
    assert "This button no longer works" in there(forged.message).text
    await house.ben.press(shown, label="Share")
    (shared,) = [each for each in await house.public() if "Tonight in this channel" in each.text]
    assert f"{house.ben.mention} shared tonight's results." in shared.text
    assert (len(shared.images), shared.pings) == (1, [])
    house.bot.store.now = lambda: milliseconds() + PAUSE_MS
    assert "No match that counts" in (await tonight(house.channel)).text
