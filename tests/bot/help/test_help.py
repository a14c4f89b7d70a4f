"""/help names every command, says what to do when something is wrong, and is seen by nobody else."""

import re

import pytest

from bot.ui.papers import paper
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
    assert [button.label for button in page.buttons] == ["How to play", "Play against computers", "New table"]
    await house.anna.press(page, label="Play against computers")
    assert "Your turn" in (await house.hand(house.anna)).text


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


async def test_terms_and_privacy_page_are_linked_in_the_language_of_who_reads(house):
    await house.bot.close()
    source = "https://github.com/somebody/hanapai"
    async with running(house.discord, house.database, source=source):
        page = there((await house.anna.command(house.channel, "help")).message)
        assert f"[Source]({source}) · [Terms]({source}/blob/HEAD/TERMS.md)" in page.text
        sakura = house.discord.add_person("Sakura", locale="ja")
        page = there((await sakura.command(house.channel, "help")).message)
        folder = f"{source}/blob/HEAD/bot/i18n/locales/ja"
        assert f"[利用規約]({folder}/TERMS.md)・[プライバシー]({folder}/PRIVACY.md)" in page.text
        kept = there((await sakura.command(house.channel, "privacy")).message)
        assert f"]({folder}/PRIVACY.md)" in kept.text


def test_a_paper_is_linked_where_its_address_is_known():
    assert paper("", "TERMS", "ja") == paper("https://example.org/hanapai", "TERMS", "ja") == ""
    assert paper("https://gitlab.com/x/y/", "TERMS", "fr") == "https://gitlab.com/x/y/-/blob/HEAD/TERMS.md"
