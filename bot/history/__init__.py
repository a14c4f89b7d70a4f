"""Finished matches: replayed, judged, rated.

`Replay` plays a finished match once, in a thread, and keeps its state at every pause. So any step is one hand
away. 16 matches are cached. A step is a question (`Match.number`) that brought something new. An answer that
was only recorded is none. `InteractionService.finished` decides who may see a match: its players, also those
who left it, and users who can see its channel now. For everyone else the number doesn't exist. A match whose
moves can't be played any longer is listed with a sentence (`replay-broken`).
"""
