"""Cards that are alike in all games: the kasu of a month, and the lightning among them (CD-5, CD-13, KK-16)."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine import GAMES
from engine.core import Action, AnyGame, Event, Rng, Rules, VoidDeal
from engine.core.codec import decode, encode
from engine.hanafuda.cards import CARDS, KASU, month, ordered
from tests.kinds.hanafuda import ONE_ROUND
from tests.there import there

TURNED = {"K1": "K2", "K2": "K1"}
PAULOWNIA = {"12K1": "12K2", "12K2": "12K3", "12K3": "12K1"}


def other(card: str) -> str:
    """Another kasu of the same month; any other card is itself."""
    if month(card) in (11, 12):
        return PAULOWNIA.get(card, card)
    return card[:2] + TURNED.get(card[2:], card[2:])


def told(events: tuple[Event, ...], exchanged: bool) -> list[object]:
    """What happened, whatever the order in which cards of one event are named."""
    return [
        replace(event, pieces=tuple(sorted(map(other, event.pieces) if exchanged else event.pieces)))
        for event in events
        if event.pieces is not None
    ]


def one_round(game: AnyGame) -> Rules:
    known = {option.name for option in game.rules.options()}
    return game.rules.parse({name: value for name, value in ONE_ROUND.items() if name in known})


def play_both(game: AnyGame, rng: Rng) -> Counter[str]:
    """A round by chance, and the same with the kasu of every month exchanged; the kinds of its events."""
    order, seats, rules = rng.shuffled(CARDS), game.seats[-1], one_round(game)
    one = game.deal(rules, seats, 0, order)
    two = game.deal(rules, seats, 0, tuple(map(other, order)))
    found = Counter[str]()
    while asked := game.pending(one):
        again = game.pending(two)
        for seat, legal in asked.items():
            exchanged = {Action(action.verb, tuple(map(other, action.pieces))) for action in legal}
            assert exchanged == set(again[seat])
        seat = min(asked)
        action = rng.pick([action for action in asked[seat] if action.verb not in ("finish", "resign")])
        step = game.apply(one, seat, action)
        mirror = game.apply(two, seat, Action(action.verb, tuple(map(other, action.pieces))))
        assert told(step.events, exchanged=True) == told(mirror.events, exchanged=False)
        found.update(event.kind for event in step.events)
        one, two = step.state, mirror.state
    assert game.result(one) == game.result(two)
    return found


@pytest.mark.parametrize("key", ["koikoi", "stopgo", "hanaawase"])
def test_cd5_the_kasu_of_a_month_do_the_same_and_are_worth_the_same(key: str) -> None:
    rng, found = Rng(b"alike", key), Counter[str]()
    for _ in range(6):
        try:
            found += play_both(GAMES[key], rng)
        except VoidDeal:
            continue
    assert min(found[kind] for kind in ("captured", "turned", "scored")) > 1


@pytest.mark.parametrize("key", ["koikoi", "stopgo", "hanaawase"])
def test_cd13_the_lightning_captures_as_every_card_of_its_month_unless_the_oni_is_played(key: str) -> None:
    game = GAMES[key]
    state = game.deal(game.rules(), game.seats[0], 0, Rng(b"lightning").shuffled(CARDS))
    for card in CARDS:
        assert replace(state, field=(card,)).meets("11K1") == replace(state, field=(card,)).meets("11H")


def choices(game: AnyGame, rules: Rules, seed: int) -> Iterator[tuple[Any, tuple[Action, ...]]]:
    """The states of a match by chance in which a card is chosen on the field, with the legal actions."""
    rng = Rng(b"equal %d" % seed)
    state = game.start(rules, game.seats[-1], bytes([seed])).state
    while asked := game.pending(state):
        seat = min(asked)
        if asked[seat][0].verb == "take":
            yield state, asked[seat]
        state = game.apply(state, seat, rng.pick([each for each in asked[seat] if each.verb != "finish"])).state


def exchanged(game: AnyGame, state: Any, one: str, two: str) -> Any:
    """The open round with two cards in each other's place, and piles in the order of their cards."""
    text = re.sub(f'"({one}|{two})"', lambda found: f'"{two if found[1] == one else one}"', encode(state).decode())
    swapped = replace(decode(game.state, text), last=None, best=())  # of rounds that are over
    return replace(swapped, field=ordered(swapped.field), taken=tuple(map(ordered, swapped.taken)))


SETTINGS = [
    ("koikoi", {}),
    ("koikoi", {"sake_cup_bake": True, "set_extras": "replace"}),
    ("stopgo", {"triple_capture": "one", "month_card": "round"}),
    ("hanaawase", {}),
    ("hanaawase", {"oni": True}),
]


@pytest.mark.parametrize(("key", "settings"), SETTINGS, ids=str)
def test_kk16_a_choice_between_kasu_of_one_month_is_equal_and_any_other_is_asked(
    key: str, settings: dict[str, object]
) -> None:
    game, found = GAMES[key], Counter[bool]()
    for seed in range(5):
        for state, legal in choices(game, game.rules.parse(settings), seed):
            cards = [action.pieces[0] for action in legal]
            alike = KASU.issuperset(cards) and len({*map(month, cards)}) == 1
            assert dict(there(game.equal)(state)) == ({state.mover: legal[0]} if alike else {})
            found[alike] += 1
            one, *others = [game.apply(state, state.mover, action).state for action in legal]
            for card, two in zip(cards[1:], others if alike else (), strict=False):
                if two.history == state.history:
                    assert exchanged(game, two, cards[0], card) == exchanged(game, one, "", "")
    assert min(found[True], found[False]) > 0
