"""Cards and tiles as emoji: uploaded, resumed, replaced; on buttons, in words and as a small hand; refused."""

import asyncio
import re
from contextlib import nullcontext
from unittest.mock import Mock

import discord
import pytest
from PIL import Image

from bot.app import emoji_sync
from bot.app.emoji_sync import PAUSE_S, EmojiSync, Tally, sync
from bot.decks.emoji_pack import BACK, DECKS, is_ours, names, squares
from bot.transport.emoji import ROOM, SEVERAL, TRIES, sent, words
from bot.transport.payload import MessagePayload
from bot.ui.narration import deck_of, telling
from engine.hanafuda.cards import CARDS
from engine.mahjong.tiles import KINDS
from tests.bot.evenings.test_mahjong_evening import four, press, said
from tests.bot.fuzhou_table import position, table_of
from tests.bot.house import PATIENCE_S, evening
from tests.bot.reading import TEXT, reading
from tests.bot.render import tables
from tests.bot.waiting import at_rest, eventually
from tests.bot.wishes import prefer, set_of_server
from tests.there import there

EMOJI = re.compile(r"<:(\w+):\d+>")
UPLOADS = r"/applications/\d+/emojis"
FLOWERS = {f"{kind}{number}" for kind in "fg" for number in range(1, 5)}


def uploaded(house):
    """The names of the emoji that the application has."""
    return {each["name"] for each in house.discord.world.emojis.values()}


def add(house, *names):
    """Emoji that were there before."""
    for name in names:
        number = house.discord.world.next_id()
        kinds = {"roles": [], "require_colons": True, "managed": False, "animated": False, "available": True}
        house.discord.world.emojis[number] = {"id": str(number), "name": name, **kinds}
        house.discord.world.emoji_images[number] = b""


def lacking(house, count):
    """All emoji were there before but for so many tiles."""
    add(house, *sorted(names())[:-count])


async def synced(house):
    """All emoji are uploaded, and the bot knows them."""
    return await sync(house.bot, house.bot.piece_emojis, PAUSE_S)


async def furnished(house):
    """All emoji were uploaded before, and the bot knows them."""
    add(house, *(name for name in names() if name not in uploaded(house)))
    assert (await synced(house)).added == 0


async def asked_now(house):
    """Whoever has the turn."""
    (seat,) = (await house.bot.registry.get(1)).match.question.public
    return (house.anna, house.ben)[seat]


async def begun(house):
    """A match with emoji. Returns whoever has the first turn."""
    await furnished(house)
    await house.started()
    await house.ready(house.anna, house.ben)
    return await asked_now(house)


def posts(house):
    return [each for each in house.discord.requests if each.method == "POST" and each.path.endswith("/emojis")]


def refusals(house):
    """How many requests were refused for an emoji since the last look, where nothing else was."""
    found = [each for each in house.discord.violations if "50035" in each and "Invalid emoji" in each]
    assert found == house.discord.violations
    house.discord.violations.clear()
    return len(found)


def test_every_piece_of_every_deck_and_its_back_is_a_small_square_with_a_name_that_discord_takes():
    assert set(squares("hanafuda")) == {*CARDS, BACK}
    assert set(squares("mahjong")) == {*KINDS, *FLOWERS, BACK}
    assert len(names()) == sum(len(squares(deck)) for deck in DECKS)
    for name, square in names().items():
        assert re.fullmatch(r"\w{2,32}", name, re.ASCII)
        assert is_ours(name)
        with Image.open(square.file) as image:
            assert image.size == (128, 128)


async def test_all_cards_and_tiles_are_uploaded_once(house):
    assert house.bot.piece_emojis.for_deck("hanafuda") == {}
    assert await synced(house) == Tally(0, len(names()), 0, 0)
    assert uploaded(house) == set(names())
    before = len(house.discord.requests)
    assert await synced(house) == Tally(len(names()), 0, 0, 0)
    assert [each.method for each in house.discord.requests[before:]] == ["GET"]
    assert set(house.bot.piece_emojis.for_deck("mahjong")) == {*KINDS, *FLOWERS, BACK}


async def test_an_upload_that_was_stopped_goes_on_where_it_was(house):
    lacking(house, 40)
    before = len(uploaded(house))
    first = asyncio.create_task(synced(house))
    await eventually(lambda: len(uploaded(house)) > before + 10)
    house.discord.hang("POST", UPLOADS)  # what is on its way as it stops is not carried out later
    there_now = len(uploaded(house))
    assert there_now < len(names())
    await eventually(lambda: len(posts(house)) > there_now - before and posts(house)[-1].body)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    house.discord.mend()
    assert house.bot.piece_emojis.for_deck("mahjong") == {}  # of a deck all, or none
    house.discord.fail("POST", UPLOADS, 400)
    with pytest.raises(Exception, match="400"):
        await synced(house)
    assert (await synced(house)).added == len(names()) - there_now
    assert uploaded(house) == set(names())


