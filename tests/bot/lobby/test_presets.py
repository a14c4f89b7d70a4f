"""A server's own house rules, from the lobby in which they are saved to the tables that begin with them."""

from typing import Any

from bot.features.preferences.preset_handlers import ON_A_PAGE, presets_message
from bot.settings.presets import LONGEST, MOST, OWN
from engine import GAMES
from tests.bot.house import PATIENCE_S, more
from tests.bot.reading import TEXT
from tests.bot.wishes import manager, panel
from tests.there import there


async def rules_panel(house, person, **options):
    """A lobby, and the panel of its house rules."""
    lobby = there((await person.command(house.channel, "play", game="koikoi", **options)).message)
    if lobby.ephemeral:  # another one waits
        await person.press(lobby, label="New table")
        mine = f"{person.mention} · host"
        lobby = await person.wait(house.channel, lambda m: not m.ephemeral and mine in m.text, PATIENCE_S)
    return lobby, there((await more(person, lobby, "House rules")).message)


async def saved_as(house, name):
    """Anna plays for three rounds, and saves that for the server."""
    manager(house, house.anna)
    lobby, shown = await rules_panel(house, house.anna)
    await house.anna.select(shown, "o:1:preset", ["quick"])
    form = await house.anna.press(shown, label="Save for this server")
    return lobby, await house.anna.submit(form, {"word": name})


async def test_who_manages_the_server_saves_house_rules_and_others_begin_with_them(house):
    lobby, answer = await saved_as(house, "Friday *night*")
    assert answer.state == "updated"
    assert (await house.bot.registry.get(1)).row.preset == f"{OWN}Friday *night*"
    named = r"-# Friday \*night\* ·"
    await house.anna.wait(house.channel, lambda m: m.id == lobby.id and named in m.text, PATIENCE_S)
    offered = await house.ben.complete(house.channel, "challenge", "rules", "fri")
    assert offered == [{"name": "Friday *night*", "value": f"{OWN}Friday *night*"}]
    begun, shown = await rules_panel(house, house.ben, rules=offered[0]["value"])
    assert "Friday \\*night\\*" in begun.text
    assert (await house.bot.registry.get(2)).rules.rounds == 3
    assert "Save for this server" not in [each.label for each in shown.buttons]
    await house.ben.select(shown, "o:2:preset", ["kirin"])
    await house.ben.select(shown, "o:2:preset", [f"{OWN}Friday *night*"])
    assert (await house.bot.registry.get(2)).rules.rounds == 3


async def test_who_does_not_manage_the_server_saves_and_deletes_nothing(house):
    await saved_as(house, "Friday")
    _, shown = await rules_panel(house, house.ben)
    for answer in (
        await house.ben.press(shown, "o:2:save", raw=True),
        await house.ben.forge_form(shown, "keep:2", {"word": "Mine"}),
        await house.ben.press(shown, "house:0:list", raw=True),
        await house.ben.select(shown, "house:0:off", ["koikoi:Friday"], raw=True),
    ):
        assert "You need **Manage Server**" in there(answer.message).text
    assert [*house.bot.settings.presets.get(house.guild.id, "koikoi")] == ["Friday"]


async def test_settings_lead_to_the_list_from_which_sets_are_deleted(house):
    manager(house, house.anna)
    assert "Saved house rules" not in [each.label for each in (await panel(house.anna, house.channel)).buttons]
    lobby, _ = await saved_as(house, "Friday")
    listed = there((await house.anna.press(await panel(house.anna, house.channel), label="Saved house rules")).message)
    assert "Koi-Koi · **Friday**: 2 differences from Kirin rules (usual)" in listed.text
    gone = there((await house.anna.select(listed, "house:0:off", ["koikoi:Friday", "koikoi:Sunday"], raw=True)).message)
    assert "Nothing saved yet." in gone.text
    assert house.bot.settings.presets.get(house.guild.id, "koikoi") == {}
    await house.anna.wait(house.channel, lambda m: m.id == lobby.id and "-# Friday ·" in m.text, PATIENCE_S)
    refused = await house.ben.command(house.channel, "play", game="koikoi", rules=f"{OWN}Friday")
    assert "no house rules called Friday" in there(refused.message).text


def test_all_that_a_server_may_save_is_listed_in_pages_within_the_limits():
    saved = {
        key: {f"{number}".ljust(LONGEST, "*"): game.rules() for number in range(MOST)} for key, game in GAMES.items()
    }
    listed = []
    # a page that is gone shows the last one
    for page, shown in ((0, 0), (1, 1), (7, 1)):
        post = presets_message(saved, TEXT, page)
        parts: list[Any] = list(post.view.walk_children())
        assert len(parts) <= 40
        assert post.view.content_length() <= 4000
        (select,) = [part for part in parts if getattr(part, "options", None)]
        assert (select.custom_id, len(select.options)) == (f"house:{shown}:off", ON_A_PAGE)
        turned = [part.custom_id for part in parts if getattr(part, "custom_id", "").endswith(":list")]
        assert turned == [f"house:{1 - shown}:list"]
        listed += [option.value for option in select.options] if page < 2 else []
    assert listed == [f"{key}:{name}" for key, named in saved.items() for name in named]
