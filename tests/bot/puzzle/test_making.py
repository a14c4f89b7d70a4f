"""How puzzles are made: what is looked for, when a best answer is surely one, and that the shipped ones are."""

import pytest

from bot.puzzles import making
from bot.puzzles.book import FOLDER
from bot.puzzles.making import HELP, judge, plain, puzzles
from bot.puzzles.proving import DEALS, EFFORT, SURE, ahead, tries
from bot.puzzles.puzzle import position, read, written
from bot.puzzles.searching import LEAST_FOUND, LEAST_POINTS, MOST_FOUND, candidate, played
from engine import GAMES
from engine.core import Rng

WANTED = {"hanafuda": 200, "mahjong": 50}
"""So many puzzles a game is to have; making stops with that."""
SHIPPED = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_every_shipped_puzzle_can_be_played_and_has_a_best_answer(file):
    found = read(file.read_text("utf-8"))
    assert len({each.key for each in found}) == len(found)
    assert sum(map(plain, found)) <= WANTED[GAMES[file.stem].deck] // 2
    for each in found:
        match = position(each)
        assert len(match.pending[each.seat]) > 1
        assert each.game == match.game.key == file.stem
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
                tried = tries(one.match, seat, actions, "normal", EFFORT, Rng(b"deals"), looks={20: 99.0})
                return match.seq, seat, one.kind, actions, one.found, [len(each) for each in tried]
        return None

    first = found()
    assert first is not None
    assert first == found()
    assert first[-1] == [20] * len(first[3])


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


def test_the_command_says_what_it_wants():
    for words in ([], ["make"], ["make", "poker", "3", "hard", "f"], ["make", "koikoi", "x", "hard", "f"], ["judge"]):
        with pytest.raises(ValueError, match="The commands are"):
            puzzles(words)
    assert "make GAME COUNT LEVEL FILE" in HELP


@pytest.mark.full
@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_puzzles_keep_their_answer_in_other_deals(file, tmp_path, capsys):
    few = read(file.read_text("utf-8"))[:20]
    (tmp_path / "few.jsonl").write_text(written(few), "utf-8")
    judge(tmp_path / "few.jsonl")
    kept = int(capsys.readouterr().out.rsplit("\n", 2)[-2].split(" of ")[0])
    assert kept >= 0.95 * len(few)
