"""Bad input: each gets one clear sentence, or the hand as it stands, and nothing changes."""

import asyncio

from tests.bot.house import PATIENCE_S
from tests.bot.store.samples import open_tables
from tests.bot.waiting import eventually
from tests.there import there


def moves(house, table=1):
    return house.bot.registry.known[table].match.seq


async def both_ready(house):
    await house.ready(house.anna, house.ben)
    await house.anna.wait(house.channel, lambda m: "it's your turn" in m.text, PATIENCE_S)


async def mover(house):
    """Who is asked to play a card, as soon as their hand shows it, and who waits."""

    async def asked():
        for person, other in ((house.anna, house.ben), (house.ben, house.anna)):
            hand = await house.hand(person)
            if any(":play " in button.custom_id for button in hand.buttons):
                return person, other, hand
        return None

    return await eventually(asked, "nobody is asked")


async def first_round(house):
    """The public message of a match of Anna and Ben whose first round has begun."""
    table = await house.started()
    await both_ready(house)
    return table


async def turn(house):
    """Begin a match; who is asked to play a card, who waits, and the hand of the first."""
    await first_round(house)
    return await mover(house)


async def test_somebody_who_does_not_sit_here_is_told_so_and_nothing_changes(house):
    table = await house.started()
    chie = house.discord.add_person("Chie")
    before = moves(house)
    for label in ("My hand", "Ready"):
        answer = await chie.press(table, label=label)
        assert there(answer.message).ephemeral
        assert "don't have a seat at this table" in there(answer.message).text
    assert "don't have a seat" in there((await chie.command(house.channel, "hand", table=1)).message).text
    assert "don't have a seat" in there((await chie.command(house.channel, "resign", table=1)).message).text
    assert moves(house) == before


async def test_the_same_press_twice_is_played_once_and_a_stale_one_redraws_the_hand_with_a_sentence(house):
    person, _, hand = await turn(house)
    before = moves(house)
    # raw, since the button of the second press may be gone already
    answers = await asyncio.gather(*(person.press(hand, hand.buttons[0].custom_id, raw=True) for _ in range(3)))
    assert [answer.state for answer in answers] == ["updated"] * 3
    assert sum("already made" in answer.message.text for answer in answers) == 2
    assert moves(house) == before + 1
    stale = f"p:1:1:{hand.buttons[1].custom_id.split(':')[3]}"
    answer = await person.press(await house.hand(person), stale, raw=True)
    assert answer.state == "updated"
    assert "out of date" in answer.message.text
    assert moves(house) == before + 1


async def test_a_press_on_a_finished_table_shows_that_it_is_over(house):
    await house.started()
    hand = await house.hand(house.anna)
    sure = await house.ben.command(house.channel, "resign")
    await house.ben.press(sure.message, label="Resign")
    answer = await house.anna.press(hand, hand.buttons[0].custom_id, raw=True)
    assert "over" in there(answer.message).text
    assert [button.label for button in there(answer.message).buttons] == ["Play again", "Change seats"]
    assert "over" in there((await house.ben.press(sure.message, "r:1", raw=True)).message).text


async def test_challenges_that_make_no_sense_get_one_sentence_each(house):
    robot = house.discord.add_person("Robot", bot=True)
    chie = house.discord.add_person("Chie")
    cases = [
        ({"friend": house.anna}, "can't challenge yourself"),
        ({"friend": robot}, "is a bot"),
        ({"friend": house.discord.bot_user}, "is a bot"),
        ({"friend": house.ben, "friend2": house.ben}, "You named"),
        ({"friend": house.ben, "friend2": chie}, "one friend"),
        ({"friend": house.ben, "rules": "nonsense"}, "you mean. Available: Kirin"),
    ]
    for options, sentence in cases:
        answer = await house.anna.command(house.channel, "challenge", **options)
        assert there(answer.message).ephemeral
        assert sentence in there(answer.message).text
    assert await open_tables(house.bot.store) == []
    await house.anna.command(house.channel, "challenge", friend=house.ben)
    again = await house.anna.command(house.channel, "challenge", friend=house.ben, game="stopgo")
    assert "already invited" in there(again.message).text
    assert len(await open_tables(house.bot.store)) == 1
    house.channel.deny("SEND_MESSAGES")
    for command, options in (("play", {"game": "koikoi"}), ("challenge", {"friend": chie})):
        answer = await house.anna.command(house.channel, command, **options)
        assert there(answer.message).ephemeral
        assert "I can't write here" in there(answer.message).text
    assert len(await open_tables(house.bot.store)) == 1


