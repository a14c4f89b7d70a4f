"""The bench of levels: an interrupted run is continued from its log, with the same table."""

from tests.bench.minds import duels, strength


def test_an_interrupted_run_is_continued_from_its_log(tmp_path, monkeypatch):
    wanted = [contest for contest in strength.contests(["koikoi"]) if contest.better == "normal"]
    assert [contest.preset for contest in wanted] == ["nintendo", "kirin"]
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    whole.mkdir()
    parts.mkdir()
    found = strength.met(wanted, 3, whole, 1)
    assert strength.met(wanted, 2, parts, 1) != found
    played = []
    monkeypatch.setattr(strength, "group", lambda *task: played.append(task) or duels.group(*task))
    assert strength.met(wanted, 3, parts, 1) == found
    assert played == [(contest, 2) for contest in wanted]
    for contest, groups in zip(wanted, found, strict=True):
        assert strength.row(contest, [*groups.values()]).count("|") == strength.HEADS.splitlines()[0].count("|")
