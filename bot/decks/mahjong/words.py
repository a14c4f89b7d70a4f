"""The words for a mahjong table: the wall, the wild tile, the tiles of each seat, and the viewer's hand."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.decks.decided import result_words
from bot.decks.deck import Kind
from bot.decks.mahjong.guide import guide_words
from bot.decks.mahjong.moment import (
    at_seat,
    bound_to,
    concealed,
    is_window,
    last_discard,
    loose_tile,
    makes_contract,
    round_wind,
    wild_kinds,
)
from bot.decks.mahjong.notation import named, written
from bot.decks.mahjong.offer import label
from bot.decks.mahjong.settled import settled_words
from bot.decks.mahjong.stakes import nearly_bound
from bot.decks.mahjong.waits import hints, nearest
from bot.decks.scenes import (
    answered,
    badge_words,
    badges_with_meaning,
    pieces_of,
    seat_words,
    table_words,
    turn_words,
)
from bot.decks.telling import Telling
from engine.core import Pattern, Piece, Pile, Place, Question, Scene, Seat


def when(scene: Scene, telling: Telling) -> str:
    """Say where in the match the scene is: `East round · hand 5`."""
    wind, number = round_wind(scene), scene.hand
    if wind:
        return telling.text("when-wind", wind=telling.text(f"wind-{wind}"), round=number)
    return telling.text("when-hand", round=number) if number else ""


def facts(scene: Scene, telling: Telling) -> list[str]:
    """Return facts about the table: the wild tile, the size of the wall, the game's own facts, and tiles laid aside."""
    wild, wall, aside = sorted(wild_kinds(scene)), scene.pile("stock"), pieces_of(scene, "aside")
    found = [telling.text("tiles-wild", pieces=named(wild, telling))] if wild else []
    if wall:
        found.append(telling.text("tiles-wall", count=wall.count or len(wall.pieces)))
    found += table_words(scene, telling)
    if aside:
        found.append(telling.text("tiles-aside", flowers=named(aside, telling)))
    return found


def beside(scene: Scene, seat: Seat, telling: Telling) -> list[str]:
    """Return words to add after a seat's points, from its badges: `dealer`, `East`, `contract with ②`."""
    return badge_words(at_seat(scene, seat, telling), telling)


def sentences(kind: Kind, scene: Scene, telling: Telling) -> Iterator[str]:
    """Describe a picture: the table, a hand, the last settled hand, or the guide. `kind`: the kind of picture."""
    if kind == "guide":
        yield from guide_words(scene, telling)
        return
    if kind == "result":
        yield from result_words(scene, "hand", telling, partial(named, telling=telling), settled_words, beside)
        return
    first = [when(scene, telling), *facts(scene, telling)]
    if any(first):
        yield telling.listed(filter(None, first), "dots")
    for part in (_own, _moment) if telling.aloud else (_moment, _own):
        yield from part(scene, telling)
    for place in scene.places:
        yield _seat(scene, place, telling)


def _moment(scene: Scene, telling: Telling) -> Iterator[str]:
    """Say which tile was discarded last, and who is being asked. Also warn the viewer of a contract."""
    last, loose = last_discard(scene), loose_tile(scene)
    if last:
        key = "scene-claims" if is_window(scene) and not loose else "scene-discarded"
        yield telling.text(key, who=telling.who(last[0]), tile=named([last[1]], telling, wild_kinds(scene)))
    if loose:
        yield telling.text(f"scene-{scene.question.topic}")
    yield from turn_words(scene, telling)
    yield from warnings(scene, telling)


def warnings(scene: Scene, telling: Telling) -> list[str]:
    """Warn the viewer that their next discard may bind other seats to the viewer by contract."""
    soon = nearly_bound(scene, telling)
    return [telling.text("tiles-warned", who=telling.joined(map(telling.who, soon)), count=len(soon))] if soon else []


def _own(scene: Scene, telling: Telling) -> Iterator[str]:
    """Describe the viewer's concealed tiles in notation and words, the drawn tile last.

    Then add the viewer's hints."""
    held, new = pieces_of(scene, "hand", scene.viewer), pieces_of(scene, "drawn", scene.viewer)
    if scene.viewer is None or not (held or new):
        return
    wild = wild_kinds(scene)
    names = named((*held, *new), telling, wild)
    notation = names if telling.aloud else " + ".join(written(part, telling, wild) for part in (held, new) if part)
    words = "" if telling.brief or telling.aloud else telling.text("tiles-named", words=names)
    yield telling.text("tiles-own", written=notation, words=words)
    yield from hints(scene, telling)


def _seat(scene: Scene, place: Place, telling: Telling) -> str:
    """Describe a seat: its name, its points and its tiles.

    Name the tiles of melds, shown tiles, flowers, and discards in order. In a brief text, discards are grouped by suit
    instead. Concealed tiles are only counted."""
    seat = place.seat
    parts = [*beside(scene, seat, telling), telling.text("tiles-concealed", count=concealed(scene, seat))]
    parts += meld_words(scene, seat, telling)
    for role in ("shown", "flowers"):
        if pieces := pieces_of(scene, role, seat):
            parts.append(telling.text(f"tiles-{role}", written=written(_together(pieces), telling)))
    if discards := pieces_of(scene, "discards", seat):
        lying = _together(discards) if telling.brief else discards
        parts.append(telling.text("tiles-discards", written=written(lying, telling, wild_kinds(scene))))
    return seat_words(place, parts, telling)


