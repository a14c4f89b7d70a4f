"""One deadline an interaction, counted from its arrival: every press and command is answered in time, and once."""

import asyncio
import re
import threading
import time
from contextlib import asynccontextmanager
from functools import partial

import pytest

from bot.messages import answers
from bot.messages.pictures import Pictures
from tests.bot.house import PATIENCE, evening
from tests.bot.test_refusals import both_ready, mover
from tests.bot.waiting import at_rest, eventually
from tests.there import there

pytestmark = pytest.mark.hurried


@pytest.fixture
def soon(monkeypatch):
    """Interactions are deferred soon, and Discord waits long enough for the slowest machine."""
    monkeypatch.setattr(answers, "ANSWER_WITHIN_S", 0.3)


@pytest.fixture
def never(monkeypatch):
    """Interactions are not deferred before a test could notice."""
    monkeypatch.setattr(answers, "ANSWER_WITHIN_S", 3600.0)


@asynccontextmanager
async def patient(tmp_path):
    """An evening with a Discord that waits half a minute for a first answer; each interaction gets exactly one."""
    async with evening(tmp_path) as house:
        house.discord.interactions.answer_time = 30.0
        yield house
        await at_rest(house)
        once_each(house)


def once_each(house):
    """Every interaction was answered, and nothing more was sent to be its first answer."""
    callbacks = [each for each in house.discord.requests if each.path.endswith("/callback")]
    assert [each.reply for each in callbacks if each.status >= 300] == []
    answered = [each.path.split("/")[-3] for each in callbacks]
    assert sorted(answered) == sorted(str(number) for number in house.discord.interactions._by_id)


class Brush:
    """What paints the pictures, held in its thread until it is let go."""

    def __init__(self, monkeypatch):
        self.free, self.held, self._paint = threading.Event(), threading.Event(), Pictures._paint
        brush = self

        def painted(self, *arguments):
            brush.held.set()
            brush.free.wait(60)
            return brush._paint(self, *arguments)

        monkeypatch.setattr(Pictures, "_paint", painted)


@pytest.fixture
def brush(monkeypatch):
    """Pictures are painted when `brush.free.set()` was called, and not before."""
    brush = Brush(monkeypatch)
    yield brush
    brush.free.set()


async def lobby_of(house, *joined, game="koikoi"):
    """A lobby of Anna's in which these persons sit as well."""
    lobby = (await house.anna.command(house.channel, "play", game=game)).message
    for person in joined:
        await person.press(lobby, label="Join")
    return await house.anna.now(lobby)


def number_of(message):
    return int(there(re.search(r"table (\d+)", message.text))[1])


def table_of(house, message):
    return house.bot.keeper._tables[number_of(message)]


# The three cases of the report, in their seconds


def slow_pictures(monkeypatch, seconds):
    paint = Pictures._paint

    def slowly(*arguments):
        time.sleep(seconds)
        return paint(*arguments)

    monkeypatch.setattr(Pictures, "_paint", slowly)


async def test_a_lock_and_a_drawing_that_each_take_long_are_answered_in_time(tmp_path, monkeypatch):
    async with evening(tmp_path) as house:
        await house.started()
        await both_ready(house)
        person, _, hand = await mover(house)
        await at_rest(house)
        slow_pictures(monkeypatch, 1.9)
        table = house.bot.keeper._tables[1]
        await table.lock.acquire()
        press = asyncio.create_task(person.press(hand, hand.buttons[0].custom_id))
        await asyncio.sleep(1.4)
        table.lock.release()
        assert (await press).state == "deferred"
        await person.wait(house.channel, lambda m: m.id == hand.id and m.text != hand.text, PATIENCE)
        await at_rest(house)
        once_each(house)


async def test_three_presses_on_my_hand_at_once_are_all_answered(tmp_path, monkeypatch):
    async with evening(tmp_path) as house:
        board = await house.started()
        await at_rest(house)
        slow_pictures(monkeypatch, 1.9)
        house.bot.pictures._drawn.clear()
        presses = [house.anna.press(board, label="My hand") for _ in range(3)]
        assert "failed" not in [answer.state for answer in await asyncio.gather(*presses)]

        async def one_hand():
            shown = [m for m in await house.anna.sees(house.channel) if m.ephemeral]
            return not any(m.loading for m in shown) and len([m for m in shown if m.buttons]) == 1

        await eventually(one_hand, "there is not one hand")
        await at_rest(house)
        once_each(house)


