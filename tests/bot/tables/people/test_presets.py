"""House rules that a server saves under names of its own: which names, how many, and that they outlive the bot."""

import json
from dataclasses import replace

import pytest

from bot.features.rules.messages import Pages, RuleBook
from bot.settings.presets import LONGEST, MOST, OWN
from bot.settings.settings import Settings
from bot.ui.house_rules import differences, preset_words
from engine import GAMES
from tests.bot.reading import TEXT, reading
from tests.bot.tables.players import ANNA, disk_out_of_reach, lobby, refuses, saved

GUILD = 1
KOIKOI = GAMES["koikoi"]
OURS = KOIKOI.rules(rounds=3, viewing_points=1)


async def save(house, name="Our rules", rules=OURS, guild=GUILD):
    return await house.settings.presets.save(guild, KOIKOI, name, rules)


async def test_a_table_begins_with_the_rules_that_the_server_has_saved(house):
    with disk_out_of_reach(house):
        await refuses("not-saved", save(house))
    await house.settings.read(guild=GUILD)
    assert house.settings.presets.get(GUILD, "koikoi") == {}
    assert await save(house, "  Our \n rules ") == "Our rules"
    table = await lobby(house, preset=f"{OWN}Our rules")
    assert (table.rules, preset_words("koikoi", table.row.preset, TEXT)) == (OURS, "Our rules")
    for rounds, name in (("3", "Our rules"), ("12", "House rules")):  # what is changed since is shown by its values
        table = await house.lobbies.set_rule(table.id, ANNA, "rounds", rounds)
        assert preset_words("koikoi", table.row.preset, TEXT) == name
    assert "Rounds: **12**, not 6." in differences(table, TEXT)
    await refuses(
        "no-preset",
        house.lobbies.open(2, 5, ANNA, 1, "koikoi", f"{OWN}Our rules"),
        house.lobbies.open(GUILD, 5, ANNA, 1, "stopgo", f"{OWN}Our rules"),
    )


@pytest.mark.parametrize("name", [
    "Kirin", "Kirin rules", "KIRIN rules (usual)", "nintendo style", "ＮＩＮＴＥＮＤＯ", " quick   match",
    "house RULES",
])  # fmt: skip
async def test_a_name_of_the_game_itself_is_taken_in_any_spelling(house, name):
    await refuses("preset-of-game", save(house, name))


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * (LONGEST + 1), "a\u200bb", "\u2800", "\ufdfd", "a\u200db", "e" + "\u0301" * 5, "\ud800"]
)
async def test_what_is_no_name_is_refused(house, name):
    await refuses("bad-preset-name", save(house, name))
    assert saved(house, "SELECT * FROM server_settings") == []


async def test_ten_are_enough_for_a_game_and_a_name_in_another_case_replaces(house):
    for number in range(MOST):
        await save(house, f"Set {number}")
    await refuses("too-many-presets", save(house, "One more"))
    await save(house, "SET 3", KOIKOI.rules(rounds=12))
    names = house.settings.presets.get(GUILD, "koikoi")
    assert len(names) == MOST
    assert "Set 3" not in names
    assert names["SET 3"].rounds == 12
    # another game and another server have lists of their own
    await house.settings.presets.save(GUILD, GAMES["stopgo"], "One more", GAMES["stopgo"].rules())
    await save(house, "One more", guild=2)
    assert len(saved(house, "SELECT * FROM server_settings")) == MOST + 2


async def test_tables_keep_their_rules_and_the_name_when_a_set_is_changed_or_deleted(house):
    await save(house)
    table = await lobby(house, preset=f"{OWN}Our rules")
    await save(house, "Our rules", KOIKOI.rules(rounds=12))
    await house.settings.presets.delete(GUILD, "koikoi", "Our rules")
    assert (await house.registry.get(table.id)).rules == OURS
    await refuses(
        "no-preset", house.settings.presets.delete(GUILD, "koikoi", "Our rules"), lobby(house, preset=f"{OWN}Our rules")
    )


@pytest.mark.parametrize("preset", ["gone", "", "~"])
async def test_a_table_whose_preset_is_unknown_is_shown_as_house_rules_from_its_values(house, preset):
    table = await lobby(house)
    await house.lobbies.set_rule(table.id, ANNA, "koikoi_limit", "once_each")
    table = await house.registry.get(table.id)
    table.row = replace(table.row, preset=preset)
    assert preset_words("koikoi", table.row.preset, TEXT) == "House rules"
    limit = "Koi-koi calls allowed: **one a round for each player**, not any number."
    assert limit in differences(table, TEXT)
    (page, *_) = Pages(RuleBook.for_table(table), reading())._settings
    assert page[:2] == [
        "These rules are called **House rules**.",
        "This table plays **Kirin rules (usual)** with these changes:",
    ]


async def test_a_name_is_shown_as_it_was_typed_and_calls_nobody(house):
    name = await save(house, "**Ours** @everyone <@1> `x`")
    shown = preset_words("koikoi", OWN + name, TEXT)
    assert "**" not in shown
    assert "@everyone" not in shown
    assert "<@1>" not in shown


async def test_sets_are_there_after_a_restart_with_what_a_setting_of_later_was_before(house):
    await save(house)
    old = {name: value for name, value in OURS.plain().items() if name not in ("rain_mist", "draw_dealer")}
    await house.store.writer.write(lambda db: db.execute("UPDATE server_settings SET value = ?", (json.dumps(old),)))
    damaged = [(key,) for key in ("house:koikoi:bad", "house:gone:x", "house:koikoi:", "house")]
    sql = "INSERT INTO server_settings VALUES (1, ?, '[]')"
    await house.store.writer.write(lambda db: db.executemany(sql, damaged))
    again = Settings(house.store)
    await again.read(guild=GUILD)
    assert again.presets.get(GUILD, "koikoi") == {"Our rules": OURS}
    assert again.presets.get_all(GUILD)["stopgo"] == {}


async def test_a_server_that_is_forgotten_has_no_sets(house):
    await save(house)
    await save(house, guild=2)
    await house.store.servers.left(50, [GUILD], 1)
    assert await house.store.servers.forget_tables(50, GUILD, 1, 9) == []
    await house.settings.poll_changes()
    for guild in (GUILD, 2):
        await house.settings.read(guild=guild)
    assert house.settings.presets.get(GUILD, "koikoi") == {}
    assert house.settings.presets.get(2, "koikoi") == {"Our rules": OURS}


def test_no_preset_of_a_game_looks_like_one_of_a_server():
    assert not [key for game in GAMES.values() for key in game.presets if key.startswith(OWN)]
