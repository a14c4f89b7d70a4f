"""House rules as forms, five settings at a time: all are in some form, and a form changes what it shows."""

import pytest

from engine import GAMES
from tests.bot.house import PATIENCE_S, more
from tests.bot.reading import TEXT
from tests.there import there


async def panel_of(house, game):
    lobby = there((await house.anna.command(house.channel, "play", game=game)).message)
    return there((await more(house.anna, lobby, "House rules")).message)


FORMS = [f"o:1:form:{page}" for page in range(10)]
"""The buttons of a panel of before, which had one for five settings each."""


async def forms(house, panel):
    """The forms that such buttons open."""
    opened = [await house.anna.press(panel, custom_id, raw=True) for custom_id in FORMS]
    return [form for form in opened if form.state == "modal"]


def fields(form):
    return [part["component"] for part in form.modal["components"]]


def chosen_in(field):
    return [option["value"] for option in field["options"] if option.get("default")]


@pytest.mark.parametrize("game", ["koikoi", "jiaxing"])
async def test_every_setting_is_in_a_form_as_it_is_now(game, house):
    panel = await panel_of(house, game)
    table = await house.bot.registry.get(1)
    wanted = [option for option in table.rules.options() if table.rules.applies(option)]
    found = {}
    for form in await forms(house, panel):
        assert 1 <= len(fields(form)) <= 5
        for field in fields(form):
            assert field["type"] == (21 if len(field["options"]) <= 10 else 3)
            found[field["custom_id"]] = chosen_in(field)
    assert found == {option.name: [str(getattr(table.rules, option.name))] for option in wanted}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_a_form_has_room_for_the_whole_name_of_every_setting(game):
    names = [TEXT(f"{game.key}-option-{option.name}") for option in game.rules.options()]
    assert [name for name in names if len(name) > 45] == []


async def test_a_form_changes_five_settings_at_once_and_the_panel_shows_them(house):
    panel = await panel_of(house, "jiaxing")
    form = await house.anna.press(panel, FORMS[0], raw=True)
    chosen = {field["custom_id"]: field["options"][-1]["value"] for field in fields(form)}
    answer = await house.anna.submit(form, chosen)
    assert answer.state == "updated"
    table = await house.bot.registry.get(1)
    assert {name: str(getattr(table.rules, name)) for name in chosen} == chosen
    await house.ben.wait(house.channel, lambda m: "House rules: " in m.text, PATIENCE_S)
    shown = await house.anna.press(there(answer.message), FORMS[0], raw=True)
    now = {field["custom_id"]: chosen_in(field) for field in fields(shown)}
    assert now == {name: [value] for name, value in chosen.items()}


async def test_a_form_of_somebody_else_or_with_nonsense_changes_nothing(house):
    panel = await panel_of(house, "koikoi")
    before = (await house.bot.registry.get(1)).row.rules
    private = there((await house.ben.command(house.channel, "rules", game="koikoi")).message)
    for person, message, custom_id, values, sentence in (
        (house.ben, private, "rules:1", {"rounds": "3"}, "Only"),
        (house.anna, panel, "rules:1", {"rounds": "99"}, "from 1 to 12"),
        (house.anna, panel, "rules:1", {"rounds": "3", "poker": "on"}, "no such setting"),
        (house.anna, panel, "rules:1", {"rounds": ["3", "4"]}, "button no longer works"),
        (house.anna, panel, "rules:1", {}, "button no longer works"),
        (house.anna, panel, "rules:1:x", {"rounds": "3"}, "button no longer works"),
        (house.anna, (await house.public())[-1], "rules:1", {"rounds": "3"}, "button no longer works"),
        (house.anna, panel, "rules:77", {"rounds": "3"}, "no table 77"),
    ):
        answer = await person.forge_form(message, custom_id, values)
        assert sentence in there(answer.message).text, (custom_id, values)
    for custom_id in ("o:1:form", "o:1:form:9", "o:1:form:x", "o:1:form:٣"):
        answer = await house.anna.press(panel, custom_id, raw=True)
        assert "button no longer works" in there(answer.message).text, custom_id
    answer = await house.ben.press(private, "o:1:form:0", raw=True)
    assert "Only" in there(answer.message).text
    assert (await house.bot.registry.get(1)).row.rules == before
