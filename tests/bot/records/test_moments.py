"""*Share this moment*: the turn that ended a hand as an animation, once, of what everybody saw."""

import io
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace

import pytest
from PIL import Image, ImageSequence

from bot.errors import UserError
from bot.ui import films
from bot.ui.result_message import moment_row
from engine import GAMES
from engine.core import AnyMatch, Moments
from engine.core.moment import happened
from tests.bot.evenings.test_results import settle
from tests.bot.house import POSTED_ENOUGH, evening, used_up
from tests.bot.reading import TEXT
from tests.bot.records.test_films import cinema, finished
from tests.bot.refusals.test_secrets import table_of
from tests.golden.matches import MATCHES
from tests.sampling import slow_but
from tests.there import there

pytestmark = pytest.mark.slow

SHARED = "shared this moment"


KOIKOI = GAMES["koikoi"]
EVERY = Moments(
    (), tuple(sorted({pattern.key for rules in KOIKOI.presets.values() for pattern in KOIKOI.sheet(rules)}))
)
"""Every pattern of the game is rare enough for a moment."""


@contextmanager
def ranked(moments):
    """Koi-Koi with another table of ranks."""
    before = KOIKOI.moments
    object.__setattr__(KOIKOI, "moments", moments)
    try:
        yield
    finally:
        object.__setattr__(KOIKOI, "moments", before)


@asynccontextmanager
async def settled_round(tmp_path, moments):
    """An evening in which a round was settled, by that table of ranks."""
    with ranked(moments):
        async with evening(tmp_path) as house:
            await house.started()
            await settle(house, 1)
            yield house


async def result_with_a_moment(house):
    return there(next(m for m in await house.public() if "Share this moment" in [b.label for b in m.buttons]))


def frames(data):
    image = Image.open(io.BytesIO(data))
    return image, [frame.info["duration"] for frame in ImageSequence.Iterator(image)]


def settled_hands(name):
    """The golden match just after each of its hands with a moment, by the number of that hand."""
    golden = MATCHES[name]
    game, record = GAMES[golden.game], golden.record()
    match, settled = AnyMatch.replay(game, replace(record, moves=())), 0
    ranks = {*game.moments.gold, *game.moments.rare}
    for seat, action in record.moves:
        match.play(seat, action)
        scene = match.scene(None)
        if scene.settled != settled:
            settled = scene.settled
            if any(row.key in ranks for _, row in happened(scene)):
                yield settled, match.fork()


@pytest.mark.parametrize("name", slow_but("fuzhou", ["koikoi", "jiaxing", "fuzhou"]))
async def test_it_moves_for_two_seconds_is_small_and_the_same_when_the_match_has_gone_on(name):
    number, then = next(settled_hands(name))
    made, context, _ = cinema()
    file, data, alt = await made.moment(table_of(then.game, then.rules, then), number, context)
    image, pauses = frames(data)
    assert file == "moment.gif"
    assert len(data) <= films.MOMENT_BYTES
    assert 1500 <= sum(pauses[:-1]) <= 2000
    assert 12 <= len(pauses) <= 16
    assert pauses[-1] == films.RESULT_MS
    assert image.width == 1000
    assert alt.startswith("The turn that ended this ")
    assert "Highlight: " in alt
    made, context, _ = cinema()
    assert await made.moment(finished(name), number, context) == (file, data, alt)


async def test_a_hand_without_a_moment_and_one_that_was_never_settled_have_none():
    made, context, _ = cinema()
    table = finished("stopgo")  # its moves win with animals alone
    for number in (1, 2, 3, 4, 99, 0):
        with pytest.raises(UserError) as refused:
            await made.moment(table, number, context)
        assert refused.value.key == "unknown-button"


async def test_one_that_is_too_large_is_refused(monkeypatch):
    number, then = next(settled_hands("koikoi"))
    made, context, _ = cinema()
    monkeypatch.setattr(films, "MOMENT_BYTES", 20_000)
    with pytest.raises(UserError) as refused:
        await made.moment(table_of(then.game, then.rules, then), number, context)
    assert refused.value.key == "film-large"


async def test_a_result_with_a_moment_can_be_shared_once_by_whoever_sees_it(tmp_path):
    async with settled_round(tmp_path, EVERY) as house:
        shown, chie = await result_with_a_moment(house), house.discord.add_person("Chie")
        other = there((await house.anna.command(house.discord.add_channel(house.guild, "lounge"), "help")).message)
        forged = there((await house.anna.press(other, "moment:1:1", raw=True)).message)
        assert "This button no longer works" in forged.text
        assert not [m for m in await house.public() if SHARED in m.text]
        with used_up(house, chie):
            assert POSTED_ENOUGH in there((await chie.press(shown, label="Share this moment")).message).text
        answer = await chie.press(shown, label="Share this moment")
        assert not there(answer.message).ephemeral
        (message,) = [m for m in await house.public() if SHARED in m.text]
        assert f"{chie.mention} shared this moment." in message.text
        assert "The turn that ended this round" in message.images[0].alt
        files = [file for each in house.channel.all_messages() for file in each.attachments]
        (film,) = [file for file in files if file.filename == "moment.gif"]
        assert frames(film.data)[1]
        again = there((await house.ben.press(shown, label="Share this moment")).message)
        assert again.ephemeral
        assert "already been shared" in again.text
        assert message.pings == []


async def test_a_result_of_every_day_has_no_such_button(tmp_path):
    async with settled_round(tmp_path, Moments()) as house:
        labels = [button.label for message in await house.public() for button in message.buttons]
        assert "Why?" in labels
        assert "Share this moment" not in labels


async def test_where_nobody_else_sees_the_result_there_is_nothing_to_share():
    _, then = next(settled_hands("koikoi"))
    table = table_of(then.game, then.rules, then)
    alone = replace(table.row, guild=0, channel=0)
    for row, offered in ((table.row, True), (alone, False)):
        table.row = row
        assert bool(moment_row(table, then.scene(None), TEXT)) == offered
