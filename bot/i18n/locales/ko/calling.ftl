## Quiet hours, and where people are called

server-calls = 사람을 부르는 채널
server-called = 부르는 역할
server-quiet = 봇이 조용한 시간
mine-quiet = 알림을 받지 않는 조용한 시간
mine-zone = 내 조용한 시간의 시간대

setting-calls = { $count ->
        [0] 대기실 옆
       *[other] 고른 채널
    }
setting-called = { $count ->
        [0] 없음
       *[other] 고른 역할
    }
setting-calls-gone = -# 그 채널이 없어졌어요. 다른 채널을 고를 때까지 대기실 옆에서 불러요.
setting-calls-shut = -# 거기에는 글을 쓸 수 없어요. 쓸 수 있게 되거나 다른 채널을 고를 때까지 대기실 옆에서 불러요.
setting-called-gone = -# 그 역할이 없어졌어요. 역할로는 아무도 부르지 않아요.
setting-called-shut = -# 그 역할은 멘션할 수 없어서 아무도 부르지 않아요. 역할 설정에서 *모두가 이 역할을 @mention할 수 있도록 허용하기*를 켜면 돼요.
setting-quiet-off = 없음
setting-zone-server = 서버 설정대로

panel-hours = 다른 시간
panel-hours-help = 22:00-07:00처럼 시작과 끝을 적어요. 자정을 넘어도 되고, 없애려면 off예요.

refused-bad-hours = 시간은 `22:00-07:00`이나 `22-7`처럼 시작과 끝을 적어 주세요. 둘이 같으면 안 돼요.
refused-role-unmentionable = { $role } 역할은 멘션할 수 없어요. 역할 설정에서 *모두가 이 역할을 @mention할 수 있도록 허용하기*를 켜거나, 봇에게 *@everyone, @here, 모든 역할 멘션하기* 권한을 준 뒤 다시 골라 주세요. 바뀐 것은 없어요.
refused-channel-shut = { $channel }에는 글을 쓸 수 없어요. 거기의 **채널 보기**와 **메시지 보내기**를 허용한 뒤 다시 골라 주세요. 바뀐 것은 없어요.

waits-title = **탁자 { $count }개가 사람을 기다리고 있어요.** 거기에 앉을까요, 새로 열까요?
waits-line = - **{ $game }** · { $rules }{ $changed ->
        [0] {""}
       *[other] {" "}(설정 { $changed }개 다름)
    } · { $who }, { $since }부터 · 빈자리 { $free }{ $only ->
        [yes] , 초대받은 사람만
       *[no] {""}
    } · { $table }
runs-line = - **{ $game }** · { $who }, { $since }부터 · { $table }
waits-join = { $table }번 탁자에 앉기({ $who } 대기)
waits-join-table = { $table }번 탁자에 앉기
waits-joined = { $table }에 앉았어요. 대국은 거기서 시작돼요.
tables-title = ## 이 서버의 탁자
    -# 내가 보는 채널만.
tables-waiting = **빈자리 있음**
tables-running = **대국 중**
tables-none-waits = 사람을 기다리는 탁자가 없어요. `/{ command-play.name }`으로 열 수 있어요.

ping-call = { JOSA($who, "님") }! { $host }님의 { $game } 탁자에 { $count }명이 더 있어야 해요: { $table }.
ping-call-quiet = { $host }님의 { $game } 탁자에 { $count }명이 더 있어야 해요: { $table }.

tell-me = 알림 받기
tell-on = **이 서버에서 { $game } 탁자가 사람을 기다리면 알려 줄게요.**
tell-off = **이제 이 서버의 { $game } 탁자는 알리지 않아요.**
tell-how = 누구나 앉을 수 있는 탁자에 1분 동안 사람이 모자라면, 알림을 받기로 한 사람을 메시지 하나로 열 명까지 불러요. 오래 부르지 않은 사람이 먼저예요. 게임과 채널마다 30분에 한 번까지예요. 탁자에 앉아 있을 때, 조용한 시간(`/{ command-preferences.name }`), 볼 수 없는 탁자, 내가 차단한 사람의 탁자일 때는 부르지 않아요.
    -# 대기실의 *{ tell-me }*를 누르면 목록에 들어가고 다시 누르면 빠져요. 목록은 `/{ command-preferences.name }`에 있어요.
tell-no-pings = { $whose ->
        [server] -# 이 서버는 알림을 꺼서 지금은 아무도 부르지 않아요.
       *[mine] -# `/{ command-preferences.name }`에서 알림을 꺼서 지금은 부르지 않아요.
    }
tell-title = ## 이 서버에서 알림을 받는 게임
tell-choose = 알림 없음
tell-open = 탁자 알림…
privacy-told = - 서버에서 알림을 받기로 한 게임 { $count }개.
