"""*Why?*: the way to a score in words, in every game, from what everybody sees of a settled round."""

import re
from dataclasses import replace

import pytest

from bot.decks.all import DECKS
from bot.decks.telling import Telling
from bot.history.replays import settled_scene
from engine import GAMES
from engine.core import TABLE, AnyMatch, Rng
from engine.hanafuda.cards import CARDS
from tests.bot.mahjong_table import table_of
from tests.bot.reading import TEXT
from tests.bot.walking import walk
from tests.there import there

ORDER = list(CARDS)
NAMES = ("Anna", "Ben", "Chie", "Dora")


def settled(game, seed, rounds, **settings):
    """A match of computers after each of its rounds, with the scene of that."""
    match = AnyMatch(GAMES[game], GAMES[game].rules(**settings), GAMES[game].seats[-1], bytes([seed]) * 32)
    player, last = next(iter(GAMES[game].players.values())), 0
    while match.result is None and last < rounds:
        seat, legal = max(match.pending.items())
        action = legal[0] if seat == TABLE else player(match.view(seat), legal, Rng(b"", "computer", match.seq))
        match.play(seat, legal[0] if action.verb == "finish" else action)
        if match.scene(None).settled > last:
            last = match.scene(None).settled
            yield match, match.scene(None)


def after_rounds(game, seed, settings):
    """The same of a match by chance, in which many play on."""
    last = 0
    for match in walk(game, seed, settings):
        if match.scene(None).settled > last:
            last = match.scene(None).settled
            yield match, match.scene(None)


def telling(game, rules=None):
    return Telling(TEXT, GAMES[game], lambda seat: NAMES[seat], rules=rules)


def signed(points):
    """As a sentence writes what somebody gets or pays."""
    return f"{'+' if points > 0 else ''}{points:,}".replace("-", "−")


def read(line):
    """The number that a line ends or goes on with: `+ 5`, `= **10**`, `: 5 (...)`."""
    return int(re.sub(r"[^0-9]", "", there(re.search(r"[\d,]+", re.sub(r"\*\*[^*]*\*\*: ", "", line)))[0]))


@pytest.mark.parametrize("game", GAMES)
def test_every_pattern_is_named_with_its_pieces_and_what_all_pay_makes_what_all_get(game):
    told = 0
    for _, scene in settled(game, 1, 4):
        lines, sheet = DECKS[GAMES[game].deck].why(scene, telling(game)), there(scene.sheet("result"))
        for row in sheet.rows:
            line = next(line for line in lines if f"**{telling(game).yaku(row.key)}**" in line)
            assert all(TEXT(f"piece-{piece}") in line for piece in row.pieces)
        paid: dict[str, int] = dict.fromkeys(NAMES, 0)
        found = re.findall(r"^([\w ,]+) (?:pays|each pay) \*\*(\d+)\*\* to (\w+)", "\n".join(lines), re.M)
        for payers, amount, payee in found:
            for payer in re.findall("|".join(NAMES), payers):
                paid[payer] -= int(amount)
                paid[payee] += int(amount)
        brought = {NAMES[there(row.seat)]: row.number for row in there(scene.sheet("settled")).rows}
        assert not sheet.payments or {name: paid[name] for name in brought} == brought
        assert all(f"{name} **{signed(points)}**" in lines[-1] for name, points in brought.items())
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


@pytest.mark.parametrize(
    ("game", "settings"), [("koikoi", {"double_seven": True}), ("stopgo", {"payment": "zero_sum"})]
)
def test_whoever_adds_up_the_lines_above_the_sum_comes_to_it_and_what_others_had_stands_behind_the_points(
    game, settings
):
    """Read line by line, as a person does."""
    lost = summed = 0
    for seed in range(1, 5):
        for match, scene in after_rounds(game, seed, settings):
            if there(scene.sheet("result")).seat is None or there(scene.sheet("result")).reason:
                continue
            lines = DECKS["hanafuda"].why(scene, telling(game, match.rules))
            others = next((place for place, line in enumerate(lines) if line.endswith("didn't score:")), len(lines))
            rows = [line for line in lines[:others] if line.startswith("- **")]
            total = next((line for line in lines if line.startswith("Total: ")), None)
            last = [line for line in lines if re.match(r"Total|×|=", line)]
            assert all(lines.index(line) < others for line in last)
            if total is not None:
                above = lines[: lines.index(total)]
                assert rows == [line for line in above if line.startswith("- **")]
                assert sum(map(read, rows)) == int(total.split("**")[1])
                summed += 1
            made = [sheet for sheet in scene.sheets if sheet.key == "made" and sheet.rows]
            assert (others < len(lines)) == bool(made)
            lost += bool(made)
    assert lost > 1
    assert summed > 1


