"""What `hard` thinks with: the kernel against the games, likely deals against the log, and the score of the match."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine import GAMES, judge
from engine.ai.compiled import array
from engine.core import READY, Action, Effort, Rng
from engine.hanaawase import learned as hanaawase
from engine.hanafuda import judge as module
from engine.hanafuda import kernel
from engine.hanafuda.cards import CARDS, ID
from engine.hanafuda.judge import KINDS, MOST, STEP, Search, moves, position
from engine.hanafuda.judge import _last as last_round  # pyright: ignore[reportPrivateUsage]
from engine.hanafuda.likely import Deals, turns
from engine.hanafuda.piles import pile
from engine.hanafuda.state import Phase
from engine.koikoi import learned as koikoi
from engine.stopgo import learned as stopgo
from engine.stopgo.score import settle
from tests.engine.ai.positions import positions
from tests.engine.koikoi.test_dealt_yaku import holders
from tests.sampling import counts, slow_but

LEARNED: dict[str, Any] = {"koikoi": koikoi, "stopgo": stopgo, "hanaawase": hanaawase}
PLAIN: dict[str, dict[str, Any]] = {"stopgo": {"hand_yaku": "off"}, "hanaawase": {"oni": False}, "koikoi": {}}
"""Of a hand yaku only its owner knows, and of the oni the kernel does not."""


def begun(key: str, rng: Rng, **settings: Any) -> Any:
    """A state under random rules whose first round has begun."""
    game = GAMES[key]
    while True:
        chosen = {option.name: rng.pick(option.offer) for option in game.rules.options()}
        state = game.start(game.rules(**(chosen | PLAIN[key] | settings)), rng.pick(game.seats), rng.bytes(32)).state
        for seat in state.seats:
            asked = game.pending(state)[seat]
            state = game.apply(state, seat, READY if READY in asked else asked[0]).state
        if state.phase in KINDS:
            return state


def asked(key: str, state: Any) -> tuple[int, tuple[Action, ...]]:
    ((seat, legal),) = GAMES[key].pending(state).items()
    return seat, legal


def truth(state: Any) -> list[int]:
    """The hidden cards as a deal of the kernel."""
    row = [0] * kernel.WIDTH
    for seat, hand in enumerate(state.hands):
        row[seat] = sum(1 << ID[card] for card in hand)
    row[kernel.STOCK : kernel.STOCK + len(state.stock)] = [ID[card] for card in state.stock]
    return row


def promised(key: str, state: Any, seat: int, action: Action) -> set[tuple[int, ...]]:
    """What the kernel says the round will pay if the policy goes on after that action."""
    view = GAMES[key].view(state, seat)
    tried, pays = moves(view, action), array([0] * 6)
    found: set[tuple[int, ...]] = set()
    for move in tried:
        start, deal = array(position(view)), array(truth(state))
        tables = LEARNED[key].lookups(view)
        kernel.tried(start, start.copy(), KINDS[view.phase], array([move]), deal, 0, 1, pays, tables)
        found.add(tuple(int(pay) for pay in pays[: len(state.seats)]))
    return found


def agrees(key: str, rng: Rng) -> None:
    """One round: what the kernel promises at every decision comes true when the policy plays it by the game."""
    state, said = begun(key, rng), list[set[tuple[int, ...]]]()
    while not state.history and state.result is None:
        seat, legal = asked(key, state)
        action = LEARNED[key].policy(GAMES[key].view(state, seat), legal)
        said.append(promised(key, state, seat, action))
        state = GAMES[key].apply(state, seat, action).state
    (paid,) = state.history
    assert all(paid in each for each in said)
    assert said[-1] == {paid}


@counts(2, slow=9, full=3000)
@pytest.mark.parametrize("key", LEARNED)
def test_the_kernel_plays_rounds_to_the_end_that_they_have_by_the_game_under_any_rules(key: str, count: int) -> None:
    rng = Rng(b"kernel", key)
    for _ in range(count):
        agrees(key, rng)


@pytest.mark.parametrize("key", LEARNED)
def test_the_log_tells_the_field_before_every_turn(key: str) -> None:
    rng = Rng(b"log", key)
    state, fields = begun(key, rng), list[tuple[int, frozenset[int]]]()
    while not state.history and state.result is None:
        seat, legal = asked(key, state)
        if state.held is None and state.phase is Phase.PLAY:
            told = [(mover, field) for mover, field, _ in turns(GAMES[key].view(state, seat))]
            assert told == fields[::-1]
            fields.append((seat, frozenset(ID[card] for card in state.field)))
        state = GAMES[key].apply(state, seat, rng.pick(legal)).state
    assert len(fields) > 3


@pytest.mark.parametrize("key", LEARNED)
def test_a_deal_gives_every_hidden_card_one_place_and_every_hand_its_size(key: str) -> None:
    rng = Rng(b"deals", key)
    state = begun(key, rng)
    for _ in range(7):
        seat, legal = asked(key, state)
        state = GAMES[key].apply(state, seat, rng.pick(legal)).state
    seat, _ = asked(key, state)
    view = GAMES[key].view(state, seat)
    rows = Deals(view, rng).rows(20)
    for at in range(0, len(rows), kernel.WIDTH):
        hands = rows[at : at + len(state.seats)]
        stock = rows[at + kernel.STOCK : at + kernel.STOCK + view.unturned]
        assert [hand.bit_count() for hand in hands] == list(view.counts)
        assert hands[seat] == sum(1 << ID[card] for card in view.hand)
        dealt = [card for hand in hands for card in range(48) if hand >> card & 1] + stock
        seen = {ID[card] for card in (*view.field, *(view.held,) * bool(view.held), *sum(view.taken, ()))}
        assert sorted(dealt) == sorted(set(range(48)) - seen)


def ending(key: str, rng: Rng, cards: int) -> tuple[Any, int, tuple[Action, ...]]:
    """A turn in which the seats hold so many cards together, where there is something to choose."""
    while True:
        state = begun(key, rng)
        while not state.history and state.result is None:
            seat, legal = asked(key, state)
            if state.phase in KINDS and sum(state.counts) <= cards and len(legal) > 1:
                return GAMES[key].view(state, seat), seat, legal
            state = GAMES[key].apply(state, seat, rng.pick(legal)).state


@pytest.mark.parametrize("key", slow_but(["stopgo", "hanaawase"], [*LEARNED]))
def test_every_deal_of_the_last_turns_is_there_once_and_as_likely_as_it_is_drawn(key: str) -> None:
    view, seat, _ = ending(key, Rng(b"every", key), 3)
    deals = Deals(view, Rng(b"all"))
    rows, weights = deals.every()
    draws = sum(view.counts) + (view.phase is Phase.CHOOSE_HAND)

    def told(rows: list[int], at: int) -> tuple[int, ...]:
        return tuple(rows[at : at + kernel.STOCK + draws])

    whole = [told(rows, at) for at in range(0, len(rows), kernel.WIDTH)]
    assert len({*whole}) == len(whole) == len(weights) == deals.count()
    assert all(hands[seat] == sum(1 << ID[card] for card in view.hand) for hands in whole)
    drawn = deals.rows(400)
    assert {told(drawn, at) for at in range(0, len(drawn), kernel.WIDTH)} <= {*whole}
    other = (seat + 1) % len(view.seats)
    for card in {card for hands in whole for card in range(48) if hands[other] >> card & 1}:
        holds = sum(weight for hands, weight in zip(whole, weights, strict=True) if hands[other] >> card & 1)
        held = sum(drawn[at + other] >> card & 1 for at in range(0, len(drawn), kernel.WIDTH))
        assert held / 400 == pytest.approx(holds / sum(weights), abs=0.09)


@pytest.mark.parametrize("key", LEARNED)
def test_in_the_last_turns_nothing_is_left_to_luck(key: str) -> None:
    for number in range(3):
        view, _, legal = ending(key, Rng(b"ending", key, number), 2)
        deals = Deals(view, Rng(b"1")).count()
        one, other = (judge(GAMES[key], view, legal, Rng(luck), Effort(deals)) for luck in (b"1", b"2"))
        assert {each.action: each.chance for each in one} == pytest.approx({each.action: each.chance for each in other})
        assert {each.error for each in one} == {0.0}


@pytest.mark.parametrize("key", slow_but("koikoi", [*LEARNED]))
def test_in_the_last_turns_who_is_told_enough_too_soon_says_how_unsure_it_is(key: str) -> None:
    for number in range(10):
        view, _, legal = ending(key, Rng(b"ending", key, number), 3)
        count = Deals(view, Rng(b"1")).count()
        if STEP < count <= MOST:
            judged = judge(GAMES[key], view, legal, Rng(b"1"), Effort(count, lambda: True))
            if any(each.error > 0 for each in judged):
                return
    pytest.fail("none of ten positions is in doubt")


def test_however_many_samples_there_are_only_so_many_deals_are_made_before_the_first_is_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counts, every = list[int](), Deals.every
    monkeypatch.setattr(Deals, "every", lambda deals: counts.append(deals.count()) or every(deals))
    for number in range(10):
        view, _, legal = ending("stopgo", Rng(b"many", number), 5)
        judge(GAMES["stopgo"], view, legal, Rng(b"1"), Effort(10**6, lambda: True))
        if counts:
            break
    assert 0 < max(counts) <= MOST


@pytest.mark.parametrize("key", LEARNED)
def test_easy_brings_its_best_card_home_whatever_that_captures(key: str) -> None:
    game = GAMES[key]
    state = begun(key, Rng(b"home"), rounds=1)
    hand, field = ("03K1", "08H"), ("03K2", "08K1", "11H")
    rest = [card for card in CARDS if card not in (*hand, *field)]
    state = replace(
        state,
        field=field,
        hands=tuple(hand if seat == state.mover else tuple(rest[2 * seat : 2 * seat + 2]) for seat in state.seats),
        counts=(2,) * len(state.seats),
        stock=tuple(rest[6:]),
        unturned=len(rest) - 6,
    )
    seat, legal = asked(key, state)
    assert game.players["easy"](game.view(state, seat), legal, Rng(b"1")).pieces == ("08H",)


def test_who_left_a_bright_lying_is_dealt_what_takes_it_less_often() -> None:
    state = begun("koikoi", Rng(b"lying"), rounds=1)
    left = ("01H", "02K1")
    mover, other = state.mover, 1 - state.mover
    hidden = [card for card in CARDS if card not in left and card != "12K1"]
    state = replace(
        state,
        field=(*left, "12K1"),
        hands=tuple(tuple(hidden[:8]) if seat == mover else tuple(hidden[8:15]) for seat in (0, 1)),
        counts=tuple(8 if seat == mover else 7 for seat in (0, 1)),
        stock=tuple(hidden[15:]),
        unturned=len(hidden) - 15,
        dealer=other,
        trail=(("12K1", "played"), ("02K1", "turned")),
    )
    view = GAMES["koikoi"].view(replace(state, hands=tuple(tuple(hidden[20:28]) for _ in (0, 1))), mover)
    rows = Deals(view, Rng(b"1")).rows(400)
    hands = [rows[at + other] for at in range(0, len(rows), kernel.WIDTH)]
    takes = sum(hand >> ID["01R"] & 1 for hand in hands)
    idle = sum(hand >> ID["05R"] & 1 for hand in hands)
    assert takes * 2 < idle


def decided(scores: tuple[int, int]) -> str:
    """What `hard` does with 5 points in the last round of a match that stands like this, with four cards left."""
    game = GAMES["koikoi"]
    state = begun("koikoi", Rng(b"decide"), **{**settings_of_kirin(), "rounds": 2})
    mover = state.mover
    mine, others, field = (tuple(card for card in CARDS if card[:2] == month) for month in ("06", "11", "04"))
    bright = ("01H", "03H", "08H", "01K1", "03K1", "08K1")
    seen = {*mine, *others, *field, *bright}
    stock = tuple(card for card in CARDS if card not in seen)
    state = replace(
        state,
        round=2,
        history=(scores if mover == 0 else scores[::-1],),
        phase=Phase.DECIDE,
        risen=tuple(5 if seat == mover else 0 for seat in (0, 1)),
        taken=tuple(bright if seat == mover else () for seat in (0, 1)),
        field=field,
        hands=(mine, others) if mover == 0 else (others, mine),
        counts=(4, 4),
        stock=stock,
        unturned=len(stock),
    )
    view = game.view(state, mover)
    return game.players["hard"](view, game.pending(state)[mover], Rng(b"1"), Effort(60)).verb


def settings_of_kirin() -> dict[str, Any]:
    rules = GAMES["koikoi"].presets["kirin"]
    return {option.name: getattr(rules, option.name) for option in rules.options()} | {"overtime": "none"}


def test_hard_stops_where_that_wins_the_match_and_goes_on_where_it_would_lose_it() -> None:
    assert decided((0, 0)) == "agari"
    assert decided((0, 6)) == "koikoi"


@pytest.mark.parametrize(("seats", "payment"), [(2, "score"), (2, "zero_sum"), (3, "score"), (3, "zero_sum")])
def test_in_the_last_round_all_stop_with_the_fewest_points_that_win_the_match(seats: int, payment: str) -> None:
    rng, found = Rng(b"needed"), list[int]()
    while len(found) < 3:
        state = begun("stopgo", rng, rounds=3, payment=payment)
        if len(state.seats) != seats:
            continue
        paid = [settle(state.rules, 0, seats, winner=rng.below(seats), points=rng.below(6)).scores for _ in range(2)]
        view = GAMES["stopgo"].view(replace(state, history=tuple(paid)), state.mover)
        needs = last_round(view, stopgo.lookups(view), 100.0)[kernel.RULES].need

        def wins(seat: int, points: int, view: Any = view) -> bool:
            scores = settle(view.rules, view.dealer, seats, winner=seat, points=points).scores
            total = [own + more for own, more in zip(view.scores, scores, strict=True)]
            return total[seat] == max(total) and total.count(total[seat]) == 1

        for seat in view.seats:
            need = int(needs[seat])
            assert wins(seat, need)
            assert need == 1 or not wins(seat, need - 1)
            found.append(need)


@pytest.mark.parametrize("key", LEARNED)
def test_hard_needs_a_few_deals_only_where_it_is_told_enough_at_once(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tried, seen = kernel.tried, list[tuple[int, int]]()

    def noted(*given: Any) -> None:
        seen.append(given[5:7])
        tried(*given)

    monkeypatch.setattr(kernel, "tried", noted)
    state = begun(key, Rng(b"at once", key))
    seat, legal = asked(key, state)
    judge(GAMES[key], GAMES[key].view(state, seat), legal, Rng(b"4"), Effort(10**6, lambda: True))
    assert seen == [(0, STEP)]
    judge(GAMES[key], GAMES[key].view(state, seat), legal, Rng(b"4"), Effort(STEP + 2))
    assert seen[1:] == [(0, STEP), (STEP, STEP + 2)]


def test_with_the_oni_hard_takes_the_moves_that_the_oni_has() -> None:
    rng, game = Rng(b"oni"), GAMES["hanaawase"]
    for _ in range(2):
        state = begun("hanaawase", rng, oni=True)
        for _ in range(6):
            if state.history or state.result:
                break
            seat, legal = asked("hanaawase", state)
            action = game.players["hard"](game.view(state, seat), legal, rng, Effort(2))
            state = game.apply(state, seat, action).state


@pytest.mark.parametrize(("behind", "expected"), [(9, "play_on"), (1, "declare"), (-9, "declare")])
def test_a_dealt_yaku_is_declared_in_the_last_round_where_it_does_not_lose_the_match(
    behind: int, expected: str
) -> None:
    """Three points end the round at once (KK-12)."""
    state = holders(other_holds=False).state
    state = replace(state, round=6, history=((0, max(behind, 0)), (max(-behind, 0), 0), *[(0, 0)] * 3))
    game = GAMES["koikoi"]
    found = judge(game, game.view(state, 0), game.pending(state)[0], Rng(b"dealt"))
    assert found[0].action.verb == expected
    if behind == 9:
        assert [each.chance for each in found if each.action.verb == "declare"] == [0.0]


def trusting(monkeypatch: pytest.MonkeyPatch, deals: int) -> None:
    """From now on, the policy's own estimates count as much as so many deals."""
    monkeypatch.setattr(module, "TRUST", deals)
    monkeypatch.setattr(module, "TRUST_IN_CALLS", deals)


