## `hanapai replay FILE`, in a terminal.

terminal-keys = Enter나 n: 다음, b: 이전, q: 종료 >{" "}
terminal-match = { $game }, { $seats }명, { $last }수. 시드로 패를 다시 돌려 쳐 봤어요. 파일에 따르면 { $ends ->
    [goes-on] 아직 끝나지 않은 게임이에요
    [played] 끝까지 친 게임이에요
   *[other] 마지막 판 전에 끝난 게임이에요
}.
terminal-step = { $step }/{ $last }수
terminal-large = { $file }: 파일이 너무 커요. 게임 파일이 아닌 것 같아요.
terminal-unreadable = { $file }: 파일을 읽을 수 없어요({ $why }). 이름과 권한을 확인해 주세요.
terminal-no-text = { $file }: 텍스트 파일이 아니에요.
terminal-no-match = { $file }: 다시 볼 수 있는 게임이 아니에요. { $why }
terminal-no-seat = 자리는 0부터 { $last }까지의 숫자여야 해요.
