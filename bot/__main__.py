"""The command `hanapai`: with a token on Discord, without one the playground on this machine; `hanapai emoji sync`."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import tempfile
from collections.abc import AsyncGenerator, Sequence
from dataclasses import replace
from pathlib import Path

import aiohttp
import discord

from bot.app.client import add_emoji, run
from bot.app.ending import Ending
from bot.config import Config, ConfigError, load
from bot.playground import Playground
from bot.store import Store, StoreError


def main() -> None:
    """Start, or say in one sentence why not (exit code 1)."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    ending = Ending()
    try:
        config = load()
        if sys.argv[1:2] == ["emoji"]:
            ending.run(_emoji(config, sys.argv[2:]))
        else:
            ending.run(_on_discord(config) if config.token else _in_playground(config, ending))
    except (ConfigError, StoreError) as error:
        sys.exit(str(error))
    except discord.LoginFailure:
        sys.exit("Discord does not know this token: copy DISCORD_TOKEN again from the developer portal (Bot > Reset).")
    except discord.DiscordServerError as error:
        sys.exit(f"Discord cannot be reached: it answers {error.status}.")
    except discord.HTTPException as error:
        sys.exit(f"Discord refuses the bot with {error.status} (code {error.code}): {_hint(error.status)}.")
    except (discord.ClientException, discord.GatewayNotFound) as error:
        sys.exit(f"Discord ended the connection: {_line(error)}.")
    except (aiohttp.InvalidURL, aiohttp.NonHttpUrlClientError):
        sys.exit("Discord cannot be reached: DISCORD_API or DISCORD_GATEWAY is no address.")
    except (aiohttp.ClientError, OSError) as error:
        sys.exit(f"Discord cannot be reached: {_line(error)}.")


def _hint(status: int) -> str:
    """What to do about a refusal of that HTTP status."""
    if status == 429:
        return "too many requests came from here, so try again in an hour"
    if status == 404:
        return "what it asked for is not there, so check DISCORD_API"
    return "see whether the application in the developer portal is still there and allowed"


def _line(error: Exception) -> str:
    """What an error says, in one line."""
    return " ".join(str(error).split()).rstrip(".") or type(error).__name__


async def _emoji(config: Config, words: Sequence[str]) -> None:
    """Upload cards and tiles now, and say what was done."""
    if words != ["sync"]:
        raise ConfigError("Of emoji there is one command: hanapai emoji sync.")
    if not config.token:
        raise ConfigError("There is no DISCORD_TOKEN in .env: emoji are added to its application.")
    print("Cards and tiles become emoji of the application: up to two minutes.", flush=True)
    print(f"{await add_emoji(config)}.")


async def _on_discord(config: Config) -> None:
    await run(config, await Store.open(config.database))


async def _in_playground(config: Config, ending: Ending) -> None:
    """Bot and stand-in in one process; its world lives in memory, so its games are kept in a temporary file."""
    with tempfile.TemporaryDirectory(prefix="hanapai-", ignore_cleanup_errors=True) as folder:
        ending.folders.append(Path(folder))
        async with _playground(config.playground_port) as discord_here:
            guild = discord_here.add_guild("Hanapai Playground")
            for name in ("table", "lounge"):
                discord_here.add_channel(guild, name)
            anna, *_ = [discord_here.add_person(name) for name in ("Anna", "Ben", "Chie")]
            discord_here.grant(guild, anna, "MANAGE_GUILD")  # somebody has to have /settings
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
            await run(here, await Store.open(here.database))


@contextlib.asynccontextmanager
async def _playground(port: int) -> AsyncGenerator[Playground]:
    """The stand-in on that port. Raises ConfigError when it cannot listen there."""
    playground = Playground(token="playground", port=port, remember=200)
    try:
        try:
            await playground.start()
        except OSError as error:
            reason = os.strerror(error.errno) if error.errno else _line(error)
            raise ConfigError(f"PLAYGROUND_PORT {port} cannot be used ({reason}): set another one in .env.") from error
        yield playground
    finally:
        await playground.stop()


if __name__ == "__main__":
    main()
