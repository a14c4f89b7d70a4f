"""Results: at the bottom of the channel and in every hand until all are ready; then the next deal comes below them."""

import pytest

from tests.bot.evenings.test_threads import resigned
from tests.bot.house import without_tokens
from tests.bot.waiting import at_rest, eventually
from tests.there import there

BESTS = ("agari", "stop", "win")


async def settle(house, rounds=1, number=1):
    """Play on behind the messages until so many rounds are settled; hands show that alone, because a token has few
    requests."""
    lives = [*house.bot.hands.live.values()]
    for live in lives:
        live.answering += 1
    while (match := (await house.bot.registry.get(number)).match).scene(None).settled < rounds:
        seat = min(seat for seat in match.pending if seat >= 0)
        legal = match.pending[seat]
        action = next((each for each in legal if each.verb in BESTS), legal[0])
        user = (await house.bot.registry.get(number)).sitter(seat).user
        await house.bot.matches.play(number, user, match.number, action)
    for live in lives:
        live.answering -= 1
    house.bot.hands.want(await house.bot.registry.get(number))
    await at_rest(house)


async def tables(house):
    """The public messages that tell of a table, from the top."""
    return [message for message in await house.public() if "table 1" in message.text]


async def test_a_result_stays_at_the_bottom_until_everybody_is_ready_and_then_the_next_deal_comes_below_it(house):
    first = await house.started()
    await settle(house)
    (result,) = await tables(house)
    assert result.id == first.id  # it was the last message: edited
    assert [button.label for button in result.buttons] == ["Ready", "My hand", "Why?"]
    assert f"{house.anna.mention} and {house.ben.mention}: press **Ready** to go on." in result.text
    assert "Round 1" in there(result.images[0].alt)
    assert "On the field" not in there(result.images[0].alt)
    await house.ready(house.anna)
    await at_rest(house)
    assert [message.id for message in await tables(house)] == [result.id]
    await house.ready(house.ben)
    await at_rest(house)
    card, table = await tables(house)
    assert (card.id, [button.label for button in card.buttons]) == (result.id, ["Why?"])
    assert "Ready" not in card.text
    assert "round 2 of 6" in table.text


async def test_a_result_under_which_somebody_has_written_comes_anew_at_the_bottom_and_the_old_message_goes(
    house,
):
    first = await house.started()
    said = house.discord.write(house.channel, house.ben, "nice cards")
    await settle(house)
    (result,) = await tables(house)
    assert result.id > said > first.id
    assert "Round 1" in there(result.images[0].alt)
    await house.ready(house.anna, house.ben)
    await at_rest(house)
    assert len(await tables(house)) == 2  # as many as rounds


async def test_a_hand_shows_the_result_until_its_player_is_ready_and_then_the_new_cards(house):
    await house.started()
    await settle(house)
    for person in (house.anna, house.ben):
        hand = await house.hand(person)
        assert "Round 1" in there(hand.images[0].alt)
        assert "Your hand" not in there(hand.images[0].alt)
        assert "Ready for round 2?" in hand.text
        assert "Why?" in [button.label for button in hand.buttons]
    await house.ready(house.anna)
    await at_rest(house)
    assert "Your hand" in there((await house.hand(house.anna)).images[0].alt)
    assert "Your hand" not in there((await house.hand(house.ben)).images[0].alt)


async def test_a_restart_between_two_rounds_goes_on_showing_the_result_where_it_is(house):
    first = await house.started()
    await settle(house)
    house.discord.write(house.channel, house.ben, "wait for me")
    house.bot.table_messages._messages.clear()  # what the bot knew
    house.bot.table_messages.want(1)
    await at_rest(house)
    (result,) = await tables(house)
    assert result.id == first.id
    assert "Round 1" in there(result.images[0].alt)
    await house.ready(house.anna, house.ben)
    await at_rest(house)
    card, table = await tables(house)
    assert "Round 1" in there(card.images[0].alt)
    assert "round 2 of 6" in table.text


async def test_whoever_resigns_between_two_rounds_or_in_one_the_standing_is_one_message_at_the_bottom(house):
    await house.started()
    await settle(house)
    said = house.discord.write(house.channel, house.ben, "I have to go")
    await resigned(house, house.ben)
    (over,) = await tables(house)
    assert over.id > said
    assert "The match is over." in over.text
    assert over.text.startswith(f"## {house.anna.mention} won.\n")


async def test_why_tells_the_way_to_a_score_of_the_last_and_of_older_rounds_to_whoever_asks(house):
    without_tokens(house.bot)
    await house.started()
    await settle(house)
    scores = [(await house.bot.registry.get(1)).match.scene(None).sheet("settled").rows]
    await settle(house, 2)
    scores.append((await house.bot.registry.get(1)).match.scene(None).sheet("settled").rows)
    chie = house.discord.add_person("Chie")
    for number, (message, rows) in enumerate(zip(await tables(house), scores, strict=True), start=1):
        told = there((await chie.press(message, label="Why?")).message)
        assert told.ephemeral
        assert f"**Round {number}**" in told.text
        for person, row in zip((house.anna, house.ben), rows, strict=True):
            assert f"{person.mention} **{f'{row.number:+}' if row.number else 0}**" in told.text
    for number in (0, 3, 99):  # not settled
        assert "Round" not in there((await chie.press(message, f"why:1:{number}", raw=True)).message).text
    own = await house.hand(house.anna)
    assert "**Round 2**" in there((await house.anna.press(own, label="Why?")).message).text


async def test_why_tells_of_the_rounds_of_a_match_that_was_closed_without_a_result(house):
    await house.started()
    await settle(house)
    (result,) = await tables(house)
    before = there((await house.ben.press(result, label="Why?")).message).text
    async with house.bot.registry.hold(1) as table:
        await house.bot.matches.close(table, "deserted")
    await at_rest(house)
    for forgotten in (False, True):
        if forgotten:  # as after a restart
            house.bot.registry.forget(1)
        told = there((await house.ben.press(result, "why:1:1", raw=True)).message)
        assert told.ephemeral
        assert told.text == before
        none = there((await house.ben.press(result, "why:1:2", raw=True)).message).text
        assert "Round" not in none
    assert (await house.bot.registry.get(1)).match is None


@pytest.mark.parametrize("asked", ["Ready", "My hand"])
async def test_whoever_is_ready_at_the_table_has_their_new_hand_below_and_one_hand_alone(house, asked):
    await house.started()
    await settle(house)
    (result,) = await tables(house)
    answer = await house.anna.press(result, label=asked)

    async def one():
        hands = [message.id for message in await house.anna.sees(house.channel) if message.ephemeral]
        return hands == [there(answer.message).id]

    await eventually(one, "an older hand is there still")
    alt = there((await house.hand(house.anna)).images[0].alt)
    assert ("Your hand" in alt) == (asked == "Ready")
