"""Whatever house rules, servers, channels and threads are called, and whatever somebody types: nobody is pinged, no
line is turned round or climbed over, and nothing is written that Discord would take for markup."""

import re

import pytest
from discord import AppCommandOptionType

from bot.common.text import MARKS, pile
from bot.playground.limits.refusal import NotPossible
from bot.settings.presets import LONGEST, OWN
from tests.bot.house import evening
from tests.bot.lobby.test_presets import rules_panel
from tests.bot.nights.clubs import announced
from tests.bot.nights.test_events import at_hand, in_hours
from tests.bot.refusals.fuzzer import leaves
from tests.bot.refusals.test_nasty_names import CHANGING, NASTY, mentions, strings
from tests.bot.waiting import at_rest, eventually
from tests.bot.wishes import choose, prefer, set_of_server
from tests.there import there

pytestmark = pytest.mark.slow

LANGUAGES = ["en-US", "ja", "ko", "zh-TW", "zh-CN"]
UNPINGED = "@\u200b"
"""How the bot itself writes what would tell everybody."""
JOINER = "\u2060"
"""What the bot itself writes into titles, so that no word is broken at the end of a line."""
MARKUP = re.compile(
    r"(?<!\\)(?:\*\*bold|__u|\|\|s|~~x|@everyone|<@1>|<@&2>|<#3>|`code|\[link\]\(https://example\.org\)|</play|<t:1:R|<:hp_c)"
    r"|^# heading",
    re.M,
)
"""What of these names Discord would show as something else than the letters that stand there."""
CODED = re.compile(r"(?<!`)`[^`\n]+`(?!`)")
SHOWN_PLAIN = ("label", "name", "description", "placeholder", "title", "location", "custom_id", "value")
"""Where Discord shows letters as they are, or none at all."""


def unharmed(house, sent=0, *, coded=False):
    """What the bot has sent since then breaks nothing and pings nobody; all texts of it. coded: what stands between
    backticks on one line is shown letter by letter."""
    told = [each.body for each in house.discord.requests[sent:] if each.body]
    said = [text for body in told for text in strings(body)]
    ours = [text.replace(UNPINGED, "@").replace(JOINER, "") for _, text in said]
    assert [text for text in ours if CHANGING.intersection(text) or pile(text) > MARKS] == []
    read = [(key, CODED.sub("", text) if coded else text) for key, text in said]
    assert [text for key, text in read if key not in SHOWN_PLAIN and MARKUP.search(text)] == []
    for allowed in (each for body in told for each in mentions(body)):
        assert not allowed.get("parse")
        assert not allowed.get("roles")
    return said


@pytest.mark.parametrize("locale", ["en-US", "zh-TW"])
async def test_house_rules_of_such_names_are_refused_or_said_as_they_are_written(locale, house):
    _, shown = await rules_panel(house, house.anna)
    await set_of_server(house, "language", locale.removesuffix("-US"))
    saved = []
    for name in (each[:LONGEST] for each in NASTY):
        await house.anna.forge_form(shown, "keep:1", {"word": name})
        for kept in [*house.bot.settings.presets.get(house.guild.id, "koikoi")]:
            saved.append(kept)
            place = house.discord.add_channel(house.guild, f"t{len(saved)}")
            host = house.discord.add_person(f"Host {len(saved)}", locale)
            await host.complete(place, "play", "rules", "Qq")
            lobby = there((await host.command(place, "play", game="koikoi", rules=f"{OWN}{kept}")).message)
            assert "Qq" in lobby.text
            await house.anna.press(shown, "house:0:list", raw=True)
            await house.anna.select(shown, "house:0:off", [f"koikoi:{kept}"], raw=True)
        await house.ben.command(house.channel, "play", game="koikoi", rules=f"{OWN}{name}")  # gone by now
    await at_rest(house)
    assert len({*saved}) >= 5
    unharmed(house)


