## 이긴 약 모음: /profile의 한 페이지

collection-open = 족보 모음
collection-title = **{ JOSA($who, "님의") } { collection-open }**
collection-head = { $game }: { $unit ->
        [round] 약
       *[hand] 역
    } { $all }개 중 { $made }개로 이겼어요
collection-row = - { $name } ×{ $count } · 처음: { $at }
collection-missing = -# 아직 모으지 못한 것: { $names }.
collection-whole = 🟨 **모두 모았어요.**
profile-framed = { $game }: 모두 모아서 금테를 둘렀어요.

achievements-open = 업적
achievements-title = **{ JOSA($who, "님의") } 업적**
achievements-head = { $game }: { $all }개 중 { $made }개
achievements-row = - { $what }
achievements-rare = - 🏅 { $what } (희귀)
achievements-missing = -# 아직 이루지 못한 것: { $what }.
achievements-whole = 🟨 **모두 이뤘어요.**
