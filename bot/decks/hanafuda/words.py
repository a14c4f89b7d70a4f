"""The words for a hanafuda table: the round, the field, captured cards, and hands with the yaku they are near."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import prod

from bot.decks.decided import result_words
from bot.decks.deck import Kind
from bot.decks.hanafuda.cards import CATEGORIES, category, month
from bot.decks.hanafuda.guide import guide_words
from bot.decks.hanafuda.offer import named, now
from bot.decks.hanafuda.scored import shown_row
from bot.decks.hanafuda.seats import strongest
from bot.decks.hanafuda.table import last_groups
from bot.decks.moments import moment_of
from bot.decks.scenes import (
    answered,
    badge_words,
    ending_words,
    is_over,
    payment_words,
    pieces_of,
    rows_of,
    seat_words,
    table_words,
    turn_words,
    worth,
)
from bot.decks.telling import Telling, copied
from engine.core import Action, Pattern, Piece, Pile, Place, Question, Scene, Seat, Sheet

_NEAREST = 3
"""Maximum number of near yaku named for a seat."""


def when(scene: Scene, telling: Telling) -> str:
    """Say where in the match the scene is: `round 3 of 6`."""
    badge = scene.badge("round")
    if badge is None:
        return ""
    if scene.badge("overtime"):
        return telling.text("when-extra", round=scene.hand)
    return telling.text("when-round", round=scene.hand, rounds=badge.args[-1])


def facts(scene: Scene, telling: Telling) -> list[str]:
    """Return the game's own facts about the table, such as the month whose cards count more."""
    return table_words(scene, telling)


def beside(scene: Scene, seat: Seat, telling: Telling) -> list[str]:
    """Return words to add after a seat's points: its badges, and its yaku so far."""
    said = badge_words((badge for badge in scene.badges if badge.seat == seat), telling)
    made = rows_of(scene, "yaku", seat)
    return [*said, telling.rows(made)] if made and not is_over(scene) else said


def sentences(kind: Kind, scene: Scene, telling: Telling) -> Iterator[str]:
    """Describe a picture: the table, a hand, the last settled round, or the guide. `kind`: the kind of picture."""
    if kind == "guide":
        yield from guide_words(scene, telling)
        return
    if kind == "result":
        yield from result_words(scene, "round", telling, telling.pieces, _settled, beside)
        return
    for part in (_own, _moment) if telling.aloud else (_moment, _own):
        yield from part(scene, telling)
    for place in scene.places:
        yield _seat(scene, place, telling, near=kind == "hand" and place.seat != scene.viewer)


def _moment(scene: Scene, telling: Telling) -> Iterator[str]:
    """Describe the current moment: the round, who is being asked, the field, and the last move."""
    stock = scene.pile("stock")
    first = [when(scene, telling), *facts(scene, telling)]
    first += [telling.text("cards-stock", count=stock.count)] if stock else []
    if any(first):
        yield telling.listed(filter(None, first), "dots")
    yield from turn_words(scene, telling)
    field = scene.pile("field") or Pile("field")
    held = next((pile for pile in scene.piles if pile.role == "held" and pile.pieces), None)
    if held:
        choice = [piece for piece, mark in field.marks if mark == "match"]
        yield telling.text("scene-held", card=telling.pieces(held.pieces), cards=telling.pieces(choice))
    came = strongest(mark for mark in field.marks if mark[1] != "match")
    lying = _marked([(piece, came.get(piece, "")) for piece in field.pieces], telling)
    yield telling.text("scene-field", cards=lying) if field.pieces else telling.text("scene-field-empty")
    waiting = frozenset(held.pieces if held else ())
    if values := scene.sheet("worth"):
        kinds = [(telling.text(f"category-{row.key}"), row.number) for row in values.rows]
        yield telling.listed(telling.text("table-row", name=name, number=number) for name, number in kinds)
    last = [each for group in last_groups(scene) for each in group if each[0] not in waiting]
    mover = next((pile.seat for pile in scene.piles if pile.role == "taken" and pile.marks), None)
    if last and mover is not None:
        yield telling.text("scene-last", who=telling.who(mover), cards=_marked(last, telling))


def _marked(cards: Sequence[tuple[Piece, str]], telling: Telling) -> str:
    """List cards. After each card with a mark, say how it came: it was `played`, `turned` up, or captured `last`."""
    if not any(mark for _, mark in cards):
        return telling.pieces(card for card, _ in cards)
    named = [(telling.pieces([card]), mark) for card, mark in cards]
    return telling.listed(telling.text("cards-marked", card=name, how=mark) if mark else name for name, mark in named)


def _settled(scene: Scene, telling: Telling) -> Iterator[str]:
    """Say how a round was settled, and name the cards of the yaku in the fan and the card that completed it."""
    yield from settlement(scene, telling)
    shown, done = shown_row(scene, moment_of(scene, telling))
    if shown.pieces:
        cards = _marked([(piece, "last" * (piece == done)) for piece in shown.pieces], telling)
        yield telling.text("list-said", what=telling.yaku(shown.key), said=cards)


