## Quiet hours, and where people are called

server-calls = 참가자 모집 알림을 보낼 채널
server-called = 참가자 모집 알림을 받을 역할
server-quiet = 알림을 보내지 않는 방해 금지 시간
mine-quiet = 알림을 받지 않는 방해 금지 시간
mine-zone = 내 방해 금지 시간의 시간대

setting-calls = { $count ->
        [0] 대기실이 열린 채널
       *[other] 고른 채널
    }
setting-called = { $count ->
        [0] 없음
       *[other] 고른 역할
    }
setting-calls-gone = -# 그 채널이 없어져서 대기실이 열린 채널에 알림을 보내요. 다른 채널을 골라 주세요.
setting-calls-shut = -# 거기에는 글을 쓸 수 없어서 대기실이 열린 채널에 알림을 보내요. **채널 보기**와 **메시지 보내기** 권한이 필요해요.
setting-called-gone = -# 그 역할이 없어져서 알림을 보낼 수 없어요. 다른 역할을 골라 주세요.
setting-called-shut = -# 그 역할은 멘션할 수 없어요. 역할 설정에서 *모두가 이 역할을 @mention할 수 있도록 허용하기*를 켜 주세요.
setting-quiet-off = 없음
setting-zone-server = 서버 설정대로

panel-hours = 다른 시간
panel-hours-help = 22:00-07:00처럼 시작과 끝을 적어요. 없애려면 off라고 적어요.

refused-bad-hours = 시간을 읽지 못했어요. `22:00-07:00`이나 `22-7`처럼 시작과 끝을 적어 주세요. 둘이 같으면 안 돼요.
refused-role-unmentionable = { $role } 역할은 멘션할 수 없어요. 역할 설정에서 *모두가 이 역할을 @mention할 수 있도록 허용하기*를 켜거나, 저에게 **@everyone, @here, 모든 역할 멘션하기** 권한을 준 다음 다시 골라 주세요. 바뀐 것은 없어요.
refused-channel-shut = 봇이 { $channel }에 글을 쓸 수 없어요. 그 채널에서 봇에게 **채널 보기**와 **메시지 보내기** 권한을 준 다음 다시 골라 주세요. 바뀐 것은 없어요.

waits-title = { $count ->
        [1] **참가자를 기다리는 테이블이 있어요.** 거기에 앉을까요, 아니면 새로 열까요?
       *[other] **참가자를 기다리는 테이블이 { $count }개 있어요.** 거기에 앉을까요, 아니면 새로 열까요?
    }
waits-line = - **{ $game }** · { $rules }{ $changed ->
        [0] {""}
       *[other] {" "}(설정 { $changed }가지 다름)
    } · { $who }, { $since }에 엶 · 빈자리 { $free }개{ $only ->
        [yes] , 초대받은 사람만
       *[no] {""}
    } · { $table }
runs-line = - **{ $game }** · { $who }, { $since }에 엶 · { $table }
waits-join = { $table }번 테이블에 앉기({ $who } 대기 중)
waits-join-table = { $table }번 테이블에 앉기
waits-joined = { $table }에 앉았어요. 게임은 거기서 시작돼요.
tables-title = ## 여기 있는 테이블
    -# 내가 볼 수 있는 채널의 테이블만 나와요.
tables-waiting = **빈자리 있음**
tables-running = **진행 중**
tables-none-waits = 참가자를 기다리는 테이블이 없어요. `/{ command-play.name }`으로 열 수 있어요.

ping-call = { JOSA($who, "님") }! { $host }님의 { $game } 테이블에 { $count }명이 더 필요해요({ $table }).
ping-call-quiet = { $host }님의 { $game } 테이블에 { $count }명이 더 필요해요({ $table }).

tell-me = 알림 받기
tell-on = **여기서 { $game } 테이블에 사람이 모자라면 알려 드릴게요.**
tell-off = **이제 여기서는 { $game } 테이블 알림을 보내지 않아요.**
tell-how = 누구나 앉을 수 있는 테이블에 1분이 지나도 사람이 모자라면 열 명까지 알림을 보내요. 알림을 받은 지 오래된 사람부터 보내고, 게임과 채널마다 30분에 한 번까지만 보내요. 테이블에 앉아 있을 때나 방해 금지 시간(`/{ command-preferences.name }`)에는 보내지 않아요. 볼 수 없는 테이블이나 내가 차단한 사람의 테이블도 알리지 않아요.
    -# 대기실의 *{ tell-me }*로 켜고 꺼요. 알림을 받는 게임은 `/{ command-preferences.name }`에 나와요.
tell-no-pings = { $whose ->
        [server] -# 이 서버에서 알림을 꺼 두어서 지금은 보내지 않아요.
       *[mine] -# `/{ command-preferences.name }`에서 알림을 꺼 두어서 지금은 보내지 않아요.
    }
tell-title = ## 이 서버에서 알림을 받는 게임
tell-choose = 알림 없음
tell-open = 참가자 모집 알림…
privacy-told = - 서버에서 참가자 모집 알림을 받기로 한 게임 { $count }개.
