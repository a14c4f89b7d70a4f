"""/puzzle: a decision that knows nothing of its answer, the first answer that counts, and what all of them bring."""

import re
from collections import Counter
from dataclasses import replace

import pytest

from bot.decks.all import DECKS
from bot.features.puzzles.balance import dealt
from bot.features.puzzles.book import Book
from bot.features.puzzles.explaining import difficulty, explanation, theme
from bot.features.puzzles.models import Retired, position, written
from bot.features.puzzles.picture import Brought, picture
from bot.games import GAMES
from bot.i18n import languages
from bot.render.layout import Panel, Pill, Text
from bot.store.puzzles import PuzzleTally
from bot.tables.display_table import unplayed
from bot.ui.advice_words import labels
from bot.ui.narration import telling
from engine.core import Action, AnyMatch, Rng
from tests.bot.house import evening
from tests.bot.reading import TEXT, WORDS, reading
from tests.sampling import slow_but
from tests.there import there

BOOK = Book()
THEMES = {
    "hanafuda": {"call", "bright", "defence", "yaku"},
    "mahjong": {"claim", "push", "wild", "contract", "hand"},
}
NOT_ASKED = {"hanaawase": {"call"}, "fuzhou": {"contract"}}
"""Themes that a game doesn't have."""


async def asked(person, channel, **options):
    return there((await person.command(channel, "puzzle", **options)).message)


def answers(message):
    """The custom_ids of the answers."""
    return [each.custom_id for each in message.buttons if ":say:" in each.custom_id]


def key_of(message):
    return answers(message)[0].split(":")[2] if answers(message) else message.selects[0].custom_id.split(":")[2]


async def pressed(person, message, action):
    """What a press, or a choice in the select, brings."""
    key = key_of(message)
    if f"puzzle:0:{key}:say:{action}" in answers(message):
        return there((await person.press(message, f"puzzle:0:{key}:say:{action}")).message)
    return there((await person.select(message, message.selects[0].custom_id, [str(action)])).message)


async def test_a_puzzle_is_answered_once_and_then_shows_what_each_answer_brings(house):
    first = await asked(house.anna, house.channel, game="koikoi")
    assert first.ephemeral
    assert first.text.startswith("### Koi-Koi · puzzle · round")
    key = key_of(first)
    puzzle, match = there(BOOK.at(key))
    wrong = next(each for each in match.pending[puzzle.seat] if each != puzzle.best)
    told = there((await house.anna.select(first, f"puzzle:0:{key}:pick:0", [str(wrong)], raw=True)).message)
    assert "would have been best, not" in told.text
    assert "Averaged over" not in told.text
    more = there((await house.anna.press(told, label="More")).message)
    assert more.text.startswith(told.text)
    assert [each.label for each in more.buttons] == ["Next puzzle"]
    assert f"Averaged over {puzzle.deals} simulated deals" in more.text
    assert "Koi-koi: " in told.images[0].alt or "Agari" in told.images[0].alt
    assert (await house.bot.store.puzzles.answers(house.anna.id)) == {key: str(wrong)}
    # a message that stands elsewhere is pressed later: what counts is the first answer
    again = there((await house.anna.press(told, f"puzzle:0:{key}:say:{puzzle.best}", raw=True)).message)
    assert "would have been best, not" in again.text
    following = there((await house.anna.press(again, label="Next puzzle")).message)
    assert key_of(following) != key
    other = await asked(house.ben, house.channel, game="koikoi")
    assert key_of(other) == key
    right = await pressed(house.ben, other, puzzle.best)
    assert "Right." in right.text
    assert "50% of 2 people found the best move." in right.text


async def test_who_has_answered_all_is_told_so_and_a_game_without_puzzles_says_so(house):
    for puzzle in BOOK._read("koikoi").values():
        await house.bot.store.puzzles.answer(puzzle.key, house.anna.id, str(puzzle.best), True, 1)
    assert "answered every puzzle" in (await asked(house.anna, house.channel, game="koikoi")).text


