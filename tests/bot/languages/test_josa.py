"""Korean particles follow what a name ends in, however it is written."""

import re

import pytest
from fluent.syntax import ast

from bot.i18n import Words, named, written
from bot.i18n.josa import PAIRS, josa
from bot.render.faces import FACES
from tests.bot.languages.sentences import patterns
from tests.bot.languages.speaking import speaking

CLOSED, OPENED, RIEUL = ("은", "이", "을", "과", "으로"), ("는", "가", "를", "와", "로"), ("은", "이", "을", "과", "로")
FORMS = {form: closed for closed, pair in PAIRS.items() for form in pair}
WRITTEN_OUT = re.compile(rf"""[`*”]*({"|".join(sorted(FORMS, key=len, reverse=True))})(?![가-힣])""")
"""A particle behind the name of a command or button that a sentence takes."""


def behind(name):
    """The particles behind a name."""
    return tuple(josa(name, particle)[len(name) :] for particle in CLOSED)


@pytest.mark.parametrize(
    "name",
    ["민준", "컴퓨터 3", "10", "100", "6", "Ben", "Tom", "King", "Bob", "Kate M", "けん", "ㅋㅋ", "**민준**", "민준🎴"],
)
def test_behind_a_consonant(name):
    assert behind(name) == CLOSED


@pytest.mark.parametrize(
    "name",
    [
        *(
            "민수",
            "컴퓨터 2",
            "45",
            "Anna",
            "Chie",
            "Kate",
            "Peter",
            "PC",
            "さくら",
            "サクラ",
            "５",
            "`민수`",
            "민수!!",
        ),
        *("🀄민수🀄", "José", "<:c01H:123456789> 민수", "민수 (민수)"),
    ],
)
def test_behind_a_vowel_where_emoji_marks_and_accents_are_not_read(name):
    assert behind(name) == OPENED


@pytest.mark.parametrize("name", ["철", "7", "1", "28", "Paul", "XL", "서울 (서울)"])
def test_behind_rieul_the_way_to_something_is_as_behind_a_vowel(name):
    assert behind(name) == RIEUL


@pytest.mark.parametrize("name", ["<@123>", "王", "🎴", "", "Ё", "عمر", "**<@5>**"])
def test_behind_what_nobody_can_read_stand_both(name):
    assert behind(name) == ("은(는)", "이(가)", "을(를)", "와(과)", "(으)로")


@pytest.mark.parametrize("particle", PAIRS)
def test_every_particle_has_a_form_behind_anything(particle):
    closed, opened = PAIRS[particle]
    assert (josa("민준", particle), josa("민수", particle)) == (f"민준{closed}", f"민수{opened}")
    assert josa("🎴", particle)[0] == "🎴"
    assert "(" in josa("🎴", particle)


@pytest.mark.parametrize(("names", "particle", "said"), [
    ("민수", "님이", "민수님이"), ("<@123>", "님은", "<@123>님은"), ("민수", "님", "민수님"),
    ("민수", "님에게", "민수님에게"), ("타마", "님부터", "타마부터"),
    ("민수, <@5>", "님하고만", "민수님, <@5>님하고만"), ("민수, <@5>", "님을", "민수님, <@5>님을"),
    ("민수, 곤", "님과", "민수님, 곤과"), ("타마(컴퓨터), 김타마", "님이고", "타마(컴퓨터), 김타마님이고"),
])  # fmt: skip
def test_each_person_of_a_list_is_honoured_and_no_computer(names, particle, said):
    assert josa(names, particle) == said


def test_nobody_is_honoured_who_is_no_person():
    text = Words(strict=True).translator("ko")
    for key, said in {"former-player": "예전 참가자가", "nobody": "없음이"}.items():
        assert josa(text(key), "님이") == said
    for name in (text(f"computer-{face}") for face in FACES):
        assert "님" not in josa(name, "님이") + josa(text("computer-named", who=name), "님이")
    assert josa(text("choice-computer"), "님의") == "컴퓨터의"


def test_a_mark_stands_around_the_name_alone():
    assert josa("공산 피 2", "을", "**") == "**공산 피 2**를"
    assert josa("민수, 타마", "님이", "**") == "**민수**님, **타마**가"


def test_a_message_says_a_name_with_its_particle(tmp_path):
    said = 'hit = { JOSA($who, "이") } { JOSA($number, "을") } 쳤어요.\nwrong = { JOSA($who, "의") }\n'
    with speaking(tmp_path, {"ko/hanapai.ftl": f"language-name = 한국어\n{said}"}):
        text = Words(strict=True).translator("ko")
        assert text("hit", who="민준", number=3) == "민준이 3을 쳤어요."
        assert text("hit", who="anna", number=2) == "anna가 2를 쳤어요."
        with pytest.raises(Exception, match="의"):
            text("wrong", who="민준")


def test_a_particle_behind_a_name_that_a_sentence_takes_is_written_in_its_form():
    wrong = []
    for key in written("ko"):
        for pattern in patterns("ko", key):
            for part, after in zip(pattern.elements, pattern.elements[1:], strict=False):
                taken = part.expression if isinstance(part, ast.Placeable) else None
                if not isinstance(taken, ast.MessageReference) or not isinstance(after, ast.TextElement):
                    continue
                name = named("ko", taken.id.name, taken.attribute.name if taken.attribute else "") or ""
                found = WRITTEN_OUT.match(after.value)
                if name and found and name + found[1] != josa(name, FORMS[found[1]]):
                    wrong.append((key, name + found[1]))
    assert wrong == []
