"""Lines break as their language does: at spaces, between letters, never before what ends a sentence."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.render.layout import breakable, text_width, two_lines, wrapped

TEXTS = st.text("aB 1、。（）「」ょー花見酒五万.,!?()한글 +×第…", max_size=40)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("花見酒を取ると、勝ちです。", ["花見酒を", "取ると、", "勝ちで", "す。"]),
        ("あいう（えお）か", ["あいう", "（えお）", "か"]),
        ("一二三四。五", ["一二三", "四。五"]),
        ("ちょっとこいこい", ["ちょっと", "こいこい"]),
        ("碰3张花牌", ["碰3张花", "牌"]),
        ("광 세장을 모아요", ["광 세장을", "모아요"]),
        ("Koi-Koi wins", ["Koi-Koi", "wins"]),
    ],
)
def test_a_line_breaks_where_its_language_breaks_it(text, lines):
    assert wrapped(text, 20, 84) == lines


@settings(max_examples=40)
@given(TEXTS, st.integers(20, 400))
def test_no_letter_is_lost_and_no_line_begins_or_ends_wrongly(text, across):
    lines = wrapped(text, 20, across)
    assert "".join("".join(lines).split()) == "".join(text.split())
    for before, after in pairwise(lines):
        spaced = f"{before} {after}" in " ".join(text.split())
        assert spaced or after[0] not in "、。）」ょー.,!?)…"
        assert spaced or before[-1] not in "（「(第×"
    for line in lines:
        assert text_width(line, 20) <= across or len(breakable(line)) == 1


@settings(max_examples=40)
@given(st.lists(st.text("abcDE,.()-", min_size=1, max_size=8), max_size=6), st.integers(20, 400))
def test_latin_text_breaks_at_spaces_alone(words, across):
    assert breakable(" ".join(words)) == [f"{word} " for word in words[:-1]] + words[-1:]
    assert " ".join(wrapped(" ".join(words), 20, across)) == " ".join(words)


def test_a_long_name_is_parted_into_two_lines_about_as_long():
    assert two_lines("花見酒月見酒", 30, 100) == ("花見酒", "月見酒")
    assert two_lines("Red Poem Ribbons", 30, 150) == ("Red Poem", "Ribbons")
    assert two_lines("花", 30, 10) == ("花",)
