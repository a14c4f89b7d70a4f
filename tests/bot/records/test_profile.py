"""/profile: a picture of one person, in words where there is none, shared where the leaderboard may be."""

from bot.games import GAMES
from engine.core import Achievement, first
from tests.bot.evenings.test_results import settle
from tests.bot.evenings.test_threads import resigned
from tests.bot.house import evening
from tests.bot.seasons.calendar import again
from tests.bot.store.samples import found
from tests.bot.waiting import at_rest, eventually
from tests.there import there


async def played(house):
    """A match of Anna and Ben that counted, which Ben has given up."""
    await house.started()
    await settle(house, 2)
    await resigned(house, house.ben)


async def asked(house, person, of=None, **options):
    if of is not None:
        options["player"] = of
    return there((await person.command(house.channel, "profile", **options)).message)


async def test_a_profile_is_a_picture_for_the_asker_alone_and_says_the_same_in_words(house):
    await played(house)
    mine = await asked(house, house.anna)
    assert mine.ephemeral
    assert f"{house.anna.mention}'s profile" in mine.text
    alt = there(mine.images[0].alt)
    unrated = "Koi-Koi: no rating before the first full match."
    for said in ("One match, 1 won.", unrated, "Current streak: 1 win; best: 1"):
        assert said in alt
    assert "against" not in alt
    assert "Koi-Koi: an all-time rank needs 15.7 more full matches." in mine.text
    seen = there((await asked(house, house.ben, house.anna)).images[0].alt)
    assert "Against Ben, Anna won 1, lost 0 and drew 0." in seen
    assert "an all-time rank needs" in (await asked(house, house.ben, house.anna)).text
    house.channel.deny("ATTACH_FILES")
    words = await asked(house, house.ben, house.anna)
    assert not words.images
    assert f"Against {house.ben.mention}, {house.anna.mention} won 1, lost 0 and drew 0." in words.text


async def test_a_profile_can_be_shared_once_unless_the_leaderboard_is_private(house):
    await played(house)
    mine = await asked(house, house.ben, house.anna)
    for person in (house.anna, house.ben):
        house.bot.names.forget(person.id)  # as after a restart
    await house.ben.press(mine, label="Share")
    shared = [message for message in await house.public() if "'s profile**" in message.text]
    assert [message.text.count("shared this profile") for message in shared] == [1]
    assert "Against Ben, Anna" in there(shared[0].images[0].alt)
    await house.bot.settings.set_for_guild(house.guild.id, "leaderboard", ["private"])
    again = await asked(house, house.ben, house.anna)
    assert "Share" not in [button.label for button in again.buttons]
    answer = await house.ben.press(again, f"share:{house.anna.id}:profile:koikoi", raw=True)
    assert "'s profile**" not in there(answer.message).text


async def test_strangers_forgotten_people_and_bots_have_a_sentence_each(house):
    await played(house)
    chie = house.discord.add_person("Chie")
    assert "You have no matches here that count yet" in (await asked(house, chie)).text
    assert f"{chie.mention} has no matches here that count" in (await asked(house, house.anna, chie)).text
    await house.bot.privacy.forget(house.ben.id)
    assert (
        "has no matches here that count, or their data was deleted" in (await asked(house, house.anna, house.ben)).text
    )


async def test_the_best_hands_of_a_beginner_are_of_one_point(house):
    house.channel.deny("ATTACH_FILES")
    await played(house)
    hands = "DELETE FROM wins", *(f"INSERT INTO wins VALUES (1, {hand}, 0, 1, '[]')" for hand in (8, 9))
    await house.bot.store.writer.write(lambda db: [db.execute(sql) for sql in hands])
    said = (await asked(house, house.anna)).text
    assert "Best win: 1 point with nothing special." in said
    assert "Next best: 1 point." in said


async def practised(house, person, level="hard"):
    """A match of somebody with a computer, which they give up after two hands."""
    await person.command(house.channel, "play", game="koikoi", against_computers=True, level=level)
    await at_rest(house)
    number = max(house.bot.registry.known)
    while (match := (await house.bot.registry.get(number)).match).scene(None).settled < 2:
        seat, legal = next((seat, legal) for seat, legal in match.pending.items() if seat >= 0)
        best = next((each for each in legal if each.verb == "agari"), legal[0])
        user = (await house.bot.registry.get(number)).sitter(seat).user
        if user is None:
            await house.bot.matches.play_computer(number, seat, match.number, best)
        else:
            await house.bot.matches.play(number, user, match.number, best)
    await resigned(house, person)


