"""What the courses teach is so: every position is one of the game, and every right answer does what is said of it."""

from collections import Counter
from types import SimpleNamespace

import pytest

from engine import GAMES
from engine.core import LEARNER, Action, AnyMatch
from engine.fuzhou import shape as fuzhou
from engine.hanaawase.rules import Rules
from engine.hanaawase.score import card_points, settle, yaku
from engine.hanafuda.cards import month
from engine.hanafuda.state import Phase
from engine.jiaxing import shape as jiaxing
from engine.mahjong.actions import WIN
from engine.mahjong.melds import SEQUENCES
from engine.mahjong.reading import cuts
from engine.mahjong.tiles import FLOWERS, TILE
from engine.testing.pieces import DECKS
from engine.testing.plans import state_of
from tests.there import there

COURSES = {key: course for key, game in GAMES.items() if (course := game.course())}
HANAFUDA, MAHJONG = ("koikoi", "stopgo", "hanaawase"), ("jiaxing", "fuzhou")
DECIDING = ("koikoi", "stopgo")
EVERY = [pytest.param(key, lesson, id=f"{key}-{lesson.key}") for key, course in COURSES.items() for lesson in course]
PLACED = [
    pytest.param(key, lesson, id=f"{key}-{lesson.key}")
    for key, course in COURSES.items()
    for lesson in course
    if lesson.position
]


def at(key, lesson):
    """A lesson of a game, its match, and how the match goes on after the right answer if that is an action."""
    lesson = next(each for each in COURSES[key] if each.key == lesson)
    match = AnyMatch.at(GAMES[key], there(lesson.position)()) if lesson.position else None
    (right,) = (answer for answer in lesson.answers if answer.right)
    after = match.after(LEARNER, right.what) if match and isinstance(right.what, Action) else None
    return SimpleNamespace(lesson=lesson, says=lesson.says, match=match, right=right, after=after)


def caught(match, action):
    """What the learner captures by an action."""
    events = match.after(LEARNER, action).told
    return [event.pieces for event in events if event.kind == "captured" and event.seat == LEARNER]


def offered(lesson, key):
    return next(answer.what for answer in lesson.answers if answer.key == key)


@pytest.mark.parametrize("key", COURSES)
def test_a_course_takes_five_minutes(key):
    assert 8 <= len(COURSES[key]) <= 12
    assert len({lesson.key for lesson in COURSES[key]}) == len(COURSES[key])


@pytest.mark.parametrize(("key", "lesson"), EVERY)
def test_every_lesson_is_one_decision_with_one_right_answer(key, lesson):
    assert [answer.right for answer in lesson.answers].count(True) == 1
    assert 2 <= len(lesson.answers) <= 5
    assert bool(lesson.position) != bool(lesson.pieces)


@pytest.mark.parametrize(("key", "lesson"), PLACED)
def test_every_answer_that_is_a_move_is_legal_there(key, lesson):
    match = AnyMatch.at(GAMES[key], lesson.position())
    moves = [answer.what for answer in lesson.answers if isinstance(answer.what, Action)]
    assert set(moves) <= set(match.pending.get(LEARNER, ()))
    for move in moves:
        match.after(LEARNER, move)


@pytest.mark.parametrize(("key", "lesson"), PLACED)
def test_every_position_has_each_piece_once_and_hands_of_one_size(key, lesson):
    state, deck = lesson.position(), DECKS[GAMES[key].deck]
    if key in HANAFUDA:
        assert Counter(deck.lying(state)) in deck.wholes
        assert state.counts == tuple(map(len, state.hands))
        assert state.unturned == len(state.stock)
        played = state.held is not None or state.phase is Phase.DECIDE
        assert len(state.hands[LEARNER]) + played == len(state.hands[1]) == len(state.hands[-1])
    else:
        assert Counter(deck.lying(state)) in deck.wholes
        view = GAMES[key].view(state, LEARNER)
        sizes = [count + 3 * len(melds) for count, melds in zip(view.counts, state.melds, strict=True)]
        whole = 13 if key == "jiaxing" else 16
        assert sizes == [whole + (state.drawn is not None), whole, whole, whole]


# Hanafuda


@pytest.mark.parametrize("key", HANAFUDA)
def test_cards_match_by_month_alone(key):
    lesson = at(key, "months").lesson
    (card,) = lesson.says["card"]
    assert {answer.what: month(answer.what) == month(card) for answer in lesson.answers} == {
        answer.what: answer.right for answer in lesson.answers
    }


@pytest.mark.parametrize("key", HANAFUDA)
def test_the_card_that_matches_captures_and_then_the_stock_does(key):
    found = at(key, "match")
    hand, stock = caught(found.match, found.right.what)
    assert (hand, stock) == (
        (*found.says["card"], *found.says["caught"]),
        (*found.says["turned"], *found.says["second"]),
    )
    for wrong in ("boar", "pine"):
        assert caught(found.match, offered(found.lesson, wrong)) == [stock]


