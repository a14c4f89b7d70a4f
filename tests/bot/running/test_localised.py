"""Commands in every language: names that Discord takes, none of them twice, and complete where a language has any."""

import asyncio
import gzip
import json
import unicodedata

import pytest
from discord import Locale

from bot.decks import naming
from bot.i18n import DEFAULT, folders, named
from bot.playground import Playground
from bot.playground.limits.command_limits import MESSAGE_MENU, USER_MENU, characters, check_commands
from engine import GAMES
from tests.bot.house import running
from tests.bot.openapi import FILE, inspect, spec
from tests.there import there

LANGUAGES = [language for language in folders() if language != DEFAULT]
SCHEMAS = json.loads(gzip.decompress(FILE.read_bytes()))["components"]["schemas"]
VERBS = {
    *("Allow", "Announce", "Block", "Bring", "Challenge", "Check", "Choose", "Enter", "Fill", "Give", "Learn", "List"),
    *("Look", "Make", "Moderate", "Play", "See", "Set", "Show", "Solve", "Start"),
}
"""How an English description begins: with what a user does."""
SHORT = 60
"""Characters of a description that a phone shows."""
MOST = 8000
"""Characters of a command, each text in its longest language (DISCORD A4)."""


@pytest.fixture(scope="module")
def commands(tmp_path_factory):
    """The commands as they are registered."""
    return asyncio.run(registered(tmp_path_factory.mktemp("localised") / "names.sqlite3"))


async def registered(database):
    """What a bot that has just started tells Discord of its commands."""
    async with Playground(token="evening", inspect=inspect) as discord:
        discord.add_guild("Hanami Club")
        async with running(discord, database):
            pass
        assert discord.violations == []
        (body,) = (request.body for request in discord.requests if request.method == "PUT")
    return body


def things(commands):
    """All that has a name: commands, menus, options and choices, with where it stands."""
    for command in commands:
        yield command["name"], command
        for option in command.get("options", ()):
            yield f"{command['name']} {option['name']}", option
            for choice in option.get("choices", ()):
                yield f"{command['name']} {option['name']} {choice['name']}", choice


def typed(name):
    """Whether a name can be one of a command or option: ^[-_'\\p{L}\\p{N}\\p{sc=Deva}\\p{sc=Thai}]{1,32}$, small."""
    letters = (sign in "-_'" or unicodedata.category(sign)[0] in "LN" for sign in name)
    return 1 <= len(name) <= 32 and all(letters) and name == name.lower()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_a_description_in_each_language(commands, language):
    lacking = [
        f"{place}: {part}"
        for place, thing in things(commands)
        for part in ("name", "description")
        if thing.get(part) and language not in (thing.get(f"{part}_localizations") or {})
    ]
    assert lacking == []
    assert len([*things(commands)]) > 60


def test_names_have_the_letters_and_lengths_that_discord_takes(commands):
    for place, thing in things(commands):
        names = [thing["name"], *(thing.get("name_localizations") or {}).values()]
        described = [thing.get("description") or "", *(thing.get("description_localizations") or {}).values()]
        if "value" in thing or (thing.get("type") in (USER_MENU, MESSAGE_MENU) and not thing.get("description")):
            assert all(1 <= len(name) <= (100 if "value" in thing else 32) for name in names), place
        else:
            assert all(map(typed, names)), place
        assert max(map(len, described)) <= 100, place
    locales = {locale for _, thing in things(commands) for locale in thing.get("name_localizations") or {}}
    assert locales == {*LANGUAGES} <= {locale.value for locale in Locale}


