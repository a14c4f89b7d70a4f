"""The result of a round.

It is shown while players get ready for the next round, later in the card of its round, and at the end of a match. If
there is a picture, the result is not repeated in words. They are in the picture's description, and *Why?* explains the
score.
"""

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.decks.decided import decided_words, hand_words
from bot.decks.moments import moment_of
from bot.decks.scenes import deals_next, ranked, seat_words, winner_words, with_places
from bot.decks.telling import joined
from bot.i18n import Text, listed
from bot.store.moderation import Deed
from bot.tables.match_end import absent, easiest, places_of, unsettled
from bot.tables.table import Table
from bot.transport.payload import ACCENT, CALM, OVER, Button, MessagePayload, button, in_rows, post
from bot.ui.asleep_message import PlayRequest
from bot.ui.custom_ids import HAND, MOMENT, MOVE, NIGHT, PLAY_REQUEST, REMATCH, REPLAY, REVIEW, WHY
from bot.ui.moderated import result_lines
from bot.ui.narration import asked, deck_of, story, telling, who
from bot.ui.outcomes import outcome_lines
from bot.ui.render_context import RenderContext
from bot.ui.table_status import away_line, company_buttons, company_words
from engine.core import READY, Ask, Event, Question, Result, Scene, Seat, won


def between(table: Table) -> bool:
    """Return whether a round was just settled and everyone is now asked to be ready for the next.

    False if the last hand was void. Then the next one is dealt without asking.
    """
    match = table.match
    if match is None or match.question.ask is not Ask.PAUSE or not match.scene(None).settled:
        return False
    return table.game.story.settled_last(match.told)


def title(table: Table, text: Text) -> str:
    return text("table-title", game=text(table.row.game), table=str(table.id))


def settled_when(table: Table, scene: Scene, text: Text) -> str:
    """Return the heading of a result: the number of the round settled last, and who won it."""
    found = won(scene)
    winner, name = ("none", "") if found is None else ("one", who(table, found.seat, text))
    return text("result-when", unit=deck_of(table).unit, round=scene.settled, winner=winner, who=name)


def _settled_title(table: Table, scene: Scene, text: Text) -> str:
    when = settled_when(table, scene, text)
    return text("table-title-when", game=text(table.row.game), table=str(table.id), when=when)


def why_button(table: Table, settled: int, text: Text) -> Button:
    """Build the *Why?* button, which explains a round's result. `settled`: the number of the round."""
    return button(text("table-why"), WHY(table.id, settled))


def score_buttons(table: Table, settled: int, text: Text) -> list[Button]:
    """Build the buttons about the points of a finished match: those of each hand, and of the last hand in detail.

    Return [] if no hand was played."""
    points = button(text("table-points", unit=deck_of(table).unit), WHY(table.id, 0))
    return [points, why_button(table, settled, text)] if settled else []


def end_title(table: Table, scene: Scene, text: Text, you: Seat | None = None) -> str:
    """Return the heading of a finished match: who won, and below that the table. `you`: the seat of the reader."""
    named = title(table, text)
    won_by = winner_words(scene, telling(table, text), you)
    return "\n".join((f"## {won_by[0]}", f"-# {named.removeprefix('## ')}")) if won_by else named


def winner_line(table: Table, text: Text) -> str:
    """Say who won a finished match. If it has no result or counts for nobody, say that."""
    ended = table.match is not None and table.match.result is not None
    over = winner_words(final(table), telling(table, text)) if ended else []
    return over[0] if over else text("table-unplayed")


def moment_row(table: Table, scene: Scene, text: Text) -> list[Button]:
    """Build the button that shares the special moment of the round settled last.

    Return [] if the round had no such moment, or if there is nobody to share it with.
    """
    if not table.venue.posts or moment_of(scene, telling(table, text)) is None:
        return []
    return [button(text("table-moment"), MOMENT(table.id, scene.settled))]


def table_buttons(table: Table, question: Question, text: Text) -> list[Button]:
    """Build the buttons under a table that is being played."""
    ready = MOVE(table.id, question.number, READY)
    asks = question.ask is Ask.PAUSE
    return [
        *([button(text("table-ready-button"), ready, discord.ButtonStyle.primary)] if asks else []),
        button(text("table-hand"), HAND(table.id), discord.ButtonStyle.primary),
        *company_buttons(table, text),
    ]


async def pause_message(table: Table, context: RenderContext) -> MessagePayload:
    """Build the message between rounds: the result of the last round, and the players who are not ready yet."""
    text, question, scene = context.speak, table.begun.question, table.begun.scene(None)
    ended, picture, settled = await _settled(table, scene, table.begun.told, context)
    said = "" if table.asleep else telling(table, text).text("table-next", who=asked(table, question, text))
    shown = post(
        _settled_title(table, scene, text),
        ended,
        picture,
        settled,
        said,
        company_words(table, question, text),
        [*table_buttons(table, question, text), why_button(table, scene.settled, text)],
        moment_row(table, scene, text),
        accent=ACCENT,
    )
    return replace(shown, owed=not picture and not context.taste.in_words)


