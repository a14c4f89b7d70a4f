"""The first line that the README tells anybody to type, as it is typed on machines of several kinds.

uv is a stand-in that says what it was asked: what matters here is that it gets installed and begins.
"""

import re
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
LINES = re.findall(r"^    (python3 .*)$", README, re.MULTILINE)
UV = {
    "uv.py": 'import sys\ndef main():\n    print("uv is asked:", *sys.argv[1:])\n',
    "uv-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: uv\nVersion: 1.0\n",
    "uv-1.0.dist-info/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    "uv-1.0.dist-info/entry_points.txt": "[console_scripts]\nuv = uv:main\n",
    "uv-1.0.dist-info/RECORD": "",
}
MARKER = "[externally-managed]\nError=Leave the Python of this system alone.\n"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the line is for a POSIX shell")


def managed(folder):
    """A Python of a distribution: it must not be changed, and nothing is installed in it, not even pip."""
    name = f"python{sys.version_info.major}.{sys.version_info.minor}"
    inside = folder / "lib" / name
    inside.mkdir(parents=True)
    libraries = Path(sysconfig.get_path("stdlib"))
    for found, to in [*((file, inside) for file in libraries.iterdir()),
                      *((file, folder / "lib") for file in libraries.parent.glob("libpython*"))]:  # fmt: skip
        if found.name not in ("site-packages", "EXTERNALLY-MANAGED"):
            (to / found.name).symlink_to(found)
    (inside / "EXTERNALLY-MANAGED").write_text(MARKER)
    binary = folder / "bin" / "python3"
    binary.parent.mkdir()
    binary.write_bytes(Path(getattr(sys, "_base_executable", sys.executable)).resolve().read_bytes())
    binary.chmod(0o755)
    return binary.parent


def inside_an_environment(folder):
    """The same Python, with a virtual environment switched on, in which there is no pip."""
    python = managed(folder / "system") / "python3"
    subprocess.run([python, "-m", "venv", "--without-pip", folder / "mine"], check=True, timeout=120)
    return folder / "mine" / "bin"


@pytest.fixture
def typed(tmp_path):
    """What a line says in a fresh checkout, where only one folder of programs is known."""
    wheel = tmp_path / "wheels" / "uv-1.0-py3-none-any.whl"
    wheel.parent.mkdir()
    with zipfile.ZipFile(wheel, "w") as file:
        for name, text in UV.items():
            file.writestr(name, text)
    checkout = tmp_path / "checkout"
    checkout.mkdir()

    def run(line, programs):
        here = {"PATH": str(programs), "HOME": str(tmp_path), "PIP_NO_INDEX": "1"}
        here |= {"PIP_FIND_LINKS": str(wheel.parent), "PIP_CONFIG_FILE": "/dev/null"}
        return subprocess.run(
            ["/bin/sh", "-c", line], cwd=checkout, env=here, capture_output=True, text=True, check=False, timeout=240
        )

    return run


def test_there_is_one_line_for_the_playground_and_one_for_the_tests():
    (before, one), (same, other) = (line.rsplit("uv run ", 1) for line in LINES)
    assert (before, one, other) == (same, "--no-dev hanapai", "pytest")


def test_the_run_for_every_change_types_the_line_of_the_tests():
    assert f'\nstep sh -c "{LINES[1]}"\n' in (ROOT / ".ci" / "run").read_text("utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("machine", [managed, inside_an_environment])
def test_the_first_line_works_where_the_system_is_managed_in_an_environment_and_without_pip(tmp_path, typed, machine):
    programs = machine(tmp_path / "machine")
    refused = typed("python3 -m pip install uv", programs)
    assert "No module named pip" in refused.stderr
    done = typed(LINES[0], programs)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "uv is asked: run --no-dev hanapai"