async def test_a_start_behind_a_slow_board_is_answered_and_all_comes(tmp_path, soon):
    async with patient(tmp_path) as house:
        lobby = await lobby_of(house, house.ben)
        board = house.bot.boards._posting.of(number_of(lobby))
        await board.lock.acquire()
        answer = await house.anna.press(lobby, label="Start")
        assert answer.state == "deferred"
        # the match has begun, and nobody waits for his hand until the board is free
        for person in (house.anna, house.ben):
            await house.hand(person)
        assert not (await house.anna.now(lobby)).images
        board.lock.release()
        await house.anna.wait(house.channel, lambda m: m.id == lobby.id and "round 1 of 6" in m.text, PATIENCE)


async def test_a_start_whose_board_hangs_in_an_edit_is_answered_and_all_comes(tmp_path, monkeypatch, soon):
    async with patient(tmp_path) as house:
        lobby = await lobby_of(house, house.ben)
        await at_rest(house)
        house.discord.hang("PATCH", r"/channels/.*")
        panel = (await house.anna.press(lobby, label="House rules")).message
        await house.anna.select(panel, f"o:{number_of(lobby)}:preset", ["nintendo"])
        await eventually(
            lambda: house.bot.boards._posting.of(number_of(lobby)).lock.locked(), "the lobby is not edited"
        )
        assert (await house.anna.press(lobby, label="Start")).state == "deferred"
        for person in (house.anna, house.ben):
            await house.hand(person)
        house.discord.mend()
        await house.anna.wait(house.channel, lambda m: m.id == lobby.id and "round 1 of " in m.text, PATIENCE)
        await at_rest(house)
        assert [m for m in await house.public() if m.buttons and m.id != lobby.id] == []
        house.complaints[:] = [each for each in house.complaints if not each.startswith("Discord fails")]


# What takes as long as it likes


async def test_a_slow_move_is_deferred_and_shown(tmp_path, brush, soon):
    brush.free.set()
    async with patient(tmp_path) as house:
        await house.started()
        await both_ready(house)
        person, _, hand = await mover(house)
        await at_rest(house)
        brush.free.clear()
        assert (await person.press(hand, hand.buttons[0].custom_id)).state == "deferred"
        assert (await person.now(hand)).text == hand.text
        brush.free.set()
        shown = await person.wait(house.channel, lambda m: m.id == hand.id and m.text != hand.text, PATIENCE)
        assert hand.buttons[0].custom_id not in [button.custom_id for button in shown.buttons]


async def test_a_press_on_a_hand_whose_painter_hangs_is_answered_and_shown(tmp_path, soon):
    async with patient(tmp_path) as house:
        await house.started()
        hand = await house.hand(house.anna)
        await at_rest(house)
        house.discord.hang("PATCH", r"/webhooks/.*")
        live = house.bot.hands._live[1, house.anna.id]
        live.shown = -1
        house.bot.hands.want(house.bot.keeper._tables[1])
        await eventually(live.lock.locked, "the hand is not painted")
        assert (await house.anna.press(hand, label="Ready")).state == "deferred"
        house.discord.mend()
        await house.anna.wait(house.channel, lambda m: m.id == hand.id and "Waiting" in m.text, PATIENCE)


async def test_a_slow_hand_from_a_command_comes_and_is_private(tmp_path, brush, soon):
    brush.free.set()
    async with patient(tmp_path) as house:
        await house.started()
        await at_rest(house)
        house.bot.pictures._drawn.clear()
        brush.free.clear()
        answer = await house.anna.command(house.channel, "hand")
        assert answer.state == "deferred"
        assert there(answer.message).ephemeral
        brush.free.set()
        shown = await house.anna.wait(
            house.channel, lambda m: m.id == there(answer.message).id and "· round 1" in m.text, PATIENCE
        )
        assert shown.images


async def test_a_slow_table_comes_in_the_place_of_the_older_one(tmp_path, brush, soon):
    brush.free.set()
    async with patient(tmp_path) as house:
        older = await house.started()
        await at_rest(house)
        house.bot.pictures._drawn.clear()
        brush.free.clear()
        answer = await house.ben.command(house.channel, "table")
        assert answer.state == "deferred"
        assert not there(answer.message).ephemeral
        brush.free.set()
        await house.anna.wait(
            house.channel, lambda m: m.id == there(answer.message).id and "round 1 of" in m.text, PATIENCE
        )
        await at_rest(house)
        assert older.id not in [message.id for message in await house.public()]


