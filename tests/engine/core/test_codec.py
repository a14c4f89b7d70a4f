"""Frozen values to plain JSON and back."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Literal

import pytest

from engine.core import decode, encode


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
    points: Mapping[int, str]
    maybe: Leaf | None
    other: Leaf | None


LEAF = Leaf("x", Colour.RED, "a")
TREE = Tree(b"\x00\xff", (LEAF, LEAF), (7, True), frozenset({"p", "q"}), {1: "one", 2: "two"}, LEAF, None)


def test_a_value_comes_back_from_json_text_with_its_types() -> None:
    again = decode(Tree, json.loads(json.dumps(encode(TREE))))
    assert again == TREE
    assert type(again.leaves[0].colour) is Colour
    assert type(again.pair[1]) is bool


@pytest.mark.parametrize("value", [[1], {1}, 1.5, object()])
def test_what_would_not_come_back_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="no plain form"):
        encode((value,))


@pytest.mark.parametrize(
    "change",
    [
        {"seed": "no hex"},
        {"seed": 5},
        {"leaves": [{"word": "x"}]},
        {"pair": [1]},
        {"pair": [1, 2]},
        {"maybe": 7},
        {"leaves": [encode(LEAF) | {"kind": "c"}]},
        {"leaves": [encode(LEAF) | {"colour": "blue"}]},
    ],
)
def test_what_is_no_such_value_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises((TypeError, KeyError, ValueError)):
        decode(Tree, encode(TREE) | change)
