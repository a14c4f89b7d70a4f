"""Whoever reads a message in a test: English, in pictures or, without any, in words."""

from typing import Any, cast

from bot.i18n import Words
from bot.ui.render_context import DisplayOptions, RenderContext
from bot.ui.result_message import card_message
from bot.ui.table_message import board_message

WORDS = Words(strict=True)
TEXT = WORDS.translator()


def reading(pictures=None, locale="en"):
    return RenderContext(
        locale, WORDS.translator(locale), cast(Any, pictures), DisplayOptions(in_words=pictures is None)
    )


async def card_of(table, context):
    """The card of the round that was settled last, or of the match when it is over."""
    if table.match.result is not None:
        return await board_message(table, context)
    return await card_message(table, table.match.scene(None), table.match.told, context)
