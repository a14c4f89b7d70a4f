"""Actions of moderators: closing tables, giving seats to computers, voiding results; and the log of them.

The players concerned are told of an action. The log says who was worse and better off by it.

`abuse_report.py` reads the latest 5,000 matches of 30 days, 500 at a time. It names the best players by rating
whose points mostly don't count on the leaderboard (`bot/store/sql/rated`, 8), who profits from voided results and
closed matches, and pairs at tables of four whose places are far from chance (`pairs.py`). `tests/bench/README.md`
(*Farms*) says how often it names honest people.
"""
