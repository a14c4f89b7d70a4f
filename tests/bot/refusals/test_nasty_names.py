"""Whatever people and servers are called: nobody is pinged, nothing is broken, and no name reaches beyond itself."""

import pytest

from bot.common.text import BLANK, HUGE, MARKS, legible, pile, shortened
from tests.bot.waiting import at_rest
from tests.there import there

FAMILY, FLAG, WAVING = "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f1ef\U0001f1f5", "\U0001f44b\U0001f3fd"
NASTY = (
    "Qq**bold** __u__ ||s|| ~~x~~",
    "Qq @everyone @here <@1> <@&2> <#3>",
    "Qq `code` ```block```",
    "Qq [link](https://example.org) <https://example.org>",
    "Qq </play:4> <:hp_c01H_1a2b3c:5> <t:1:R>",
    "Qq\n# heading\n> quote\n- list",
    "Qq { $who } { -brand } {",
    "Qq\u202eabc\u2066def\u2069",
    "Qq\u200bzero\u200c\u200d\ufeff\u00ad",
    "Qq" + "\u0301\u0336" * 14,
    "Qq" + FAMILY * 5,
    "Qq" + "\ufdfd" * 20,
    "Qq" + "W" * 30,
    "\u3164\u2800\u115f",
)
"""Display names as Discord lets people have them, 32 characters at most; in each that can be read stands Qq."""
ROUND = (0x200B, 0x200C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2060, 0x206A), 0xFEFF)
CHANGING = {*BLANK, *HUGE, *map(chr, ROUND)}


@pytest.mark.parametrize(("name", "left"), [
    ("Anna", "Anna"), ("  An \n\t na ", "An na"), ("\u202eAnna\u2066\u200b\ufeff", "Anna"), ("A\ud800b", "Ab"),
    ("a" + 9 * "\u0301" + "b", "a" + MARKS * "\u0301" + "b"),
    (f"{FAMILY} {FLAG} {WAVING}", f"{FAMILY} {FLAG} {WAVING}"), ("A\u200dn", "An"), ("\u3164\u2800", ""),
    ("\u0301\u0301", ""), ("さくら 花牌", "さくら 花牌"), ("क्\u200dष", "क्\u200dष"),
])  # fmt: skip
def test_of_a_name_stays_what_can_be_read_in_one_line(name, left):
    assert legible(name) == left
    assert legible(left) == left


@pytest.mark.parametrize(("text", "most", "left"), [
    ("Anna", 4, "Anna"), ("Annabel", 4, "Anna"), ("abe\u0301\u0302d", 3, "ab"), ("abe\u0301\u0302d", 4, "ab"),
    ("abe\u0301\u0302d", 5, "abe\u0301\u0302"), (f"a{FAMILY}", 4, "a"), (f"a{FAMILY}b", 6, f"a{FAMILY}"),
    (f"a{WAVING}", 2, "a"), (f"a{FLAG}{FLAG}", 4, f"a{FLAG}"), (f"a{FLAG}{FLAG}", 3, f"a{FLAG}"),
    ("\u0301\u0301", 1, ""), ("Anna", 0, ""),
])  # fmt: skip
def test_a_text_is_cut_between_what_is_shown_as_one_sign(text, most, left):
    assert shortened(text, most) == left


def strings(value, key=""):
    """All texts of a request, with the key that each stands under."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from strings(each, name)
    elif isinstance(value, list):
        for each in value:
            yield from strings(each, key)
    elif isinstance(value, str):
        yield key, value


def mentions(value):
    """All that requests say of whom a message may ping."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from [each] if key == "allowed_mentions" else mentions(each)
    elif isinstance(value, list):
        for each in value:
            yield from mentions(each)


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en-US", "ko", "zh-CN"])
async def test_at_tables_of_people_with_such_names_nothing_is_broken_and_nobody_pinged(locale, house):
    people = [house.discord.add_person(name, locale, username=f"user{number}") for number, name in enumerate(NASTY)]
    for number, (host, friend) in enumerate(zip(people[::2], people[1::2], strict=True)):
        channel = house.discord.add_channel(house.guild, f"table-{number}")
        if number % 2:
            channel.deny("ATTACH_FILES")  # in words
        lobby = there((await host.command(channel, "challenge", friend=friend)).message)
        await friend.press(lobby, lobby.buttons[0].custom_id)
        await at_rest(house)
        start = next(each for each in (await host.now(lobby)).buttons if each.custom_id.endswith(":start"))
        await host.press(lobby, start.custom_id)
        await at_rest(house)
        for person in (host, friend):
            await person.command(channel, "hand")
            await person.command(channel, "profile", player=friend)
        await host.command(house.channel, "table")
        await host.complete(house.channel, "table", "table", "")
    await at_rest(house)
    told = [each.body for each in house.discord.requests if each.body]
    said = [text for body in told for text in strings(body)]
    marked = [text for key, text in said if key in ("content", "text", "value")]  # people are mentioned there
    assert [text for text in marked if "Qq" in text] == []
    assert any("Qq" in text for key, text in said if key == "description")  # as alt texts have them
    assert [text for _, text in said if CHANGING.intersection(text) or pile(text) > MARKS] == []
    ids = {str(person.id) for person in people}
    for allowed in (each for body in told for each in mentions(body)):
        assert not allowed.get("parse")
        assert not allowed.get("roles")
        assert ids.issuperset(map(str, allowed.get("users", ())))
