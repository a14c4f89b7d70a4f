"""Whoever reads the README finds every game: named at once, with players and rules, and in the form for bugs."""

import re
from pathlib import Path

import pytest

from bot.i18n import Words
from engine import GAMES
from tests.there import there

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
NAMES = {key: Words(strict=True).text("en", key) for key in GAMES}


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_named_in_the_first_lines(key):
    assert f"**{NAMES[key]}**" in README.partition("![")[0]


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_a_row_with_its_players_and_its_rules(key):
    table = there(re.search(r"^## How to play\n\n((?:\|.+\n)+)", README, re.MULTILINE))[1]
    *some, most = map(str, GAMES[key].seats)
    players = f"{', '.join(some)} or {most}" if some else most
    (row,) = (line for line in table.splitlines() if f"**{NAMES[key]}**" in line)
    assert f"| {players} | [the rules](engine/{key}/RULES.md) |" in row


def test_the_form_for_a_rule_offers_every_game():
    form = (ROOT / ".github" / "ISSUE_TEMPLATE" / "rule.yml").read_text("utf-8")
    assert {*NAMES.values()} <= {*re.findall(r"^        - (\S.*)$", form, re.MULTILINE)}