@pytest.mark.parametrize("command", ["rules", "verify", "leaderboard", "resign"])
async def test_a_command_behind_a_slow_database_is_answered_and_said(tmp_path, command, soon, monkeypatch):
    async with patient(tmp_path) as house:
        await house.started()
        await at_rest(house)
        async with reading(house, monkeypatch):
            answer = await house.anna.command(house.channel, command)
            assert answer.state == "deferred"
            assert there(answer.message).ephemeral == (command != "leaderboard")
        await house.anna.wait(
            house.channel, lambda m: m.id == there(answer.message).id and bool(m.text) and not m.loading, PATIENCE
        )


@asynccontextmanager
async def reading(house, monkeypatch):
    """Within it nothing that is read of the database comes."""
    free, read = asyncio.Event(), house.bot.keeper.read

    async def slowly(work):
        await free.wait()
        return await read(work)

    monkeypatch.setattr(house.bot.keeper, "read", slowly)
    house.bot.keeper._tables.clear()
    try:
        yield
    finally:
        free.set()


# Forms: they cannot follow a deferral


async def test_the_form_for_a_cut_opens_while_everything_else_hangs(tmp_path, brush, never):
    async with patient(tmp_path) as house:
        lobby = await lobby_of(house, house.ben)
        table, board = table_of(house, lobby), house.bot.boards._posting.of(number_of(lobby))
        async with table.lock, board.lock:
            form = await asyncio.wait_for(house.ben.press(lobby, label="Cut the deck"), PATIENCE)
        assert form.state == "modal"


async def test_the_form_for_a_number_opens_while_everything_else_hangs(tmp_path, never):
    async with patient(tmp_path) as house:
        lobby = await lobby_of(house, game="fuzhou")
        panel = (await house.anna.press(lobby, label="House rules")).message
        table, board = table_of(house, lobby), house.bot.boards._posting.of(number_of(lobby))
        name = next(
            option.name
            for option in table.rules.options()
            if option.high and option.high - option.low > 25 and table.rules.applies(option)
        )
        async with table.lock, board.lock:
            panel = (await house.anna.select(panel, f"o:{table.id}:setting", [name])).message
            form = await asyncio.wait_for(house.anna.press(panel, f"o:{table.id}:number:{name}"), PATIENCE)
        assert form.state == "modal"


@pytest.mark.parametrize("form", ["cut", "number"])
async def test_who_would_get_a_form_too_late_gets_a_sentence(tmp_path, form, soon, monkeypatch):
    async with patient(tmp_path) as house:
        lobby = await lobby_of(house)
        number, pressed = number_of(lobby), lobby
        if form == "number":
            pressed = (await house.anna.press(lobby, label="House rules")).message
        custom_id = f"l:{number}:cut" if form == "cut" else f"o:{number}:number:rounds"
        async with reading(house, monkeypatch):
            answer = await house.anna.press(pressed, custom_id, raw=True)
        assert answer.state == "answered"
        assert there(answer.message).ephemeral
        assert "took too long" in there(answer.message).text


@pytest.mark.parametrize("held", ["table", "board"])
async def test_a_form_that_comes_back_while_something_is_slow_is_deferred_and_counts(tmp_path, held, soon):
    async with patient(tmp_path) as house:
        lobby = await lobby_of(house, house.ben)
        form = await house.ben.press(lobby, label="Cut the deck")
        table = table_of(house, lobby)
        async with table.lock if held == "table" else house.bot.boards._posting.of(table.id).lock:
            assert (await house.ben.submit(form, {"word": "moon"})).state == "deferred"
        await eventually(lambda: table.sitters[1].cut == "moon", "the cut does not count")
        await at_rest(house)


# Refusals that need no drawing wait for nobody


async def refused_behind(house, table, act, words):
    """While the table is locked, `act()` is refused at once, privately, in these words."""
    async with table.lock, house.bot.boards._posting.of(table.id).lock:
        answer = await asyncio.wait_for(act(), PATIENCE)
    assert answer.state == "answered", answer
    assert answer.message.ephemeral
    assert words in answer.message.text


