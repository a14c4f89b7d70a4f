"""Who has chosen *Words instead of pictures* reads and hears names alone: no codes, no signs, no pictures."""

import re
from dataclasses import replace

import pytest

from bot.decks.scenes import badge_words
from bot.decks.telling import CUT, MARKS, cut
from bot.i18n import SpokenText
from bot.ui.hand_message import hand_message
from bot.ui.help import help_message
from bot.ui.more import MORE, words_message
from bot.ui.narration import telling
from engine import GAMES
from engine.core import Ask, Badge
from tests.bot.reading import TEXT, reading
from tests.bot.walking import seen, table_of, walk
from tests.sampling import slow_but

ALOUD = replace(reading(None), speak=SpokenText(TEXT))
SIGNS = re.compile("[" + "".join(MARKS) + "✦→✓`" + "\U0001f000-\U0001ffff" + "]")
DRAGONS = r"(?:Red|Green|White)(?! Dragon| triplet)"
CODES = re.compile(rf"\b(?:[mps][1-9]+|[1-9]+ (?:Char|Circ|Bam)|{DRAGONS}|Plum(?! Blossom)|Chrys)\b")
SHORT = {"koikoi": {"rounds": 1}, "stopgo": {"rounds": 1}, "hanaawase": {"rounds": 1}}
HANDS = 60


async def told(key):
    """All that a hand says aloud in a match by chance, with what its buttons open."""
    for step, match in enumerate(walk(key, 5, SHORT.get(key, {}))):
        if step > HANDS and match.result is None:
            continue
        table = table_of(match)
        for seat in range(match.seats):
            yield match, seat, seen(f"hand {seat}", await hand_message(table, seat, ALOUD))
            yield match, seat, seen(f"more {seat}", await hand_message(table, seat, ALOUD, sure=MORE))
        yield match, 0, seen("words", words_message(table, 0, ALOUD))
        yield match, 0, seen("help", help_message(table, 0, ALOUD))


@pytest.mark.parametrize("key", slow_but("koikoi", [*GAMES]))
async def test_a_hand_aloud_has_no_codes_and_says_first_what_is_asked_and_then_what_one_holds(key):
    count = asked = 0
    async for match, seat, message in told(key):
        count += 1
        assert message.alts == []
        assert message.too_long() == []
        for said in (*message.texts, *message.labels, *message.options):
            assert not SIGNS.search(said), said
            assert match.game.deck != "mahjong" or not CODES.search(said), said
        mine = match.question.legal.get(seat, ())
        if not message.what.startswith("hand") or match.question.ask is not Ask.TURN or len(mine) < 2:
            continue
        asked += 1
        lines = [line for line in message.text.split("\n") if not line.startswith("-#")]
        assert lines[1].startswith("**"), lines[:4]
        held = next(place for place, line in enumerate(lines) if line.startswith(("Your hand", "Your tiles")))
        lying = (place for place, line in enumerate(lines) if line.startswith(("On the field", "<@11>:")))
        assert held < min(lying)
    assert count > 30
    assert asked > 5


def test_the_number_of_a_badge_is_no_seat_where_it_counts_something():
    said = telling(table_of(next(iter(walk("koikoi", 5, {})))), SpokenText(TEXT))
    badges = [Badge("called", 0, (2,)), Badge("doubled", 1, (4,))]
    assert badge_words(badges, said) == ["Koi-koi", "scores ×4"]


def test_a_description_is_never_cut_in_a_word():
    said = "Pine with Crane, Plum with Bush Warbler. Cherry with Curtain"
    assert cut(said, len(said)) == said
    for longest in range(12, len(said)):
        found = cut(said, longest)
        assert len(found) <= longest
        assert found.endswith(CUT)
        assert said[len(found.removesuffix(CUT))] in " ,."
    assert cut("五万" * 20, 10) == "五万五万五万五万" + CUT
