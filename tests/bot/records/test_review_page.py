"""What stands in a review: within the limits of Discord in every game, in pictures and in words."""

import re
from dataclasses import replace

import pytest

from bot.errors import UserError
from bot.features.review.messages import review_message
from bot.history.decisions import decisions, reviewed
from bot.history.replays import Replay
from bot.ui.advice_words import figure_words
from engine import GAMES
from engine.core import AnyMatch, Weighed
from tests.bot.reading import TEXT, reading
from tests.bot.records.test_replay_page import codes
from tests.bot.walking import pictures, seen, table_of
from tests.golden.matches import MATCHES

FIGURES = (("reach", 12), ("helping", 7), ("distance", 2), ("danger", 14))


def reviewed_match(name, losses, end=1.0):
    """A golden match in which these decisions of seat 0, by their place, lost so many points and so much chance."""
    game, record = GAMES[MATCHES[name].game], MATCHES[name].record()
    judged, closer = [], {}
    for place, decision in enumerate(decisions(game, record, 0, range(len(record.moves) + 1))):
        points, chance = losses.get(place, (0.0, 0.0))
        done = Weighed(decision.action, 2.0 - points, 0.5 - chance, figures=FIGURES[:1])
        better = next(action for action in decision.legal if action != decision.action)
        best = Weighed(better, 2.0, 0.5, figures=FIGURES)
        judged.append((decision, (best, done) if place in losses else (done, best)))
        closer[decision.seq] = [judged[-1][1]] * 6
    table = table_of(AnyMatch.replay(game, record))
    return table, Replay(game, record), reviewed(judged, closer, end)


async def page(name, losses, number, drawn=None, *, figures=False):
    table, reel, review = reviewed_match(name, losses)
    return seen(name, await review_message(table, reel, 0, review, number, reading(drawn), figures=figures))


@pytest.mark.parametrize("name", MATCHES)
async def test_every_page_is_a_message_within_the_limits(name):
    table, reel, review = reviewed_match(name, {0: (3.0, 0.3), 1: (1.0, 0.2), 2: (2.0, 0.0)})
    for number in range(4):
        for how, drawn in (("pictured", pictures()), ("in words", None)):
            post = await review_message(table, reel, 0, review, number, reading(drawn))
            message = seen(f"page {number} {how}", post)
            assert message.too_long() == []
            assert len(message.alts) == (drawn is not None)
            found = list(codes(post.view.to_components()))
            more = [f"review:{table.id}:{number}:figures"] if number else []
            assert found == [*more, f"review:{table.id}:page"]
            assert message.options == ["Chances", "Decision 1", "Decision 2", "Decision 3"]


async def test_the_first_page_names_the_dearest_and_tells_the_curve_hand_by_hand():
    shown = await page("koikoi", {3: (3.0, 0.3), 8: (0.0, 0.12)}, 0, pictures())
    assert "Of your 34 decisions, these **2** clearly cost you the most:" in shown.text
    assert "−30% chance, −3.0 points\n**2.** round" in shown.text
    assert shown.text.count(" instead of ") == 2
    (alt,) = shown.alts
    assert alt.startswith("Your chance of winning the match, over 34 decisions: 50% after the first, at most 50%, ")
    assert "at least 20%, and 100% at the end." in alt
    assert "Round 1: from 50% to 50%." in alt
    words = (await page("koikoi", {3: (3.0, 0.3), 8: (0.0, 0.12)}, 0)).text.replace("*", "")
    assert all(said.strip(".") in words for said in alt.split(". ") if not said.isdecimal())


async def test_a_page_shows_what_the_seat_saw_what_it_did_and_what_was_better_and_behind_more_figures_and_loss():
    table, reel, review = reviewed_match("jiaxing", {4: (1.5, 0.3)})
    slip = review.slips[0]
    brief = seen("page", await review_message(table, reel, 0, review, 1, reading(pictures())))
    two = r"^\*\*.+\*\* was better than \*\*.+\*\*: [a-z][^.%]+\. But there's a real risk [^.%0-9]+\.$"
    assert re.search(two, brief.text, re.MULTILINE)
    assert "This cost" not in brief.text
    assert brief.labels == ["More"]
    shown = seen("page", await review_message(table, reel, 0, review, 1, reading(pictures()), figures=True))
    assert shown.labels == ["Back"]
    assert shown.alts == [pictures().described("hand", table, reel.at(slip.step).scene(0), "en")]
    assert f"-# Decision 1 of 1 · East round · hand 1 · step {slip.step} of {reel.last}" in shown.text
    done, better = (", ".join(figure_words(each, table, TEXT)) for each in (slip.done, slip.better))
    assert "7 helpful tiles" in better
    assert re.search(rf"^You chose \*\*.+\*\*: {re.escape(done)}\.$", shown.text, re.MULTILINE)
    assert re.search(rf"^\*\*.+\*\* was better: {re.escape(better)}\.$", shown.text, re.MULTILINE)
    assert (
        "This cost about 1.5 points in this hand and lowered your chance of winning the match by about 30" in shown.text
    )


@pytest.mark.parametrize(("loss", "said"), [
    ((3.0, 0.0), "This cost about 3.0 points in this round. Your chance of winning the match stays about the same."),
    ((0.2, 0.3), "This lowered your chance of winning the match by about 30 percentage points."),
    ((3.0, 0.3), "This cost about 3.0 points in this round and lowered your chance of winning the match by about 30"),
])  # fmt: skip
async def test_a_loss_is_told_in_what_was_lost(loss, said):
    assert said in (await page("koikoi", {3: loss}, 1, figures=True)).text


async def test_a_loss_is_the_difference_of_the_figures_that_are_shown():
    table, reel, review = reviewed_match("koikoi", {3: (1.0, 0.1)})
    (slip,) = review.slips
    done = replace(slip.done, points=2.46, chance=0.174)
    slip = replace(slip, done=done, better=replace(slip.better, points=3.64, chance=0.216))
    shown = seen(
        "page", await review_message(table, reel, 0, replace(review, slips=(slip,)), 1, reading(), figures=True)
    )
    for words in ("+2.5 points", "+3.6 points", "17% chance to win", "22% chance to win"):
        assert words in shown.text
    assert "1.1 points in this round and lowered your chance of winning the match by about 5 percentage" in shown.text


async def test_a_tile_is_named_in_full():
    shown = await page("jiaxing", {4: (1.5, 0.3)}, 0)
    line = next(line for line in shown.text.splitlines() if line.startswith("**1.**"))
    assert re.search(r": (\w+ of \w+|\w+ Wind|\w+ Dragon) instead of (\w+ of \w+|\w+ Wind|\w+ Dragon) · ", line), line


async def test_one_mistake_is_said_to_be_one_and_none_kindly():
    assert "**one** clearly cost you something" in (await page("stopgo", {3: (3.0, 0.3)}, 0)).text
    shown = await page("stopgo", {}, 0, pictures())
    assert "**No clear mistake found.**" in shown.text
    assert (shown.labels, len(shown.alts)) == ([], 1)
    with pytest.raises(UserError):
        await page("stopgo", {}, 1)
