"""What a picture costs beside the painter of a258b6d, in one run: `python -m tests.bench.pictures` (needs git).

Printed for each game and kind of picture: CPU in milliseconds and bytes before and now, and their ratio.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench.compared import add_compare, compare

BEFORE = "a258b6d"
HERE = Path(__file__).parents[2]


def measured(tree: Path):
    run = [sys.executable, "-m", "tests.bench.painted"]
    said = subprocess.run(run, cwd=tree, env={**os.environ, "PYTHONPATH": str(tree)}, check=True, capture_output=True)
    return json.loads(said.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description="What a picture costs beside the painter of an older commit.")
    add_compare(parser)
    asked, figures = parser.parse_args(), dict[str, float]()
    with tempfile.TemporaryDirectory() as folder:
        old = Path(folder)
        whole = subprocess.run(["git", "archive", BEFORE, "bot", "engine"], cwd=HERE, check=True, capture_output=True)
        subprocess.run(["tar", "-x"], cwd=old, input=whole.stdout, check=True)
        (old / "tests" / "bench").mkdir(parents=True)
        for name in ("scenes.py", "painted.py"):
            (old / "tests" / "bench" / name).write_bytes((HERE / "tests" / "bench" / name).read_bytes())
        before, now = measured(old), measured(HERE)
    for game, kinds in now.items():
        for kind, (ms, size) in kinds.items():
            was, length = before[game][kind]
            figures[f"{game} {kind}, time beside {BEFORE}"] = ms / was
            figures[f"{game} {kind}, bytes beside {BEFORE}"] = size / length
            print(
                f"{game:10}{kind:8}{was:6.1f} ms {length / 1000:6.1f} KB before, "
                f"{ms:5.1f} ms {size / 1000:6.1f} KB now, "
                f"1/{was / ms:.1f} of the time, {size / length:.2f} of the bytes"
            )
    compare(figures, asked.compare)


if __name__ == "__main__":
    main()