@pytest.mark.parametrize("key", HANAFUDA)
def test_of_two_cards_one_is_chosen_for_the_card_from_the_stock(key):
    found = at(key, "stock")
    assert found.match.question.about == found.says["turned"]
    assert caught(found.match, found.right.what) == [(*found.says["turned"], *found.says["bright"])]


@pytest.mark.parametrize("key", HANAFUDA)
def test_three_of_a_month_are_taken_together(key):
    found = at(key, "three")
    assert caught(found.match, found.right.what)[0] == (*found.says["card"], *found.says["caught"])
    assert caught(found.match, offered(found.lesson, "two"))[0] == (*found.says["two"], *found.says["plain"])


@pytest.mark.parametrize("key", HANAFUDA)
def test_where_nothing_matches_every_card_stays_on_the_field(key):
    found = at(key, "nothing")
    for move in found.match.pending[LEARNER]:
        assert move.pieces[0] in there(found.match.after(LEARNER, move).scene(None).pile("field")).pieces


@pytest.mark.parametrize(
    ("key", "lesson"), [*((key, "brights") for key in DECIDING), *((k, "viewing") for k in HANAFUDA)]
)
def test_the_yaku_is_made_by_the_right_card_alone_and_worth_what_is_said(key, lesson):
    found = at(key, lesson)
    made = {
        answer.key: [event.notes for event in found.match.after(LEARNER, answer.what).told if event.kind == "yaku"]
        for answer in found.lesson.answers
    }
    name = "sanko" if lesson == "brights" else "hanami"
    assert made.pop(found.right.key) == [((name, found.says["points"]),)]
    assert not any(made.values())


@pytest.mark.parametrize("key", DECIDING)
def test_who_goes_on_can_gain_what_is_said(key):
    found = at(key, "early")
    (card,), (moon,), game = found.says["card"], found.says["moon"], GAMES[key]
    scene = found.after.scene(LEARNER)
    assert card in there(scene.pile("hand", LEARNER)).pieces
    assert moon in there(scene.pile("field")).pieces
    assert not any(scene.sheet("yaku", seat) for seat in (1,))
    mine = there(scene.sheet("yaku", LEARNER))
    assert dict(mine.terms)["total"] == found.says["points"]
    near = {row.key: row.number for row in there(scene.sheet("reach", LEARNER)).rows if moon in row.pieces}
    assert near["sanko"] == (5 if key == "koikoi" else found.says["more"])
    assert found.says["more"] == near["sanko"] + (near["tsukimi"] if key == "koikoi" else 0)
    assert game.key == key


@pytest.mark.parametrize("key", DECIDING)
def test_the_other_player_lacks_the_one_card_that_is_said(key):
    found = at(key, "late")
    scene = found.match.scene(LEARNER)
    (phoenix,) = found.says["phoenix"]
    assert phoenix in there(scene.pile("field")).pieces
    assert [row.missing for row in there(scene.sheet("reach", 1)).rows if row.key == "sanko"] == [1]
    assert set(found.says["have"]) <= set(there(scene.pile("taken", 1)).pieces)
    assert len(there(scene.pile("hand", LEARNER)).pieces) == found.says["left"]
    scored = next(event.amounts[0] for event in found.after.told if event.kind == "scored" and event.seat == LEARNER)
    assert scored == found.says["doubled" if key == "koikoi" else "points"]


