"""A line without an end gets the full stop of its language, where it stands among sentences."""

import pytest

from bot.decks.telling import closed
from bot.i18n import Words


@pytest.mark.parametrize(("locale", "said", "whole"), [
    ("en", "Anna wins", "Anna wins."), ("en", "Who wins?", "Who wins?"), ("zh-CN", "第3盘", "第3盘。"),
    ("zh-TW", "輪到Anna。", "輪到Anna。"), ("zh-TW", "搶金？", "搶金？"), ("en", "", ""),
])  # fmt: skip
def test_a_line_is_closed_once_and_as_its_language_does(locale, said, whole):
    assert closed(said, Words(strict=True).translator(locale)) == whole
