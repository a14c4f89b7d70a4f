"""The words for what happens at a table: players, events and questions. The deck has the words for its pieces."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import chain, groupby
from operator import attrgetter

from bot.decks.all import DECKS
from bot.decks.deck import Deck
from bot.decks.telling import Telling, counted, joined, paragraphs, pieces
from bot.i18n import Text, listed, variables_of
from bot.render.faces import Face, face_of
from bot.tables.table import Table
from engine.core import Action, Ask, Event, Question, Rules, Scene, Seat, by_rules

_NOTED = frozenset({"who", "mark", "notes"})
"""Variables of sentences that only name a player and the notes of an event."""


def deck_of(table: Table) -> Deck:
    return DECKS[table.game.deck]


def who(table: Table, seat: Seat, text: Text) -> str:
    """Return how to name a seat's player in a message: a mention, the name of a computer, or "a former player".

    Messages are sent so that such a mention pings nobody.
    """
    sitter = table.sitter(seat)
    if sitter.user is not None:
        return f"<@{sitter.user}>"
    return text("former-player") if sitter.nameless else computer_name(table.id, seat, text)


def person(user: int, text: Text) -> str:
    """Return the mention of a user, or "a former player" for a negative id."""
    return f"<@{user}>" if user > 0 else text("former-player")


def introduced(table: Table, seat: Seat, text: Text) -> str:
    """Return the name of a seat's player for readers who see it for the first time: "Kon (computer)"."""
    name = who(table, seat, text)
    return text("computer-named", who=name) if table.sitter(seat).is_computer else name


def computer_name(table: int, seat: Seat, text: Text) -> str:
    """Return the name of the computer in a seat of the table with that number: "Kon"."""
    return text(f"computer-{face_of(table, seat)}")


def faces(table: Table) -> tuple[Face | None, ...]:
    """Return the face of each seat's computer, None for the seats of persons."""
    return tuple(face_of(table.id, sitter.seat) if sitter.is_computer else None for sitter in table.sitters)


def telling(table: Table, text: Text) -> Telling:
    """Return the `Telling` of a table's game. It names players with mentions, and marks those who are away."""
    return Telling(
        text,
        table.game,
        lambda seat: marked(table, seat, who(table, seat, text), text),
        computers=computers(table),
        faces=faces(table),
        rules=table.rules,
    )


def computers(table: Table) -> frozenset[Seat]:
    """Return the seats for which a computer plays, including those of players who are away."""
    return frozenset(sitter.seat for sitter in table.sitters if not sitter.here)


def marked(table: Table, seat: Seat, name: str, text: Text) -> str:
    """Return a player's name, marked if a stand-in plays for this player."""
    return text("away", who=name) if table.sitter(seat).away else name


def happened(table: Table, viewer: Seat | None, text: Text) -> str:
    """Tell all that has happened since the viewer's last move, or since a person's last move for the public (None).

    What a seat does in succession is one line. Of the viewer's own move, only what chance added to it is told, if there
    is anything else to tell.
    """
    how = table.game.story
    seats = {sitter.seat for sitter in table.sitters if sitter.user is not None} if viewer is None else {viewer}
    turns = how.since(table.begun.told, seats)
    mine, rest = bool(turns[0]) and turns[0][0].seat == viewer, [how.unchosen(turns[0]), *turns[1:]]
    told = rest if mine and any(rest) else turns
    if turns[0] and turns[0][0].kind in how.turns - {how.at_once}:
        told = [tuple(move) for _, move in groupby(chain.from_iterable(told), key=attrgetter("seat"))]
    last = told[-1][-1:]
    lines: list[str] = []
    for move in told:
        # an event that only says that another player drew a piece is left out, unless it is the last one
        shown = [
            each
            for each in move
            if (each,) == last or each.kind != how.drawn or each.seen_by(viewer).pieces is not None
        ]
        lines += paragraphs(story(table, shown, viewer, text), text)
    return "\n".join(lines)


def story(table: Table, events: Iterable[Event], viewer: Seat | None, text: Text) -> list[str]:
    """Tell events in sentences, as far as `viewer` may know them.

    A capture is told together with the card that made it. Pieces that several seats lay out in succession are told in
    one sentence. So are actions that several seats took at once, and all yaku that a turn made.
    """
    seen, how = [event.seen_by(viewer) for event in events], table.game.story
    said: list[str] = []
    for kind, told in groupby(how.together(seen), key=lambda told: told[0].kind):
        each = _noted(table, told)
        if kind == how.gathered:
            said.append(_gathered(table, [event for event, _ in each], text))
            continue
        sentences = [_sentence(table, event, taken, text) for event, taken in each]
        said += [text("told-together", said=tuple(sentences))] if kind == how.at_once else sentences
    return said


def _noted(table: Table, told: Iterable[tuple[Event, tuple[str, ...]]]) -> list[tuple[Event, tuple[str, ...]]]:
    """Join successive events of one kind and seat if their sentence only names who it is and their notes."""
    found: list[tuple[Event, tuple[str, ...]]] = []
    for event, taken in told:
        noted = "notes" in (wanted := variables_of(f"{table.row.game}-tell-{event.kind}")) and wanted <= _NOTED
        if noted and found and found[-1][0].seat == event.seat:
            found[-1] = (replace(event, notes=(*found[-1][0].notes, *event.notes)), taken)
        else:
            found.append((event, taken))
    return found


