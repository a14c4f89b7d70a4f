"""Every game, and all that belongs to it, is found by each of its names, in any script and spelling, and once."""

import unicodedata
from pathlib import Path

import pytest

import bot
from bot.common import search
from bot.common.search import plain
from bot.decks import naming
from bot.decks.naming import Topic
from bot.framework.converters import kin_words
from bot.i18n import DEFAULT, Words, folders, languages, named, names_of
from engine import GAMES
from engine.hanafuda.cards import CARDS
from tests.sampling import slow_but

NAMED = ("en", "ja", "ko", "zh-CN", "zh-TW")
SCRIPTS = {"ja": ("CJK", "HIRAGANA", "KATAKANA"), "ko": ("HANGUL",), "zh-CN": ("CJK",), "zh-TW": ("CJK",)}

LOCALES = Path(bot.__file__).parent / "i18n" / "locales"
TRANSLATED = [(language, key) for language in SCRIPTS for key in GAMES if (LOCALES / language / f"{key}.ftl").exists()]


def spellings(name):
    """A name as people may type it."""
    yield from (name, name.upper(), name.replace(" ", ""), name.replace(" ", "-"), f" {name}　")
    yield unicodedata.normalize("NFD", name)
    yield "".join(
        sign for sign in unicodedata.normalize("NFD", name) if unicodedata.category(sign) != "Mn" or kana(name)
    )
    yield "".join(chr(ord(sign) + 0x60) if "ぁ" <= sign <= "ゖ" else sign for sign in name)
    yield "".join(chr(ord(sign) - 0x60) if "ァ" <= sign <= "ヶ" else sign for sign in name)


def kana(name):
    """Whether marks are parts of its letters."""
    return any("ぁ" <= sign <= "ヺ" for sign in name)


def written(name, language):
    """Whether a name is written in a script of that language."""
    return any(unicodedata.name(sign, "").startswith(SCRIPTS[language]) for sign in name)


def test_there_are_names_in_five_languages_and_those_with_sentences_are_spoken():
    assert folders() == NAMED
    assert {"en", "ja"} <= {*languages()} <= {*NAMED}
    assert len(TRANSLATED) >= 20


def called(key, language):
    """The names of a game and of all that belongs to it; what has none in that language has its English one."""
    topics = naming.topic_names(key)
    return {key: named(language, key) or named(DEFAULT, key)} | {topic: topic.name(key, language) for topic in topics}


@pytest.mark.slow
@pytest.mark.parametrize(("language", "key"), TRANSLATED)
def test_all_that_belongs_to_a_game_has_a_name_in_each_language(key, language):
    assert [thing for thing, name in called(key, language).items() if not written(name, language)] == []


@pytest.mark.parametrize(("language", "key"), TRANSLATED)
def test_what_belongs_to_a_game_is_called_in_the_script_of_each_language(key, language):
    topics = naming.topic_names(key)
    assert {topic.kind for topic in topics} == {*naming.KINDS}
    said = called(key, language)
    english = called(key, DEFAULT)
    assert [thing for thing, name in said.items() if name != english[thing] and not written(name, language)] == []
    # what is chosen from a list is told apart there
    labels = [(topic.kind, name) for topic, name in said.items() if isinstance(topic, Topic)]
    assert len({*labels}) == len(labels)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_found_by_each_of_its_names_however_it_is_typed_and_once(key):
    games = naming.game_names()
    for name in (key, *names_of(key)):
        for typed in spellings(name):
            found = search.found(typed, games)
            assert (found[0], found.count(key)) == (key, 1), typed
            assert search.resolve(typed, games) == key, typed
    assert len(names_of(key)) > 1


@pytest.mark.slow
@pytest.mark.parametrize("key", slow_but("hanaawase", [*GAMES]))
def test_all_that_belongs_to_a_game_is_found_by_each_of_its_names_however_it_is_typed_and_once(key):
    topics = naming.topic_names(key)
    assert len(topics) > 50
    for topic in topics:
        for name in topic.names(key):
            assert {plain(typed) for typed in spellings(name)} == {plain(name)}, name
            found = search.found(name, topics)
            assert found.count(topic) == 1, name
            # others may be called the same, and nothing that is not stands before it
            assert plain(name) in topics[found[0]], name


@pytest.mark.parametrize("key", GAMES)
def test_house_rules_are_found_by_each_of_their_names_and_no_two_are_called_alike(key):
    presets = naming.preset_names(key, ["Friday night"])
    assert [*presets] == [*GAMES[key].presets, "~Friday night"]
    names = [name for all_names in presets.values() for name in all_names]
    assert len({*names}) == len(names)
    for preset in GAMES[key].presets:
        for name in names_of(f"{key}-preset-{preset}"):
            assert search.resolve(name, presets) == preset
    assert search.resolve("friday", presets) == "~Friday night"


def test_no_two_games_are_called_alike():
    names = [name for all_names in naming.game_names().values() for name in all_names]
    assert len({*names}) == len(names)