def refuse_several(emojis):
    """Discord refuses so many messages in a row that the bot goes on without emoji."""
    for _ in range(SEVERAL):
        emojis.refused()


async def test_emoji_that_are_given_up_while_others_are_uploaded_stay_away(house):
    lacking(house, 12)
    emojis = house.bot.piece_emojis
    syncing = asyncio.create_task(synced(house))
    await eventually(lambda: emojis.for_deck("hanafuda") != {})
    refuse_several(emojis)
    await syncing
    assert emojis.for_deck("hanafuda") == emojis.for_deck("mahjong") == {}
    await synced(house)
    assert emojis.for_deck("hanafuda") != {}


async def test_what_is_outdated_goes_when_all_is_there_and_what_others_added_stays(tmp_path):
    ours, others = ("hp_c01H_000000", "hp_tback_abcdef"), ("pine", "hp_party_c0ffee", "HP_c01H_000000")
    async with evening(tmp_path) as house:
        lacking(house, 5)
        add(house, *ours, *others)
        assert await synced(house) == Tally(len(names()), 5, 2, 0)
        assert uploaded(house) == {*names(), *others}
        done = [each.method for each in house.discord.requests if "/emojis" in each.path]
        assert done == ["GET", *["POST"] * 5, "DELETE", "DELETE"]


async def test_where_there_is_no_room_a_deck_is_left_out(house):
    add(house, *(f"pine_{number}" for number in range(2000 - 60)))
    assert await synced(house) == Tally(1940, 60, 0, len(names()) - 60)
    assert house.bot.piece_emojis.for_deck("hanafuda") != {}
    assert house.bot.piece_emojis.for_deck("mahjong") == {}


async def test_two_that_upload_at_once_take_what_the_other_has_added(house):
    lacking(house, 12)
    house.discord.delay("POST", UPLOADS, 0.5, times=2)
    await asyncio.gather(synced(house), synced(house))
    assert len(house.discord.world.emojis) == len(names())
    assert house.bot.piece_emojis.for_deck("mahjong") != {}
    assert all("already taken" in each for each in house.discord.violations)
    house.discord.violations.clear()


async def test_buttons_and_words_carry_emoji_and_the_alt_text_of_a_picture_none(house):
    asked, pieces = await begun(house), house.bot.piece_emojis.for_deck("hanafuda")
    hand = there((await asked.command(house.channel, "hand")).message)
    moves = [each for each in hand.buttons if ":play " in each.custom_id]
    assert [each.emoji for each in moves] == [pieces[each.custom_id.split()[-1]] for each in moves] != []
    assert all(each.label for each in moves)
    assert not EMOJI.search(hand.images[0].alt)
    await prefer(house, asked, "in_words", "on")
    told = there((await asked.command(house.channel, "hand")).message).text
    own = next(line for line in told.splitlines() if line.startswith("Your hand: "))
    assert not EMOJI.search(own)  # it may be heard
    named = [TEXT(f"piece-{each.custom_id.split()[-1]}") for each in moves]
    assert own == f"Your hand: {', '.join(named)}."


async def test_words_have_emoji_as_far_as_a_message_has_room():
    """A crowded mahjong table has far more tiles than emoji fit."""
    table = table_of(position("m46 p123456789 s111 s99", drawn="s3", asked=["discard s3"]))
    scene, deck, said = tables.crowded(0), deck_of(table), telling(table, reading().speak)
    emoji = {piece: f"<:{square.name}:1574050373784567866>" for piece, square in squares("mahjong").items()}
    plain, told = words(deck, "table", scene, said, {}), words(deck, "table", scene, said, emoji)
    assert EMOJI.search(told)
    assert len(told) <= max(ROOM + told.count("\n"), len(plain))
    assert re.sub(EMOJI.pattern + " ", "", told) == plain


async def test_a_message_is_tried_twice_with_its_emoji_and_after_several_in_a_row_none_is_sent_any_more(house):
    asked, emojis = await begun(house), house.bot.piece_emojis
    await at_rest(house)
    kept = dict(house.discord.world.emojis)
    house.discord.world.emojis.clear()
    hand = there((await asked.command(house.channel, "hand")).message)
    assert not any(each.emoji for each in hand.buttons)
    assert refusals(house) == TRIES
    assert emojis.for_deck("hanafuda") != {}
    house.discord.world.emojis.update(kept)
    hand = there((await asked.command(house.channel, "hand")).message)
    assert any(each.emoji for each in hand.buttons)
    house.discord.world.emojis.clear()
    for _ in range(SEVERAL):
        assert emojis.for_deck("hanafuda") != {}
        hand = there((await asked.command(house.channel, "hand")).message)
    assert emojis.for_deck("hanafuda") == {}
    assert refusals(house) == TRIES * SEVERAL
    move = next(each.custom_id for each in hand.buttons if ":play " in each.custom_id)
    assert (await asked.press(hand, move)).state == "updated"
    assert refusals(house) == 0