def test_a_pattern_that_grows_says_by_what_it_came_to_its_points():
    said = set()
    for seed in range(1, 9):
        for match, scene in after_rounds("koikoi", seed, {}):
            text = "\n".join(DECKS["hanafuda"].why(scene, telling("koikoi", match.rules)))
            said |= {*re.findall(r"- \*\*(Animals|Ribbons|Plains) \w+\*\*: (\d+)( = .*?)? \(", text)}
    assert {points: scale for name, points, scale in said if name == "Plains"}["1"] == ""
    for name, points, scale in said:
        least, more = 10 if name == "Plains" else 5, int(points) - 1
        grown = f" = 1 for {least}, + 1 {'for one more' if more == 1 else f'each for {more} more'}"
        assert scale == (grown if more else "")
    assert {int(points) for _, points, _ in said} >= {1, 2, 3}


@pytest.mark.slow
@pytest.mark.parametrize("settings", [{}, {"rain_island": "void_round"}], ids=str)
def test_every_seat_of_hana_awase_reads_what_it_gets_in_all_also_where_that_is_nothing(settings):
    count, voids = 0, 0
    for seed in range(1, 20 if settings else 3):
        for match, scene in settled("hanaawase", seed, 2, **settings):
            lines = DECKS["hanafuda"].why(scene, telling("hanaawase", match.rules))
            void = there(scene.sheet("settled")).reason == "void_round"
            if settings and not void:
                continue
            formulas = [line for line in lines if re.match(r"\*\*(Anna|Ben|Chie):\*\* ", line)]
            scores = [there(row).number for row in there(scene.sheet("settled")).rows]
            assert [line.split(" = ")[-1] for line in formulas] == [
                f"**{points:,}** in all".replace("-", "−") for points in scores
            ]
            count, voids = count + 3, voids + void
    assert count
    assert bool(voids) == bool(settings)


def test_kk46_a_viewing_that_rain_or_mist_took_has_a_line_with_the_cards_that_did_it():
    taken = kept = 0
    for seed in range(1, 16):
        for match, scene in settled("koikoi", seed, 3, rain_mist=True):
            lines = DECKS["hanafuda"].why(scene, telling("koikoi", match.rules))
            last = match.view(None).last
            for pile in last.taken:
                for name, pair, month in (("Blossom", {"03H", "09A"}, "11"), ("Moon", {"08H", "09A"}, "12")):
                    weather = [card for card in pile if card.startswith(month)]
                    if not pair <= {*pile}:
                        continue
                    found = [line for line in lines if line.startswith(f"- **{name} Viewing")]
                    if weather:
                        spoilt = ", ".join(TEXT(f"piece-{card}") for card in sorted(weather, key=ORDER.index))
                        assert any(line.endswith(f": 0, spoilt by {spoilt}") for line in found)
                        taken += 1
                    else:
                        assert any(": 3 " in line for line in found)
                        kept += 1
    assert taken
    assert kept


def test_all_numbers_are_written_alike_with_a_true_minus_sign_and_in_groups():
    match, scene = next(settled("fuzhou", 3, 1, stake=1000))
    text = re.sub(r"`.*`", "", "\n".join(DECKS["mahjong"].why(scene, telling("fuzhou", match.rules))))
    large = re.findall(r"[+−-]?\d[\d,]{3,}", text)
    assert large
    assert all(re.fullmatch(r"[+−]?\d{1,3}(,\d{3})+", number) for number in large)
    assert not re.search(r"-\d", text)
    assert TEXT("fuzhou-tell-scored", who="Anna", first=-1440, second=-50) == "Anna scores −1,440 and now has −50."
