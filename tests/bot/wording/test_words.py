"""Every option, verb, event, pattern, piece and refusal has its words; a word that is missing fails."""

import re
import unicodedata
from pathlib import Path
from typing import get_args

import pytest

from bot import i18n
from bot.decks.telling import Telling
from bot.i18n import MissingWords, Words
from engine import GAMES
from engine.core import GO_ON, RESIGN, Ask
from engine.hanafuda.cards import CARDS
from engine.jiaxing.session import Entry
from engine.mahjong.melds import MeldKind
from engine.mahjong.tiles import KINDS

BOT = Path(__file__).parents[3] / "bot"
LOCALE = BOT / "i18n" / "locales" / "en"
WORDS = Words(strict=True)
TEXT = WORDS.translator()


def has(key, game=""):
    """Whether there is a message of that key, perhaps in words of the game's own."""
    return i18n.has(key) or i18n.has(f"{game}-{key}")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_declaration_and_every_question_of_a_game_has_words(game):
    keys = [game.key, f"{game.key}-about", *(f"{game.key}-rules-{page}" for page in ("goal", "turn", "points"))]
    keys += [f"{game.key}-verb-{verb}" for verb in game.verbs]
    keys += [f"{game.key}-tell-{tell}" for tell in game.tells]
    keys += [f"{game.key}-preset-{preset}" for preset in game.presets]
    keys += [f"level-{level}" for level in game.players]
    for option in game.rules.options():
        keys.append(f"{game.key}-option-{option.name}")
        if option.kind == "choice" and isinstance(option.default, str):
            keys += [f"{game.key}-value-{option.name}-{value}" for value in option.offer]
    for rules in game.presets.values():
        keys += [f"yaku-{pattern.key}" for pattern in game.sheet(rules)]
    keys += [f"order-{order.key}" for order in game.orders]
    keys += [f"{game.key}-offer-{verb}" for verb, look in game.verbs.items() if look.explained]
    keys += [f"{game.key}-sure-{verb}" for verb, look in game.verbs.items() if look.grave]
    assert [key for key in keys if not has(key)] == []
    signs = [f"picture-badge-{sign.key}" for sign in game.signs if sign.tone]
    signs += [f"table-badge-{sign.key}" for sign in game.signs if sign.told]
    assert [key for key in signs if not has(key, game.key)] == []
    helped = [f"{game.key}-help-goal", f"help-marks-{game.deck}"]
    helped += [f"help-{verb}" for verb in game.verbs if verb not in (RESIGN.verb, GO_ON.verb)]
    assert [key for key in helped if not has(key, game.key)] == []
    assert [ask for ask in Ask if ask not in (Ask.WINDOW, Ask.OVER) and not has(f"table-{ask}", game.key)] == []


def test_a_sentence_begins_with_a_capital_letter_whoever_it_begins_with():
    former = TEXT("former-player")
    assert TEXT("match-won", who=former, kind="none") == "A former player won."
    assert TEXT("jiaxing-table-choice", who=former).startswith("**A former player**")
    assert TEXT("table-resigned", who="<@7>") == "<@7> resigned."
    assert former == "a former player"


def test_every_hanafuda_card_has_a_full_and_a_short_name_that_fits_a_button():
    assert [card for card in CARDS if not has(f"piece-{card}") or not has(f"short-{card}")] == []
    assert max(len(WORDS.text("en", f"short-{card}")) for card in CARDS) <= 34
    assert len({WORDS.text("en", f"short-{card}") for card in CARDS}) == 48


def test_every_tile_has_a_full_and_a_short_name_that_players_say_and_that_fits_a_phone():
    """T-5: no glyphs, which may be missing, and no codes, of which the one of the North Wind would read `No`."""
    assert [tile for tile in KINDS if not has(f"piece-{tile}") or not has(f"short-{tile}")] == []
    short = {tile: WORDS.text("en", f"short-{tile}") for tile in KINDS}
    suits = {"m": "Char", "p": "Circ", "s": "Bam"}
    assert [short[tile] for tile in KINDS[:27]] == [f"{tile[1]} {suits[tile[0]]}" for tile in KINDS[:27]]
    assert [short[tile] for tile in KINDS[27:34]] == ["East", "South", "West", "North", "Red", "Green", "White"]
    assert len({*short.values()}) == 42
    assert max(map(len, short.values())) == 6


