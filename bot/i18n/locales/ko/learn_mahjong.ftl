## How mahjong is learned: the words of the guide, and what one can do in both games

guide-m = 만수
guide-p = 통수
guide-s = 삭수
guide-honours = 자패
guide-flowers = 사군자와 사계절
guide-group = { $name }: { $tiles }

help-discard = **패**: 버리면 다른 사람이 울 수 있어요. 방금 뽑은 패는 맨 끝에 있어요. 가장 필요 없는 패를 버리세요.
help-chow = **치**: 한 종류로 이어지는 세 장, 슌쯔를 만들어요. 바로 왼쪽 사람의 패만 가져올 수 있고, 그 몸통은 펼쳐 놓아요.
help-pong = **{ brief-pong }**: 같은 패 세 장을 만들어요. 누구의 패든 가져올 수 있어요. 그 몸통은 펼쳐 놓아요. 이어서 내가 버릴 차례예요.
help-kong = **{ brief-kong }**: 가져와서 같은 패 네 장을 만들어요. 그다음 한 장 더 뽑아요.
help-concealed_kong = **암깡**: 손에 있는 같은 패 네 장을 엎어서 내놓고 한 장 더 뽑아요.
help-added_kong = **가깡**: 펼쳐 놓은 퐁을 깡으로 만들고 한 장 더 뽑아요. 누가 그 패를 빼앗아 화료할 수도 있어요.
help-win = **화료**: 손패가 완성됐어요. 국이 끝나고 점수를 받아요.
help-pass = **{ jiaxing-verb-pass }**: 그 패를 가져오지 않아요. 시간 안에 답하지 않으면 자동으로 패스해요.
help-marks-mahjong = **표시:** ✦ 표시가 있는 패는 만능패예요. 빛나는 테두리는 지금 울 수 있는 패예요. 조금 떨어져 있는 패는 방금 뽑은 패예요. *{ picture-waits }*에는 손패를 완성할 패와 남은 장수가 나와요. *{ more-button }*의 *{ order-no_claims }*와 *{ order-always_win }*는 다시 누를 때까지 대신 답해요.
