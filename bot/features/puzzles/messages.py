"""The messages of a puzzle.

First the hand and the question, with a button per answer. Then the result of every answer and why the best one is
best. The figures are on a page behind *More*.
"""

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.decks.deck import LONGEST, Choice
from bot.decks.telling import pieces
from bot.features.puzzles.explaining import difficulty, explanation, theme
from bot.features.puzzles.models import Puzzle, PuzzleAnswer, is_played
from bot.features.puzzles.picture import Brought, picture
from bot.i18n import Text, has, listed
from bot.store.puzzles import PuzzleTally
from bot.tables.display_table import unplayed
from bot.tables.table import Table
from bot.transport.custom_ids import CustomId
from bot.transport.emoji import Emojis, words
from bot.transport.payload import ACCENT, CALM, MessagePayload, Part, View, button, post
from bot.ui.advice_words import figure_words
from bot.ui.hints import hinting
from bot.ui.house_rules import preset_words
from bot.ui.narration import deck_of, telling, who
from bot.ui.render_context import RenderContext
from engine.core import Action, AnyMatch, Scene, Weighed

SAY = CustomId("puzzle:0:{key}:say:{action}")
PICK = CustomId("puzzle:0:{key}:pick:{row:int}")
NEXT = CustomId("puzzle:0:{key}:next")
MORE = CustomId("puzzle:0:{key}:more")

GREEN, GREY = discord.ButtonStyle.success, discord.ButtonStyle.secondary
SURE = 3
"""Number of standard errors in a margin of error."""
IN_A_ROW, IN_A_LIST = 5, 25
"""Discord's maximum number of buttons in a row, and of options in a select."""


async def puzzle_message(
    puzzle: Puzzle, match: AnyMatch, guild: int, user: int, context: RenderContext
) -> MessagePayload:
    """Build the question of a puzzle. Nothing in it reveals the best answer."""
    table, text = unplayed(match.game, match, {puzzle.seat: user}, guild=guild), context.speak
    scene = _scene(table, puzzle)
    made = post(
        _title(table, scene, text),
        await _hand(table, scene, context),
        _asked(puzzle, table, text),
        *_answers(puzzle, table, scene, context),
        _rules(puzzle, table, text),
        accent=ACCENT,
    )
    return context.with_plain(made, match.game, lambda plain: puzzle_message(puzzle, match, guild, user, plain))


async def answer_message(
    puzzle: Puzzle,
    match: AnyMatch,
    given: Action,
    told: PuzzleTally,
    guild: int,
    user: int,
    context: RenderContext,
    *,
    more: bool = False,
) -> MessagePayload:
    """Build the result: the user's answer, why the best one is best, and the points of every answer.

    `more`: whether to add by how many points the best answer leads, how surely, and further figures.
    """
    table, text = unplayed(match.game, match, {puzzle.seat: user}, guild=guild), context.speak
    scene = _scene(table, puzzle)
    named = _named(table, scene, text)
    verdict = (
        text("puzzle-right")
        if given == puzzle.best
        else text("puzzle-wrong", best=named[puzzle.best], given=named[given])
    )
    buttons = [button(text("puzzle-next"), NEXT(puzzle.key), GREEN)]
    return post(
        _title(table, scene, text),
        listed([verdict, explanation(puzzle, given, table, named, telling(table, text))], text, "sentences"),
        await _brings(table, [_brought(each, named, given, text) for each in _ranked(puzzle)], context),
        _about(puzzle, told, table, text),
        *(_figures(puzzle, table, named, text) if more else ()),
        buttons if more else [*buttons, button(text("more-button"), MORE(puzzle.key), GREY)],
        accent=CALM,
    )


def weekly_title(match: AnyMatch, week: int, text: Text) -> str:
    """Return the title of the puzzle of the week. The bot also finds the message by this title."""
    day = f"{week // 10_000}-{week // 100 % 100:02}-{week % 100:02}"
    return text("puzzle-week", game=text(match.game.key), day=day)


async def question_of_all(puzzle: Puzzle, match: AnyMatch, week: int, context: RenderContext) -> MessagePayload:
    """Build the public question of the puzzle of the week. Each user answers it privately."""
    table, text = unplayed(match.game, match, {puzzle.seat: 0}), context.speak
    scene = _scene(table, puzzle)
    return post(
        weekly_title(match, week, text),
        _title(table, scene, text),
        await _hand(table, scene, context),
        _asked(puzzle, table, text),
        *_answers(puzzle, table, scene, replace(context, emojis=Emojis())),
        _rules(puzzle, table, text),
        text("puzzle-week-note"),
        accent=ACCENT,
    )


async def told_to_all(
    puzzle: Puzzle, match: AnyMatch, week: int, told: PuzzleTally, context: RenderContext
) -> MessagePayload:
    """Build the public solution of the puzzle of the week. It is sent a day after the question."""
    table, text = unplayed(match.game, match, {puzzle.seat: 0}), context.speak
    scene = _scene(table, puzzle)
    named = _named(table, scene, text)
    verdict = text("puzzle-week-best", best=named[puzzle.best])
    return post(
        text("puzzle-week-told", title=weekly_title(match, week, text)),
        listed([verdict, explanation(puzzle, puzzle.best, table, named, telling(table, text))], text, "sentences"),
        await _brings(table, [_brought(each, named, None, text) for each in _ranked(puzzle)], context),
        _about(puzzle, told, table, text),
        *_figures(puzzle, table, named, text),
        accent=CALM,
    )