async def test_refusals_in_a_lobby_wait_for_nobody(tmp_path, never):
    async with patient(tmp_path) as house:
        chie = house.discord.add_person("Chie")
        lobby = (await house.anna.command(house.channel, "challenge", friend=house.ben)).message
        table = table_of(house, lobby)
        form = await house.anna.press(lobby, label="Cut the deck")
        number = table.id
        for person, verb, words in (
            (chie, "join", "Only the friends who were asked"),
            (house.anna, "join", "already sit"),
            (chie, "decline", "Only the friends who were asked"),
            (chie, "leave", "do not sit"),
            (chie, "cut", "do not sit"),
            (house.ben, "rules", "the host's lobby"),
            (house.ben, "add", "the host's lobby"),
            (house.ben, "remove", "the host's lobby"),
            (house.ben, "start", "the host's lobby"),
            (house.anna, "remove", "No computer sits here"),
            (house.anna, "add:godlike", "at the level godlike"),
            (house.anna, "start", "players are needed"),
        ):
            press = partial(person.press, lobby, f"l:{number}:{verb}", raw=True)
            await refused_behind(house, table, press, words)
        await refused_behind(house, table, lambda: house.anna.submit(form, {"word": " "}), "A cut is a word")
        await refused_behind(
            house, table, lambda: chie.forge_form(lobby, f"c:{number}", {"word": "moon"}), "do not sit"
        )


async def test_a_full_table_is_said_to_be_full_without_waiting(tmp_path, never):
    async with patient(tmp_path) as house:
        chie = house.discord.add_person("Chie")
        lobby = await lobby_of(house, house.ben)
        table = table_of(house, lobby)
        for person, verb in ((chie, "join"), (house.anna, "add")):
            press = partial(person.press, lobby, f"l:{table.id}:{verb}", raw=True)
            await refused_behind(house, table, press, "All seats are taken")


async def test_refusals_in_a_match_wait_for_nobody(tmp_path, never):
    async with patient(tmp_path) as house:
        chie = house.discord.add_person("Chie")
        board = await house.started()
        hand, table = await house.hand(house.anna), house.bot.keeper._tables[1]
        for person, pressed, custom_id, words in (
            (chie, board, "h:1", "do not sit"),
            (chie, board, "p:1:1:ready", "do not sit"),
            (chie, board, "s:1:1", "do not sit"),
            (chie, board, "w:1:no_claims:on", "do not sit"),
            (house.anna, board, "r:1", "do not know this button"),
            (house.anna, hand, "w:1:sleep:on", "do not know this button"),
            (house.anna, board, "l:1:join", "already begun"),
            (house.anna, hand, "o:1:reset", "already begun"),
            (house.anna, board, "p:1:first:ready", "do not know this button"),
        ):
            if custom_id.startswith("s:"):
                act = partial(person.select, pressed, custom_id, ["ready"], raw=True)
            else:
                act = partial(person.press, pressed, custom_id, raw=True)
            await refused_behind(house, table, act, words)
        await refused_behind(house, table, lambda: chie.command(house.channel, "resign", table=1), "do not sit")
        await refused_behind(house, table, lambda: chie.command(house.channel, "hand", table=1), "do not sit")


async def test_a_stale_or_repeated_press_waits_for_nobody(tmp_path, never):
    async with patient(tmp_path) as house:
        await house.started()
        await both_ready(house)
        person, other, hand = await mover(house)
        await at_rest(house)
        pressed = hand.buttons[0].custom_id
        await person.press(hand, pressed)
        await at_rest(house)
        table = house.bot.keeper._tables[1]
        async with table.lock:
            again = await asyncio.wait_for(person.press(hand, pressed, raw=True), PATIENCE)
            assert "already made" in again.message.text
            stale = await asyncio.wait_for(person.press(hand, hand.buttons[1].custom_id, raw=True), PATIENCE)
            assert "earlier moment" in stale.message.text
            theirs = await house.hand(other)
            question = table.match.number
            wrong = await asyncio.wait_for(other.press(theirs, f"p:1:{question}:dance", raw=True), PATIENCE)
            assert "not your turn" in wrong.message.text


