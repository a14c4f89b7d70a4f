"""An advice in words: an action at length, what is good and dangerous about it, and its figures."""

import functools
import re
from dataclasses import replace
from itertools import islice

import pytest

from bot.ai.advice import is_advised
from bot.i18n import has, languages
from bot.ui.advice_words import advice_words, danger_words, good_words
from bot.ui.hand_message import hand_message
from bot.ui.help import help_message
from bot.ui.narration import deck_of, telling
from engine import GAMES, judge
from engine.core import Action, Effort, Rng, Weighed
from tests.bot.reading import TEXT, reading
from tests.bot.walking import WORDS, seen, table_of, walk
from tests.there import there

ANY = Action("pass")
BEST = "A strong player would choose **"


def decisions(key, moves):
    """Tables with advice at which somebody has a decision, and their seat."""
    for match in islice(walk(key, 1, {}), moves):
        table = table_of(match)
        table.row = replace(table.row, advice=True)
        for seat in range(match.seats):
            if is_advised(table, seat):
                yield table, seat


@functools.cache
def weighed(key):
    """The first decision of a match of that game, and what a hard player thinks of it."""
    table, seat = next(decisions(key, 60))
    match = there(table.match)
    return table, seat, judge(match.game, match.view(seat), match.pending[seat], Rng(b"1"), Effort(2))


def judged(table, seat, best, other):
    """The first two actions of that seat, with these values."""
    first, second, *_ = table.match.question.legal[seat]
    return (replace(best, action=first), replace(other, action=second))


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
async def test_of_every_game_each_decision_is_told_with_the_words_of_its_button_and_a_discard_in_full(key):
    told = 0
    for table, seat in decisions(key, 40):
        buttons = seen("hand", await hand_message(table, seat, reading()))
        assert "Advice" in buttons.labels
        match = there(table.match)
        legal, words = match.question.legal[seat], telling(table, TEXT)
        offer = deck_of(table).offer(match.scene(seat), match.question, legal, words)
        choices = {each.action: each for row in offer.rows for each in row}
        for action in legal:
            said = advice_words(table, seat, (Weighed(action, 1.0, 0.5),), reading()).said
            label = said.removeprefix(BEST).partition("**: ")[0]
            if action.verb == "discard":
                assert label == TEXT(f"piece-{action.pieces[0]}")
            else:
                # on its button it may be shorter
                assert label == (choices[action].full or choices[action].label)
                assert choices[action].label in (*buttons.labels, *buttons.options), (action, said)
            told += 1
    assert told > 50


def test_at_hanafuda_the_yaku_that_a_move_makes_or_comes_nearer_to_or_hinders_is_named():
    told = ""
    for table, seat in decisions("koikoi", 60):
        scene, said = there(table.match).scene(seat), telling(table, TEXT)
        for action in there(table.match).pending[seat]:
            told += "\n".join(deck_of(table).reasons(scene, action, said))
    for words in ("it makes ", "it brings you closer to ", "it takes a card that <@22> needs for "):
        assert words in told


@pytest.mark.parametrize(("key", "said"), [("jiaxing", "Your cards are closest to "), ("fuzhou", " from a win.")])
def test_at_mahjong_help_says_what_the_own_hand_is_near(key, said):
    table, seat = next(decisions(key, 60))
    assert said in seen("help", help_message(table, seat, reading())).text


def test_figures_are_told_by_name_behind_more_and_those_without_words_are_left_out():
    table, seat = next(decisions("jiaxing", 60))
    figures = (("reach", 5), ("helping", 12), ("secret_plan", 3), ("distance", 1), ("danger", 8))
    two = judged(table, seat, Weighed(ANY, 2.44, 0.416, figures=figures), Weighed(ANY, 1.0, 0.4))
    advised = advice_words(table, seat, two, reading())
    assert advised.figures.partition("**: ")[2].rpartition(" than ")[0] == (
        "+2.4 points expected in this hand, 5 points if it works out, 12 helpful tiles still unseen, "
        "one tile away from a win, 8% risk that someone wins on this tile, 42% chance to win the match, "
        "1.4 points better"
    )
    assert advised.said.partition("**: ")[2] == (
        "you then need only one more tile to win. But there's a real risk that someone will win on this tile."
    )


