"""Nothing in the repository refers to what lies outside it: all that is cited is here."""

import re
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
# written in parts, so that this file does not name what it looks for; quick, because they begin with letters
ELSEWHERE = {
    "a plan": "DES" + "IGN",
    "notes on Discord": "PLAT" + "FORM",
    "a folder beside the repository": r"\.\./" + "shared",
    "one that is put together": 'parents.*/ "' + "shared",
    "rules of another place": "rules/" + r"(?:\w+|[*])[.]md",
}
LOOKING = {".ci/run"}
"""These look whether a folder stands beside the repository, and do without it."""


@cache
def texts():
    """Every file of the repository that is text, with what it says."""
    found = []
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        data = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b"\0"
        if b"\0" not in data[:8000]:
            found.append((name, data.decode("utf-8", errors="replace")))
    return found


def test_no_file_refers_to_anything_outside_of_the_repository():
    found = {}
    for name, text in texts():
        for what, pattern in ELSEWHERE.items():
            if name not in LOOKING and (cited := re.search(pattern, text)):
                found[name] = f"{what}: {cited[0]}"
    assert found == {}
