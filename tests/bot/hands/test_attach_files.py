"""Hands where the bot lacks *Attach Files*: it learns whether Discord takes their pictures."""

import pytest

from tests.bot.house import asked_of, evening
from tests.bot.waiting import at_rest

FIRST, LATER = "/interactions/", "/webhooks/"


@pytest.fixture
async def house(tmp_path):
    async with evening(tmp_path) as house:
        house.channel.deny("ATTACH_FILES")
        yield house


def refused(house):
    """The refused requests with files, by route."""
    asked = [each for each in house.discord.requests if each.status == 403 and each.reply["code"] == 50013]
    assert all(each.files for each in asked)
    return sorted(each.path[: each.path.index("/", 1) + 1] for each in asked)


async def shown(house, *persons):
    """Whether the newest hand of each has a picture."""
    await at_rest(house)
    return [bool((await house.hand(person)).images) for person in persons]


async def play(house, turns=4):
    """Both play, each when they are asked. Return whether the hands had pictures after each answer."""
    seen = []
    for _ in range(turns):
        for person in (house.anna, house.ben):
            await at_rest(house)
            hand = await house.hand(person)
            if ids := asked_of(hand):
                assert not (await person.press(hand, ids[0])).error
                seen += await shown(house, person)
    return seen


async def test_where_no_answer_takes_files_each_route_is_refused_once(house):
    await house.started()
    await house.ready(house.anna, house.ben)
    assert True not in await play(house)
    assert refused(house) == [FIRST, LATER, LATER]  # both hands at the start


async def test_first_answers_have_pictures_where_only_they_take_files(house):
    house.discord.allow_files()
    await house.started()
    await house.ready(house.anna, house.ben)
    assert set(await play(house)) == {True}
    assert refused(house) == [LATER, LATER]


async def test_all_hands_have_pictures_where_all_answers_take_files(house):
    house.discord.allow_files(later=True)
    await house.started()
    assert await shown(house, house.anna, house.ben) == [True, True]
    await house.ready(house.anna, house.ben)
    assert set(await play(house)) == {True}
    assert await shown(house, house.anna, house.ben) == [True, True]
    assert refused(house) == []


async def test_pictures_come_back_with_the_permission(house):
    await house.started()
    assert await shown(house, house.anna, house.ben) == [False, False]
    house.channel.allow("ATTACH_FILES")
    await house.ready(house.anna, house.ben)
    assert True in await shown(house, house.anna, house.ben)
    lost = len(refused(house))
    await play(house)
    assert len(refused(house)) == lost


async def test_a_first_answer_that_is_refused_still_comes_in_time(house):
    await house.started()
    hand = await house.hand(house.anna)
    answer = await house.anna.press(hand, asked_of(hand)[0])
    assert answer.state == "updated"
    assert FIRST in refused(house)