@pytest.mark.parametrize("locale", ["ja", "ko"])
async def test_on_servers_in_channels_and_threads_of_such_names_nothing_is_broken(locale, house):
    for number, name in enumerate(NASTY):
        guild = house.discord.add_guild(name, locale)
        host = house.discord.add_person(f"Host {number}", locale)
        house.discord.grant(guild, host, "MANAGE_GUILD", "MANAGE_MESSAGES")
        channel = house.discord.add_channel(guild, name)
        place = house.discord.add_thread(channel, name) if number % 2 else channel
        await host.command(place, "play", game="koikoi")
        assert len(await host.complete(channel, "table", "table", "")) == 1
        assert len(await host.complete(channel, "moderate", "table", "")) == 1
        every = ("open-tables", "moderate", "server-settings", "leaderboard", "history", "privacy")
        for command in every[number % 3 :: 3]:
            await host.command(channel, command)
    await at_rest(house)
    unharmed(house)


@pytest.mark.parametrize("locale", ["zh-CN", "ja"])
async def test_the_event_of_a_night_in_such_a_channel_can_be_read(tmp_path, monkeypatch, locale):
    """Half of them in each language."""
    calendar = at_hand(monkeypatch)
    async with evening(tmp_path) as house:
        for number, name in enumerate(NASTY[LANGUAGES.index(locale) % 2 :: 2]):
            guild = house.discord.add_guild(name, locale)
            house.discord.grant(guild, house.anna, "MANAGE_GUILD")
            house.discord.grant(guild, house.discord.bot_user, "CREATE_EVENTS")
            channel = house.discord.add_channel(guild, name)
            shown = there((await house.anna.command(channel, "server-settings")).message)
            await choose(house.anna, shown, "events", "on")
            await announced(house, channel=channel, at=in_hours(calendar, 2 + number))
            await eventually(lambda guild=guild: len(guild.events) == 1, "no event")
        await at_rest(house)
        assert any(key == "location" and "Qq" in text for key, text in unharmed(house))


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_whatever_is_typed_into_any_option_is_not_said_again_as_it_came(locale, house):
    """A fifth of it in each language; what a move is called among them, at a match."""
    await house.started()
    house.discord.grant(house.guild, house.anna, "ADMINISTRATOR")
    await prefer(house, house.anna, "language", locale.removesuffix("-US"))
    before, answers = len(house.discord.requests), 0
    for place, (name, command) in enumerate(leaves(house.bot.tree.get_commands())):
        options = {each.name: each for each in getattr(command, "parameters", ())}
        for key, option in options.items():
            if option.type is not AppCommandOptionType.string or option.choices:
                continue
            given = {"game": "koikoi"} if "game" in options and options["game"].required else {}
            for typed in NASTY[(place + LANGUAGES.index(locale)) % 5 :: 5]:
                try:
                    if option.autocomplete:
                        others = {each: value for each, value in given.items() if each != key}
                        await house.anna.complete(house.channel, name, key, typed, **others)
                    await house.anna.command(house.channel, name, **given | {key: typed})
                except NotPossible:
                    continue  # a client does not let it through
                answers += 1
    await at_rest(house)
    assert answers > 20
    unharmed(house, before)


@pytest.mark.parametrize("locale", ["zh-TW", "ko"])
async def test_a_deck_that_is_cut_by_such_words_is_told_of_as_they_are_written(locale, house):
    await set_of_server(house, "language", locale.removesuffix("-US"))
    shown, told = there((await house.anna.command(house.channel, "play", game="koikoi")).message), list[str]()
    for word in NASTY:
        form = await house.anna.press(shown, "l:1:cut", raw=True)
        await house.anna.submit(form, {"word": word[:40]})
        told.append(there((await house.anna.press(shown, "l:1:fair", raw=True)).message).text)
    await house.ben.press(shown, "l:1:join", raw=True)
    await house.anna.press(await house.anna.now(shown), "l:1:start", raw=True)
    await house.anna.command(house.channel, "resign", table=1)
    await house.anna.command(house.channel, "verify", table=1)
    await at_rest(house)
    assert len({*told}) > len(NASTY) // 2
    assert any("Qq" in text for text in told)
    unharmed(house, coded=True)
