"""A mahjong table in words: the wall, the wild tile, what lies at each seat, and the own hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.decks.decided import decided_words, hand_words
from bot.decks.deck import Kind
from bot.decks.mahjong.guide import guide_words
from bot.decks.mahjong.moment import at_seat, concealed, golden_chance, is_window, last_discard, round_wind, wild_kinds
from bot.decks.mahjong.notation import legend, named, written
from bot.decks.mahjong.offer import label
from bot.decks.mahjong.settled import last_tile, settlement
from bot.decks.mahjong.waits import hints
from bot.decks.scenes import badge_words, ranked, seat_words, turn_words, winner_words
from bot.decks.telling import MARKS, Telling
from engine.core import Action, Piece, Pile, Place, Question, Scene, Seat

MOST_ENTRIES = 6
"""So many entries of a queue are named: it has no limit, a message has."""


def when(scene: Scene, telling: Telling) -> str:
    """`round East · hand 5`."""
    wind, number = round_wind(scene), scene.hand
    if wind:
        return telling.text("when-wind", wind=telling.text(f"wind-{wind}"), round=number)
    return telling.text("when-hand", round=number) if number else ""


def facts(scene: Scene, telling: Telling) -> list[str]:
    """The wild tile, the wall and how much of it may be drawn, the queue."""
    wild, wall, queue = sorted(wild_kinds(scene)), scene.pile("stock"), scene.badge("queue")
    live, aside = scene.badge("live"), scene.pile("aside")
    found = [telling.text("tiles-wild", pieces=named(wild, telling))] if wild else []
    if wall:
        found.append(telling.text("tiles-wall", count=wall.count or len(wall.pieces)))
    if live:
        found.append(telling.text("tiles-live", count=live.args[0]))
    if scene.badge("final"):
        found.append(telling.text("tiles-final"))
    if aside and aside.pieces:
        found.append(telling.text("tiles-aside", flowers=named(aside.pieces, telling)))
    if queue and queue.args:
        names = ", ".join(telling.yaku(str(entry)) for entry in queue.args[:MOST_ENTRIES])
        found.append(telling.text("tiles-queue", names=names, more=max(0, len(queue.args) - MOST_ENTRIES)))
    return found


def beside(scene: Scene, seat: Seat, telling: Telling) -> list[str]:
    """`dealer`, `East`, `contract with ②`: what is special about a seat."""
    return badge_words(at_seat(scene, seat), telling)


def sentences(kind: Kind, scene: Scene, telling: Telling) -> Iterator[str]:
    """The table, or how its last hand was settled, in words."""
    if kind == "guide":
        yield from guide_words(scene, telling)
        return
    if kind == "result":
        yield from winner_words(scene, telling)
        yield from decided_words(scene, "hand", telling)
        yield from settlement(scene, telling)
        yield from last_tile(scene, telling)
        for place in ranked(scene):
            yield seat_words(place, beside(scene, place.seat, telling), telling)
        yield from hand_words(scene, "hand", telling)
        return
    first = [when(scene, telling), *facts(scene, telling)]
    if any(first):
        yield " · ".join(said for said in first if said)
    yield from _moment(scene, telling)
    yield from _own(scene, telling)
    for place in scene.places:
        yield _seat(scene, place, telling)
    if meant := legend(_coded(scene), telling):
        yield meant


def _moment(scene: Scene, telling: Telling) -> Iterator[str]:
    """The last discard, and who is asked."""
    last, robbing = last_discard(scene), golden_chance(scene)
    if last:
        open_to_all = is_window(scene) and not robbing
        key = "scene-claims" if open_to_all else "scene-discarded"
        yield telling.text(key, who=telling.who(last[0]), tile=named([last[1]], telling, wild_kinds(scene)))
    if robbing:
        yield telling.text("scene-rob-gold")
    yield from turn_words(scene, telling)


def _own(scene: Scene, telling: Telling) -> Iterator[str]:
    """The viewer's concealed tiles in notation and in words, what was drawn behind them; then what they wait for."""
    hand, drawn = (scene.pile(role, scene.viewer) for role in ("hand", "drawn"))
    held, new = hand.pieces if hand else (), drawn.pieces if drawn else ()
    if scene.viewer is None or not (held or new):
        return
    wild = wild_kinds(scene)
    notation = " + ".join(written(part, telling, wild) for part in (held, new) if part)
    words = "" if telling.brief else telling.text("tiles-named", words=named((*held, *new), telling, wild))
    yield telling.text("tiles-own", written=notation, words=words)
    yield from hints(scene, telling)


