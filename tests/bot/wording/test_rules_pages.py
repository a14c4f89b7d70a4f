"""The pages of /rules: each on one screen of a phone, with buttons, for their reader alone until they are shared."""

import dataclasses
import itertools
from typing import Any

import pytest

from bot.decks import patterns as scoring
from bot.decks.all import DECKS
from bot.decks.deck import LONGEST
from bot.decks.telling import Telling
from bot.features.rules.messages import LINES, Pages, RuleBook
from bot.i18n import Words
from bot.render.layout import HEIGHT, READABLE, Box, Text
from bot.ui.paint_workers import PaintWorkers
from bot.ui.pictures import PictureService
from engine import GAMES
from tests.bot.house import chosen, more, picked
from tests.bot.reading import TEXT, reading
from tests.bot.waiting import PATIENCE_S
from tests.there import there

BOOKS = [RuleBook.by_preset(game.key, preset) for game in GAMES.values() for preset in game.presets]


def named(book):
    return f"{book.game.key}-{book.preset}"


def told(book):
    return Telling(TEXT, book.game, str)


def spread(game):
    """Rules in which every value of every setting occurs."""
    options = game.rules.options()
    for number in range(max(len(option.offer) for option in options)):
        yield game.rules(**{option.name: option.offer[number % len(option.offer)] for option in options})


@pytest.mark.parametrize("book", BOOKS, ids=named)
async def test_every_page_of_every_game_is_a_message_within_the_limits_in_pictures_and_in_words(book):
    painters = PaintWorkers(0)
    pictures = PictureService(Words(strict=True), painters.paint)
    for context in (reading(), reading(pictures)):
        pages = Pages(book, context)
        for page in pages.names:
            shown = await pages.post(page, share=True)
            text = "".join(str(part) for part in await pages.parts(page) if isinstance(part, str))
            assert len(text) <= 3000
            assert shown.view.total_children_count <= 40
            codes = list(_ids(shown.view.to_components()))
            # the select, the pages before and after it, and *Share*
            assert len(codes) == len(set(codes)) == 4 - (page in (pages.names[0], pages.names[-1]))
            assert max(map(len, codes)) <= 100
            for part in await pages.parts(page):
                if isinstance(part, tuple):
                    assert 0 < len(str(part[2])) <= LONGEST


def _ids(parts):
    for part in parts:
        if "custom_id" in part:
            yield part["custom_id"]
        yield from _ids(part.get("components", ()))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
