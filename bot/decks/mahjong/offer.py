"""Offers of mahjong actions. In a turn, other actions come first, then a button for each kind that may be discarded."""

from collections.abc import Sequence

from bot.decks import offers
from bot.decks.deck import Choice, Offer
from bot.decks.mahjong.moment import makes_contract, own_tiles, wild_kinds
from bot.decks.mahjong.notation import named, star, with_star, written
from bot.decks.offers import get_look, in_low_rows, in_order, in_rows
from bot.decks.scenes import pieces_of
from bot.decks.telling import Telling, closed, copied, paragraphs, pieces
from bot.i18n import has
from engine.core import Action, Piece, Question, Scene

ROW = 5
"""Maximum number of buttons in a row."""
HIGH = 4
"""Maximum number of rows. A desktop has no room for more, and the 17 tiles of Fuzhou mahjong may need as many."""
_SMALL = "-# "
_NEVER = 20
"""A distance from a win that no hand has. Greater distances mean that no win is possible any longer."""


def offer(scene: Scene, question: Question, legal: Sequence[Action], telling: Telling) -> Offer:
    """Offer discards in the order of the hand, with the drawn tile at the end. Other actions are above the discards."""
    held = [*own_tiles(scene, scene.viewer), *pieces_of(scene, "drawn", scene.viewer)]
    discards = [action for action in legal if action.verb == "discard"]
    others = [action for action in legal if action.verb != "discard"]

    def choice(action: Action) -> Choice:
        looks = get_look(action, telling)
        style = "danger" if action.verb in OWN and makes_contract(scene, telling) else looks.style
        full = label(action, scene, question, telling)
        return Choice(action, _brief(action, full, scene, telling), style, looks.grave, full)

    notes = (*_worth(legal, scene, telling), *(_notes(discards, scene, telling) if discards else ()))
    if not discards:
        choices = [choice(action) for action in in_order(others, held)]
        return Offer(in_rows(choices, ROW), (*notes, *_brings(choices, scene, telling)))
    others.sort(key=lambda action: not get_look(action, telling).wins)
    above = in_rows([choice(action) for action in others], ROW)
    kinds = [_discard(action, scene, question, telling) for action in in_order(discards, held)]
    return Offer((*above, *in_low_rows(kinds, ROW, HIGH - len(above))), notes)


OWN = {"chow": 1, "pong": 2, "kong": 3}
"""Number of tiles from the hand that each piece of a claiming action stands for."""


def label(action: Action, scene: Scene, question: Question, telling: Telling) -> str:
    """Return the words on the button of an action.

    For a claim, the words name the claimed tile and the tiles from the hand. For a win, they name its points."""
    pieces_of_hand = action.pieces * OWN.get(action.verb, 1)
    own = telling.joined(map(telling.short, pieces_of_hand)) if telling.aloud else written(pieces_of_hand, telling)
    return offers.label(action, question.about, telling, own=own, worth=_score(action, scene))


def _brief(action: Action, full: str, scene: Scene, telling: Telling) -> str:
    """Shorten the words of an action, so that two or three buttons fit side by side on a phone.

    The claimable tile is left out, because the text above the buttons names it."""
    key = f"brief-{action.verb}"
    if telling.aloud or not has(key):
        return full
    own, pieces_said = written(action.pieces, telling), telling.shorts(action.pieces)
    return telling.text(key, own=own, pieces=pieces_said, worth=_score(action, scene))


def _score(action: Action, scene: Scene) -> int:
    """Return how many points this win would bring the viewer now, 0 if the viewer can't win."""
    sheet = scene.sheet("worth", scene.viewer)
    terms = dict(sheet.terms) if sheet else {}
    return terms.get(action.verb, terms.get("score", 0))


def _worth(legal: Sequence[Action], scene: Scene, telling: Telling) -> list[str]:
    """Explain the points that the buttons of wins show. Return [] if the viewer can't win."""
    scores = {_score(action, scene) for action in legal if get_look(action, telling).wins} - {0}
    if len(scores) > 1:
        return [telling.text("hand-worths")]
    return [telling.text("hand-worth", worth=score) for score in scores]


def _brings(choices: Sequence[Choice], scene: Scene, telling: Telling) -> list[str]:
    """Say how near to a win each claim brings the viewer. Claims that bring the same are named together."""
    sheet = scene.sheet("claims", scene.viewer)
    if sheet is None:
        return []
    now, *rows = sheet.rows
    found = {row.key: row.missing for row in rows}
    named: dict[int, list[str]] = {}
    for choice in choices:
        if (then := found.get(str(choice.action))) is not None:
            named.setdefault(then, []).append(choice.label)
    said: list[str] = []
    for then, claims in named.items():
        how = "never" if then >= _NEVER else "same" if then == now.missing else "moved"
        said.append(telling.text("claim-brings", claim=" / ".join(claims), how=how, now=now.missing, then=then))
    return [_SMALL + line for line in paragraphs(said, telling.speak, "dots")] if now.missing < _NEVER else []


def _discard(action: Action, scene: Scene, question: Question, telling: Telling) -> Choice:
    """Offer a discard. A wild tile has a star, and needs confirmation."""
    kind, drawn = action.pieces[0], _drawn(scene)
    copies = (*own_tiles(scene, scene.viewer), drawn).count(kind)
    wild = kind in wild_kinds(scene)
    said = copied(label(action, scene, question, telling), copies, telling.speak)
    full = pieces([kind], telling.speak)  # in a sentence `2 Bam ×2` reads like two discards
    return Choice(action, with_star(said, telling) if wild else said, grave=wild, full=full)


def _notes(discards: Sequence[Action], scene: Scene, telling: Telling) -> list[str]:
    """Say which tile was drawn, and what the star of a wild tile means.

    Both are in one line, because the screen has no room for two."""
    drawn = _drawn(scene)
    lines = [telling.text("hand-drawn", pieces=named([drawn], telling, wild_kinds(scene)))] if drawn else []
    if any(action.pieces[0] in wild_kinds(scene) for action in discards):
        lines.append(telling.text("hand-wild", mark=star(telling)))
    if len(lines) < 2:
        return lines
    return [_SMALL + telling.listed([closed(line.removeprefix(_SMALL), telling.speak) for line in lines], "sentences")]


def _drawn(scene: Scene) -> Piece | None:
    return next(iter(pieces_of(scene, "drawn", scene.viewer)), None)
