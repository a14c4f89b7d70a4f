"""What the pages of /rules say in sentences: each value of each setting changes what they say of play."""

import dataclasses

import pytest

from bot.features.rules.messages import Pages, RuleBook
from bot.ui.house_rules import sentence_of
from bot.ui.table_message import board_message
from engine import GAMES
from engine.core import AnyMatch
from tests.bot.reading import TEXT, reading
from tests.bot.walking import seen, table_of


def base_of(game, option):
    """Rules in which a setting matters: the defaults, with the one that it depends on where it is off."""
    rules, (needed, _, _wanted) = game.rules(), option.when.partition("=")
    if rules.applies(option):
        return rules
    offered = next(other for other in game.rules.options() if other.name == needed).offer
    found = (dataclasses.replace(rules, **{needed: value}) for value in offered)
    return next(each for each in found if each.applies(option))


async def sentences(game, rules):
    """All that the pages say but for the settings, and the names of their pages."""
    pages = Pages(RuleBook(game, next(iter(game.presets)), rules, table=7), reading())
    names = [name for name in pages.names if not name.startswith("settings")]
    return names, [str(part) for name in names for part in await pages.parts(name)]


SILENT: dict[str, str] = {}
"""Settings by `game.name` of which no page has to speak beside those of settings, and why: none so far."""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
async def test_each_value_of_each_setting_changes_a_sentence_outside_the_settings(game):
    silent = []
    for option in game.rules.options():
        base = base_of(game, option)
        usual = (await sentences(game, base))[1]
        for value in option.offer:
            rules = dataclasses.replace(base, **{option.name: value})
            if rules != base and (await sentences(game, rules))[1] == usual:
                silent.append(f"{game.key}.{option.name}")
    assert set(silent) == {name for name in SILENT if name.startswith(f"{game.key}.")}


async def page_of(key, page, preset="", **changed):
    """A page of a game, of a preset of it, with some settings changed."""
    game = GAMES[key]
    book = RuleBook.by_preset(key, preset or next(iter(game.presets)))
    pages = Pages(dataclasses.replace(book, rules=dataclasses.replace(book.rules, **changed)), reading())
    names = [name for name in pages.names if name.rstrip("0123456789") == page]
    return "\n".join([str((await pages.parts(name))[1]) for name in names])


SAID = [
    ("fuzhou", "points", {"streak": "all"}, "and the dealer's streak.", "if you're the dealer"),
    ("fuzhou", "points", {"stake": 10}, "(5 × 2 + 50) × 10 from each", ""),
    ("fuzhou", "points", {"base": 5, "special_base": True}, "(5 + 5) × 2 + 50 from each", ""),
    ("fuzhou", "deal", {"draw_adds_streak": False}, "grows by one, except after a draw", ""),
    ("fuzhou", "yaku", {"rob_gold_order": "nearest"}, "player gets it, counting from the dealer's", "a pair of"),
    ("hanaawase", "turn", {"oni": True}, "except a willow", ""),
    ("hanaawase", "turn", {"oni": True}, "No card from a hand can capture an oni on the field", ""),
    ("hanaawase", "turn", {"oni": True}, "The next card from the stock that isn't a willow must take it", ""),
    ("hanaawase", "points", {"rain_island": "void_round"}, "everyone scores 0. The round still counts", "yaku count"),
    ("koikoi", "points", {"set_extras": "replace"}, "Boar, Deer, Butterflies replaces Animals", ""),
    ("koikoi", "turn", {"koikoi_limit": "once"}, "the round ends as soon as a player's points go up", ""),
    ("koikoi", "turn", {"koikoi_limit": "once_each"}, "ends automatically the next time your points go up", ""),
    ("jiaxing", "points", {"dealer_multiplier": 2}, "The dealer pays and gets double.", ""),
    ("jiaxing", "points", {"base": 10, "cap": 50}, "3 × 2 × 10 from each, at most 50", "= 6"),
    ("jiaxing", "deal", {"dealer_on_draw": "stay"}, "deals again after winning, and after a hand that nobody won.", ""),
    ("jiaxing", "deal", {"match_rounds": 1}, "lasts one round: the deal goes around the table once", "in each"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "page", "changed", "said", "unsaid"), SAID)
async def test_the_pages_say_what_a_setting_means(key, page, changed, said, unsaid):
    told = await page_of(key, page, **changed)
    assert said in told
    assert not unsaid or unsaid not in told
    assert said not in await page_of(key, page)


async def test_the_points_of_a_game_say_what_its_settings_count():
    async def points(preset, **others):
        return await page_of("fuzhou", "points", preset, **others)

    assert "your kongs" not in await points("standard")
    assert "your golds, your kongs (2 for a concealed one) and" in await points("online")
    assert "the count plus 5. It's doubled" in await points("online")
    assert "is worth the count. It's doubled" in await points("standard", base=0)
    assert "A match never has more than one hand." in await page_of("fuzhou", "deal", "short", match_hands=1)
    assert "A match never has more than 4 hands." in await page_of("fuzhou", "deal", "short")


OLD_ROOMS = {
    "reserve": 17, "reserve_per_kong": "ming1_an2", "flower_reserve": True, "base": 5, "gold_pair": 60,
    "gold_triplet": 120, "one_flower": 15, "kong_fan": "ming1_an2", "discard_payment": "discarder_double",
    "pause_exit": "free",
}  # fmt: skip
"""What tables of the preset `online` began with before it followed its source in three more settings."""


async def test_a_running_table_says_what_differs_from_its_preset_of_today_and_plays_on_as_it_began():
    game = GAMES["fuzhou"]
    match = AnyMatch(game, game.rules.parse(OLD_ROOMS), 4, b"rooms of yesterday")
    table = table_of(match)
    table.row = dataclasses.replace(table.row, preset="online", rules=dict(OLD_ROOMS))
    rules = match.rules
    assert (rules.special_base, rules.rob_gold_order, rules.draw_adds_streak) == (False, "golden_first", True)
    shown = seen("table", await board_message(table, reading())).text
    (page, *_) = Pages(RuleBook.for_table(table), reading())._settings
    today = ("special_base", "rob_gold_order", "draw_adds_streak")
    for option in game.rules.options():
        line = sentence_of("fuzhou", option, rules, game.presets["online"], TEXT)
        assert (line in shown) is (f"• {line}" in page) is (option.name in today), option.name
    table = table_of(AnyMatch(game, game.presets["online"], 4, b"rooms of today"))
    table.row = dataclasses.replace(table.row, preset="online")
    assert "House rules:" not in seen("table", await board_message(table, reading())).text
