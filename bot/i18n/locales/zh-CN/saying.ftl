## /move

hand-say-again = -# 这一步要再确认一次，在这里按。
refused-say-unknown = 现在不能这么做。可以做的有：{ LIST($names) }。
refused-say-unclear = 符合的不止一步：{ LIST($names) }。从输入时弹出的列表里选一个。
