"""The command `hanapai`: with a token on Discord, without one the playground on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import discord

from bot.app import run
from bot.config import Config, ConfigError, load
from bot.playground import Playground
from bot.store import Store, StoreError


def main() -> None:
    """Start, or say in one sentence why not (exit code 1)."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        config = load()
        asyncio.run(_on_discord(config) if config.token else _in_playground(config))
    except (ConfigError, StoreError) as error:
        sys.exit(str(error))
    except discord.LoginFailure:
        sys.exit("Discord does not know this token: copy DISCORD_TOKEN again from the developer portal (Bot > Reset).")
    except (discord.DiscordServerError, OSError) as error:
        sys.exit(f"Discord cannot be reached: {error}.")
    except KeyboardInterrupt:
        sys.exit(0)


async def _on_discord(config: Config) -> None:
    await run(config, await Store.open(config.database))


async def _in_playground(config: Config) -> None:
    """Bot and stand-in in one process; its world lives in memory, so its games are kept in a temporary file."""
    with tempfile.TemporaryDirectory(prefix="hanapai-") as folder:
        async with Playground(token="playground", port=config.playground_port, remember=200) as discord_here:
            guild = discord_here.add_guild("Hanapai Playground")
            for name in ("table", "lounge"):
                discord_here.add_channel(guild, name)
            for name in ("Anna", "Ben", "Chie"):
                discord_here.add_person(name)
            here = replace(
                config,
                token="playground",
                database=Path(folder) / "playground.sqlite3",
                api=discord_here.api,
                gateway=discord_here.gateway,
                cdn=discord_here.cdn,
            )
            print("\n  There is no DISCORD_TOKEN in .env, so this is the playground.")
            print(f"  Open {discord_here.url} and play as two people; Ctrl+C ends it.\n")
            with contextlib.suppress(asyncio.CancelledError):
                await run(here, await Store.open(here.database))


if __name__ == "__main__":
    main()
