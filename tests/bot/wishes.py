"""What people press in the panels of /server-settings and /preferences."""

from tests.there import there


async def panel(person, place, command="server-settings"):
    """The panel that somebody opens."""
    answer = await person.command(place, command)
    assert answer.state == "answered", answer.error
    return there(answer.message)


async def opened(person, shown, key):
    """The panel with the control of a setting, on whichever of its two pages that is."""
    if key not in [option.value for option in shown.selects[0].options]:
        label = next(each.label for each in shown.buttons if each.label in ("More", "Back"))
        shown = there((await person.press(shown, label=label)).message)
    answer = await person.select(shown, shown.selects[0].custom_id, [key])
    assert answer.state == "updated", answer
    return there(answer.message)


async def choose(person, shown, key, *values):
    """Choose values of a setting; returns the panel as it is then."""
    control = await opened(person, shown, key)
    answer = await person.select(control, control.selects[1].custom_id, list(values))
    assert answer.state == "updated", answer
    return there(answer.message)


def manager(house, person):
    """Let somebody manage the server."""
    house.discord.grant(house.guild, person, "MANAGE_GUILD")


async def set_of_server(house, key, *values):
    """Anna, who manages the server, chooses for it."""
    manager(house, house.anna)
    return await choose(house.anna, await panel(house.anna, house.channel), key, *values)


async def prefer(house, person, key, *values):
    """Somebody chooses for themselves."""
    return await choose(person, await panel(person, house.channel, "preferences"), key, *values)