async def test_who_has_only_played_computers_has_that_page_alone_and_a_history_that_names_their_level(tmp_path):
    async with evening(tmp_path, thought=600.0) as house:
        await practised(house, house.anna)
        mine = await asked(house, house.anna)
        assert mine.ephemeral
        assert f"{house.anna.mention} against computers" in mine.text
        assert "They don't count towards leaderboards or ratings." in mine.text
        alt = there(mine.images[0].alt)
        assert "Against computers: one match, 0 won. Koi-Koi, hard: one match, 0 won; 2 hands, " in alt
        assert [button.label for button in mine.buttons] == ["Share"]
        board = there((await house.anna.command(house.channel, "leaderboard", game="koikoi")).message)
        assert "No Koi-Koi matches have counted here yet" in board.text
        shown = there((await house.anna.command(house.channel, "history")).message)
        assert "with Tama (hard computer) · table 1" in shown.text
        assert [option.label for option in shown.selects[0].options] == ["Koi-Koi with Tama (hard computer) · table 1"]


async def test_a_profile_leads_to_the_page_of_computers_and_back_and_both_are_shared_alike(tmp_path):
    async with evening(tmp_path, thought=600.0) as house:
        await played(house)
        house.channel.deny("ATTACH_FILES")
        before = (await asked(house, house.ben, house.anna)).text
        await practised(house, house.anna)
        profile = await asked(house, house.ben, house.anna)
        assert profile.text == before
        page = there((await house.ben.press(profile, label="Against computers")).message)
        assert page.id == profile.id
        assert "Koi-Koi, hard: one match, 0 won; 2 hands, " in page.text
        back = there((await house.ben.press(page, label="Against people")).message)
        assert back.text == before
        page = there((await house.ben.press(back, label="Against computers")).message)
        await house.ben.press(page, label="Share")
        (shared,) = [message for message in await house.public() if "shared this page" in message.text]
        assert f"{house.anna.mention} against computers" in shared.text
        assert "Koi-Koi, hard: one match" in shared.text
        await house.bot.settings.set_for_guild(house.guild.id, "leaderboard", ["private"])
        again = await asked(house, house.ben, house.anna)
        answer = await house.ben.press(again, f"share:{house.anna.id}:practice:koikoi", raw=True)
        assert "This button no longer works" in there(answer.message).text


async def test_levels_stand_in_the_order_of_their_strength_below_the_game_played_most(house):
    house.channel.deny("ATTACH_FILES")
    rows = [("koikoi", "normal", 1), ("koikoi", "hard", 1), ("koikoi", "easy", 1), ("stopgo", "hard", 4)]
    sql = "INSERT INTO practice VALUES (?, ?, ?, ?, ?, 0, 0, 0)"
    values = [(house.anna.id, house.guild.id, *each) for each in rows]
    await house.bot.store.writer.write(lambda db: db.executemany(sql, values))
    shown = await asked(house, house.anna)
    named = [line.partition(":")[0] for line in shown.text.splitlines() if " won; " in line]
    assert named == ["Hanafuda Stop/Go 花札, hard", "Koi-Koi, easy", "Koi-Koi, normal", "Koi-Koi, hard"]
    answer = await house.anna.select(shown, shown.selects[0].custom_id, ["koikoi"])
    assert there(answer.message).text == shown.text


async def test_achievements_have_a_page_and_the_table_tells_only_rare_ones(house):
    declared = [each for feature in house.bot.features for each in feature.achievements]
    assert len(declared) + sum(len(game.achievements) for game in GAMES.values()) == 30
    few = [*first("kasu"), *first("goko", rare=True), Achievement("won", 50)]
    await house.bot.store.records.declare({"koikoi": few})
    await house.started()
    await settle(house)
    chance = 'INSERT INTO wins VALUES (1, 9, 0, 10, \'["goko", "kasu"]\')'
    await house.bot.store.writer.write(lambda db: db.execute(chance))
    await resigned(house, house.ben)
    over = [message for message in await house.public() if "The match is over" in message.text][-1]
    assert over.text.count("🏅") == 1
    profile = await asked(house, house.anna)
    page = there((await house.anna.press(profile, label="Achievements")).message)
    assert "Koi-Koi: 2 of 3" in page.text
    assert "- 🏅 first Five Brights 五光 (rare)" in page.text
    assert "-# Still missing: 50 matches won." in page.text
    await house.anna.press(page, label="Against people")
    # an update that declares more
    await house.bot.store.writer.write(lambda db: db.execute("DELETE FROM achievements"))
    async with again(house):
        kept = "SELECT key, table_id FROM achievements"
        await eventually(lambda: ("goko", None) in found(house.database, kept))
