"""Write bot/COMMANDS.md: every command and context menu, by the feature that declares it.

Run it in the environment of the project: `uv run python .ci/commands.py`.
"""

from __future__ import annotations

import ast
import asyncio
import tempfile
from pathlib import Path
from typing import Any

from discord import app_commands

from bot.app.client import Hanapai
from bot.app.features import FEATURES
from bot.config import Config
from bot.store.sqlite import SqliteStore

ROOT = Path(__file__).parents[1]
LIST = ROOT / "bot" / "COMMANDS.md"
HEAD = """# Commands

Every command, by the feature that declares it; options in brackets may be left out. `.ci/commands.py` writes this file.
"""


def typed(command: Any) -> str:
    """Return a command as it is typed: what may be left out stands in brackets."""
    options = [each.name if each.required else f"[{each.name}]" for each in command.parameters]
    return " ".join((f"/{command.qualified_name}", *options))


def _row(command: Any) -> list[str]:
    if isinstance(command, app_commands.ContextMenu):
        return [f"| *Apps > {command.name}* | in the menu of a {command.type.name} |"]
    return [f"| `{typed(each)}` | {each.description} |" for each in command.walk_app_commands()]


def listed(bot: Hanapai) -> str:
    """Return the list of all commands of a bot, as Markdown."""
    parts = [HEAD]
    for build, feature in zip(FEATURES, bot.features, strict=True):
        place = build.__module__.rsplit(".", 1)[0].replace(".", "/")
        said = ast.get_docstring(ast.parse((ROOT / place / "__init__.py").read_text("utf-8"))) or ""
        about = said.partition("\n\n")[0]
        rows = [row for command in feature.commands for row in _row(command)]
        if rows:
            parts.append("\n".join((f"## {place.rsplit('/', 1)[1]}\n\n{about}\n\n| | |\n|---|---|", *rows)) + "\n")
    return "\n".join(parts)


async def main() -> None:
    """Write the list."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bot.sqlite3"
        bot = Hanapai(Config("nobody", path, painters=0, emoji=False), await SqliteStore.open(path))
        LIST.write_text(listed(bot), "utf-8")
        await bot.close()


if __name__ == "__main__":
    asyncio.run(main())
