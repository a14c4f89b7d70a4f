"""The words for what a table holds: players, pieces, events, questions, sheets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.table import Table
from bot.words import Text
from engine.core import Action, Event, Scene, Seat, Sheet

MARKS = ("①", "②", "③", "④")


def who(table: Table, seat: Seat, text: Text) -> str:
    """A mention (sent with pings off), or the number of the computer."""
    sitter = table.sitter(seat)
    return f"<@{sitter.user}>" if sitter.user is not None else text("computer", number=seat + 1)


def joined(items: Sequence[str], text: Text) -> str:
    """`a, b and c`."""
    if len(items) < 2:
        return items[0] if items else text("nobody")
    return text("list-and", head=", ".join(items[:-1]), tail=items[-1])


def pieces(names: Iterable[str], text: Text, form: str = "piece") -> str:
    """The names of pieces; form `short` for buttons."""
    return ", ".join(text(f"{form}-{piece}") for piece in names)


def label(table: Table, action: Action, text: Text) -> str:
    """The words on the button of an action, at most 80 characters."""
    return text(f"{table.row.game}-verb-{action.verb}", pieces=pieces(action.pieces, text, "short"))[:80]


def rows(sheet: Sheet | None, text: Text) -> str:
    """`Three Brights 5, Ribbons 1`."""
    if sheet is None:
        return ""
    return ", ".join(text("hand-row", name=text(f"yaku-{row.key}"), points=row.number) for row in sheet.rows)


def story(table: Table, events: Iterable[Event], viewer: Seat | None, text: Text) -> list[str]:
    """What happened, as the viewer may know it; what a card captured is told together with the card."""
    told: list[tuple[Event, tuple[str, ...]]] = []
    for event in (event.seen_by(viewer) for event in events):
        if event.kind != "captured":
            told.append((event, ()))
        elif told and told[-1][0].pieces == (event.pieces or ())[:1]:
            told[-1] = (told[-1][0], (event.pieces or ())[1:])
        else:
            told.append((event, (event.pieces or ())[1:]))
    return [_sentence(table, event, taken, text) for event, taken in told]


def _sentence(table: Table, event: Event, taken: tuple[str, ...], text: Text) -> str:
    first, second, *_ = (*event.amounts, 0, 0)
    return text(
        f"{table.row.game}-tell-{event.kind}",
        who=text("nobody") if event.seat is None else who(table, event.seat, text),
        pieces=pieces(event.pieces or (), text),
        taken=pieces(taken, text),
        count=len(taken),
        first=first,
        second=second,
        notes=", ".join(text("hand-row", name=text(f"yaku-{key}"), points=points) for key, points in event.notes),
    )


def latest_turn(events: Sequence[Event]) -> tuple[Event, ...]:
    """What happened last: the turn from its card on; before a round, all since the last one was scored."""
    turn, deal = _last(events, "played", "began", "discarded"), _last(events, "dealt")
    return tuple(events[_last(events, "scored") + 1 :] if deal > turn else events[max(turn, 0) :])


def end_of_round(events: Sequence[Event]) -> tuple[Event, ...]:
    """The turn that ended the last round, without the points, which stand beside it."""
    done = events[: _last(events, "scored") + 1]
    turn = max(_last(done, "played"), _last(done, "began"), 0)
    return tuple(event for event in done[turn:] if event.kind not in ("began", "scored", "paid"))


def _last(events: Sequence[Event], *kinds: str) -> int:
    """Where the last event of these kinds stands, -1 if there is none."""
    return max((place for place, event in enumerate(events) if event.kind in kinds), default=-1)


def question(table: Table, scene: Scene, legal: Sequence[Action], text: Text) -> str:
    """What the viewer is asked, in a sentence."""
    held = next((pile.pieces for pile in scene.piles if pile.role == "held"), ())
    mine = scene.sheet("yaku", scene.viewer)
    dealt = scene.badge("dealt_yaku")
    return text(
        f"{table.row.game}-ask-{legal[0].verb}",
        round=round_of(scene),
        held=pieces(held, text),
        total=dict(mine.terms).get("total", 0) if mine else 0,
        dealt=", ".join(text(f"yaku-{key}") for key in dealt.args) if dealt else "",
    )


def round_of(scene: Scene) -> int:
    """The number of the round a scene shows."""
    badge = scene.badge("round")
    return int(badge.args[0]) if badge else 0
