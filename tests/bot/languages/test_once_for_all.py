"""A sentence is made once, whoever it is about: what only stands in it is put there afterwards, and nothing else."""

from itertools import islice

import pytest

from bot.i18n import Words, languages, variables_of, written
from bot.i18n.bundle import Bundle
from bot.i18n.functions import Several
from tests.sampling import SLOW

WORDS = Words()
NAMES = ("민수", "<@17> ✦", "a former player", "3", "님", "٣ {$who}")
WHOLE = (0, 1, 2, -3)


def said_by_fluent(bundle, key, variables):
    """The message as Fluent alone puts it together; None where it cannot."""
    if not bundle.has_message(key) or (pattern := bundle.get_message(key).value) is None:
        return None
    given = {name: Several(value) if isinstance(value, tuple) else value for name, value in variables.items()}
    said, errors = bundle.format_pattern(pattern, given)
    return None if errors else alike(str(said))


def alike(said):
    """A sentence without what is done to it afterwards: it begins with a capital letter, and has a true minus sign."""
    return said.casefold().replace("−", "-")


def some(language, every):
    """A part of the messages of a language, with their numbers: another part in each language."""
    return islice(enumerate(sorted(written(language))), languages().index(language) % every, None, every)


def spread(language):
    """A fifth of the messages of that language in each run; in slow tests of every one, so that all have their turn."""
    return [(each, 5) if each == language else pytest.param(each, 5, marks=SLOW) for each in languages()]


@pytest.mark.slow
@pytest.mark.parametrize(("language", "every"), spread("ja"))
def test_every_message_says_in_one_of_the_languages_what_fluent_says_whoever_stands_in_it(language, every):
    compared, bundle = 0, Bundle(language, written(language))
    for turn, key in some(language, every):
        names = sorted(variables_of(key))
        strings = {each: NAMES[(turn + place) % len(NAMES)] for place, each in enumerate(names)}
        lists = {each: NAMES[: turn % len(NAMES) + 1] for each in names}
        for variables in (strings, lists):
            if (wanted := said_by_fluent(bundle, key, variables)) is not None:
                assert alike(WORDS.text(language, key, **variables)) == wanted, (key, variables)
                compared += bool(names)
                break  # lists are for messages that take nothing else
    assert compared > 500 // every


@pytest.mark.parametrize(("language", "every"), spread("ko"))
def test_numbers_still_choose_what_is_said(language, every):
    bundle = Bundle(language, written(language))
    for _, key in some(language, every):
        names = variables_of(key)
        for number in WHOLE if names else ():
            variables = dict.fromkeys(names, number)
            if (wanted := said_by_fluent(bundle, key, variables)) is not None:
                assert alike(WORDS.text(language, key, **variables)) == wanted, (key, number)


def test_a_sentence_about_somebody_else_is_not_made_again(monkeypatch):
    made, format_pattern = [], Bundle.format_pattern

    def counted(self, pattern, args=None):
        made.append(args)
        return format_pattern(self, pattern, args)

    monkeypatch.setattr(Bundle, "format_pattern", counted)
    WORDS.forget(0)
    for name in NAMES:
        assert name in WORDS.text("en", "table-seat", mark="①", who=name, points=12, badges=" · dealer")
        assert name in WORDS.text("en", "list-and", items=("Mika", name))
    assert len(made) == 2
    assert not [value for args in made for value in args.values() if value in NAMES]


def test_what_a_name_decides_is_decided_for_each():
    assert "민수님이" in WORDS.text("ko", "koikoi-tell-played", who="민수", pieces="a", count=0, taken="")
    assert "민수" not in WORDS.text("ko", "koikoi-tell-played", who="미카", pieces="a", count=0, taken="")


def test_a_letter_that_marks_a_place_takes_no_place_in_any_message():
    mark = chr(0xF0000)
    assert WORDS.text("en", "scene-field", cards=mark) == f"On the field: {mark}."
    korean = WORDS.text("ko", "koikoi-tell-played", who=f"민수{mark}", pieces="송학", count=1, taken="매화")
    assert korean == WORDS.text("ko", "koikoi-tell-played", who="민수", pieces="송학", count=1, taken="매화")
