import Games

nonisolated struct ReplayWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Replay", "리플레이") }
  var play: String { say("Play", "재생") }
  var pause: String { say("Pause", "일시 정지") }
  var stepForward: String { say("step", "한 수 앞으로") }
  var stepBack: String { say("step back", "한 수 뒤로") }
  var start: String { say("start", "처음") }
  var end: String { say("end", "끝") }
  var faster: String { say("faster", "빠르게") }
  var slower: String { say("slower", "느리게") }
  var speed: String { say("Speed", "속도") }
  var shortPauses: String { say("Short pauses", "짧게 쉬기") }
  var beginning: String { say("The given puzzle", "처음 퍼즐") }
  var gone: String { say("This game is no longer saved.", "이 게임은 이제 저장돼 있지 않아요.") }
  var noTurns: String { say("No moves yet.", "이 게임에서는 아직 아무것도 하지 않았어요.") }
  func cleared(_ cell: String) -> String { say("cleared \(cell)", "\(cell) 지움") }
  func colored(_ cell: String) -> String { say("coloured \(cell)", "\(cell) 칠함") }
  func uncolored(_ cell: String) -> String { say("colour off \(cell)", "\(cell) 색 지움") }
  var checkpoint: String { say("checkpoint", "저장 지점") }
  /// A jump to the board after a move.
  func wentTo(_ move: String) -> String { say("went to: \(move)", "이동: \(move)") }
  var wentToStart: String { say("went to the start", "처음으로 이동") }
  /// The end of the position that the game began with.
  var opening: String { say("the game begins here", "여기서 시작") }
  /// A move made by a hint.
  func byHint(_ move: String) -> String { say("hint: \(move)", "힌트: \(move)") }
  func help(_ kind: String) -> String { say(kind.lowercased(), "도움: \(kind)") }
  func checking(_ checking: ErrorChecking) -> String {
    switch checking {
    case .onRequest: say("mistakes on request", "실수는 검사할 때만 표시")
    case .conflicts: say("conflicts marked", "겹치는 숫자 표시")
    case .everything: say("mistakes marked", "실수 표시")
    }
  }
  func undone(_ move: String) -> String { say("undo: \(move)", "되돌리기: \(move)") }
  func redone(_ move: String) -> String { say("redo: \(move)", "다시 하기: \(move)") }
  func turn(number: Int, count: Int) -> String {
    say("Turn \(number) of \(count)", "\(count)수 중 \(number)수")
  }
  func placed(digit: Int, cell: String) -> String {
    say("\(digit) at \(cell)", "\(cell)에 \(digit)")
  }
  func wrong(digit: Int, cell: String) -> String {
    say("\(digit) at \(cell), wrong", "\(cell)에 \(digit), 틀림")
  }
  func noted(digits: String, kind: NoteKind, cell: String) -> String {
    say(
      "\(cell) \(kind == .corner ? "note" : "centre note") \(digits)",
      "\(cell)에 \(kind == .corner ? "메모" : "가운데 메모") \(digits)")
  }
  func notes(digits: String, kind: NoteKind, cell: String) -> String {
    say(
      "\(cell) \(kind == .corner ? "notes" : "centre notes") \(digits)",
      "\(cell)에 \(kind == .corner ? "메모" : "가운데 메모") \(digits)")
  }
  func several(first: String, others: Int) -> String {
    say("\(first), and \(others) more", "\(first) 외 \(others)칸")
  }
}
