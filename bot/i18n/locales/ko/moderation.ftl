## /moderate

moderate-title = ## 테이블 관리
moderate-tables = { $count ->
        [0] **메시지 관리하기** 권한이 있는 채널에 열린 테이블이 없어요.
       *[other] **메시지 관리하기** 권한이 있는 채널에 열린 테이블이 { $count }개예요. 가장 오래 멈춘 것부터예요.
    }
moderate-choose = 테이블
moderate-idle-lobby = 대기실, 연 지 { $count }{ $unit ->
        [days] 일
        [hours] 시간
       *[minutes] 분
    }
moderate-idle-playing = 멈춘 지 { $count }{ $unit ->
        [days] 일
        [hours] 시간
       *[minutes] 분
    }
moderate-log = 관리자가 한 일
moderate-back = 열린 테이블 모두
moderate-no = 그대로 두기

moderate-where = { $channel }에 있어요. { $since }부터 아무 움직임이 없어요.
moderate-lobby = 대기실이에요. 게임은 아직 시작하지 않았어요.
moderate-asleep = 모두 자리를 비워서 게임이 쉬고 있어요.
moderate-playing = 게임이 진행 중이에요.
moderate-waits = 게임이 기다리는 사람: { $who }.
moderate-over = 게임이 끝났어요.
moderate-closed = 이 테이블은 닫혔어요.
moderate-own = -# 이 테이블에서 치고 있으니 다른 관리자가 맡아야 해요.
moderate-close = 결과 없이 닫기
moderate-close-lobby = 대기실 닫기
moderate-wait = 기다림 끝내기
moderate-seat = 자리를 컴퓨터에게 넘기기
moderate-seat-option = { $number }. { $who }

moderate-sure-close-lobby = { $table }번 테이블의 대기실을 닫을까요? 다시 열 수 없어요.
moderate-sure-close = { $table }번 테이블의 게임을 결과 없이 닫을까요? 누구의 기록에도 반영되지 않고, 이어 칠 수 없어요.
moderate-sure-seat = { $table }번 테이블의 { $seat }번 자리를 컴퓨터에게 넘길까요? { JOSA($who, "님은") } 이 게임에 돌아올 수 없고 순위는 최하위가 돼요.
moderate-sure-wait = { $table }번 테이블의 기다림을 끝낼까요? 시간이 다 된 것처럼 안전한 수로 답해요. 두 번 이어지면 대타가 쳐요.
moderate-done = **처리했어요.**
moderate-unlogged = 기록에는 적지 못했어요.
moderate-log-gone = 기록을 적을 채널이 없어졌어요. 서버를 관리하는 사람이 `/{ command-server-settings.name }`에서 다시 고를 수 있어요.
moderate-log-shut = 기록을 적을 { $channel }에 글을 쓸 수 없어요. 거기의 **채널 보기**와 **메시지 보내기** 권한이 필요해요. 그래도 `/{ command-moderate.name } { option-moderate-page.name }:{ moderate-page-log }`에는 남아 있어요.

moderate-log-title = ## 관리자가 한 일
    -# 최근 90일.
moderate-log-empty = 없음.
moderate-log-row = { $at } · { $who }: { $what }{ $to }
moderate-somebody = 기록을 지운 사람
moderate-newest = 가장 최근
moderate-older = 더 이전

member-title = ## { $who }
member-free = 여기 테이블 참가가 금지되어 있지 않아요.
member-kept-out = { $until }까지 여기 테이블 참가가 금지되어 있어요.
member-choose = 사람 고르기
member-out = { $days ->
        [1] 하루 참가 금지
        [7] 일주일 참가 금지
       *[30] 한 달 참가 금지
    }
member-in = 참가 금지 풀기
member-sure-out = { JOSA($who, "님의") } 테이블 참가를 { $days ->
        [1] 하루
        [7] 일주일
       *[30] 한 달
    } 동안 금지할까요? 대기실을 열 수도, 참가할 수도, 초대받을 수도 없고, 연 대기실은 닫혀요. 치고 있는 게임은 계속돼요. 언제까지인지는 본인에게 한 번 알려 줘요.
member-sure-in = { JOSA($who, "님이") } 이제부터 여기서 다시 치게 할까요?
member-row = - { $who }, { $until }까지
people-title = ## 테이블 참가가 금지된 사람
people-nobody = 없음.
people-more = -# 그 밖에 { $count }명.
people-note = -# `/{ command-moderate.name } { option-moderate-member.name }:`로 참가를 금지하거나 순위표에서 빼고, 되돌릴 수 있어요.
people-open = 참가 금지된 사람

member-off = **이 서버의 순위표에서 빠져 있어요.**
member-take-off = 순위표에서 빼기
member-put-back = 순위표에 되돌리기
member-sure-off = { JOSA($who, "님을") } 이 서버의 모든 순위표에서 뺄까요? 모든 게임, 순서, 기간이 다 빠져요. 되돌릴 때까지 여기서 치는 것은 모든 서버의 순위표에도 반영되지 않아요. 같이 친 사람의 레이팅은 그대로예요.
member-sure-on = { JOSA($who, "님을") } 순위표에 되돌릴까요?
people-off-title = ### 순위표에서 빠진 사람
people-off-row = - { $who }
people-watch = 눈에 띄는 것

