"""The page as files: all there, and allowed to load nothing from elsewhere."""

import gzip
import json
import re
from types import SimpleNamespace

from bot.playground import Playground
from tests.bot.openapi import FILE
from tests.bot.playground.wire import Wire
from tests.there import there

LARGEST = 164 * 1024
"""Bytes of the page without pictures."""


async def test_the_page_comes_with_everything_it_names_and_may_load_nothing_else(
    discord: Playground, wire: Wire
) -> None:
    wanted, got = ["/"], dict[str, str]()
    while wanted:
        path = wanted.pop()
        async with wire.session.get(discord.url + path) as response:
            assert response.status == 200, path
            assert "default-src 'self'" in response.headers["Content-Security-Policy"]
            got[path] = await response.text()
        named = re.findall(r'(?:href|src)="(/page/[^"]+)"', got[path])
        named += ["/page/" + name for name in re.findall(r'from "\./([^"]+)"', got[path])]
        wanted += [name for name in named if name not in got]
    assert len(got) > 30
    assert not any(".innerHTML" in text for text in got.values())
    assert sum(len(text.encode()) for path, text in got.items() if not path.endswith(".svg")) < LARGEST


async def test_somebody_new_may_speak_every_language_of_discord(discord: Playground, wire: Wire) -> None:
    with gzip.open(FILE) as file:
        known = json.load(file)["components"]["schemas"]["AvailableLocalesEnum"]["oneOf"]
    async with wire.session.get(discord.url + "/page/languages.js") as response:
        named = there(re.search(r'^const LOCALES = "([^"]+)"', await response.text(), re.MULTILINE))[1].split()
    assert named[0] == "en-US"
    assert sorted(named) == sorted(each["const"] for each in known)


async def test_who_has_no_avatar_gets_a_plain_one(discord: Playground, place: SimpleNamespace, wire: Wire) -> None:
    async with wire.session.get(discord.cdn + "/embed/avatars/3.png") as response:
        assert response.content_type == "image/png"
        assert (await response.read()).startswith(b"\x89PNG")
