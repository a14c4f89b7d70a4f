"""The sentence of an advice: an action as its button says it, figures that have words, and the next best."""

from dataclasses import replace
from itertools import islice

import pytest

from bot.telling.advice_words import advice_words
from bot.telling.hand_post import hand_post
from bot.thinking.advice import is_advised
from bot.words import has
from engine import GAMES, judge
from engine.core import Action, Effort, Rng, Weighed
from tests.bot.reading import TEXT, reading
from tests.bot.walking import seen, table_of, walk
from tests.there import there

ANY = Action("pass")
BEST = "A hard computer would choose **"


def decisions(key, moves):
    """Tables with advice at which somebody has a decision, and their seat."""
    for match in islice(walk(key, 1, {}), moves):
        table = table_of(match)
        table.row = replace(table.row, advice=True)
        for seat in range(match.seats):
            if is_advised(table, seat):
                yield table, seat


def judged(table, seat, best, other):
    """The first two actions of that seat, with these values."""
    first, second, *_ = table.match.question.legal[seat]
    return (replace(best, action=first), replace(other, action=second))


@pytest.mark.parametrize("key", GAMES)
async def test_of_every_game_each_decision_is_told_with_the_words_of_its_button_and_a_discard_in_full(key):
    told = 0
    for table, seat in decisions(key, 120):
        buttons = seen("hand", await hand_post(table, seat, reading()))
        assert "Advice" in buttons.labels
        for action in there(table.match).question.legal[seat]:
            said = advice_words(table, seat, (Weighed(action, 1.0, 0.5),), reading())
            label = said.removeprefix(BEST).partition("**: ")[0]
            if action.verb == "discard":
                assert label == TEXT(f"piece-{action.pieces[0]}")
            else:
                # on its button a card may go without its flower, and without what it takes
                assert any(each in label for each in (*buttons.labels, *buttons.options)), (action, said)
            told += 1
    assert told > 100


def test_figures_are_told_by_name_and_those_without_words_are_left_out():
    table, seat = next(decisions("jiaxing", 60))
    figures = (("reach", 5), ("helping", 12), ("secret_plan", 3), ("distance", 1), ("danger", 8))
    weighed = judged(table, seat, Weighed(ANY, 2.44, 0.416, figures=figures), Weighed(ANY, 1.0, 0.4))
    said = advice_words(table, seat, weighed, reading())
    assert said.partition("**: ")[2].rpartition(" than ")[0] == (
        "+2.4 points expected from this hand, 5 points that it may still bring, 12 helping tiles unseen, "
        "one tile missing from a win, 8% danger of feeding a win, 42% to win the match, 1.4 points better"
    )


@pytest.mark.parametrize("key", GAMES)
def test_all_that_a_judge_says_has_words_and_who_lays_a_card_feeds_no_win(key):
    table, seat = next(decisions(key, 60))
    match = there(table.match)
    weighed = judge(match.game, match.view(seat), match.pending[seat], Rng(b"1"), Effort(5))
    assert all(has(f"advice-figure-{name}") for each in weighed for name, _ in each.figures)
    words = advice_words(table, seat, weighed, reading())
    assert ("% danger that the other player gets more" in words) == (key == "koikoi")
    assert ("% danger that another player gets more" in words) == (key in ("stopgo", "hanaawase"))
    assert ("% danger of feeding a win" in words) == (key == "fuzhou")
    assert ("% chance that somebody claims it" in words) == (key == "jiaxing")  # nobody wins on a discard (JX-52)


@pytest.mark.parametrize(
    ("best", "other", "expected"),
    [
        (Weighed(ANY, 2.0, 0.5), Weighed(ANY, 1.2, 0.5, error=0.3), "0.8 points better than"),
        (Weighed(ANY, 2.0, 0.5), Weighed(ANY, 1.2, 0.5, error=0.5), "hardly better than"),
        (Weighed(ANY, 2.0, 0.58), Weighed(ANY, 2.5, 0.5, error=0.1), "58% to win the match, against 50% with"),
        (Weighed(ANY, 2.0, 0.51), Weighed(ANY, 2.5, 0.5, error=0.1), "hardly better than"),
        (Weighed(ANY, 2.0, 0.58), Weighed(ANY, 1.9, 0.5, error=0.1, chance_error=0.05), "hardly better than"),
        (Weighed(ANY, 2.0, 0.58), Weighed(ANY, 1.9, 0.5, error=0.1, chance_error=0.03), "against 50% with"),
        (Weighed(ANY, -2.0, 0.5), Weighed(ANY, -2.8, 0.5, error=0.3), "**: −2.0 points expected"),
        (Weighed(ANY, 2.0, 0.5), Weighed(ANY, 1.98, 0.5), "hardly better than"),
    ],
)
def test_the_next_best_is_worse_in_points_that_are_sure_or_in_chances_or_hardly(best, other, expected):
    table, seat = next(decisions("koikoi", 60))
    assert expected in advice_words(table, seat, judged(table, seat, best, other), reading())


async def test_there_is_no_button_without_advice_nor_for_who_is_not_asked():
    found = set()
    for table, seat in decisions("koikoi", 40):
        plain = table.frozen_copy()
        plain.row = replace(table.row, advice=False)
        for at, who in ((table, seat), (plain, seat), (table, 1 - seat)):
            labels = seen("hand", await hand_post(at, who, reading())).labels
            found.add((at is table and who == seat, "Advice" in labels))
    assert found == {(True, True), (False, False)}
