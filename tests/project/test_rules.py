"""The rules in the repository: every number that is cited is defined once, and every rule is named by a test."""

import re
from collections import Counter
from pathlib import Path

import pytest

from bot.i18n import Words, has
from engine import GAMES

ROOT = Path(__file__).parents[2]
TEXTS = {
    "KK": "engine/koikoi/RULES.md", "GO": "engine/stopgo/RULES.md", "HA": "engine/hanaawase/RULES.md",
    "CD": "engine/hanafuda/CARDS.md", "JX": "engine/jiaxing/RULES.md", "FZ": "engine/fuzhou/RULES.md",
    "T": "engine/mahjong/TILES.md", "TY": "tests/toy/RULES.md",
}  # fmt: skip
NUMBER = rf"({'|'.join(TEXTS)})-(\d+)"
SPAN = re.compile(rf"\b{NUMBER} to (?:\1-)?(\d+)\b")
CITED = re.compile(rf"{NUMBER}\b")
PART = re.compile(r"[\w-]")
"""Before a number it makes it a part of something else; a pattern that began with this would take six times as long."""
ADDED = re.compile(r"^ {7}\+.*", re.MULTILINE)
"""What the recipe of a house rule adds, under the next free number."""
DEFINED = re.compile(rf"\*\*{NUMBER}\*\*")
NAMED = re.compile(rf"(?:\b|_)({'|'.join(prefix.lower() for prefix in TEXTS)})(\d+)(?=_|\b)")
INSIDE = r"(?:(?:[ \t)\]}].*)?\n)*"
TEST = re.compile(rf"^(?:@.*\n{INSIDE})*(?:async )?def test_.*\n{INSIDE}", re.MULTILINE)
UNTESTED = {"T-34", "T-35", "T-37", "JX-120", "JX-121", "JX-122", "FZ-110", "FZ-111"}
"""Measurements and literature: nothing of them can be broken."""

FOLDERS = ("bot", "engine", "engine.testing", "tests")
ENDINGS = {".py", ".md", ".ftl", ".sql", ".txt"}
DOCUMENTS = [ROOT / "README.md", *(ROOT / ".deploy").glob("*.md"), *(ROOT / ".github").rglob("*.md")]
FILES = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*")) if path.suffix in ENDINGS]


def defined(prefix):
    text = (ROOT / TEXTS[prefix]).read_text("utf-8")
    return Counter(f"{found[1]}-{found[2]}" for found in DEFINED.finditer(text))


def numbers_in(text):
    """The numbers that a text names."""
    found = (each for each in CITED.finditer(text) if not PART.match(text, each.start() - 1, each.start()))
    return {f"{each[1]}-{each[2]}" for each in found}


def cited(text):
    """The numbers that a text names, those inside `JX-41 to JX-44` among them."""
    found = numbers_in(text)
    for span in SPAN.finditer(text):
        found |= {f"{span[1]}-{number}" for number in range(int(span[2]), int(span[3]) + 1)}
    return found


@pytest.mark.parametrize("prefix", TEXTS)
def test_every_number_is_defined_once(prefix):
    numbers = defined(prefix)
    assert numbers
    assert {number: times for number, times in numbers.items() if times > 1} == {}
    assert {number for number in numbers if not number.startswith(f"{prefix}-")} == set()


def test_every_cited_number_exists():
    known = {number for prefix in TEXTS for number in defined(prefix)}
    lost = {}
    for path in (*FILES, *DOCUMENTS):
        text = ADDED.sub("", path.read_text("utf-8"))
        if missing := numbers_in(text) - known:
            lost[str(path.relative_to(ROOT))] = missing
    assert lost == {}


@pytest.mark.parametrize("key", GAMES)
def test_rules_call_yaku_scoring_hands_and_house_rules_as_the_screen_does(key):
    game, text = GAMES[key], Words(strict=True).translator("en")
    single = [game.rules.parse({option.name: value}) for option in game.rules.options() for value in option.offer]
    patterns = {pattern.key for rules in (*game.presets.values(), *single) for pattern in game.sheet(rules)}
    own = {each: f"{key}-yaku-{each}" for each in patterns}
    names = {text(name if has(name) else f"yaku-{each}") for each, name in own.items()}
    names |= {text(f"{key}-preset-{each}") for each in game.presets}
    rules = " ".join((ROOT / "engine" / key / "RULES.md").read_text("utf-8").lower().split())
    assert names
    assert [name for name in sorted(names) if name.lower() not in rules] == []


@pytest.mark.parametrize("key", GAMES)
def test_rules_list_each_setting_beside_its_name_on_the_screen(key):
    game, text = GAMES[key], Words(strict=True).translator("en")
    _, rules = re.split(r"^## \d+\. Settings$", (ROOT / "engine" / key / "RULES.md").read_text("utf-8"), flags=re.M)
    listed = dict(re.findall(r"^\| `(?:[a-z]{2}\.)?(\w+)` \| ([^|]+) \|", rules, re.MULTILINE)[::-1])
    wanted = {option.name: text(f"{key}-option-{option.name}") for option in game.rules.options()}
    assert {name: listed.get(name) for name in wanted} == wanted


def written(text):
    """The tests of a file as they are written, with their decorators: helpers and remarks beside them prove nothing."""
    return [test[0] for test in TEST.finditer(text)]


def named(text):
    """The numbers that the tests of a file name."""
    found = set()
    for test in written(text):
        found |= cited(test) | {f"{name[1].upper()}-{name[2]}" for name in NAMED.finditer(test)}
    return found


def test_every_rule_is_named_by_a_test():
    files = [path for path in (ROOT / "tests").rglob("test_*.py") if path.parent != Path(__file__).parent]
    told = set().union(*(named(path.read_text("utf-8")) for path in files))
    rules = {number for prefix in TEXTS for number in defined(prefix)}
    assert sorted(rules - told - UNTESTED) == []
    assert rules >= UNTESTED
