"""*Why?*: the way to a score in words, in every game, from what everybody sees of a settled round."""

import re
from dataclasses import replace

import pytest

from bot.decks.all import DECKS
from bot.decks.telling import Telling
from bot.messages.why_presses import settled_scene
from engine import GAMES
from engine.core import TABLE, AnyMatch, Rng
from tests.bot.mahjong_table import table_of
from tests.bot.reading import TEXT
from tests.there import there

NAMES = ("Anna", "Ben", "Chie", "Dora")


def settled(game, seed, rounds):
    """A match of computers after each of its rounds, with the scene of that."""
    match = AnyMatch(GAMES[game], GAMES[game].rules(), GAMES[game].seats[-1], bytes([seed]) * 32)
    player, last = next(iter(GAMES[game].players.values())), 0
    while match.result is None and last < rounds:
        seat, legal = max(match.pending.items())
        action = legal[0] if seat == TABLE else player(match.view(seat), legal, Rng(b"", "computer", match.seq))
        match.play(seat, legal[0] if action.verb == "finish" else action)
        if match.scene(None).settled > last:
            last = match.scene(None).settled
            yield match, match.scene(None)


def telling(game):
    return Telling(TEXT, GAMES[game], lambda seat: NAMES[seat])


@pytest.mark.parametrize("game", GAMES)
def test_every_pattern_is_named_with_its_pieces_and_what_all_pay_makes_what_all_get(game):
    told = 0
    for seed in (1, 2, 3):
        for _, scene in settled(game, seed, 4):
            lines, sheet = DECKS[GAMES[game].deck].why(scene, telling(game)), there(scene.sheet("result"))
            for row in sheet.rows:
                line = next(line for line in lines if f"**{telling(game).yaku(row.key)}**" in line)
                assert all(TEXT(f"piece-{piece}") in line for piece in row.pieces)
            paid: dict[str, int] = dict.fromkeys(NAMES, 0)
            for payers, payee, amount in re.findall(
                r"^([\w ,]+) (?:pays|each pay) (\w+) \*\*(\d+)\*\*", "\n".join(lines), re.M
            ):
                for payer in re.findall("|".join(NAMES), payers):
                    paid[payer] -= int(amount)
                    paid[payee] += int(amount)
            brought = {NAMES[there(row.seat)]: row.number for row in there(scene.sheet("settled")).rows}
            assert not sheet.payments or {name: paid[name] for name in brought} == brought
            assert all(f"{name} **{points:+}**" in lines[-1] for name, points in brought.items())
            counted = [line for line in lines if "Card points" in line]
            assert len(counted) == sum(each.key == "count" for each in scene.sheets)
            assert all(line.endswith("in all") for line in counted)
            told += len(sheet.rows) + len(sheet.payments)
    assert told


@pytest.mark.parametrize("game", GAMES)
def test_an_older_round_is_found_again_as_everybody_saw_it(game):
    seen = {}
    for match, scene in settled(game, 5, 3):
        seen[scene.settled] = scene
        table = table_of(match)
        table.row = replace(table.row, game=game)
        assert {number: settled_scene(table, number) for number in seen} == seen
        assert settled_scene(table, scene.settled + 1) is None
        assert settled_scene(table, 0) is None
