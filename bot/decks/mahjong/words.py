"""The words of a mahjong table: the wall, the wild tile, what lies at each seat, waits, and how a win was counted."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages.speech import MARKS, counted, joined, pieces, written
from bot.tables.table import Table
from bot.words import Text
from engine.core import Badge, Piece, Pile, Row, Scene, Seat, Sheet

WILD = "✦"
MANY = 9
"""More kinds to wait for than this are only counted."""

BEST = 5
"""So many discards that make a hand ready are told, those with the most tiles left."""

STEPS = {"kongs": 0, "one": 0, "double": 1, "constant": 0}
"""What these steps of a formula count for where they are left out."""

AT_A_SEAT = ("dealer", "streak", "wind", "contract", "two_claims", "gave_up", "jinkan", "shed_gold")
"""The badges told beside a name, in this order."""


def is_mahjong(table: Table) -> bool:
    """Whether tiles are played with at this table."""
    return table.game.deck == "mahjong"


def round_wind(scene: Scene, text: Text) -> str:
    """`East`, empty where there is none."""
    wind = next((badge for badge in scene.badges if badge.key == "wind" and badge.seat is None), None)
    return text(f"wind-{wind.args[0]}") if wind else ""


def wild_kind(scene: Scene) -> Piece | None:
    badge = scene.badge("wild")
    return str(badge.args[0]) if badge else None


MOST_ENTRIES = 6
"""So many entries of a queue are named: it has no limit, a message has."""


def headline(game: str, scene: Scene, text: Text) -> list[str]:
    """The wild tile, the wall and how much of it may be drawn, the queue: what everybody looks at first."""
    wild, wall, queue = wild_kind(scene), scene.pile("stock"), scene.badge("queue")
    live, aside = scene.badge("live"), scene.pile("aside")
    facts = [text(f"{game}-wild", pieces=pieces([wild], text))] if wild else []
    if wall:
        facts.append(text("tiles-wall", count=wall.count or len(wall.pieces)))
    if live:
        facts.append(text("tiles-live", count=live.args[0]))
    if scene.badge("final"):
        facts.append(text("tiles-final"))
    if aside and aside.pieces:
        facts.append(text("tiles-aside", written=written(aside.pieces)))
    if queue and queue.args:
        names = ", ".join(text(f"yaku-{entry}") for entry in queue.args[:MOST_ENTRIES])
        facts.append(text("tiles-queue", names=names, more=max(0, len(queue.args) - MOST_ENTRIES)))
    return [f"-# {' · '.join(facts)}"] if facts else []


def badges(scene: Scene, seat: Seat, text: Text) -> list[str]:
    """`dealer`, `East`, `contract with ②`: what is special about a seat; a contract is told at both of its seats."""
    found = [badge for badge in scene.badges if badge.seat == seat]
    bound = [badge.seat for badge in scene.badges if badge.key == "contract" and badge.args == (seat,)]
    found += [Badge("contract", seat, (other,)) for other in bound if other is not None]
    return [
        text(f"table-badge-{badge.key}", arg=_arg(badge, text), number=badge.args[0] if badge.args else 0)
        for key in AT_A_SEAT
        for badge in found
        if badge.key == key
    ]


def _arg(badge: Badge, text: Text) -> str:
    """A wind, or a seat; empty where a badge has none, or says a number."""
    arg = badge.args[0] if badge.args else -1
    if isinstance(arg, str):
        return text(f"wind-{arg}")
    return MARKS[arg] if 0 <= arg < len(MARKS) else ""


def locked(scene: Scene, text: Text) -> str:
    """To its owner alone, while somebody else's tile may be claimed: why not by this seat (FZ-65)."""
    badge, window, discarder = scene.badge("locked", scene.viewer), scene.badge("claims"), scene.badge("discarder")
    if badge is None or window is None or (discarder and discarder.seat == scene.viewer):
        return ""
    barred = [str(kind) for kind in window.args if kind in badge.args]
    return text("tiles-locked", written=written(barred)) if barred else ""


def own_tiles(scene: Scene, seat: Seat, text: Text) -> str:
    """The concealed tiles of the viewer in notation and in words; what was drawn stands behind them."""
    hand, drawn = scene.pile("hand", seat), scene.pile("drawn", seat)
    held, new = hand.pieces if hand else (), drawn.pieces if drawn else ()
    notation = " + ".join(written(part) for part in (held, new) if part)
    return text("tiles-own", written=notation or "—", words=counted((*held, *new), text) or "—")


def open_tiles(scene: Scene, text: Text) -> list[str]:
    """Every seat's tiles as the viewer sees them: how many are concealed and which of them are shown, the melds, the
    flowers, the discards in their order."""
    lines: list[str] = []
    for place in scene.places:
        seat = place.seat
        concealed = sum(
            len(pile.pieces) or pile.count
            for pile in scene.piles
            if pile.seat == seat and pile.role in ("hand", "drawn")
        )
        parts = [text("tiles-concealed", mark=MARKS[seat], count=concealed)]
        parts += [_meld(pile, text) for pile in scene.piles if pile.role == "meld" and pile.seat == seat]
        parts += [text(f"tiles-{pile.role}", written=_together(pile.pieces)) for pile in _racks(scene, seat)]
        if (discards := scene.pile("discards", seat)) and discards.pieces:
            parts.append(text("tiles-discards", written=" ".join(discards.pieces)))
        lines.append(" · ".join(parts))
    return lines


