"""Who types the earlier name of a command hears its name of now, and nothing happens."""

import pytest

from bot.transport.command_translator import RENAMED
from tests.bot.house import evening
from tests.bot.store.samples import open_tables
from tests.bot.waiting import at_rest
from tests.there import there

TEXT = {"name": "text", "description": "What it was", "type": 3, "autocomplete": True}
SAID = {
    "en-US": "That's `/{}` now.",
    "ja": "このコマンドは`/{}`になりました。",
    "ko": "명령어 이름이 바뀌었어요: `/{}`",
    "zh-CN": "这个命令现在叫`/{}`。",
    "zh-TW": "這個指令改名為`/{}`了。",
}
MOVE = {"en-US": "move", "ja": "手入力", "ko": "직접입력", "zh-CN": "打字出牌", "zh-TW": "打字出牌"}


@pytest.fixture
async def house(tmp_path):
    """An evening at which Discord still has the commands of before."""
    async with evening(tmp_path, mentions=True) as house:
        places = {"contexts": [0, 1, 2], "integration_types": [0, 1]}
        old = [{"name": name, "description": "As it was", "options": [TEXT], **places} for name in RENAMED]
        house.discord.commands.overwrite(old)
        yield house


@pytest.mark.parametrize("old", RENAMED)
async def test_an_earlier_name_is_answered_with_that_of_now(house, old):
    answer = there((await house.anna.command(house.channel, old)).message)
    assert answer.ephemeral
    assert answer.text == f"That's `/{RENAMED[old]}` now."
    assert await house.anna.complete(house.channel, old, "text", "01") == []
    assert await house.public() == []


@pytest.mark.parametrize("locale", SAID)
async def test_the_answer_names_it_as_the_language_types_it_also_in_direct_messages(house, locale):
    person = house.discord.add_person("Dora", locale=locale)
    house.discord.install(person)
    for place in (house.channel, await person.direct()):
        answer = there((await person.command(place, "say", text="01H")).message)
        assert answer.text == SAID[locale].format(MOVE[locale])


async def test_a_message_to_the_bot_that_begins_with_an_earlier_name_is_answered(house):
    me = house.discord.bot_user
    for said, command in (("night koikoi 20:00", "club-night"), ("/Settings", "server-settings"), ("/学习", "learn")):
        message = await house.anna.says(house.channel, f"{me.mention} {said}")
        answer = await house.ben.wait(house.channel, lambda m, after=message.id: m.author == me.id and m.id > after)
        assert answer.text == f"That's `/{command}` now."
    await at_rest(house)
    assert await open_tables(house.bot.store) == []