def test_no_words_have_glyphs_of_tiles():
    """T-5: where a typeface lacks a glyph there is a box."""
    everything = "".join(file.read_text("utf-8") for file in (BOT / "i18n" / "locales").rglob("*.ftl"))
    assert not [letter for letter in everything if unicodedata.name(letter, "").startswith("MAHJONG TILE")]


def test_what_a_mahjong_table_shows_has_words():
    keys = [f"wind-{wind}" for wind in "ESWN"]
    keys += [f"meld-{kind}" for kind in get_args(MeldKind)]
    keys += [f"yaku-{entry}" for entry in get_args(Entry)]
    keys += [f"jiaxing-ask-{topic}" for topic in ("ready", "discard", "claim", "rob_kong", "give_up", "continue")]
    keys += [f"jiaxing-sure-{verb}" for verb in ("discard", "give_up")]
    keys += [f"jiaxing-term-{term}" for term in ("tai", "fan", "base", "share", "score")]
    keys += [f"jiaxing-settled-{how}" for how in ("win", "washout")]
    assert [key for key in keys if not has(key)] == []


CALL = re.compile(r'\b(text|described|UserError|label)\(\s*"([^"\n]+)"\s*[,)]')
"""Says a message by its key."""
STARTS = {"UserError": "refused-", "label": "picture-"}
"""How the keys begin that some of them name."""


def test_every_key_that_the_code_names_has_words():
    called = {call for file in BOT.rglob("*.py") for call in CALL.findall(file.read_text())}
    assert {function for function, _ in called} == {"text", "described", "UserError", "label"}
    named = {STARTS.get(function, "") + key for function, key in called}
    assert len(named) > 115
    assert sorted(key for key in named if not has(key) and not of_some_game(key)) == []


def of_some_game(key):
    """Whether a game has own words for what only some games show."""
    return any(i18n.has(f"{game}-{key}") for game in GAMES)


def test_what_is_said_aloud_is_said_otherwise_too():
    aloud = [
        key.removesuffix("-aloud") for key in re.findall(r"^([\w-]+-aloud) =", (LOCALE / "aloud.ftl").read_text(), re.M)
    ]
    assert len(aloud) > 15
    assert [key for key in aloud if not has(key)] == []


def test_a_game_may_have_words_of_its_own():
    said = [Telling(TEXT, GAMES[game], str).label("wild") for game in ("jiaxing", "fuzhou")]
    assert said == ["Wild", "Gold"]
    assert Telling(TEXT, GAMES["fuzhou"], str).has_own("hand-wild")


def test_a_missing_key_or_variable_raises_when_strict():
    with pytest.raises(MissingWords):
        WORDS.text("en", "no-such-key")
    with pytest.raises(MissingWords):
        WORDS.text("en", "computer-named")
    assert WORDS.text("en", "computer-named", who="Kon") == "Kon (computer)"


def test_a_missing_word_is_only_logged_when_people_play(caplog):
    assert Words().text("en", "no-such-key") == "no-such-key"
    assert "no message no-such-key" in caplog.text


def test_no_sentence_looks_at_the_folder_of_languages_again(monkeypatch):
    locales = ("en", "en-GB", "ja", "xx")
    for locale in locales:
        WORDS.text(locale, "lobby-start")
    looked = []
    monkeypatch.setattr(Path, "iterdir", looked.append)
    monkeypatch.setattr(Path, "read_text", looked.append)
    for locale in locales:
        assert WORDS.text(locale, "lobby-start")
        assert has("lobby-start")
    assert looked == []
