"""Write bot/COMMANDS.md: every command and context menu, by the feature that declares it.

Run it in the environment of the project: `uv run python .ci/commands.py`.
"""

from __future__ import annotations

import ast
import asyncio
import tempfile
from collections.abc import Iterable
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

Every command of the bot, by the feature that declares it. `.ci/commands.py` writes this page.

- Options in square brackets are optional. Without `table`, a command is about your latest table in
  the channel. Without `game` and `rules`, it uses the settings of the server. `/leaderboard` opens
  on the game of your last finished match on the server.
- You can type any name of a game, card, tile or yaku: `福州`, `嘉兴`, `花合わせ`, `마작`, `gokō`, `清一色`.
- Discord shows commands and options in Japanese, Korean or Chinese if that is your language there.
- Only you see what `/rules`, `/leaderboard`, `/profile` and `/verify` answer, and the GIF of
  `/replay`. *Share* posts it in the channel.
- A *server* in the column *Where* is one that has the bot. *Anywhere* includes direct messages,
  groups and other servers. For that, add the bot to your account.
- With `HANAPAI_MENTIONS=on` a message such as `@Hanapai koikoi @friend` works like `/challenge` and
  `/play`.
- Moderation, the daily, club nights and seasons are explained [for servers](../.deploy/SERVER.md).
"""


def typed(command: Any) -> str:
    """Return a command as it is typed, with optional options in brackets."""
    options = [each.name if each.required else f"[{each.name}]" for each in command.parameters]
    return " ".join((f"/{command.qualified_name}", *options))


def _whom(command: Any) -> str:
    """Return the permissions that Discord asks of a member before it offers the command, as a sentence."""
    asked = command.default_permissions
    names = [name for name, wanted in asked or () if wanted]
    plain = [f"*{name.replace('_', ' ').replace('guild', 'server').title()}*" for name in names]
    return f" For members with {' and '.join(plain)}." if plain else ""


def _where(command: Any) -> str:
    contexts = command.allowed_contexts
    return "anywhere" if contexts is not None and contexts.private_channel else "server"


def _row(command: Any) -> list[str]:
    """Return the rows of a command or a context menu in the table of its feature."""
    if isinstance(command, app_commands.ContextMenu):
        about = f"In the menu of a {command.type.name}.{_whom(command)}"
        return [f"| *Apps > {command.name}* | {about} | {_where(command)} |"]
    rows = list[str]()
    for each in command.walk_app_commands():
        stop = "" if each.description.endswith((".", "?")) else "."
        rows.append(f"| `{typed(each)}` | {each.description}{stop}{_whom(each)} | {_where(each)} |")
    return rows


def _options(commands: Iterable[Any]) -> str:
    """Return the table of all options. Options with the same name and description share a row."""
    users = dict[tuple[str, str], list[str]]()
    for command in commands:
        for each in [] if isinstance(command, app_commands.ContextMenu) else command.walk_app_commands():
            for option in each.parameters:
                values = "; ".join(choice.name for choice in option.choices)
                about = f"{option.description}: {values}" if values else option.description
                users.setdefault((option.name, about), []).append(f"`/{each.qualified_name}`")
    rows = [f"| `{name}` | {', '.join(used)} | {about} |" for (name, about), used in users.items()]
    return "\n".join(("## Options", "", "| Option | Of | What it is |", "|---|---|---|", *rows)) + "\n"


def listed(bot: Hanapai) -> str:
    """Return the list of all commands of a bot, as Markdown."""
    parts = [HEAD]
    for build, feature in zip(FEATURES, bot.features, strict=True):
        place = build.__module__.rsplit(".", 1)[0].replace(".", "/")
        said = ast.get_docstring(ast.parse((ROOT / place / "__init__.py").read_text("utf-8"))) or ""
        about = said.partition("\n\n")[0]
        if rows := [row for command in feature.commands for row in _row(command)]:
            title = f"## {place.rsplit('/', 1)[1]}\n\n{about}\n"
            parts.append("\n".join((title, "| Command | What it does | Where |", "|---|---|---|", *rows)) + "\n")
    return "\n".join((*parts, _options(command for feature in bot.features for command in feature.commands)))


async def main() -> None:
    """Write the list."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bot.sqlite3"
        bot = Hanapai(Config("nobody", path, painters=0, emoji=False), await SqliteStore.open(path))
        LIST.write_text(listed(bot), "utf-8")
        await bot.close()


if __name__ == "__main__":
    asyncio.run(main())
