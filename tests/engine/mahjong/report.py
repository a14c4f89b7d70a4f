"""A mahjong match of computer players told as a report: every deed, what others could claim, hands and points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import FINISH, GO_ON, TABLE, Action, AnyGame, Event, Match, Rng
from engine.mahjong.notation import written
from engine.mahjong.tiles import unpack

NAMES = ("Ann", "Ben", "Cho", "Dee")
DEEDS = {
    "flower": "lays out {tiles}",
    "drew": "draws {tiles}",
    "discarded": "discards {tiles}",
    "jinkan": "declares jinkan with {tiles}",
    "chow": "chows {tiles} from {other}",
    "pong": "pongs {tiles} from {other}",
    "kong": "kongs {tiles} from {other}",
    "concealed_kong": "lays a concealed kong of {tiles}",
    "added_kong": "adds {tiles} to the pong",
    "warned": "has claimed twice from {other}",
    "contract": "is bound to {other} by a contract",
    "gave_up": "gives up",
    "continued": "plays on",
    "final": "begins the final phase",
    "robbed": "robs the kong of {other}",
    "robbed_gold": "robs the gold",
    "won": "wins with {tiles}",
    "yaku": "{notes}",
    "paid": "pays {amount} to {other}",
}
"""What a seat does, in the same line as what it did just before."""
CALLS = {
    "gold": "The gold is {tiles}.",
    "gold_safe": "Nobody robs the gold.",
    "queued": "The washout queue gets {notes}.",
    "washout": "Nobody wins.",
    "finished": "All go home.",
}
"""What happens to the table."""


class Report:
    """The `lines` of a match from a seed, played by `easy` to its end, or for so many `hands`.

    eager: they take every kong, and declare 金坎 where they may. `kinds` of events that were told.
    """

    def __init__(self, game: AnyGame, seed: bytes, hands: int = 0, *, eager: bool = False, **settings: Any) -> None:
        self.match: Match[Any, Any, Any] = Match(game, game.rules.parse(settings), 4, seed)
        self.mind, self.rng = game.players["easy"], Rng(seed, "players")
        self.hands, self.eager = hands, eager
        words = ", ".join(f"{name} {value}" for name, value in settings.items())
        self.lines = [f"{game.key.capitalize()} mahjong with {words}, seed {seed!r}"]
        self.kinds = set[str]()
        self._actor: int | None = None
        self._tell(self.match.told, self._laid())
        while self.match.pending:
            laid, seat = self._laid(), min(self.match.pending)
            self._tell(self.match.play(seat, self._chosen(seat)), laid)
        result = self.match.result
        assert result is not None
        places = ", ".join(f"{name} is number {place}" for name, place in zip(NAMES, result.places, strict=True))
        self.lines += ["", f"The match was {result.reason}, hands: {result.hands}. {places}."]

    def _chosen(self, seat: int) -> Action:
        if seat == TABLE:
            return GO_ON
        legal = self.match.pending[seat]
        if FINISH in legal and self.hands and self.match.view(seat).number > self.hands:
            return FINISH
        bold = [action for action in legal if self.eager and ("kong" in action.verb or action.verb == "jinkan")]
        return bold[0] if bold else self.mind(self.match.view(seat), legal, self.rng)

    def _laid(self) -> list[str]:
        """What every seat holds and has laid out."""
        lines: list[str] = []
        for seat, name in enumerate(NAMES):
            view = self.match.view(seat)
            melds = [f"{meld.kind} {written(meld.pieces)}" for meld in view.melds[seat]]
            racks = [f"flowers {written(row)}" for row in getattr(view, "racks", ())[seat : seat + 1] if row]
            lines.append(f"      {name}: {', '.join([written(unpack(view.hand)), *melds, *racks])}")
        return lines

    def _tell(self, events: Sequence[Event], before: Sequence[str]) -> None:
        """Add the events; `before`: what lay on the table before them."""
        for event in events:
            self.kinds.add(event.kind)
            if event.kind in DEEDS and event.seat is not None:
                if event.seat != self._actor:
                    self.lines.append(f"  {NAMES[event.seat]} {_words(DEEDS[event.kind], event)}")
                else:
                    self.lines[-1] += f", {_words(DEEDS[event.kind], event)}"
                self._actor = event.seat
            else:
                self._actor = None
                self._call(event, before)
        if events and events[-1].kind in ("discarded", "jinkan", "gold_safe", "added_kong"):
            asked = {seat: legal[1:] for seat, legal in self.match.pending.items() if seat != TABLE}
            may = "; ".join(f"{NAMES[seat]} {', '.join(map(str, legal))}" for seat, legal in asked.items())
            self.lines[-1] += f" ({may}?)" if may else ""
        if events and events[-1].kind == "began":
            self.lines += self._laid()

    def _call(self, event: Event, before: Sequence[str]) -> None:
        pieces, name = written(event.pieces or ()), NAMES[event.seat or 0]
        if event.kind == "dealt":
            number, *dice = event.amounts
            wild = f", {pieces} is wild" if pieces else ""
            self.lines += ["", f"Hand {number}: {name} deals, the dice are {' '.join(map(str, dice))}{wild}."]
        elif event.kind == "flower":
            self.lines.append(f"  {pieces} is turned up and belongs to nobody.")
        elif event.kind == "scored":
            points = f"{name} {event.amounts[0]:+} = {event.amounts[1]}"
            if event.seat == 0:
                self.lines += [*before, f"  Points: {points}"]
            else:
                self.lines[-1] += f", {points}"
        elif event.kind in CALLS:
            self.lines.append(f"  {_words(CALLS[event.kind], event)}")


def _words(text: str, event: Event) -> str:
    pieces, amounts = event.pieces or (), event.amounts
    tiles = written(pieces)
    if event.kind == "won" and pieces:
        tiles = f"{written(pieces[:-1])} + {pieces[-1]}"
    if event.kind == "drew" and amounts:
        tiles += " from the tail"
    notes = ", ".join(f"{key} {worth}" for key, worth in event.notes)
    other = "" if event.to is None else NAMES[event.to]
    return text.format(tiles=tiles, notes=notes, other=other, amount=amounts[0] if amounts else "")