def test_what_is_good_about_a_move_is_the_win_the_way_to_it_the_points_or_the_match():
    table, _ = next(decisions("koikoi", 60))
    win = next(verb for verb, look in table.game.verbs.items() if look.wins)

    def good(best, gap="points"):
        return good_words(best, gap, table, TEXT)

    play = Action("play", ("01H",))
    assert good(Weighed(Action(win), 5.0, 0.5)) == "it wins right away"
    assert good(Weighed(play, 5.0, 0.5, figures=(("distance", 1),))) == "you then need only one more tile to win"
    assert (
        good(Weighed(play, 5.0, 0.5, figures=(("helping", 9), ("distance", 3))))
        == "it leaves you 3 tiles from a win, and 9 unseen tiles help"
    )
    assert (
        good(Weighed(play, 5.0, 0.5, figures=(("helping", 0), ("distance", 3))))
        == "it leaves you 3 tiles from a win, and no unseen tile helps at once"
    )
    assert good(Weighed(play, 5.0, 0.5)) == "it should earn you the most points in this round"
    assert good(Weighed(play, -5.0, 0.5)) == "it should lose you the fewest points"
    assert good(Weighed(play, 5.0, 0.5), "chance") == "it gives you the best chance to win the match"


@pytest.mark.parametrize(
    ("name", "number", "said"),
    [
        ("behind", 29, "There's little risk that the other player will outscore you."),
        ("behind", 30, "There's some risk that the other player will outscore you."),
        ("behind", 60, "But there's a real risk that the other player will outscore you."),
        ("danger", 2, "There's little risk that someone will win on this tile."),
        ("danger", 8, "But there's a real risk that someone will win on this tile."),
        ("claimed", 9, "This tile probably won't be claimed."),
        ("claimed", 10, "Someone may claim this tile."),
        ("helping", 10, ""),
    ],
)
def test_a_danger_is_told_in_words_by_how_large_it_is(name, number, said):
    table, _ = next(decisions("koikoi", 60))
    assert danger_words(Weighed(ANY, 1.0, 0.5, figures=(("reach", 3), (name, number))), table, TEXT) == said


@pytest.mark.parametrize("key", GAMES)
def test_advice_is_short_and_without_figures_in_every_language(key):
    for locale in languages():
        context = replace(reading(), locale=locale, speak=WORDS.translator(locale))
        advised = advice_words(*weighed(key), context)
        plain = re.sub(r"\*\*.+?\*\*", "", advised.said)
        assert not re.search(r"\d%|[+−]\d|\n", plain)
        assert re.search(r"[+−]\d", advised.figures)
        assert len(plain) < 200


@pytest.mark.parametrize("key", GAMES)
def test_all_that_a_judge_says_has_words_and_who_lays_a_card_feeds_no_win(key):
    table, seat, judgment = weighed(key)
    assert all(has(f"advice-figure-{name}") for each in judgment for name, _ in each.figures)
    words = advice_words(table, seat, judgment, reading()).figures
    assert ("% risk that the other player outscores you" in words) == (key == "koikoi")
    assert ("% risk that another player outscores you" in words) == (key in ("stopgo", "hanaawase"))
    assert ("% risk that someone wins on this tile" in words) == (key == "fuzhou")
    assert ("% chance that someone claims this tile" in words) == (key == "jiaxing")  # nobody wins on a discard (JX-52)


@pytest.mark.parametrize(
    ("best", "other", "expected"),
    [
        (Weighed(ANY, 2.0, 0.5), Weighed(ANY, 1.2, 0.5, error=0.3), "0.8 points better than"),
        (Weighed(ANY, 2.0, 0.5), Weighed(ANY, 1.2, 0.5, error=0.5), "hardly better than"),
        (Weighed(ANY, 2.0, 0.58), Weighed(ANY, 2.5, 0.5, error=0.1), "58% chance to win the match, compared with 50%"),
        (Weighed(ANY, 2.0, 0.51), Weighed(ANY, 2.5, 0.5, error=0.1), "hardly better than"),
        (Weighed(ANY, 2.0, 0.58), Weighed(ANY, 1.9, 0.5, error=0.1, chance_error=0.05), "hardly better than"),
        (Weighed(ANY, 2.0, 0.58), Weighed(ANY, 1.9, 0.5, error=0.1, chance_error=0.03), "compared with 50% for"),
        (Weighed(ANY, -2.0, 0.5), Weighed(ANY, -2.8, 0.5, error=0.3), "**: −2.0 points expected"),
        (Weighed(ANY, 2.0, 0.5), Weighed(ANY, 1.98, 0.5), "hardly better than"),
    ],
)
def test_the_next_best_is_worse_in_points_that_are_sure_or_in_chances_or_hardly(best, other, expected):
    table, seat = next(decisions("koikoi", 60))
    advised = advice_words(table, seat, judged(table, seat, best, other), reading())
    assert expected in advised.figures
    assert ("is almost as good" in advised.said) == (expected == "hardly better than")


async def test_there_is_no_button_without_advice_nor_for_who_is_not_asked():
    found = set()
    for table, seat in decisions("koikoi", 40):
        plain = table.frozen_copy()
        plain.row = replace(table.row, advice=False)
        for at, who in ((table, seat), (plain, seat), (table, 1 - seat)):
            labels = seen("hand", await hand_message(at, who, reading())).labels
            found.add((at is table and who == seat, "Advice" in labels))
    assert found == {(True, True), (False, False)}
