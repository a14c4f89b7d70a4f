## /moderate

moderate-title = ## 테이블 관리
moderate-tables = { $count ->
        [0] **메시지 관리하기** 권한이 있는 채널에 열린 테이블이 없어요.
        [1] **메시지 관리하기** 권한이 있는 채널에 열린 테이블이 1개 있어요.
       *[other] **메시지 관리하기** 권한이 있는 채널에 열린 테이블이 { $count }개 있어요. 오래 멈춰 있던 것부터 나와요.
    }
moderate-choose = 테이블 고르기
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
moderate-log = 관리자 기록
moderate-back = 열린 테이블 모두 보기
moderate-no = 취소
moderate-needs = { $what } ({ $permission } 권한 필요)
permission-manage-server = 서버 관리하기
permission-moderate-members = 멤버 타임아웃
moderate-person = 사람…
moderate-result = 결과…

moderate-where = { $channel }에 있어요. 마지막 활동: { $since }.
moderate-lobby = 대기실이에요. 게임은 아직 시작하지 않았어요.
moderate-asleep = 모두 자리를 비워서 게임이 멈춰 있어요.
moderate-playing = 게임이 진행 중이에요.
moderate-waits = 아직 답하지 않은 사람: { $who }.
moderate-over = 게임이 끝났어요.
moderate-closed = 이 테이블은 닫혔어요.
moderate-own = -# 내가 이 테이블에서 친 적이 있어서 다른 관리자가 처리해야 해요.
moderate-close = 결과 없이 닫기
moderate-close-lobby = 대기실 닫기
moderate-wait = 대기 끝내기
moderate-seat = 자리를 컴퓨터에게 넘기기
moderate-seat-option = { $number }. { $who }

moderate-sure-close-lobby = { $table }번 테이블의 대기실을 닫을까요? 다시 열 수 없어요.
moderate-sure-close = { $table }번 테이블의 게임을 결과 없이 닫을까요? 누구의 기록에도 반영되지 않아요. 되돌릴 수 없어요.
moderate-sure-seat = { $table }번 테이블의 { $seat }번 자리를 컴퓨터에게 넘길까요? { JOSA($who, "님은") } 이 게임에 돌아올 수 없고, 순위는 최하위가 돼요. 보통 치는 판의 절반을 마쳤다면 레이팅은 지금 순위로 정해지고, 아니면 바뀌지 않아요.
moderate-sure-wait = { $table }번 테이블의 대기를 끝낼까요? 답하지 않은 사람은 시간이 다 됐을 때처럼 자동으로 안전한 쪽을 골라요. 두 번 연속이면 대타가 쳐요.
moderate-done = **처리했어요.**
moderate-unlogged = 관리자 기록에 남기지 못했어요.
moderate-log-gone = 관리자 기록 채널이 없어졌어요. **서버 관리하기** 권한이 있는 사람이 `/{ command-server-settings.name }`에서 다시 고를 수 있어요.
moderate-log-shut = 관리자 기록 채널 { $channel }에 글을 쓸 수 없어요. **채널 보기**와 **메시지 보내기** 권한이 필요해요. 기록은 `/{ command-moderate.name } { option-moderate-page.name }:{ moderate-page-log }`에서 볼 수 있어요.

moderate-log-title = ## 관리자 기록
    -# 최근 90일.
moderate-log-empty = 없음.
moderate-log-row = { $at } · { $what }
moderate-log-by = { $who }: { $what }
moderate-somebody = 정보를 지운 사람
moderate-newest = 가장 최근
moderate-older = 더 이전

member-title = ## { $who }
member-free = 여기서는 참가 금지 상태가 아니에요.
member-kept-out = { $until }까지 여기서 참가가 금지되어 있어요.
member-choose = 사람 고르기
member-any = 멤버 선택
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
    } 동안 금지할까요? 대기실을 열거나 참가하거나 초대받을 수 없고, 열어 둔 대기실은 닫혀요. 치고 있던 게임은 계속할 수 있어요. 언제까지인지 본인에게 한 번 알려요.
member-sure-in = { JOSA($who, "님의") } 참가 금지를 풀까요? 바로 다시 칠 수 있게 돼요.
member-row = - { $who }, { $until }까지
people-title = ## 테이블 참가가 금지된 사람
people-nobody = 없음.
people-more = -# 그 밖에 { $count }명.
people-open = 참가가 금지된 사람

member-off = **이 서버의 순위표에서 빠져 있어요.**
member-take-off = 순위표에서 빼기
member-put-back = 순위표에 다시 넣기
member-sure-off = { JOSA($who, "님을") } 이 서버의 모든 순위표에서 뺄까요? 되돌릴 때까지 여기서 친 게임은 전체 서버 순위표에도 반영되지 않아요. 다른 사람의 레이팅은 그대로예요.
member-sure-on = { JOSA($who, "님을") } 순위표에 다시 넣을까요?
people-off-title = ### 순위표에서 빠진 사람
people-off-row = - { $who }
people-watch = 눈여겨볼 활동

