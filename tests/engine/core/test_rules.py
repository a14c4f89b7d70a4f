"""House rules: declared once, read in every spelling, refused with a sentence."""

from dataclasses import dataclass

import pytest

from engine import GAMES
from engine.core import AnyGame, Rules, changed, choice, flag, number


@dataclass(frozen=True, slots=True)
class Sample(Rules):
    size: int = number(3, 1, 9, offer=(3, 6))
    word: str = choice("some", "none", "all")
    points: int = choice(3, 5, 0)
    bold: bool = flag(False, when="word=all")
    more: int = number(1, 1, 2, when="points")
    less: int = number(1, 1, 2, when="word")


@pytest.mark.parametrize(("written", "read"), [
    ({"size": "7"}, Sample(size=7)), ({"jx.size": 7}, Sample(size=7)), ({"word": " all "}, Sample(word="all")),
    ({"points": "0"}, Sample(points=0)), ({"bold": "on"}, Sample(bold=True)), ({"bold": "TRUE"}, Sample(bold=True)),
    ({"bold": True}, Sample(bold=True)), ({"bold": "off"}, Sample()), ({}, Sample()),
])  # fmt: skip
def test_every_spelling_is_read(written: dict, read: Sample) -> None:
    assert Sample.parse(written) == read


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ({"size": 10}, "size cannot be 10: it is a whole number from 1 to 9."),
        ({"size": "many"}, "size cannot be many: it is a whole number from 1 to 9."),
        ({"size": True}, "size cannot be True"),
        ({"word": "few"}, "word cannot be few: it is one of some, none, all."),
        ({"points": "4"}, "points cannot be 4: it is one of 3, 5, 0."),
        ({"bold": "maybe"}, "bold cannot be maybe: it is on or off."),
        ({"bold": 1}, "bold cannot be 1"),
        ({"colour": "red"}, "There is no setting colour."),
    ],
)
def test_what_is_not_allowed_is_refused_with_a_sentence(written: dict, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence.replace(".", r"\.")):
        Sample.parse(written)


def test_rules_cannot_be_built_with_a_value_that_is_not_allowed() -> None:
    with pytest.raises(ValueError, match="size cannot be 0"):
        Sample(size=0)


def test_plain_values_are_read_back() -> None:
    rules = Sample(size=9, word="all", points=5, bold=True)
    assert list(rules.plain()) == ["size", "word", "points", "bold", "more", "less"]
    assert Sample.parse(rules.plain()) == rules


def test_options_are_told_in_order_with_what_they_offer() -> None:
    size, word, points, bold, more, _ = Sample.options()
    assert (size.name, size.kind, size.offer, size.default) == ("size", "number", (3, 6), 3)
    assert (word.kind, word.offer) == ("choice", ("some", "none", "all"))
    assert (points.kind, points.offer) == ("choice", (3, 5, 0))
    assert (bold.kind, bold.offer) == ("flag", (True, False))
    assert more.offer == (1, 2)


def test_a_setting_applies_where_the_one_it_depends_on_is_used() -> None:
    *_, bold, more, less = Sample.options()
    assert Sample(word="all").applies(bold)
    assert not Sample(word="some").applies(bold)
    assert Sample(points=5).applies(more)
    assert not Sample(points=0).applies(more)
    assert Sample(word="some").applies(less)
    assert not Sample(word="none").applies(less)
    assert Sample().applies(Sample.options()[0])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_depends_on_the_rules_alone_is_made_once_for_equal_rules(game: AnyGame) -> None:
    assert game.rules.options() is game.rules().options()
    for rules in game.presets.values():
        assert game.sheet(rules) is game.sheet(game.rules.parse(rules.plain()))
        assert game.sheet(rules) == game.sheet.__wrapped__(rules)


@dataclass(frozen=True)
class State:
    turn: int


def test_a_misspelt_field_is_an_error() -> None:
    assert changed(State(1), turn=2) == State(2)
    with pytest.raises(AssertionError, match="trun"):
        changed(State(1), trun=2)
