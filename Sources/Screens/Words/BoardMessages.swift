/// The board's messages and questions.
nonisolated struct BoardMessages: Vocabulary {
  let speaker: Speaker

  func awaiting(_ purpose: DigitPurpose) -> String {
    switch purpose {
    case .box: say("Go to box 1-9", "블록 번호 1-9")
    case .centreNote: say("Centre note 1-9", "가운데 메모 1-9")
    case .highlight: say("Follow 1-9, 0 none", "따라갈 숫자 1-9, 0 없음")
    case .highlightMore: say("One more 1-9, F pairs", "숫자 더 1-9, F 후보 둘")
    case .color: say("Colour 1-9, 0 none", "색 1-9, 0 없음")
    }
  }
  var digitFirst: String { say("Digit first, then cells", "숫자를 먼저 골라요") }
  var cellFirst: String { say("Cell first, then a digit", "칸을 먼저 골라요") }
  var notDigitFirst: String { say("Press a digit to place it", "숫자 키를 누르면 들어가요") }
  var nothingArmed: String { say("Choose a digit first", "숫자를 먼저 고르세요") }
  var nothingHighlighted: String { say("No digit to look for", "찾을 숫자가 없어요") }
  var selecting: String { say("Moves select cells", "움직이면 칸이 선택돼요") }
  /// After a wheel that rolled over several cells without stopping.
  var wheelSwiped: String { say("Swiped, nothing entered", "지나친 휠은 무시했어요") }
  var candidates: String { say("Candidates filled in", "후보를 채웠어요") }
  func candidatesCounted(_ percent: Int) -> String {
    say("Filled in: score −\(percent)%", "채움: 점수 −\(percent)%")
  }
  var restored: String { say("Back at the checkpoint", "저장 지점을 복원했어요") }
  func undidToCorrect(_ count: Int) -> String {
    say(count == 1 ? "1 move undone" : "\(count) moves undone", "\(count)수를 되돌렸어요")
  }
  var allRight: String { say("All digits are right", "모두 맞아요") }
  func wrong(_ count: Int) -> String {
    say(count == 1 ? "1 digit is wrong" : "\(count) digits are wrong", "틀린 숫자 \(count)개")
  }
  var nothingToCheck: String { say("Nothing to check yet", "검사할 숫자가 없어요") }
  func twice(_ digit: Int) -> String { say("\(digit) repeats here", "\(digit) 중복") }
  func fullAndWrong(_ count: Int) -> String {
    say(
      count == 1 ? "All full, 1 digit is wrong" : "All full, \(count) digits are wrong",
      "다 찼지만 \(count)개가 틀렸어요")
  }
  func fullAndUnchecked(_ checkKey: String) -> String {
    say("Not quite. Press \(checkKey) to check", "틀린 곳이 있음: \(checkKey) 검사")
  }
  /// The offer of a hint to a stuck player.
  func stuck(_ hintKey: String) -> String {
    say("Stuck? Press \(hintKey) for a hint", "막혔나요? \(hintKey) 키로 힌트를 보세요")
  }
  var askReplaceNotes: String { say("Fill in all candidates?", "모든 후보를 채울까요?") }
  var replaceNotes: String { say("Fill all cells", "모든 칸 채우기") }
  /// The answer that fills in only cells without notes.
  var keepNotes: String { say("Keep notes, fill the rest", "메모 두고 나머지만 채우기") }
  var askGiveUp: String { say("Give up this puzzle?", "이 퍼즐을 포기할까요?") }
  var giveUpMessage: String {
    say("You'll see the solution. This game won't be ranked.", "정답이 나오고 순위에 들지 않아요.")
  }
  var giveUp: String { say("Give up", "포기") }
  /// The effect of filling in all candidates: how many it adds to notes, and its cost. `hasRest` if
  /// some cells have no notes, which can be filled in alone.
  func replaceNotes(back: Int, percentOff percent: Int, hasRest: Bool) -> String {
    say(englishReplacing(back, percent, hasRest), koreanReplacing(back, percent, hasRest))
  }
  func armed(digit: Int, key: String) -> String {
    say("\(digit) picked: \(key) or click", "\(digit) 고름: \(key) 또는 클릭")
  }
  /// `count` of the `of` selected cells were noted.
  func noted(digit: Int, count: Int, of: Int) -> String {
    say(
      count == of ? "Noted \(digit) in \(of) cells" : "Noted \(digit) in \(count) of \(of) cells",
      count == of ? "\(of)칸에 \(digit) 메모" : "\(of)칸 중 \(count)칸에 \(digit) 메모")
  }
  func unnoted(digit: Int, count: Int) -> String {
    say("Removed note \(digit) from \(count) cells", "\(count)칸에서 \(digit) 메모 지움")
  }
  /// A new checkpoint, and the key that lists all.
  func checkpointSet(number: Int, key: String) -> String {
    say("Checkpoint \(number) set · \(key): all", "저장 지점 \(number) · \(key) 목록")
  }

  private func englishReplacing(_ back: Int, _ percent: Int, _ hasRest: Bool) -> String {
    let added =
      back > 0 ? " and adds \(back == 1 ? "one candidate" : "\(back) candidates") to them" : ""
    let rest = hasRest ? " Or keep them, and fill in only the cells without notes." : ""
    let end =
      percent > 0
      ? " \(hasRest ? "Either" : "It") costs \(percent)% of your score, once. "
        + "Undo brings back the notes, not the points."
      : " Undo brings the notes back."
    return "Filling all cells replaces your notes\(added).\(rest)\(end)"
  }

  private func koreanReplacing(_ back: Int, _ percent: Int, _ hasRest: Bool) -> String {
    let added = back > 0 ? "고, 메모에 없던 후보 \(back)개가 더해져요." : "어요."
    let rest = hasRest ? " 메모를 두고 메모 없는 칸만 채울 수도 있어요." : ""
    let end =
      percent > 0
      ? " \(hasRest ? "어느 쪽이든 " : "")점수가 한 번 \(percent)% 줄어요. "
        + "되돌리면 메모는 돌아오지만 점수는 돌아오지 않아요."
      : " 되돌리면 메모가 돌아와요."
    return "모든 칸을 채우면 메모가 후보로 바뀌\(added)\(rest)\(end)"
  }
  func mode(_ mode: EntryMode, isOn: Bool) -> String {
    let name =
      switch mode {
      case .digits: say("Digits", "숫자")
      case .notes: say("Notes", "메모")
      case .centreNotes: say("Centre notes", "가운데 메모")
      case .colors: say("Colours", "색칠")
      }
    return name + say(isOn ? " on" : " off", isOn ? " 켬" : " 끔")
  }
}
