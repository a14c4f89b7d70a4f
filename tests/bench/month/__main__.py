"""`python -m tests.bench.month [--days 30 | --hours 6] [--seed NAME]`: exits with 1 after a violation."""

import argparse
import logging
import os
import sys
import tempfile
from pathlib import Path

from tests import virtual_time
from tests.bench.month.simulation import Plan, simulated


def main() -> None:
    parser = argparse.ArgumentParser(description="A month of virtual time in which everything fails.")
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--hours", type=float, help="instead of days, with twelve tables")
    parser.add_argument("--seed", default="month")
    parser.add_argument("--log", type=Path, help="a file for the log of the bot")
    given = parser.parse_args()
    virtual_time.install()
    sys.unraisablehook = lambda _: None  # whatever a killed bot leaves open
    form = "%(asctime)s %(levelname)s %(name)s: %(message)s"
    logging.basicConfig(level=logging.INFO, filename=given.log or os.devnull, filemode="w", format=form)
    plan = Plan.of_days(given.days) if given.hours is None else Plan(given.hours, 12, 12)
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None) as folder:
        report = simulated(Path(folder), plan, given.seed)
    print(report.said())
    sys.exit(bool(report.violations))


if __name__ == "__main__":
    main()
