"""What became slower since a saved run: `--compare FILE` of a bench. A file that is not there yet is written."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from pathlib import Path

WORSE = 1.05
"""By so much a figure has to be larger to be told: less is chance."""


def add_compare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--compare",
        type=Path,
        metavar="FILE",
        help="say what became slower since the run that is saved there, or save it",
    )


def compare(figures: Mapping[str, float], file: Path | None) -> None:
    """Print which figures are larger than those in the file; all of them are such that less is better."""
    if file is None:
        return
    if not file.exists():
        file.write_text(json.dumps(dict(figures), indent=2) + "\n", encoding="utf-8")
        print(f"saved in {file}")
        return
    for line in slower(json.loads(file.read_text(encoding="utf-8")), figures) or ["nothing became slower"]:
        print(line)


def slower(before: Mapping[str, float], now: Mapping[str, float]) -> list[str]:
    """Which figures are larger by more than chance, the worst first; those that only one run has are none."""
    times = {name: now[name] / before[name] for name in now if before.get(name)}
    worse = sorted((name for name in times if times[name] > WORSE), key=lambda name: -times[name])
    return [f"{name}: {before[name]:.4g} before, {now[name]:.4g} now, {times[name]:.2f} times" for name in worse]
