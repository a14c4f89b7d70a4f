"""Looking back outside of servers: no sentence names a command that is not offered there."""

import pytest

from tests.there import there


@pytest.mark.parametrize("command", ["replay", "review"])
async def test_in_direct_messages_nobody_is_sent_to_a_command_of_servers(command, house):
    await house.anna.install()
    shown = there((await house.anna.command(house.discord.direct(house.anna), command)).message)
    assert shown.text == "You haven't finished a match here yet. Play one with `/play`, or give a table number."
    shown = there((await house.anna.command(house.channel, command)).message)
    assert "`/history`" in shown.text
