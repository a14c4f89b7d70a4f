"""The pages of a review: the curve of a player's chances, and the player's most costly decisions."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from bot.decks.deck import LONGEST, Deck
from bot.decks.telling import closed, fitting
from bot.errors import UserError
from bot.features.review.picture import Chances, picture
from bot.features.review.service import ReviewJob
from bot.history.decisions import LEAST_CHANCE, LEAST_POINTS, Mistake, Moment, Review
from bot.history.replays import Replay
from bot.i18n import Text, listed
from bot.tables.table import Table
from bot.transport.custom_ids import CustomId
from bot.transport.emoji import Emojis
from bot.transport.payload import CALM, MessagePayload, Part, button, post, select_of
from bot.ui.advice_words import danger_words, figure_words, good_words, labels, percent
from bot.ui.narration import deck_of, telling
from bot.ui.render_context import RenderContext
from bot.ui.replay_frames import looked_at, staged
from engine.core import AnyMatch, Seat

REVIEW_AGAIN = CustomId("review:{table_id:int}:again")
REVIEW_PICK = CustomId("review:{table_id:int}:page")
REVIEW_PAGE = CustomId("review:{table_id:int}:{page:int<100}:{figures?:figures}")

CURVE = 0
"""Page number of the curve. Each later page shows one decision, the most costly first."""


def progress_message(table: Table, looking: ReviewJob, text: Text) -> MessagePayload:
    """Build the message that shows the progress of a review.

    After a restart or a quarter of an hour, the bot stops updating it. A press on its button then continues the
    updates.
    """
    said = text("review-progress", done=looking.done, count=looking.count, known="yes" if looking.count else "no")
    again = button(text("review-again"), REVIEW_AGAIN(table.id))
    return post(_title(table, text), said, text("review-follows"), [again], accent=CALM)


async def review_message(
    table: Table, reel: Replay, seat: Seat, review: Review, page: int, context: RenderContext, *, figures: bool = False
) -> MessagePayload:
    """Build a page of a review for one reader.

    `figures`: show the figures of a decision instead of sentences. Raises UserError if there is no such page.
    """
    if not 0 <= page <= len(review.slips):
        raise UserError("unknown-button")
    shown = (
        await _overview(table, reel, seat, review, context)
        if page == CURVE
        else await _slip(table, reel, seat, review, page, context, figures=figures)
    )
    text = context.speak
    labels = [text("review-curve"), *(text("review-decision", number=each + 1) for each in range(len(review.slips)))]
    pages = select_of(REVIEW_PICK(table.id), {str(at): words for at, words in enumerate(labels)}, str(page))
    back, open_ = REVIEW_PAGE(table.id, page, None), REVIEW_PAGE(table.id, page, "figures")
    more = button(text("hand-back"), back) if figures else button(text("more-button"), open_)
    ways: list[Part] = [[more]] if page != CURVE else []
    return post(_title(table, text), *shown, *ways, pages if review.slips else "", accent=CALM)


def _title(table: Table, text: Text) -> str:
    return text("review-title", game=text(table.row.game), table=str(table.id))


async def _overview(table: Table, reel: Replay, seat: Seat, review: Review, context: RenderContext) -> list[Part]:
    """Return the parts of the first page: how the match went, and a line for each costly decision."""
    text, deck, said = context.speak, deck_of(table), telling(table, context.speak)
    lines, cards = list[str](), list[tuple[str, str]]()
    for number, mistake in enumerate(review.slips, 1):
        match = await asyncio.to_thread(reel.at, mistake.step)
        named, kind, numbers = _labels(table, match, seat, mistake, context), _kind(mistake), _numbers(mistake)
        short = text("review-short", kind=kind, **numbers)
        lines.append(text("review-line", number=number, when=deck.when(match.scene(seat), said), **named, loss=short))
        cards.append((text("review-instead", **named), short if kind == "points" else f"−{numbers['chance']}%"))
    curve = _curve_words(review, deck, text)
    told = [curve[0], *(closed(line.replace("**", ""), text) for line in lines), *curve[1:]]
    data = None
    if len(review.moments) > 1:
        data = await context.draw_page(picture, _chances(review, cards, deck, text), deck.ground)
    return [
        text("review-found", count=len(review.slips), decisions=len(review.moments)),
        "\n".join(lines),
        ("chances.png", data, fitting(told, text, LONGEST)) if data is not None else "\n".join(curve),
        text("review-how"),
    ]


async def _slip(
    table: Table, reel: Replay, seat: Seat, review: Review, page: int, context: RenderContext, *, figures: bool
) -> list[Part]:
    """Return the parts of a decision's page: what the player saw and did, and what was better.

    `figures`: show numbers instead of sentences, and also the loss.
    """
    mistake, text, deck, said = review.slips[page - 1], context.speak, deck_of(table), telling(table, context.speak)
    match = await asyncio.to_thread(reel.at, mistake.step)
    picture, words, below = await looked_at(staged(table, match), seat, context)
    where = {"when": deck.when(match.scene(seat), said), "step": mistake.step, "last": reel.last}
    named = _labels(table, match, seat, mistake, context)
    return [
        text("review-where", number=page, count=len(review.slips), **where),
        picture,
        words,
        below,
        *(_figures(mistake, named, table, text) if figures else [_told(mistake, named, table, text)]),
    ]


def _told(mistake: Mistake, named: Mapping[str, str], table: Table, text: Text) -> str:
    gap = "chance" if _kind(mistake) in ("chance", "traded") else "points"
    good, danger = good_words(mistake.better, gap, table, text), danger_words(mistake.better, table, text)
    return text("review-told", **named, good=good, danger=danger).strip()


def _figures(mistake: Mistake, named: Mapping[str, str], table: Table, text: Text) -> list[str]:
    """Return two lines: the made move and the better move, each with its figures, and the loss."""
    why = {
        name: listed(figure_words(weighed, table, text), text, "clauses")
        for name, weighed in (("done-why", mistake.done), ("better-why", mistake.better))
    }
    return [
        text("review-moves", **named, **why),
        text("review-loss", kind=_kind(mistake), unit=deck_of(table).unit, **_numbers(mistake)),
    ]


def _labels(table: Table, match: AnyMatch, seat: Seat, mistake: Mistake, context: RenderContext) -> dict[str, str]:
    """Return the labels of the made move and of the better move, as their buttons showed them."""
    named = labels(staged(table, match), seat, replace(context, emojis=Emojis()))
    return {"done": named[mistake.done.action], "better": named[mistake.better.action]}


def _numbers(mistake: Mistake) -> dict[str, str | int]:
    """Return how much the recommended move beats the played move, in chance and in points.

    Both differences are computed from the rounded figures that readers see.
    """
    points = round(mistake.better.points, 1) - round(mistake.done.points, 1)
    return {"chance": percent(mistake.better) - percent(mistake.done), "points": f"{abs(points):.1f}"}


def _kind(mistake: Mistake) -> str:
    """Return the kind of loss: `points`, `chance`, `both`, or `traded` (chance lost but points gained)."""
    if mistake.chance < LEAST_CHANCE:
        return "points"
    return "both" if mistake.points >= LEAST_POINTS else "traded" if mistake.points <= -LEAST_POINTS else "chance"


def _percent(chance: float) -> int:
    return round(100 * chance)


def _chances(review: Review, cards: Sequence[tuple[str, str]], deck: Deck, text: Text) -> Chances:
    steps = [moment.step for moment in review.moments]
    hands = [moment.hand for moment in review.moments]
    return Chances(
        head=text("review-head"),
        unit=text("review-unit", unit=deck.unit),
        chosen=tuple(_percent(moment.chance) for moment in review.moments),
        best=tuple(_percent(moment.best) for moment in review.moments),
        hands=tuple((hand, hands.index(hand)) for hand in dict.fromkeys(hands)),
        dear=tuple(steps.index(mistake.step) for mistake in review.slips),
        end=_percent(review.end),
        told=tuple(cards),
    )


def _curve_words(review: Review, deck: Deck, text: Text) -> list[str]:
    """Return the curve of the winning chances in sentences, the most important sentence first."""
    chances = [_percent(moment.chance) for moment in review.moments]
    numbers = {"first": chances[0], "most": max(chances), "least": min(chances), "end": _percent(review.end)}
    return [
        text("review-alt", count=len(chances), **numbers),
        *(_hand_words(hand, [*moments], deck, text) for hand, moments in groupby(review.moments, lambda m: m.hand)),
    ]


def _hand_words(hand: int, moments: list[Moment], deck: Deck, text: Text) -> str:
    first, last = _percent(moments[0].chance), _percent(moments[-1].chance)
    return text("review-alt-hand", unit=deck.unit, hand=hand, first=first, last=last, count=len(moments))
