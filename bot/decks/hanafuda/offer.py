"""Offers of cards: in rows as in the picture, with what each of them captures."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from bot.decks.deck import Choice, Offer
from bot.decks.emoji_pack import pieces
from bot.decks.hanafuda.cards import category, month
from bot.decks.offers import get_look, in_order, in_rows, label
from bot.decks.scenes import pieces_of, rows_of
from bot.decks.telling import Telling
from bot.i18n import Text
from engine.core import Action, Piece, Question, Row, Scene

_ROOM = 34
"""Maximum number of letters that a phone shows on a button."""
_MANY = 150
"""Maximum number of letters on all buttons.

With more letters, buttons name only the cards to play, with an arrow behind those that capture. The picture then marks
the cards to capture."""


def offer(scene: Scene, question: Question, legal: Sequence[Action], telling: Telling) -> Offer:
    """Offer the cards in the order of the hand, and below them decisions."""
    takes = _rows(scene)

    def captures(action: Action) -> bool:
        return bool(action.pieces) and (action.pieces[0] in takes or action.verb == "take")

    fulls = {action: named(action, scene, question, telling) for action in legal}
    briefs = {action: _brief(full, action, question, telling) for action, full in fulls.items()}
    many = sum(_letters(briefs[action]) for action in legal if action.pieces) > _MANY and not telling.aloud

    def choice(action: Action) -> Choice:
        looks = get_look(action, telling)
        alone = many and action.pieces and not question.about
        brief = _brief(telling.shorts(action.pieces), action, question, telling) if alone else briefs[action]
        arrow = " →" if alone and captures(action) else ""
        return Choice(action, brief + arrow, looks.style, looks.grave, fulls[action])

    note = "hand-captures-marked" if many else "hand-captures"
    notes = (telling.text(note),) if 0 < sum(map(captures, legal)) < len(legal) else ()
    cards = [choice(action) for action in in_order(legal, pieces_of(scene, "hand", scene.viewer)) if action.pieces]
    others = [choice(action) for action in legal if not action.pieces]
    return Offer((*in_rows(cards), *in_rows(others)), notes)


def named(action: Action, scene: Scene, question: Question, telling: Telling) -> str:
    """Return the words on the button of an action.

    If the action plays a card, they also say which cards it takes."""
    return label(action, (), telling, **_takes(action, question.about, _rows(scene), telling), score=now(scene))


def _letters(words: str) -> int:
    """Return the room that words need on a button, in letters. A Chinese character counts as two letters."""
    return sum(1 if letter < "\u1100" else 2 for letter in words)


def _brief(full: str, action: Action, question: Question, telling: Telling) -> str:
    """Shorten the words of an action, so that two or three buttons fit side by side on a phone.

    For a bright or an animal, the flower is left out if the motif alone identifies the card."""
    piece = next(iter((*question.about, *action.pieces)), "")
    if telling.aloud or not piece or category(piece) not in "HA" or piece not in _told_apart(telling.speak):
        return full
    return full.replace(telling.short(piece), telling.text(f"motif-{piece}"), 1)


@lru_cache(maxsize=32)
def _told_apart(text: Text) -> frozenset[Piece]:
    """Return the brights and animals whose motif has a unique name in the language of `text`."""
    motifs = {piece: text(f"motif-{piece}") for piece in pieces("hanafuda") if category(piece) in "HA"}
    return frozenset(piece for piece, motif in motifs.items() if [*motifs.values()].count(motif) == 1)


def _rows(scene: Scene) -> dict[Piece, Row]:
    """Return a row for each card in the viewer's hand that can capture.

    The row holds the cards that it would take."""
    return {row.key: row for row in rows_of(scene, "takes", scene.viewer)}


def now(scene: Scene) -> int:
    """Return the viewer's score if they ended the round now. It counts the yaku that they made or were dealt."""
    stake, dealt = scene.sheet("stake", scene.viewer), scene.sheet("dealt", scene.viewer)
    return dict(stake.terms)["score"] if stake else dict(dealt.terms)["total"] if dealt else 0


def _takes(action: Action, held: Sequence[Piece], takes: Mapping[str, Row], telling: Telling) -> dict[str, str | int]:
    """Return the variables of the message about the cards that an action takes.

    `held`: the name of the card being placed. `taken`: the words after the arrow on a button. `count`: the number of
    cards taken, 0 for none."""
    card = (*held, *action.pieces, "")[0]
    row = Row(card, action.pieces, 1) if held else takes.get(card, Row(card))
    # the oni takes cards of other months, so its own flower is left out
    apart = bool(held and action.pieces) and month(card) != month(action.pieces[0])
    named = telling.text(f"motif-{card}") if apart else telling.short(card) if held else ""
    return {"held": named, "count": row.number, "taken": _taken(card, row, telling)}


def _taken(card: Piece, row: Row, telling: Telling) -> str:
    """Name the cards that `card` would take: `Crane`, `all 3`.

    If the player can choose between two cards, name both if there is room. Otherwise give the number of cards to choose
    from."""
    count, names = len(row.pieces), [_mate(card, piece, telling) for piece in row.pieces]
    if row.number == count:
        return names[0] if count == 1 else telling.text("cards-all", count=count) if count else ""
    either = telling.text("cards-either", first=names[0], second=names[1])
    said = telling.text("cards-play", pieces=telling.short(card), count=1, taken=either)
    return either if count == 2 and len(said) <= _ROOM else telling.text("cards-one-of", count=count)


def _mate(card: Piece, piece: Piece, telling: Telling) -> str:
    """Name the card `piece` that `card` captures. Leave out its flower if both cards are of the same month."""
    return telling.text(f"motif-{piece}") if month(card) == month(piece) else telling.short(piece)
