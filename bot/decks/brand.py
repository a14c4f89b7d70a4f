"""The icon, the avatar and the banner of the bot, made of its own cards and tiles."""

from collections.abc import Iterator
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from bot.decks.hanafuda import drawn as cards
from bot.decks.mahjong import drawn as tiles
from bot.render.fonts import FILE
from bot.render.theme import Theme

AVATAR, BANNER = (512, 512), (1360, 480)
"""Sizes in pixels.

Discord asks for banners of at least 680 x 240. Its client crops the avatar to a circle, which covers the lower left of
the banner."""
ROUND = 112
"""Radius of the icon's corners, in pixels."""
_FAN = ("12H", "11H", "08H", "03H", "01H")
_NAME, _KANJI = "Hanapai", "花牌"


def pictures(theme: Theme) -> Iterator[tuple[str, bytes]]:
    """Yield the file name and PNG bytes of each of the bot's own pictures."""
    avatar = _avatar(theme)
    yield "avatar.png", _png(avatar)
    yield "icon.png", _png(_rounded(avatar))
    yield "banner.png", _png(_banner(theme))


def _avatar(theme: Theme) -> Image.Image:
    """Draw a card and a tile: the moon over the grass, with the red dragon in front of it."""
    whole = Image.new("RGBA", (2 * AVATAR[0], 2 * AVATAR[1]), theme.table)
    _lay(whole, cards.bare("08H", 370, theme), 404, 500, 12)
    _lay(whole, tiles.bare("C", 380, theme), 650, 564, -8)
    return whole.reduce(2)


def _banner(theme: Theme) -> Image.Image:
    """Draw the bot's name at the left, and at the right the five brights in a fan behind the three dragons."""
    whole = Image.new("RGBA", (2 * BANNER[0], 2 * BANNER[1]), theme.table)
    for place, piece in enumerate(_FAN):
        off = place - 2
        _lay(whole, cards.bare(piece, 340, theme), 1890 + 265 * off, 410 + 22 * off * off, -7 * off)
    for place, piece in enumerate("BFC"):
        off = place - 1
        _lay(whole, tiles.bare(piece, 210, theme), 1890 + 236 * off, 770, -3 * off)
    draw = ImageDraw.Draw(whole)
    draw.text((140, 340), _NAME, theme.paper, ImageFont.truetype(FILE, 216), anchor="lm")
    draw.text((146, 570), _KANJI, theme.gold, ImageFont.truetype(FILE, 180), anchor="lm")
    return whole.reduce(2)


def _lay(whole: Image.Image, piece: Image.Image, x: int, y: int, turn: float) -> None:
    """Paste `piece` onto `whole`, centred at (`x`, `y`) and turned counter-clockwise by `turn` degrees."""
    turned = piece.rotate(turn, Image.Resampling.BICUBIC, expand=True)
    whole.alpha_composite(turned, (x - turned.width // 2, y - turned.height // 2))


def _rounded(image: Image.Image) -> Image.Image:
    mask = Image.new("L", (2 * image.width, 2 * image.height))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), 2 * ROUND, 255)
    found = image.copy()
    found.putalpha(mask.reduce(2))
    return found


def _png(image: Image.Image) -> bytes:
    out = BytesIO()
    image.quantize(255, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()
