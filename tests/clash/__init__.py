"""Month Clash, a small game to try the bot with: Month Tricks in which all lay their cards at the same time.

Until the last of them has chosen nobody sees anything of what the others chose, nor whether they did.
"""

from dataclasses import replace
from functools import partial

from engine.core import AnyGame
from tests.clash.play import Open, State, View, apply, pending
from tests.tricks import GAME as TRICKS
from tests.tricks.play import deal, start
from tests.tricks.view import guess, view

GAME: AnyGame = replace(
    TRICKS,
    key="clash",
    state=State,
    open=Open,
    start=partial(start, kind=State),
    deal=partial(deal, kind=State),
    pending=pending,
    apply=apply,
    view=partial(view, kind=View),
    guess=partial(guess, kind=State),
    asks=Open.asks,
    story=replace(TRICKS.story, at_once="laid"),
)
