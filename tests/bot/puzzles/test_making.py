"""How puzzles are made: what is looked for, when a best answer is surely one, and that the shipped ones are."""

from collections import Counter
from dataclasses import replace

import pytest

from bot.features.puzzles import making
from bot.features.puzzles.balance import CALL, MANY, MOST_CALLS, MOST_SAME, closed, dealt
from bot.features.puzzles.book import FOLDER
from bot.features.puzzles.making import puzzles
from bot.features.puzzles.models import position, read, written
from bot.features.puzzles.proving import ahead, proved, sampled, tries
from bot.features.puzzles.searching import LEAST_POINTS, candidate, played
from engine import GAMES
from engine.ai.compiled import NUMBA
from engine.core import Action, Rng
from tests.there import there

pytestmark = pytest.mark.slow

SHIPPED = sorted(FOLDER.glob("*.jsonl"))


def shipped(game):
    return read((FOLDER / f"{game}.jsonl").read_text("utf-8"))


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_every_shipped_puzzle_can_be_played_and_has_a_best_answer(file):
    text = file.read_text("utf-8")
    found = read(text)
    assert written(found) == text
    assert len({each.key for each in found}) == len(found)
    for each in found[::3]:
        match = position(each)
        assert len(match.pending[each.seat]) > 1
        assert each.game == match.game.key
    for each in found:
        assert each.game == file.stem
        best, *others = each.answers
        for other in others:
            assert best.points - other.points >= max(3 * other.error, LEAST_POINTS) - 0.02, each.key


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_no_answer_to_the_puzzles_that_are_dealt_can_be_guessed(file):
    found = dealt(read(file.read_text("utf-8")))
    kinds, answers = Counter(each.kind for each in found), Counter((each.kind, each.answer) for each in found)
    assert kinds[CALL] <= MOST_CALLS * len(found)
    for (kind, answer), count in answers.items():
        assert kinds[kind] < MANY or count <= MOST_SAME * kinds[kind], answer


def test_surplus_answers_are_not_dealt_and_no_longer_wanted_until_there_are_others():
    calls = [each for each in shipped("koikoi") if each.kind == "decide"]
    others = [each for each in shipped("koikoi") if each.kind == "play"][:90]
    agari = [each for each in calls if each.answer == "agari"][:3]
    koikoi = [each for each in calls if each.answer == "koikoi"][:10]
    one_sided, fair = dealt(koikoi + others), dealt(koikoi + agari + others)
    assert closed(koikoi + others) == {("decide", "koikoi")}
    assert one_sided == koikoi[: MANY - 1] + others
    assert Counter(each.answer for each in fair if each.kind == "decide")["koikoi"] > len(agari)
    assert [*filter(koikoi.count, fair)] == koikoi[: len([*filter(koikoi.count, fair)])]


def test_ahead_wants_a_lead_that_is_sure_and_of_a_point():
    assert ahead([[5, 6, 5, 6], [1, 2, 1, 2]], 3.0, 1.0)
    assert not ahead([[5, 6, 5, 6], [5, 5, 5, 5]], 3.0, 1.0)
    assert not ahead([[9, -5, 9, -5], [1, 2, 1, 2]], 3.0)
    assert not ahead([[5, 6, 5, 6], [1, 2, 1, 2], [7, 7, 7, 7]], 0.0)
    assert not ahead([[1, 1], [1, 1]], 0.0)


@pytest.mark.parametrize(("game", "compared"), [("koikoi", 2), ("fuzhou", 2), ("jiaxing", 1 if NUMBA is None else 2)])
def test_for_a_proof_the_judge_plays_out_every_answer_where_it_plays_out_any(game, compared):
    puzzle = next(each for each in shipped(game) if len(each.answers) == 2)
    actions = (puzzle.best, Action.parse(puzzle.answers[1].action))
    assert len(sampled(position(puzzle), puzzle.seat, actions, 40, Rng(b"proof"))) == compared


