"""Pills in rows: what has no room is counted, and nothing is cut that would have a row of its own."""

from bot.render.layout import Box
from bot.render.pills import Chip, pills


def test_what_does_not_fit_into_the_last_row_beside_the_count_is_counted_and_not_cut():
    box = Box(0, 0, 304, 126)
    said = [Chip("Koi-koi, 2 times"), Chip("Three Brights 5"), Chip("Rainy Three Brights 4"), Chip("Ribbons 1")]
    texts = pills(said, box, 26)
    assert [pill.text for pill in texts] == ["Koi-koi, 2 times", "Three Brights 5", "+2"]
    assert all(box.holds(pill.box) for pill in texts)
    assert not any(one.box.meets(other.box) for one in texts for other in texts if one is not other)
