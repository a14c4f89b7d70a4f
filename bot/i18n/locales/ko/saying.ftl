## /move

hand-say-again = -# 한 번 더 확인이 필요해요. 여기서 골라 주세요.
refused-say-unknown = 지금은 그렇게 할 수 없어요. 이렇게 해 보세요: { LIST($names) }.
refused-say-unclear = 어느 것을 말하는지 모르겠어요: { LIST($names) }. 입력할 때 나오는 목록에서 골라 주세요.
