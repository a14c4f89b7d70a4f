"""Where Python was told to write no bytecode it is kept beside pytest's cache, or each process would compile the bot.

That takes 4 seconds of CPU for each process that tests start, and more for each that runs tests.
"""

import os
import sys
from pathlib import Path

FOLDER = Path(__file__).parents[1] / ".pytest_cache" / "bytecode"

if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
    os.environ["PYTHONPYCACHEPREFIX"] = str(FOLDER)
if os.environ.get("PYTHONPYCACHEPREFIX") == str(FOLDER):
    sys.dont_write_bytecode, sys.pycache_prefix = False, str(FOLDER)