@pytest.mark.parametrize(("code", "counted"), [(None, SEVERAL), (50035, 0), (50013, 0)])
async def test_a_message_that_is_refused_without_its_emoji_as_well_says_nothing_about_them(code, counted):
    """50035 is also the code of a text too long; None: Discord takes the plain message."""
    found, asked = [], []

    async def plain():
        return MessagePayload(Mock())

    post = MessagePayload(
        Mock(), plain=plain, taken=lambda: found.append("taken"), refused=lambda: found.append("refused")
    )

    async def request(each):
        asked.append(each)
        if each is post or code:
            error = discord.HTTPException(Mock(status=400), {"code": 50035 if each is post else code, "message": "no"})
            raise error

    for _ in range(SEVERAL):
        with nullcontext() if code is None else pytest.raises(discord.HTTPException):
            await sent(post, request)
    assert len(asked) == SEVERAL * (TRIES + 1)
    assert found == ["refused"] * counted


async def test_a_hand_that_is_brought_up_to_date_goes_without_a_refused_emoji(house):
    """Whoever waits has pressed nothing: their hand is edited when it is their turn."""
    asked = await begun(house)
    other = house.ben if asked is house.anna else house.anna
    await asked.wait(house.channel, lambda m: m.ephemeral and any(each.emoji for each in m.buttons), PATIENCE_S)
    house.discord.world.emojis.clear()
    while await asked_now(house) is asked:
        await house.move(asked, lambda ids: next(each for each in ids if each.startswith("p:")))
    shown = await other.wait(
        house.channel, lambda m: m.ephemeral and any(":play " in each.custom_id for each in m.buttons), PATIENCE_S
    )
    assert not any(each.emoji for each in shown.buttons)
    assert refusals(house) >= TRIES


async def test_the_bot_uploads_by_itself_and_what_a_fresh_list_lacks_after_one_was_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(emoji_sync, "AGAIN_S", 60.0)  # ten minutes of a whole bot take CPU
    async with evening(tmp_path) as house:
        lacking(house, 5)
        syncing = EmojiSync(house.bot, house.bot.piece_emojis)
        syncing.start()
        await eventually(lambda: house.bot.piece_emojis.for_deck("mahjong"))
        gone = next(iter(house.discord.world.emojis))
        del house.discord.world.emojis[gone]
        house.bot.piece_emojis.refused()
        await eventually(lambda: uploaded(house) == set(names()), "what is missing is not uploaded")
        await eventually(
            lambda: house.bot.piece_emojis.for_deck("mahjong") and house.bot.piece_emojis.for_deck("hanafuda")
        )
        refuse_several(house.bot.piece_emojis)
        assert house.bot.piece_emojis.for_deck("mahjong") == {}
        await eventually(lambda: house.bot.piece_emojis.for_deck("mahjong"), "they do not come again")
        await syncing.close()


async def test_with_small_pictures_a_hand_is_a_line_of_emoji_and_without_emoji_words(house):
    await set_of_server(house, "pictures", "small")
    table = await house.started()
    plain = there((await house.anna.command(house.channel, "hand")).message)
    assert plain.images == []
    assert "Your hand: " in plain.text
    assert "# <:" not in plain.text
    await furnished(house)
    told = there((await house.anna.command(house.channel, "hand")).message).text
    (line,) = [line for line in told.splitlines() if line.startswith("# <:")]
    held = (await house.bot.registry.get(1)).match.scene(0).pile("hand", 0).pieces
    assert EMOJI.findall(line) == [squares("hanafuda")[piece].name for piece in held]
    assert "Your hand: " not in told
    assert (await house.anna.now(table)).images != []


async def test_small_pictures_are_also_a_preference_for_ones_own_hand_and_against_what_the_server_has(house):
    await furnished(house)
    await house.started()

    async def hands():
        """Whether Anna's and Ben's are pictures."""
        both = [there((await person.command(house.channel, "hand")).message) for person in (house.anna, house.ben)]
        assert all(bool(hand.images) != ("# <:" in hand.text) for hand in both)
        return [bool(hand.images) for hand in both]

    await prefer(house, house.anna, "pictures", "small")
    assert await hands() == [False, True]
    await set_of_server(house, "pictures", "small")
    await prefer(house, house.anna, "pictures", "usual")
    assert await hands() == [True, False]
    await prefer(house, house.anna, "pictures", "server")
    assert await hands() == [False, False]


async def test_a_small_mahjong_hand_has_what_was_drawn_behind_the_others(tmp_path):
    async with four(tmp_path) as house:
        house.channel.allow("ATTACH_FILES")
        await set_of_server(house, "pictures", "small")
        await furnished(house)
        await press(house, house.anna, "Green")
        await said(house, house.ben, "Your turn")
        hand = there((await house.ben.command(house.channel, "hand")).message)
        (line,) = [line for line in hand.text.splitlines() if line.startswith("# <:")]
        held, drawn = (EMOJI.findall(part) for part in line.split(" ＋ "))
        assert (len(held), len(drawn)) == (13, 1)
        tiles = [each for each in hand.buttons if ":discard " in each.custom_id]
        assert all(each.emoji for each in tiles)