@pytest.mark.parametrize(
    ("typed", "like"),
    [
        *(("Gokō", "goko"), ("gokou", "goko"), ("GO-KO", "goko"), ("ｇｏｋｏ", "goko"), ("Go ko!", "goko")),
        *(("ゴコウ", "ごこう"), ("ｺﾞｺｳ", "ごこう"), ("qīng yī sè", "qingyise"), ("nǚ", "nu"), ("５萬", "5萬")),
        *(("한글", "한글"), ("", ""), ("🀄 ?!", "")),
    ],
)
def test_names_are_compared_without_case_width_marks_and_spaces(typed, like):
    assert plain(typed) == like


def test_what_is_called_so_comes_before_what_begins_so_and_what_has_it_inside():
    things = {"inside": ("redstar",), "start": ("starlit",), "exact": ("hoshi", "star"), "words": ("starandred",)}
    assert search.found("star", things) == ["exact", "start", "words", "inside"]
    assert search.found("red star", things) == ["inside", "words"]
    assert search.found("", things) == [*things]
    assert search.found("!?", things) == search.found("sun", things) == []
    assert search.resolve("starl", things) == "start"
    assert search.resolve("st", things) is None
    assert search.by_exact_name("Star Red", {"both": ("redstar",)}) == "both"


def test_what_may_have_been_meant_is_near_and_nothing_is_where_nothing_is_like_it():
    games = naming.game_names()
    assert search.near("koikio", games) == ["koikoi"]
    assert search.near("麻将", games) == ["jiaxing", "fuzhou"]
    assert search.near("fuzhuo mahjong", games)[0] == "fuzhou"
    assert search.near("poker", games) == search.near("", games) == search.near("?", games) == []


def test_what_is_typed_is_looked_at_as_far_as_any_name_goes():
    assert search.found("x" * 100_000, naming.game_names()) == []
    assert search.by_exact_name(" ".join("abcdefghijkl" * 10), naming.game_names()) is None


@pytest.mark.parametrize(
    ("kin", "typed"),
    [
        ("gostop", ("고스톱", "맞고", "고도리", "matgo", "godori", "Go-Stop", "고스", "ゴーストップ")),
        ("minhwatu", ("민화투", "minhwatu")),
        ("hachihachi", ("八八", "はちはち", "hachi-hachi")),
        ("nintendo", ("任天堂", "Nintendo", "닌텐도")),
        ("taiwan", ("台湾麻将", "台灣麻將", "台湾麻雀", "대만 마작")),
        ("guobiao", ("国标麻将", "国标", "國標麻將", "MCR")),
        ("riichi", ("リーチ", "riichi", "立直", "日本麻将", "리치 마작")),
    ],
)
def test_a_game_that_is_not_here_is_known_by_its_names_and_has_a_nearest_one(kin, typed):
    for name in typed:
        assert search.found(name, naming.kin_names())[0] == kin, name
        assert not search.found(name, naming.game_names()) or naming.kin_of(name) == kin, name
    assert naming.kin_of("stop go") is None
    assert naming.KIN[kin] in GAMES


def test_no_name_of_a_game_that_is_not_here_is_one_of_ours():
    ours = {name for names in naming.game_names().values() for name in names}
    there = [name for names in naming.kin_names().values() for name in names]
    assert len({*there}) == len(there)
    assert ours.isdisjoint(there)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kin", naming.KIN)
def test_what_differs_fits_a_choice_beside_the_nearest_game(kin, language):
    text = Words(strict=True).translator(language)
    assert len(text("kin-choice", **kin_words(kin, text))) <= 100


@pytest.mark.parametrize(
    ("typed", "games"),
    [
        *(("hwatu", ("koikoi", "stopgo", "hanaawase")), ("打麻将", ("jiaxing", "fuzhou"))),
        *(("打麻將", ("jiaxing", "fuzhou")), ("16张", ("fuzhou",)), ("十六張", ("fuzhou",))),
    ],
)
def test_common_names_of_several_games_find_them(typed, games):
    assert {*search.found(typed, naming.game_names())} == {*games}


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        *(("팔광", {"08H"}), ("똥광", {"12H"}), ("일광", {"01H"}), ("똥", {"12H", "12K1", "12K2", "12K3"})),
        *(("사쿠라", {"03H", "03R", "03K1", "03K2"}), ("비광", {"11H"})),
    ],
)
def test_cards_are_found_by_what_koreans_call_them(typed, cards):
    for game in ("koikoi", "stopgo", "hanaawase"):
        found = search.found(typed, naming.topic_names(game))
        assert {topic.key for topic in found if topic.kind == "piece"} == cards


@pytest.mark.parametrize("typed", ["皮", "渣", "素札", "皮牌"])
def test_plains_are_found_by_all_that_chinese_players_call_them(typed):
    topics = naming.topic_names("koikoi")
    found = search.found(typed, topics)
    assert search.resolve(typed, topics) == found[0] == Topic("yaku", "kasu")
    if typed != "皮牌":
        assert {topic.key for topic in found if topic.kind == "piece"} == {card for card in CARDS if card[2] == "K"}