@pytest.mark.parametrize("key", LEARNED)
def test_the_more_the_policys_estimates_count_the_more_the_best_is_what_the_policy_plays(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    same, told = {0: 0, 10**9: 0}, 0
    monkeypatch.setattr(module, "SURE", 10**9)
    for number, (game, state, seat, legal) in enumerate(islice(positions(key, "trust", apart=5), 24)):
        view = game.view(state, seat)
        last = len(view.history) + 1 == view.rules.rounds
        if view.phase not in (Phase.PLAY, Phase.DECIDE) or Deals(view, Rng(b"")).count() <= MOST or last:
            continue
        told += 1
        for deals in same:
            trusting(monkeypatch, deals)
            rated = judge(game, view, legal, Rng(b"luck", number), Effort(20))
            (own,) = (each.chance for each in rated if each.action == LEARNED[key].policy(view, legal))
            same[deals] += own == pytest.approx(rated[0].chance, abs=1e-6)
    assert told > 10
    assert same[10**9] == told > same[0]


@pytest.mark.slow
@pytest.mark.parametrize("key", LEARNED)
def test_what_an_action_is_behind_the_best_is_counted_in_the_deals_of_both(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    count, told, dropped, searches = 7, 0, 0, list[Search]()
    trusting(monkeypatch, 0)
    run = Search.run
    monkeypatch.setattr(Search, "run", lambda self, *args: (searches.append(self), run(self, *args))[-1])
    for number, (game, state, seat, legal) in enumerate(islice(positions(key, "beside", apart=5), count)):
        view = game.view(state, seat)
        if view.phase not in KINDS:
            continue
        best, *others = judge(game, view, legal, Rng(b"luck", number), Effort(200))
        tried = searches[-1]
        pays = {action: tried.pays[move] for move, action in tried._of if len(moves(view, action)) == 1}  # pyright: ignore[reportPrivateUsage]
        if tried._likely or best.action not in pays:  # pyright: ignore[reportPrivateUsage]
            continue
        for other in others:
            own = pays.get(other.action)
            if own is None:
                continue
            gaps = [one[seat] - two[seat] for one, two in zip(pays[best.action], own, strict=False)]
            assert best.points - other.points == pytest.approx(sum(gaps) / len(gaps))
            dropped += len(own) < len(pays[best.action])
            told += 1
    assert told > 5 * count // 6
    assert dropped > count // 12


def test_the_last_card_of_a_round_takes_what_scores_most() -> None:
    """Nothing else is to come for its seat, so what has been learned of a pile is of no use."""
    lookups, scored = koikoi._tables(koikoi.Rules(), 0, ""), 0  # pyright: ignore[reportPrivateUsage]
    for number in range(400):
        order = Rng(b"last card", number).shuffled(range(48))
        drawn = order[0]
        *lying, fourth = (card for card in order[1:] if card // 4 == drawn // 4)
        rest = [*(card for card in order if card // 4 != drawn // 4), fourth]
        row = [0] * kernel.SIZE
        row[kernel.FIELD] = sum(1 << card for card in (*lying, *rest[:6]))
        for seat in (0, 1):
            own = rest[6 + seat :: 2]
            row[kernel.PILES + seat] = pile(CARDS[card] for card in own)
            row[kernel.TAKEN + seat] = sum(1 << card for card in own)
            row[kernel.RISEN + seat] = kernel.worth(row[kernel.PILES + seat], lookups)
        points = {
            1 << card % 4: kernel.worth(row[kernel.PILES] | pile((CARDS[drawn], CARDS[card])), lookups)
            for card in lying
        }
        if max(points.values()) > row[kernel.RISEN]:
            assert points[kernel.taken_by(array(row), drawn, lookups)] == max(points.values())
            scored += len(set(points.values())) > 1
    assert scored > 50
