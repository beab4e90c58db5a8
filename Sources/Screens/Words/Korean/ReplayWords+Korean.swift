import Games

nonisolated extension ReplayWords {
  static let korean = ReplayWords(
    title: "리플레이",
    play: "재생",
    pause: "일시 정지",
    stepForward: "한 수 앞으로",
    stepBack: "한 수 뒤로",
    start: "처음",
    end: "끝",
    faster: "빠르게",
    slower: "느리게",
    speed: "속도",
    shortPauses: "쉬는 시간 줄이기",
    beginning: "처음 퍼즐",
    gone: "이 게임은 이제 저장돼 있지 않아요.",
    noTurns: "이 게임에서는 아직 아무것도 하지 않았어요.",
    cleared: { "\($0) 지움" },
    colored: { "\($0) 칠함" },
    uncolored: { "\($0) 색 지움" },
    checkpoint: "저장 지점",
    wentTo: { "이동: \($0)" },
    wentToStart: "처음으로 이동",
    opening: "여기서 시작",
    byHint: { "힌트: \($0)" },
    help: { "도움: \($0)" },
    checking: { checking in
      switch checking {
      case .onRequest: "실수는 검사할 때만 표시"
      case .conflicts: "겹치는 숫자 표시"
      case .everything: "실수 표시"
      }
    },
    undone: { "되돌리기: \($0)" },
    redone: { "다시 하기: \($0)" },
    say: { sentence in
      switch sentence {
      case .turn(let number, let count): "\(count)수 중 \(number)수"
      case .placed(let digit, let cell): "\(cell)에 \(digit)"
      case .wrong(let digit, let cell): "\(cell)에 \(digit), 틀림"
      case .noted(let digits, let kind, let cell):
        "\(cell)에 \(kind == .corner ? "메모" : "가운데 메모") \(digits)"
      case .notes(let digits, let kind, let cell):
        "\(cell)에 \(kind == .corner ? "메모" : "가운데 메모") \(digits)"
      case .several(let first, let others): "\(first) 외 \(others)칸"
      }
    })
}
