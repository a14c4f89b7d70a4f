"""`python -m tests.browser.dealt`: the bot as anybody starts it, but every match has the seed of the variable DEAL."""

import os

from bot.__main__ import main
from bot.tables import table

if __name__ == "__main__":
    seed = bytes([int(os.environ["DEAL"])]) * 32
    table.match_seed = lambda *_: seed
    main()
