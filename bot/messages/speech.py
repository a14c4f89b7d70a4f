"""The words for what happens at a table: players, events, questions; what lies there is said by its deck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.decks.all import DECKS
from bot.decks.deck import Deck
from bot.decks.telling import MARKS, Telling, counted, joined, pieces, written
from bot.tables.table import Table
from bot.words import Text
from engine.core import Action, Ask, Event, Question, Scene, Seat


def deck_of(table: Table) -> Deck:
    return DECKS[table.game.deck]


def who(table: Table, seat: Seat, text: Text) -> str:
    """A mention (sent with pings off), or the number of the computer, or that nobody knows any more who it was."""
    sitter = table.sitter(seat)
    if sitter.user is not None:
        return f"<@{sitter.user}>"
    return text("former-player") if sitter.nameless else text("computer", number=seat + 1)


def telling(table: Table, text: Text) -> Telling:
    """The words of a table's game, with everybody mentioned, and marked who is away."""
    return Telling(text, table.game, lambda seat: marked(table, seat, who(table, seat, text), text))


def marked(table: Table, seat: Seat, name: str, text: Text) -> str:
    """A name, with a word where a stand-in plays for its owner."""
    return text("away", who=name) if table.sitter(seat).away else name


def story(table: Table, events: Iterable[Event], viewer: Seat | None, text: Text) -> list[str]:
    """What happened, as the viewer may know it; what a card captured is told together with the card."""
    seen = [event.seen_by(viewer) for event in events]
    return [_sentence(table, event, taken, text) for event, taken in deck_of(table).course.together(seen)]


def _sentence(table: Table, event: Event, taken: tuple[str, ...], text: Text) -> str:
    """`mark` is the seat, whoever sits there now, empty for nobody; `other` whom else it concerns."""
    first, second, third, *_ = (*event.amounts, 0, 0, 0)
    shown = event.pieces or ()
    return text(
        f"{table.row.game}-tell-{event.kind}",
        who=text("nobody") if event.seat is None else who(table, event.seat, text),
        mark="" if event.seat is None else MARKS[event.seat],
        owned="no" if event.seat is None else "yes",
        other=text("nobody") if event.to is None else who(table, event.to, text),
        pieces=pieces(shown, text),
        seen=len(shown),
        tile=pieces(shown[:1], text),
        written=written(shown),
        flowers=counted(shown, text),
        rest=written(shown[:-1]),
        last=written(shown[-1:]),
        taken=pieces(taken, text),
        count=len(taken),
        first=first,
        second=second,
        third=third,
        notes=", ".join(text("hand-row", name=text(f"yaku-{key}"), points=points) for key, points in event.notes),
        names=", ".join(text(f"yaku-{key}") for key, _ in event.notes),
    )


def asking(table: Table, scene: Scene, question: Question, legal: Sequence[Action], text: Text) -> str:
    """What the viewer is asked, in a sentence; `more`: whether they may do something else than what is safe."""
    return text(
        f"{table.row.game}-ask-{question.topic_for(scene.viewer)}",
        round=scene.hand,
        settled=scene.settled,
        held=pieces(question.about, text),
        who=text("nobody") if question.by is None else who(table, question.by, text),
        until=until(table),
        more="yes" if any(action.verb != legal[0].verb for action in legal) else "no",
        **deck_of(table).asks(scene, telling(table, text)),
    )


def until(table: Table) -> str:
    """The end of the claim window that is open, as Discord counts down to it."""
    return f"<t:{(table.row.due_at or 0) // 1000}:R>"


def asked(table: Table, question: Question, text: Text, but: Seat | None = None) -> str:
    """Who is asked as far as everybody knows, as a list of mentions; in a pause the persons, whom computers follow."""
    seats = [seat for seat in sorted(question.public) if seat != but]
    if question.ask is Ask.PAUSE:
        seats = [seat for seat in seats if table.sitter(seat).here] or seats
    return joined([who(table, seat, text) for seat in seats], text)


def claims(table: Table, scene: Scene, question: Question, text: Text) -> str:
    """The line of an open claim window, the same for all who see it and may not claim; empty without one."""
    if question.ask is not Ask.WINDOW:
        return ""
    return text(deck_of(table).window(scene), pieces=pieces(question.about, text), until=until(table))
