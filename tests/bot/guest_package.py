"""The toy game as a package of its own, made as its recipe tells its author: built, installed and removed by uv."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from tests.missing import stand_aside

ROOT = Path(__file__).parents[2]
NAME = "hanapai_comets"
RECIPE = (ROOT / "tests" / "toy" / "PACKAGE.md").read_text("utf-8")
STEPS = re.findall(r"^\d\. .+\n\n((?: {7}.*\n|\n(?= {7}))+)", RECIPE, re.MULTILINE)

OFFLINE = {"UV_OFFLINE": "1", "UV_LINK_MODE": "copy"}
"""Files are copied, because a test that changes one must not change what uv keeps."""


def steps() -> list[str]:
    """What stands under each step, to be typed or put into a file."""
    return ["".join(line[7:] or "\n" for line in step.splitlines(keepends=True)) for step in STEPS]


def uv(*words: str | Path) -> None:
    """Run it without a network: what builds a wheel was there when our own environment was made."""
    program = os.environ.get("UV") or shutil.which("uv")
    if program is None:
        stand_aside("asks uv, which is not on this machine")
    done = subprocess.run([program, *words], env=os.environ | OFFLINE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def written(folder: Path) -> Path:
    """The package as its author has it after the first three steps, beside what they see of this repository."""
    repository, package = folder / "hanapai", folder / "hanapai-comets"
    repository.mkdir()
    (repository / "tests").symlink_to(ROOT / "tests")
    copy, project, test, _ = steps()
    subprocess.run(["bash", "-euc", copy], cwd=repository, check=True, timeout=60)
    (package / "pyproject.toml").write_text(project)
    (package / "tests" / "test_comets.py").write_text(test)
    return package


def built(package: Path) -> Path:
    """Its wheel, by the command of the last step."""
    uv(*steps()[3].replace("$PACKAGE", str(package)).split()[1:])
    (wheel,) = (package / "dist").glob("*.whl")
    return wheel


def install(wheel: Path, site: Path) -> Path:
    """Put it into a folder for the search path."""
    uv("pip", "install", "--quiet", "--no-deps", "--target", site, wheel)
    return site


def remove(site: Path) -> None:
    """Take the package away again."""
    uv("pip", "uninstall", "--quiet", "--target", site, "hanapai-comets")
