"""Functions that read a scene for pictures or words. All decks share them."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from math import prod

from bot.decks.telling import Telling, paragraphs
from bot.render.layout import signed
from bot.render.scores import PlaceRow
from engine.core import Action, Ask, Badge, Piece, Place, Row, Scene, Seat, Sheet, Sign, Term, steps
from engine.core.signs import Meaning

TO_A_SEAT = ("bound", "nearly_bound", "once_bound", "was_bound")
"""Meanings of badges whose number is a second seat."""
MOST_ENTRIES = 6
"""Maximum number of names listed for a badge. A badge may have any number, but a message has a maximum length."""


def pieces_of(scene: Scene, role: str, seat: Seat | None = None) -> tuple[Piece, ...]:
    """Return the known pieces of the first pile with that role and owner, or () if there is no such pile."""
    pile = scene.pile(role, seat)
    return pile.pieces if pile else ()


def rows_of(scene: Scene, key: str, seat: Seat | None = None) -> tuple[Row, ...]:
    """Return the rows of the first sheet with that key, or () if there is none. `seat`: as in `Scene.sheet`."""
    sheet = scene.sheet(key, seat)
    return sheet.rows if sheet else ()


def worth_of_row(row: Row) -> str:
    """Return the points of a row that scored, or its factor: `×4`."""
    return f"×{2**row.number}" if row.counts == "doublings" else str(row.number)


def is_asked(scene: Scene, seat: Seat | None, telling: Telling) -> bool:
    """Return whether to show that the seat is being asked.

    False for a viewer who has already answered. Before a hand, also False for computers, because nobody waits for
    them."""
    pause = scene.question.ask is Ask.PAUSE
    return seat in scene.question.public and not (pause and seat in telling.computers)


def place_of(scene: Scene, seat: Seat) -> int:
    """Return the place of a seat in a finished match. 0 while the match goes on."""
    badge = scene.badge("place", seat)
    return int(badge.args[0]) if badge and badge.args else 0


def is_over(scene: Scene) -> bool:
    """Return whether the scene shows the end of its match."""
    return any(place_of(scene, place.seat) for place in scene.places)


def without_end(scene: Scene) -> Scene:
    """Return the scene without the places of a finished match.

    A picture of it shows only the last settled round."""
    return replace(scene, badges=tuple(badge for badge in scene.badges if badge.key != "place"))


def with_places(scene: Scene, places: Sequence[int]) -> Scene:
    """Return the scene of a finished match with its places replaced. `places`: the new place of each seat."""
    badges = [
        replace(badge, args=(places[badge.seat],)) if badge.key == "place" and badge.seat is not None else badge
        for badge in scene.badges
    ]
    return replace(scene, badges=tuple(badges))


def winners(scene: Scene, telling: Telling) -> list[tuple[Seat, str]]:
    """Return the players in first place of a finished match, as (seat, name)."""
    return [(place.seat, telling.who(place.seat)) for place in ranked(scene) if place_of(scene, place.seat) == 1]


def badges_with_meaning(what: Meaning, scene: Scene, telling: Telling) -> list[Badge]:
    """Return the badges that have the meaning `what` in this game, such as `was_out`."""
    keys = [sign.key for sign in telling.game.signs if sign.means == what]
    return [badge for badge in scene.badges if badge.key in keys] if keys else []


def score_of_two(scene: Scene) -> str:
    """Return the score of a match of two players, the winner's points first: `11 : 2`.

    Return "" if there are more than two players, or if the winner only won because the other player left."""
    first, *others = ranked(scene)
    if len(others) != 1 or first.points < others[0].points + (place_of(scene, others[0].seat) > 1):
        return ""
    return f"{signed(first.points)} : {signed(others[0].points)}"


def winner_words(scene: Scene, telling: Telling, you: Seat | None = None) -> list[str]:
    """Say who won the match, and with which score or points. `you`: the seat of the reader.

    Return [] if it is not over, or if all share first place without having played a hand."""
    first, score = winners(scene, telling), score_of_two(scene)
    if not is_over(scene):
        return []
    if len(first) == len(scene.places):
        return [telling.text("match-drawn", score=score or "none")] if scene.settled else []
    if len(first) > 1:
        return [telling.text("match-shared", who=telling.joined(name for _, name in first))]
    (seat, name), points = first[0], {place.seat: place.points for place in scene.places}
    most = len(points) > 2 and points[seat] == max(points.values())
    said = {"kind": "score" if score else "points" if most else "none", "score": score, "points": points[seat]}
    return [telling.text("match-won-you" if seat == you else "match-won", who=name, **said)]


def standings(scene: Scene, telling: Telling) -> list[PlaceRow]:
    """Return a row for each seat, in order of seat numbers, with its points in every round and in total."""
    return [
        PlaceRow(
            place.seat,
            telling.who(place.seat),
            place.points,
            place_of(scene, place.seat),
            tuple((row.key, row.number) for row in rows_of(scene, "rounds", place.seat)),
        )
        for place in sorted(scene.places, key=lambda place: place.seat)
    ]


def turn_words(scene: Scene, telling: Telling) -> list[str]:
    """Say which players are being asked.

    If only computers are asked, say that they are thinking. Between hands, computers are not mentioned."""
    asked = [seat for seat in sorted(scene.question.public) if is_asked(scene, seat, telling)]
    persons = [seat for seat in asked if seat not in telling.computers]
    if persons:
        return [telling.text("scene-turn", who=telling.joined(map(telling.who, persons)))]
    return [telling.text("thinking", who=telling.joined(map(telling.who, asked)), count=len(asked))] if asked else []


def badge_words(badges: Iterable[Badge], telling: Telling) -> list[str]:
    """Return the words of the badges beside a name, in the order in which the game declares the badges.

    At the end of a match, return only the player's place."""
    found = list(badges)
    places = [badge for badge in found if badge.key == "place"]
    if places:
        return [telling.text("table-badge-place", place=str(places[0].args[0]))]
    return [
        telling.text(f"table-badge-{badge.key}", arg=_arg(sign, badge, telling), number=(*badge.args, 0)[0])
        for sign in telling.game.signs
        if sign.told
        for badge in found
        if badge.key == sign.key
    ]


