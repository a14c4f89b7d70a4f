## /move

hand-say-again = -# 这一步要再确认一次：想好了就在这里按。
refused-say-unknown = 现在不能这样做。可以做的有：{ LIST($names) }。
refused-say-unclear = 有几步都这么叫：{ LIST($names) }。从输入时弹出的列表里选一个。
