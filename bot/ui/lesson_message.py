"""The message of a course: one lesson at a time, with its picture, its answers, and a comment on the user's answer."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import discord

from bot.decks.all import DECKS
from bot.decks.telling import Telling, joined, pieces
from bot.games import GAMES
from bot.tables.display_table import unplayed
from bot.tables.table import Table
from bot.transport.emoji import words
from bot.transport.payload import ACCENT, CALM, OVER, Button, MessagePayload, Part, button, in_rows, post
from bot.ui.custom_ids import HAND, LESSON, LESSON_ANSWER, LESSON_PAGE, LESSON_PLAY
from bot.ui.hints import hinting
from bot.ui.narration import deadline, deck_of, telling
from bot.ui.render_context import RenderContext
from bot.ui.table_status import clock_key
from engine.core import LEARNER, Action, Answer, AnyGame, AnyMatch, Ask, Lesson, Piece, Pile, Place, Scene

GREEN, GREY, RED = discord.ButtonStyle.success, discord.ButtonStyle.secondary, discord.ButtonStyle.danger


def course_button(game: AnyGame, label: str, home: int | None = None) -> list[Button]:
    """Build the button that opens a game's course. Return [] if the game has no course.

    `home`: the number of the table where the user plays. The course has a button back to it.
    """
    return [button(label, LESSON(0, game.key, "open", home))] if game.course() else []


async def lesson_message(
    game: AnyGame,
    step: int,
    guild: int,
    learner: int,
    context: RenderContext,
    given: str = "",
    home: Table | None = None,
    page: int | None = None,
) -> MessagePayload:
    """Build the lesson number `step` of the course, counted from 0. After the last lesson, build the end of the course.

    `given`: key of the learner's answer, or "". `home`: the table where the learner plays. The course has a button back
    to it. `page`: the page of a lesson whose pieces need several pictures, counted from 0. None: the first.
    """
    if step >= len(game.course()):
        return _end(game, context, home)
    lesson = game.course()[step]
    answer = next((each for each in lesson.answers if each.key == given), None)
    match = AnyMatch.at(game, lesson.position()) if lesson.position else None
    table = unplayed(game, match, {LEARNER: learner}, guild=guild)
    said, variables = telling(table, context.speak), _variables(lesson, context)
    made = post(
        context.speak("learn-title", game=context.speak(game.key), step=step + 1, steps=len(game.course())),
        "" if step or given else context.speak("learn-begin", steps=len(game.course())),
        said.text(f"learn-{lesson.key}", **variables) if answer is None else "",
        await _picture(table, lesson, answer, context, page or 0),
        _pages(table, lesson, step, context, page or 0, home),
        _asked(lesson, answer, said, variables),
        *in_rows(_answers(table, lesson, step, answer, said, variables, context.emoji(table), home)),
        _way(game, step, context, home, done=answer is not None and answer.right),
        "" if home is None else _meanwhile(home, learner, context),
        accent=ACCENT if answer is None else CALM,
    )
    return context.with_plain(
        made, game, lambda plain: lesson_message(game, step, guild, learner, plain, given, home, page)
    )


def _variables(lesson: Lesson, context: RenderContext) -> Mapping[str, str | int]:
    """Return the variables for a lesson's texts.

    Pieces become a list of names (`a, b and c`). Numbers stay unchanged.
    """

    def named(what: tuple[Piece, ...]) -> str:
        return joined([pieces([piece], context.speak) for piece in what], context.speak)

    return {name: what if isinstance(what, int) else named(what) for name, what in lesson.says.items()}


def _pages(
    table: Table, lesson: Lesson, step: int, context: RenderContext, page: int, home: Table | None
) -> list[Button]:
    """Build the button to the next page of the lesson's pieces, after the last to the first.

    Return [] if there is only one page, or if the pieces are in words."""
    pages = deck_of(table).guide_pages(lesson.pieces) if lesson.pieces and not context.taste.in_words else []
    if len(pages) < 2:
        return []
    after = (page + 1) % len(pages)
    label = context.speak("learn-page", page=after + 1, pages=len(pages))
    return [button(label, LESSON_PAGE(step, table.row.game, after, home and home.id))]


async def _picture(table: Table, lesson: Lesson, answer: Answer | None, context: RenderContext, page: int) -> Part:
    """Draw the lesson's position, or a page of its pieces.

    After the right answer, draw the position that follows. Without a picture, return words.
    """
    pages = deck_of(table).guide_pages(lesson.pieces) if lesson.pieces else [()]
    shown = lesson.pieces if context.taste.in_words else pages[min(page, len(pages) - 1)]
    match, kind, scene = table.match, "guide", Scene(None, (Place(LEARNER, 0),), (Pile("guide", None, shown),))
    if match is not None:
        kind = "hand"
        if lesson.after and answer is not None and answer.right and isinstance(answer.what, Action):
            match, kind = match.after(LEARNER, answer.what), lesson.after
        scene = hinting(table, match.scene(LEARNER), LEARNER, match.pending.get(LEARNER, ()), hints=True)
        giveaways = deck_of(table).giveaways
        if answer is None or not answer.right:
            scene = replace(scene, sheets=tuple(sheet for sheet in scene.sheets if sheet.key not in giveaways))
    picture = await context.draw(kind, table, scene)
    return picture or words(deck_of(table), kind, scene, telling(table, context.speak), {})


def _asked(lesson: Lesson, answer: Answer | None, said: Telling, variables: Mapping[str, str | int]) -> str:
    """Return the lesson's question, or the comment on the learner's answer.

    After a wrong answer, the question is repeated below the comment.
    """
    question = said.text(f"learn-{lesson.key}-ask", **variables)
    if answer is None:
        return question
    verdict = said.text("learn-right" if answer.right else "learn-wrong")
    explained = said.listed((verdict, said.text(f"learn-{lesson.key}-{answer.key}", **variables)), "sentences")
    return explained if answer.right else f"{explained}\n{question}"


def _answers(
    table: Table,
    lesson: Lesson,
    step: int,
    given: Answer | None,
    said: Telling,
    variables: Mapping[str, str | int],
    emoji: Mapping[Piece, str],
    home: Table | None,
) -> Sequence[Button]:
    """Build a button for each answer. If an answer is an action, it has the same label as in a hand.

    The learner's answer (`given`) is green if it is right, and red if it is wrong.
    """
    labels = _labels(table, said)
    buttons: list[Button] = []
    for answer in lesson.answers:
        if isinstance(answer.what, Action):
            label = labels[answer.what]
        elif answer.what is not None:
            label = said.speak(f"short-{answer.what}")
        else:
            label = said.text(f"learn-{lesson.key}-{answer.key}-label", **variables)
        style = GREY if answer is not given else GREEN if answer.right else RED
        about = answer.what.pieces if isinstance(answer.what, Action) else (answer.what,) if answer.what else ()
        shown = emoji.get(about[0]) if about else None
        custom_id = LESSON_ANSWER(step, table.row.game, answer.key, home and home.id)
        buttons.append(button(label, custom_id, style, shown))
    return buttons


def _labels(table: Table, said: Telling) -> dict[Action, str]:
    match = table.match
    if match is None or not (legal := match.pending.get(LEARNER, ())):
        return {}
    offer = deck_of(table).offer(match.scene(LEARNER), match.question, legal, said)
    return {choice.action: choice.label for row in offer.rows for choice in row}


def _way(game: AnyGame, step: int, context: RenderContext, home: Table | None, *, done: bool) -> list[Button]:
    """Build the buttons for the previous and the next lesson.

    If the lesson is `done`, the button for the next one is green.
    """
    back = [_back(game, step - 1, context, home)] if step else []
    label, style = ("learn-next", GREEN) if done else ("learn-skip", GREY)
    return [*back, button(context.speak(label), LESSON(step + 1, game.key, "show", home and home.id), style)]


def _back(game: AnyGame, step: int, context: RenderContext, home: Table | None) -> Button:
    return button(context.speak("page-back"), LESSON(step, game.key, "show", home and home.id))


def _meanwhile(home: Table, learner: int, context: RenderContext) -> str:
    """Say what happens at the learner's table while they read: it waits, goes on, or their clock runs out."""
    text, number, question = context.speak, str(home.id), home.match and home.match.question
    if home.solo and (home.clock_s is None or home.deserted):
        asked = home.match is not None and home.seat_of(learner) in home.match.pending
        ends = asked and question is not None and question.ask in (Ask.WINDOW, Ask.CHOICE)
        return (
            text("learn-window", table=number, until=deadline(home, text))
            if ends
            else text("learn-waits", table=number)
        )
    if question is None or home.clock_s is None:
        return ""
    if home.seat_of(learner) in question.public and question.ask.clocked and home.row.due_at:
        return text("learn-clock", table=number, until=deadline(home, text))
    return text("learn-goes-on", table=number, clock=text(f"clock-{clock_key(home.clock_s)}"))


def _end(game: AnyGame, context: RenderContext, home: Table | None) -> MessagePayload:
    """Build the end of the course. A button leads back to the table, or starts a match against a computer."""
    text, last = context.speak, len(game.course())
    play = button(text("learn-play"), LESSON_PLAY(last, game.key), GREEN)
    if home is not None:
        play = button(text("learn-back", table=str(home.id)), HAND(home.id), GREEN)
    return post(
        text("learn-over", game=text(game.key)),
        text(f"{game.key}-learn-now"),
        [play, _back(game, last - 1, context, home)],
        accent=ACCENT,
    )


def opened_message(game: AnyGame, context: RenderContext) -> MessagePayload:
    """Build the message that replaces the course once the learner has started a match from it."""
    text = context.speak
    return post(text("learn-opened", game=text(game.key), count=game.seats[-1] - 1), accent=OVER)


def course_of(key: str) -> AnyGame | None:
    """Return the game of that key if it has a course, else None."""
    game = GAMES.get(key)
    return game if game is not None and game.course() and game.deck in DECKS else None