async def test_what_is_no_answer_changes_nothing(house):
    shown = await asked(house.anna, house.channel, game="koikoi")
    key = key_of(shown)
    for wrong in (f"{key}:say:play 99X", "koikoi-0-0:say:agari", f"{key}:pick:0", key):
        refused = there((await house.anna.press(shown, f"puzzle:0:{wrong}", raw=True)).message)
        assert "button" in refused.text or "no longer exists" in refused.text, wrong
    assert await house.bot.store.puzzles.answers(house.anna.id) == {}


async def test_words_alone_name_the_hand_and_the_answers(house):
    await house.bot.interactions.settings.set_for_user(house.anna.id, "in_words", ["on"])
    shown = await asked(house.anna, house.channel, game="koikoi")
    assert shown.images == []
    puzzle, _ = there(BOOK.at(key_of(shown)))
    told = await pressed(house.anna, shown, puzzle.best)
    assert told.images == []
    assert f": {puzzle.answers[0].points:+.1f}".replace("-", "−") in told.text


async def test_a_puzzle_whose_rules_have_changed_is_passed_over(tmp_path, caplog):
    first, second = [*BOOK._read("koikoi").values()][:2]
    broken = [replace(first, seen="0" * 16), replace(second, game="nothing")]
    (tmp_path / "koikoi.jsonl").write_text(written([*broken, replace(first, key="koikoi-1-9999")]), "utf-8")
    book = Book(tmp_path)
    assert there(book.next("koikoi", {})).key == "koikoi-1-9999"
    assert book.at(first.key) is None
    assert [first.key in caplog.text, second.key in caplog.text] == [True, True]
    assert there(book.at("koikoi-1-9999"))[0].best == Action.parse(first.answers[0].action)


def test_the_puzzles_of_the_week_are_those_that_are_never_dealt_otherwise(tmp_path):
    few = [*BOOK._read("koikoi").values()][:6]
    weekly = [replace(each, weekly=number % 3 == 0) for number, each in enumerate(few)]
    (tmp_path / "koikoi.jsonl").write_text(written(weekly), "utf-8")
    book, done = Book(tmp_path), []
    while (puzzle := book.next("koikoi", done)) is not None:
        done.append(puzzle.key)
    assert done == [few[number].key for number in (1, 2, 4, 5)]
    assert [there(book.nth("koikoi", number)).key for number in range(3)] == [few[n].key for n in (0, 3, 0)]


def test_a_puzzle_is_retired_by_another_worth_of_a_pattern_and_by_an_answer_that_is_none(monkeypatch):
    puzzle = next(iter(BOOK._read("koikoi").values()))
    assert position(puzzle).pending[puzzle.seat]
    other = replace(puzzle, answers=(*puzzle.answers, replace(puzzle.answers[0], action="play 99X")))
    with pytest.raises(Retired, match=puzzle.key):
        position(other)
    game = GAMES["koikoi"]
    dearer = [replace(each, points=each.points + 1) for each in game.sheet(game.rules())]
    monkeypatch.setitem(GAMES, "koikoi", replace(game, sheet=lambda _rules: dearer))
    with pytest.raises(Retired, match="another position under the current rules"):
        position(puzzle)


@pytest.mark.parametrize("game", slow_but([*BOOK.games()][:2], [*BOOK.games()]))
async def test_every_kind_of_answer_comes_as_a_picture_of_what_each_move_brings_and_why(tmp_path, game):
    kinds = {puzzle.kind: puzzle for puzzle in BOOK._read(game).values()}
    async with evening(tmp_path) as house:
        shown = await asked(house.anna, house.channel, game=game)
        for puzzle in kinds.values():
            press = f"puzzle:0:{puzzle.key}:say:{puzzle.best}"
            told = there((await house.anna.press(shown, press, raw=True)).message)
            assert "**Right.** " in told.text
            assert re.search(r"(Easy|Medium|Hard) puzzle · \w+", told.text)
            assert "%" not in told.text
            (picture,) = told.images
            assert f"{round(puzzle.answers[0].points, 1) or 0:+.1f}".replace("-", "−") in picture.alt
            assert picture.alt.count(": ") == len(puzzle.answers)


