"""CPU of the pictures of played matches, on this tree or the one of a258b6d: `python -m tests.bench.painted` prints
{game: {kind: [milliseconds, bytes]}}, both a picture, in the median of scenes that follow each other, as JSON."""

import json
import statistics
import time

from bot.words import Words
from engine import GAMES
from tests.bench.scenes import scenes

NAMES = {0: "Mika", 1: "Thorsten", 2: "さくら", 3: "Computer 4"}


def painter():
    """How this tree paints: (kind, game, scene) to bytes."""
    words = Words(strict=True)
    try:
        from bot.ui.pictures import Pictures  # pyright: ignore[reportMissingImports]
    except ImportError:
        from bot.decks.all import DECKS
        from bot.decks.brushes import painted
        from bot.decks.telling import Telling
        from bot.render.theme import Look

        def paint(kind, game, scene):
            telling = Telling(words.translator("en"), game, lambda seat: NAMES.get(seat, ""))
            return painted(DECKS[game.deck].layout(kind, scene, telling), Look())

        return paint
    old = Pictures(words)
    return lambda kind, game, scene: old._paint(kind, game, scene, NAMES, "en")


def main():
    paint, found = painter(), {}
    for key, game in GAMES.items():
        for seed in (b"warm", b"timed"):  # what is kept for longer than one match is there by then
            found[key] = {
                kind: [timed(paint, kind, game, scene) for scene in shown] for kind, shown in scenes(key, seed).items()
            }
    print(json.dumps({game: {kind: middle(each) for kind, each in kinds.items()} for game, kinds in found.items()}))


def timed(paint, kind, game, scene):
    began = time.process_time()
    data = paint(kind, game, scene)
    return (time.process_time() - began) * 1000, len(data)


def middle(measured):
    return [statistics.median(ms for ms, _ in measured), statistics.median(size for _, size in measured)]


if __name__ == "__main__":
    main()
