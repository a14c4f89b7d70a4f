"""/verify prints what a deal was made of so exactly that the formula of engine/FAIR.md gives its seed."""

import re
from pathlib import Path

import pytest

from bot.store import Sitter, TableRow
from bot.tables.lobby_service import CUT_LENGTH
from bot.tables.table import Table, match_of
from bot.transport.payload import post
from bot.ui.lobby_message import fair_message
from bot.ui.verify_message import deal, exact
from engine import GAMES
from tests.bot.reading import TEXT
from tests.bot.waiting import PATIENCE_S
from tests.there import there

FAIR = Path(__file__).parents[3] / "engine" / "FAIR.md"
CUTS = [
    "a`b``c",
    "**bold** _it_ ~~x~~ ||s||",
    "<@123> @everyone <#5> :x:",
    "zero\u200bwidth\u202e\ufeff",
    "🎴花札 é e\u0301",
]
CUTS += ['it\'s "quoted" \\n \\x60', "line\nbreak\ttab", "plain word", "[a](http://b.c)"]


def formula(server_seed, cuts, start):
    """The seed of the match, by the lines of engine/FAIR.md."""
    code = there(re.search(r"```python\n(.*?)```", FAIR.read_text("utf-8"), re.S))[1]
    lines = [line for line in code.splitlines() if line.startswith(("from hashlib", "server_seed,", "seed ="))]
    assert len(lines) == 3
    given = f'server_seed, cuts, start = bytes.fromhex("{server_seed}"), [{", ".join(cuts)}], {start}'
    known = {}
    exec("\n".join((lines[0], given, lines[2])), known)
    return known["seed"]


def literal(said):
    """A cut as it stands in the formula: in quotes, as it is printed where it has any letters that could be damaged."""
    return said if said[:1] in ("'", '"') else f'"{said}"'


def printed(text):
    """What somebody copies from the answer: seed, cuts, Start, and the seed of the match."""
    labels = ("Seed", r"Seat \d's cut", r"ID of the \*Start\* press", "Seed of the match")
    (seed,), cuts, (start,), (match,) = (re.findall(rf"^{label}: `(.*)`$", text, re.M) for label in labels)
    return seed, cuts, start, match


def test_a_cut_is_printed_in_letters_that_nothing_changes():
    for cut in CUTS:
        said = exact(cut)
        assert "`" not in said
        assert said.isprintable()
        assert said.isascii() or said == cut
        assert eval(literal(said)) == cut
    assert [exact(cut) for cut in ("plain word", "1576", "月見", "달맞이")] == ["plain word", "1576", "月見", "달맞이"]
    assert exact("two  spaces") == "'two  spaces'"


@pytest.mark.parametrize("cut", CUTS)
async def test_the_formula_of_the_readme_gives_the_seed_from_what_is_printed(cut):
    """Whatever a cut is: today's are printable and of one line, older ones may be anything."""
    game = GAMES["koikoi"]
    row = TableRow(guild=1, channel=1, game=game.key, preset="kirin", rules=game.rules().plain(), seats=2, host=1,
                   state="over", server_seed=bytes(range(32)), start_id=4711, created_at=0)  # fmt: skip
    sitters = tuple(
        Sitter(seat=seat, user=seat, level=None, cut=word, joined_at=0) for seat, word in enumerate(("x", cut))
    )
    match = match_of(row, sitters)
    text = "\n".join(map(str, await deal(Table(row, sitters, match), TEXT, files=False)))
    seed, cuts, start, shown = printed(text)
    cuts = [literal(each) for each in cuts]
    assert [eval(each) for each in cuts] == ["x", cut]
    assert formula(seed, cuts, start) == bytes.fromhex(shown) == match.record().seed


async def test_the_longest_cuts_fit_a_message():
    game = GAMES["jiaxing"]
    row = TableRow(guild=1, channel=1, game=game.key, preset="standard", rules=game.rules().plain(), seats=4, host=1,
                   state="over", server_seed=bytes(32), start_id=10**18, created_at=0)  # fmt: skip
    cuts = enumerate(["🎴" * CUT_LENGTH] * 4)
    sitters = tuple(Sitter(seat=seat, user=10**18 + seat, level=None, cut=word, joined_at=0) for seat, word in cuts)
    table = Table(row, sitters, match_of(row, sitters))
    for shown in (fair_message(table, TEXT), post(*await deal(table, TEXT, files=True))):
        texts = [part["content"] for part in shown.view.to_components()[0]["components"] if part["type"] == 10]
        assert sum(map(len, texts)) <= 4000


async def test_a_shared_deal_is_posted_once_and_says_who_shares_it(house):
    await house.started()
    running = there((await house.anna.command(house.channel, "verify")).message)
    assert running.buttons == []  # nothing to share before the end
    await house.ready(house.anna, house.ben)
    await house.anna.press((await house.anna.command(house.channel, "resign")).message, label="Resign")
    found = there((await house.ben.command(house.channel, "verify", table=1)).message)
    assert found.ephemeral
    await house.ben.press(found, label="Share")
    said = f"{house.ben.mention} shared the deal from table 1"
    shared = await house.anna.wait(house.channel, lambda m: not m.ephemeral and said in m.text, PATIENCE_S)
    assert "Seat 1's cut" in shared.text
    assert (await house.ben.now(found)).buttons == []
    elsewhere = house.discord.add_channel(house.guild, "talk")
    private = there((await house.ben.command(elsewhere, "verify", table=1)).message)
    assert private.buttons == []
    forged = there((await house.ben.press(private, "share:1:verify", raw=True)).message)
    assert "button no longer works" in forged.text
