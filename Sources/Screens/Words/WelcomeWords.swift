import Sudoku

nonisolated struct WelcomeWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Welcome", "환영해요") }
  /// The line before the program's name.
  var greeting: String { say("Welcome to", "반가워요!") }
  /// What the turtle says.
  var text: String {
    say("“Slow is fine. I'll walk with you.”", "“천천히 가도 괜찮아요. 같이 걸어요.”")
  }
  var slide: String { say("Slide to begin", "밀어서 시작") }
  var begin: String { say("Begin", "시작") }
  var skip: String { say("Skip", "건너뛰기") }
  var home: String { say("Go Home", "홈으로") }
  /// The button for the first puzzle, after the last step.
  var play: String { say("Play now", "퍼즐 풀기") }
  var firstSteps: String { say("First steps", "첫걸음") }
  /// The situation in a step.
  func fact(_ step: FirstStep) -> String {
    switch step {
    case .box: say("This bright box already has eight digits.", "밝은 블록에 숫자 여덟 개가 있어요.")
    case .move: say("The bright cell is next.", "다음은 여기 빛나는 칸이에요.")
    case .column: say("This column has eight digits, too.", "이 열에도 숫자 여덟 개가 있어요.")
    case .notes:
      say("3 or 4 could go here. Write both down as notes.", "여기에는 3이나 4가 들어가요. 둘 다 메모해 두세요.")
    case .focus:
      say("Pick a digit first, and its places light up.", "숫자를 먼저 고르면 들어갈 칸이 빛나요.")
    case .hint: say("Stuck in a game? A hint shows where to look.", "막혔을 때는 힌트가 볼 곳을 알려 줘요.")
    }
  }
  /// Praise for the previous step, or for the last one if `nil`.
  func praise(_ step: FirstStep?) -> String {
    switch step {
    case .box, .move: say("Yes, that's it!", "맞아요!")
    case .column: say("Here you are!", "잘 왔어요!")
    case .notes: say("You've got it!", "잘했어요!")
    case .focus: say("Good notes!", "메모도 잘했어요!")
    case .hint: say("Quick, isn't it?", "빠르죠?")
    case nil: say("That's how hints begin:", "힌트는 이렇게 시작해요.")
    }
  }
  /// The reply to a wrong digit.
  func slip(_ digit: String) -> String {
    say(
      "Not \(digit): it's there already. Look once more.",
      "\(KoreanParticle.topic.after(digit)) 이미 있어요. 다시 보세요.")
  }
  /// The reply to a note that can't be right.
  func extraNote(_ digit: String) -> String {
    say(
      "Not \(digit): press it again to take it back.",
      "\(KoreanParticle.topic.after(digit)) 아니에요. 한 번 더 누르면 지워져요.")
  }
  /// The reply to who asks for the missing digit.
  func answer(_ digit: Int) -> String {
    say("Only \(digit) isn't there yet.", "아직 없는 숫자는 \(digit)뿐이에요.")
  }
  /// The reply to who asks again, and the task then.
  func reason(_ step: FirstStep, _ digit: Int) -> String {
    let others = (1...9).filter { $0 != digit }.map(String.init).joined(separator: " ")
    return step == .column
      ? say(
        "The column has \(others). This cell takes the last digit, \(digit).",
        "이 열에 \(others) 있어요. 남은 숫자 \(digit)의 자리는 이 칸뿐이에요.")
      : say(
        "The box has \(others). This cell takes the last digit, \(digit).",
        "이 블록에 \(others) 있어요. 남은 숫자 \(digit)의 자리는 이 칸뿐이에요.")
  }
  func place(_ digit: Int) -> String {
    say("Press \(digit).", "\(KoreanParticle.object.after("\(digit)")) 누르세요.")
  }
  /// The reply to a digit pressed before the key that gives it its meaning.
  func hasty(_ step: FirstStep, key: String) -> String {
    step == .focus
      ? say("First press \(key).", "먼저 \(key) 키를 누르세요.")
      : say("Notes are still off.", "아직 메모가 꺼져 있어요.")
  }
  var thenFocus: String { say("Then 2.", "그다음 2예요.") }
  /// What a note looks like in a small cell.
  var notesAreDots: String {
    say(
      "A note is a dot by place: 1 at the top left, 9 at the bottom right.",
      "메모는 자리로 읽는 점이에요. 1은 왼쪽 위, 9는 오른쪽 아래예요.")
  }
  /// What the board shows once the digit is in focus, and the task then.
  var inFocus: String {
    say("Every cell that might take a 2 is lit.", "2가 들어갈 수 있는 칸이 모두 빛나요.")
  }
  func placeInFocus(_ key: String) -> String {
    say("Press \(key) to write it here.", "\(key) 키로 이 칸에 쓰세요.")
  }
  var done: String { say("You're ready. Have fun!", "준비됐어요. 즐겁게 푸세요!") }
  var again: Again { Again(speaker: speaker) }

  /// The question before the welcome is shown again, its consequence, and the answers.
  struct Again: Vocabulary {
    let speaker: Speaker

    var question: String { say("Show the welcome again?", "안내를 다시 볼까요?") }
    var message: String {
      say(
        "You'll see the welcome and first steps. Your games stay saved.",
        "환영 화면과 첫걸음을 다시 봐요. 게임은 그대로 있어요.")
    }
    var yes: String { say("Restart", "다시 보기") }
    var no: String { say("Not now", "취소") }
  }
  func place(step: Int, count: Int) -> String { say("\(step) of \(count)", "\(step)/\(count)") }
  /// A key as a sentence teaches it: with Shift for a capital.
  func taught(_ key: String) -> String {
    guard key.isCapital else { return key }
    let shift = "Shift+\(key.lowercased())"
    return say("\(key) (\(shift))", "\(key)(\(shift))")
  }
  /// The task of a step. `key` is the label of its key. `isReady` if it was pressed. `missing` are
  /// the notes still to write.
  func ask(
    step: FirstStep, key: String, missing: [Digit] = FirstStep.noted, isReady: Bool = false
  ) -> String {
    switch step {
    case .box: say("Which one is missing? Press it.", "빠진 숫자는 뭘까요? 눌러 보세요.")
    case .move: say("Go there with the arrow keys.", "화살표 키로 이 칸까지 오세요.")
    case .column: say("Which one is missing?", "빠진 숫자는 뭘까요?")
    case .notes: note(missing.map(\.description), key: isReady ? nil : key)
    case .focus:
      isReady
        ? say("Now 2.", "이제 2를 누르세요.")
        : say("Press \(key), then 2.", "\(key), 2를 차례로 누르세요.")
    case .hint: say("Press \(key) to try it.", "\(key) 키를 눌러 보세요.")
    }
  }
  /// The task to note `digits`, after `key` unless that was pressed.
  private func note(_ digits: [String], key: String?) -> String {
    guard let last = digits.last else { return "" }
    let (english, korean) = (
      digits.joined(separator: " and "),
      (digits.dropLast() + [KoreanParticle.object.after(last)]).joined(separator: ", ")
    )
    if let key {
      return say("Press \(key), then \(english).", "\(key) 키를 누르고 \(korean) 누르세요.")
    }
    return digits.count == 1
      ? say("And \(english).", "\(korean) 마저 누르세요.")
      : say("Now \(english).", "이제 \(korean) 누르세요.")
  }
}

