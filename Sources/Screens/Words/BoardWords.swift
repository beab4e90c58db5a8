nonisolated struct BoardWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Board", "보드") }
  var errors: String { say("Mistakes", "실수") }
  /// The number of filled cells out of 81.
  func filledOf81(_ count: Int) -> String { say("\(count) of 81 filled", "81칸 중 \(count)칸") }
  /// The explanation of the question mark for unchecked errors.
  func unchecked(_ checkKey: String) -> String { say("(\(checkKey) checks)", "(\(checkKey) 검사)") }
  var score: String { say("Score", "점수") }
  var result: String { say("Result", "결과") }
  var nextPuzzle: String { say("Next puzzle", "다음 퍼즐") }
  var memo: String { say("Notes", "메모") }
  var centre: String { say("Centre", "가운데") }
  var on: String { say("on", "켬") }
  var off: String { say("off", "끔") }
  var undo: String { say("Undo", "되돌리기") }
  var redo: String { say("Redo", "다시 하기") }
  var restart: String { say("Restart", "다시 시작") }
  var pause: String { say("Pause", "일시 정지") }
  var end: String { say("Leave", "나가기") }
  var place: String { say("place", "숫자 넣기") }
  /// What a digit does in `mode`, or where it is picked first.
  func digits(in mode: EntryMode, picksFirst: Bool) -> String {
    switch mode {
    case _ where picksFirst: say("pick", "숫자 고르기")
    case .digits: place
    case .notes: say("note", "메모")
    case .centreNotes: say("centre note", "가운데 메모")
    case .colors: say("colour", "색칠")
    }
  }
  var clear: String { say("clear", "지우기") }
  var nextEmpty: String { say("next empty cell", "다음 빈칸") }
  var previousEmpty: String { say("previous empty cell", "이전 빈칸") }
  var rowEnds: String { say("ends of the row", "행의 양 끝") }
  var columnEnds: String { say("ends of the column", "열의 양 끝") }
  var peers: String { say("shade row, column, box", "행·열·블록 강조") }
  var undoing: String { say("Undoing...", "되돌리는 중...") }
  var redoing: String { say("Redoing...", "다시 하는 중...") }
  var restarting: String { say("Restarting...", "다시 시작 중...") }
  var nothingToUndo: String { say("Nothing to undo", "되돌릴 게 없어요") }
  var nothingToRedo: String { say("Nothing to redo", "다시 할 게 없어요") }
  var given: String { say("That's part of the puzzle", "문제에 있던 숫자예요") }
  var filled: String { say("Notes need an empty cell", "메모는 빈칸에만 써요") }
  var empty: String { say("The cell is empty", "빈칸이에요") }
  var untouched: String { say("Nothing to restart", "바뀐 게 없어요") }
  var unchanged: String { say("Nothing to change", "바꿀 게 없어요") }
  var noCheckpoint: String { say("No checkpoint set", "저장 지점이 없어요") }
  /// An unfinished game goes on in place of a new one of the same puzzle.
  var resumed: String { say("Your unfinished game", "하던 게임을 이어서 해요") }
  var notSaved: String { say("Not saved", "저장 안 됨") }
  var notSavedYet: String { say("Not saved yet", "아직 저장 안 됨") }
  /// The game went on in another way in another window.
  var movedApart: String {
    say(
      "This game went on in another way in another window, so it goes on here as a game of "
        + "its own. Both are saved.",
      "이 게임을 다른 창에서 다르게 이어 풀어서, 여기서는 별도의 게임으로 계속돼요. 둘 다 저장돼 있어요.")
  }
  var finished: String { say("Already solved", "이미 다 풀었어요") }
  var clockStands: String {
    say("The clock stands still while the board is hidden.", "보드를 가린 동안에는 시간이 멈춰요.")
  }
  var paused: String { say("Paused", "일시 정지됨") }
  func pausedHint(_ key: String) -> String { say("Press \(key) to resume", "\(key) 키로 이어서 풀어요") }
  func wrong(_ digit: Int) -> String { say("\(digit) is wrong here", "틀린 숫자예요: \(digit)") }
  var askRestart: String { say("Restart this puzzle?", "이 퍼즐을 다시 시작할까요?") }
  var restartMessage: String {
    say(
      "Clears your digits and notes. You can undo this. Time and mistakes stay.",
      "숫자와 메모가 모두 지워져요. 되돌릴 수 있어요. 시간과 실수는 그대로예요.")
  }
  /// The consequence of a restart in a game that began with an imported position.
  var restartAtOpeningMessage: String {
    say(
      "Goes back to the position you imported. You can undo this. Time and mistakes stay.",
      "가져온 상태로 돌아가요. 되돌릴 수 있어요. 시간과 실수는 그대로예요.")
  }
  var keepPlaying: String { say("Keep playing", "계속 풀기") }
}
