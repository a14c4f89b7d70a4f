"""Decisions as puzzles: positions from matches that have one best answer.

Puzzles that come with the bot:

- `hanapai puzzles make` finds them in matches between computers. `searching` drops most positions by cheap tests,
  `proving` compares the best answers of the others in the same deals.
- `balance` decides which of them are dealt. Nobody can guess answers by their kind. Links to the others still work.
- `/puzzle` never shows those that are kept for the puzzle of the week.
- `explaining` says why an answer is best, from what the seat sees.

Puzzles from matches of people:

- A match may become a puzzle only if every person in it, also one who left, agrees now (`REFUSES` in
  `store/sql/puzzles.py`). `PuzzleSearch` takes one match every half hour, at least a day after its end, in a
  worker with the lowest priority. A match gives at most three puzzles.
- `PlayedPuzzles` shows them before the built-in ones: to users who didn't play in the match, on the same
  server, in channels whose readers can all see the match's channel (`permissions.all_see`). Every press
  checks again. The key is random and leads to no table.
- If a player withdraws consent or is erased, these puzzles and all answers to them are deleted at once. They
  are never the puzzle of the week.
"""
