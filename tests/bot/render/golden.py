"""The golden pictures; `python -m tests.bot.render.golden` paints them anew."""

from pathlib import Path

from bot.render import hand_picture, result_picture, table_picture
from tests.bot.render.scenes import NAMES, labels, settled, three, two

FOLDER = Path(__file__).parents[2] / "golden" / "pictures"
PICTURES = {
    "render_table": lambda: table_picture(two(), NAMES, labels),
    "render_hand": lambda: hand_picture(two(0), labels),
    "render_result": lambda: result_picture(settled(), NAMES, labels),
    "render_three": lambda: table_picture(three(), NAMES, labels),
}

if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, paint in PICTURES.items():
        (FOLDER / f"{name}.png").write_bytes(paint())
