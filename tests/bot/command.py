"""The command `hanapai` in a process of its own, run until it ends."""

import os
import subprocess
from pathlib import Path

from tests.bot.forking import launch

ROOT = Path(__file__).parents[2]


def hanapai(folder, *words, **variables):
    """What came of the command with these words and settings in a folder: its exit code, what it printed and said."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "HANAPAI"))}
    own = {"PYTHONPATH": str(ROOT), "PLAYGROUND_FOLDER": str(folder / "playground"), "LC_ALL": "C.UTF-8"}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with launch(["bot", *map(str, words)], env=plain | own | variables, cwd=folder, **pipes) as process:
        printed, complained = process.communicate()
    return process.returncode, printed.strip(), complained.strip()


def refused(folder, *words, **variables):
    """The one sentence by which it is refused."""
    code, _, said = hanapai(folder, *words, **variables)
    assert code == 1
    assert "Traceback" not in said
    return said.split("\n")[-1]
