nonisolated struct HintWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Hint", "힌트") }
  var looking: String { say("Looking for a step…", "다음 단계를 찾는 중…") }
  var more: String { say("More", "더 보기") }
  var apply: String { say("Apply", "적용") }
  var close: String { say("Close", "닫기") }
  var turnPages: String { say("turn pages", "페이지 넘기기") }
  /// The buttons that unfold and fold the reasons by a level, and both as a key action.
  var unfold: String { say("Unfold", "펼치기") }
  var fold: String { say("Fold", "접기") }
  var foldReasons: String { say("fold, unfold", "접기·펼치기") }
  var nextPage: String { say("next", "다음 페이지") }
  /// The key action that switches hints between all candidates and the player's notes.
  var switchSource: String { say("use my notes or all candidates", "내 메모나 모든 후보로 찾기") }
  /// The same as two actions, for buttons.
  var useCandidates: String { say("Use candidates", "모든 후보로 찾기") }
  var useNotes: String { say("Use my notes", "내 메모로 찾기") }
  var nothing: String { say("No step found", "찾은 단계가 없어요") }
  /// The price of a step on its button, as a percentage of the score: "−1%".
  func price(_ percent: Int) -> String { "−\(percent)%" }
  /// The message when there is no more to reveal.
  var allTold: String { say("That's all", "설명이 끝났어요") }
  /// The same, with the key that applies the hint.
  func allToldBut(_ applyKey: String) -> String {
    say("Press \(applyKey) to apply", "\(applyKey) 키를 누르면 적용돼요")
  }
  /// The outcome of a hint that places a digit.
  func goesIn(_ digit: Int, _ cell: String) -> String {
    say("\(digit) goes in \(cell)", "\(cell)에 \(digit)")
  }
  /// The label for what the hint has taken off the score.
  var soFar: String { say("Score so far", "지금까지 점수") }
  /// What counts in a cell without notes, or in several, when hints go by notes, and the way back.
  func cellWithoutNotes(_ cell: String) -> String {
    say(
      "\(cell) has no notes, so all its candidates count. Undo or fill them in to change that.",
      "\(cell)에 메모가 없어서 후보를 모두 따져요. 되돌리거나 후보를 채우면 바뀌어요.")
  }
  func cellsWithoutNotes(_ count: Int) -> String {
    say("\(count) cells have no notes. All their candidates count.", "메모 없는 \(count)칸은 후보를 모두 따져요.")
  }
  var done: Done { Done(speaker: speaker) }
  var legend: Legend { Legend(speaker: speaker) }

  /// The results of applying a hint.
  struct Done: Vocabulary {
    let speaker: Speaker

    func placedSeveral(_ count: Int) -> String { say("Placed \(count) digits", "숫자 \(count)개 넣음") }
    func clearedSeveral(_ count: Int) -> String {
      say("Removed \(count) wrong digits", "틀린 숫자 \(count)개 지움")
    }
    var noted: String { say("Noted all candidates here", "이 칸의 메모를 다시 적음") }
    func struckInSeveral(_ cells: Int) -> String {
      say("Removed notes from \(cells) cells", "\(cells)칸에서 메모 지움")
    }
    func placed(digit: Int) -> String { say("Placed \(digit)", "\(digit) 넣음") }
    func cleared(digit: Int) -> String {
      say("Removed the wrong \(digit)", "틀린 \(digit) 지움")
    }
    func struck(digits: String) -> String {
      say(
        "Removed \(digits.count == 1 ? "note" : "notes") \(digits)", "메모 \(digits) 지움")
    }
  }

  /// The legend of the marks on the board.
  struct Legend: Vocabulary {
    let speaker: Speaker

    var pattern: String { say("look here", "볼 칸") }
    var reason: String { say("the reason", "이유") }
    var target: String { say("changes", "바뀌는 칸") }
    var wrong: String { say("wrong", "틀림") }
    var placed: String { say("goes in", "들어가요") }
    var eliminated: String { say("remove", "지움") }
    var fin: String { say("fin", "핀") }
    var exocetTarget: String { say("target", "타깃") }
    var guardian: String { say("guardian", "가디언") }
    var oneIsTrue: String { say("one is true", "하나는 참") }
    var group: String { say("group", "그룹") }
    var on: String { say("true", "참") }
    var off: String { say("false", "거짓") }
    var candidate: String { say("candidate", "패턴 후보") }
  }
  /// The number of revealed steps of a hint, for speech. The board shows dots.
  func step(_ step: Int, count: Int) -> String {
    say("step \(step) of \(count)", "\(count)단계 중 \(step)단계")
  }
  /// The page number of the text.
  func page(_ page: Int, count: Int) -> String {
    say("Page \(page)/\(count)", "페이지 \(page)/\(count)")
  }
}