def _own(scene: Scene, telling: Telling) -> Iterator[str]:
    """Describe the viewer's hand, the stakes of the viewer's decision, and the yaku that the viewer is near."""
    if own := pieces_of(scene, "hand", scene.viewer):
        yield telling.text("scene-hand", cards=telling.pieces(own))
    if scene.viewer is None:
        return
    yield from _stakes(scene, telling)
    if near := _near(scene, scene.viewer, telling):
        yield telling.text("scene-reach", yaku=near)


def _stakes(scene: Scene, telling: Telling) -> Iterator[str]:
    """Say what the viewer would score by going out. Also say what the other players gain if the viewer goes on."""
    mine = scene.sheet("stake", scene.viewer)
    if mine is None:
        return
    yield telling.text("scene-stake", score=dict(mine.terms)["score"])
    if mine.reason:
        yield telling.text(f"scene-{mine.reason}")
    for sheet in scene.sheets:
        if sheet.key == "stake" and sheet.seat not in (None, scene.viewer):
            for _, times in sheet.terms:
                yield telling.text("scene-doubles", who=telling.who(sheet.seat), times=times)


def _near(scene: Scene, seat: Seat, telling: Telling) -> str:
    """List the yaku that a seat is nearest to: `Three Brights 5 (1 missing), Ribbons 1 (2 missing)`."""
    return telling.listed(
        telling.text("scene-near", name=telling.yaku(row.key), points=row.number, count=row.missing)
        for row in rows_of(scene, "reach", seat)[:_NEAREST]
    )


def _seat(scene: Scene, place: Place, telling: Telling, *, near: bool) -> str:
    """Describe a seat: name, points, badges, number of cards held, and captured cards.

    `near`: whether to add the yaku that the seat is near."""
    seat = place.seat
    hand, taken = scene.pile("hand", seat) or Pile("hand"), pieces_of(scene, "taken", seat)
    more = [telling.text("cards-held", count=hand.count or len(hand.pieces)), _taken(taken, telling)]
    lacking = _near(scene, seat, telling) if near else ""
    more += [telling.text("cards-near", yaku=lacking)] if lacking else []
    if values := scene.sheet("worth", seat):
        more.append(telling.text("table-row", name=telling.term("cards"), number=dict(values.terms)["cards"]))
    return seat_words(place, [*beside(scene, seat, telling), *more], telling)


def _taken(cards: Sequence[Piece], telling: Telling) -> str:
    """Name the cards that a seat has captured. For plain cards, give only their number and their flowers."""
    if not cards:
        return telling.text("cards-taken-none")
    named = [card for letter in CATEGORIES[:-1] for card in cards if category(card) == letter]
    plains = Counter(month(card) for card in cards if category(card) == CATEGORIES[-1])
    said = [telling.pieces(named)] if named else []
    if plains:
        flowers = [copied(telling.text(f"flower-{number:02}"), n, telling.speak) for number, n in plains.items()]
        count = sum(plains.values())
        said.append(
            telling.text("cards-plains", count=count)
            if telling.brief
            else telling.text("cards-plains-of", count=count, flowers=telling.listed(flowers))
        )
    return telling.text("cards-taken", count=len(cards), cards=telling.listed(said))


def settlement(scene: Scene, telling: Telling) -> list[str]:
    """Say how the last round ended. Explain what scored, how it led to the score, and who pays whom."""
    sheet = scene.sheet("result")
    if sheet is None:
        return []
    lines, counted = ending_words(scene, "table-round-over", telling), _counted(scene, sheet, telling)
    had = [_had(made, telling) for made in scene.sheets if made.key == "made"]
    if any(count.key == "count" for count in scene.sheets):
        # all yaku count, and lead to each player's formula
        lines += [*([_had(sheet, telling)] if sheet.rows else []), *had, *counted]
    else:
        lines += [*counted, *had]
    return [line for line in (*lines, *payment_words(sheet, telling)) if line]


def _counted(scene: Scene, sheet: Sheet, telling: Telling) -> list[str]:
    """Return the formula of the score: `Animals 1, Ribbons 2, Doubled ×2 = 6`.

    If every seat has its own formula, return only those formulas."""
    counts = [count for count in scene.sheets if count.key == "count"]
    found = [telling.text("table-row", name=telling.yaku(row.key), number=row.number) for row in sheet.rows]
    if counts:
        return [_formula(count, telling) for count in counts]
    steps = _steps(sheet, telling)
    more = bool(steps) or len(found) > 1
    score = telling.text("table-score", number=dict(sheet.terms).get("score", 0)) if more else ""
    return [f"{telling.listed((*found, *steps))} {score}".strip()]


def _had(made: Sheet, telling: Telling) -> str:
    """Say which yaku a player had: `Mika had Three Brights 三光 5.`"""
    return telling.text("table-had", who=telling.who(made.seat or 0), yaku=telling.rows(made.rows))


def _steps(sheet: Sheet, telling: Telling) -> list[str]:
    """List the terms that are added to the points of the yaku or multiply them: `Most cards 1`, `Doubled ×2`.

    Leave out terms that are zero."""
    keys = {"points": "table-row", "factor": "table-term", "cap": "table-row"}
    kinds = {term.key: term.kind for term in telling.game.terms}
    return [
        telling.text(keys[kinds[key]], name=telling.term(key), number=number)
        for key, number in sheet.terms
        if number and kinds[key] in keys
    ]


