"""A sentence is made once, whoever it is about: what only stands in it is put there afterwards, and nothing else."""

import pytest

from bot import words
from bot.words import Words, languages, variables_of, written
from bot.words.functions import Several

WORDS = Words()
NAMES = ("민수", "<@17> ✦", "a former player", "3", "님", "٣ {$who}")
WHOLE = (0, 1, 2, -3)


def said_by_fluent(language, key, variables):
    """The message as Fluent alone puts it together, in the nearest language that has it."""
    for each in words.nearest(language):
        bundle = words._bundle(each)
        if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
            given = {name: Several(value) if isinstance(value, tuple) else value for name, value in variables.items()}
            said, errors = bundle.format_pattern(pattern, given)
            return (None if errors else words._begun(str(said), each)), each
    return None, ""


@pytest.mark.parametrize("language", languages())
def test_every_message_of_every_language_says_what_fluent_says_whoever_stands_in_it(language):
    compared = 0
    for key in written(language):
        names = sorted(variables_of(key))
        for turn, name in enumerate(NAMES):
            variables = {each: NAMES[(turn + place) % len(NAMES)] for place, each in enumerate(names)}
            wanted, _ = said_by_fluent(language, key, variables)
            lists = {each: tuple(NAMES[: turn + 1]) for each in names}
            if wanted is None:  # a list, perhaps
                variables, (wanted, _) = lists, said_by_fluent(language, key, lists)
            if wanted is None:
                continue
            assert WORDS.text(language, key, **variables) == wanted, (key, name)
            compared += bool(names)
    assert compared > 1000


@pytest.mark.parametrize("language", languages())
def test_numbers_still_choose_what_is_said(language):
    for key in written(language):
        names = sorted(variables_of(key))
        for number in WHOLE:
            variables = dict.fromkeys(names, number)
            wanted, _ = said_by_fluent(language, key, variables)
            if wanted is None:
                continue
            said = WORDS.text(language, key, **variables)
            assert said.replace("−", "-") == wanted.replace("−", "-"), (key, number)


def test_a_sentence_about_somebody_else_is_not_made_again(monkeypatch):
    made, format_pattern = [], words.Bundle.format_pattern

    def counted(self, pattern, args=None):
        made.append(args)
        return format_pattern(self, pattern, args)

    monkeypatch.setattr(words.Bundle, "format_pattern", counted)
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
