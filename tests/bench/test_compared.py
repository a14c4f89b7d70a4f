"""What a bench says of a saved run."""

from tests.bench.compared import compare, slower


def test_what_became_slower_is_told_the_worst_first_and_nothing_else():
    before = {"a": 10.0, "b": 10.0, "c": 10.0, "d": 10.0, "zero": 0.0, "gone": 1.0}
    now = {"a": 12.0, "b": 10.4, "c": 30.0, "d": 5.0, "zero": 1.0, "new": 9.0}
    assert slower(before, now) == ["c: 10 before, 30 now, 3.00 times", "a: 10 before, 12 now, 1.20 times"]


def test_a_first_run_is_saved_and_later_ones_are_compared_with_it(tmp_path, capsys):
    file = tmp_path / "run.json"
    compare({"CPU": 2.0}, None)
    compare({"CPU": 2.0}, file)
    compare({"CPU": 2.0}, file)
    compare({"CPU": 4.0}, file)
    said = capsys.readouterr().out.splitlines()
    assert said == [f"saved in {file}", "nothing became slower", "CPU: 2 before, 4 now, 2.00 times"]
