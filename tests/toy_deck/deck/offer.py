"""Offers of shells: a button each, in the order of the hand."""

from __future__ import annotations

from collections.abc import Sequence

from bot.decks.deck import Choice, Offer
from bot.decks.offers import get_look, in_order, in_rows, label
from bot.decks.telling import Telling
from engine.core import Action, Pile, Question, Scene


def offer(scene: Scene, _question: Question, legal: Sequence[Action], telling: Telling) -> Offer:
    """Offer shells first, decisions below them in the colour of what they mean."""
    held = (scene.pile("hand", scene.viewer) or Pile("hand")).pieces

    def choice(action: Action) -> Choice:
        looks = get_look(action, telling)
        return Choice(action, label(action, (), telling), looks.style, looks.grave)

    shells = [choice(action) for action in in_order(legal, held) if action.pieces]
    others = [choice(action) for action in legal if not action.pieces]
    return Offer((*in_rows(shells), *in_rows(others)))
