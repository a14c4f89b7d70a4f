"""The README is short, and names every game at once, with its players and rules. So does the form for bugs."""

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
    assert f"[{NAMES[key]}]" in README.partition("\n## ")[0]


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_a_row_with_its_players_and_its_rules(key):
    table = there(re.search(r"^(\| Game \| Players \|.+\n(?:\|.+\n)+)", README, re.MULTILINE))[1]
    *some, most = map(str, GAMES[key].seats)
    players = f"{', '.join(some)} or {most}" if some else most
    (row,) = (line for line in table.splitlines() if f"[{NAMES[key]}]" in line)
    assert row.startswith(f"| [{NAMES[key]}](engine/{key}/RULES.md)")
    assert f" | {players} | " in row


def test_the_form_for_a_rule_offers_every_game():
    form = (ROOT / ".github" / "ISSUE_TEMPLATE" / "rule.yml").read_text("utf-8")
    assert {*NAMES.values()} <= {*re.findall(r"^        - (\S.*)$", form, re.MULTILINE)}


def test_it_has_at_most_110_lines_and_900_words():
    assert len(README.splitlines()) <= 110
    assert len(README.split()) <= 900


def test_it_claims_only_what_was_measured():
    """How long something takes, or that nothing is ever lost, is measured first."""
    assert not re.search(r"nothing is lost|minutes?\b", README, re.IGNORECASE)