async def card_message(table: Table, scene: Scene, told: Sequence[Event], context: RenderContext) -> MessagePayload:
    """Build the card of the round settled last in `scene`. The card is the round's final message.

    `told`: the events up to the end of the round. The card tells only those of the last turn.
    """
    table, text = table.frozen_copy(), context.speak
    ended, picture, settled = await _settled(table, scene, told, context)
    return post(
        _settled_title(table, scene, text),
        ended,
        picture,
        settled,
        [why_button(table, scene.settled, text)],
        moment_row(table, scene, text),
        accent=CALM,
    )


async def _settled(
    table: Table, scene: Scene, told: Sequence[Event], context: RenderContext
) -> tuple[str, tuple[()] | tuple[str, bytes, str], str]:
    """Return three things about the round settled last: how it ended, its picture, and a text.

    With a picture, the text only says who deals next. It is empty if a rule fixes that. Without a picture, the text is
    the settlement in words.
    """
    text, deck = context.speak, deck_of(table)
    ended = listed(story(table, table.game.story.ending(told), None, text), text, "sentences")
    picture, said = await context.draw("result", table, scene), telling(table, text)
    return ended, picture, deals_next(scene, said) if picture else "\n".join(deck.settlement(scene, said))


def final(table: Table) -> Scene:
    """Return the public scene at the end of a match, with the final places.

    If no hand was settled and the match counts for nobody, all share first place, so that no winner is named.
    """
    match = table.begun
    assert match.result is not None
    places = places_of(table, match.result)
    return with_places(match.scene(None), [1] * len(places) if unsettled(table, match) else places)


async def end_message(
    table: Table, context: RenderContext, you: Seat | None = None, deeds: Sequence[Deed] = ()
) -> MessagePayload:
    """Build the message at the end of a match, with the buttons to play again. It begins with the winner.

    `you`: the seat of the reader, if nobody else sees the message. `deeds`: what moderators did at the table.
    """
    table, text = table.frozen_copy(), context.speak
    assert table.begun.result is not None
    result, scene = table.begun.result, final(table)
    ended, picture, settled = await _settled(table, scene, table.begun.told, context)
    lines = [text("table-over")]
    if result.last is not None:
        ended = ""
        lines.append(text(f"table-{result.reason}", who=who(table, result.last, text), price=result.fee))
    elif not result.hands:
        lines.append(text("table-unplayed"))
    lines += _uncounted(table, result, text)
    did = "\n".join(outcome_lines(table, text)) if context.taste.standings else ""
    sealed = text("table-sealed", table=str(table.id))
    seats = "" if picture else final_words(table, scene, text)
    return post(
        end_title(table, scene, text, you),
        listed(lines, text, "sentences"),
        seats,
        ended,
        picture,
        settled,
        did,
        "\n".join(result_lines(table, deeds, text)),
        sealed,
        *end_rows(table, text),
        moment_row(table, scene, text),
        accent=OVER,
    )


def end_rows(table: Table, text: Text) -> list[Sequence[Button]]:
    """Build the rows of buttons under a finished match: to go on, to look back at it, and about its points."""
    settled = table.match.scene(None).settled if table.match is not None else 0
    buttons = [
        *again_buttons(table, text),
        button(text("table-replay"), REPLAY(table.id)),
        button(text("table-review"), REVIEW(table.id)),
        *score_buttons(table, settled, text),
    ]
    return in_rows(buttons)


def again_buttons(table: Table, text: Text) -> list[Button]:
    """Build the buttons to go on after a match: to the next table of the club night, or to another match.

    If one person played with computers outside of servers, the button starts another match at once.
    """
    if not table.venue.posts:
        wish = PlayRequest(table.row.game, table.row.preset or None, True, easiest(table), table.row.advice)
        return [button(text("table-rematch"), PLAY_REQUEST("again", *wish.words()), discord.ButtonStyle.primary)]
    if table.row.night is not None:
        return [button(text("night-next"), NIGHT(table.row.night, "next"), discord.ButtonStyle.primary)]
    return [
        button(text("table-rematch"), REMATCH(table.id, "again"), discord.ButtonStyle.primary),
        button(text("table-seats"), REMATCH(table.id, "seats")),
    ]


def closed_message(table: Table, text: Text) -> MessagePayload:
    """Build the message of a match that was closed without a result."""
    why = text(f"closed-{table.row.reason}") if table.row.reason else text("refused-closed")
    return post(title(table, text), why, away_line(table, text, "closed-away"), accent=OVER)


def final_words(table: Table, scene: Scene, text: Text) -> str:
    """Return the end of a match in words, for readers without its picture.

    List all players by their place, with their points, what decided the match, and the points of its hands."""
    deck, said = deck_of(table), telling(table, text)
    seats = [seat_words(place, deck.beside(scene, place.seat, said), said) for place in ranked(scene)]
    course = (*decided_words(scene, deck.unit, said), *hand_words(scene, deck.unit, said))
    return "\n".join((*seats, *course))


def _uncounted(table: Table, result: Result, text: Text) -> list[str]:
    """Return a line that says why the match does not count.

    Return [] if it counts, or if other lines already show the reason.
    """
    if table.match is not None and unsettled(table, table.match):
        return [] if result.last is None else [text("table-unsettled")]
    if table.deserted:
        return [text("table-deserted")]
    away = [who(table, each.seat, text) for each in absent(table, result)]
    return [text("table-ended-without", who=joined(away, text), count=len(away))] if away else []
