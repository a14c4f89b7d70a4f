"""The bench of levels: an interrupted run is continued from its log, with the same table."""

from tests.bench.minds import strength
from tests.bench.minds.duels import Played


def test_an_interrupted_run_is_continued_from_its_log(tmp_path, monkeypatch):
    played = []

    def group(contest, number):
        played.append((contest.better, number))
        return Played((number + 2, 1), 6), Played((4, number), 6)

    monkeypatch.setattr(strength, "group", group)
    wanted = [contest for contest in strength.contests(["koikoi"]) if contest.preset == "kirin"]
    strength.met(wanted, 2, tmp_path, 1)  # ends early
    found = strength.met(wanted, 3, tmp_path, 1)
    assert played == [(better, number) for number in range(3) for better in ("normal", "hard", "hard")]
    assert strength.met(wanted, 0, tmp_path, 1) == found
    assert strength.row(wanted[0], [*found[0].values()]) == (
        "| koikoi | kirin | normal : easy | 3 | 33.3 % ± 33.3 % | -0.08 ± 0.10 | -0.5 |"
    )
    places = [strength._place(Played((3, 5, 3), 6), seat) for seat in range(3)]
    assert places == [2.5, 1.0, 2.5]
