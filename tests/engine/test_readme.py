"""The example with which engine/README.md begins."""

import re
from itertools import takewhile
from pathlib import Path
from textwrap import dedent

README = (Path(__file__).parents[2] / "engine" / "README.md").read_text("utf-8")
BLOCKS = [dedent(block) for block in re.findall(r"(?:^    .+\n|^\n(?=    ))+", README, re.MULTILINE)]


def test_the_page_begins_with_the_example():
    prose = [*takewhile(lambda line: not line.startswith("    "), README.splitlines())]
    assert len([line for line in prose if line]) <= 5
    assert not README.partition(" import ")[0].count("\n## ")


def test_the_example_prints_what_the_page_says(capsys):
    code, printed, *_ = BLOCKS
    exec(compile(code, "engine/README.md", "exec"), {})
    assert capsys.readouterr().out == printed.strip("\n") + "\n"
