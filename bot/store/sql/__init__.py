"""The memory of the bot in SQL, whatever database it is kept in: all statements there are, a part each."""
