"""Legal moves by all their names, for users who type a move instead of pressing a button."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.common.search import by_exact_name, found, near, plain
from bot.decks.deck import Choice
from bot.errors import UserError
from bot.i18n import SpokenText, Text, Words, languages, names_of
from bot.tables.move_checks import playing
from bot.tables.table import Table
from bot.ui.hand_message import asked_again
from bot.ui.narration import deck_of, telling
from bot.ui.render_context import RenderContext
from engine.core import Action

MOST_NAMED = 8
"""Maximum number of moves that an error names."""

_WORDS = Words()


@dataclass(frozen=True, slots=True)
class TypedMove:
    """An action with the label of its button.

    `names`: all its names, in the form of `search.plain`. `again`: whether it needs confirmation. `bare`: whether the
    button names a piece without a verb. If so, the name of the piece alone means this move.
    """

    action: Action
    label: str
    names: tuple[str, ...]
    again: bool
    bare: bool


def moves_of(table: Table, user: int, context: RenderContext) -> list[TypedMove]:
    """Return the user's legal moves, labelled in the reader's language.

    Raises UserError: not-seated, in-lobby, over, resigned or not-asked.
    """
    match, seat = playing(table, user)
    if not (legal := match.pending.get(seat, ())):
        raise UserError("not-asked")
    deck, scene = deck_of(table), match.scene(seat)

    def offered(text: Text) -> list[Choice]:
        offer = deck.offer(scene, match.question, legal, telling(table, text))
        return [choice for row in offer.rows for choice in row]

    said: dict[Action, list[str]] = {}
    for text in _texts():
        for choice in offered(text):
            said.setdefault(choice.action, []).extend((choice.label, choice.full))
    return [_move(table, choice, said.get(choice.action, ()), context) for choice in offered(context.speak)]


def _texts() -> Iterator[Text]:
    """Yield all languages that a button may be in, each also for users who want only words."""
    for language in languages():
        text = _WORDS.translator(language)
        yield from (text, SpokenText(text))


def meant_move(typed: str, moves: Sequence[TypedMove]) -> TypedMove:
    """Return the move with exactly the typed name, or otherwise the only move whose name contains it.

    Raises UserError: say-unknown or say-unclear.
    """
    names = {move: move.names for move in moves}
    exact = [move for move in moves if by_exact_name(typed, {move: move.names})]
    bare = [move for move in exact if move.bare]
    fitting = bare if len(bare) == 1 else exact or (found(typed, names) if plain(typed) else [])
    if len(fitting) == 1:
        return fitting[0]
    some = tuple(move.label for move in (fitting or near(typed, names) or moves)[:MOST_NAMED])
    raise UserError("say-unclear" if fitting else "say-unknown", names=some)


def _move(table: Table, choice: Choice, said: Sequence[str], context: RenderContext) -> TypedMove:
    """Return the move that a button makes. `said`: its label in all languages."""
    label = choice.full or choice.label
    names = (choice.label, label, str(choice.action), *said, *_names(table.row.game, choice.action))
    starts = tuple(
        context.speak(f"{form}-{piece}") for piece in choice.action.pieces[:1] for form in ("short", "piece")
    )
    bare = label.startswith(starts)
    plainly = tuple(dict.fromkeys(said for name in names if (said := plain(name))))
    return TypedMove(choice.action, label, plainly, asked_again(table, choice, context), bare)


def _names(game: str, action: Action) -> Iterator[str]:
    """Yield the names of an action in all languages.

    An action without pieces has the names of its verb. An action with one piece has the names of the piece, with and
    without a verb before them. If there are several pieces, their codes are used as their name.
    """
    verbs = (action.verb, *names_of(f"{game}-verb-{action.verb}"))
    pieces = [" ".join(action.pieces)]
    if len(action.pieces) == 1:
        pieces += [*names_of(f"piece-{pieces[0]}"), *names_of(f"short-{pieces[0]}")]
    yield from pieces if action.pieces else verbs
    yield from (f"{verb} {piece}" for verb in verbs for piece in pieces if action.pieces)
