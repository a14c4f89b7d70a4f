"""The menus on a message and on a person: they lead to the panels of /moderate, with the same rights and words."""

import pytest

from bot.playground.limits.refusal import NotPossible
from tests.bot.moderation.desk import moderator, panel, sure
from tests.bot.moderation.test_results_voided import over
from tests.bot.waiting import at_rest
from tests.there import there

TABLE, PERSON = "Moderate this table", "Moderate this person"
NONE_SHOWN = "This message doesn't belong to a table."


async def shown(person, channel, menu, target):
    """What a menu answers, which only who chose it sees."""
    answer = await person.menu(channel, menu, target)
    assert answer.state == "answered", answer.error
    message = there(answer.message)
    assert message.ephemeral
    return message


async def test_they_are_offered_to_whom_the_command_is_and_say_so_where_a_message_shows_no_table(house):
    board = await house.started()
    for menu, target in ((TABLE, board), (PERSON, house.anna)):
        with pytest.raises(NotPossible, match="no permission"):
            await house.ben.menu(house.channel, menu, target)
    eva, said = moderator(house), await house.anna.says(house.channel, "l:1:join")
    for message in (said, await panel(eva, house.channel)):
        assert NONE_SHOWN in (await shown(eva, house.channel, TABLE, message)).text


async def test_the_message_of_a_table_leads_to_its_panel_in_every_state(house):
    eva = moderator(house)
    lobby = there((await house.anna.command(house.channel, "play", game="koikoi")).message)
    assert (await shown(eva, house.channel, TABLE, lobby)).text == (await panel(eva, house.channel, table=1)).text
    await house.ben.press(lobby, label="Join")
    await house.anna.press(lobby, label="Start")
    await at_rest(house)
    mine = await shown(eva, house.channel, TABLE, (await house.public())[-1])
    assert [each.label for each in mine.buttons] == ["Close without a result", "Skip the wait", "All open tables"]
    done = await sure(eva, await sure(eva, mine, "Close without a result"), "Close without a result")
    assert "**Done.**" in done.text


async def test_when_the_match_is_over_its_message_leads_to_the_result(house):
    eva, finn = moderator(house), moderator(house, "Finn", "MANAGE_GUILD")
    await over(house)
    result = next(each for each in await finn.sees(house.channel) if "Play again" in [b.label for b in each.buttons])
    assert "The result counts." in (await shown(finn, house.channel, TABLE, result)).text
    assert (await shown(eva, house.channel, TABLE, result)).text == (await panel(eva, house.channel, table=1)).text


async def test_the_menu_of_a_person_leads_to_keeping_them_out(house):
    eva, finn = moderator(house), moderator(house, "Finn", "MANAGE_GUILD")
    refused = await shown(eva, house.channel, PERSON, house.ben)
    assert refused.text == "Only members with **Moderate Members** can do that."
    mine = await shown(finn, house.channel, PERSON, house.ben)
    assert [each.label for each in mine.buttons][:4] == [
        "Suspend for a day",
        "Suspend for a week",
        "Suspend for a month",
        "Hide from leaderboards",
    ]
    done = await sure(finn, await sure(finn, mine, "Suspend for a day"), "Suspend for a day")
    assert "Suspended here until <t:" in done.text
    robot = house.discord.add_person("Robot", bot=True)
    assert "is a bot and doesn't play" in (await shown(finn, house.channel, PERSON, robot)).text
