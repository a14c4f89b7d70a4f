"""The role of the champion: it moves where a server names one and the bot may; what it cannot is said, and no more."""

import pytest

from tests.bot.house import evening
from tests.bot.seasons.calendar import LATER_S, again, looked, played, regular, turned
from tests.bot.waiting import at_rest
from tests.bot.wishes import choose, manager, opened, panel, set_of_server
from tests.there import there

pytestmark = pytest.mark.slow


def told(message):
    return "is over" in message.text


def roles(house):
    """A role for the champion, below that of the bot, which may move it."""
    champion = house.discord.add_role(house.guild, "Champion")
    mine = house.discord.add_role(house.guild, "Hanapai", "MANAGE_ROLES")
    house.discord.give_role(house.guild, house.discord.bot_user, mine)
    return champion, mine


def holders(house, role):
    return {user for user, member in house.guild.members.items() if role.id in member.roles}


async def crowned(house):
    """Wait until all roles have moved."""
    sql = "SELECT min(told = crowned) FROM season_ends"
    await looked()
    while not await house.bot.store.writer.read(lambda db: db.execute(sql).fetchone()[0]):
        await looked()


@pytest.fixture
async def club(tmp_path, monkeypatch):
    """A calendar in September, a house with four regulars, and the role."""
    calendar = turned(monkeypatch, 2026, 9, 20)
    async with evening(tmp_path) as house:
        champion, _ = roles(house)
        await at_rest(house)
        people = [house.ben, house.anna, house.discord.add_person("Chie"), house.discord.add_person("Dora")]
        for name, value in (("season", house.channel), ("log", house.channel), ("champion", champion)):
            await set_of_server(house, name, str(value.id))
        await regular(house, people, 2026, 9, 1)
        await looked()
        yield calendar, house, people, champion


async def test_the_role_moves_from_season_to_season(club):
    calendar, house, people, champion = club
    calendar.turn(2026, 10, 2)
    message = await house.anna.wait(house.channel, told, LATER_S)
    assert f"**Champion in Koi-Koi**: {house.ben.mention} (<@&{champion.id}>)" in message.text
    assert holders(house, champion) == {house.ben.id}
    await regular(house, people, 2026, 12, 1)
    calendar.turn(2027, 1, 2)
    await house.anna.wait(house.channel, lambda m: "2026-Q4 is over" in m.text, LATER_S)
    assert holders(house, champion) == {house.ben.id}
    calendar.turn(2027, 4, 2)  # a season in which nobody played
    await crowned(house)
    assert holders(house, champion) == {house.ben.id}
    await regular(house, people[::-1], 2027, 5, 1)
    async with again(house):
        calendar.turn(2027, 7, 2)
        await house.anna.wait(house.channel, lambda m: "2027-Q2 is over" in m.text, LATER_S)
        assert holders(house, champion) == {people[3].id}
    moved = [each.path.split("/")[4] for each in house.discord.requests if "/roles/" in each.path]
    assert moved == [str(each) for each in (house.ben.id, house.ben.id, people[3].id)]


async def test_it_is_of_the_game_of_the_server_and_needs_no_message(club):
    calendar, house, people, champion = club
    await set_of_server(house, "season")
    await set_of_server(house, "game", "stopgo")
    await regular(house, people[::-1], 2026, 9, 2, game="stopgo")
    await looked()
    calendar.turn(2026, 10, 2)
    await crowned(house)
    assert holders(house, champion) == {people[3].id}
    assert not [each for each in await house.anna.sees(house.channel) if told(each)]
    assert await house.bot.store.seasons.latest(house.guild.id) == 20260701


async def test_who_share_the_first_place_both_have_it(club):
    calendar, house, people, champion = club
    sql = """UPDATE standings SET ranked = (SELECT max(ranked) FROM standings n WHERE n.period = 'season')
        WHERE user = ? AND period = 'season'"""
    await house.bot.store.writer.write(lambda db: db.execute(sql, (people[2].id,)))
    await looked()
    calendar.turn(2026, 10, 2)
    await house.anna.wait(house.channel, told, LATER_S)
    assert holders(house, champion) == {people[0].id, people[2].id}


SENTENCES = {
    "above": "isn't below my own role. Move my role above it in **Server Settings > Roles**",
    "managed": "belongs to an integration",
    "permission": "I need **Manage Roles**.",
}


