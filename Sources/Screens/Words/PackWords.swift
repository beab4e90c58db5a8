nonisolated struct PackWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Packs", "퍼즐 팩") }
  var anyKey: String { say("Press any key", "아무 키나 누르세요") }
  /// The names of the packs, in order.
  var names: [String] {
    say(
      [
        "Beginner I", "Beginner II", "Intermediate I", "Intermediate II", "Expert I", "Expert II",
      ],
      ["초급 I", "초급 II", "중급 I", "중급 II", "고급 I", "고급 II"])
  }
  var playNext: String { say("play next", "다음 퍼즐") }
  /// What the button of the next puzzle does.
  func play(_ pack: String, _ number: Int) -> String {
    say("Play \(pack), \(number)", "\(pack) \(number)번 풀기")
  }
  /// What opens more puzzles.
  func opens(_ numbers: ClosedRange<Int>) -> String {
    numbers.count == 1
      ? say(
        "Solve any open puzzle to open \(numbers.lowerBound).",
        "열린 퍼즐을 하나 풀면 \(numbers.lowerBound)번이 열려요.")
      : say(
        "Solve any open puzzle to open \(numbers.lowerBound) and \(numbers.upperBound).",
        "열린 퍼즐을 하나 풀면 \(numbers.lowerBound)번과 \(numbers.upperBound)번이 열려요.")
  }
  var allOpen: String { say("All puzzles of this pack are open.", "이 팩의 퍼즐이 모두 열렸어요.") }
  var allSolved: String { say("You have solved them all.", "모두 풀었어요.") }
  /// Figures on the card of a pack.
  func openCount(_ open: Int, hasLocked: Bool) -> String {
    hasLocked ? say("\(open) open", "\(open)개 열림") : say("all open", "모두 열림")
  }
  /// The head of a pack.
  func solvedAndOpen(solved: Int, open: Int) -> String {
    say("\(solved) solved, \(open) open", "\(solved)개 완료, \(open)개 열림")
  }
  /// Below the numbers that open next.
  var soon: String { say("soon", "곧") }
  func number(_ number: Int) -> String { say("Number \(number)", "\(number)번") }
  /// The meanings of the signs.
  var nextSign: String { say("next", "다음") }
  var openSign: String { say("open", "열림") }
  var laterSign: String { say("opens later", "나중에 열림") }
  func next(_ puzzle: String) -> String { say("next: \(puzzle)", "다음: \(puzzle)") }
  /// Shown in place of score and time for puzzles solved as practice.
  var practised: String { say("solved, practice", "연습으로 완료") }
  func open(_ rating: Int) -> String {
    say("open, HoDoKu score \(rating)", "열림, HoDoKu 점수 \(rating)")
  }
  func later(_ needed: Int) -> String {
    say("opens when you have solved \(needed) more", "\(needed)개를 더 풀면 열려요")
  }
  var more: MorePuzzlesWords { MorePuzzlesWords(speaker: speaker) }
  func solvedOfOpen(solved: Int, open: Int) -> String {
    say("\(solved) of \(open)", "\(open)개 중 \(solved)개")
  }
  func solvedOfAll(solved: Int, all: Int) -> String {
    say("\(solved) of \(all) solved", "\(all)개 중 \(solved)개 완료")
  }
  func solved(score: String, time: String) -> String {
    say("solved, best \(score), \(time)", "완료, 최고 \(score)점, \(time)")
  }
}

/// The text for the ways to get more puzzles.
nonisolated struct MorePuzzlesWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("More puzzles", "퍼즐 더 보기") }
  var bring: String { say("Bring your own", "퍼즐 가져오기") }
  var bringDetail: String { say("Type, paste, a file, a photo", "입력, 붙여넣기, 파일, 사진") }
  var make: String { say("Make a new one", "새로 만들기") }
  var makeDetail: String { say("Any level, a new board each time", "난이도별로 매번 새 보드") }
  var packs: String { say("Packs", "퍼즐 팩") }
  var packsDetail: String { say("288 puzzles, easy to expert", "쉬운 것부터 288개") }
}
