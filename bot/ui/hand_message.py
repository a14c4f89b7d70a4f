"""The private message of a seat: its cards, its question, and a button for every legal action."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import discord

from bot.ai.advice import is_advised
from bot.decks.deck import Choice, Offer
from bot.decks.scenes import hand_line
from bot.decks.telling import Telling, paragraphs
from bot.i18n import Text
from bot.tables.match_end import places_of
from bot.tables.table import Table
from bot.transport.emoji import words
from bot.transport.payload import ACCENT, CALM, OVER, Button, MessagePayload, Part, button, post
from bot.ui.advice_words import advice_button
from bot.ui.custom_ids import CONFIRM_MOVE, MOVE, PICK_MOVE, VOTE
from bot.ui.hints import hinting
from bot.ui.more import IN_A_ROW, MORE, has_more, more_button, more_parts, within
from bot.ui.narration import asked, asking, deck_of, happened, settings, story, telling, who
from bot.ui.outcomes import rating_words, thanks
from bot.ui.render_context import RenderContext
from bot.ui.result_message import (
    again_buttons,
    between,
    end_message,
    end_title,
    final,
    final_words,
    score_buttons,
    settled_when,
    why_button,
)
from bot.ui.table_status import back_button, clock_line
from bot.ui.votes import may_ask, replaced_line, vote_buttons, vote_words
from engine.core import FINISH, Action, Ask, Question, Scene, Seat
from engine.core.signs import Style

IN_A_LIST, SMALL = 25, "-# "
"""Discord's maximum number of options in a select, and the mark of small text."""

STYLES: dict[Style, discord.ButtonStyle] = {
    "act": discord.ButtonStyle.primary,
    "danger": discord.ButtonStyle.danger,
    "quiet": discord.ButtonStyle.secondary,
}


async def hand_message(
    table: Table, seat: Seat, context: RenderContext, notice: str = "", sure: Action | None = None
) -> MessagePayload:
    """Build the hand message of `seat`. After the match it shows the end.

    `notice`: key of a sentence above the hand. `sure`: an action that the player has to confirm, which is shown instead
    of the choices. If `sure` is MORE, the page behind *More* is shown instead.
    """
    table = table.frozen_copy()
    made = await _hand_message(table, seat, context, notice, sure)
    return context.with_plain(made, table.game, lambda plain: _hand_message(table, seat, plain, notice, sure))


async def _hand_message(
    table: Table, seat: Seat, context: RenderContext, notice: str, sure: Action | None
) -> MessagePayload:
    text, deck, emoji = context.speak, deck_of(table), context.emoji(table)
    match = table.begun
    said, question = telling(table, text), match.question
    legal = question.legal.get(seat, ())
    scene = hinting(table, match.scene(seat), seat, legal, hints=context.taste.hints)
    over, wordy = question.ask is Ask.OVER, context.taste.in_words or (context.taste.small and not emoji)
    if shows_result(table, seat):
        return await _result_message(table, scene, seat, context, notice, sure)
    if over and not table.venue.posts:
        shown = await end_message(table, context, seat)
        return replace(shown, owed=not (context.taste.in_words or shown.pictures))
    small = context.taste.small and not wordy
    drawn = ("result", table, final(table)) if over else ("hand", table, scene)
    picture = () if small or wordy else await context.draw(*drawn)
    owed = not (small or wordy or picture)
    in_words = (wordy or owed) and not over
    offer = deck.offer(scene, question, legal, said) if legal else Offer()
    hasty = in_words and bool(legal) and question.ask in (Ask.WINDOW, Ask.CHOICE) and sure != MORE
    if urgent := deck.urgent(scene, said) if hasty else ():
        parts = _parts(table, scene, seat, offer, context, sure, urgent)
        return replace(post(_title(table, scene, notice, said), *parts), owed=owed)
    below = _parts(table, scene, seat, offer, context, sure, told=in_words)
    if isinstance(below[0], str) and not in_words and not over:
        # as separate parts, hints and question might be more than Discord allows
        below[0] = "\n".join(filter(None, (*deck.hints(scene, said), below[0])))
    asked_first = [below.pop(0)] if said.aloud and in_words and isinstance(below[0], str) else []
    shown = post(
        _title(table, scene, notice, said),
        *asked_first,
        _ended(table, seat, text) if over else happened(table, seat, text),
        "\n".join(deck.settlement(scene, said)) if legal and between(table) else "",
        picture,
        final_words(table, final(table), text) if over and not picture else "",
        hand_line(scene, emoji) if small and not over else "",
        words(deck, "hand", scene, said, emoji) if in_words else "",
        *below,
        score_buttons(table, scene.settled, text) if over else [],
        accent=OVER if over else ACCENT if legal else CALM,
    )
    return replace(shown, owed=owed)


def _ended(table: Table, seat: Seat, text: Text) -> str:
    """Tell the last turn of the match without points, because the table shows them."""
    how = table.game.story
    latest = [event for event in how.latest(table.begun.told) if event.kind not in how.beside]
    return "\n".join(paragraphs(story(table, latest, seat, text), text))


