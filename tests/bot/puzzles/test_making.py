"""How puzzles are made: what is looked for, when a best answer is surely one, and that the shipped ones are."""

from dataclasses import replace

import pytest

from bot.features.puzzles import making, proving
from bot.features.puzzles.book import FOLDER
from bot.features.puzzles.making import plain, puzzles
from bot.features.puzzles.models import position, read, written
from bot.features.puzzles.proving import DEALS, EFFORT, SURE, ahead, tries
from bot.features.puzzles.searching import LEAST_FOUND, LEAST_POINTS, MOST_FOUND, candidate, played
from engine import GAMES
from engine.core import Rng

pytestmark = pytest.mark.slow

WANTED = {"hanafuda": 200, "mahjong": 50}
"""So many puzzles a game is to have; making stops with that."""
SHIPPED = sorted(FOLDER.glob("*.jsonl"))


def shipped(game):
    return read((FOLDER / f"{game}.jsonl").read_text("utf-8"))


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_every_shipped_puzzle_can_be_played_and_has_a_best_answer(file):
    found = read(file.read_text("utf-8"))
    assert len({each.key for each in found}) == len(found)
    assert sum(map(plain, found)) <= WANTED[GAMES[file.stem].deck] // 2
    for each in found[::3]:
        match = position(each)
        assert len(match.pending[each.seat]) > 1
        assert each.game == match.game.key
    for each in found:
        assert each.game == file.stem
        assert LEAST_FOUND <= each.found <= MOST_FOUND
        assert each.deals == DEALS
        best, *others = each.answers
        for other in others:
            assert best.points - other.points >= max(SURE * other.error, LEAST_POINTS) - 0.02, each.key


def test_ahead_wants_a_lead_that_is_sure_and_of_a_point():
    assert ahead([[5, 6, 5, 6], [1, 2, 1, 2]], SURE)
    assert not ahead([[5, 6, 5, 6], [5, 5, 5, 5]], SURE)
    assert not ahead([[9, -5, 9, -5], [1, 2, 1, 2]], SURE)
    assert not ahead([[5, 6, 5, 6], [1, 2, 1, 2], [7, 7, 7, 7]], 0.0)
    assert not ahead([[1, 1], [1, 1]], 0.0)


def test_a_seed_gives_the_same_candidates_and_hands_on_any_machine():
    game = GAMES["koikoi"]

    def found():
        for match, seat in played(game, b"puzzle 0"):
            one = candidate(match, seat, Rng(b"puzzle 0", match.seq))
            if one is not None:
                actions = [each.action for each in one.best]
                tried = tries(one.match, seat, actions, "normal", EFFORT, Rng(b"deals"), looks={5: 99.0})
                return match.seq, seat, one.kind, actions, one.found, [len(each) for each in tried]
        return None

    first = found()
    assert first is not None
    assert first == found()
    assert first[-1] == [5] * len(first[3])


def test_of_each_match_one_hand_is_looked_at_so_that_something_comes_soon(monkeypatch):
    hands = []

    def none_of(match, _seat, _chance):
        hands.append(match.scene(None).hand)

    monkeypatch.setattr(making, "candidate", none_of)
    for number in range(1, 5):
        assert making.of_hand("koikoi", "hard", number) == []
        assert {*hands} == {number % making.HANDS + 1}
        hands.clear()


def test_a_line_is_read_as_it_was_written():
    for file in SHIPPED:
        text = file.read_text("utf-8")
        assert written(read(text)) == text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["judge", "missing"], "There is no file missing:"),
        (["judge", "text"], "is not a file of puzzles"),
        (["make", "koikoi", "3", "hard", "text"], "is not a file of puzzles"),
        (["make", "stopgo", "3", "hard", "cards"], "has puzzles of another game"),
        (["judge", "."], r"The file \. can't be used: Is a directory\."),
        (["make", "koikoi", "3", "hard", "nowhere/cards"], "There is no file nowhere/cards:"),
    ],
)
def test_a_file_of_something_else_is_said_at_once_and_stays_as_it_is(tmp_path, monkeypatch, words, said):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(making, "spread", lambda *_: pytest.fail("work began"))
    before = {"text": "cards, not puzzles\n", "cards": written(shipped("koikoi")[:1])}
    for name, text in before.items():
        (tmp_path / name).write_text(text, "utf-8")
    with pytest.raises(ValueError, match=said):
        puzzles(words)
    assert {each.name: each.read_text("utf-8") for each in tmp_path.iterdir()} == before


def judged(puzzles_, tmp_path, capsys):
    """What is wrong with them, the keys of those that have another best answer; and the last line of the command."""
    file = tmp_path / "judged.jsonl"
    file.write_text(written(puzzles_), "utf-8")
    puzzles(["judge", str(file)])
    *others, last = capsys.readouterr().out.splitlines()
    return [each.removeprefix("Puzzle ").removesuffix(" has another best answer.") for each in others], last


def one():
    (found,) = (each for each in shipped("koikoi") if each.key == "koikoi-69-49")
    return found


def test_an_answer_is_kept_in_other_deals_but_not_one_that_is_turned_round_or_retired(tmp_path, capsys, monkeypatch):
    some, deals = one(), 40
    turned = replace(some, key="koikoi-turned-1", answers=some.answers[::-1])
    retired = replace(some, key="koikoi-old-1", seen="0" * 16)
    monkeypatch.setattr(making, "spread", map)  # in this process
    for module in (making, proving):
        monkeypatch.setattr(module, "DEALS", deals)
    others, last = judged([some, turned, retired], tmp_path, capsys)
    assert others == [turned.key, f"{retired.key} has another position under the current rules."]
    assert last == f"1 of 3 puzzles keep their best answer in {deals} other deals."


def test_a_shipped_answer_is_kept_by_other_processes_in_as_many_deals_as_it_was_found_in(tmp_path, capsys):
    assert judged([one()], tmp_path, capsys) == ([], f"1 of 1 puzzles keep their best answer in {DEALS} other deals.")


@pytest.mark.full
@pytest.mark.timeout(7200)
def test_of_a_hundred_puzzles_ninety_five_keep_their_answer(tmp_path, capsys):
    others, _ = judged(shipped("koikoi")[140:200] + shipped("stopgo")[20:60], tmp_path, capsys)
    assert len(others) <= 5


@pytest.mark.full
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game", ["hanaawase", "jiaxing", "fuzhou"])
def test_puzzles_of_games_of_many_keep_their_answers_as_often(game, tmp_path, capsys):
    others, _ = judged(shipped(game)[:20], tmp_path, capsys)
    assert len(others) <= 1