def _scene(table: Table, puzzle: Puzzle) -> Scene:
    assert table.match is not None
    legal = table.match.pending[puzzle.seat]
    return hinting(table, table.match.scene(puzzle.seat), puzzle.seat, legal, hints=False)


def _title(table: Table, scene: Scene, text: Text) -> str:
    return text("puzzle-title", game=text(table.row.game), when=deck_of(table).when(scene, telling(table, text)))


async def _hand(table: Table, scene: Scene, context: RenderContext) -> Part:
    painted = await context.draw("hand", table, scene)
    return painted or words(deck_of(table), "hand", scene, telling(table, context.speak), context.emoji(table))


def _asked(puzzle: Puzzle, table: Table, text: Text) -> str:
    """Return the question in a few words. It names no time limit, unlike the question at a table."""
    assert table.match is not None
    question = table.match.question
    keys = f"{puzzle.game}-puzzle-{puzzle.kind}", f"puzzle-ask-{puzzle.kind}", "puzzle-ask"
    by = text("nobody") if question.by is None else who(table, question.by, text)
    return text(next(key for key in keys if has(key)), held=pieces(question.about, text), who=by)


def _choices(table: Table, scene: Scene, text: Text) -> list[Sequence[Choice]]:
    assert table.match is not None
    legal = table.match.pending[scene.viewer or 0]
    return [*deck_of(table).offer(scene, table.match.question, legal, telling(table, text)).rows]


def _named(table: Table, scene: Scene, text: Text) -> dict[Action, str]:
    return {each.action: each.full or each.label for row in _choices(table, scene, text) for each in row}


def _rules(puzzle: Puzzle, table: Table, text: Text) -> str:
    """Name the rules of the match, and say if people have played it."""
    return text(
        "puzzle-played" if is_played(puzzle.key) else "puzzle-rules",
        preset=preset_words(puzzle.game, table.row.preset, text),
    )


def _answers(puzzle: Puzzle, table: Table, scene: Scene, context: RenderContext) -> list[Part]:
    """Return one button per answer, all in the same colour. A row with too many answers becomes a select."""
    emoji, parts = context.emoji(table), list[Part]()
    for place, row in enumerate(_choices(table, scene, context.speak)):
        if len(row) <= IN_A_ROW:
            parts.append([button(each.label, SAY(puzzle.key, each.action), GREY, each.emoji(emoji)) for each in row])
            continue
        options = [
            discord.SelectOption(label=each.label, value=str(each.action), emoji=each.emoji(emoji))
            for each in row[:IN_A_LIST]
        ]
        parts.append(
            discord.ui.Select[View](
                custom_id=PICK(puzzle.key, place), placeholder=context.speak("hand-pick"), options=options
            )
        )
    return parts


def _ranked(puzzle: Puzzle) -> list[PuzzleAnswer]:
    return sorted(puzzle.answers, key=lambda each: each.points, reverse=True)


def _brought(answer: PuzzleAnswer, named: dict[Action, str], given: Action | None, text: Text) -> Brought:
    action = Action.parse(answer.action)
    mark = text("picture-you") if action == given else ""
    return Brought(
        action.pieces, named[action], answer.points, f"{round(answer.points, 1) or 0:+.1f}".replace("-", "−"), mark
    )


async def _brings(table: Table, shown: Sequence[Brought], context: RenderContext) -> Part:
    """Return the points of each answer, as a picture or as one line per answer."""
    text, deck = context.speak, deck_of(table)
    head = text("puzzle-brings", unit=deck.unit)
    data = await context.draw_page(picture, head, tuple(shown), deck.row, deck.ground)
    named = [listed(filter(None, (each.words, each.given)), text, "dots") for each in shown]
    said = [text("puzzle-line", answer=words, points=each.points) for words, each in zip(named, shown, strict=True)]
    return ("brings.png", data, listed(said, text, "semicolons")[:LONGEST]) if data is not None else "\n".join(said)


def _figures(puzzle: Puzzle, table: Table, named: dict[Action, str], text: Text) -> list[str]:
    """Return how many points the best answer leads by, the margin of error, and its other figures."""
    best, second = _ranked(puzzle)[:2]
    ahead = text(
        "puzzle-why",
        best=named[puzzle.best],
        other=named[Action.parse(second.action)],
        gap=f"{puzzle.lead:.1f}",
        deals=puzzle.deals,
    )
    sure = text("puzzle-sure", error=f"{SURE * second.error:.1f}")
    figures = figure_words(Weighed(puzzle.best, best.points, 0.0, figures=best.figures), table, text)[1:-1]
    more = [text("puzzle-figures", figures=listed(figures, text, "clauses"))] if figures else []
    return [listed([ahead, sure], text, "sentences"), *more]


def _about(puzzle: Puzzle, told: PuzzleTally, table: Table, text: Text) -> str:
    """Return what the puzzle is about, how difficult it is, and how many users have found the best answer."""
    said = telling(table, text)
    about = text(
        "puzzle-about",
        theme=said.text(f"puzzle-theme-{theme(puzzle, table, said)}"),
        difficulty=difficulty(puzzle, told),
    )
    if told.people < 2:
        return about
    people = text("puzzle-people", share=round(100 * told.found / told.people), people=told.people)
    return listed([about, people], text, "sentences")
