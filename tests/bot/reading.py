"""Whoever reads a message in a test: English, in pictures or, without any, in words."""

from typing import Any, cast

from bot.messages.reader import Reader
from bot.words import Words

TEXT = Words(strict=True).translator()


def reading(pictures=None, locale="en"):
    return Reader(locale, TEXT, cast(Any, pictures), in_words=pictures is None)
