"""Why one hanafuda move is better than another: the yaku that its cards keep open, and those that others need.

All of this follows from what the viewer sees.
"""

from collections.abc import Sequence

from bot.decks.hanafuda.cards import category
from bot.decks.hanafuda.words import gained_cards
from bot.decks.scenes import pieces_of, rows_of
from bot.decks.telling import Telling
from engine.core import Action, Piece, Row, Scene, Seat

_MOST = 2
"""Maximum number of yaku to name."""
_VALUES = {"H": 20, "A": 10, "R": 5, "K": 1}
"""Points of a card by its category. They are mentioned if the game has a text for it, i.e. if its cards count."""

Need = tuple[Seat, list[Row]]
"""A seat, and the yaku in its reach for which it needs a card."""


def theme(scene: Scene, actions: Sequence[Action], _telling: Telling) -> str:
    """Return what a choice is about: a call, giving away a bright, defending, or building yaku."""
    if scene.question.topic == "decide":
        return "call"
    if any(category(card) == "H" for action in actions for card in _laid(scene, action)):
        return "bright"
    best, *others = actions
    taken, given = gained_cards(scene, best), {card for action in others for card in _laid(scene, action)}
    if not _rows(scene, taken, scene.viewer) and any(_needs(scene, card) for card in taken | given):
        return "defence"
    return "yaku"


def explains(scene: Scene, best: Action, other: Action, telling: Telling) -> list[str]:
    """Say why `best` is better than `other`, in at most two sentences. Return [] if no yaku explains it."""
    if scene.question.topic == "decide":
        return _call(scene, telling)
    own = _taking(scene, best, other, telling)
    return [*own, *_giving(scene, best, other, telling)][:_MOST]


def _call(scene: Scene, telling: Telling) -> list[str]:
    """Say how many cards are left, and which yaku is nearest for each seat."""
    said = [telling.text("puzzle-left", count=len(pieces_of(scene, "hand", scene.viewer)))]
    for place in scene.places:
        rows = rows_of(scene, "reach", place.seat)
        mine = "yes" if place.seat == scene.viewer else "no"
        if rows:
            yaku = telling.joined(telling.yaku(row.key) for row in rows if row.missing == rows[0].missing)
            said.append(
                telling.text("puzzle-away", mine=mine, who=telling.who(place.seat), missing=rows[0].missing, yaku=yaku)
            )
        elif mine == "no":
            said.append(telling.text("puzzle-far", who=telling.who(place.seat)))
    return said


def _taking(scene: Scene, best: Action, other: Action, telling: Telling) -> list[str]:
    """Say what the most useful card is good for that only the best move takes."""
    cards = gained_cards(scene, best) - gained_cards(scene, other)
    ranked = sorted(
        cards, key=lambda card: (len(_rows(scene, {card}, scene.viewer)), len(_needs(scene, card)), card), reverse=True
    )
    for card in ranked:
        mine, needs = _rows(scene, {card}, scene.viewer), _needs(scene, card)
        if not mine and not needs:
            continue
        who, theirs = needs[0] if needs else (0, [])
        how = "made" if mine and mine[0].missing == 1 else "open"
        return [
            telling.text(
                "puzzle-takes",
                card=telling.pieces([card]),
                how=how if mine else "none",
                mine=_yaku(mine[:1] if how == "made" else mine, telling),
                count=len(mine[:_MOST]),
                needed="yes" if theirs else "no",
                who=telling.who(who),
                theirs=_yaku(theirs, telling),
            )
        ]
    if bright := next((card for card in ranked if category(card) == "H"), None):
        return [telling.text("puzzle-takes-bright", card=telling.pieces([bright]))]
    own, theirs = (sum(_VALUES[category(card)] for card in gained_cards(scene, each)) for each in (best, other))
    if own > theirs and telling.has_own("puzzle-cards"):
        return [telling.text("puzzle-cards", own=own, theirs=theirs)]
    return [telling.text("puzzle-captures")] if cards and not gained_cards(scene, other) else []


def _giving(scene: Scene, best: Action, other: Action, telling: Telling) -> list[str]:
    """Say for which yaku another seat needs the card that the worse move lays on the field, or that it is a bright."""
    for card in _laid(scene, other):
        named = telling.pieces([card])
        for who, theirs in _needs(scene, card):
            return [telling.text("puzzle-gives", card=named, who=telling.who(who), theirs=_yaku(theirs, telling))]
        if category(card) == "H":
            return [telling.text("puzzle-gives-bright", card=named)]
    for card in _laid(scene, best):
        if not _needs(scene, card) and category(card) != "H":
            return [telling.text("puzzle-gives-little", card=telling.pieces([card]))]
    return []


def _laid(scene: Scene, action: Action) -> tuple[Piece, ...]:
    """Return the card that an action leaves on the field, if it captures nothing."""
    return action.pieces if action.verb == "play" and not gained_cards(scene, action) else ()


def _rows(scene: Scene, cards: set[Piece], seat: Seat | None) -> list[Row]:
    """Return the yaku in a seat's reach for which it needs one of the cards, the nearest first."""
    held = pieces_of(scene, "taken", seat)
    return [row for row in rows_of(scene, "reach", seat) if cards.intersection(row.pieces).difference(held)]


def _needs(scene: Scene, card: Piece) -> list[Need]:
    """Return the other seats that need a card, each with the yaku."""
    others = [place.seat for place in scene.places if place.seat != scene.viewer]
    return [(seat, rows) for seat in others if (rows := _rows(scene, {card}, seat))]


def _yaku(rows: Sequence[Row], telling: Telling) -> str:
    return telling.joined(telling.yaku(row.key) for row in rows[:_MOST]) if rows else ""
