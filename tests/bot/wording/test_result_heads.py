"""What stands above the result of a round: which round that was and who won it, on the table and in the hands."""

import pytest

from bot.decks.all import DECKS
from bot.games import GAMES
from bot.ui.hand_message import hand_message, shows_result
from bot.ui.narration import who
from bot.ui.result_message import between, card_message
from bot.ui.table_message import board_message
from engine.core import won
from tests.bot.reading import TEXT, reading
from tests.bot.walking import seen, table_of, walk


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
async def test_a_head_names_the_round_that_was_settled_and_its_winner(game):
    heads = 0
    for match in walk(game.key, 7, {}):
        table = table_of(match)
        if not match.scene(None).settled or not between(table):
            continue
        scene, found = match.scene(None), won(match.scene(None))
        winner = f"{who(table, found.seat, TEXT)} wins" if found else "no winner"
        unit = DECKS[game.deck].unit
        head = f"{TEXT(game.key)} · table {table.id} · {unit} {scene.settled}: {winner}"
        results = [await board_message(table, reading()), await card_message(table, scene, match.told, reading())]
        asked = [seat for seat in range(match.seats) if shows_result(table, seat)]
        results += [await hand_message(table, seat, reading()) for seat in asked]
        assert [seen("result", post).text.splitlines()[0].strip("#* ") for post in results] == [head] * len(results)
        heads += len(asked)
        if heads > 4:
            break
    assert heads > 0
