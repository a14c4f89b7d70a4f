## `hanapai replay FILE`, in a terminal.

terminal-keys = Enter나 n: 다음, b: 이전, q: 끝 >{" "}
terminal-match = { $game }, { $seats }명, 모두 { $last }수. 시드로 다시 나눠 두어 보니 파일에 적힌 대로 { $ends ->
    [goes-on] 아직 진행 중이에요
    [played] 끝까지 둔 판이에요
   *[other] 끝까지 두지 않고 끝났어요
}.
terminal-step = { $last }수 중 { $step }수째
terminal-large = { $file }: 너무 커서 판의 파일일 수 없어요.
terminal-unreadable = { $file }: 읽을 수 없어요. { $why }
terminal-no-text = { $file }: 글 파일이 아니에요.
terminal-no-match = { $file }: 다시보기할 수 있는 판이 아니에요. { $why }
terminal-no-seat = 이 판의 자리는 0부터 { $last }까지의 번호예요.
