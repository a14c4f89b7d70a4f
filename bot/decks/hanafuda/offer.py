"""How cards are offered: in rows as they lie in the picture, those that capture in green."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from bot.decks.deck import Choice, Offer
from bot.decks.emoji_pack import pieces
from bot.decks.hanafuda.cards import category, month
from bot.decks.offers import decided, in_order, in_rows, label, look
from bot.decks.telling import Telling
from bot.i18n import Text
from engine.core import Action, Piece, Pile, Question, Row, Scene

_ROOM = 34
"""As many letters of a button are read on a phone."""
_MANY = 150
"""Where buttons need more letters than these, they name the cards alone: what they take is marked in the picture."""


def offer(scene: Scene, question: Question, legal: Sequence[Action], telling: Telling) -> Offer:
    """Cards stand in the order of the hand, decisions below them in the colour of what they mean."""
    hand = scene.pile("hand", scene.viewer) or Pile("hand")
    takes = _rows(scene)

    def captures(action: Action) -> bool:
        return bool(action.pieces) and (action.pieces[0] in takes or action.verb == "take")

    briefs = {action: _brief(named(action, scene, question, telling), action, question, telling) for action in legal}
    many = sum(_letters(briefs[action]) for action in legal if action.pieces) > _MANY and not telling.aloud

    def choice(action: Action) -> Choice:
        looks = look(action, telling)
        style = looks.style or ("good" if captures(action) else "quiet" if action.pieces else None)
        full = named(action, scene, question, telling)
        alone = many and action.pieces and not question.about
        brief = _brief(telling.shorts(action.pieces), action, question, telling) if alone else briefs[action]
        return Choice(action, brief, style or decided(action, legal[0], telling), looks.grave, full)

    note = "hand-captures-marked" if many else "hand-captures"
    notes = (telling.text(note),) if 0 < sum(map(captures, legal)) < len(legal) else ()
    cards = [choice(action) for action in in_order(legal, hand.pieces) if action.pieces]
    others = [choice(action) for action in legal if not action.pieces]
    return Offer((*in_rows(cards), *in_rows(others)), notes)


def named(action: Action, scene: Scene, question: Question, telling: Telling) -> str:
    """The words on the button of an action: of a card also what it takes."""
    return label(action, (), telling, **_takes(action, question.about, _rows(scene), telling), score=now(scene))


def _letters(words: str) -> int:
    """How much room words need on a button: a Chinese character as much as two letters."""
    return sum(1 if letter < "\u1100" else 2 for letter in words)


def _brief(full: str, action: Action, question: Question, telling: Telling) -> str:
    """The same for a button: a bright or an animal that is played needs no flower where its motif says which it is, so
    that two or three stand beside each other on a phone."""
    piece = next(iter((*question.about, *action.pieces)), "")
    if telling.aloud or not piece or category(piece) not in "HA" or piece not in _told_apart(telling.speak):
        return full
    return full.replace(telling.short(piece), telling.text(f"motif-{piece}"), 1)


@lru_cache(maxsize=32)
def _told_apart(text: Text) -> frozenset[Piece]:
    """The brights and animals whose motif no other of them has in a language."""
    motifs = {piece: text(f"motif-{piece}") for piece in pieces("hanafuda") if category(piece) in "HA"}
    return frozenset(piece for piece, motif in motifs.items() if [*motifs.values()].count(motif) == 1)


def _rows(scene: Scene) -> dict[Piece, Row]:
    """What each card in the hand of the viewer would take."""
    sheet = scene.sheet("takes", scene.viewer)
    return {row.key: row for row in sheet.rows} if sheet else {}


def now(scene: Scene) -> int:
    """What the viewer would score by ending the round now, by their yaku or by those they were dealt."""
    stake, dealt = scene.sheet("stake", scene.viewer), scene.sheet("dealt", scene.viewer)
    return dict(stake.terms)["score"] if stake else dict(dealt.terms)["total"] if dealt else 0


def _takes(action: Action, held: Sequence[Piece], takes: Mapping[str, Row], telling: Telling) -> dict[str, str | int]:
    """What stands behind the arrow of a button, and how many cards that are; 0 where it takes none."""
    card = (*held, *action.pieces, "")[0]
    row = Row(card, action.pieces, 1) if held else takes.get(card, Row(card))
    # the oni takes cards of other months: its own flower matters least then
    apart = bool(held and action.pieces) and month(card) != month(action.pieces[0])
    named = telling.text(f"motif-{card}") if apart else telling.short(card) if held else ""
    return {"held": named, "count": row.number, "taken": _taken(card, row, telling)}


def _taken(card: Piece, row: Row, telling: Telling) -> str:
    """`Crane`, `all 3`; of two that it may take both, where there is room, else how many there are."""
    count, names = len(row.pieces), [_mate(card, piece, telling) for piece in row.pieces]
    if row.number == count:
        return names[0] if count == 1 else telling.text("cards-all", count=count) if count else ""
    either = telling.text("cards-either", first=names[0], second=names[1])
    said = telling.text("cards-play", pieces=telling.short(card), count=1, taken=either)
    return either if count == 2 and len(said) <= _ROOM else telling.text("cards-one-of", count=count)


def _mate(card: Piece, piece: Piece, telling: Telling) -> str:
    """A card that another one takes: of the same month its flower needs no name."""
    return telling.text(f"motif-{piece}") if month(card) == month(piece) else telling.short(piece)
