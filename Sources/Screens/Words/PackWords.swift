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
  /// The meaning of the asterisk.
  func rule(_ openedByEach: Int) -> String {
    say("* Solve one to unlock \(openedByEach) more.", "* 하나 풀 때마다 \(openedByEach)개가 더 열려요.")
  }
  func next(_ puzzle: String) -> String { say("next: \(puzzle)", "다음: \(puzzle)") }
  /// Shown in place of score and time for puzzles solved as practice.
  var practised: String { say("solved, practice", "연습으로 완료") }
  func open(_ rating: Int) -> String {
    say("open, HoDoKu score \(rating)", "열림, HoDoKu 점수 \(rating)")
  }
  func locked(_ needed: Int) -> String {
    say("locked: solve \(needed) more to open it", "잠김: \(needed)개를 더 풀면 열려요")
  }
  /// The meaning of the sign of locked puzzles.
  var locked: String { say("locked", "잠김") }
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
