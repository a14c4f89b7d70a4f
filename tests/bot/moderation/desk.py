"""Whoever moderates in these evenings: what they may, and what they see."""

from tests.there import there


def moderator(house, name="Eva", *more):
    """Somebody who may manage messages."""
    person = house.discord.add_person(name)
    house.discord.grant(house.guild, person, "MANAGE_MESSAGES", *more)
    return person


async def panel(moderator, channel, **options):
    """What `/moderate` shows."""
    answer = await moderator.command(channel, "moderate", **options)
    assert answer.state == "answered", answer.error
    shown = there(answer.message)
    assert shown.ephemeral
    return shown


async def chosen(person, channel, table):
    """The panel of a table that is chosen from the list."""
    shown = await panel(person, channel)
    return there((await person.select(shown, shown.selects[0].custom_id, [str(table)])).message)


async def sure(person, asked, label):
    """The panel after the question whether that is really meant."""
    answer = await person.press(asked, label=label)
    assert answer.state == "updated", answer
    return there(answer.message)