watch-title = ## 눈에 띄는 것
    -# 최근 { $days }일 동안 기록에 반영된 게임 { $count }개에서 잦은 일이에요. 숫자일 뿐 판정이 아니에요. 빠르게 치거나 늘 같이 치는 친구들도 이렇게 보여요.
watch-part = -# 최근 { $count }개만 봤어요.
watch-short = - { $who }: 같이 친 게임 { $of }개 가운데 { $count }개가 짧았어요.
watch-resigned = - { JOSA($who, "님은") } 게임 { $of }개 가운데 { $count }개를 둘째 판이 끝나기 전에 그만뒀어요.
watch-circle = - { $who }: 게임 { $count }개를 모두 서로하고만 쳤어요.
watch-around = - { $who }: 게임 { $count }개를 모두 { $around }{ $people ->
        [1] 님하고만 쳤어요
       *[other] 님이나 서로하고만 쳤어요
    }.
watch-more = { $who } 외 { $count }명
watch-nothing = 눈에 띄는 것이 없어요.
watch-note = -# 짧은 게임은 그 게임에서 가장 짧은 규칙의 평소 길이의 3분의 2 이하예요. 여기에는 같은 사람끼리 짧은 게임 { $many }개, 그만둔 게임 { $gave }개, 또는 다른 사람도 치는 곳에서 자기들끼리 친 게임 { $many }개부터 나와요.

result-where = { $channel }에서 쳤고, { $when } 끝났어요.
result-counts = 결과가 기록에 반영되어 있어요.
result-voided = **무효로 한 결과예요:** 누구의 기록에도 반영되지 않아요.
result-uncounted = 어차피 누구의 기록에도 반영되지 않는 결과예요.
result-seat = **{ $number }.** { $who }: { $place }위, { $points }점
result-own = -# 직접 친 게임이니 다른 사람이 결과를 정해야 해요.
result-void = 결과 무효로 하기
result-count = 결과 되살리기
result-sure-void = { $table }번 테이블의 결과를 무효로 할까요? 통산, 연승, 업적, 레이팅이 치지 않은 것처럼 돼요. 나중에 되살릴 수 있어요.
result-sure-count = { $table }번 테이블의 결과를 예전처럼 되살릴까요?

deed-void = { $table }번 테이블: 결과를 무효로 했어요.
deed-count = { $table }번 테이블: 결과를 되살렸어요.
deed-off = 한 사람을 순위표에서 뺐어요.
deed-on = 순위표에서 빠졌던 사람을 되돌렸어요.
deed-out = 한 사람의 테이블 참가를 { $until }까지 금지했어요.
deed-in = 한 사람의 참가 금지를 풀었어요.
deed-close = { $table }번 테이블: 결과 없이 닫았어요.
deed-seat = { $table }번 테이블, { $seat }번 자리: 컴퓨터가 이어 쳐요.
deed-wait = { $table }번 테이블: 기다림을 끝냈어요.

refused-no-table-shown = 이 메시지에는 테이블이 없어요. 열린 테이블은 모두 `/{ command-moderate.name }`에 있고, `테이블`에 번호를 적을 수도 있어요.
refused-not-moderated = **메시지 관리하기** 권한이 있는 채널에 { $table }번 테이블이 없어요.
refused-moderates-own = 이 테이블에서 치고 있으니 다른 관리자가 맡아야 해요.
refused-manages-only = **서버 관리하기** 권한이 있는 사람만 할 수 있어요.
refused-moderates-self = 자기 자신에게는 할 수 없어요.
refused-moderate-bot = { $person }님은 봇이라 어디서도 치지 않아요.
refused-voids-own = 직접 친 게임이니 다른 사람이 결과를 정해야 해요.
refused-season-told = { $season } 시즌의 결과는 이미 알렸으니 그때까지의 결과는 그대로 둬요.
refused-changed = 그사이 바뀌어서 아무것도 하지 않았어요. 확인하고 다시 골라 주세요.
refused-kept-out = 관리자가 { $until }까지 이 서버의 테이블 참가를 금지했어요. 그때까지 대기실을 열거나 참가하거나 초대받을 수 없어요. 이미 치고 있는 것은 계속돼요.
refused-seat-empty = { $seat }번 자리에는 이제 사람이 없어요.
refused-last-person = 거기에는 한 사람만 치고 있어요. 대신 게임을 닫아 주세요.
refused-waited = 그사이 답이 있어서 바뀐 것이 없어요.
refused-ends-itself = 울기와 몰래 고르기는 곧 저절로 끝나요. 그 뒤에 다시 해 주세요.
refused-not-waiting = 지금은 게임이 아무도 기다리지 않아요.

privacy-off-boards = - 나를 순위표에서 뺀 서버 { $count }개.
leaderboard-you-off = -# { $who }: 여기에는 나오지 않아요. 관리자가 이 서버의 순위표에서 뺐어요.
leaderboard-you-unseen = -# { $who }: 여기에는 나오지 않아요.
