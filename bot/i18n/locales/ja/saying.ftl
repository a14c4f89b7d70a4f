## /move: moves that are typed

hand-say-again = -# この手には確認が必要です。ここで選んでください。
refused-say-unknown = 今それはできません。できるのは、たとえば{ LIST($names) }です。
refused-say-unclear = 当てはまる手がいくつかあります：{ LIST($names) }。入力中に出る候補から選んでください。