def _seat(scene: Scene, place: Place, telling: Telling) -> str:
    """Somebody's name and points, and all tiles at their seat: how many are concealed and which of them are shown,
    melds, flowers, the discards in their order."""
    seat = place.seat
    parts = [*beside(scene, seat, telling), telling.text("tiles-concealed", count=concealed(scene, seat))]
    parts += [_meld(pile, telling) for pile in scene.piles if pile.role == "meld" and pile.seat == seat]
    for role in ("shown", "flowers"):
        pile = scene.pile(role, seat)
        if pile and pile.pieces:
            parts.append(telling.text(f"tiles-{role}", written=written(_together(pile.pieces), telling)))
    discards = scene.pile("discards", seat)
    if discards and discards.pieces:
        parts.append(telling.text("tiles-discards", written=written(discards.pieces, telling, wild_kinds(scene))))
    return seat_words(place, parts, telling)


def _together(names: Sequence[Piece]) -> list[Piece]:
    """Like beside like, in the order in which each came first."""
    came = "".join(names)
    return sorted(names, key=lambda name: (came.index(name[0]), name))


def _meld(pile: Pile, telling: Telling) -> str:
    kind = pile.marks[0][1] if pile.marks else "concealed"
    if not pile.pieces:
        return telling.text("meld-hidden")
    source = "" if pile.source is None else MARKS[pile.source]
    return telling.text(f"meld-{kind}", written=written(sorted(pile.pieces), telling), source=source)


def _coded(scene: Scene) -> Iterator[Piece]:
    """All tiles that the sentences of a table name by their short names."""
    for pile in scene.piles:
        if pile.seat is not None:
            yield from pile.pieces
    yield from _hinted(scene)


def _hinted(scene: Scene) -> Iterator[Piece]:
    """The tiles in the hints of the viewer."""
    sheet, locked = scene.sheet("waits", scene.viewer), scene.badge("locked", scene.viewer)
    for row in sheet.rows if sheet and scene.viewer is not None else ():
        yield from row.pieces
    if locked and is_window(scene):
        yield from scene.question.about


def codes(scene: Scene, telling: Telling) -> str:
    """What the short names on the buttons and in the hints of the viewer mean."""
    piles = (scene.pile(role, scene.viewer) for role in ("hand", "drawn"))
    own = (piece for pile in piles if pile for piece in pile.pieces)
    claimed = scene.question.about if is_window(scene) else ()
    return legend((*own, *claimed, *_hinted(scene)), telling)


def aims(scene: Scene, telling: Telling) -> list[str]:
    """What the viewer's tiles wait for, or would after a discard."""
    return hints(scene, telling)


def meanwhile(scene: Scene, question: Question, telling: Telling) -> list[str]:
    """That the viewer gave up the hand, what they said to a question that is still open, and that a window is not
    theirs."""
    lines = [telling.text("hand-gave-up")] if scene.badge("gave_up", scene.viewer) else []
    said = scene.badge("answered", scene.viewer)
    if said:
        action = Action.parse(str(said.args[0]))
        lines.append(telling.text("hand-answered", move=label(action, scene, question, telling)))
    elif is_window(scene):
        lines.append(telling.text("hand-window-own" if question.by == scene.viewer else "hand-window"))
    return lines


def asks(scene: Scene, telling: Telling) -> dict[str, str | int]:
    """Whom contracts bind, and whether a claim would make one for the viewer: the third from that seat (JX-103)."""
    bound = [badge for badge in scene.badges if badge.key == "contract" and badge.seat is not None and badge.args]
    pairs = [(badge.seat or 0, int(badge.args[0])) for badge in bound]
    claims = [badge.args for badge in scene.badges if badge.key == "two_claims" and badge.seat == scene.viewer]
    third = scene.question.topic == "claim" and (scene.question.by,) in claims
    return {
        "bound": "; ".join(telling.joined(map(telling.who, pair)) for pair in pairs),
        "third": "yes" if third else "no",
    }


def window(scene: Scene) -> str:
    """What may be claimed: a discard, or the gold."""
    return "board-rob-gold" if golden_chance(scene) else "board-claims"
