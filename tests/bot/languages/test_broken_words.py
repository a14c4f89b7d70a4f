"""A language that is half-done or broken says English where it has nothing, and whoever runs the bot reads why."""

import pytest

from bot.i18n import MissingWords, Words, faults, folders, has, languages, name_of, named, nearest
from bot.i18n.progress import missing, progress, unfinished
from tests.bot.command import hanapai
from tests.bot.house import evening
from tests.bot.languages.speaking import speaking
from tests.bot.wishes import manager, panel

HALF = """
## A language that has begun
language-name = Deutsch
    .unfinished = yes
lobby-start = Beginnen
koikoi-ask-ready = { $settled ->
    [0] Bereit?

   *[other] Bereit für { $round }?
}
"""


@pytest.mark.parametrize(
    ("said", "file", "line"),
    [
        ("language-name = Deutsch\nlobby-start = Beginnen { $who\nlobby-join = Mit\n", "hanapai.ftl", 2),
        ("language-name = Deutsch\nlobby-start Beginnen\nlobby-join = Mit\n", "hanapai.ftl", 2),
        ("language-name = Deutsch\n\n  lobby-start = x\nlobby-join = Mit\n= nichts\n", "hanapai.ftl", 5),
    ],
)
def test_a_broken_line_is_named_and_said_in_english_and_the_others_are_not(tmp_path, said, file, line):
    with speaking(tmp_path, {"de/hanapai.ftl": said}):
        assert [(fault.language, fault.file, fault.line) for fault in faults()] == [("de", file, line)]
        text = Words(strict=True).translator("de")
        assert (text("lobby-start"), text("lobby-join"), name_of("de")[:7]) == ("Start", "Mit", "Deutsch")


def test_a_file_that_is_no_text_is_named_and_the_others_are_read(tmp_path):
    with speaking(tmp_path, {"de/hanapai.ftl": HALF}) as place:
        (place / "de" / "koikoi.ftl").write_bytes(b"koikoi = \xff\xfe\n")
        (said,) = map(str, faults())
        assert said == "koikoi.ftl in the language de can't be read, so English is used instead"
        assert Words(strict=True).text("de", "koikoi") == "Koi-Koi"
        assert Words(strict=True).text("de", "lobby-start") == "Beginnen"


def test_a_folder_that_names_no_language_is_left_out_and_said(tmp_path):
    with speaking(tmp_path, {"klingonisch/hanapai.ftl": HALF}):
        assert [str(fault) for fault in faults()] == [
            "the folder klingonisch in bot/i18n/locales is not named after a language, so it is ignored"
        ]
        assert "klingonisch" not in (*folders(), *languages())


def test_our_own_words_have_nothing_broken():
    assert faults() == []


def test_a_half_done_language_falls_back_sentence_by_sentence_and_says_how_far_it_is(tmp_path):
    with speaking(tmp_path, {"de/hanapai.ftl": HALF}):
        text = Words(strict=True).translator("de")
        assert (text("lobby-start"), text("lobby-join")) == ("Beginnen", "Join")
        assert text("koikoi-ask-ready", settled=1, round=2) == "Bereit für 2?"
        assert (unfinished("de"), unfinished("en")) == (True, False)
        english, german, *_ = progress()
        assert str(english) == "en     English: complete"
        assert (german.said, german.all, len(missing("de"))) == (3, english.all, english.all - 3)
        assert f"de     Deutsch: 3 of {english.all} messages; the others" in str(german)


@pytest.mark.slow
def test_the_command_says_how_far_each_language_is(tmp_path):
    code, said, *_ = hanapai(tmp_path, "languages")
    lines = said.splitlines()
    assert code == 0
    assert lines[0].startswith("en     English: complete")
    assert [line.split()[0] for line in lines] == ["en", *(name for name in folders() if name != "en")]


def test_who_reads_a_kind_of_a_language_that_there_is_not_reads_the_nearest(tmp_path):
    said = {f"{name}/hanapai.ftl": f"language-name = {name}\n" for name in ("zh-CN", "zh-TW", "ja", "ko", "pt-BR")}
    with speaking(tmp_path, said):
        for locales, language in (
            (("zh", "zh-SG"), "zh-CN"),
            (("zh-HK", "zh-MO", "zh-TW"), "zh-TW"),
            (("ja-JP",), "ja"),
            (("ko",), "ko"),
            (("pt",), "pt-BR"),
            (("en-GB", "fr", "", "x" * 99), "en"),
        ):
            assert [nearest(locale)[0] for locale in locales] == [language] * len(locales)


def test_sentences_begin_with_a_capital_letter_only_where_a_language_has_some(tmp_path):
    said = "match-shared = { $who }の勝ち!\n"
    with speaking(tmp_path, {"ja/hanapai.ftl": f"language-name = 日本語\n{said}"}):
        text = Words(strict=True).translator("ja")
        assert text("match-shared", who="anna") == "annaの勝ち!"
    assert Words().text("en", "match-shared", who="anna") == "Anna share first place."


def test_what_a_message_mentions_is_read_with_it_and_what_is_not_there_is_missing(tmp_path):
    said = "language-name = Deutsch\nlobby-start = { lobby-join } { lobby-leave }\nlobby-join = Mit { lobby-add }\n"
    with speaking(tmp_path, {"de/hanapai.ftl": f"{said}lobby-add = Neu\n"}):
        with pytest.raises(MissingWords, match="lobby-leave"):
            Words(strict=True).text("de", "lobby-start")
        assert Words().text("de", "lobby-start").startswith("Mit Neu ")
        assert has("lobby-leave")
        assert named("de", "lobby-add") == "Neu"


@pytest.mark.parametrize("several", [False, True])
async def test_a_language_is_offered_only_where_there_is_a_choice(tmp_path, several):
    with speaking(tmp_path, {"de/hanapai.ftl": HALF}) as place:
        for spoken in place.glob("*/hanapai.ftl"):
            if spoken.parent.name not in (("en", "de") if several else ("en",)):
                spoken.unlink()
        async with evening(tmp_path) as house:
            manager(house, house.anna)
            for command in ("server-settings", "preferences"):
                assert ("Language: " in (await panel(house.anna, house.channel, command)).text) == several