async def test_the_end_is_said_without_waiting(tmp_path, never):
    async with patient(tmp_path) as house:
        await house.started()
        hand = await house.hand(house.anna)
        sure = (await house.ben.command(house.channel, "resign")).message
        twice = (await house.ben.command(house.channel, "resign")).message
        await house.ben.press(sure, label="Resign")
        await at_rest(house)
        table = house.bot.keeper._tables[1]
        await refused_behind(house, table, lambda: house.ben.press(twice, "r:1", raw=True), "is over")
        await refused_behind(house, table, lambda: house.ben.command(house.channel, "resign", table=1), "is over")
        async with table.lock:
            ended = await asyncio.wait_for(house.anna.press(hand, "p:1:1:ready", raw=True), PATIENCE)
        assert "is over" in there(ended.message).text


# A public deferral is taken back for a private refusal


async def held_in_public(house, person, command, free, **options):
    """A command deferred in public; then `free()`. Returns the deferred reply."""
    answer = await person.command(house.channel, command, **options)
    assert answer.state == "deferred"
    assert not answer.message.ephemeral
    free()
    return answer.message


async def refused_in_private(house, person, reply, words):
    """The public reply goes, and the sentence comes for this person alone."""
    await person.wait(house.channel, lambda m: m.ephemeral and words in m.text, PATIENCE)
    await eventually(lambda: gone(house, reply), "the public reply stays")
    for other in (house.anna, house.ben):
        if other is not person:
            assert not [m for m in await other.sees(house.channel) if words in m.text]


async def gone(house, message):
    return message.id not in [other.id for other in await house.public()]


@pytest.mark.parametrize("command", ["challenge", "play"])
async def test_a_lobby_deferred_in_public_and_refused_is_taken_back(tmp_path, command, soon):
    async with patient(tmp_path) as house:
        options = {"friend": house.ben} if command == "challenge" else {"game": "koikoi"}
        for _ in range(1 if command == "challenge" else 3):
            await house.anna.command(house.channel, command, **options)
        opening = house.bot.keeper.opening
        await opening.acquire()
        reply = await held_in_public(house, house.anna, command, opening.release, **options)
        words = "is already asked" if command == "challenge" else "open lobbies"
        await refused_in_private(house, house.anna, reply, words)


async def test_a_table_deferred_in_public_and_refused_is_taken_back(tmp_path, soon):
    async with patient(tmp_path) as house:
        loading = house.bot.keeper._loading
        await loading.acquire()
        reply = await held_in_public(house, house.anna, "table", loading.release, table=77)
        await refused_in_private(house, house.anna, reply, "no table 77")


async def test_a_lobby_deferred_in_public_comes(tmp_path, soon):
    async with patient(tmp_path) as house:
        opening = house.bot.keeper.opening
        await opening.acquire()
        reply = await held_in_public(house, house.anna, "challenge", opening.release, friend=house.ben)
        lobby = await house.ben.wait(
            house.channel, lambda m: m.id == reply.id and "Accept" in [b.label for b in m.buttons], PATIENCE
        )
        await house.ben.press(lobby, label="Accept")
        assert len([m for m in await house.public() if m.buttons]) == 1


async def test_a_refusal_after_a_quiet_deferral_leaves_the_message_as_it_is(tmp_path, soon):
    async with patient(tmp_path) as house:
        lobby = await lobby_of(house, house.ben)
        table = table_of(house, lobby)
        async with table.lock:
            answer = await house.ben.press(lobby, label="Leave")
            assert answer.state == "deferred"
            table.sitters = table.sitters[:1]
        said = await house.ben.wait(house.channel, lambda m: "do not sit" in m.text, PATIENCE)
        assert said.ephemeral
        assert (await house.anna.now(lobby)).text == lobby.text


# The deferral and the answer in the same moment, and deferrals that fail


