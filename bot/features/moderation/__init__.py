"""Actions of moderators: closing tables, giving seats to computers, voiding results; and the log of them.

The players concerned are told of an action. The log says who was worse and better off by it.

`abuse_report.py` reads the latest 5,000 matches of 30 days, 500 at a time. It shows circles of accounts that
only play each other, because ratings can list those (`bot/store/sql/rated`).
"""