def _racks(scene: Scene, seat: Seat) -> list[Pile]:
    """What lies open at a seat besides its melds: tiles shown out of the hand, and flowers."""
    found = [scene.pile(role, seat) for role in ("shown", "flowers")]
    return [pile for pile in found if pile and pile.pieces]


def _together(names: Sequence[Piece]) -> str:
    """Tiles in notation, like beside like in the order in which each came first."""
    came = "".join(names)
    return written(sorted(names, key=lambda name: (came.index(name[0]), name)))


def _meld(pile: Pile, text: Text) -> str:
    kind = pile.marks[0][1] if pile.marks else "concealed"
    if not pile.pieces:
        return text("meld-hidden")
    source = "" if pile.source is None else MARKS[pile.source]
    return text(f"meld-{kind}", written=written(sorted(pile.pieces)), source=source)


def waits(scene: Scene, text: Text) -> str:
    """What would complete the hand, or which discards make it ready, with the copies nobody has seen yet."""
    sheet = scene.sheet("waits", scene.viewer)
    if sheet is None or not sheet.rows:
        return ""
    now, drawn = [row for row in sheet.rows if row.key == "wait"], bool(dict(sheet.terms).get("self_draw"))
    claims = [row.pieces[0] for row in now if row.part]
    # the wild kind itself never comes by a discard: that is no news
    some = 0 < len(claims) < sum(row.pieces[0] != wild_kind(scene) for row in now)
    only = {"only": "self_draw" if drawn else "some" if some else "any", "claims": written(claims)}
    if len(now) > MANY:
        return text("tiles-waits-many", count=len(now), left=sum(row.number for row in now), **only)
    if now:
        said = [text("tiles-wait", tile=pieces(row.pieces, text, "short"), left=row.number) for row in now]
        return text("tiles-waits", waits=", ".join(said), **only)
    drawn = drawn or any(row.part for row in sheet.rows)
    return "\n".join(_after(row, drawn and not row.part, text) for row in sheet.rows[:BEST])


def _after(row: Row, drawn: bool, text: Text) -> str:
    """`drawn`: where other hands may win on a discard, this one would by self-draw only."""
    discard, *kinds = row.pieces
    key, only = "tiles-after-many" if len(kinds) > MANY else "tiles-after", "self_draw" if drawn else "any"
    tile = pieces([discard], text, "short")
    return text(key, discard=tile, count=len(kinds), waits=written(kinds), left=row.number, only=only)


def items(sheet: Sheet, text: Text) -> list[str]:
    """What scored: first the points, whose sum is the term `tai`, then the doublings, each as a factor.

    Without that term all are points.
    """
    points, said = dict(sheet.terms).get("tai"), list[str]()
    for row in sheet.rows:
        if points is None or points > 0:
            said.append(text("table-row", name=text(f"yaku-{row.key}"), number=row.number))
            points = None if points is None else points - row.number
        else:
            said.append(text("table-term", name=text(f"yaku-{row.key}"), number=2**row.number))
    return said


def formula(game: str, sheet: Sheet, text: Text) -> str:
    """How the terms lead to the share, in the game's own sentence; points that are doubled may meet a cap."""
    terms = dict(sheet.terms)
    whole = terms.get("base", 0) * terms.get("tai", 0) * 2 ** terms.get("fan", 0)
    capped = "yes" if terms["share"] < whole else "no"
    return text(f"{game}-formula", **STEPS | terms, doubled=2 ** terms.get("fan", 0), capped=capped)


def bonds(scene: Scene, text: Text) -> list[str]:
    """Why some pay more shares than others and some none: contracts and who gave up, of the hand settled last."""
    bound = (badge for badge in scene.badges if badge.key == "settled_contract")
    gone = [MARKS[badge.seat or 0] for badge in scene.badges if badge.key == "settled_gave_up"]
    pairs = [joined(sorted((MARKS[badge.seat or 0], _arg(badge, text))), text) for badge in bound]
    found = [text("table-bound", who=pair) for pair in pairs]
    return [*found, text("table-gave-up", who=joined(gone, text))] if gone else found


def reading(scene: Scene, text: Text) -> str:
    """The winner's hand as it was read; a star behind each tile that a wild one stands for (JX-59)."""
    sheet = scene.sheet("reading")
    if sheet is None:
        return ""
    return text("tiles-reading", sets=" · ".join(map(_set, sheet.rows)))


def _set(row: Row) -> str:
    """`m78✦9`: of the pieces of a row those that wild tiles stand for, or that are wild themselves, come last."""
    natural = len(row.pieces) - row.number
    words: list[str] = []
    for piece, star in sorted((piece, WILD if place >= natural else "") for place, piece in enumerate(row.pieces)):
        if words and words[-1][0] == piece[0]:
            words[-1] += (piece[1:] or piece) + star
        else:
            words.append(piece + star)
    return " ".join(words)
