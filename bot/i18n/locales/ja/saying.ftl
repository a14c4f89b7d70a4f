## /move: moves that are typed

hand-say-again = -# 念のため、もう一度確認します。よければ、ここのボタンを押してください。
refused-say-unknown = 今それはできません。できるのは、たとえば{ LIST($names) }です。
refused-say-unclear = そう呼ばれる手がいくつかあります：{ LIST($names) }。入力中に出る一覧から選んでください。
