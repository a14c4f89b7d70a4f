"""Draws bot/architecture.svg: the rooms of the bot on the floors that the import contract in pyproject.toml names."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "bot" / "architecture.svg"
CONTRACT = "the rooms of bot stand on floors, as architecture.svg shows them"
ABOUT = {
    "__main__": "the command",
    "home": "without a token: a playground",
    "app": "everything put together",
    "records": "boards, profiles, histories",
    "learn": "a course for each game",
    "review": "what decisions cost",
    "lobby": "from an idea to a table",
    "replay": "a match, move by move",
    "about": "what the bot is",
    "calling": "who is told of lobbies",
    "choosing": "settings, blocks, privacy",
    "ledger": "an evening added up",
    "moderation": "what moderators do",
    "daily": "a deal for every day",
    "numbers": "what was played",
    "season": "the end of a season",
    "welcome": "the first message",
    "play": "moves, why, advice",
    "puzzle": "what would you do?",
    "rules": "pages of rules",
    "desk": "where presses and commands arrive",
    "live": "boards and hands, kept up to date",
    "telling": "what is said: posts of tables and hands",
    "reading": "pictures and sentences, for whom",
    "config": ".env, read once",
    "occasions": "what a day brings, and from which seed",
    "lobbies": "before a match",
    "past": "finished matches",
    "wire": "requests to Discord",
    "people": "what people have chosen",
    "thinking": "computer players",
    "tables": "who sits where, what is played",
    "puzzles": "decisions to think about",
    "decks": "how the pieces look and read",
    "store": "the database",
    "render": "boxes and pixels",
    "words": "languages",
    "games": "ours and guests",
    "installed": "packages beside us",
    "engine": "the rules, pure: no I/O, no clock, no Discord",
}
WAY = {
    "desk": (1, "what a press means, and which table it is about"),
    "tables": (2, "tried on a fork of the match"),
    "store": (3, "saved"),
    "live": (4, "what is out of date"),
    "decks": (5, "laid out"),
    "render": (6, "painted"),
    "wire": (7, "sent"),
}
"""The stops of a press, in turn."""
WIDTH, LEFT, TOP, GAP, ROOM, FLOOR = 1160, 40, 30, 16, 54, 76
STYLE = """
    .paper { fill: #fbf8f2; }
    .room { fill: #ffffff; stroke: #cfc6b6; stroke-width: 1.5; }
    .beside { stroke-dasharray: 6 5; }
    .folder { fill: #f3ede1; stroke: #cfc6b6; stroke-width: 1.5; }
    .name { fill: #2a2622; font-size: 18px; font-weight: 650; }
    .about { fill: #7a7166; font-size: 13px; }
    .stop { fill: #c8202d; }
    .number { fill: #ffffff; font-size: 14px; font-weight: 700; text-anchor: middle; }
    .middle { text-anchor: middle; }
    text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif; }
    @media (prefers-color-scheme: dark) {
      .paper { fill: #1d1b19; }
      .room { fill: #292622; stroke: #534c43; }
      .folder { fill: #23201d; stroke: #534c43; }
      .name { fill: #f2ece2; }
      .about { fill: #b0a698; }
      .stop { fill: #e5574f; }
    }
"""


def floors() -> list[list[str]]:
    """The rooms by floor, from the top, as the contract names them: without `bot.`."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["name"] == CONTRACT)
    return [[room.strip().removeprefix("bot.") for room in layer.split("|")] for layer in layers] + [["engine"]]


def _box(name: str, x: float, y: float, width: float) -> list[str]:
    middle = x + width / 2
    drawn = [
        f'<rect class="room" x="{x:g}" y="{y:g}" width="{width:g}" height="{ROOM}" rx="12"/>',
        f'<text class="name middle" x="{middle:g}" y="{y + 24:g}">{name}</text>',
        f'<text class="about middle" x="{middle:g}" y="{y + 43:g}">{ABOUT[name]}</text>',
    ]
    if name in WAY:
        number, _ = WAY[name]
        drawn.append(f'<circle class="stop" cx="{x + 22:g}" cy="{y + 20:g}" r="12"/>')
        drawn.append(f'<text class="number" x="{x + 22:g}" y="{y + 25:g}">{number}</text>')
    return drawn


def _row(rooms: list[str], left: float, y: float, width: float) -> list[str]:
    each = (width - GAP * (len(rooms) - 1)) / len(rooms)
    return [line for at, room in enumerate(rooms) for line in _box(room, left + at * (each + GAP), y, each)]


def drawn() -> str:
    """The picture. Each room stands on those that it may import; those beside each other know nothing of each other."""
    shapes: list[str] = []
    y, width, beside = TOP, WIDTH - 2 * LEFT, 190
    rows = floors()
    inside = [number for number, row in enumerate(rows) if row[0].startswith("features.")]
    for number, row in enumerate(rows):
        left, wide = LEFT, width
        if number == inside[0]:
            high = FLOOR * len(inside) - (FLOOR - ROOM) + 2 * GAP
            shapes.append(f'<rect class="folder" x="{LEFT}" y="{y}" width="{width}" height="{high}" rx="16"/>')
            shapes.append(f'<text class="name" x="{LEFT + 20}" y="{y + 34}">features</text>')
            shapes.append(f'<text class="about" x="{LEFT + 20}" y="{y + 56}">what people can do,</text>')
            shapes.append(f'<text class="about" x="{LEFT + 20}" y="{y + 73}">a folder each</text>')
            y += GAP
        if number in inside:
            left, wide = LEFT + beside, width - beside - GAP
        shapes += _row([room.removeprefix("features.") for room in row], left, y, wide)
        y += FLOOR + (GAP if number == inside[-1] else 0)
    shapes.append(f'<rect class="room beside" x="{LEFT}" y="{y}" width="{width}" height="{ROOM}" rx="12"/>')
    shapes.append(f'<text class="name middle" x="{WIDTH / 2:g}" y="{y + 24}">playground</text>')
    about = "a small Discord on your own machine: home alone knows it, and it imports nothing of ours"
    shapes.append(f'<text class="about middle" x="{WIDTH / 2:g}" y="{y + 43}">{about}</text>')
    y += FLOOR + 14
    stops = ", ".join(f"{number} {what}" for number, what in sorted(WAY.values()))
    shapes.append(f'<text class="about" x="{LEFT}" y="{y}">The way of a press: {stops}.</text>')
    body = "\n  ".join(shapes)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 26}" role="img" \
aria-labelledby="title description">
  <title id="title">The rooms of the bot</title>
  <desc id="description">{sum(map(len, rows)) - 1} rooms on {len(rows) - 1} floors over the engine. Imports go down. \
The way of a press: {stops}.</desc>
  <style>{STYLE}  </style>
  <rect class="paper" width="{WIDTH}" height="{y + 26}" rx="18"/>
  {body}
</svg>
"""


if __name__ == "__main__":
    PICTURE.write_text(drawn(), "utf-8")
