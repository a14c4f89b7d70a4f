"""What each language writes in its own way: brackets, copies, the seal of a wind, the width of its letters."""

import re

import pytest

from bot.decks.all import DECKS
from bot.decks.mahjong.seats import seals
from bot.decks.telling import Telling, counted
from bot.features.rules.messages import LETTERS, lines_of
from bot.i18n import SpokenText, Words, languages, written
from bot.render.layout import Seal
from bot.ui.narration import deadline
from engine import GAMES
from tests.bot.languages.sentences import message, texts
from tests.bot.mahjong_table import dealt, table_of
from tests.bot.walking import walk

WORDS = Words(strict=True)


@pytest.mark.parametrize(
    ("language", "sign"), [("en", "東"), ("ja", "東"), ("zh-CN", "东"), ("zh-TW", "東"), ("ko", "동")]
)
def test_the_seal_of_a_wind_is_the_letter_of_the_language(language, sign):
    telling = Telling(WORDS.translator(language), GAMES["jiaxing"], str)
    first, *_ = seals(dealt(("", "", "", ""), "m7").scene(None), 0, 0, 0, telling)
    assert isinstance(first, Seal)
    assert first.text == sign


@pytest.mark.parametrize("language", languages())
def test_brackets_around_the_time_that_is_left_are_those_of_the_language(language):
    said = deadline(table_of(dealt(("", "", "", ""), "m7")), WORDS.translator(language))
    wide = language in ("ja", "zh-CN", "zh-TW")
    assert ("（" in said, "(" in said) == (wide, not wide)
    assert said.count("<t:1700000008:") == 2


@pytest.mark.parametrize("language", languages())
def test_of_several_copies_a_language_says_how_many(language):
    text = WORDS.translator(language)
    assert counted(["m1", "m1", "E"], text) != counted(["m1", "E"], text)
    assert "2" in counted(["m1", "m1"], text)


def test_letters_of_east_asia_count_twice_on_a_line_of_a_phone():
    assert (lines_of("a" * LETTERS), lines_of("五" * LETTERS), lines_of("고" * (LETTERS // 2))) == (1, 2, 1)


@pytest.mark.parametrize(("game", "dealer"), [("koikoi", "선"), ("jiaxing", "친"), ("fuzhou", "친")])
def test_the_dealer_is_called_in_korean_as_at_that_game(game, dealer):
    assert Telling(WORDS.translator("ko"), GAMES[game], str).text("table-badge-dealer", number=0, arg="") == dealer


def test_the_terms_of_a_sum_stand_apart_and_the_first_has_no_sign_in_any_language():
    match = next(each for each in walk("hanaawase", 5, {"rounds": 1}) if each.scene(None).settled)
    for language in languages():
        telling = Telling(WORDS.translator(language), GAMES["hanaawase"], lambda seat: f"P{seat}")
        told = DECKS["hanafuda"].why(match.scene(None), telling)
        sums = [line.split("** ")[1] for line in told if line.startswith("**P") and " − " in line]
        assert sums
        assert all(line.lstrip("−")[0] not in "+ " and " − " in line for line in sums), sums


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ["learn-match", "learn-brights", "help-discard", "koikoi-learn-now"])
def test_who_reads_words_alone_is_told_of_no_ring_column_or_colour(language, key):
    text = WORDS.translator(language)
    values = {"have": "A", "moon": "B"}
    assert SpokenText(text)(key, **values) != text(key, **values)


@pytest.mark.parametrize("language", languages())
def test_a_number_below_zero_has_a_true_minus_sign_behind_whatever_letter(language):
    text = WORDS.translator(language)
    for key in (f"{game}-tell-scored" for game in GAMES):
        said = text(key, who="Anna", first=-12, second=-3)
        assert said.count("−") == 2, said
        assert "-" not in said


def test_korean_says_no_chinese_word_without_its_korean_reading():
    """Hanja only stand in brackets behind a word in Hangul."""
    behind = re.compile("(?<=[\uac00-\ud7a3*])\\([\u3400-\u9fff]+[\u3041-\u309f]*\\)")
    left = {key: behind.sub("", texts("ko", key)) for key in written("ko") if message("ko", key).value}
    assert [key for key, said in left.items() if re.search("[\u3400-\u9fff]", said)] == ["about-title"]