def test_a_seed_gives_the_same_puzzle_on_any_machine_and_its_answer_is_not_what_all_weaker_computers_play():
    game = GAMES["koikoi"]

    def found():
        for match, seat in played(game, b"puzzle 0", game.rules()):
            one = candidate(match, seat, Rng(b"puzzle 0", match.seq))
            if one is not None and (puzzle := proved(one, "koikoi-0-0", Rng(b"deals"))) is not None:
                return match.fork(), puzzle
        return None

    match, puzzle = there(found())
    assert puzzle == there(found())[1]
    view, legal = match.view(puzzle.seat), match.pending[puzzle.seat]
    weaker = [*game.players.values()][:-1]
    assert any(player(view, legal, Rng(bytes(32))) != puzzle.best for player in weaker)
    actions = [puzzle.best, next(each for each in legal if each != puzzle.best)]
    assert [len(each) for each in tries(match, puzzle.seat, actions, Rng(b"few"), {5: 99.0})] == [5, 5]


def test_of_each_match_one_hand_is_looked_at_so_that_something_comes_soon_and_all_rules_take_turns(monkeypatch):
    hands, rules = [], []

    def none_of(match, _seat, _chance, _closed):
        hands.append(match.scene(None).hand)
        rules.append(match.rules)

    monkeypatch.setattr(making, "candidate", none_of)
    presets = [*GAMES["koikoi"].presets.values()]
    for number in (1, 2, 3, 4, 8, 12, 16):
        assert making.of_hand(("koikoi", frozenset(), number)) == []
        assert {*hands} == {number % making.HANDS + 1}
        assert {*rules} == {presets[number // making.HANDS % len(presets)]}
        hands.clear()
        rules.clear()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["judge", "missing", "1"], "There is no file missing:"),
        (["judge", "text", "1"], "is not a file of puzzles"),
        (["make", "koikoi", "3", "text"], "is not a file of puzzles"),
        (["make", "stopgo", "3", "cards"], "has puzzles of another game"),
        (["judge", ".", "1"], r"The file \. can't be used: Is a directory\."),
        (["make", "koikoi", "3", "nowhere/cards"], "There is no file nowhere/cards:"),
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
    """Return what is wrong with the puzzles, and the last two lines that the command prints."""
    file = tmp_path / "judged.jsonl"
    file.write_text(written(puzzles_), "utf-8")
    puzzles(["judge", str(file), "100"])
    *others, more, played_out = capsys.readouterr().out.splitlines()
    return {*others}, more, played_out


def test_an_answer_is_kept_in_other_deals_but_not_one_that_is_turned_round_or_retired(tmp_path, capsys, monkeypatch):
    some = shipped("koikoi")[0]
    turned = replace(some, key="koikoi-turned-1", answers=some.answers[::-1])
    retired = replace(some, key="koikoi-old-1", seen="0" * 16)
    monkeypatch.setattr(making, "spread", map)  # in this process
    monkeypatch.setattr(making, "HOPES", {40: 0.0})
    others, more, played_out = judged([some, turned, retired], tmp_path, capsys)
    assert others == {
        f"Puzzle {turned.key} has another best answer.",
        f"Puzzle {turned.key} has another best answer when computers play it out.",
        f"Puzzle {retired.key} has another position under the current rules.",
    }
    assert more == "1 of 3 puzzles keep their best answer in 4 times as many other deals."
    assert played_out == "1 of 3 puzzles keep their best answer when computers play the hands out."


def test_other_processes_find_what_this_one_finds_and_a_call_continues_where_the_last_one_stopped(
    tmp_path, monkeypatch
):
    def few(task):
        game, enough, number = task
        assert enough == frozenset()
        return [replace(each, key=f"{game}-{number}-{number}") for each in shipped(game)[-1 - number : -number or None]]

    file = tmp_path / "koikoi.jsonl"
    assert [*making.spread(str.upper, iter("abcdefgh"))] == [*"ABCDEFGH"]
    monkeypatch.setattr(making, "spread", lambda _work, tasks: map(few, tasks))
    for count in (2, 5):
        puzzles(["make", "koikoi", str(count), str(file)])
        made = read(file.read_text("utf-8"))
        assert [each.key for each in made] == [f"koikoi-{number}-{number}" for number in range(count)]
    assert [each.weekly for each in made] == [True, False, False, False, False]