async def test_a_role_that_the_bot_cannot_give_is_refused_when_it_is_chosen(house):
    managed = house.discord.add_role(house.guild, "Integration")
    managed.managed = True
    house.discord.change_role(managed, "")
    champion, mine = roles(house)
    above = house.discord.add_role(house.guild, "Above")
    await at_rest(house)
    manager(house, house.anna)
    for role, why in ((managed, "managed"), (above, "above"), (champion, "permission")):
        if why == "permission":
            house.discord.change_role(mine, "")
            await at_rest(house)
        control = await opened(house.anna, await panel(house.anna, house.channel), "champion")
        refused = await house.anna.select(control, control.selects[1].custom_id, [str(role.id)])
        assert SENTENCES[why] in there(refused.message).text
        assert f"<@&{role.id}>" in there(refused.message).text
        assert "Role for the champion: **none**" in (await house.anna.now(control)).text
    house.discord.change_role(mine, "MANAGE_ROLES")
    await at_rest(house)
    shown = await choose(house.anna, await panel(house.anna, house.channel), "champion", str(champion.id))
    assert f"Role for the champion: **<@&{champion.id}>**" in shown.text


@pytest.mark.parametrize("how", ["above", "gone"])
async def test_what_cannot_be_done_at_the_end_stands_in_the_log_and_nothing_else_fails(club, how):
    calendar, house, _, champion = club
    if how == "gone":
        house.discord.remove_role(champion)
    else:  # it is drawn above all others
        house.guild.roles[champion.id] = house.guild.roles.pop(champion.id)
        house.discord.change_role(champion, "")
    await at_rest(house)
    calendar.turn(2026, 10, 2)
    message = await house.anna.wait(house.channel, told, LATER_S)
    assert "Champion" not in message.text
    assert house.ben.mention in message.text
    (line,) = [each for each in await house.anna.sees(house.channel) if "I couldn't assign" in each.text]
    if how == "gone":
        said = "I couldn't assign the champion's role: it no longer exists. Choose another one in `/server-settings`."
        assert line.text == said
    else:
        assert line.text.startswith(f"I couldn't assign <@&{champion.id}> to the champion: ")
        assert SENTENCES[how].partition(". ")[0] in line.text
    assert not line.pings
    assert holders(house, champion) == set()
    assert not [each for each in house.discord.requests if "/roles/" in each.path]


async def test_a_champion_who_has_left_and_a_refusal_of_discord_are_said(club):
    calendar, house, people, champion = club
    house.discord.leave(house.guild, house.ben)
    calendar.turn(2026, 10, 2)
    await house.anna.wait(house.channel, told, LATER_S)
    said = [each.text for each in await house.anna.sees(house.channel) if "I couldn't assign" in each.text]
    assert said == [f"I couldn't assign <@&{champion.id}> to one of the winners: they've left this server."]
    await regular(house, [*people[1:], house.discord.add_person("Eva")], 2026, 12, 1)
    house.discord.fail("PUT", r"/guilds/.*/roles/.*", 403, 50013)
    calendar.turn(2027, 1, 2)
    await house.anna.wait(house.channel, lambda m: "2026-Q4 is over" in m.text, LATER_S)
    said = [each.text for each in await house.anna.sees(house.channel) if "I couldn't assign" in each.text]
    assert said[1:] == [f"I couldn't assign or remove <@&{champion.id}>: Discord refused."]
    assert holders(house, champion) == set()


async def test_where_discord_fails_in_passing_the_role_moves_later_and_all_is_told_once(club):
    calendar, house, _, champion = club
    house.discord.reset("PUT", r"/guilds/.*/roles/.*", times=2)
    calendar.turn(2026, 10, 2)
    message = await house.anna.wait(house.channel, told, LATER_S)
    assert f"**Champion in Koi-Koi**: {house.ben.mention}" in message.text
    await crowned(house)
    assert holders(house, champion) == {house.ben.id}
    assert len([each for each in await house.anna.sees(house.channel) if told(each)]) == 1


async def test_who_deletes_everything_keeps_a_role_of_which_nothing_is_known_any_more(club):
    calendar, house, _, champion = club
    calendar.turn(2026, 10, 2)
    await house.anna.wait(house.channel, told, LATER_S)
    shown = there((await house.ben.command(house.channel, "privacy")).message)
    assert "- You have the champion's role on 1 server." in shown.text
    shown = there((await house.ben.press(shown, label="Delete…")).message)
    await house.ben.press(shown, label="Delete everything")
    assert holders(house, champion) == {house.ben.id}
    found = await house.bot.store.writer.read(lambda db: db.execute("SELECT * FROM champions").fetchall())
    assert found == []


async def test_a_private_leaderboard_names_no_champion_by_a_role(club):
    calendar, house, people, champion = club
    await set_of_server(house, "leaderboard", "private")
    await played(house, people[0], people[1], 2026, 9, 2)
    await looked()
    calendar.turn(2026, 10, 2)
    await crowned(house)
    assert holders(house, champion) == set()
