"""/block: who is blocked cannot challenge, nor join; the list lets them go again, a page at a time."""

from bot.features.preferences.block_handlers import ON_A_PAGE
from bot.settings.settings import Settings
from tests.bot.store.samples import open_tables
from tests.bot.wishes import prefer
from tests.there import there


async def test_who_is_blocked_learns_no_more_than_that_there_is_no_challenge(house):
    chie = house.discord.add_person("Chie")
    await prefer(house, chie, "challenges", "off")
    shown = there((await house.ben.command(house.channel, "block", user=house.anna)).message)
    assert shown.ephemeral
    assert f"{house.anna.mention} can no longer challenge you." in shown.text
    said = set()
    for friend in (house.ben, chie):
        answer = there((await house.anna.command(house.channel, "challenge", friend=friend)).message)
        assert answer.ephemeral
        said.add(answer.text.replace(friend.mention, "X"))
    assert said == {"X doesn't accept challenges."}
    assert await open_tables(house.bot.store) == []
    lobby = there((await house.ben.command(house.channel, "play", game="koikoi")).message)
    refused = there((await house.anna.press(lobby, label="Join")).message)
    assert refused.ephemeral
    assert refused.text == "You can't join this lobby. Open one with `/play`."
    assert (await house.bot.registry.get(1)).persons == (house.ben.id,)
    answer = there((await house.ben.command(house.channel, "challenge", friend=house.anna)).message)
    assert "You've blocked" in answer.text


async def test_whoever_is_taken_off_the_list_may_challenge_again(house):
    for person, sentence in ((house.ben, "can't block yourself"), (house.discord.bot_user, "is a bot")):
        answer = there((await house.ben.command(house.channel, "block", user=person)).message)
        assert sentence in answer.text
    assert "Nobody." in there((await house.ben.command(house.channel, "block")).message).text
    chie = house.discord.add_person("Chie")
    for person in (house.anna, chie, house.anna):
        await house.ben.command(house.channel, "block", user=person)
    shown = there((await house.ben.command(house.channel, "block")).message)
    assert f"**1.** {chie.mention}\n**2.** {house.anna.mention}" in shown.text
    assert [option.label for option in shown.selects[0].options] == ["1. Chie", "2. Anna"]
    shown = there((await house.ben.select(shown, shown.selects[0].custom_id, [house.anna])).message)
    assert house.anna.mention not in shown.text
    # the same press once more, from a message that is behind
    again = await house.ben.select(shown, shown.selects[0].custom_id, [str(house.anna.id)], raw=True)
    assert again.state == "updated"
    assert house.bot.settings.blocks.get(house.ben.id) == [chie.id]
    answer = there((await house.anna.command(house.channel, "challenge", friend=house.ben)).message)
    assert not answer.ephemeral
    again = Settings(house.bot.store)
    await again.read(users=[house.ben.id])
    assert again.blocks.get(house.ben.id) == [chie.id]


async def test_a_long_list_is_read_a_page_at_a_time_within_the_limits_of_discord(house):
    for other in range(1, 2 * ON_A_PAGE + 3):
        await house.bot.settings.blocks.block(house.ben.id, 10**17 + other)
    shown = there((await house.ben.command(house.channel, "block")).message)
    pages = [[option.value for option in shown.selects[0].options]]
    while any(button.label == "More" for button in shown.buttons):
        shown = there((await house.ben.press(shown, label="More")).message)
        pages.append([option.value for option in shown.selects[0].options])
    assert list(map(len, pages)) == [ON_A_PAGE, ON_A_PAGE, 2]
    assert [int(user) for page in pages for user in page] == house.bot.settings.blocks.get(house.ben.id)
    shown = there((await house.ben.select(shown, shown.selects[0].custom_id, pages[2])).message)
    assert [option.value for option in shown.selects[0].options] == pages[1]
    assert [button.label for button in shown.buttons] == ["Back"]
    for custom_id in ("block:0:page:x", "block:0:page:100", "block:0:dance"):
        forged = await house.ben.press(shown, custom_id, raw=True)
        assert "button no longer works" in there(forged.message).text
