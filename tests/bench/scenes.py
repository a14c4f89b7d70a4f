"""Scenes of matches as they are played, by which pictures are measured."""

from functools import cache

from engine import GAMES
from engine.core import Match, Rng


@cache
def scenes(game, seed, most=40):
    """`most` scenes of each kind of picture in the order of play: what everybody sees, the hand of whoever is asked,
    and every settled round."""
    found = {"table": [], "hand": [], "result": []}
    record, chance = GAMES[game], Rng(seed, "bench")
    for number in range(12):
        match = Match(record, record.rules(), record.seats[0], seed + bytes([number]))
        while match.result is None and any(len(each) < most for each in found.values()):
            seat = max(match.pending)
            legal = [each for each in match.pending[seat] if each.verb not in ("resign", "finish", "give_up")]
            before = match.scene(None)
            match.play(seat, legal[chance.below(len(legal))])
            after = match.scene(None)
            if after == before:
                continue
            keep(found["table"], after, most)
            for asked in sorted(match.pending)[-1:]:
                keep(found["hand"], match.scene(asked), most)
            if any(sheet.key == "result" for sheet in after.sheets):
                keep(found["result"], after, most)
    return found


def keep(kept, scene, most):
    if len(kept) < most and scene not in kept[-1:]:
        kept.append(scene)
