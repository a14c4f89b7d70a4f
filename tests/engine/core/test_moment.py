"""Moments: the rarest thing of a hand, by a table of ranks that was counted."""

from dataclasses import replace

import pytest

from engine import GAMES
from engine.core import COMEBACK, AnyMatch, Badge, Match, Moments, Place, Rng, Row, Scene, Sheet, moment
from engine.core.moment import happened
from engine.hanafuda.scenes import GREAT
from engine.mahjong.scenes import feats_sheet
from tests.bench.moments import GOLD, RARE, counted, share
from tests.bot.reading import TEXT
from tests.golden.report import recorded
from tests.sampling import slow_but
from tests.there import there

RANKS = Moments(gold=("goko", "shiko"), rare=("comeback", "koikoi_paid", "ame_shiko"))


def scene(*keys, feats=(), rounds=(), over=False):
    sheets = [Sheet("result", 1, tuple(Row(key, (), 5) for key in keys))]
    sheets += [Sheet("feats", 1, tuple(map(Row, feats)))] if feats else []
    sheets += [Sheet("made", 0, (Row("goko"),))]
    points = {0: 0, 1: 0}
    for seat, brought in enumerate(rounds):
        sheets.append(Sheet("rounds", seat, tuple(Row(str(n), (), each) for n, each in enumerate(brought, 1))))
        points[seat] = sum(brought)
    places = tuple(Place(seat, points[seat]) for seat in points)
    badges = tuple(Badge("place", seat, (2 - seat,)) for seat in points) if over else ()
    return Scene(None, places, (), badges, tuple(sheets))


@pytest.mark.parametrize(("seen", "key", "gold"), [
    (scene("kasu"), None, None),
    (scene("kasu", "ame_shiko"), "ame_shiko", False),
    (scene("shiko", "goko"), "goko", True),
    (scene("ame_shiko", feats=("koikoi_paid",)), "koikoi_paid", False),
    (scene("shiko", feats=("koikoi_paid",)), "shiko", True),
    (scene("kasu", rounds=((4, 0), (0, 9)), over=True), COMEBACK, False),
    (scene("kasu", rounds=((4, 0), (0, 9))), None, None),
    (scene("kasu", rounds=((4, 0), (0, 3)), over=True), None, None),
])  # fmt: skip
def test_the_rarest_of_what_happened_is_the_moment(seen, key, gold):
    found = moment(seen, RANKS)
    assert (found and (found.row.key, found.gold)) == (key and (key, gold))
    assert found is None or found.seat == 1, "what somebody else had made is no moment of theirs"


@pytest.mark.parametrize("key", GAMES)
def test_every_rank_is_of_a_pattern_or_a_feat_that_has_words(key):
    game = GAMES[key]
    patterns = {pattern.key for rules in game.presets.values() for pattern in game.sheet(rules)}
    ranks = (*game.moments.gold, *game.moments.rare)
    assert len(ranks) == len({*ranks})
    for each in ranks:
        assert TEXT(f"yaku-{each}" if each in patterns else f"picture-moment-{each}")


@pytest.mark.parametrize(
    ("key", "hands"),
    slow_but(("koikoi", 60), [("koikoi", 60), ("stopgo", 40), ("hanaawase", 40), ("fuzhou", 12), ("jiaxing", 5)]),
)
def test_moments_are_about_as_rare_as_they_are_said_to_be(key, hands):
    """A sample: twice the share would be seen by three standard errors."""
    game = GAMES[key]
    found = list(counted(game, hands, b"sample"))
    for keys, most in ((game.moments.gold, GOLD), ((*game.moments.gold, *game.moments.rare), RARE)):
        assert share(found, keys) <= most + 3 * (most * (1 - most) / hands) ** 0.5


@pytest.mark.full
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("key", GAMES)
def test_gold_comes_in_fewer_than_1_of_100_hands_and_a_banner_in_fewer_than_15(key):
    game = GAMES[key]
    found = list(counted(game, 10_000, b"moments"))
    assert share(found, game.moments.gold) < GOLD
    assert share(found, game.moments.gold + game.moments.rare) < RARE


@pytest.mark.parametrize(("key", "paid", "punished"), [
    ("koikoi", "koikoi_paid", "koikoi_punished"), ("stopgo", "go_paid", "go_punished"),
])  # fmt: skip
def test_a_call_that_pays_is_a_feat_of_who_made_it_and_one_that_is_punished_of_whom_it_let_win(key, paid, punished):
    """Matches of chance until both have happened, told apart by the badges of the round."""
    game, seen = GAMES[key], set()
    for number in range(200):
        chance, called = Rng(b"feats", key, number), set()
        match = Match(game, next(iter(game.presets.values())), game.seats[0], chance.bytes(32))
        while match.pending:
            settled, seat = match.scene(None).settled, max(match.pending)
            legal = [each for each in match.pending[seat] if each.verb not in ("resign", "finish")]
            match.play(seat, legal[chance.below(len(legal))])
            after = match.scene(None)
            if after.settled == settled:
                called |= {badge.seat for badge in after.badges if badge.key == "called"}
                continue
            feats = {row.key: who for who, row in happened(after) if row.key in (paid, punished)}
            winner = there(after.sheet("result")).seat
            score = max(row.number for row in there(after.sheet("settled")).rows)
            if score < GREAT or winner is None or not called:
                assert not feats
            else:
                assert feats == {paid if winner in called else punished: winner}
            seen |= feats.keys()
            called = set()
        if len(seen) == 2:
            return
    assert seen == {paid, punished}


def test_a_robbed_kong_and_a_late_last_tile_are_feats_of_who_won():
    (sheet,) = feats_sheet(2, "rob_kong", late=True)
    assert (sheet.key, sheet.seat, [row.key for row in sheet.rows]) == ("feats", 2, ["rob_kong", "last_tile"])
    assert feats_sheet(2, "self_draw") == feats_sheet(0, "discard") == ()


def test_the_match_of_the_vectors_in_which_a_kong_is_robbed_tells_of_it():
    record = recorded("jiaxing")
    match, seen = AnyMatch.replay(GAMES["jiaxing"], replace(record, moves=())), set()
    for seat, action in record.moves:
        match.play(seat, action)
        seen |= {row.key for _, row in happened(match.scene(None))}
    assert "rob_kong" in seen
