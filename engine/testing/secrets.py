"""Promises about secrets: no viewer sees what they must not know, and a guess can fill in the rest."""

from engine.core import AnyMatch, Ask, PublicQuestion, Rng, shared
from engine.testing.plans import LONGEST, Plan, asked_of, default, eyes, state_of

LOOKS = 50
"""Maximum number of consecutive moves before which every viewer guesses. Short plans use a third as many."""


def what_everybody_sees_is_one_class_of_state_and_view(plan: Plan) -> None:
    """Check that the public fields are equal in the State, in every View and in every guess.

    So these fields contain no secret, and the open question is derived from them alone.
    """
    game, rng, stops = plan.game, plan.rng("open"), plan.stops(8)
    for match, seat, action in plan.moves():
        if match.seq not in stops:
            continue
        state = state_of(match)
        question, seen = game.asks(state), shared(game.open, state)
        assert isinstance(state, game.open)
        assert question.ask is Ask.WINDOW or set(match.pending) <= question.public <= set(range(plan.seats))
        for eye in eyes(match):
            view = match.view(eye)
            assert isinstance(view, game.open)
            assert not isinstance(view, game.state)
            for other in (view, game.guess(view, rng)):
                assert shared(game.open, other) == seen
                assert (game.asks(other), game.price(other)) == (question, game.price(state))
            assert match.scene(eye).question in (question, question.heard(eye))
        assert match.scene(None).question == question
        after = match.fork()
        if not after.play(seat, action):
            assert game.asks(state_of(after)) == question
    assert game.asks(state_of(plan.played())) == PublicQuestion(Ask.OVER)


def no_view_leaks(plan: Plan) -> None:
    """Check that a guess looks the same to its viewer, but looks different to other seats."""
    rng, total, looks = plan.rng("guess"), plan.played().seq, min(LOOKS, plan.long // 3)
    first = rng.below(max(1, total - looks))
    differs = dict.fromkeys(eyes(plan.match()), False)
    for match, _, _ in plan.moves():
        if first <= match.seq < first + looks:
            for eye in eyes(match):
                differs[eye] |= _guesses(match, eye, rng)
    assert all(differs.values())


def _guesses(match: AnyMatch, eye: int | None, rng: Rng) -> bool:
    """Return whether a guess differs from the true state for another seat."""
    view, scene, game = match.view(eye), match.scene(eye), match.game
    assert scene.viewer == eye
    others = [other for other in range(match.seats) if other != eye]
    different = False
    for number in range(2):
        guess = game.guess(view, Rng(rng.bytes(8), number))
        assert game.view(guess, eye) == view
        assert game.scene(game.view(guess, eye)) == scene
        assert asked_of(game.pending(guess), eye) == asked_of(match.pending, eye)
        different |= any(game.view(guess, other) != match.view(other) for other in others)
    return different


def a_guess_can_be_played_on(plan: Plan) -> None:
    """Check that a guessed state can be played to its end with safe defaults."""
    rng, stops = plan.rng("imagine"), plan.stops(2)
    for match, _, _ in plan.moves():
        if match.seq in stops:
            state = plan.game.guess(match.view(rng.below(plan.seats)), rng)
            for made in range(LONGEST):
                pending = plan.game.pending(state)
                if not pending:
                    break
                seat, legal = next(iter(pending.items()))
                state = plan.game.apply(state, seat, default(legal, made, plan.long)).state
            assert plan.game.result(state) is not None


PROMISES = (
    what_everybody_sees_is_one_class_of_state_and_view,
    no_view_leaks,
    a_guess_can_be_played_on,
)