def test_descriptions_are_short_sentences_without_a_semicolon_and_begin_with_a_verb(commands):
    for place, thing in things(commands):
        if not (english := thing.get("description")):
            assert "value" not in thing or thing["name"][0].isupper(), place
            continue
        for text in (english, *thing["description_localizations"].values()):
            assert len(text) <= SHORT, (place, text)
            assert not {*";；"} & {*text}, (place, text)
        assert english.split()[0].rstrip(",") in VERBS, (place, english)
        assert not english.endswith("."), (place, english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_no_language_are_two_called_alike_default_names_included(commands, language):
    groups = [commands, *(command.get("options", []) for command in commands)]
    for group in groups:
        names = [{thing["name"], thing.get("name_localizations", {}).get(language, "")} - {""} for thing in group]
        assert len(set().union(*names)) == sum(map(len, names))


@pytest.mark.parametrize(
    ("schema", "field", "limit"),
    [
        *(("ApplicationCommandUpdateRequest", "name", 32), ("ApplicationCommandUpdateRequest", "description", 100)),
        *(("ApplicationCommandStringOption", "name", 32), ("ApplicationCommandStringOption", "description", 100)),
        ("ApplicationCommandOptionStringChoice", "name", 100),
        *(("StringSelectOptionForRequest", "label", 100), ("LabelComponentForModalRequest", "label", 45)),
        *(
            ("StringSelectComponentForMessageRequest", "placeholder", 150),
            ("MediaGalleryItemRequest", "description", 1024),
        ),
    ],
)
def test_the_limits_that_words_are_held_to_are_those_of_the_specification(schema, field, limit):
    found = SCHEMAS[schema]["properties"]
    assert found[field]["maxLength"] == limit
    if localised := found.get(f"{field}_localizations"):
        assert localised["additionalProperties"] == {"type": "string", "minLength": 1, "maxLength": limit}
        assert localised["maxProperties"] >= len(LANGUAGES)


@pytest.mark.parametrize("key", GAMES)
def test_what_things_are_called_fits_where_discord_shows_it(key):
    names = [topic.name(key, language) for topic in naming.topic_names(key) for language in folders()]
    names += [name for language in folders() if (name := named(language, key))]
    assert max(map(len, names)) <= SCHEMAS["LabelComponentForModalRequest"]["properties"]["label"]["maxLength"]


def test_each_command_keeps_its_limit_in_its_longest_language_and_fits_the_specification(commands):
    sizes = {command["name"]: characters(command) for command in commands}
    assert max(sizes.values()) <= MOST // 4
    check_commands(commands, installs=(0, 1), everywhere=True)
    assert spec().request("PUT", "/applications/1/commands", commands) == []


async def test_a_person_whose_client_is_japanese_is_offered_names_of_their_language(house):
    sakura = house.discord.add_person("Sakura", locale="ja")
    offered = await sakura.complete(house.channel, "play", "game", "福州")
    assert [(each["name"], each["value"]) for each in offered] == [("福州麻雀", "fuzhou")]
    offered = await sakura.complete(house.channel, "play", "rules", "任天堂", game="こいこい")
    assert [(each["name"], each["value"]) for each in offered] == [("任天堂式", "nintendo")]
    offered = await sakura.complete(house.channel, "rules", "topic", "gokou", game="koikoi")
    assert [(each["name"], each["value"]) for each in offered] == [("五光", "koikoi:yaku:goko")]
    minsu = house.discord.add_person("Minsu", locale="ko")
    offered = await minsu.complete(house.channel, "play", "game", "고스톱")
    said = "하나후다 스톱/고 · 고스톱과 약이 다르고, 고를 불러도 점수가 곱해지지 않아요."
    assert [(each["name"], each["value"]) for each in offered] == [(said, "stopgo")]
    lobby = there((await sakura.command(house.channel, "play", game="fuzhou")).message)
    assert "Fuzhou mahjong · table 1" in lobby.text


LOOKED_UP = {
    "五光": ("Koi-Koi", "Scoring 1", "gokō"),
    "清一色": ("Jiaxing mahjong", "Scoring", "Full flush"),
    "松に鶴": ("Koi-Koi", "Scoring 1", "송학 광"),
    "五万": ("Jiaxing mahjong", "Goal", "Five of Characters"),
    "倍返し": ("Koi-Koi", "Settings", "an opponent's koi-koi"),
    "任天堂": ("Koi-Koi", "Nintendo style", "닌텐도식"),
    "hanaawase:yaku:omote": ("Hana-awase", "Scoring", "表菅原"),
}


async def test_the_page_of_what_is_looked_up_is_shown_under_its_names(house):
    for typed, said in LOOKED_UP.items():
        shown = there((await house.anna.command(house.channel, "rules", topic=typed)).message)
        assert shown.ephemeral
        assert [part for part in (*said, "Names: ") if part not in shown.text] == []


async def test_what_nothing_is_called_gets_a_sentence_with_what_is_near_or_all(house):

    async def refused(command, **options):
        answer = there((await house.anna.command(house.channel, command, **options)).message)
        assert answer.ephemeral
        return answer.text

    every = "Koi-Koi, Hanafuda Stop/Go 花札, Hana-awase, Jiaxing mahjong and Fuzhou mahjong"
    for command in ("play", "rules", "learn", "leaderboard", "profile"):
        assert await refused(command, game="poker") == f"I can't tell which game you mean. Games here: {every}."
    near = "I can't tell which game you mean. Similar names: Jiaxing mahjong and Fuzhou mahjong."
    assert await refused("challenge", friend=house.ben, game="麻将") == near
    assert await refused("play", game="koikio") == "I can't tell which game you mean. Similar names: Koi-Koi."
    assert await refused("play", game="고스톱") == (
        "I don't know Go-Stop. The nearest game here is **Hanafuda Stop/Go 花札**. "
        "Unlike Go-Stop: other yaku, and a Go doesn't multiply."
    )
    assert "**Jiaxing mahjong**" in await refused("rules", game="リーチ")
    said = await refused("play", game="koikoi", rules="Friday")
    which = "I can't tell which house rules for"
    assert said.startswith(f"{which} Koi-Koi you mean. Available: Kirin rules (usual), Nintendo")
    said = await refused("play", game="福州", rules="oline")
    assert said == f"{which} Fuzhou mahjong you mean. Similar names: Online rooms."
    said = await refused("rules", game="koikoi", topic="royal flush")
    assert said.startswith("I can't find that in Koi-Koi.")
    said = await refused("rules", game="stopgo", topic="月札")
    assert said == "Cards of the Month 月札 doesn't count under these rules."