def shows_result(table: Table, seat: Seat) -> bool:
    """Return whether the hand message of a seat shows the result of the last round.

    It does until the player is ready for the next round. It does not if the player has to choose something about their
    new hand.
    """
    question = table.match.question if table.match is not None else None
    return between(table) and question is not None and bool(question.legal.get(seat)) and seat not in question.own


async def _result_message(
    table: Table, scene: Scene, seat: Seat, context: RenderContext, notice: str, sure: Action | None
) -> MessagePayload:
    """Build a hand message with the public result of the last round, and the button to be ready for the next."""
    text, deck, question, said = context.speak, deck_of(table), table.begun.question, telling(table, context.speak)
    public = table.begun.scene(None)
    wordy = context.taste.in_words or context.taste.small
    picture = () if wordy else await context.draw("result", table, public)
    offer = deck.offer(scene, question, question.legal[seat], said)
    parts = _parts(table, scene, seat, offer, context, sure)
    shown = post(
        _title(table, scene, notice, said, settled_when(table, public, text)),
        "\n".join(paragraphs(story(table, table.game.story.ending(table.begun.told), seat, text), text)),
        picture,
        "" if picture else "\n".join(deck.settlement(public, said)),
        *_beside(parts, why_button(table, scene.settled, text)),
    )
    return replace(shown, owed=not (wordy or picture))


def _beside(parts: Sequence[Part], more: Button) -> list[Part]:
    """Add a button to the first row of buttons that has room. If none has, add a row."""
    found = list(parts)
    for place, part in enumerate(found):
        if isinstance(part, list) and len(part) < IN_A_ROW:
            found[place] = [*part, more]
            return found
    return [*found, [more]]


def _title(table: Table, scene: Scene, notice: str, said: Telling, when: str = "") -> str:
    """Build the title: game, table and stage of the match, then the notice. After the match it says who won.

    `when`: text to show in place of the stage. `notice`: message key of the notice.
    """
    text, when = said.speak, when or deck_of(table).when(scene, said)
    title = text("hand-title", game=text(table.row.game), table=str(table.id), when=when)
    if table.match is not None and table.match.result is not None:
        title = end_title(table, final(table), text, scene.viewer)
    facts = "" if table.venue.posts else said.listed(deck_of(table).facts(scene, said), "dots")
    return "\n".join(filter(None, (title, f"-# {facts}" if facts else "", text(notice) if notice else "")))


def stripped_message(text: Text, why: str) -> MessagePayload:
    """Build the message that replaces a hand which is no longer used. `why`: message key of its only sentence."""
    return post(text(why), accent=OVER)


def _parts(
    table: Table,
    scene: Scene,
    seat: Seat,
    offer: Offer,
    context: RenderContext,
    sure: Action | None,
    urgent: Sequence[str] = (),
    *,
    told: bool = False,
) -> list[Part]:
    """Return the parts below the hand: all choices, the question whether to confirm `sure`, or the *More* page.

    `urgent`: lines with the minimum that the player must know if time is short. `told`: the hand is in words.
    """
    question = table.begun.question
    if sure == MORE and has_more(table, seat):
        return more_parts(table, seat, context, told=told)
    if sure is not None and any(sure == each.action and _is_grave(table, each) for each in _choices(offer)):
        return _once_more(table, question, sure, context.speak)
    return _all_choices(table, scene, seat, question, offer, context, urgent)


def _all_choices(
    table: Table,
    scene: Scene,
    seat: Seat,
    question: Question,
    offer: Offer,
    context: RenderContext,
    urgent: Sequence[str],
) -> list[Part]:
    """Return the question with its buttons. If the seat is asked nothing, say for whom the table waits.

    `urgent`: lines below the buttons with the minimum that the player must know if time is short.
    """
    legal, text, over = question.legal.get(seat, ()), context.speak, question.ask is Ask.OVER
    if table.sitter(seat).resigned_at is not None and not over:
        return [text("hand-resigned")]
    if table.sitter(seat).away and not over:
        key = "hand-asleep" if table.asleep else "hand-dozes" if table.deserted else "hand-away"
        return [text(key), [back_button(table, text)]]
    waits = not legal
    said = _waiting(table, scene, seat, question, text) if waits else _asked(table, scene, question, legal, offer, text)
    company = () if over else (vote_words(table, seat, text), replaced_line(table, text))
    parts: list[Part] = ["\n".join(filter(None, (said, *company)))]
    for row in offer.rows:
        shown = [each for each in row if each.action != FINISH or may_ask(table, seat)]
        parts += [_row(table, question, shown, context)] if shown else []
    parts.append(clock_line(table, question, text) if seat in question.public else "")
    if over:
        return [*parts, again_buttons(table, text)]
    parts.append("\n".join(filter(None, urgent)))
    advice = [advice_button(table, text)] if table.row.advice and is_advised(table, seat) else []
    whole = within(parts, [*vote_buttons(table, seat, text), *advice, more_button(table, seat, text)])
    return [*whole, context.advised.said]  # the advice comes last, so that it moves neither picture nor buttons