watch-title = ## 눈여겨볼 활동
    -# 최근 { $days }일 동안 기록에 반영된 게임 { $count }개를 봤어요. 숫자일 뿐, 부정행위의 증거는 아니에요. 빠른 게임을 좋아하거나 자주 같이 치는 친구들도 이렇게 보여요.
watch-part = -# 최근 게임 { $count }개만 봤어요.
watch-short = - { $who }: 같이 친 게임 { $of }개 중 { $count }개가 짧았어요.
watch-resigned = - { JOSA($who, "님은") } 게임 { $of }개 중 { $count }개를 둘째 판이 끝나기 전에 그만뒀어요.
watch-gain = - { $who }: { $game } 레이팅은 { $rating }점인데, 순위에는 { $board }점만 반영돼요. 차이는 주로 { $around } 님에게서 나왔어요. 그 사람이 친 정식 게임 { $of }번 중 { $count }번이 이 사람과 친 거예요.
watch-helped = - { $who }: 무효가 된 결과와 닫힌 게임 { $of }개 중 { $count }개에서 이득을 봤어요.
watch-pair = - { $who }: 같은 자리에서 { $game } 게임을 { $count }번 쳤어요. 둘이 1위와 2위를 한 적이 { $ahead }번(우연이면 약 { $ahead-chance }번), 1위와 최하위를 한 적이 { $apart }번(우연이면 약 { $apart-chance }번)이에요.
watch-more = { $who } 외 { $count }명
activity-all = **관리자**가 지난 { $days }일 동안 한 일: { $what }.
activity-helped = - 그중 { $count }번은 { JOSA($who, "님에게") } 유리했어요: { $what }.
activity-seat = 컴퓨터에게 넘긴 자리 { $count }개
activity-wait = 끝낸 대기 { $count }번
activity-void = 무효로 한 결과 { $count }개
watch-nothing = 눈여겨볼 활동이 없어요.
watch-note = -# 그 게임에서 가장 짧은 규칙의 판 수를 기준으로, 3분의 2 이하만 친 게임을 짧은 게임으로 봐요. 같은 사람끼리 짧은 게임을 { $many }번 쳤거나, 게임을 도중에 { $gave }번, 그리고 열에 한 번 넘게 그만두면 여기에 나와요. 레이팅 상위 다섯 명은 순위에 반영되지 않는 점수가 { $lost }점을 넘으면 나와요. 무효가 된 결과나 닫힌 게임 { $helped }개에서 이득을 본 사람과, 4인 게임에서 순위가 우연으로 보기 어려운 두 사람도 나와요.

result-where = { $channel }에서 쳤고, { $when } 끝났어요.
result-counts = 결과가 기록에 반영되어 있어요.
result-voided = **무효가 된 결과예요:** 누구의 기록에도 반영되지 않아요.
result-uncounted = 원래 기록에 반영되지 않는 게임이에요.
result-seat = **{ $number }.** { $who }: { $place }위, { $points }점
result-own = -# 내가 친 게임이라 결과는 다른 관리자가 처리해야 해요.
result-void = 결과를 무효로 하기
result-open = 이 게임의 결과…
result-find-title = 게임 결과
result-find-label = 테이블 번호
result-count = 결과 되살리기
result-sure-void = { $table }번 테이블의 결과를 무효로 할까요? 통산 기록, 연승, 업적, 레이팅이 이 게임을 치지 않은 것처럼 바뀌어요. 다음 시즌의 결과가 발표될 때까지는 되돌릴 수 있어요. 시즌 3위 안의 사람이 걸린 결과면, 처리한 사람의 이름과 함께 공개돼요.
result-sure-count = { $table }번 테이블의 결과를 되살릴까요? 예전처럼 기록에 반영돼요.

result-replaced = 관리자가 { JOSA($who, "님의") } 자리를 컴퓨터에게 넘겼어요.
result-given = { $rated ->
        [yes] 레이팅은 그때의 순위로 정해져요.
       *[no] 보통 치는 판의 절반을 마치지 못해서 레이팅은 바뀌지 않아요.
    }
