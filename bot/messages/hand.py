"""The private message of a seat: its cards, what it is asked, and a button for every legal action."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

import discord
from discord import ui

from bot.decks.deck import Choice, Offer
from bot.decks.scenes import hand_line
from bot.messages.advice import advice_button
from bot.messages.company import back_button, clock_line
from bot.messages.emoji import Emojis, words
from bot.messages.help import help_button
from bot.messages.hints import hinting
from bot.messages.outcomes import rating_words
from bot.messages.post import ACCENT, CALM, OVER, Button, Part, Post, button, post
from bot.messages.reader import Reader
from bot.messages.result import between, why_button
from bot.messages.speech import asked, asking, deck_of, settings, story, telling
from bot.tables.advice import is_advised
from bot.tables.table import Table, finish
from bot.words import Text
from engine.core import FINISH, Action, Ask, Piece, Question, Scene, Seat
from engine.core.signs import Style

IN_A_ROW, IN_A_LIST = 5, 25
"""What Discord takes as buttons of a row, and as options of a select."""

STYLES: dict[Style, discord.ButtonStyle] = {
    "good": discord.ButtonStyle.success,
    "act": discord.ButtonStyle.primary,
    "danger": discord.ButtonStyle.danger,
    "quiet": discord.ButtonStyle.secondary,
}


async def hand_post(table: Table, seat: Seat, reader: Reader, notice: str = "", sure: Action | None = None) -> Post:
    """The hand of `seat`, with `notice` (a sentence key) above it.

    When the match is over only words are left: what is still held matters no more. `sure`: an action that is asked once
    more, instead of all others.
    """
    table = table.frozen_copy()
    made = await _hand_post(table, seat, reader, notice, sure)
    if not reader.emoji(table):
        return made
    plain = replace(reader, emojis=Emojis())
    return replace(made, plain=lambda: _hand_post(table, seat, plain, notice, sure), refused=reader.emojis.refused)


async def _hand_post(table: Table, seat: Seat, reader: Reader, notice: str, sure: Action | None) -> Post:
    text, deck, emoji = reader.speak, deck_of(table), reader.emoji(table)
    match = table.match
    assert match is not None
    said, question = telling(table, text), match.question
    legal = question.legal.get(seat, ())
    scene = hinting(table, match.scene(seat), seat, legal, hints=reader.hints)
    over, wordy = question.ask is Ask.OVER, reader.in_words or (reader.small and not emoji)
    if shows_result(table, seat):
        return await _result_post(table, scene, seat, reader, notice)
    small = reader.small and not wordy
    picture = () if over or small or wordy else await reader.draw("hand", table, scene)
    owed = not (over or small or wordy or picture)
    in_words = (wordy or owed) and not over
    offer = deck.offer(scene, question, legal, said) if legal else Offer()
    shown = post(
        _title(table, scene, notice, text),
        " ".join(story(table, deck.course.latest(match.told), seat, text)),
        "\n".join(deck.settlement(scene, said)) if legal and between(table) else "",
        picture,
        hand_line(scene, emoji) if small and not over else "",
        words(deck, "hand", scene, said, emoji) if in_words else "",
        *_below(
            (*deck.hints(scene, said), deck.legend(scene, said)) if not in_words and not over else (),
            _once_more(table, question, sure, text)
            if sure is not None and any(sure == each.action and _is_grave(table, each) for each in _choices(offer))
            else _all_choices(table, scene, seat, question, offer, reader),
        ),
        accent=OVER if over else ACCENT if legal else CALM,
    )
    return replace(shown, owed=owed)


def _below(hints: Iterable[str], parts: Sequence[Part]) -> list[Part]:
    """The parts below hints; these stand in one text with the question, because the fullest hand has as many parts as
    Discord takes."""
    first, *others = parts
    return ["\n".join(filter(None, (*hints, first))) if isinstance(first, str) else first, *others]


def shows_result(table: Table, seat: Seat) -> bool:
    """Whether the hand of a seat shows how the last round ended, until its player is ready: not to who has to choose
    something about their new hand."""
    question = table.match.question if table.match is not None else None
    return between(table) and question is not None and bool(question.legal.get(seat)) and seat not in question.own


async def _result_post(table: Table, scene: Scene, seat: Seat, reader: Reader, notice: str) -> Post:
    """The last round as everybody sees it, and whether they are ready for the next."""
    assert table.match is not None
    text, deck, question, said = reader.speak, deck_of(table), table.match.question, telling(table, reader.speak)
    public = table.match.scene(None)
    wordy = reader.in_words or reader.small
    picture = () if wordy else await reader.draw("result", table, public)
    offer = deck.offer(scene, question, question.legal[seat], said)
    parts = _all_choices(table, scene, seat, question, offer, reader)
    shown = post(
        _title(table, scene, notice, text),
        " ".join(story(table, deck.course.ending(table.match.told), seat, text)),
        picture,
        "" if picture else "\n".join(deck.settlement(public, said)),
        *_beside(parts, why_button(table, scene.settled, text)),
    )
    return replace(shown, owed=not (wordy or picture))


def _beside(parts: Sequence[Part], more: Button) -> list[Part]:
    """The parts with one more button in the first row that has room."""
    found = list(parts)
    for place, part in enumerate(found):
        if isinstance(part, list) and len(part) < IN_A_ROW:
            found[place] = [*part, more]
            return found
    return [*found, [more]]


def _title(table: Table, scene: Scene, notice: str, text: Text) -> str:
    """The game, the table and where in the match it is, then the notice."""
    when = deck_of(table).when(scene, telling(table, text))
    title = text("hand-title", game=text(table.row.game), table=str(table.id), when=when)
    return f"{title}\n{text(notice)}" if notice else title


def stripped_post(text: Text, why: str) -> Post:
    """What stays of a hand message that is played on no more: one sentence."""
    return post(text(why), accent=OVER)


def _all_choices(
    table: Table, scene: Scene, seat: Seat, question: Question, offer: Offer, reader: Reader
) -> list[Part]:
    """The question with its buttons, or who is waited for; then the standing orders."""
    legal, text, over = question.legal.get(seat, ()), reader.speak, question.ask is Ask.OVER
    if table.sitter(seat).resigned_at is not None and not over:
        return [text("hand-resigned")]
    if table.sitter(seat).away and not over:
        return [text("hand-away"), [back_button(table, text)]]
    if legal:
        parts: list[Part] = [_asked(table, scene, question, legal, offer, text)]
    else:
        parts = [_waiting(table, scene, seat, question, text)]
    parts += [_row(table, question, row, reader) for row in offer.rows]
    parts.append(clock_line(table, question, text) if seat in question.public else "")
    if over:
        return parts
    # beside a result they would be too much for a phone: they come back with the new hand
    orders = [] if shows_result(table, seat) else _orders(table, seat, text)
    if orders and question.ask is Ask.PAUSE:
        parts.append(telling(table, text).text("hand-orders"))
    advice = [advice_button(table, text)] if is_advised(table, seat) else []
    # the fullest hand has no room for one more: advice says more than help
    return [*parts, [*orders, *advice, help_button(table, text)][:IN_A_ROW]]


def _asked(table: Table, scene: Scene, question: Question, legal: Sequence[Action], offer: Offer, text: Text) -> str:
    """The question, what is rare among the answers, and what their colours and marks say."""
    offered = {action.verb for action in legal}
    rare = [verb for verb, look in table.game.verbs.items() if look.explained and verb in offered]
    explained = [text(f"{table.row.game}-offer-{verb}") for verb in rare]
    return "\n".join((asking(table, scene, question, legal, text), *explained, *offer.notes))


def _once_more(table: Table, question: Question, sure: Action, text: Text) -> list[Part]:
    """A move that would hurt as a slip: is it really meant? What it costs may lie in the settings."""
    key = "hand-finish" if sure == FINISH else f"{table.row.game}-sure-{sure.verb}"
    asked = text(key, **settings(table), pieces=telling(table, text).pieces(sure.pieces))
    yes = button(text("hand-sure"), f"p:{table.id}:{question.number}:{sure}", STYLES["danger"])
    return [asked, [yes, button(text("hand-back"), f"q:{table.id}:{question.number}")]]


def _row(table: Table, question: Question, row: Sequence[Choice], reader: Reader) -> Part:
    """Buttons, or a select where they are too many for a row. `p:` plays at once; `q:` asks once more."""
    if len(row) <= IN_A_ROW:
        return [_button(table, question, choice, reader) for choice in row]
    emoji = reader.emoji(table)
    options = [
        discord.SelectOption(label=each.label, value=str(each.action), emoji=_emoji(each, emoji))
        for each in row[:IN_A_LIST]
    ]
    custom_id = f"s:{table.id}:{question.number}"
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=custom_id, placeholder=reader.speak("hand-pick"), options=options
    )
    return select


def _button(table: Table, question: Question, choice: Choice, reader: Reader) -> Button:
    asks = _is_grave(table, choice) and (reader.careful or choice.action == FINISH)
    kind = "q" if asks else "p"
    custom_id = f"{kind}:{table.id}:{question.number}:{choice.action}"
    return button(choice.label, custom_id, STYLES[choice.style], _emoji(choice, reader.emoji(table)))


def _emoji(choice: Choice, emoji: Mapping[Piece, str]) -> str | None:
    """That of the piece an action is about, of several the first."""
    return emoji.get(choice.action.pieces[0]) if choice.action.pieces else None


def _choices(offer: Offer) -> list[Choice]:
    return [choice for row in offer.rows for choice in row]


def _is_grave(table: Table, choice: Choice) -> bool:
    """To finish is grave for who decides it alone."""
    return choice.grave or (choice.action == FINISH and len(table.persons) == 1)


def _orders(table: Table, seat: Seat, text: Text) -> list[Button]:
    """The standing orders, with a check mark where one is given."""
    given = table.orders.get(seat, frozenset[str]())
    return [
        button(
            f"{'✓ ' if order.key in given else ''}{text(f'order-{order.key}')}",
            f"w:{table.id}:{order.key}:{'off' if order.key in given else 'on'}",
        )
        for order in table.game.orders
    ]


def _waiting(table: Table, scene: Scene, seat: Seat, question: Question, text: Text) -> str:
    """Nothing is asked of this seat; who has answered a question to all, or is asked in a window, stays hidden."""
    if question.ask is Ask.OVER:
        counts = table.match is None or table.match.result is None or finish(table, table.match, 0).counted
        said = text("hand-over" if counts else "hand-over-uncounted")
        mine = [rating_words(each, text) for each in table.outcomes if each.seat == seat and each.rated]
        return "\n".join((said, *(text("hand-rating", rating=rating) for rating in mine)))
    if question.ask is Ask.PAUSE:
        return text("hand-wait-answer")
    lines = deck_of(table).meanwhile(scene, question, telling(table, text))
    if question.ask is Ask.WINDOW:  # no countdown: it would tell them of a time that is not theirs
        return "\n".join((*lines, text("hand-moment")))
    return "\n".join((*lines, text("hand-wait", who=asked(table, question, text, but=seat))))
