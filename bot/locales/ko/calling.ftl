## Quiet hours, and where people are called

server-calls = 사람을 부르는 채널
server-called = 부르는 역할
server-quiet = 봇이 조용한 시간
mine-quiet = 조용한 시간, 나에게 알림 없음
mine-zone = 조용한 시간의 시간대

setting-calls = { $count ->
        [0] 대기실 옆에
       *[other] 채널에
    }
setting-called = { $count ->
        [0] 없음
       *[other] 역할
    }
setting-calls-gone = -# 그 채널이 없어졌어요. 다른 채널을 고를 때까지 대기실 옆에서 불러요.
setting-calls-shut = -# 거기에는 글을 쓸 수 없어요. 쓸 수 있게 되거나 다른 채널을 고를 때까지 대기실 옆에서 불러요.
setting-called-gone = -# 그 역할이 없어졌어요. 역할로는 아무도 부르지 않아요.
setting-called-shut = -# 그 역할은 멘션할 수 없어서 아무도 부르지 않아요. 역할 설정에서 *모두가 이 역할을 @mention할 수 있도록 허용하기*를 켜면 돼요.
setting-quiet-off = 없음
setting-zone-server = 서버대로

panel-hours = 다른 시간
panel-hours-help = 22:00-07:00처럼 부터-까지, 자정을 넘어도 됨. 없으면 off

refused-bad-hours = 시간은 `22:00-07:00`이나 `22-7`처럼 부터와 까지를 적고, 둘이 같으면 안 돼요.
refused-role-unmentionable = { $role } 역할은 멘션할 수 없어요. 역할 설정에서 *모두가 이 역할을 @mention할 수 있도록 허용하기*를 켜거나, 봇에게 *@everyone, @here, 모든 역할 멘션하기* 권한을 준 뒤 다시 골라 주세요. 바뀐 것은 없어요.
refused-channel-shut = { $channel }에는 글을 쓸 수 없어요. 채널 보기와 메시지 보내기를 허용한 뒤 다시 골라 주세요. 바뀐 것은 없어요.