def test_card_points_are_counted_from_an_even_share():
    lesson = next(each for each in COURSES["hanaawase"] if each.key == "par")
    assert yaku(lesson.pieces, Rules()) == {}
    assert card_points(lesson.pieces, Rules()) == lesson.says["points"]
    rest = 264 - card_points(lesson.pieces, Rules())
    scores = settle(Rules(), 0, (card_points(lesson.pieces, Rules()), rest // 2, rest - rest // 2), (0, 0, 0)).scores
    assert scores[0] == lesson.says["score"]


def test_the_right_card_captures_most_points():
    found = at("hanaawase", "values")
    worth = {
        move: sum(card_points(cards, Rules()) for cards in caught(found.match, move))
        for move in found.match.pending[LEARNER]
    }
    assert max(worth, key=lambda move: worth[move]) == found.right.what
    assert card_points(found.says["bright"], Rules()) == 20


def test_the_oni_takes_any_card_and_is_taken_by_the_stock_alone():
    bites = at("hanaawase", "bites")
    assert caught(bites.match, bites.right.what)[0] == (*bites.says["oni"], *bites.says["bright"])
    assert len(bites.match.pending[LEARNER]) == len(there(bites.match.scene(0).pile("field")).pieces)
    lies = at("hanaawase", "lies")
    stock = (*lies.says["turned"], *lies.says["oni"])
    assert caught(lies.match, lies.right.what) == [(*lies.says["card"], *lies.says["caught"]), stock]
    assert caught(lies.match, offered(lies.lesson, "willow")) == [stock]


# Mahjong


def distance(key, match, action=None):
    """How far the learner is from a win after an action, with a tile too many after the best discard."""
    state = state_of(match) if action is None else state_of(match.after(LEARNER, action))
    hand, melds = state.hands[LEARNER], state.melds[LEARNER]
    if key == "jiaxing":
        return jiaxing.distance(hand, state.wild, melds)
    return fuzhou.distance(hand, state.gold, 5 - len(melds))


@pytest.mark.parametrize("key", MAHJONG)
def test_a_row_is_of_one_suit(key):
    lesson = at(key, "tiles").lesson
    own = (*lesson.says["low"], *lesson.says["high"])
    assert [(*own, answer.what) in SEQUENCES for answer in lesson.answers] == [a.right for a in lesson.answers]


def test_winds_and_dragons_are_flowers_in_fuzhou():
    lesson = at("fuzhou", "flowers").lesson
    assert all(TILE[tile] & FLOWERS for tile in (*lesson.pieces, *lesson.says["tile"]))


@pytest.mark.parametrize(
    ("key", "lesson"), [("jiaxing", "loose"), ("jiaxing", "wild"), ("fuzhou", "loose"), ("fuzhou", "gold")]
)
def test_the_tile_to_give_away_leaves_the_hand_nearer_to_a_win_than_the_others_named(key, lesson):
    found = at(key, lesson)
    best = distance(key, found.match, found.right.what)
    others = [distance(key, found.match, answer.what) for answer in found.lesson.answers if not answer.right]
    assert all(best < other for other in others)


@pytest.mark.parametrize(("key", "lesson"), [("jiaxing", "pong"), ("fuzhou", "chow")])
def test_the_claim_brings_the_hand_nearer_to_a_win(key, lesson):
    found = at(key, lesson)
    assert distance(key, found.match, found.right.what) < distance(key, found.match)


def test_the_claim_of_another_suit_takes_the_hand_away_from_a_win():
    found = at("jiaxing", "spoils")
    assert distance("jiaxing", found.match, offered(found.lesson, "take")) > distance("jiaxing", found.match)


def test_four_sets_and_a_pair_without_a_shape_are_no_win():
    match = at("jiaxing", "shape").match
    assert any(cuts(state_of(match).hands[LEARNER], 0, 4))
    assert WIN not in match.pending[LEARNER]


@pytest.mark.parametrize(("key", "lesson"), [("jiaxing", "won"), ("jiaxing", "counted"), ("fuzhou", "counted")])
def test_a_self_drawn_win_pays_what_is_said(key, lesson):
    found = at(key, lesson)
    assert WIN in found.match.pending[LEARNER]
    won = there(found.match.after(LEARNER, WIN).scene(None).sheet("result"))
    terms = dict(won.terms)
    assert terms["score"] == found.says["all"]
    if lesson == "counted":
        assert terms["share"] == found.says["share"]
    if key == "jiaxing":
        assert terms["tai"] == found.says["points"]
        assert terms["fan"] == (lesson == "counted")
    else:
        assert (terms["hua"], terms["jin"], terms["one"], terms["double"]) == (
            found.says["flowers"],
            found.says["golds"],
            1,
            2,
        )


def test_the_points_of_the_first_win_are_the_four_that_are_named():
    won = there(at("jiaxing", "won").after.scene(None).sheet("result"))
    assert [(row.key, row.number) for row in won.rows] == [
        ("mixed", 2),
        ("seat_wind", 1),
        ("round_wind", 1),
        ("no_wild", 1),
    ]


def test_nobody_wins_on_a_discard_in_jiaxing():
    found = at("jiaxing", "discarded")
    (tile,) = found.says["tile"]
    assert WIN not in found.match.pending.get(LEARNER, ())
    state = state_of(found.match)
    assert jiaxing.may_win(state.rules, state.hands[LEARNER] + TILE[tile], state.wild, ())


def test_a_third_claim_makes_a_contract_while_the_hand_is_far():
    found = at("jiaxing", "contract")
    after = found.match.after(LEARNER, offered(found.lesson, "take"))
    assert there(after.scene(LEARNER).badge("contract")).args
    assert distance("jiaxing", found.match) >= 3


def test_a_win_on_a_discard_pays_what_is_said():
    found = at("fuzhou", "won")
    won = dict(there(found.after.scene(None).sheet("result")).terms)
    assert (won["hua"], won["one"], won.get("double", 1)) == (found.says["flowers"], 1, 1)
    assert won["share"] == found.says["points"]


def test_what_was_passed_and_a_lone_gold_bar_a_win_that_would_be_complete():
    for lesson, tile in (("locked", "s8"), ("lone", "p2")):
        match = at("fuzhou", lesson).match
        assert at("fuzhou", lesson).says["tile"] == (tile,)
        assert WIN not in match.pending.get(LEARNER, ())
        assert fuzhou.complete(state_of(match).hands[LEARNER] + TILE[tile], state_of(match).gold, 5)


def test_three_golds_win_with_a_hand_that_is_not_complete():
    found = at("fuzhou", "three")
    assert not fuzhou.complete(state_of(found.match).hands[LEARNER], state_of(found.match).gold, 5)
    assert ("three_golds", found.says["special"]) in [
        (row.key, row.number) for row in there(found.after.scene(None).sheet("result")).rows
    ]
