"""The bot as a whole: built, started, watched, ended.

`command_line.py` has the commands of `hanapai` and their help. The commands themselves are in `bot/__main__.py`.

`emoji_sync.py` uploads missing emoji after the start, one a second. It then removes emoji with our kind of
name that aren't in the pack, and touches no others. Its only state is Discord's list, so it continues
wherever it stopped. `hanapai emoji sync` does the same without the bot.
"""
