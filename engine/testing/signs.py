"""Promises about scenes: their signs are declared, and their hands are numbered in order."""

from engine.core import AnyMatch, Payment
from engine.testing.plans import Plan, eyes


def every_sign_is_declared(plan: Plan) -> None:
    """Check that all badges with their owners, and all terms of scores, are declared.

    Other tests check verbs and events.
    """
    stops = plan.stops(20)
    for match in (match for match, _, _ in plan.moves() if match.seq in stops):
        _shows_what_is_declared(match)
    _shows_what_is_declared(plan.played())


def _shows_what_is_declared(match: AnyMatch) -> None:
    signs = {sign.key: sign.at for sign in match.game.signs}
    terms = {term.key for term in match.game.terms}
    for eye in eyes(match):
        whose = {"table": (None,), "seat": range(match.seats), "own": () if eye is None else (eye,)}
        scene = match.scene(eye)
        assert all(badge.seat in whose[signs[badge.key]] for badge in scene.badges), scene.badges
        for sheet in scene.sheets:
            scored = sheet.key in ("result", "count", "yaku")
            assert not scored or {key for key, _ in sheet.terms} <= terms, sheet
            assert all(isinstance(payment, Payment) for payment in sheet.payments), sheet


def a_scene_numbers_its_hands(plan: Plan) -> None:
    """Check that the hands of a match are numbered one by one.

    A scene's `settled` must be the number of the current hand or of the previous one. At the end it must equal the
    number of hands in the result.
    """
    before = 0
    for match, _, _ in plan.moves():
        scene = match.scene(None)
        assert before <= scene.hand <= before + 1
        assert scene.settled in (scene.hand - 1, scene.hand)
        before = scene.hand
    last = plan.played()
    assert last.result is not None
    assert last.result.hands == last.scene(None).settled


PROMISES = (
    every_sign_is_declared,
    a_scene_numbers_its_hands,
)
