"""What a number chooses between are plural categories that the language has: no branch can never be taken."""

from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast

from bot.i18n import folders
from tests.bot.languages.sentences import entries, inside

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def categories(language: str) -> set[str]:
    """The plural categories of a language: Korean has none but the one for all numbers."""
    return {*Locale.parse(language, sep="-").plural_form.rules, "other"}


def never(language: str, entry: ast.EntryType) -> Iterator[str]:
    """The branches of a message that no number takes.

    Where one of the names is no category, as in `[one] ... *[all]`, the branches are chosen by a word.
    """
    for part in inside(entry):
        if isinstance(part, ast.SelectExpression):
            keys = [variant.key.name for variant in part.variants if isinstance(variant.key, ast.Identifier)]
            if CATEGORIES.issuperset(keys):
                yield from (key for key in keys if key not in categories(language))


@pytest.mark.parametrize("language", folders())
def test_every_branch_can_be_taken_by_a_number(language):
    found = {
        entry.id.name: left
        for entry in entries(language)
        if isinstance(entry, ast.Message) and (left := [*never(language, entry)])
    }
    assert found == {}
