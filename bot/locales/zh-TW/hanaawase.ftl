## Hana-awase: what it is called, and in `also` its other names and readings

hanaawase = 花合（Hana-awase）
    .also = 花合, 花札花合, 花牌花合
hanaawase-preset-standard = 標準規則
hanaawase-preset-quick = 快局
    .also = 快速
hanaawase-option-rounds = 局數
hanaawase-option-first_dealer = 首局莊家
    .also = 首局親家
hanaawase-option-winner = 勝者的算法
hanaawase-option-next_dealer = 下一局莊家
    .also = 下局親家
hanaawase-option-kasu_points = 粕牌分數
hanaawase-option-must_match = 能吃必吃
hanaawase-option-nomi_overlap = 飲酒與花見月見重複
hanaawase-option-bright_overlap = 光牌役重複
hanaawase-option-rain_island = 雨島的用法
hanaawase-option-oni = 鬼牌
    .also = 鬼札
hanaawase-option-oni_leftover = 鬼牌剩下的牌
hanaawase-yaku-akatan = 裏菅原（赤短）
    .also = 裏菅原
