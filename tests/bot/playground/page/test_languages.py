"""What the page says itself is said in every language: each text of its code has a message, and each message a text."""

import re
from pathlib import Path

import pytest

from bot import playground
from bot.demo.greeting import greet, page_words
from bot.i18n import DEFAULT, languages
from bot.playground import Playground, Welcome
from tests.bot.languages.telling_apart import strange
from tests.bot.playground.wire import Wire

PAGE = Path(playground.__file__).parent / "page"
SAID = re.compile(r'\bsay\((?:\w+ \? )?"([^"]+)"(?: : "([^"]+)")?')
NAMES = ("Anna", "Ben", "Chie", ".uv/bin/uv run --no-dev hanapai --host", "Discord", "Hanapai")
"""What is the same in every language."""


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
    left = [(f.name, each) for f in PAGE.glob("*.js") for each in bare.findall(f.read_text("utf-8"))]
    assert left == []


LITERAL = re.compile(r'(\bsay\((?:\w+ \? )?|" : |\w+\(|name = )?(["`])((?:(?!\2).)*)\2')
PHRASE = re.compile(r"(?:^|[ §(])[A-Za-z][a-z]+ [a-z§]|[ §] ?[a-z]{3,}|^[A-Z][a-z]+ ")
"""Words behind each other, or a word beside something filled in (§)."""
CLASSES = {name for file in PAGE.glob("*.css") for name in re.findall(r"\.([a-z][\w-]*)", file.read_text("utf-8"))}
CODES = re.compile(r"noopener|@ off|line |button |en-US |avatar|mention mine|\{name\}: enter a number")
"""What is told to the browser, by how it begins, and what `say` is given on another line."""


def phrases(line):
    """The literals of a line of code that read as words, but those of `say`, of elements' classes and of selectors."""
    code = re.sub(r"\$\{say\([^()]*\)\}", "", re.sub(r"(?<!:)//.*", "", line))
    for before, _, text in LITERAL.findall(code):
        bare = re.sub(r"\$\{[^}]*\}", "§", text)
        words = set(re.findall(r"[\w-]+", re.sub(r"[\w-]*§[\w-]*", " ", bare)))
        if not before and PHRASE.search(bare) and not words <= CLASSES and not CODES.match(text):
            yield text


def test_no_sentence_of_the_page_is_put_together_of_words_in_its_code():
    found = {
        (f.name, each)
        for f in PAGE.glob("*.js")
        for line in f.read_text("utf-8").splitlines()
        for each in phrases(line)
    }
    assert found == set()


async def test_the_page_asks_for_its_words_before_it_is_drawn(discord: Playground, wire: Wire) -> None:
    async with wire.session.get(f"{discord.url}/words?locale=ja") as response:
        assert (response.status, await response.json()) == (200, {})
    async with (
        Playground(greet=lambda locale: Welcome("", (), (), "", (), words=page_words(locale))) as spoken,
        wire.session.get(f"{spoken.url}/words?locale=ja") as response,
    ):
        assert (await response.json())["Play now"] == page_words("ja")["Play now"]


@pytest.mark.parametrize("language", [each for each in languages() if each != DEFAULT])
async def test_the_page_greets_in_the_language_of_the_browser(wire: Wire, language: str) -> None:
    async with Playground(greet=greet) as greeting:
        async with wire.session.get(f"{greeting.url}/welcome?locale={language}") as response:
            told = await response.json()
        read = [told["title"], *told["sentences"], told["friend"]["title"], *told["friend"]["sentences"]]
        for card in told["cards"]:
            read += [card["title"], card["about"], card["alt"]]
        assert [*strange(language, "\n".join(read), NAMES)] == []
        async with wire.session.get(greeting.url + told["cards"][0]["picture"]) as response:
            assert (response.status, (await response.read())[:4]) == (200, b"\x89PNG")
        async with wire.session.get(f"{greeting.url}/welcome/{language}/9.png") as response:
            assert response.status == 404


async def test_a_browser_of_another_language_is_greeted_in_english(wire: Wire) -> None:
    async with Playground(greet=greet) as greeting:
        for locale in ("fr", "", "../x"):
            async with wire.session.get(f"{greeting.url}/welcome", params={"locale": locale}) as response:
                assert (await response.json())["title"] == greet(DEFAULT).title
