"""`python -m tests.bot.hanging painter` is a bot in which something hangs for ever once there is a file `hang`."""

import asyncio
import gc
import os
import sys
import time
from pathlib import Path
from typing import Any

from bot.__main__ import main
from bot.app import client as app
from bot.app import shutdown
from bot.app.shutdown import SignalRunner
from bot.live.table_messages import TableMessages
from bot.store.sqlite.file import writer
from bot.ui import paint_workers


def hanging(function):
    """The same, but it does not return while there is that file; another one says that it has come to this."""

    def hangs(*arguments):
        while Path("hang").exists():
            Path("hangs").touch()
            time.sleep(0.05)
        return function(*arguments)

    return hangs


def let_hang(owner: Any, name: str) -> None:
    """From now on that method of a class hangs."""
    setattr(owner, name, hanging(getattr(owner, name)))


async def busy(self):
    """Each moment of the event loop is in danger."""
    await ready(self)
    while True:
        hanging(int)()
        await asyncio.sleep(0.01)


def collecting(leave):
    """The same, but what nobody has asked about its exception says so before."""

    def leaves(self):
        gc.collect()
        leave(self)

    return leaves


async def deaf(self):
    """Somebody who does not listen when they are told to go."""
    while Path("hang").exists():
        try:
            await asyncio.sleep(600)
        except asyncio.CancelledError:
            continue


ready = app.Hanapai.on_ready

if __name__ == "__main__":
    os.environ["HANAPAI_PAINTERS"] = "0"
    match sys.argv[1]:
        case "painter":
            let_hang(paint_workers, "painted")
        case "disk":
            let_hang(writer.Writer, "_commit")
        case "opening":
            writer.open_database = hanging(writer.open_database)
        case "loop":
            app.Hanapai.on_ready = busy
        case "for ever":
            shutdown.ENDING_S = 3600.0
            app.Hanapai.on_ready = busy
        case "work":
            SignalRunner._leave = collecting(SignalRunner._leave)
        case "part":
            TableMessages.close = deaf
    del sys.argv[1:]
    main()
