"""Draw bot/architecture.svg: the layers of the import contract in pyproject.toml, and the folders in each."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
BOT = ROOT / "bot"
PICTURE = BOT / "architecture.svg"
WAY = {
    "framework": (1, "what a press means, and which table it is about"),
    "tables": (2, "tried on a fork of the match"),
    "store": (3, "saved"),
    "live": (4, "what is out of date"),
    "decks": (5, "laid out"),
    "render": (6, "painted"),
    "transport": (7, "sent"),
}
"""The stops of a press, in turn."""
WIDTH, EDGE, LABEL, GAP, BOX, ROW = 1160, 30, 142, 14, 54, 68
STYLE = """
    .paper { fill: #fbf8f2; }
    .box { fill: #ffffff; stroke: #cfc6b6; stroke-width: 1.5; }
    .beside { stroke-dasharray: 6 5; }
    .layer { fill: #f3ede1; stroke: #cfc6b6; stroke-width: 1.5; }
    .name { fill: #2a2622; font-size: 18px; font-weight: 650; }
    .about { fill: #7a7166; font-size: 13px; }
    .stop { fill: #c8202d; }
    .number { fill: #ffffff; font-size: 14px; font-weight: 700; text-anchor: middle; }
    .middle { text-anchor: middle; }
    text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif; }
    @media (prefers-color-scheme: dark) {
      .paper { fill: #1d1b19; }
      .box { fill: #292622; stroke: #534c43; }
      .layer { fill: #23201d; stroke: #534c43; }
      .name { fill: #f2ece2; }
      .about { fill: #b0a698; }
      .stop { fill: #e5574f; }
    }
"""


def layers() -> dict[str, list[str]]:
    """Return the folders and modules of `bot` by layer, from the top. Those of features are its subfolders."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    contract = next(each for each in contracts if each["name"].startswith("six layers: "))
    names = contract["name"].removeprefix("six layers: ").split(", ")
    found = {name: re.split(r" [:|] ", row) for name, row in zip(names, contract["layers"], strict=True)}
    found["features"] = sorted(f"features/{path.parent.name}" for path in BOT.glob("features/*/__init__.py"))
    return found


def about(place: str) -> str:
    """Return what a folder or module contains: the beginning of its docstring."""
    file = BOT / place / "__init__.py"
    said = ast.get_docstring(ast.parse((file if file.exists() else BOT / f"{place}.py").read_text("utf-8"))) or ""
    return re.split(r"[.:,;]\s|\.$", said)[0].replace("`", "")


def _box(place: str, x: float, y: float, width: float) -> list[str]:
    middle, name = x + width / 2, place.removeprefix("features/")
    drawn = [
        f'<rect class="box" x="{x:g}" y="{y:g}" width="{width:g}" height="{BOX}" rx="12"/>',
        f'<text class="name middle" x="{middle:g}" y="{y + 24:g}">{name}</text>',
        f'<text class="about middle" x="{middle:g}" y="{y + 43:g}">{about(place)}</text>',
    ]
    if name in WAY:
        drawn.append(f'<circle class="stop" cx="{x + 22:g}" cy="{y + 20:g}" r="12"/>')
        drawn.append(f'<text class="number" x="{x + 22:g}" y="{y + 25:g}">{WAY[name][0]}</text>')
    return drawn


def drawn() -> str:
    """Return the picture. Imports go down, from layer to layer."""
    shapes: list[str] = []
    y, width = EDGE, WIDTH - 2 * EDGE
    for layer, places in layers().items():
        columns = 5 if layer == "features" else 4 if len(places) == 4 else 3
        rows = [places[at : at + columns] for at in range(0, len(places), columns)]
        high, each = GAP + ROW * len(rows), (width - LABEL) / len(rows[0]) - GAP
        shapes.append(f'<rect class="layer" x="{EDGE}" y="{y}" width="{width}" height="{high}" rx="16"/>')
        shapes.append(f'<text class="name" x="{EDGE + 18}" y="{y + high / 2 + 6:g}">{layer}</text>')
        for number, row in enumerate(rows):
            for at, place in enumerate(row):
                shapes += _box(place, EDGE + LABEL + at * (each + GAP), y + GAP + ROW * number, each)
        y += high + GAP
    for name, what in (
        ("engine", "the rules, pure: no input or output, no clock, no Discord"),
        ("playground", "a small Discord on your own machine: only the demo knows it, and it imports nothing of ours"),
    ):
        beside = " beside" if name == "playground" else ""
        shapes.append(f'<rect class="box{beside}" x="{EDGE}" y="{y}" width="{width}" height="{BOX}" rx="12"/>')
        shapes.append(f'<text class="name middle" x="{WIDTH / 2:g}" y="{y + 24}">{name}</text>')
        shapes.append(f'<text class="about middle" x="{WIDTH / 2:g}" y="{y + 43}">{what}</text>')
        y += ROW
    y += 18
    stops = ", ".join(f"{number} {what}" for number, what in sorted(WAY.values()))
    shapes.append(f'<text class="about" x="{EDGE}" y="{y}">The way of a press: {stops}.</text>')
    body = "\n  ".join(shapes)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 26}" role="img" \
aria-labelledby="title description">
  <title id="title">The layers of the bot</title>
  <desc id="description">Six layers over the engine: {", ".join(layers())}. Imports go down. \
The way of a press: {stops}.</desc>
  <style>{STYLE}  </style>
  <rect class="paper" width="{WIDTH}" height="{y + 26}" rx="18"/>
  {body}
</svg>
"""


if __name__ == "__main__":
    PICTURE.write_text(drawn(), "utf-8")
