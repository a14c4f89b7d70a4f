"""At the end of a match a player's own message shows the podium that everybody sees."""

from types import SimpleNamespace

from bot.decks.scenes import place_of
from bot.reading.pictures import Pictures
from bot.render.layout import Medal
from bot.telling.hand_post import hand_post
from tests.bot.reading import reading
from tests.bot.walking import NAMES, WORDS, table_of, walk


async def test_the_own_hand_shows_the_end_of_the_match_as_everybody_sees_it():
    painted = []

    async def paint(picture, _look):
        painted.append(picture)
        return b"painted"

    (*_, match) = walk("koikoi", 1, {"rounds": 1})
    table, pictures = table_of(match), Pictures(WORDS, paint, lambda _guild, user: (NAMES[user],))
    post = await hand_post(table, 0, reading(pictures))
    assert [*dict(post.pictures).values()] == [b"painted"]
    (picture,) = painted
    assert picture.height > 400
    medals = {item.place for item in picture.items if isinstance(item, Medal)}
    assert medals == {place_of(match.scene(None), seat) for seat in range(2)}


async def test_a_podium_that_is_not_painted_in_time_follows():
    async def not_yet(*_given, **_more):
        return ()

    (*_, match) = walk("koikoi", 1, {"rounds": 1})
    post = await hand_post(table_of(match), 0, reading(SimpleNamespace(draw=not_yet)))
    assert (post.pictures, post.owed) == ((), True)
    assert not (await hand_post(table_of(match), 0, reading())).owed  # to who wants words none does
