"""A match alone against computers, outside of servers: one message, hand and table in one, from /play to the end."""

import asyncio

import pytest

from bot.games import GAMES
from bot.playground.limits.refusal import NotPossible
from tests.bot.anywhere.alone import begun, ended, moves, place_of, play_out, pressed, refused
from tests.bot.house import running
from tests.bot.waiting import at_rest
from tests.there import there

DAY_S = 24 * 3600.0


def named(image):
    return image.url.rpartition("/")[2].partition("?")[0]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("place", "game"),
    [
        ("direct", "koikoi"),
        ("foreign", "hanaawase"),
        ("group", "fuzhou"),
    ],
)
async def test_a_whole_match_is_one_message_that_its_player_alone_sees(house, place, game):
    channel = place_of(house, place)
    began = len(house.discord.requests)
    hand = await begun(house.anna, channel, game, rules=GAMES[game].short)
    assert hand.ephemeral == (place != "direct")
    assert [named(image) for image in hand.images] == ["hand.png"]
    more = there((await house.anna.press(hand, label="More")).message)
    shown = there((await house.anna.press(more, label="Show table")).message)
    assert [named(image) for image in shown.images] == ["table.png"]
    await house.anna.press(more, label="Back")
    hand, presses = await play_out(house.anna, hand)
    assert ended(hand)
    assert presses > 3
    await at_rest(house)
    assert {message.id for message in await house.anna.sees(channel)} == {hand.id, shown.id}
    assert place == "direct" or await house.ben.sees(channel) == []
    assert refused(house, began) == []
    # no public message, no evening, and nothing that others could read of it
    table = await house.bot.registry.get(1)
    assert (table.row.guild, table.row.channel, table.row.message) == (0, 0, None)
    assert await house.bot.store.evenings.get_ended(house.bot.registry.now() + int(DAY_S * 1000)) == []
    assert await house.bot.store.records.practice(house.anna.id, 0, game) is not None


async def test_it_goes_on_over_a_restart_by_its_own_buttons_and_by_hand(house):
    direct = place_of(house, "direct")
    hand, _ = await play_out(house.anna, await begun(house.anna, direct, "koikoi"), 3)
    seq = (await house.bot.registry.get(1)).match.seq
    await house.bot.close()
    house.discord.clock.advance(3 * DAY_S)
    async with running(house.discord, house.database) as bot:
        assert (await bot.registry.get(1)).match.seq == seq
        began = len(house.discord.requests)
        shown = await pressed(house.anna, hand, moves(hand)[0])
        assert shown.id == hand.id
        assert (await bot.registry.get(1)).match.seq > seq
        # the same match elsewhere, by /hand
        group = place_of(house, "group")
        fresh = there((await house.anna.command(group, "hand")).message)
        assert fresh.ephemeral
        assert moves(fresh) == moves(shown)
        await play_out(house.anna, fresh, 3)
        assert refused(house, began) == []


async def test_a_match_that_nobody_plays_sleeps_and_wakes(house):
    direct = place_of(house, "direct")
    hand = await begun(house.anna, direct, "koikoi")
    table = await house.bot.registry.get(1)
    await asyncio.sleep(house.bot.tables.timing.doze_s + 1)
    assert table.asleep
    named = there((await house.anna.command(direct, "play", game="stopgo")).message)
    assert "You have a paused match" in named.text
    woken = there((await house.anna.press(named, "h:1")).message)
    assert moves(woken)
    assert not table.asleep
    await house.bot.matches.stand_in(1, house.anna.id)
    shown = await pressed(house.anna, woken, moves(hand)[0])
    assert not table.asleep
    assert moves(shown)


async def test_an_install_taken_back_in_mid_match_leaves_it_to_whoever_comes_back(house):
    foreign = place_of(house, "foreign")
    hand, _ = await play_out(house.anna, await begun(house.anna, foreign, "koikoi"), 2)
    house.discord.install(house.anna, on=False)
    with pytest.raises(NotPossible, match="not offered"):
        await house.anna.command(foreign, "hand")
    assert await house.anna.commands(foreign) == []
    # the server that has the bot leads back to it, by its number
    fresh = there((await house.anna.command(house.channel, "hand", table=1)).message)
    assert fresh.ephemeral
    assert moves(fresh) == moves(hand)
    house.discord.install(house.anna)
    again = there((await house.anna.command(foreign, "hand")).message)
    await play_out(house.anna, again, 3)


@pytest.mark.parametrize("place", ["direct", "foreign"])
async def test_a_button_that_fits_nothing_no_longer_works_and_names_no_server(house, place):
    channel = place_of(house, place)
    message = there((await house.anna.command(channel, "rules")).message)
    for custom_id in ("h", "h:", "h:1:2", "h:٣", f"h:{2**63}", "p:1:1", "learn:0:koikoi", "toss:1"):
        said = there((await house.anna.press(message, custom_id, raw=True)).message)
        assert "This button no longer works" in said.text, custom_id
    said = there((await house.anna.press(message, "board:0:koikoi:here:all:won", raw=True)).message)
    assert "button" not in said.text


async def test_whoever_resigns_alone_is_asked_once_and_leaves_no_computers_behind(house):
    direct = place_of(house, "direct")
    for number, game in enumerate(GAMES, 1):
        await begun(house.anna, direct, game)
        asked = there((await house.anna.command(direct, "resign", table=number)).message)
        await house.anna.press(asked, asked.buttons[0].custom_id)
        await at_rest(house)
        assert (await house.bot.registry.get(number)).row.state in ("over", "closed")


async def test_what_somebody_played_outside_stands_in_their_profile_there_and_nowhere_else(house):
    direct = place_of(house, "direct")
    nothing = there((await house.anna.command(direct, "profile")).message)
    assert "You haven't finished a match outside servers yet" in nothing.text
    await play_out(house.anna, await begun(house.anna, direct, "koikoi", rules="quick"))
    shown = there((await house.anna.command(direct, "profile")).message)
    assert "These are your matches outside servers. Only you can see them." in shown.text
    assert [each.label for each in shown.buttons] == []
    others = there((await house.anna.command(direct, "profile", player=house.ben)).message)
    assert "Matches outside servers are private." in others.text
    for person in (house.anna, house.ben):
        here = there((await person.command(house.channel, "profile", player=house.anna)).message)
        assert "no matches here" in here.text
    board = there((await house.ben.command(house.channel, "leaderboard", scope="all")).message)
    assert house.anna.mention not in board.text
