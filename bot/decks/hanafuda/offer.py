"""How cards are offered: in rows as they lie in the picture of the hand, the capturing ones in a colour."""

from __future__ import annotations

from collections.abc import Sequence

from bot.decks.deck import Choice, Offer
from bot.decks.offers import decided, in_order, in_rows, label, look
from bot.decks.telling import Telling
from engine.core import Action, Pile, Question, Scene


def offer(scene: Scene, _question: Question, legal: Sequence[Action], telling: Telling) -> Offer:
    """Cards stand in the order of the hand, decisions below them in the colour of what they mean."""
    hand = scene.pile("hand", scene.viewer) or Pile("hand")
    matching = frozenset(piece for piece, mark in hand.marks if mark == "match")

    def captures(action: Action) -> bool:
        return bool(action.pieces) and (action.pieces[0] in matching or action.verb == "take")

    def choice(action: Action) -> Choice:
        looks = look(action, telling)
        style = looks.style or ("act" if captures(action) else "quiet" if action.pieces else None)
        return Choice(action, label(action, (), telling), style or decided(action, legal[0], telling), looks.grave)

    notes = (telling.text("hand-blue"),) if 0 < sum(map(captures, legal)) < len(legal) else ()
    cards = [choice(action) for action in in_order(legal, hand.pieces) if action.pieces]
    others = [choice(action) for action in legal if not action.pieces]
    return Offer((*in_rows(cards), *in_rows(others)), notes)
