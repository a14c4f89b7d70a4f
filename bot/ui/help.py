"""Help on what a user can do now: a private message in plain words, in addition to their hand."""

from collections.abc import Sequence

from bot.i18n import Text, listed
from bot.tables.table import Table
from bot.transport.payload import CALM, Button, MessagePayload, button, post
from bot.ui.custom_ids import HELP
from bot.ui.lesson_message import course_button
from bot.ui.narration import asked, asking, claims, deck_of, telling
from bot.ui.outcomes import thanks
from bot.ui.render_context import RenderContext
from engine.core import Action, Ask, Question, Scene, Seat


def help_button(table: Table, text: Text) -> Button:
    """Build the button that opens the help."""
    return button(text("help-button"), HELP(table.id))


def help_message(table: Table, seat: Seat | None, context: RenderContext) -> MessagePayload:
    """Build the help for a player: the question, the meaning of each answer, the goals, and the marks in pictures.

    `seat`: the player's seat. None: a spectator, who gets a short text and a button to the course.
    """
    match, text = table.begun, context.speak
    home = table.id if seat is not None and match.result is None else None
    learn = course_button(table.game, text("learn-button"), home)
    if seat is None:
        return post(text("help-title"), text("help-spectator"), learn, accent=CALM)
    scene, question = match.scene(seat), match.question
    legal = question.legal.get(seat, ())
    said = telling(table, text)
    aims = (
        deck_of(table).aims(scene, table.game.sheet(table.rules), said)
        if question.ask not in (Ask.PAUSE, Ask.OVER)
        else []
    )
    return post(
        text("help-title"),
        _now(table, scene, question, legal, seat, text),
        "\n".join(f"- {said.text(f'help-{verb}')}" for verb in dict.fromkeys(action.verb for action in legal)),
        text("help-aim", goal="\n".join((text(f"{table.row.game}-help-goal"), *aims))),
        said.text(f"help-marks-{table.game.deck}"),
        text("help-more"),
        learn,
        accent=CALM,
    )


def _now(table: Table, scene: Scene, question: Question, legal: Sequence[Action], seat: Seat, text: Text) -> str:
    """Return the question to the seat. If it is asked nothing, say so and say for whom the table waits."""
    if legal:
        return asking(table, scene, question, legal, text)
    if question.ask is Ask.OVER:
        return thanks(table, text)
    waits = text("hand-wait", who=asked(table, question, text, but=seat))
    return listed((text("help-nothing"), claims(table, scene, question, text) or waits), text, "sentences")
