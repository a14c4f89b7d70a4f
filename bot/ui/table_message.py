"""The public message of a running table, and the line in the parent channel that links to the table's thread."""

from collections.abc import Sequence
from dataclasses import replace

from bot.i18n import Text
from bot.store.moderation import Deed
from bot.tables.table import Table
from bot.transport.emoji import words
from bot.transport.payload import ACCENT, OVER, MessagePayload, post
from bot.ui.house_rules import differences, preset_words
from bot.ui.narration import claims, deck_of, happened, moment, telling
from bot.ui.render_context import RenderContext
from bot.ui.result_message import between, end_message, end_rows, pause_message, table_buttons, title, winner_line
from bot.ui.table_status import company_words
from engine.core import Scene


async def board_message(table: Table, context: RenderContext, deeds: Sequence[Deed] = ()) -> MessagePayload:
    """Build the public message of a match.

    Between two rounds it shows the last result until everyone is ready. After the match it shows the end. `deeds`: what
    moderators did at the table.
    """
    table = table.frozen_copy()
    if table.begun.result is not None:
        return await end_message(table, context, deeds=deeds)
    if between(table):
        return await pause_message(table, context)
    scene = table.begun.scene(None)
    made = await _running(table, scene, context)
    # a picture leaves no words with emoji
    return made if made.pictures else context.with_plain(made, table.game, lambda plain: _running(table, scene, plain))


async def _running(table: Table, scene: Scene, context: RenderContext) -> MessagePayload:
    picture = await context.draw("table", table, scene)
    owed = not picture and not context.taste.in_words
    context = replace(context, taste=replace(context.taste, in_words=not picture))
    text, deck, question = context.speak, deck_of(table), table.begun.question
    said = telling(table, text)
    shown = post(
        _head(table, scene, context),
        picture,
        words(deck, "table", scene, said, context.emoji(table)) if context.taste.in_words else "",
        happened(table, None, text),
        claims(table, scene, question, text) or moment(table, question, text),
        company_words(table, question, text),
        table_buttons(table, question, text),
        accent=ACCENT,
    )
    return replace(shown, owed=owed)


def _head(table: Table, scene: Scene, context: RenderContext) -> str:
    """Build the heading: table, rules, and how the rules differ from their preset.

    Unless the reader wants words, it also has the stage of the match. In words, the text below the heading tells the
    stage.
    """
    text, deck = context.speak, deck_of(table)
    preset = preset_words(table.row.game, table.row.preset, text)
    lines = [title(table, text)]
    if context.taste.in_words:
        lines.append(text("table-rules", preset=preset))
    else:
        said = telling(table, text)
        lines.append(text("table-rules-when", preset=preset, when=deck.when(scene, said)))
        facts = said.listed(deck.facts(scene, said), "dots")
        lines += [f"-# {facts}"] if facts else []
    return "\n".join(filter(None, (*lines, differences(table, text))))


def thread_link_message(table: Table, text: Text) -> MessagePayload:
    """Build the message in the parent channel that links to the table's thread.

    After the match it has the buttons of the result, because those in an archived thread do nothing in some clients.
    """
    row = table.row
    said = {"game": text(row.game), "table": str(row.id), "thread": f"<#{row.channel}>"}
    if row.state == "over":
        return post(text("sign-over", how=winner_line(table, text), **said), *end_rows(table, text), accent=OVER)
    return post(text("sign-closed" if row.state == "closed" else "sign-playing", **said), accent=OVER)
