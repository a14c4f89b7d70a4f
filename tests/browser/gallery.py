"""Every kind of picture of every game, as a desktop and a phone show it: `python -m tests.browser.gallery FOLDER`.

Computers play matches; of each game the first good table, hand, decision, result and end is taken. Beside them stand
the sheets of all cards and tiles.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from PIL import Image

from bot.decks.all import DECKS
from bot.decks.brushes import painted
from bot.decks.hanafuda.cards import Face, card_height
from bot.decks.mahjong.tiles import Tile, tile_height
from bot.decks.telling import Telling
from bot.playground.limits.shown import DESKTOP, LOW, PHONE, Shown
from bot.render.layout import Box, Picture
from bot.render.theme import USUAL, Look
from bot.words import Words
from engine import GAMES
from engine.core import Ask, Effort, Match, Rng, Scene
from engine.hanafuda.cards import CARDS
from engine.mahjong.tiles import KINDS
from tests.browser.stage import chromium, missing

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAMES = {0: "Mika", 1: "Thorsten", 2: "田中さくら", 3: "Łukasz"}
LOOKS = {"": USUAL, "_high": Look("high", red=True)}
EARLY, LATE = 0.35, 0.75
"""A table and a hand are taken when so much of the first hand has been played, about."""


def played(key: str, seed: bytes) -> Match[Any, Any, Any]:
    """A match between computers, to its end."""
    game, chance = GAMES[key], Rng(seed, key)
    match = Match(game, game.rules(), game.seats[0], seed)
    players = [game.players[level] for level in (*game.players, *game.players)][-2:]
    while match.result is None:
        seat = max(match.pending)
        legal = match.pending[seat]
        wanted = [each for each in legal if each.verb not in ("finish", "resign")]
        move = wanted[0] if seat < 0 else players[seat % 2](match.view(seat), tuple(wanted), chance, Effort(5))
        match.play(seat, move)
    return match


def moments(key: str) -> dict[str, tuple[str, Scene]]:
    """The kind of picture and the scene of each moment."""
    found: dict[str, tuple[str, Scene]] = {}
    for number in range(40):
        whole = played(key, b"gallery" + bytes([number]))
        steps = list(again(whole))
        first = [match for match in steps if match.scene(None).hand == 1]
        if "table" not in found:
            found["table"] = "table", first[int(LATE * len(first))].scene(None)
        for match in first[int(EARLY * len(first)) :]:
            question = match.question
            for seat in sorted(seat for seat in question.legal if seat >= 0):
                deciding = (
                    question.topic_for(seat) not in ("play", "discard", "ready") and len(question.legal[seat]) > 1
                )
                found.setdefault("decision" if deciding else "hand", ("hand", match.scene(seat)))
        for match in steps:
            scene = match.scene(None)
            sheet = scene.sheet("result")
            if sheet and sheet.rows and match.result is None and match.question.ask is Ask.PAUSE:
                found.setdefault("result", ("result", scene))
        end = whole.scene(None)
        found.setdefault("end", ("result", end))
        if len(found) == 5:
            break
    return found


def again(whole: Match[Any, Any, Any]) -> Iterator[Match[Any, Any, Any]]:
    """The match after each of its moves."""
    record = whole.record()
    match = Match(whole.game, record.rules, record.seats, record.seed)
    for seat, action in record.moves:
        match.play(seat, action)
        yield match.fork()


def pictures() -> Iterator[tuple[str, bytes]]:
    """Name and PNG of each."""
    for suffix, look in LOOKS.items():
        yield f"sheet_cards{suffix}", painted(cards(), look)
        yield f"sheet_tiles{suffix}", painted(tiles(), look)
    words = Words(strict=True).translator()
    for key, game in GAMES.items():
        telling = Telling(words, game, lambda seat: NAMES[seat])
        for name, (kind, scene) in moments(key).items():
            yield f"{key}_{name}", painted(DECKS[game.deck].layout(cast(Any, kind), scene, telling), USUAL)


def cards() -> Picture:
    width, high = 112, card_height(112) + 14
    spots = [Box(16 + n % 8 * (width + 12), 16 + n // 8 * high, width, high - 14) for n in range(len(CARDS))]
    items = tuple(Face(box, card) for box, card in zip(spots, CARDS, strict=True))
    return Picture(20 + 8 * (width + 12), 18 + 6 * high, items)


def tiles() -> Picture:
    width, high = 88, tile_height(88) + 14
    spots = [Box(16 + n % 9 * (width + 12), 16 + n // 9 * high, width, high - 14) for n in range(len(KINDS))]
    items = tuple(Tile(box, width, tile) for box, tile in zip(spots, KINDS, strict=True))
    return Picture(20 + 9 * (width + 12), 18 + -(-len(KINDS) // 9) * high, items, "table")


def shown(browser: Browser, data: bytes, room: Shown, file: Path) -> None:
    """Save a picture as a window shows it that has so many CSS pixels for it, a phone on a fine screen."""
    width, _ = room.fitted(*Image.open(BytesIO(data)).size)
    page = browser.new_page(viewport={"width": width, "height": 100}, device_scale_factor=2 if room == PHONE else 1)
    source = f"data:image/png;base64,{base64.b64encode(data).decode()}"
    page.set_content(f'<body style="margin:0;background:#313338"><img src="{source}" style="width:100%;display:block">')
    page.get_by_role("img").evaluate("image => image.decode()")
    page.screenshot(path=file, full_page=True)
    page.close()


def main(folder: Path) -> None:
    if reason := missing():
        raise SystemExit(reason)
    folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for name, data in pictures():
            (folder / f"{name}.png").write_bytes(data)
            shown(browser, data, DESKTOP, folder / f"{name}_desktop.png")
            shown(browser, data, LOW, folder / f"{name}_low.png")
            shown(browser, data, PHONE, folder / f"{name}_phone.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
