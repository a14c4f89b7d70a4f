"""The curve of a review: all of it inside, nothing over anything else, readable, on the ground of its game."""

import pytest

from bot.features.review.picture import Chances, picture
from bot.render.layout import HEIGHT, Panel, Seal, Text, Trace
from tests.bot.render.curves import CHANCES
from tests.bot.render.showing import apart, of
from tests.bot.render.test_text_size import readable

EDGES = [(0, 0), (100, 0), (100, 100), (50, 50), (90, 3), (97, 10)]


def made(count, hands, dear, best=60, chosen=40):
    begins = tuple((hand + 1, hand * count // hands) for hand in range(hands))
    told = (("Left instead of right", "−5% chance"),) * 3
    return Chances("Your chance", "Round", (chosen,) * count, (best,) * count, begins, dear, 0, told)


@pytest.mark.parametrize("chances", [
    CHANCES, *(made(*size, dear, *edge) for edge in EDGES for size in ((3, 1), (40, 16), (200, 40))
               for dear in ((0, 1, 2), (2, 1, 0), (size[0] - 1, size[0] - 2, size[0] - 3))),
])  # fmt: skip
def test_everything_is_inside_and_readable_and_no_word_or_number_over_another(chances):
    shown = picture(chances, "felt")
    (panel,) = of(shown, Panel)
    moves = [moves for moves, _ in chances.told]  # these may be cut
    assert shown.height <= HEIGHT
    assert all(panel.box.holds(item.box) for item in shown.items)
    assert all(readable(item) for item in apart(shown, Panel, Trace) if getattr(item, "text", "") not in moves)
    numbers = [str(number + 1) for number in range(len(chances.dear))]
    assert [seal.text for seal in of(shown, Seal)] == numbers * (2 if chances.told else 1)


def test_the_line_goes_through_every_decision_to_the_end_of_the_match_and_a_mark_from_the_best_to_what_was_done():
    shown = picture(Chances("", "Round", (0, 50, 20), (0, 80, 20), ((1, 0), (2, 2)), (1,), 100), "felt")
    line, loss = (trace for trace in of(shown, Trace) if trace.seat is not None)
    heights = [y for _, y in line.points]
    assert sorted(heights, reverse=True) == [heights[0], heights[2], heights[1], heights[3]]
    assert heights[0] - heights[1] == heights[1] - heights[3]
    (x, top), (same, low) = loss.points
    assert loss.box.x + x == loss.box.x + same == line.box.x + line.points[1][0]
    assert low == heights[1] > top
    hands = [trace for trace in of(shown, Trace) if trace.seat is None and trace.box.w < 10]
    assert [trace.box.x + trace.points[0][0] for trace in hands] == [line.box.x + line.points[2][0]]


def test_a_table_has_its_own_ground():
    shown = picture(CHANCES, "table")
    assert shown.ground == "table"
    assert [panel.tone for panel in of(shown, Panel)] == ["board"]
    assert {"Round 1", "6", "100%", "50%", "0%"} <= {text.text for text in of(shown, Text)}
