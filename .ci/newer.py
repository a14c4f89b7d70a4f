"""Raises every pin in `pyproject.toml` to the newest version that fits the others: `uv run --no-project python
.ci/newer.py`. It proposes; `.ci/run` says whether all still holds."""

import re
import subprocess
import tempfile
import tomllib
from pathlib import Path

FILE = Path(__file__).parents[1] / "pyproject.toml"
EXPORT = "export --no-hashes --no-header --no-annotate --no-emit-project --all-groups --all-extras"
COMPILE = "pip compile --no-header --no-annotate --universal -"
LISTS = "constraint-dependencies", "build-constraint-dependencies"
PIN = re.compile(r'"([\w.-]+)==([\w.]+)"')


def loosened(text: str) -> str:
    """The same file with lower bounds in place of pins, and no lists of constraints."""
    for name in LISTS:
        text = re.sub(rf"^{name} = \[.*?^\]\n", "", text, flags=re.DOTALL | re.MULTILINE)
    return PIN.sub(r'"\1>=\2"', text)


def raised(text: str, found: list[str], build: list[str]) -> str:
    """The same file with other versions. found: all of the project, as uv exports them; build: those of its build."""
    for name, lines in zip(LISTS, (found, build), strict=True):
        listed = "".join(f'    "{line}",\n' for line in lines)
        text = re.sub(
            rf"^{name} = \[\n.*?^\]",
            lambda _, name=name, listed=listed: f"{name} = [\n{listed}]",
            text,
            flags=re.DOTALL | re.MULTILINE,
        )
    newest = {_plain(line.partition("==")[0]): line.partition("==")[2].partition(" ")[0] for line in (*found, *build)}
    return PIN.sub(lambda pin: f'"{pin[1]}=={newest.get(_plain(pin[1]), pin[2])}"', text)


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _lines(command: str, where: Path, given: str = "") -> list[str]:
    return subprocess.run(
        ["uv", *command.split()], cwd=where, input=given, capture_output=True, text=True, check=True
    ).stdout.splitlines()


def main() -> None:
    text = FILE.read_text("utf-8")
    project = tomllib.loads(text)
    # hatchling asks for one of them only when it builds what stays where it is
    tools_now = [*project["build-system"]["requires"], *project["tool"]["uv"][LISTS[1]]]
    build = [line.replace("==", ">=") for line in tools_now]
    with tempfile.TemporaryDirectory() as folder:
        for name in ("README.md", "LICENSE"):
            Path(folder, name).touch()
        Path(folder, "pyproject.toml").write_text(loosened(text), "utf-8")
        found, tools = _lines(EXPORT, Path(folder)), _lines(COMPILE, Path(folder), "\n".join(build))
    FILE.write_text(raised(text, found, tools), "utf-8")


if __name__ == "__main__":
    main()