def _formula(count: Sheet, telling: Telling) -> str:
    """Return a seat's formula with its remarks: `Mika: Card points 120, Par -88, Own yaku 40 = 72`."""
    steps = [
        telling.text("table-row", name=telling.term(key), number=number)
        for key, number in count.terms
        if key != "score"
    ]
    score = telling.text("table-score", number=dict(count.terms)["score"])
    named = telling.text("list-said", what=telling.who(count.seat or 0), said=f"{telling.listed(steps)} {score}")
    return telling.listed([named, *(telling.text(f"remark-{row.key}") for row in count.rows)], "dots")


def hints(scene: Scene, telling: Telling) -> list[str]:
    """Say which yaku the viewer has so far, and how many points the other terms of the score add."""
    sheet = scene.sheet("yaku", scene.viewer)
    if sheet is None or not sheet.rows:
        return []
    added = {term.key for term in telling.game.terms if term.kind == "points"}
    extra = sum(number for key, number in sheet.terms if key in added)
    return [
        telling.text("hand-yaku", yaku=telling.rows(sheet.rows)),
        *([telling.text("hand-extra", count=extra)] if extra else []),
    ]


def aims(scene: Scene, patterns: Sequence[Pattern], telling: Telling) -> list[str]:
    """Say which yaku the viewer has so far, and which yaku lack the fewest cards.

    If there are none of either, name up to two yaku that fit the viewer's hand best."""
    near = "" if scene.viewer is None else _near(scene, scene.viewer, telling)
    found = [*hints(scene, telling), *([telling.text("scene-reach", yaku=near)] if near else [])]
    held = set[Piece]() if found else {*pieces_of(scene, "hand", scene.viewer)}
    known = [pattern for pattern in patterns if held.intersection(pattern.pieces)]
    known.sort(key=lambda pattern: (pattern.least - len(held.intersection(pattern.pieces)), -pattern.points))
    named = telling.joined(telling.yaku(pattern.key) for pattern in known[:2])
    return [*found, *([telling.text("help-near", yaku=named)] if known else [])]


def reasons(scene: Scene, action: Action, telling: Telling) -> list[str]:
    """Say which yaku a move makes or comes nearer to. If none, say which yaku of another player it hinders."""
    gained = gained_cards(scene, action)
    reached = (sheet for sheet in scene.sheets if sheet.key == "reach")
    for sheet in sorted(reached, key=lambda sheet: sheet.seat != scene.viewer):
        held = pieces_of(scene, "taken", sheet.seat)
        for row in sheet.rows:
            needed = gained.intersection(row.pieces).difference(held)
            yaku = telling.yaku(row.key)
            if needed and sheet.seat == scene.viewer:
                how = "made" if row.missing <= len(needed) else "nearer"
                return [telling.text("advice-yaku", how=how, yaku=yaku)]
            if needed and sheet.seat is not None:
                return [telling.text("advice-keeps", who=telling.who(sheet.seat), yaku=yaku)]
    return []


def gained_cards(scene: Scene, action: Action) -> set[Piece]:
    """Return the cards that the viewer surely captures with an action. Which one of two they choose is not known."""
    about = scene.question.about
    if action.verb == "take":
        return {*about, *action.pieces}
    row = next((row for row in rows_of(scene, "takes", scene.viewer) if row.key in action.pieces), None)
    return {row.key, *(row.pieces if row.number == len(row.pieces) else ())} if row else set()


def meanwhile(scene: Scene, question: Question, telling: Telling) -> list[str]:
    """Say what the viewer has chosen, while other players are still choosing."""
    return answered(scene, telling, lambda action: named(action, scene, question, telling))


def asks(scene: Scene, telling: Telling) -> dict[str, str | int]:
    """Return the variables of the question whether to stop or to go on.

    They contain the points of the viewer's yaku, the viewer's dealt yaku, and the risk of going on. `risk` is the
    factor for the other players' points if the viewer goes on. `limit` says who may still go on later in the round:
    nobody (`once`), anyone except the viewer (`once_each`) or anyone (`any`)."""
    mine, dealt = scene.sheet("stake", scene.viewer) or Sheet("stake"), scene.sheet("dealt", scene.viewer)
    made = scene.sheet("yaku", scene.viewer) or Sheet("yaku")
    others = [sheet for sheet in scene.sheets if sheet.key == "stake" and sheet.seat != scene.viewer]
    scored = worth(mine, telling)
    return {
        "total": scored["base"] or dict(made.terms).get("total", 0),
        "factor": scored["factor"],
        "score": now(scene),
        "risk": prod(times for sheet in others for _, times in sheet.terms),
        "limit": mine.reason or "any",
        "others": telling.joined(telling.who(place.seat) for place in scene.places if place.seat != scene.viewer),
        "dealt": telling.listed(telling.yaku(row.key) for row in dealt.rows) if dealt else "",
    }