def _gathered(table: Table, events: Sequence[Event], text: Text) -> str:
    """Tell successive events of one kind in one sentence.

    If all are of one seat, name the pieces. Otherwise give the number of pieces of each seat.
    """
    count = Counter[Seat | None]()
    for event in events:
        count[event.seat] += len(event.pieces or ())
    if len(count) == 1:
        whole = replace(events[0], pieces=tuple(piece for event in events for piece in event.pieces or ()))
        return _sentence(table, whole, (), text)
    said = telling(table, text)
    seats = [f"{said.mark(seat)} {count[seat]}" for seat in range(table.row.seats)]
    key = f"{table.row.game}-tell-{events[0].kind}-each"
    return text(key, counts=listed(seats, text, "dots"), aside=count[None])


def _sentence(table: Table, event: Event, taken: tuple[str, ...], text: Text) -> str:
    """Tell one event in a sentence. `taken`: the pieces captured with it.

    The sentence is a translated message. Only the variables that it contains are computed. Among them, `mark` is the
    sign of the event's seat, and `other` is the other seat concerned.
    """
    first, second, third, *_ = (*event.amounts, 0, 0, 0)
    shown, key = event.pieces or (), f"{table.row.game}-tell-{event.kind}"
    makers: dict[str, Callable[[], str | int]] = {
        "who": lambda: text("nobody") if event.seat is None else who(table, event.seat, text),
        "mark": lambda: "" if event.seat is None else telling(table, text).mark(event.seat),
        "owned": lambda: "no" if event.seat is None else "yes",
        "other": lambda: text("nobody") if event.to is None else who(table, event.to, text),
        "pieces": lambda: pieces(shown, text),
        "seen": lambda: len(shown),
        "tile": lambda: pieces(shown[:1], text),
        "flowers": lambda: counted(shown, text),
        "last": lambda: pieces(shown[-1:], text),
        "taken": lambda: pieces(taken, text),
        "count": lambda: len(taken),
        "first": lambda: first,
        "second": lambda: second,
        "third": lambda: third,
        "notes": lambda: listed((_note(table, key, points, text) for key, points in event.notes), text),
        "names": lambda: listed((telling(table, text).yaku(key) for key, _ in event.notes), text),
    }
    wanted = variables_of(key)
    given = {name: value for name, value in settings(table.rules).items() if name in wanted}
    return text(key, **given, **{name: make() for name, make in makers.items() if name in wanted})


def _note(table: Table, key: str, points: int, text: Text) -> str:
    """Return a pattern's name and points. If the pattern doubles the score, return its name and factor."""
    said = telling(table, text)
    name, doubles = said.yaku(key), any(pattern.key == key and pattern.doubles for pattern in said.patterns)
    return text("table-term", name=name, number=2**points) if doubles else text("hand-row", name=name, points=points)


@by_rules
def settings(rules: Rules) -> dict[str, str | int]:
    """Return house rules by name, for use as variables in sentences. On/off rules are left out."""
    return {name: value for name, value in rules.plain().items() if not isinstance(value, bool)}


def asking(table: Table, scene: Scene, question: Question, legal: Sequence[Action], text: Text) -> str:
    """Return the sentence that asks the viewer the open question.

    `legal`: the viewer's actions. The translated sentence gets the variable `more`. It says whether there is a choice
    besides the safe answer.
    """
    given = settings(table.rules) | {
        **deck_of(table).asks(scene, telling(table, text)),
        "round": scene.hand,
        "settled": scene.settled,
        "held": pieces(question.about, text),
        "who": text("nobody") if question.by is None else who(table, question.by, text),
        "until": until(table),
        "more": "yes" if any(action.verb != legal[0].verb for action in legal) else "no",
    }
    key = f"{table.row.game}-ask-{question.topic_for(scene.viewer)}"
    # with only the variables that the message contains, it is found in the cache more often
    wanted = variables_of(key)
    return text(key, **{name: value for name, value in given.items() if name in wanted})


def until(table: Table) -> str:
    """Return the end of the open claim window as Discord's countdown."""
    return f"<t:{(table.row.due_at or 0) // 1000}:R>"


def deadline(table: Table, text: Text) -> str:
    """Return the deadline of the open question, as a time of day and as a countdown.

    The countdown makes no sense after the deadline, but the time of day is still right.
    """
    return text("until-both", at=f"<t:{(table.row.due_at or 0) // 1000}:T>", left=until(table))


def asked(table: Table, question: Question, text: Text, but: Seat | None = None) -> str:
    """Name the players who are publicly asked. If any of them are persons, leave out the computers.

    `but`: a seat to leave out.
    """
    seats = [seat for seat in sorted(question.public) if seat != but]
    seats = [seat for seat in seats if table.sitter(seat).here] or seats
    return joined([introduced(table, seat, text) for seat in seats], text)


def moment(table: Table, question: Question, text: Text) -> str:
    """Return the public line about the players for whom the table waits.

    If only computers are asked, it says that they are thinking. "" for a paused match.
    """
    if table.asleep:
        return ""
    names, only = asked(table, question, text), question.public <= computers(table)
    if only and question.public:
        return "" if question.ask is Ask.PAUSE else text("thinking", who=names, count=len(question.public))
    return telling(table, text).text(f"table-{question.ask}", who=names)


def claims(table: Table, scene: Scene, question: Question, text: Text) -> str:
    """Return the line about an open claim window, or "" if there is none.

    All players who may not claim see the same line.
    """
    if question.ask is not Ask.WINDOW:
        return ""
    return telling(table, text).text(
        deck_of(table).window(scene), pieces=pieces(question.about, text), until=until(table)
    )