async def test_every_setting_has_its_words_and_its_place_on_the_pages(game):
    """Words are strict here: a value that no sentence knows fails."""
    for rules in spread(game):
        book = RuleBook(game, next(iter(game.presets)), rules, table=7)
        pages = Pages(book, reading())
        said = ["\n".join(map(str, await pages.parts(page))) for page in pages.names]
        for option in rules.options():
            if rules.applies(option):
                assert any(TEXT(f"{game.key}-option-{option.name}") in page for page in said), option.name
        for pattern in game.sheet(rules):
            line = f"**{told(book).yaku(pattern.key)}** **"
            assert sum(line in page for page in said) == 1, pattern.key
        ratings = str((await pages.parts("ratings"))[1]).splitlines()
        for page in (*pages._settings, ratings):
            assert sum(-(-len(line.replace("*", "")) // 40) for line in page) <= LINES


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
async def test_the_pages_of_the_settings_of_every_value_fit_a_phone(game):
    """What needs more sentences goes on on a page of its own, with a number."""
    for rules in spread(game):
        pages = Pages(RuleBook(game, next(iter(game.presets)), rules, table=7), reading())
        for kind in ("goal", "turn", "points", "deal"):
            names = [name for name in pages.names if name.rstrip("0123456789") == kind]
            labels = [pages.label(name) for name in names]
            assert labels in ([kind.title()], [f"{kind.title()} {number + 1}" for number in range(len(names))])
            for name in names:
                said = str((await pages.parts(name))[1]).splitlines()
                assert 0 < sum(-(-len(line.replace("*", "")) // 40) for line in said) <= LINES


@pytest.mark.parametrize("book", BOOKS, ids=named)
def test_a_picture_shows_all_cards_and_tiles_of_its_patterns_inside_it_in_text_that_can_be_read(book):
    deck, sheet = DECKS[book.game.deck], book.game.sheet(book.rules)
    pages = scoring.pages(sheet, deck.lay, told(book))
    assert [p.key for p in itertools.chain(*pages)] == [p.key for p in scoring.ranked(sheet)]
    for patterns in pages:
        picture = scoring.picture(patterns, deck.lay, deck.ground, told(book))
        assert picture.height <= HEIGHT
        frame = Box(0, 0, picture.width, picture.height)
        assert all(frame.holds(item.box) for item in picture.items)
        assert all(item.size >= READABLE for item in picture.items if isinstance(item, Text))
        shown: list[Any] = [item for item in picture.items if getattr(item, "piece", "")]
        wanted = [piece for p in patterns for piece in p.pieces or itertools.chain(*p.example)]
        assert sorted(str(item.piece) for item in shown) == sorted(piece.rstrip("*") for piece in wanted)
        for one, other in itertools.combinations(shown, 2):
            assert not one.box.meets(other.box)


def test_what_differs_from_the_preset_comes_first_and_says_what_is_usual():
    game = GAMES["koikoi"]
    book = RuleBook(game, "kirin", dataclasses.replace(game.presets["kirin"], rounds=3, double_seven=True), table=4)
    (page, *_) = Pages(book, reading())._settings
    assert page[0].startswith("6 rounds. Moon and Blossom Viewing score 3")
    assert page[1] == "This table plays **Kirin rules (usual)** with these changes:"
    assert page[2].startswith("• Rounds: **3**, not 6.")
    assert "not no" in page[3]
    assert page[4] == "Everything else is as usual:"


@pytest.mark.parametrize("book", BOOKS, ids=named)
def test_the_rules_of_a_game_name_every_preset_and_whose_rules_it_follows(book):
    pages = Pages(book, reading())._settings
    assert pages[0][0] == TEXT(f"{book.game.key}-tradition-{book.preset}")
    assert "**" in pages[0][1]
    said = "\n".join("\n".join(page) for page in pages)
    for preset in book.game.presets:
        assert said.count(TEXT(f"{book.game.key}-tradition-{preset}")) == 1
        assert f"**{TEXT(f'{book.game.key}-preset-{preset}')}**" in said


def test_the_rules_of_a_table_are_those_of_its_own_preset_alone():
    game = GAMES["koikoi"]
    pages = Pages(RuleBook(game, "kirin", game.presets["kirin"], table=4), reading())._settings
    assert TEXT("koikoi-preset-nintendo") not in str(pages)


async def test_pages_are_turned_by_a_select_or_one_by_one_and_read_from_another_channel(house):
    lobby = there((await house.anna.command(house.channel, "play", game="koikoi")).message)
    await house.bot.lobbies.set_rule(1, house.anna.id, "viewing_points", "5")
    elsewhere = house.discord.add_channel(house.guild, "talk")
    page = there((await house.ben.command(elsewhere, "rules", table=1)).message)
    assert page.ephemeral
    assert "table 1" in page.text
    labels = [option.label for option in page.selects[0].options]
    assert chosen(page) == labels[:1] == ["Goal"]
    # there is no page before it, and what is played in a channel stays there
    assert [button.label for button in page.buttons] == ["More"]
    read = ""
    for label in labels[1:]:
        turned = await picked(house.ben, page, label)
        assert turned.id == page.id
        assert chosen(turned) == [label]
        assert f"### {label}" in turned.text
        read += turned.text
    assert "Points for Moon Viewing and Blossom Viewing: **5**, not 3." in read
    assert [button.label for button in turned.buttons] == ["Back"]
    assert chosen(there((await house.ben.press(turned, label="Back")).message)) == [labels[-2]]
    assert chosen(there((await house.ben.press(turned, label="More")).message)) == [labels[-1]]
    friend = there((await more(house.ben, lobby, "House rules")).message)
    assert "not 3." in friend.text
    assert not [each for each in friend.buttons if each.custom_id.startswith("o:")]


async def test_a_shared_page_says_who_shares_it_and_what_is_no_page_is_refused(house):
    page = there((await house.anna.command(house.channel, "rules", game="fuzhou")).message)
    page = await picked(house.anna, page, "Turn")
    await house.anna.press(page, label="Share")
    shared = await house.ben.wait(house.channel, lambda m: not m.ephemeral and "### Turn" in m.text, PATIENCE_S)
    assert f"{house.anna.mention} shared the rules of Fuzhou mahjong" in shared.text
    assert shared.pings == []
    assert "Share" not in [button.label for button in (await house.anna.now(page)).buttons]
    again = there((await house.anna.press(page, "share:0:rules:turn:fuzhou:standard", raw=True)).message)
    assert "already shared this" in again.text
    assert len([m for m in await house.public() if "### Turn" in m.text]) == 1
    page = await picked(house.anna, page, "Goal")
    await house.anna.press(page, label="Share")
    await house.ben.wait(house.channel, lambda m: not m.ephemeral and "### Goal" in m.text, PATIENCE_S)
    opened = there((await house.ben.press(shared, label="The rules")).message)
    assert opened.ephemeral
    assert (await house.ben.now(shared)).text == shared.text
    forged = there((await house.ben.press(shared, "share:0:rules:turn:fuzhou:standard", raw=True)).message)
    assert "button no longer works" in forged.text
    page = there((await house.anna.command(house.channel, "rules", game="koikoi")).message)
    wrong = ("page:0:goal", "page:0:all:koikoi:kirin", "page:0:goal:chess:kirin", "page:0:goal:koikoi:x")
    wrong += ("page:0:x:koikoi:kirin", "page:0")
    wrong += ("share:0:rules:x:koikoi:kirin", "share:0:verify", "share:0:leaderboard:chess", "share:0:x", "share:0")
    for custom_id in wrong:
        answer = await house.anna.press(page, custom_id, raw=True)
        said = there(answer.message).text
        assert "button no longer works" in said or "no table" in said, custom_id
    last = there((await house.anna.press(page, "page:0:yaku99:koikoi:kirin", raw=True)).message)
    assert "### Scoring" in last.text  # in words there may be more pages
    await house.anna.command(house.channel, "play", game="stopgo")
    await house.anna.press(page, "share:1:rules:goal", raw=True)
    await house.ben.wait(house.channel, lambda m: "shared the rules of Hanafuda Stop" in m.text, PATIENCE_S)
