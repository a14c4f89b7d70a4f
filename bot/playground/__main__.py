"""`python -m bot.playground`: only the stand-in, for any bot. The docstring of `bot.playground` explains it."""

import argparse
import asyncio
import contextlib
import os
import sys
from pathlib import Path

from bot.playground import NotKept, Person, Playground, addresses
from bot.playground.world.world import Guild

HISTORY = (5000, 256 << 20)
"""Maximum number of messages, and of bytes of files on them."""
REMEMBERED = 1000


def main() -> None:
    """Serve until Ctrl+C. Exits with code 1 and one sentence if that isn't possible."""
    parser = argparse.ArgumentParser("python -m bot.playground", description="A small Discord on your own machine.")
    parser.add_argument("--token", default="playground", help="token of the bot that may connect (playground)")
    parser.add_argument("--name", default="Bot", help="name of the bot (Bot)")
    parser.add_argument("--port", type=int, default=8765, help="port of the page and of the bot's API (8765)")
    parser.add_argument("--guild", default="Playground", help="name of the server (Playground)")
    parser.add_argument("--channels", nargs="+", default=["general"], metavar="NAME", help="its channels (general)")
    parser.add_argument("--people", nargs="+", default=["Anna", "Ben"], metavar="NAME", help="its people (Anna Ben)")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="save everything in a file between starts")
    parser.add_argument(
        "--host", nargs="?", const="0.0.0.0", default="", metavar="ADDRESS", help="let guests join from your network"
    )
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(parser.parse_args()))


async def _serve(asked: argparse.Namespace) -> None:
    discord = Playground(asked.token, asked.port, bot_name=asked.name, remember=REMEMBERED, history=HISTORY)
    try:
        known = bool(asked.keep) and discord.keep_in(asked.keep)
        people = [each for each in discord.people if not each.bot] if known else _settle(discord, asked)
        discord.go_elsewhere(people)
        await discord.start()
        print(f"The page:         {discord.url}")
        print(f"For the bot:      REST {discord.api}  gateway {discord.gateway}  CDN {discord.cdn}")
        print(f"Its token and id: {asked.token}  {discord.application_id}", flush=True)
        if asked.host:
            port = await discord.let_in(asked.host, asked.port + 1 if asked.port else 0)
            for person in people:
                print(
                    f"{person.name}: http://{addresses(asked.host)[0]}:{port}/?join={discord.invite(person)}",
                    flush=True,
                )
        await asyncio.Event().wait()
    except NotKept as error:
        sys.exit(str(error))
    except OSError as error:
        sys.exit(f"The stand-in can't listen there ({os.strerror(error.errno or 0)}): choose another --port or --host.")
    finally:
        await discord.stop()


def _settle(discord: Playground, asked: argparse.Namespace) -> list[Person]:
    """Create a new world and return its people. The first of them is an administrator."""
    guild: Guild = discord.add_guild(asked.guild)
    for name in asked.channels:
        discord.add_channel(guild, name)
    return [discord.add_person(name, admin=number == 0) for number, name in enumerate(asked.people)]


if __name__ == "__main__":
    main()