async def test_an_answer_that_is_ready_while_the_deferral_is_on_its_way_follows_it(tmp_path, soon, monkeypatch):
    async with patient(tmp_path) as house:
        await house.started()
        await at_rest(house)
        sent = asyncio.Event()
        post = house.bot.hands._post

        async def ready_then(*arguments):
            made = await post(*arguments)
            await sent.wait()
            return made

        monkeypatch.setattr(house.bot.hands, "_post", ready_then)
        house.discord.delay("POST", r"/interactions/.*", 0.5)
        press = asyncio.create_task(house.anna.command(house.channel, "hand"))
        await eventually(lambda: not house.discord.rest.faults, "nothing is deferred")
        sent.set()
        answer = await press
        assert answer.state == "deferred"
        await house.anna.wait(
            house.channel, lambda m: m.id == there(answer.message).id and "· round 1" in m.text, PATIENCE
        )


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("fault", ["503", "reset"])
async def test_a_deferral_that_fails_or_is_not_confirmed_is_given_once(tmp_path, soon, brush, fault, late):
    brush.free.set()
    async with evening(tmp_path) as house:
        house.discord.interactions.answer_time = 30.0
        await house.started()
        await at_rest(house)
        house.bot.pictures._drawn.clear()
        brush.free.clear()
        if fault == "503":
            house.discord.fail("POST", r"/interactions/.*", 503, late=late)
        else:
            house.discord.reset("POST", r"/interactions/.*", late=late)
        answer = await house.anna.command(house.channel, "hand")
        assert answer.state == "deferred"
        await eventually(lambda: len(callbacks_of(house, answer)) == 2, "it is not sent again")
        brush.free.set()
        await house.anna.wait(
            house.channel, lambda m: m.id == there(answer.message).id and "· round 1" in m.text, PATIENCE
        )
        await at_rest(house)
        assert len([m for m in await house.anna.sees(house.channel) if m.ephemeral and m.buttons]) == 1


def callbacks_of(house, answer):
    path = f"/interactions/{answer.interaction}/"
    return [each for each in house.discord.requests if path in each.path]


@pytest.fixture
def hasty(monkeypatch):
    """A request whose connection was lost is not sent again."""
    monkeypatch.setattr(answers, "RESET_PAUSES_S", ())


@pytest.mark.parametrize("command", ["hand", "table"])
async def test_an_answer_after_a_deferral_that_nobody_confirmed_is_shown(tmp_path, soon, hasty, brush, command):
    brush.free.set()
    async with evening(tmp_path) as house:
        house.discord.interactions.answer_time = 30.0
        await house.started()
        await at_rest(house)
        house.bot.pictures._drawn.clear()
        brush.free.clear()
        house.discord.reset("POST", r"/interactions/.*", late=True)
        answer = await house.anna.command(house.channel, command)
        assert answer.state == "deferred"
        brush.free.set()
        shown = await house.anna.wait(
            house.channel, lambda m: m.id == there(answer.message).id and "round 1" in m.text, PATIENCE
        )
        assert shown.buttons


async def test_a_press_after_a_deferral_that_nobody_confirmed_is_shown(tmp_path, soon, hasty, brush):
    brush.free.set()
    async with evening(tmp_path) as house:
        house.discord.interactions.answer_time = 30.0
        await house.started()
        await at_rest(house)
        hand = await house.hand(house.anna)
        brush.free.clear()
        house.discord.reset("POST", r"/interactions/.*", late=True)
        assert (await house.anna.press(hand, label="Ready")).state == "deferred"
        brush.free.set()
        await house.anna.wait(house.channel, lambda m: m.id == hand.id and "Waiting" in m.text, PATIENCE)


async def test_a_refusal_is_said_although_nobody_confirms_that_the_public_reply_went(tmp_path, soon):
    async with patient(tmp_path) as house:
        loading = house.bot.keeper._loading
        await loading.acquire()
        house.discord.reset("DELETE", r"/webhooks/.*", late=True)
        reply = await held_in_public(house, house.anna, "table", loading.release, table=77)
        await refused_in_private(house, house.anna, reply, "no table 77")


@pytest.mark.parametrize(("command", "options"), [("play", {"game": "koikoi"}), ("rules", {})])
async def test_an_answer_that_discord_refuses_is_not_announced_any_more(tmp_path, command, options, soon):
    async with evening(tmp_path) as house:
        for _ in range(4):
            house.discord.fail("POST", r"/interactions/.*", 403, times=1)
            answer = asyncio.create_task(house.anna.command(house.channel, command, **options))
            await eventually(lambda: not house.discord.rest.faults, "nothing is refused")
            await at_rest(house)
            await asyncio.sleep(2 * answers.ANSWER_WITHIN_S)
            callbacks = [each for each in house.discord.requests if each.path.endswith("/callback")]
            assert [each.status for each in callbacks] == [403] * len(callbacks)
            answer.cancel()
        # a lobby that nobody has seen does not count as open
        assert there((await house.anna.command(house.channel, command, **options)).message).text
        assert "open lobbies" not in "".join(m.text for m in await house.anna.sees(house.channel))
