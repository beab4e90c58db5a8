/// The text of the paths to a solution: their branches, their comparison, their export.
nonisolated struct PathWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Paths", "풀이 갈래") }
  /// The key action that lists the other steps at a place of a path.
  var otherSteps: String { say("other steps", "다른 단계") }
  /// The key action that takes a listed step on a path of its own.
  var branchOff: String { say("branch off", "갈래 만들기") }
  /// The message after that, with the name of the path.
  func branched(_ name: String) -> String { say("Now on the path \(name)", "지금 풀이: \(name)") }
  var impossible: String { say("That step doesn't fit the solution.", "정답과 맞지 않는 단계예요.") }
  /// The note that there is only one path, with the key of the other steps.
  func onlyOne(_ key: String) -> String {
    say(
      "One path so far. At any step, \(key) lists the alternatives and Enter branches off.",
      "아직 풀이가 하나예요. 어느 단계에서든 \(key) 키로 다른 단계를 보고 Enter로 갈래를 만들어요.")
  }

  // The actions on the selected path.
  var show: String { say("show", "보기") }
  var compare: String { say("compare with this", "이것과 비교") }
  var firstStays: String { say("You can't delete the first path.", "첫 풀이는 지울 수 없어요.") }
  /// How long paths are kept.
  func kept(_ boards: Int) -> String {
    say(
      "Kept for your last \(boards) boards, also after you quit.",
      "최근 보드 \(boards)개의 풀이는 끝낸 뒤에도 남아 있어요.")
  }
  func count(_ paths: Int) -> String {
    say(paths == 1 ? "1 path" : "\(paths) paths", "풀이 \(paths)개")
  }

  // The comparison.
  var length: String { say("Steps", "단계") }
  var score: String { say("HoDoKu, this path", "이 풀이의 HoDoKu") }
  var level: String { say("Level", "난이도") }
  var hardest: String { say("Hardest", "가장 어려운 기법") }
  /// The row with the number of the first step that differs, and that step on each path.
  var parting: String { say("They part", "갈라지는 곳") }
  /// The cell of a path that has no step there.
  var none: String { say("nowhere", "없음") }
  /// The end of the names of Sudoku Explainer's chains, and its short form for a narrow cell.
  var chains: String { say("Forcing Chains", "강제 체인") }
  var chainsInShort: String { say("FC", "체인") }

  // The export.
  var asText: String { say("Steps as text", "글로 쓴 단계") }
  var aboutText: String {
    say(
      "Every step with its score. A chain follows in Eureka notation.",
      "모든 단계를 점수와 함께 적고, 체인은 유레카 표기로 덧붙여요.")
  }
  /// The name of an unnamed path: the number of its first own step, and that step.
  func unnamed(number: Int, step: String) -> String { "\(number) \(step)" }
  /// A path in a few words.
  func summary(name: String, steps: String, level: String, score: String) -> String {
    say(
      "\(name): \(steps), \(level), \(score) (this path)",
      "\(name): \(steps), \(level), \(score)(이 풀이)")
  }
}