result-void-told = **관리자가 결과를 무효로 했어요.** 이 게임은 집계되지 않아요.
told-void = 관리자가 { $table }번 테이블 게임의 결과를 무효로 했어요. 아무에게도 집계되지 않아요.
told-count = { $table }번 테이블 게임의 결과가 되살아났어요.
told-seat = 관리자가 { $table }번 테이블의 내 자리를 컴퓨터에게 넘겼어요. 순위는 최하위가 돼요. 보통 치는 판의 절반을 마쳤다면 레이팅은 그때의 순위로 정해지고, 아니면 바뀌지 않아요.
told-close = 관리자가 { $table }번 테이블을 닫았어요. 아무에게도 집계되지 않아요.
told-wait = 관리자가 { $table }번 테이블의 대기를 끝내서, 내 차례에는 자동으로 안전한 쪽을 골랐어요.
told-in = 관리자가 이 서버의 테이블 참가 금지를 풀었어요.
told-off = 관리자가 나를 이 서버의 순위표에서 뺐어요.
told-on = 이 서버의 순위표에 다시 나와요.
told-more = -# 그 전에 관리자가 한 일이 { $count }개 더 있어요.
moderated-reason = { $said } 이유: { $reason }

deed-void = { $table }번 테이블: 결과를 무효로 했어요.
deed-count = { $table }번 테이블: 결과를 되살렸어요.
deed-off = { JOSA($who, "님을") } 순위표에서 뺐어요.
deed-on = { JOSA($who, "님을") } 순위표에 다시 넣었어요.
deed-out = { JOSA($who, "님의") } 테이블 참가를 { $until }까지 금지했어요.
deed-in = { JOSA($who, "님의") } 참가 금지를 풀었어요.
deed-close = { $table }번 테이블: 결과 없이 닫았어요.
deed-seat = { $table }번 테이블, { $seat }번 자리: 컴퓨터가 이어서 쳐요.
deed-wait = { $table }번 테이블: 대기를 끝냈어요.
deed-worse = 불리해진 사람: { $who }.
deed-better = 유리해진 사람: { $who }.
deed-neither = 함께 있던 사람: { $who }.

reason-give = 이유 적기…
reason-title = 이유
reason-label = 이유 (선택)
reason-told = 해당 참가자도 볼 수 있어요.

refused-no-table-shown = 테이블의 메시지가 아니에요. 열린 테이블은 `/{ command-moderate.name }`에 나와요. 끝난 게임은 `{ option-moderate-table.name }` 항목에 번호를 넣어 주세요.
refused-not-moderated = **메시지 관리하기** 권한이 있는 채널에 { $table }번 테이블이 없어요.
refused-moderates-own = 내가 이 테이블에서 친 적이 있어서 다른 관리자가 처리해야 해요.
refused-manages-only = **서버 관리하기** 권한이 있는 사람만 할 수 있어요.
refused-moderates-self = 자기 자신에게는 할 수 없어요.
refused-suspends-only = **멤버 타임아웃** 권한이 있는 사람만 할 수 있어요.
refused-suspends-owner = 서버 소유자의 참가는 금지할 수 없어요.
refused-outranked = { JOSA($person, "님은") } 나보다 높은 역할이 있어서 참가를 금지할 수 없어요.
refused-roles-unknown = 방금 { JOSA($person, "님의") } 역할을 확인하지 못했어요. 잠시 후 다시 해 주세요.
refused-no-result = 여기에는 { $table }번 테이블에서 끝난 게임이 없어요.
refused-moderate-bot = { $person } 계정은 봇이라 게임을 치지 않아요.
refused-voids-own = 내가 친 게임이라 결과는 다른 관리자가 처리해야 해요.
refused-season-told = { $season } 시즌의 결과가 이미 발표돼서 이 결과는 바꿀 수 없어요.
refused-season-ending = { $season } 시즌의 결과를 지금 발표하고 있어요. 몇 분 뒤에 다시 해 주세요.
refused-changed = 그사이 바뀐 것이 있어서 아무것도 하지 않았어요. 다시 골라 주세요.
refused-kept-out = 관리자가 { $until }까지 이 서버의 테이블 참가를 금지했어요. 그때까지 대기실을 열거나 참가하거나 초대받을 수 없어요. 이미 치고 있는 게임은 계속할 수 있어요.
refused-seat-empty = { $seat }번 자리에는 이제 사람이 없어요.
refused-last-person = 거기서는 한 사람만 치고 있어요. 대신 게임을 닫아 주세요.
refused-waited = 그사이 그 사람이 답해서 아무것도 하지 않았어요.
refused-ends-itself = 지금 진행 중인 울기나 비공개 선택은 곧 자동으로 끝나요. 그 뒤에 다시 해 주세요.
refused-not-waiting = 지금은 답해야 할 사람이 없어요.

privacy-off-boards = - 나를 순위표에서 뺀 서버 { $count }개.
leaderboard-you-off = -# { $who }: 여기에는 나오지 않아요. 관리자가 이 서버의 순위표에서 뺐어요.
leaderboard-you-unseen = -# { $who }: 여기에는 나오지 않아요.
