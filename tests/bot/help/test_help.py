"""/help names every command, says what to do when something is wrong, and is seen by nobody else."""

import re

import pytest

from tests.bot.house import running
from tests.there import there


@pytest.mark.slow
async def test_help_names_every_command_with_what_it_does_and_fits_a_message(house):
    page = there((await house.anna.command(house.channel, "help")).message)
    named = re.findall(r"^`/([a-z-]+)` (\S.*)$", page.text, re.MULTILINE)
    known = {each.name: each.description for each in house.bot.tree.get_commands() if hasattr(each, "description")}
    assert dict(named) == {name: what for name, what in known.items() if what}
    assert len(named) > 15
    assert page.ephemeral
    assert len(page.text) < 4000


async def test_help_says_version_games_and_the_way_to_another_server(house):
    page = there((await house.anna.command(house.channel, "help")).message)
    text = page.text
    assert re.search(r"## Hanapai 花牌 \d+\.\d+\.\d+\n", text)
    assert "Koi-Koi" in text
    assert "Fuzhou mahjong" in text
    assert f"client_id={house.bot.application_id}" in text
    assert "download it with `/verify`" in text
    assert "send its number to the person who runs this bot" in text


async def test_help_links_to_the_source_only_where_whoever_runs_the_bot_names_it(house):
    page = there((await house.anna.command(house.channel, "help")).message)
    assert "My source" not in page.text
    await house.bot.close()
    async with running(house.discord, house.database, source="https://example.org/hanapai"):
        page = there((await house.anna.command(house.channel, "help")).message)
        assert page.text.endswith("[My source, terms and privacy page](https://example.org/hanapai)")
