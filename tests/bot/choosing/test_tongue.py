"""The language of a server: its own where it is a Community, else that which a manager names when asked once."""

import pytest

from tests.bot.house import evening
from tests.bot.languages.speaking import speaking
from tests.bot.waiting import at_rest, eventually
from tests.bot.wishes import manager, panel, prefer, set_of_server
from tests.there import there

GERMAN = """language-name = Deutsch
    .unfinished = yes
about-title = Über Hanapai { $version }
tongue-ask = Soll ich { $language } statt { $now } sprechen?
tongue-done = Von jetzt an spreche ich hier { $language }.
"""


@pytest.fixture(autouse=True)
def german(tmp_path):
    with speaking(tmp_path, {"de/hanapai.ftl": GERMAN}):
        yield


async def chosen(house, guild):
    """The language in which the bot speaks there."""
    held = await house.bot.settings.read(guild=guild)
    found = house.bot.settings.of(guild).language
    del held
    return found


async def test_a_community_server_that_joins_hears_the_language_it_prefers_or_has_chosen_before(tmp_path):
    async with evening(tmp_path) as house:
        for locale, community, before, language in (
            ("de", True, "", "de"),
            ("de", False, "", "en"),
            ("fr", True, "", "en"),
            ("zh-TW", True, "", "zh-TW"),
            ("de", True, "ja", "ja"),
        ):
            guild = house.discord.add_guild("Verein", locale, bot=False)
            guild.community = community
            if before:
                await house.bot.settings.set_of_server(guild.id, "language", [before])
            house.discord.bring_in(guild)
            await eventually(lambda there=guild.id: house.bot.get_guild(there) is not None, "the bot is not there")
            await at_rest(house)
            await eventually_is(house, guild.id, language)


async def eventually_is(house, guild, language):
    """The bot speaks that language there, soon."""
    for _ in range(50):
        if await chosen(house, guild) == language:
            break
        await at_rest(house)
    assert await chosen(house, guild) == language


async def asked(house, person):
    """The questions that somebody has before them."""
    return [seen for seen in await person.sees(house.channel) if "Soll ich" in seen.text]


async def test_a_manager_is_asked_once_and_their_answer_counts(tmp_path):
    async with evening(tmp_path) as house:
        dora = house.discord.add_person("Dora", locale="de")
        manager(house, dora)
        shown = await panel(dora, house.channel)
        question = await dora.wait(house.channel, lambda m: "Soll ich" in m.text)
        assert question.ephemeral
        assert question.text == "Soll ich Deutsch statt English sprechen?"
        assert [button.label for button in question.buttons] == ["Deutsch", "English"]
        assert not any("Soll ich" in seen.text for seen in await house.ben.sees(house.channel))
        await dora.command(house.channel, "help")
        await at_rest(house)
        assert len(await asked(house, dora)) == 1
        # a panel that was open is not behind now
        later = there((await dora.select(shown, shown.selects[0].custom_id, ["clock"])).message)
        assert "Something else was chosen" not in later.text
        done = there((await dora.press(question, label="Deutsch")).message)
        assert done.text == "Von jetzt an spreche ich hier Deutsch."
        assert await chosen(house, house.guild.id) == "de"


async def test_who_manages_nothing_or_reads_english_is_not_asked_nor_anybody_where_a_language_was_chosen(tmp_path):
    async with evening(tmp_path) as house:
        emil = house.discord.add_person("Emil", locale="de")
        manager(house, house.anna)
        for person in (emil, house.anna):
            await person.command(house.channel, "help")
        await at_rest(house)
        assert await asked(house, emil) == await asked(house, house.anna) == []
        assert not house.bot.settings.of(house.guild.id).asked
        await set_of_server(house, "language", "ja")
        dora = house.discord.add_person("Dora", locale="de")
        manager(house, dora)
        await prefer(house, dora, "language", "en")
        await dora.command(house.channel, "help")
        await at_rest(house)
        assert await asked(house, dora) == []


async def test_who_may_not_manage_the_server_any_more_changes_nothing(tmp_path):
    async with evening(tmp_path) as house:
        dora = house.discord.add_person("Dora", locale="de")
        manager(house, dora)
        await dora.command(house.channel, "help")
        question = await dora.wait(house.channel, lambda m: "Soll ich" in m.text)
        role = next(iter(house.guild.members[dora.id].roles))
        house.discord.take_role(house.guild, dora, house.guild.roles[role])
        refused = there((await dora.press(question, label="Deutsch")).message)
        assert "Manage Server" in refused.text
        assert await chosen(house, house.guild.id) == "en"
