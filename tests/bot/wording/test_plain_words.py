"""Sentences as plain as they can be: what testers stumbled over is said otherwise, and by whom it concerns."""

import re
from dataclasses import replace
from pathlib import Path

import discord
import pytest

from bot.decks.hanafuda.seats import special
from bot.decks.telling import Telling
from bot.ui.hand_message import hand_message
from bot.ui.help import help_message
from bot.ui.house_rules import example, panel_message, setting_line, settings_of
from bot.ui.lesson_message import lesson_message
from bot.ui.narration import story
from bot.ui.resigning import resign_message
from bot.ui.table_status import clock_line
from engine import GAMES
from engine.core import Action, Ask, Badge, Event, Match
from tests.bot.mahjong_table import JIAXING, shown
from tests.bot.reading import TEXT, reading
from tests.bot.refusals.test_secrets import table_of
from tests.bot.render.scenes import two
from tests.there import there

LOCALE = Path(__file__).parents[3] / "bot" / "i18n" / "locales" / "en"


@pytest.mark.parametrize("key", GAMES)
def test_every_setting_is_named_in_english_first_and_switches_are_yes_or_no(key):
    rules = GAMES[key].rules()
    for option in settings_of(rules):
        line = setting_line(key, option, rules, TEXT)
        assert line[0].isascii(), line
        if isinstance(getattr(rules, option.name), bool):
            assert line.endswith((": **yes**", ": **no**")), line
    told = [said for option in settings_of(rules) if (said := example(key, option, TEXT))]
    assert len(told) >= min(5, len(settings_of(rules)))
    assert TEXT("koikoi-option-rain_mist").startswith("Viewings cancelled by rain or mist")


@pytest.mark.parametrize("key", GAMES)
def test_the_panel_has_clock_pace_and_advice_on_top_each_setting_once_and_an_example(key):
    game = GAMES[key]
    table = table_of(game, game.rules(), Match(game, game.rules(), game.seats[-1], bytes(32)))
    named = next(option for option in settings_of(table.rules) if example(key, option, TEXT))
    panel = panel_message(table, TEXT, {}, named.name)
    ids = [
        there(item.custom_id)
        for item in panel.view.walk_children()
        if isinstance(item, discord.ui.Button | discord.ui.Select)
    ]
    assert ids[:3] == ["o:7:clock", "o:7:pace", "o:7:advice:on"]
    assert not [each for each in ids if ":form:" in each]
    values = [
        option.value
        for item in panel.view.walk_children()
        if ":setting" in getattr(item, "custom_id", "")
        for option in getattr(item, "options", ())
    ]
    assert values == [option.name for option in settings_of(table.rules)]
    assert example(key, named, TEXT) in shown(panel).text


async def test_who_is_ready_waits_for_the_other_person_or_computer_by_name_and_among_more_for_the_others():
    for key, level, said in (
        ("koikoi", None, "You're ready. Waiting for <@1001>."),
        ("koikoi", "easy", "You're ready. Waiting for Tama."),
        ("jiaxing", None, "Waiting for the others."),
    ):
        game = GAMES[key]
        match = Match(game, game.rules(), game.seats[-1], bytes(32))
        match.play(0, Action("ready"))
        table = table_of(game, match.rules, match)
        if level:
            table.sitters = (table.sitters[0], replace(table.sitters[1], user=None, level=level))
        assert said in shown(await hand_message(table, 0, reading())).text


def test_a_clock_that_is_over_is_said_in_the_same_words_and_agari_is_called_as_koi_koi_is():
    game = GAMES["koikoi"]
    match = Match(game, game.rules(), 2, bytes(32))
    table = table_of(game, match.rules, match)
    table.row = replace(table.row, due_at=1_700_000_000_000)
    said = clock_line(table, match.question, TEXT)
    assert said == "-# Answer by <t:1700000000:T> (<t:1700000000:R>)."
    told = story(table, [Event("agari", 0)], None, TEXT)
    assert told == ["<@1000> calls **Agari**: the round ends."]


def test_who_resigns_between_two_is_told_who_wins():
    game = GAMES["koikoi"]
    table = table_of(game, game.rules(), match := Match(game, game.rules(), 2, bytes(32)))
    assert "Nobody has moved yet, so it won't count for anyone." in shown(resign_message(table, 0, TEXT)).text
    while match.question.ask is Ask.PAUSE or match.seq < 4:
        seat, legal = next(iter(match.pending.items()))
        match.play(seat, legal[0])
    asked = shown(resign_message(table, 0, TEXT)).text
    assert "Resign the match at table 7? <@1001> wins. This can't be undone." in asked
    rated = shown(resign_message(table, 0, TEXT, -12)).text
    assert "<@1001> wins, and your rating drops by about **12**." in rated


def test_what_to_aim_at_names_two_yaku_before_anything_is_captured():
    game = GAMES["koikoi"]
    match = Match(game, game.rules(), 2, bytes(32))
    for seat in (0, 1):
        match.play(seat, Action("ready"))
    seat = next(iter(match.pending))
    said = shown(help_message(table_of(game, match.rules, match), seat, reading())).text
    near = there(re.search(r"Your cards are closest to (.+) and (.+)\.", said))
    held = {*there(match.scene(seat).pile("hand", seat)).pieces}
    patterns = {TEXT(f"yaku-{pattern.key}"): {*pattern.pieces} for pattern in game.sheet(match.rules)}
    assert all(held & patterns[name] for name in near.groups())


def test_after_a_koi_koi_the_badge_that_multiplies_stands_at_whose_points_double():
    game = GAMES["koikoi"]
    scene = two()
    called = tuple(badge for badge in scene.badges if badge.key != "called")
    scene = replace(scene, badges=(*called, Badge("called", 1, (2,)), Badge("doubled", 0, (2,))))
    told = {seat: [chip.text for chip in special(scene, seat, Telling(TEXT, game, str))] for seat in (0, 1)}
    assert told == {0: ["scores ×2"], 1: ["Koi-koi, 2 times"]}


async def test_a_lesson_keeps_the_hints_that_would_answer_it():
    for game in (JIAXING, GAMES["fuzhou"]):
        for step in range(len(game.course())):
            said = shown(await lesson_message(game, step, 1, 11, reading())).text
            assert "to wait for" not in said
            assert "You're waiting for" not in said
            assert "No shape yet" not in said