def meld_words(scene: Scene, seat: Seat, telling: Telling) -> list[str]:
    """Describe the melds of a seat. Add the mark of the seat from which a tile was claimed.

    In a brief text, melds of one kind from one seat are described together, and their equal tiles are named once."""
    groups: dict[object, list[Pile]] = {}
    for place, pile in enumerate(scene.piles):
        if pile.role == "meld" and pile.seat == seat:
            alike = (_kind(pile), pile.source) if telling.brief and pile.pieces else place
            groups.setdefault(alike, []).append(pile)
    return [_melds(piles, telling) for piles in groups.values()]


def _kind(meld: Pile) -> str:
    return meld.marks[0][1] if meld.marks else "concealed"


def _together(names: Sequence[Piece]) -> list[Piece]:
    """Group pieces by the first letter of their codes. The letter that appears first comes first."""
    came = "".join(names)
    return sorted(names, key=lambda name: (came.index(name[0]), name))


def _melds(piles: Sequence[Pile], telling: Telling) -> str:
    first = piles[0]
    if not first.pieces:
        return telling.text("meld-hidden")
    source = "" if first.source is None else telling.mark(first.source)
    said = telling.listed(written(sorted({*pile.pieces} if telling.brief else pile.pieces), telling) for pile in piles)
    return telling.text(f"meld-{_kind(first)}", written=said, source=source)


def aims(scene: Scene, _patterns: Sequence[Pattern], telling: Telling) -> list[str]:
    """Say what the viewer's tiles wait for, or would wait for after a discard. If nothing, say what they are near."""
    found, sheet = hints(scene, telling), scene.sheet("aims", scene.viewer)
    if found or sheet is None:
        return found
    near = nearest(sheet, telling)
    away = [telling.text("help-distance", count=number) for _, number in sheet.terms]
    return [*([telling.text("help-near", yaku=near)] if near else []), *away]


def meanwhile(scene: Scene, question: Question, telling: Telling) -> list[str]:
    """Return lines for a viewer who does not have to answer now.

    They say that the viewer gave up the hand, how the viewer answered, or that others may claim a tile."""
    out = any(badge.seat == scene.viewer for badge in badges_with_meaning("out", scene, telling))
    lines = [telling.text("hand-out")] if out else []
    said = answered(scene, telling, lambda action: label(action, scene, question, telling))
    lines += said
    if not said and is_window(scene):
        lines.append(telling.text("hand-window-own" if question.by == scene.viewer else "hand-window"))
    return lines


def asks(scene: Scene, telling: Telling) -> dict[str, str | int]:
    """Return the variables of the question.

    `bound`: the pairs of players bound by contract. `third`: `yes` if a claim now would bind the viewer by contract,
    otherwise `no`. `nearer`: the players who come before the viewer by seat if they also want a loose tile, `no` for
    none. `last`: `yes` if the viewer then comes after all others, otherwise `no`."""
    bound = [badge for badge in badges_with_meaning("bound", scene, telling) if badge.seat is not None and badge.args]
    pairs = [telling.joined(map(telling.who, (badge.seat or 0, int(badge.args[0])))) for badge in bound]
    return {
        "bound": telling.listed(pairs, "semicolons"),
        "third": "yes" if makes_contract(scene, telling) else "no",
        "nearer": telling.listed(map(telling.who, _nearer(scene)), "or") or "no",
        "last": "yes" if scene.viewer == scene.question.by else "no",
    }


def _nearer(scene: Scene) -> list[Seat]:
    """Return the seats to the right of the player in turn, up to the viewer. That player comes last (FZ-80)."""
    turn, seats = scene.question.by, len(scene.places)
    if turn is None or scene.viewer is None or not loose_tile(scene):
        return []
    return [(turn + step) % seats for step in range(1, (scene.viewer - turn - 1) % seats + 1)]


def window(scene: Scene) -> str:
    """Return the key of the message that says which tile may be claimed: a discard, or a loose tile."""
    return f"board-{scene.question.topic}" if loose_tile(scene) else "board-claims"


def urgent(scene: Scene, telling: Telling) -> list[str]:
    """Return only what the viewer needs to answer when time is short.

    The lines give the viewer's tiles, and the open sets of the viewer and of seats bound or nearly bound by contract.
    They also give the viewer's waits, the wild tile and the wall."""
    short = replace(telling, brief=not telling.aloud)
    mine = (pieces_of(scene, role, scene.viewer) for role in ("hand", "drawn"))
    own = " + ".join(named(pieces, short, wild_kinds(scene)) for pieces in mine if pieces)
    lines = [telling.text("tiles-own", written=own, words="")] if own else []
    warned = nearly_bound(scene, telling)
    bound = [place.seat for place in scene.places if bound_to(scene, place.seat, telling)]
    watched = [place for place in scene.places if place.seat in (scene.viewer, *warned, *bound)]
    lines += [line for place in watched if (line := _sets(scene, place, short))]
    return [*lines, *warnings(scene, telling), *hints(scene, telling), telling.listed(facts(scene, short), "dots")]


def _sets(scene: Scene, place: Place, telling: Telling) -> str:
    """Describe the open sets of a seat: `③ Chie: pong `East East East` from ②`. Return "" if it has none."""
    sets = telling.listed(meld_words(scene, place.seat, telling), "dots")
    named = {"mark": telling.mark(place.seat), "who": telling.who(place.seat)}
    return telling.text("tiles-sets", **named, sets=sets) if sets else ""
