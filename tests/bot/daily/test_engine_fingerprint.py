"""The fingerprint of the engine changes with each file that a game may be played by, and with no other."""

from types import SimpleNamespace

from bot.features.daily import deterministic_match


def test_every_file_of_the_engine_counts_but_those_of_its_tests(tmp_path, monkeypatch):
    for name in ("__init__.py", "core.py", "testing/plans.py"):
        file = tmp_path / "engine" / name
        file.parent.mkdir(exist_ok=True)
        file.write_text("before")
    monkeypatch.setattr(
        deterministic_match, "engine", SimpleNamespace(__file__=str(tmp_path / "engine" / "__init__.py"))
    )
    fingerprint = deterministic_match.fingerprint.__wrapped__
    before = fingerprint("koikoi")
    (tmp_path / "engine" / "testing" / "plans.py").write_text("after")
    assert fingerprint("koikoi") == before
    (tmp_path / "engine" / "core.py").write_text("after")
    assert fingerprint("koikoi") != before
