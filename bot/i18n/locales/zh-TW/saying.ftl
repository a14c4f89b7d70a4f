## /move

hand-say-again = -# 這一步要再確認一次：想好了就在這裡按。
refused-say-unknown = 現在不能這樣做。可以做的有：{ LIST($names) }。
refused-say-unclear = 有幾步都這麼叫：{ LIST($names) }。從輸入時跳出的清單裡選一個。
