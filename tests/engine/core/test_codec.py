"""Frozen values to plain JSON and back."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Literal

import pytest

from engine.core import decode, encode
from engine.core.change import whole


class Colour(StrEnum):
    RED = "red"


@dataclass(frozen=True)
class Leaf:
    word: str
    colour: Colour
    kind: Literal["a", "b"]


@dataclass(frozen=True)
class Tree:
    seed: bytes
    leaves: tuple[Leaf, ...]
    pair: tuple[int, bool]
    known: frozenset[str]
    points: Mapping[str, str]
    maybe: Leaf | None
    other: Leaf | None


LEAF = Leaf("x", Colour.RED, "a")
PLAIN_LEAF = {"word": "x", "colour": "red", "kind": "a"}
TREE = Tree(b"\x00\xff", (LEAF, LEAF), (7, True), frozenset({"p", "q"}), {"1": "one", "2": "two"}, LEAF, None)


def test_a_value_comes_back_from_json_text_with_its_types() -> None:
    again = decode(Tree, encode(TREE))
    assert again == TREE
    assert type(again.leaves[0].colour) is Colour
    assert type(again.pair[1]) is bool


def test_a_value_that_json_does_not_know_is_refused() -> None:
    with pytest.raises(TypeError):
        encode((object(),))


def test_sets_are_written_in_one_order_whatever_the_process() -> None:
    words = frozenset(f"word {number}" for number in range(40))
    assert json.loads(encode(words)) == sorted(words)


def test_numbers_of_any_size_come_back() -> None:
    assert decode(tuple[int, ...], encode((1 << 101, -(1 << 70)))) == (1 << 101, -(1 << 70))


@pytest.mark.parametrize("change", [
    {"seed": "no base64!"}, {"seed": 5}, {"leaves": [{"word": "x"}]}, {"pair": [1]}, {"pair": [1, 2]}, {"maybe": 7},
    {"leaves": [PLAIN_LEAF | {"kind": "c"}]}, {"leaves": [PLAIN_LEAF | {"colour": "blue"}]},
])  # fmt: skip
def test_what_is_no_such_value_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="This is no"):
        decode(Tree, json.dumps(json.loads(encode(TREE)) | change))


def test_a_text_that_is_no_json_is_refused() -> None:
    for text in ("", "{", "null", "[]"):
        with pytest.raises(ValueError, match="This is no"):
            decode(Tree, text)


@dataclass(frozen=True)
class Twig:
    word: str
    points: int = 0


def test_what_is_decoded_from_less_is_not_whole() -> None:
    assert whole(decode(Twig, encode(Twig("x"))))
    assert not whole(decode(Twig, b'{"word":"x"}'))
