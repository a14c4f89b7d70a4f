"""What the page says itself is said in every language: each text of its code has a message, and each message a text."""

import re
from pathlib import Path

import pytest

from bot import playground
from bot.home.page_words import page_words
from bot.playground import Playground, Welcome
from bot.words import DEFAULT, languages
from tests.bot.languages.telling_apart import strange
from tests.bot.playground.wire import Wire

PAGE = Path(playground.__file__).parent / "page"
SAID = re.compile(r'\bsay\((?:\w+ \? )?"([^"]+)"(?: : "([^"]+)")?')
UNSAID = ("recorder.js",)
"""What developers look at."""


def said():
    """The English texts in its code and its document."""
    found = set(re.findall(r'(?:aria-label|title)="([^"]+)"', (PAGE / "index.html").read_text("utf-8")))
    for file in PAGE.glob("*.js"):
        found |= {text for call in SAID.findall(file.read_text("utf-8")) for text in call if text}
    return found


def test_each_text_of_the_page_is_a_message_and_each_message_is_said_there():
    assert said() == {*page_words(DEFAULT)}
    assert page_words(DEFAULT) == {text: text for text in said()}


@pytest.mark.parametrize("language", [each for each in languages() if each != DEFAULT])
def test_no_word_of_the_page_is_left_in_english(language):
    words = page_words(language)
    same = [text for text, there in words.items() if text == there]
    assert same == []
    bare = "\n".join(re.sub(r"\{\w+\}", " ", there) for there in words.values())
    assert [*strange(language, bare)] == []
    assert all(set(re.findall(r"\{\w+\}", text)) == set(re.findall(r"\{\w+\}", words[text])) for text in words)


def test_what_is_drawn_of_words_comes_from_say():
    """No label, title or note is written out in the code but by `say`."""
    bare = re.compile(r'(?:label|title|verb|empty|placeholder|"aria-label"): (?:"[A-Za-z ]+[a-z]|`[A-Z])')
    left = [
        (f.name, each) for f in PAGE.glob("*.js") if f.name not in UNSAID for each in bare.findall(f.read_text("utf-8"))
    ]
    assert left == []


async def test_the_page_asks_for_its_words_before_it_is_drawn(discord: Playground, wire: Wire) -> None:
    async with wire.session.get(f"{discord.url}/words?locale=ja") as response:
        assert (response.status, await response.json()) == (200, {})
    async with (
        Playground(welcome=Welcome("", (), (), "", (), words=page_words)) as spoken,
        wire.session.get(f"{spoken.url}/words?locale=ja") as response,
    ):
        assert (await response.json())["Play now"] == page_words("ja")["Play now"]
