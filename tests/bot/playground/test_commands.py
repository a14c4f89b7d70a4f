"""Registering commands, and what a person may type into them."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.playground import Playground
from bot.playground.limits.refusal import NotPossible
from tests.bot.openapi import spec
from tests.bot.playground.wire import Line, Wire

CHOICE = {"name": "x", "value": "y"}


def command(name: str = "play", *options: Any, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "Play", "options": list(options)} | more


def option(kind: int, name: str, **more: Any) -> dict[str, Any]:
    return {"type": kind, "name": name, "description": "An option"} | more


OVER_A_LIMIT: list[tuple[Any, ...]] = [
    ([command("Play")], "0.name"),
    ([command("play it")], "0.name"),
    ([command("x" * 33)], "0.name"),
    ([command(description="")], "0.description"),
    ([command(description="x" * 101)], "0.description"),
    ([command(), command()], "1.name"),
    ([command(name_localizations={"xx": "spiel"})], "0.name_localizations.xx"),
    ([command(name_localizations={"de": "Spiel"})], "0.name_localizations.de"),
    ([command(name_localizations={"ja": "遊 ぶ"})], "0.name_localizations.ja"),
    ([command(name_localizations={"ko": "놀" * 33})], "0.name_localizations.ko"),
    ([command(description_localizations={"ja": "あ" * 101})], "0.description_localizations.ja"),
    ([command("a", name_localizations={"ja": "卓"}), command("b", name_localizations={"ja": "卓"})],
     "1.name_localizations.ja"),
    ([command("a", name_localizations={"de": "b"}), command("b", name_localizations={"de": "c"})],
     "0.name_localizations.de"),
    ([command("play", *(option(3, name, name_localizations={"ja": "卓"}) for name in "ab"))],
     "0.options.1.name_localizations.ja"),
    ([command("play", option(3, "a", name_localizations={"de": "b"}), option(3, "b"))],
     "0.options.0.name_localizations.de"),
    ([command("play", option(3, "a", choices=[CHOICE | {"name_localizations": {"xx": "z"}}]))],
     "0.options.0.choices.0.name_localizations.xx"),
    ([command("play", option(3, "a", choices=[CHOICE | {"name_localizations": {"ja": "あ" * 101}}]))],
     "0.options.0.choices.0.name_localizations.ja"),
    ([command("play", option(3, "a", autocomplete=True, choices=[CHOICE]))],
     "0.options.0.autocomplete"),
    ([command("play", option(3, "a"), option(3, "b", required=True))], "0.options.1"),
    ([command("play", option(3, "a"), option(3, "a"))], "0.options"),
    ([command("play", *(option(3, f"a{n}") for n in range(26)))], "0.options"),
    ([command("play", option(1, "a"), option(3, "b"))], "0.options"),
    ([command("play", option(3, "a", choices=[{"name": "x", "value": "y"}] * 2))], "0.options.0.choices"),
    ([command("play", option(3, "a", choices=[{"name": "", "value": "y"}]))], "0.options.0.choices.0.name"),
    ([command("play", option(4, "a", min_value=5, max_value=4))], "0.options.0.min_value"),
    ([command("play", option(2, "a", options=[option(2, "b")]))], "0.options.0.options.0.type"),
    ([command("play", *(option(3, f"a{n}", description="x" * 100, choices=[
        {"name": f"{m}" * 30, "value": f"{m}" * 30} for m in range(9)]) for n in range(25)))], "0"),
    ([{"name": "x" * 33, "type": 2}], "0.name"),
    ([{"name": "Menu", "type": 2, "description": "Play"}], "0.description"),
    ([{"name": "Menu", "type": 2, "options": [option(3, "a")]}], "0.options"),
    ([{"name": "Menu", "type": 2, "name_localizations": {"xx": "Menü"}}], "0.name_localizations.xx"),
    ([{"name": "Menu", "type": 2, "name_localizations": {"de": ""}}], "0.name_localizations.de"),
]  # fmt: skip


async def test_a_command_over_a_limit_is_refused(wire: Wire) -> None:
    for commands, fault_at in OVER_A_LIMIT:
        reply = await wire.register(*commands)
        assert (reply.status, reply.code) == (400, 50035), fault_at
        assert fault_at in reply.faults(), fault_at
        assert wire.discord.violations, fault_at
        wire.discord.violations.clear()


async def test_at_most_100_commands_and_15_menus_are_registered(wire: Wire) -> None:
    assert (await wire.register(*(command(f"c{n}") for n in range(101)))).code == 30032
    menus = [{"name": f"Menu {n}", "type": 2} for n in range(16)]
    assert (await wire.register(*menus)).code == 30032
    assert (await wire.register(*(command(f"c{n}") for n in range(100)), *menus[:15])).status == 200


async def test_overwriting_with_the_same_keeps_ids_and_versions(wire: Wire) -> None:
    first = (await wire.register(command(), command("other"))).body
    second = (await wire.register(command(), command("other", description="Changed"))).body
    assert second[0] == first[0]
    assert second[1]["id"] == first[1]["id"]
    assert second[1]["version"] != first[1]["version"]


async def test_two_hundred_new_commands_a_day_are_all(discord: Playground, wire: Wire) -> None:
    for start in (0, 100):
        discord.clock.advance(1)
        assert (await wire.register(*(command(f"c{n}") for n in range(start, start + 100)))).status == 200
    assert (await wire.register(command("one-more"))).code == 30034
    discord.clock.advance(86401)
    assert (await wire.register(command("one-more"))).status == 200


async def test_commands_of_another_application_cannot_be_written(wire: Wire) -> None:
    assert (await wire.ask("PUT", "/applications/5/commands", [])).code == 20012


@pytest.fixture
async def line(place: SimpleNamespace, wire: Wire) -> Line:
    await wire.register(
        command(
            "play",
            option(6, "friend", required=True),
            option(3, "game", choices=[{"name": "Koi-Koi", "value": "koikoi"}]),
            option(4, "rounds", min_value=1, max_value=12),
            option(5, "open"),
            option(3, "word", min_length=2, max_length=5),
            option(7, "where"),
            option(3, "town", autocomplete=True),
        ),
        command("settings", option(1, "language", options=[option(3, "code", required=True)]), option(1, "show"),
                default_member_permissions="32", contexts=[0]),
        {"name": "Show profile", "type": 2},
    )  # fmt: skip
    return await wire.online()


async def test_options_come_with_their_values_and_what_they_mean(
    place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    interaction, _ = await wire.answered(
        line, place.anna.command(place.channel, "play", friend=place.ben, game="Koi-Koi", rounds=6, where=place.channel)
    )
    data = interaction["data"]
    assert [(each["name"], each["value"]) for each in data["options"]] == [
        ("friend", str(place.ben.id)),
        ("game", "koikoi"),
        ("rounds", 6),
        ("where", str(place.channel.id)),
    ]
    assert data["resolved"]["users"][str(place.ben.id)]["global_name"] == "Ben"
    assert "permissions" in data["resolved"]["members"][str(place.ben.id)]
    assert data["resolved"]["channels"][str(place.channel.id)]["name"] == "games"


NOT_TAKEN: list[tuple[Any, ...]] = [
    ({}, "needs the option 'friend'"),
    ({"friend": 5}, "no user"),
    ({"friend": "@ben"}, "names nobody"),
    ({"game": "poker"}, "not offered"),
    ({"rounds": 13}, "between 1 and 12"),
    ({"rounds": "6"}, "is a number"),
    ({"open": "yes"}, "yes or no"),
    ({"word": "x"}, "2 to 5"),
    ({"stake": 5}, "no option"),
]


async def test_what_an_option_does_not_take_cannot_be_typed(place: SimpleNamespace, line: Line) -> None:
    for options, sentence in NOT_TAKEN:
        given = {"friend": place.ben} | options if options and "friend" not in options else options
        with pytest.raises(NotPossible, match=sentence):
            await place.anna.command(place.channel, "play", **given)


async def test_subcommands_are_typed_with_blanks_and_need_their_permission(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    with pytest.raises(NotPossible, match="permission"):
        await place.anna.command(place.channel, "settings language", code="ja")
    assert [each["name"] for each in await place.anna.commands(place.channel)] == ["play", "Show profile"]
    discord.grant(place.guild, place.anna, "MANAGE_GUILD")
    with pytest.raises(NotPossible, match="not a whole command"):
        await place.anna.command(place.channel, "settings")
    with pytest.raises(NotPossible, match="not offered here"):
        await place.anna.command(await place.anna.direct(), "settings show")
    typing = place.anna.command(place.channel, "settings language", code="ja")
    interaction, _ = await wire.answered(line, typing)
    assert interaction["data"]["options"] == [
        {"type": 1, "name": "language", "options": [{"type": 3, "name": "code", "value": "ja"}]}
    ]


async def test_an_option_that_completes_itself_asks_the_bot(place: SimpleNamespace, wire: Wire, line: Line) -> None:
    interaction, task = await line.heard(place.anna.complete(place.channel, "play", "town", "Ji"))
    assert interaction["type"] == 4
    assert interaction["data"]["options"] == [{"type": 3, "name": "town", "value": "Ji", "focused": True}]
    many = [{"name": f"{n}", "value": f"{n}"} for n in range(26)]
    assert (await wire.callback(interaction, 8, {"choices": many})).code == 50035
    assert (await wire.callback(interaction, 4, {"content": "x"})).code == 50035
    for localised in ({"xx": "嘉興"}, {"ja": "嘉" * 101}):
        choice = {"name": "Jiaxing", "value": "jx", "name_localizations": localised}
        assert (await wire.callback(interaction, 8, {"choices": [choice]})).code == 50035
    await wire.callback(interaction, 8, {"choices": [{"name": "Jiaxing", "value": "jx"}]})
    assert await task == [{"name": "Jiaxing", "value": "jx"}]


async def test_once_activities_are_on_no_overwrite_may_leave_the_entry_point_out(
    discord: Playground, wire: Wire
) -> None:
    path = f"/applications/{discord.application_id}/commands"
    before = (await wire.register(command())).body
    launch = discord.commands.switch_on_activities()
    listed = (await wire.ask("GET", path)).body
    assert listed == [*before, launch]
    assert (launch["type"], launch["handler"], launch["name"]) == (4, 2, "launch")
    refused = await wire.register(command())
    assert (refused.status, refused.code) == (400, 50240)
    assert (await wire.ask("GET", path)).body == listed
    entry = {key: launch[key] for key in ("name", "type", "description", "handler", "contexts", "integration_types")}
    kept = (await wire.register(command("other"), entry)).body
    assert kept[1] == launch
    assert (await wire.register(command(), entry, entry | {"name": "second"})).code == 30032
    assert spec().answer("PUT", path, kept) == []


async def test_a_version_changes_with_the_content_and_an_id_with_the_name_or_the_type(
    discord: Playground, wire: Wire
) -> None:
    one = discord.commands.overwrite([command(), {"name": "play", "type": 2}])
    same = discord.commands.overwrite([{"name": "play", "type": 2}, command()])
    assert [same[1], same[0]] == one
    changed = [
        command("play", option(3, "word")),
        command("play", option(3, "word", required=True)),
        command("play", integration_types=[0]),
        command("play", contexts=[0]),
        command("play", default_member_permissions="32"),
        command("play", name_localizations={"de": "spiel"}),
        command("play", nsfw=True),
    ]
    versions = {one[0]["version"]}
    for each in changed:
        (after,) = discord.commands.overwrite([each])
        assert after["id"] == one[0]["id"]
        versions.add(after["version"])
        assert discord.commands.overwrite([each]) == [after]
    assert len(versions) == 1 + len(changed)
    (renamed,) = discord.commands.overwrite([command("game")])
    assert renamed["id"] != one[0]["id"]
    assert (await wire.ask("GET", f"/applications/{discord.application_id}/commands")).body == [renamed]


async def test_the_menu_of_a_person_tells_who_they_are_and_whether_they_are_on_the_server(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    await wire.register({"name": "Challenge", "type": 2}, {"name": "Quote", "type": 3}, command("challenge"))
    stranger = discord.add_person("Stranger", guilds=[])
    for target, member in ((place.ben, True), (stranger, False)):
        interaction, answer = await wire.answered(line, place.anna.menu(place.channel, "Challenge", target))
        data = interaction["data"]
        assert (interaction["type"], data["type"], data["name"]) == (2, 2, "Challenge")
        assert data["target_id"] == str(target.id)
        assert set(data["resolved"]["users"]) == {str(target.id)}
        assert (str(target.id) in data["resolved"].get("members", {})) == member
        assert answer.state == "answered"
    for name, target, reason in (
        ("challenge", place.ben, "no command"),
        ("Quote", place.ben, "no command"),
        ("Challenge", 12, "no user"),
    ):
        with pytest.raises(NotPossible, match=reason):
            await place.anna.menu(place.channel, name, target)


async def test_the_menu_of_a_message_is_opened_where_the_message_is(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    await wire.register({"name": "Quote", "type": 3})
    said = await place.ben.says(place.channel, "Hello")
    lounge = discord.add_channel(place.guild, "lounge")
    with pytest.raises(NotPossible, match="sees no such message"):
        await place.anna.menu(lounge, "Quote", said)
