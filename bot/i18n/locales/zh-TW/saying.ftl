## /move

hand-say-again = -# 這一步需要確認，請在這裡選。
refused-say-unknown = 現在不能這樣做。可以試試{ LIST($names, style: "or") }。
refused-say-unclear = 符合的不只一個：{ LIST($names) }。請從輸入時出現的清單裡選一個。
