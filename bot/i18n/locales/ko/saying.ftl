## /move

hand-say-again = -# 한 번 더 물어볼게요. 정말이면 여기에서 눌러 주세요.
refused-say-unknown = 지금은 그렇게 할 수 없어요. 할 수 있는 것: { LIST($names) }.
refused-say-unclear = 그렇게 부르는 수가 여럿이에요: { LIST($names) }. 입력할 때 나오는 목록에서 골라 주세요.