def table_words(scene: Scene, telling: Telling) -> list[str]:
    """Describe the badges of the whole table, each with its number or with the yaku that it names."""
    said: list[str] = []
    for sign in telling.game.signs:
        if sign.told and sign.at == "table" and (badge := scene.badge(sign.key)):
            entries = badge.args[:MOST_ENTRIES]
            names = telling.listed(telling.yaku(entry) for entry in entries if isinstance(entry, str))
            more, number = len(badge.args) - len(entries), (*entries, 0)[0]
            said.append(telling.text(f"table-badge-{sign.key}", number=number, names=names, more=more))
    return said


def toned(badges: Iterable[Badge], telling: Telling) -> list[tuple[Sign, list[Badge]]]:
    """Group badges by their sign, in the order in which the game declares the signs.

    Signs without a colour (`tone`) are left out, because pictures don't show them as chips."""
    alike: dict[str, list[Badge]] = {}
    for badge in badges:
        alike.setdefault(badge.key, []).append(badge)
    return [(sign, alike[sign.key]) for sign in telling.game.signs if sign.tone and sign.key in alike]


def _arg(sign: Sign, badge: Badge, telling: Telling) -> str:
    """Return words for a badge's first argument: the name of a wind, or the mark of another seat (TO_A_SEAT).

    Return "" if there is no argument, or if it is a plain number."""
    arg = (*badge.args, -1)[0]
    if isinstance(arg, str):
        return telling.text(f"wind-{arg}")
    return telling.mark(arg) if sign.means in TO_A_SEAT and arg >= 0 else ""


def seat_words(place: Place, beside: Iterable[str], telling: Telling) -> str:
    """Return the line of a seat: `① Mika — **12** points · dealer`. `beside`: the words after the points."""
    badges = ""
    for words in filter(None, beside):
        badges += f" · {words}"
    mark, who = telling.mark(place.seat), telling.introduced(place.seat)
    return telling.text("table-seat", mark=mark, who=who, points=place.points, badges=badges)


def ranked(scene: Scene) -> list[Place]:
    """Return the places sorted by seat, or by rank once the match is over."""
    return sorted(scene.places, key=lambda place: (place_of(scene, place.seat), place.seat))