nonisolated extension String {
  /// `true` for the name of a key that takes Shift.
  var isCapital: Bool { count == 1 && allSatisfy { $0.isASCII && $0.isUppercase } }
}

/// A step of the first game, in order of learning.
nonisolated enum FirstStep: Int, CaseIterable {
  /// The missing digit of a box.
  case box
  case move
  /// The missing digit of a column.
  case column
  case notes
  /// The focus on a digit that goes in several cells.
  case focus
  case hint

  /// The cell of the step, or `nil` if it is about the whole board.
  var target: Cell? {
    switch self {
    case .box: Cell(row: 4, column: 8)
    case .move, .column: Cell(row: 2, column: 8)
    case .notes: Cell(row: 2, column: 7)
    case .focus: Cell(row: 8, column: 6)
    case .hint: nil
    }
  }

  /// The cells to look at: those that the text names, and for notes those that exclude the others.
  var bright: CellSet {
    switch self {
    case .box: CellSet(House.box(5).cells)
    case .focus: CellSet(House.box(8).cells)
    case .column: CellSet(House.column(8).cells)
    case .move: CellSet([target].compactMap(\.self))
    case .notes: target.map { CellSet($0.peers + [$0]) } ?? .none
    case .hint: .none
    }
  }

  /// The digits to note.
  static let noted = [Digit.all[2], Digit.all[3]]
  /// The digit to focus on.
  static let focused = Digit.all[1]
}
