"""A small Discord on your own machine, as strict as the real one: for tests, and to play without a token.

Neither tests nor a machine without a token reach the real Discord. The stand-in imports nothing of ours, and
only `demo` and tests import it. Without a token `hanapai` starts the bot, the stand-in and a page on which
you are several people at once.

    async with Playground(token="secret") as discord:             # 127.0.0.1, a free port
        guild = discord.add_guild("Hanami Club", locale="ja")
        channel = discord.add_channel(guild, "games")
        anna, ben = discord.add_person("Anna"), discord.add_person("Ben")
        ...                                                       # start the bot with discord.api, .gateway, .cdn
        await discord.connected()
        answer = await anna.command(channel, "challenge", friend=ben)
        await ben.press(answer.message, label="Accept")
        assert discord.violations == []

`python -m bot.playground --token secret --people Zoe Max --keep world.sqlite3` starts it without our bot
(`--help` has the rest). It prints the addresses for the bot, and every library has settings for these.

- People and places: `people/staging.py` has what a test may change. Discord's event follows each change.
  `world.installs = (0,)` sets how the app itself may be installed (0: by servers, 1: by users),
  `commands.overwrite([...])` writes commands from elsewhere, and `commands.switch_on_activities()` adds the
  Entry Point command that every overwrite must contain. `people/__init__.py` has the HTTP routes for scripts
  and for guests.
- Faults: `api/faults.py` has what may break, on paths without `/api/v10`, matched as a whole.
  `gateway_sessions.refuse = True` lets no one sign in again; `.shards`, `.at_once` and `.identify_pause` set
  what `GET /gateway/bot` asks for. `POST /faults` offers the same to another process, with `{fault: "fail",
  method, path, status, error, times, ...}`.
  `api/guesses.py` has behaviour that no document settles.
- Records: `violations` lists everything that no correct bot does: bodies over a limit (400), unknown routes,
  and what `inspect` finds. Tests pass an `inspect` that checks every request against Discord's OpenAPI file
  (`tests/bot/openapi.py`). `requests` has every request with its body, files and answer. `GET
  /recorder?since=N&timeout=S` reports them live, without bodies while a guest has joined.
- Time: `clock.advance` ages tokens, messages and rate limits. Only the three seconds for a first answer and
  heartbeats stay in real time.
- The world between starts: `keep_in(file)`, before `start`, saves people, servers, channels, messages,
  commands and emoji, but no interaction tokens. So a deferred reply is lost. A second stand-in on the same
  file is refused (`NotKept`), and so is an unreadable file (`damaged`). `history=(messages, bytes)` limits
  the past; to edit an older message is 10008.
- `greet=` gives a `Welcome`, the page's greeting by locale. `typeface=` gives a font file for letters that a
  machine lacks.

It is strict about: limits of every body, with all errors at once in Discord's tree (50035); components by
kind, place and number; duplicate custom_ids and IDs; who may edit what; three seconds and fifteen minutes;
one first answer, of a kind that fits the interaction; permissions by roles and overwrites, also where only a
user has installed the app; where a command is offered; intents, sequence numbers, heartbeats, 120 frames a
minute; buckets, 50 requests a second, 10,000 invalid ones; 200 new commands a day. Unknown routes are
violations. DISCORD A11 lists the guesses, where it takes the stricter side.

Imports go down: `people/`, `api/`, `world/`, `limits/`.
"""

from bot.playground.keeping import NotKept
from bot.playground.people.doors import addresses
from bot.playground.people.person import Answer, Person
from bot.playground.people.seen import Seen
from bot.playground.people.welcome import Card, Command, Welcome
from bot.playground.server import Playground

__all__ = ["Answer", "Card", "Command", "NotKept", "Person", "Playground", "Seen", "Welcome", "addresses"]
