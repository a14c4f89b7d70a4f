"""Forged presses and choices on the pages of records: each gets a sentence, and shows nothing."""

from itertools import product

from tests.bot.records.test_replay import played
from tests.there import there

UNKNOWN = "This button no longer works"
NINES = "9" * 30
BOARD = (
    *(f"board:0:koikoi:{rest}" for rest in ("here:all", "moon:all:won", "here:year:won", "here:all:user")),
    *(f"board:0:koikoi:here:season{rest}:won" for rest in ("20260702", "20261301", "2026070", "２０２６０７０１")),
    *(f"board:{rest}:here:all:won" for rest in ("0:nogame", "-1:koikoi", "99999999999:koikoi")),
    *("board:0:koikoi:here:all:won:a:b", "board:0:koikoi:here:day20260701:won", "share:0:leaderboard:koikoi"),
)
CHOICES = {
    "board:0:koikoi:here:all:won:period": ("year", "", "season20260701", "won"),
    "board:0:koikoi:here:all:won:by": ("user", "all"),
    **{f"board:0:koikoi:here:all:won:{kind}": ("moon",) for kind in ("scope", "game", "page", "season", "x")},
    "board:0:koikoi:here:all:won": ("koikoi",),
}
OF_MATCHES = {
    "history": ("0:sideways:5", "0:older", "0:older:x", f"0:older:{NINES}", "1:open:5", f"{NINES}:older:5"),
    "profile": (
        *("1", "{ben}", "x", "99999999999999999999", "{anna}:2", "{anna}:people:nothing", "{anna}:computers:koikoi"),
        *("{anna}:computers", "{anna}:collection", "{anna}:collection:go", "x:collection:koikoi"),
    ),
    "replay": (
        *("1:0:all:next", "1:999:all:next", "1:5:2:next", "1:5:x:next", "1:5:all:dance", "1:5:all", "1:5:all:hand"),
        *("1:5:all:eyes", "1:x:all:next", "1:5:all:next:x", f"1:{NINES}:all:next", "1:5:٣:next"),
    ),
    "moment": ("1", "1:0", "1:2", "1:x", "1:1:1", f"1:{NINES}"),
}
OF_ONES_OWN = ("history:0:older:{anna}", "replay:1:5:all:next", "review:1:1")
"""Right on a message of one's own, and not on one of everybody's."""


async def unknown(person, message, code):
    """That press gets a sentence that nobody else reads."""
    answer = there((await person.press(message, code, raw=True)).message)
    assert (UNKNOWN in answer.text, answer.ephemeral) == (True, True), (code, answer.text)


async def test_forged_presses_and_choices_on_a_leaderboard(house):
    mine = there((await house.anna.command(house.channel, "leaderboard", game="koikoi")).message)
    for code in BOARD:
        await unknown(house.anna, mine, code)
    for code, value in [(code, value) for code, values in CHOICES.items() for value in values]:
        answer = there((await house.anna.select(mine, code, [value], raw=True)).message)
        assert UNKNOWN in answer.text, (code, value, answer.text)


async def test_forged_presses_on_pages_of_matches_and_right_ones_on_a_message_of_everybodys(house):
    end = await played(house)
    mine = there((await house.anna.command(house.channel, "history")).message)
    ids = {"anna": house.anna.id, "ben": house.ben.id}
    codes = [f"{page}:{rest}" for page, several in OF_MATCHES.items() for rest in several]
    for message, code in (*product((mine,), codes), *product((end,), OF_ONES_OWN)):
        await unknown(house.anna, message, code.format(**ids))
