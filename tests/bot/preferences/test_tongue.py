"""The language of a server: its own where it is a Community, else that of the first manager who uses a command."""

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
tongue-heeded = Hier spreche ich jetzt { $language }.
lobby-accept = Annehmen
tongue-done = Von jetzt an spreche ich hier { $language }.
"""


@pytest.fixture(autouse=True)
def german(tmp_path):
    with speaking(tmp_path, {"de/hanapai.ftl": GERMAN}):
        yield


async def chosen(house, guild):
    """The language in which the bot speaks there."""
    held = await house.bot.settings.read(guild=guild)
    found = house.bot.settings.for_guild(guild).language
    del held
    return found


async def test_a_community_server_that_joins_hears_the_language_it_prefers_or_has_chosen_before(house):
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
            await house.bot.settings.set_for_guild(guild.id, "language", [before])
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
    """The questions and notices that somebody has before them."""
    return [seen for seen in await person.sees(house.channel) if seen.text.startswith(("Soll ich", "Hier spreche"))]


async def german_manager(house, name="Dora"):
    """Somebody who manages the server in German."""
    person = house.discord.add_person(name, locale="de")
    manager(house, person)
    return person


async def says(house, person):
    """What the button says with which Ben accepts when somebody challenges him."""
    lobby = there((await person.command(house.channel, "challenge", friend=house.ben)).message)
    await at_rest(house)
    return lobby.buttons[0].label


async def test_a_server_speaks_the_language_of_the_first_manager_who_uses_a_command(house):
    assert await says(house, house.discord.add_person("Emil", locale="de")) == "Accept"
    dora = await german_manager(house)
    assert await says(house, dora) == "Annehmen"
    (notice,) = await asked(house, dora)
    assert (notice.ephemeral, notice.text) == (True, "Hier spreche ich jetzt Deutsch.")
    manager(house, house.anna)
    assert await says(house, house.anna) == "Annehmen"
    done = there((await dora.press(notice, label="English")).message)
    assert done.text == "Von jetzt an spreche ich hier English."
    assert await says(house, await german_manager(house, "Fritz")) == "Accept"
    assert await asked(house, dora) == []


async def test_where_the_first_manager_reads_english_no_later_one_changes_the_language(house):
    manager(house, house.anna)
    assert await says(house, house.anna) == "Accept"
    dora = await german_manager(house)
    assert await says(house, dora) == "Accept"
    assert await asked(house, dora) == []


@pytest.fixture
async def community(tmp_path):
    """An evening on a Community server that prefers English."""
    async with evening(tmp_path) as house:
        house.guild.community = True
        house.discord.system_channel(house.guild, house.channel)
        await at_rest(house)
        yield house


async def test_on_a_community_server_a_manager_is_asked_once_and_their_answer_counts(community):
    house = community
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
    assert "Something changed" not in later.text
    done = there((await dora.press(question, label="Deutsch")).message)
    assert done.text == "Von jetzt an spreche ich hier Deutsch."
    assert await chosen(house, house.guild.id) == "de"


async def test_who_manages_nothing_or_reads_english_or_presses_is_not_asked(community):
    house = community
    emil = house.discord.add_person("Emil", locale="de")
    manager(house, house.anna)
    for person in (emil, house.anna):
        await person.command(house.channel, "help")
    await at_rest(house)
    assert await asked(house, emil) == await asked(house, house.anna) == []
    assert not house.bot.settings.for_guild(house.guild.id).asked


async def test_where_a_language_was_chosen_nobody_is_asked(house):
    await set_of_server(house, "language", "ja")
    dora = house.discord.add_person("Dora", locale="de")
    manager(house, dora)
    await prefer(house, dora, "language", "en")
    await dora.command(house.channel, "help")
    await at_rest(house)
    assert await asked(house, dora) == []


async def test_who_may_not_manage_the_server_any_more_changes_nothing(community):
    house = community
    dora = house.discord.add_person("Dora", locale="de")
    manager(house, dora)
    await dora.command(house.channel, "help")
    question = await dora.wait(house.channel, lambda m: "Soll ich" in m.text)
    role = next(iter(house.guild.members[dora.id].roles))
    house.discord.take_role(house.guild, dora, house.guild.roles[role])
    refused = there((await dora.press(question, label="Deutsch")).message)
    assert "Manage Server" in refused.text
    assert await chosen(house, house.guild.id) == "en"