def ending_words(scene: Scene, key: str, telling: Telling) -> list[str]:
    """Say which round was settled, how it ended, and which hands were revealed.

    `key`: the message about the round.

    If nobody won but points changed hands, say that too."""
    settled, sheet = scene.sheet("settled"), scene.sheet("result")
    if settled is None or sheet is None:
        return []
    winner = telling.speak("nobody") if sheet.seat is None else telling.who(sheet.seat)
    over = "yes" if is_over(scene) else "no"
    said = {"who": winner, "over": over, "dealer": _next_dealer(scene, telling), **worth(sheet, telling)}
    lines = [telling.text(key, round=scene.settled), telling.text(f"settled-{ended_by(scene)}", **said)]
    rows = [(row.seat or 0, row) for row in settled.rows]
    lines += [
        telling.text("list-said", what=telling.who(seat), said=telling.pieces(row.pieces))
        for seat, row in rows
        if row.pieces
    ]
    if sheet.seat is None:
        lines += [
            telling.text("table-change", who=telling.who(seat), points=row.number) for seat, row in rows if row.number
        ]
    return lines


def deals_next(scene: Scene, telling: Telling) -> str:
    """Say who deals the next round, because it is not always the winner.

    Return "" if the game has no words for it, or if the match is over."""
    key = f"deals-{ended_by(scene)}"
    return "" if is_over(scene) or not telling.has_own(key) else telling.text(key, dealer=_next_dealer(scene, telling))


def _next_dealer(scene: Scene, telling: Telling) -> str:
    badge = scene.badge("dealer")
    return telling.text("nobody") if badge is None or badge.seat is None else telling.who(badge.seat)


def worth(sheet: Sheet, telling: Telling) -> dict[str, int]:
    """Return the numbers of a result or of a stake.

    `base`: the points of the yaku. `score`: the final points. `factor`: the product of all factors, 1 if it does not
    lead from `base` to `score`, because another term counts too."""
    terms = dict(sheet.terms)
    base, score = terms.get("base", 0), terms.get("score", 0)
    factor = prod(term.times(number) for term, number, _ in steps(telling.game.terms, sheet.terms))
    return {"base": base, "score": score, "factor": factor if base * factor == score else 1}


def sign(term: Term, number: int) -> str:
    """Return the sign before a term of a formula. A cap is only there if the points before it are greater."""
    return {"points": "−" if number < 0 else "+", "factor": "×", "doublings": "×", "cap": ">"}.get(term.kind, "=")


def ended_by(scene: Scene) -> str:
    """Return the game's key for how the last settled round ended, or "" if there was none."""
    sheet = scene.sheet("settled")
    return sheet.reason if sheet else ""


def paid(sheet: Sheet) -> dict[tuple[Seat, Seat], tuple[int, int]]:
    """Return how much each payer pays to each payee in total, and how many shares that is: one if the game has none."""
    share, amounts = dict(sheet.terms).get("share", 0), Counter[tuple[Seat, Seat]]()
    for payer, payee, amount in sheet.payments:
        amounts[payer, payee] += amount
    return {pair: (amount, amount // share if share else 1) for pair, amount in amounts.items()}


def payment_words(sheet: Sheet, telling: Telling) -> list[str]:
    """Say how much each player pays in total, and to whom. The result has one line, or more if it would be too long.

    If a player pays more than one share, add the number of shares."""
    lines = [
        telling.text("table-payment", payer=telling.who(payer), payee=telling.who(payee), amount=amount, shares=shares)
        for (payer, payee), (amount, shares) in paid(sheet).items()
    ]
    return paragraphs(lines, telling.speak, "dots")


def answered(scene: Scene, telling: Telling, label: Callable[[Action], str]) -> list[str]:
    """Return a line with the viewer's own answer to a question that is still open. Nobody else sees it."""
    said = scene.badge("answered", scene.viewer)
    return [telling.text("hand-answered", move=label(Action.parse(str(said.args[0]))))] if said else []


def hand_line(scene: Scene, emoji: Mapping[Piece, str]) -> str:
    """Return the viewer's hand as a line of emoji, with the drawn pieces at its end.

    The line is a Markdown heading, so that Discord shows it large."""
    held = (pieces_of(scene, role, scene.viewer) for role in ("hand", "drawn"))
    parts = ["".join(emoji[piece] for piece in pieces) for pieces in held if pieces]
    return f"# {' ＋ '.join(parts)}" if parts else ""
