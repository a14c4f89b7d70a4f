"""`python -m tests.bot.trouble.ahead ARGUMENTS`: the bot on a machine whose clock is AHEAD_S seconds ahead."""

import os
import time
from typing import Any

from bot.transport import webhook_edit_quota

AHEAD_S = int(os.environ["AHEAD_S"])

_time, _time_ns = time.time, time.time_ns
clock: Any = time
clock.time = webhook_edit_quota.now = lambda: _time() + AHEAD_S
clock.time_ns = lambda: _time_ns() + AHEAD_S * 10**9

if __name__ == "__main__":
    from bot.__main__ import main

    main()
