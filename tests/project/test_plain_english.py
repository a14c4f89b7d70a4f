"""The words of the repository: "they" for people."""

import re

from tests.project.test_references import texts

# in brackets, so that this file does not hold what it looks for; in small letters, and quick, as it begins with one
PRONOUN = re.compile(r"(?:h(?<![a-z]h)(?:[e]|is|im|imself|ers?|erself)|s(?<![a-z]s)[h]e)(?![a-z])")
READ = (".css", ".ftl", ".html", ".js", ".md", ".py", ".svg", ".toml", ".txt", ".yml")
NAMED = re.compile(r"\b(Anna|Ben|Chie|Dora)\b", re.IGNORECASE)
"""People of the stand-in: a line that names one may go on with a pronoun."""
HEBREW = {
    "bot/playground/limits/command_limits.py": "|ar|h" + "e",
    "bot/playground/page/languages.js": " fi fr h" + "e hi ",
}
"""What only looks like one: a language of Discord, as it stands in a file."""
NUMBERS = "/weights.py"
"""Numbers in base 64, in which any letters may meet."""


def gendered(line):
    for language in HEBREW.values():
        line = line.replace(language, "")
    return PRONOUN.search(line.lower()) and not NAMED.search(line)


def test_people_are_they_in_rules_documents_code_and_names_of_tests():
    read = [(name, text) for name, text in texts() if name.endswith(READ) and not name.endswith(NUMBERS)]
    lines = [(name, line) for name, text in read if PRONOUN.search(text.lower()) for line in text.splitlines()]
    assert [f"{name}: {line.strip()}" for name, line in lines if gendered(line)] == []
