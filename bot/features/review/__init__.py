"""The cost of decisions: a finished match looked at again.

1. `history/decisions.py` finds the decisions that a player took personally (`by` in `moves`), where there was
   a choice. Each comes with the view of that seat only.
2. `ReviewService` judges one decision at a time for 0.2 s (`engine.judge`), in a process with the lowest
   priority. So no computer player waits for it. A user may have one match under review, and four are reviewed
   in all. After three failures in a row the bot gives a review up.
3. The decisions that seem most costly, by points and by chance, are judged six more times with other deals.
   The better action is the one that most of these prefer. A loss doesn't count if it is below two standard
   errors, half a point or one percent, if the action surely gains in the other measure, or if it couldn't be
   judged twice more. The three largest losses are shown, or a sentence that none is certain.
4. The message reports its progress every four seconds, as long as its token lives and the budget allows.
   Later, or after a restart, *Look again* continues.
5. The results are saved in `reviews`, by seat and engine version, and are erased with the user's data. A
   match that still runs, is hidden, or isn't the user's gets the answer for a number that doesn't exist.
"""