def said_of(puzzle, match, words, given=None):
    """The explanation and the theme of a puzzle, as a player of `match` who gave that answer reads them."""
    table = unplayed(match.game, match, {puzzle.seat: 1})
    named, said = labels(table, puzzle.seat, reading(None, words)), telling(table, WORDS.translator(words))
    return explanation(puzzle, given or puzzle.best, table, named, said), theme(puzzle, table, said)


@pytest.mark.parametrize("game", BOOK.games())
def test_an_explanation_says_the_same_whatever_the_hidden_pieces_are_and_is_there_in_every_language(game):
    themes, reasons, puzzles = set(), Counter(), [*BOOK._read(game).values()]
    puzzles = puzzles[:: len(puzzles) // 10]
    for puzzle in puzzles:
        match = position(puzzle)
        guess = AnyMatch.at(match.game, match.game.guess(match.view(puzzle.seat), Rng(puzzle.key.encode())))
        for language in languages():
            said, about = said_of(puzzle, match, language)
            assert (said, about) == said_of(puzzle, guess, language)
            assert WORDS.translator(language)(f"puzzle-theme-{about}")
        themes.add(about)
        reasons[said_of(puzzle, match, "en")[0]] += 1
    assert len(reasons) > 5
    assert reasons[TEXT("puzzle-unexplained")] < len(puzzles) // 2
    assert themes <= THEMES[GAMES[game].deck]


@pytest.mark.parametrize("game", BOOK.games())
def test_puzzles_of_each_theme_are_dealt(game):
    wanted = THEMES[GAMES[game].deck] - NOT_ASKED.get(game, set())
    for puzzle in dealt([*BOOK._read(game).values()]):
        table = unplayed(GAMES[game], position(puzzle), {puzzle.seat: 1})
        wanted -= {theme(puzzle, table, telling(table, TEXT))}
        if not wanted:
            return
    raise AssertionError(wanted)


def test_the_sake_cup_keeps_both_viewings_open_and_the_computer_needs_it():
    puzzle = there(BOOK.at("koikoi-58-247"))[0]
    said, _ = said_of(puzzle, position(puzzle), "en")
    assert said == (
        "It takes Chrysanthemum with Sake Cup, which makes Blossom Viewing 花見酒, and Kon needs it for Animals タネ."
    )


def test_giving_up_a_wild_tile_is_explained_even_if_that_answer_was_not_simulated():
    puzzle = there(BOOK.at("jiaxing-1067-1000"))[0]
    given = Action.parse("discard p7")
    assert str(given) not in {each.action for each in puzzle.answers}
    said, _ = said_of(puzzle, position(puzzle), "en", given)
    assert said == "It keeps Seven of Circles, which can stand for any tile."


def test_a_card_that_explains_nothing_is_not_compared_as_if_it_were_the_second_best():
    puzzle = there(BOOK.at("koikoi-17-330"))[0]
    said, _ = said_of(puzzle, position(puzzle), "en", Action.parse("play 08H"))
    assert said == TEXT("puzzle-unexplained")


def test_people_decide_in_time_how_difficult_a_puzzle_is():
    puzzle = replace(there(BOOK.at("koikoi-58-247"))[0], missed=False)
    assert [difficulty(puzzle, PuzzleTally(10, found)) for found in (4, 5, 8)] == ["hard", "medium", "easy"]
    assert difficulty(replace(puzzle, missed=True), PuzzleTally(9, 9)) == "hard"
    clear = replace(puzzle, answers=(puzzle.answers[0], replace(puzzle.answers[1], points=-5.0)))
    assert (difficulty(puzzle, PuzzleTally()), difficulty(clear, PuzzleTally())) == ("medium", "easy")


def test_the_frame_is_around_the_best_answer_and_the_mark_beside_the_given_one():
    answers = [Brought(("01H",), "Crane", 5.0, "+5.0"), Brought(("01R",), "Ribbon", 1.0, "+1.0", "You")]
    items = picture("", answers, DECKS["hanafuda"].row, "felt").items
    (frame,) = (item.box for item in items if isinstance(item, Panel) and item.glow)
    texts = [item.text for item in items if isinstance(item, Text | Pill) and item.text and frame.holds(item.box)]
    assert texts == ["Crane", "+5.0"]
    assert "You" in [item.text for item in items if isinstance(item, Pill)]
