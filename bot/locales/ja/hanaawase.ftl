## Hana-awase: what it is called, and in `also` its other names and readings

hanaawase = 花合わせ
    .also = はなあわせ, 花合せ, 花あわせ, 花札 花合わせ, はなふだ はなあわせ, hanaawase, hanafuda hanaawase
hanaawase-preset-standard = 標準ルール
    .also = ひょうじゅん, hyōjun
hanaawase-preset-quick = 短い対局
    .also = クイック, kuikku
hanaawase-option-rounds = 回戦数
    .also = かいせんすう, kaisensū
hanaawase-option-first_dealer = 最初の親
    .also = おやぎめ, 親決め, oyagime
hanaawase-option-winner = 勝者の決め方
    .also = しょうしゃ, shōsha
hanaawase-option-next_dealer = 次の親
    .also = つぎのおや, tsuginōya
hanaawase-option-kasu_points = カス札の点
hanaawase-option-must_match = 取れる札は必ず取る
hanaawase-option-nomi_overlap = のみと花見・月見の重複
hanaawase-option-bright_overlap = 光札の役の重複
hanaawase-option-rain_island = 雨シマの扱い
    .also = 雨島, あめしま の あつかい, ameshima no atsukai
hanaawase-option-oni = 鬼札
    .also = おにふだ, 鬼, onifuda
hanaawase-option-oni_leftover = 鬼の残り札
    .also = おに の のこりふだ, oni no nokorifuda
hanaawase-yaku-akatan = 裏菅原（赤短）
    .also = 裏菅原, うらすがわら, urasugawara
