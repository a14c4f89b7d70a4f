"""A turn in the three hanafuda games: which rule of capture each card is asked for, and where the turn waits."""

from engine.hanafuda import turn
from engine.hanafuda.board import Board
from engine.hanafuda.capture import Capture, meet
from engine.hanafuda.turn import Phase, choice, play, plays, take

BOARD = Board(
    hands=(("12H", "02A", "01H"), ("05A",)),
    field=("01R", "01K1", "02R", "03R", "03K1"),
    taken=((), ()),
    stock=("03H", "04A"),
)


class Asked:
    """Koi-Koi's capture, which remembers what it was asked for."""

    def __init__(self) -> None:
        self.sources: list[tuple[str, str]] = []

    def __call__(self, board: Board, card: str, source: turn.Source) -> Capture:
        self.sources.append((card, source))
        return meet(board.field, card)


def test_a_hand_card_meets_the_field_by_the_rule_of_the_hand_and_the_turned_one_by_its_own() -> None:
    asked = Asked()
    found = play(BOARD, 0, "02A", asked)
    assert asked.sources == [("02A", "hand"), ("03H", "draw")]
    assert (found.over, found.phase, found.board.held) == (False, Phase.CHOOSE_DRAW, "03H")
    assert choice(found.board, found.phase, asked) == ("03R", "03K1")
    assert asked.sources[-1] == ("03H", "draw")


def test_a_choice_for_the_hand_card_waits_before_the_stock_is_turned() -> None:
    asked = Asked()
    found = play(BOARD, 0, "01H", asked)
    assert (found.over, found.phase, found.board.stock) == (False, Phase.CHOOSE_HAND, BOARD.stock)
    assert choice(found.board, found.phase, asked) == ("01R", "01K1")
    assert set(asked.sources) == {("01H", "hand")}
    found = take(found.board, 0, found.phase, found.trail, "01K1", asked)
    assert found.phase is Phase.CHOOSE_DRAW
    found = take(found.board, 0, found.phase, found.trail, "03R", asked)
    assert found.over
    assert set(found.board.taken[0]) == {"01H", "01K1", "03H", "03R"}
    assert found.trail == (
        ("01H", "played"),
        ("01K1", "captured"),
        ("03H", "turned"),
        ("03R", "captured"),
    )


def test_plays_begin_with_the_lowest_card_that_captures_by_the_rule_of_the_hand() -> None:
    asked = Asked()
    assert plays(BOARD, 0, asked) == ("01H", "02A", "12H")
    assert plays(BOARD, 1, asked) == ("05A",)
    assert {source for _, source in asked.sources} == {"hand"}


def test_the_phases_keep_their_names_in_saved_states() -> None:
    assert [str(phase) for phase in Phase] == ["ready", "play", "choose_hand", "choose_draw", "decide", "over"]


def test_nothing_is_laid_where_no_card_is_held() -> None:
    assert BOARD.laid() == BOARD
