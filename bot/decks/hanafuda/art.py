"""How the items of hanafuda are painted: cards with their marks, ghosts of cards, empty places, signs."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.decks.hanafuda.cards import Back, Face, Sign, Slot, card_height
from bot.decks.hanafuda.faces import back, face
from bot.render.painter import FINE, Art, Canvas, rounded
from bot.render.theme import Theme

_TABS = ("played", "turned", "match")


def _face(item: Face, canvas: Canvas) -> None:
    box = item.box
    if item.ghost:
        canvas.paste(_ghost(item.piece, box.w, canvas.theme), box.x, box.y)
        return
    ring = _rings(canvas.theme).get(item.mark)
    if ring:
        wide = 3 if item.mark == "captured" else 5
        canvas.paste(_ring(box.w, wide, ring), box.x - wide, box.y - wide)
    else:
        canvas.paste(_shadow(box.w, canvas.theme), box.x - 1, box.y - 1)
    canvas.paste(face(item.piece, box.w, canvas.theme), box.x, box.y)
    if item.mark in _TABS:
        tab = _tab(item.mark, max(22, box.w // 4), canvas.theme)
        canvas.paste(tab, box.right - tab.width + 3, box.y - 3)


def _back(item: Back, canvas: Canvas) -> None:
    canvas.paste(_shadow(item.box.w, canvas.theme), item.box.x - 1, item.box.y - 1)
    canvas.paste(back(item.box.w, canvas.theme), item.box.x, item.box.y)


def _slot(item: Slot, canvas: Canvas) -> None:
    box = item.box
    canvas.paste(rounded(box.w, box.h, 5, canvas.theme.raised), box.x, box.y)
    canvas.paste(rounded(box.w - 4, box.h - 4, 4, canvas.theme.panel), box.x + 2, box.y + 2)
    if not item.category:
        return
    size = box.w // 2
    canvas.paste(
        _sign(item.category, size, canvas.theme.raised), box.x + (box.w - size) // 2, box.y + (box.h - size) // 2
    )


def _sign_item(item: Sign, canvas: Canvas) -> None:
    canvas.paste(_sign(item.category, item.box.w, canvas.theme.tones[item.tone]), item.box.x, item.box.y)


def _rings(theme: Theme) -> dict[str, str]:
    return {"played": theme.gold, "turned": theme.sky, "captured": theme.paper, "match": theme.light_leaf}


def _shadow(width: int, theme: Theme) -> Image.Image:
    """A dark edge that tells overlapping cards apart."""
    return rounded(width + 2, card_height(width) + 4, 0.07 * width + 1, theme.shadow)


def _ring(width: int, wide: int, color: str) -> Image.Image:
    return rounded(width + 2 * wide, card_height(width) + 2 * wide, 0.07 * width + wide, color)


@lru_cache(maxsize=256)
def _ghost(piece: str, width: int, theme: Theme) -> Image.Image:
    whole = face(piece, width, theme)
    ghost = Image.blend(Image.new("RGBA", whole.size, theme.panel), whole, 0.36)
    ghost.putalpha(whole.getchannel("A"))
    return ghost


@lru_cache(maxsize=128)
def _sign(category: str, size: int, color: str) -> Image.Image:
    big = size * FINE
    image = Image.new("RGBA", (big, big), color)
    mask = Image.new("L", (big, big), 0)
    draw = ImageDraw.Draw(mask)
    if category == "H":
        draw.ellipse((0, 0, big - 1, big - 1), fill=255)
    elif category == "A":
        draw.polygon([(0, 0.93 * big), (big / 2, 0.05 * big), (big, 0.93 * big)], fill=255)
    elif category == "R":
        draw.rectangle((0, 0.3 * big, big, 0.7 * big), fill=255)
    else:
        draw.ellipse((0.3 * big, 0.3 * big, 0.7 * big, 0.7 * big), fill=255)
    image.putalpha(mask)
    return image.reduce(FINE)


@lru_cache(maxsize=64)
def _tab(mark: str, size: int, theme: Theme) -> Image.Image:
    """A small round tab: an arrow up for played, a half-turned card for turned, a ring for match."""
    big = size * FINE
    image = Image.new("RGBA", (big, big), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, big - 1, big - 1), fill=theme.ink)
    rim = big // 14
    draw.ellipse((rim, rim, big - 1 - rim, big - 1 - rim), fill=_rings(theme)[mark])

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * big, y * big) for x, y in points]

    if mark == "played":
        draw.polygon(
            at((0.5, 0.16), (0.8, 0.5), (0.61, 0.5), (0.61, 0.82), (0.39, 0.82), (0.39, 0.5), (0.2, 0.5)),
            fill=theme.ink,
        )
    elif mark == "turned":
        draw.polygon(at((0.3, 0.2), (0.7, 0.2), (0.7, 0.8), (0.3, 0.8)), fill=theme.ink)
        draw.polygon(at((0.5, 0.26), (0.64, 0.26), (0.64, 0.74), (0.5, 0.74)), fill=theme.paper)
    else:
        draw.ellipse((0.26 * big, 0.26 * big, 0.74 * big, 0.74 * big), fill=theme.ink)
        draw.ellipse((0.39 * big, 0.39 * big, 0.61 * big, 0.61 * big), fill=_rings(theme)[mark])
    return image.reduce(FINE)


ART: Art = {Face: _face, Back: _back, Slot: _slot, Sign: _sign_item}
