"""A match beside its game: who may sit, what is counted and told, and what is refused."""

import dataclasses
from typing import Any

import pytest

from engine import GAMES
from engine.core import Action, AnyGame, Event, IllegalAction, Match, Record, Result, Rules, Scene, around, version_of
from engine.core.match import SCENES, _scene
from engine.testing.plans import state_of

GAME = GAMES["koikoi"]


def begun(seed: bytes = b"seed") -> Match:
    match = Match(GAME, GAME.rules(), 2, seed)
    for seat in (0, 1):
        match.play(seat, match.pending[seat][0])
    return match


def test_moves_and_questions_are_counted() -> None:
    match = Match(GAME, GAME.rules(), 2, b"seed")
    assert (match.seq, match.number, match.result) == (0, 1, None)
    match.play(0, match.pending[0][0])
    assert (match.seq, match.number) == (1, 1)
    match.play(1, match.pending[1][0])
    assert (match.seq, match.number) == (2, 2)


def test_a_refused_move_is_not_recorded() -> None:
    match = begun()
    before = match.snapshot(), match.record()
    with pytest.raises(IllegalAction):
        match.play(0, GAME.pending(GAME.start(GAME.rules(), 2, b"seed").state)[0][1])
    assert (match.snapshot(), match.record()) == before


def test_the_latest_24_events_are_kept() -> None:
    match, told = begun(), []
    while match.pending:
        seat, legal = next(iter(match.pending.items()))
        told += match.play(seat, legal[0])
        assert len(match.told) == 48 or len(told) < 48
        assert match.told[-min(48, len(told)) :] == tuple(told[-48:])
    assert len(told) > 48


def test_a_match_is_not_for_another_number_of_seats() -> None:
    with pytest.raises(ValueError, match="koikoi is not for 5 players"):
        Match(GAME, GAME.rules(), 5, b"seed")


def test_a_record_with_a_move_that_is_not_legal_is_refused() -> None:
    record = begun().record()
    with pytest.raises(IllegalAction):
        Match.replay(GAME, dataclasses.replace(record, moves=record.moves + record.moves[:1]))


def test_another_version_of_a_game_replays_its_own_matches_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    replayed = list[str]()
    whole = Match.replay
    monkeypatch.setattr(Match, "replay", lambda game, record: replayed.append(game.key) or whole(game, record))
    kept = {key: Match(game, game.rules(), game.seats[0], b"seed") for key, game in GAMES.items()}
    later = {key: dataclasses.replace(GAMES[key], version=GAMES[key].version + (key == "koikoi")) for key in GAMES}
    assert [key for key in GAMES if version_of(GAMES[key]) != version_of(later[key])] == ["koikoi"]
    for key, match in kept.items():
        restored = Match.restore(later[key], match.record(), match.snapshot())
        assert (restored.record(), restored.pending) == (match.record(), match.pending)
    assert replayed == ["koikoi"]
    replayed.clear()
    Match.restore(later["koikoi"], kept["koikoi"].record(), Match(later["koikoi"], GAME.rules(), 2, b"seed").snapshot())
    assert not replayed, "once replayed it is kept under the new version"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_scene_is_made_once_for_each_viewer_until_the_match_goes_on(game: AnyGame) -> None:
    made = list[int | None]()

    def scene(view: Any) -> Scene:
        made.append(view.viewer)
        return game.scene(view)

    match = Match(dataclasses.replace(game, scene=scene), game.rules(), game.seats[0], b"seed")
    viewers = [None, *range(match.seats)]
    for _ in range(4):
        made.clear()
        for _ in range(3):
            fork = match.fork()
            for viewer in viewers:
                fresh = game.scene(game.view(state_of(match), viewer))
                assert match.scene(viewer) == fork.scene(viewer) == fresh
        assert made == viewers
        seat, legal = next(iter(match.pending.items()))
        match.play(seat, legal[0])


def test_a_fork_that_plays_on_changes_no_scene_of_its_match() -> None:
    match = begun()
    before, fork = {viewer: match.scene(viewer) for viewer in (None, 0, 1)}, match.fork()
    seat, legal = next(iter(fork.pending.items()))
    fork.play(seat, legal[0])
    assert fork.scene(None) != before[None]
    assert {viewer: match.scene(viewer) for viewer in before} == before


def test_only_so_many_scenes_are_kept() -> None:
    for number in range(SCENES + 50):
        Match(GAME, GAME.rules(), 2, bytes([number])).scene(0)
    assert _scene.cache_info().currsize == SCENES


KOIKOI = GAMES["koikoi"]


@pytest.mark.parametrize("text", ["ready", "take 03H", "chow p4 p5"])
def test_an_action_is_its_text(text: str) -> None:
    assert str(Action.parse(text)) == text
    verb, *pieces = text.split()
    assert Action.parse(text) == Action(verb, tuple(pieces))


@pytest.mark.parametrize("text", ["", " ", " ready", "ready ", "take  03H", "take 03H\n"])
def test_any_other_text_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match="is not an action"):
        Action.parse(text)


def test_the_pieces_of_a_secret_event_are_hidden_from_everybody_else() -> None:
    event = Event("drawn", 1, ("p4",), secret=True)
    assert event.seen_by(1) == event
    assert event.seen_by(0).pieces is None
    assert event.seen_by(None).pieces is None
    assert Event("drawn", 1, ("p4",)).seen_by(0).pieces == ("p4",)


@pytest.mark.parametrize(
    ("points", "last", "places"),
    [((3, 5, 1), None, (2, 1, 3)), ((3, 3, 1), None, (1, 1, 3)), ((9, 5, 1), 0, (3, 1, 2)), ((0, 0, 0), 1, (1, 3, 1))],
)
def test_places_follow_the_points_and_who_resigned_is_last(points: tuple, last: int | None, places: tuple) -> None:
    result = Result.ranked(points, "played", 1, last)
    assert (result.places, result.last) == (places, last)


def test_seats_go_round_from_the_viewer_and_for_a_spectator_from_seat_0() -> None:
    assert (around(3, 2), around(3, None)) == ((2, 0, 1), (0, 1, 2))


def test_a_record_of_another_game_is_refused() -> None:
    record = Match(KOIKOI, KOIKOI.rules(), 2, b"seed").record()
    assert Match.replay(KOIKOI, record).record() == record
    for wrong in (Record("chess", KOIKOI.rules(), 2, b"seed"), Record("koikoi", Rules(), 2, b"seed")):
        with pytest.raises(ValueError, match="This is a record of"):
            Match.replay(KOIKOI, wrong)
        with pytest.raises(ValueError, match="This is a record of"):
            Match.restore(KOIKOI, wrong, Match(KOIKOI, KOIKOI.rules(), 2, b"seed").snapshot())