async def test_without_the_permission_to_attach_files_a_match_is_played_in_words(house):
    house.channel.deny("ATTACH_FILES")
    table = await house.started()
    notice = [m for m in await house.anna.sees(house.channel) if "Attach Files" in m.text]
    assert notice
    assert notice[0].ephemeral
    hand = await house.hand(house.anna)
    assert not hand.images
    assert not table.images
    assert "Your hand: " in hand.text
    assert "On the field: " in hand.text
    await both_ready(house)
    person, _, hand = await mover(house)
    answer = await person.press(hand, hand.buttons[0].custom_id)
    assert answer.state == "updated"


UNKNOWN = ["p:1:2", "p:x:1:ready", "p:1:x:ready", "p:1:1: ", "z:1", "l:1:dance", "h:", "h:1x", "s:1:1", "r:"]


async def test_a_table_that_is_not_there_is_named_and_a_button_nobody_knows_gets_a_sentence(house):
    for command in ("hand", "table", "resign", "verify"):
        answer = await house.anna.command(house.channel, command)
        assert "no table in this channel" in there(answer.message).text
    rules = there((await house.anna.command(house.channel, "rules")).message)
    assert "Koi-Koi" in rules.text
    for command in ("hand", "table", "resign", "verify", "rules"):
        for number in (77, 10**15):
            answer = await house.anna.command(house.channel, command, table=number)
            assert there(answer.message).ephemeral
            assert f"no table {number}" in there(answer.message).text
    lobby = there((await house.anna.command(house.channel, "play", game="koikoi")).message)
    for custom_id in UNKNOWN:
        answer = await house.anna.press(lobby, custom_id, raw=True)
        assert there(answer.message).ephemeral
        assert "button no longer works" in there(answer.message).text
    for custom_id in ("h:{}", "l:{}:join", "p:{}:1:ready", "r:{}", "q:{}:1", "w:{}:no_waits:on"):
        for number in ("9" * 60, str(2**63), "0", "00", "٣"):
            message = rules if custom_id[0] in "rq" else lobby
            answer = there((await house.anna.press(message, custom_id.format(number), raw=True)).message)
            assert answer.ephemeral
            said = "There's no table" if number in ("0", "00") else "button no longer works"
            assert said in answer.text, (custom_id, number)


async def test_a_table_of_another_server_is_not_there_and_the_answer_tells_no_numbers(house):
    table = await house.started()
    elsewhere = house.discord.add_channel(house.discord.add_guild("Elsewhere"), "games")
    lobby = (await house.anna.command(elsewhere, "play", game="koikoi")).message
    for command in ("hand", "table", "resign", "verify", "rules"):
        said = [there((await house.anna.command(elsewhere, command, table=number)).message).text for number in (1, 77)]
        assert said == ["There's no table 1.", "There's no table 77."]
    for button in [button.custom_id for button in table.buttons] + ["l:1:join", "o:1:reset", "r:1", "q:1:1"]:
        answers = [await house.anna.press(lobby, each, raw=True) for each in (button, button.replace("1", "77", 1))]
        assert [there(answer.message).ephemeral for answer in answers] == [True, True]
        assert there(answers[0].message).text == there(answers[1].message).text.replace("77", "1")
