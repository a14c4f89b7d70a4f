"""The words for what a table holds: players, pieces, events, questions, sheets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.tables.table import Table
from bot.words import Text
from engine.core import Action, Event, Scene, Seat, Sheet

MARKS = ("①", "②", "③", "④")

DECLARED = ("three_golds", "rob_gold", "jinkan")
"""Rare verbs, which every game that has them explains in a line where they are offered."""


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


def counted(names: Iterable[str], text: Text, form: str = "piece") -> str:
    """`One of Characters ×2, East Wind`: as `pieces`, but each kind once."""
    named = [(pieces([name], text, form), copies) for name, copies in Counter(names).items()]
    return ", ".join(f"{name} ×{copies}" if copies > 1 else name for name, copies in named)


def written(names: Iterable[str]) -> str:
    """Tiles in the notation of mahjong, in the order they come in: `m1123 EE p5`."""
    words: list[str] = []
    for name in names:
        if words and words[-1][0] == name[0]:
            words[-1] += name[1:] or name
        else:
            words.append(name)
    return " ".join(words)


def label(table: Table, scene: Scene, action: Action, text: Text) -> str:
    """The words on the button of an action, at most 80 characters; a claim shows the meld it would make."""
    window = scene.badge("claims")
    meld = sorted((*action.pieces, *map(str, window.args))) if window else action.pieces
    named = pieces(action.pieces, text, "short")
    return text(f"{table.row.game}-verb-{action.verb}", pieces=named, meld=written(meld))[:80]


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
    """`other` is whom the event concerns as well: else the number at the table that the last of the amounts may be.
    `mark` is the seat, whoever sits there now, empty for nobody."""
    first, second, third, *_ = (*event.amounts, 0, 0, 0)
    shown = event.pieces or ()
    other = event.to if event.to is not None else event.amounts[-1] - 1 if event.amounts else -1
    return text(
        f"{table.row.game}-tell-{event.kind}",
        who=text("nobody") if event.seat is None else who(table, event.seat, text),
        mark="" if event.seat is None else MARKS[event.seat],
        owned="no" if event.seat is None else "yes",
        other=who(table, other, text) if 0 <= other < len(table.sitters) else text("nobody"),
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


def latest_turn(events: Sequence[Event]) -> tuple[Event, ...]:
    """What happened last: the turn from its card on; before a round, all since the last one was scored or left."""
    turn, deal = _last(events, "played", "began", "discarded"), _last(events, "dealt")
    ended = max(_last(events, "scored") + 1, _last(events, "escaped"))
    return tuple(events[ended:] if deal > turn else events[max(turn, 0) :])


def end_of_round(events: Sequence[Event]) -> tuple[Event, ...]:
    """The turn that ended the last round, without what was scored for a win, which stands beside it."""
    done = events[: _last(events, "scored") + 1]
    turn = max(_last(done, "played", "began", "discarded"), 0)
    won = _last(done, "won")
    ended = done[turn : won + 1] if won >= turn else done[turn:]
    return tuple(event for event in ended if event.kind not in ("began", "scored", "paid"))


def _last(events: Sequence[Event], *kinds: str) -> int:
    """Where the last event of these kinds stands, -1 if there is none."""
    return max((place for place, event in enumerate(events) if event.kind in kinds), default=-1)


def question(table: Table, scene: Scene, legal: Sequence[Action], text: Text) -> str:
    """What the viewer is asked, in a sentence: to pass on a declaration is the question whether to declare."""
    declared = next((action.verb for action in legal if action.verb in DECLARED), "")
    asks = declared if declared and legal[0].verb == "pass" else legal[0].verb
    held = next((pile.pieces for pile in scene.piles if pile.role == "held"), ())
    mine = scene.sheet("yaku", scene.viewer)
    dealt, window, discarder = scene.badge("dealt_yaku"), scene.badge("claims"), scene.badge("discarder")
    bound = [
        joined([who(table, seat, text) for seat in (badge.seat, badge.args[0]) if isinstance(seat, int)], text)
        for badge in scene.badges
        if badge.key == "contract"
    ]
    return text(
        f"{table.row.game}-ask-{asks}",
        round=round_of(scene),
        held=pieces(map(str, window.args) if window else held, text),
        who=text("nobody") if discarder is None or discarder.seat is None else who(table, discarder.seat, text),
        until=until(table),
        more="yes" if any(action.verb != asks for action in legal) else "no",
        contract="; ".join(bound),
        total=dict(mine.terms).get("total", 0) if mine else 0,
        dealt=", ".join(text(f"yaku-{key}") for key in dealt.args) if dealt else "",
    )


def until(table: Table) -> str:
    """The end of the claim window that is open, as Discord counts down to it."""
    return f"<t:{(table.row.due_at or 0) // 1000}:R>"


def round_of(scene: Scene) -> int:
    """The number of the round a scene shows."""
    badge = scene.badge("round")
    return int(badge.args[0]) if badge else 0