def _asked(table: Table, scene: Scene, question: Question, legal: Sequence[Action], offer: Offer, text: Text) -> str:
    """Return the question, followed by explanations.

    They explain rare answers, colours and marks, and warn of wins that lose the match.
    """
    offered = {action.verb for action in legal}
    explained = [
        text(f"{table.row.game}-offer-{verb}")
        for verb, look in table.game.verbs.items()
        if look.explained and verb in offered
    ]
    lost = _losing(table, scene, question, offer, text)
    return "\n".join((asking(table, scene, question, legal, text), *explained, *offer.notes, *lost))


def _losing(table: Table, scene: Scene, question: Question, offer: Offer, text: Text) -> Iterator[str]:
    """Yield a warning for each offered win that would end the match with another player ahead.

    Outside the player's own turn there are none.
    """
    seat = scene.viewer
    if table.match is None or seat is None or question.ask is not Ask.TURN:
        return
    for each in _choices(offer):
        if not table.game.verbs[each.action.verb].wins:
            continue
        then = table.match.fork()
        then.play(seat, each.action)
        if then.result is not None and places_of(table, then.result)[seat] > 1:
            points = max(then.result.points) - then.result.points[seat]
            yield text("hand-loses", action=each.label, points=points)


def _once_more(table: Table, question: Question, sure: Action, text: Text) -> list[Part]:
    key = "hand-finish" if sure == FINISH else f"{table.row.game}-sure-{sure.verb}"
    asked = text(key, **settings(table.rules), pieces=telling(table, text).pieces(sure.pieces))
    really = VOTE(table.id, question.number, "end") if sure == FINISH else MOVE(table.id, question.number, sure)
    yes = button(text("hand-sure"), really, STYLES["danger"])
    return [asked, [yes, button(text("hand-back"), CONFIRM_MOVE(table.id, question.number, None))]]


def _row(table: Table, question: Question, row: Sequence[Choice], context: RenderContext) -> Part:
    if len(row) <= IN_A_ROW:
        return [_button(table, question, choice, context) for choice in row]
    emoji = context.emoji(table)
    options = [
        discord.SelectOption(label=each.label, value=str(each.action), emoji=each.emoji(emoji))
        for each in row[:IN_A_LIST]
    ]
    select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=PICK_MOVE(table.id, question.number), placeholder=context.speak("hand-pick"), options=options
    )
    return select


def _button(table: Table, question: Question, choice: Choice, context: RenderContext) -> Button:
    form = CONFIRM_MOVE if asked_again(table, choice, context) else MOVE
    custom_id = form(table.id, question.number, choice.action)
    return button(choice.label, custom_id, STYLES[choice.style], choice.emoji(context.emoji(table)))


def _choices(offer: Offer) -> list[Choice]:
    return [choice for row in offer.rows for choice in row]


def asked_again(table: Table, choice: Choice, context: RenderContext) -> bool:
    """Return whether the reader has to confirm this choice, given their settings."""
    return _is_grave(table, choice) and (context.taste.careful or choice.action == FINISH)


def _is_grave(table: Table, choice: Choice) -> bool:
    """Return whether a choice is grave enough to be confirmed.

    Finishing the match is grave only if one person is at the table. With more persons, the others vote on it.
    """
    return choice.grave or (choice.action == FINISH and len(table.here) <= 1)


def _waiting(table: Table, scene: Scene, seat: Seat, question: Question, text: Text) -> str:
    """Return the text for a player who is asked nothing.

    It reveals neither who has answered a question to all players, nor who is asked in a claim window.
    """
    if question.ask is Ask.OVER:
        mine = [rating_words(each, text) for each in table.outcomes if each.seat == seat and each.rated]
        return "\n".join((thanks(table, text), *(text("hand-rating", rating=rating) for rating in mine)))
    unheard: list[str] = []  # claim windows and secret choices are never mentioned
    if not table.venue.pings and any(table.sitter(other).here for other in question.public if other != seat):
        unheard = [text("hand-unheard", who=asked(table, question, text, but=seat))]
    if question.ask is Ask.PAUSE:
        return "\n".join((text("hand-wait-answer", who=_others(table, seat, question, text)), *unheard))
    lines = deck_of(table).meanwhile(scene, question, telling(table, text))
    if question.ask is Ask.TOGETHER:
        return "\n".join((*lines, text("hand-wait", who=_others(table, seat, question, text)), *unheard))
    if question.ask is Ask.WINDOW:  # no countdown, because the window's time does not concern this player
        return "\n".join((*lines, text("hand-moment")))
    return "\n".join((*lines, text("hand-wait", who=asked(table, question, text, but=seat)), *unheard))


def _others(table: Table, seat: Seat, question: Question, text: Text) -> str:
    """Name the other asked players, whether or not they have answered.

    If there are several, return the words for "the others" instead of their names.
    """
    others = [other for other in sorted(question.public) if other != seat]
    others = [other for other in others if table.sitter(other).here] or others
    return who(table, others[0], text) if len(others) == 1 else text("the-others")
