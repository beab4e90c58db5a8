import Games

nonisolated struct ScoreWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Score", "점수") }
  var solved: String { say("Solved!", "다 풀었어요!") }
  var givenUp: String { say("Given up", "포기한 게임") }
  var soFar: String { say("If you finish now", "지금 다 푼다면") }
  /// Shown in place of the score in practice, with an explanation.
  var practice: String { say("Practice", "연습") }
  var practiceNote: String {
    say("No score, no ranking. Hints are free.", "점수와 순위가 없어요. 힌트는 무료예요.")
  }

  // The parts of the score, each followed by its explanation.
  var level: String { say("Level", "난이도") }
  var levelRule: String { say("base score for this level", "이 난이도의 기본 점수") }
  var hodoku: String { say("HoDoKu score", "HoDoKu 점수") }
  func hodokuRule(_ most: String) -> String {
    say("of the puzzle, at most \(most)", "퍼즐의 점수, 최대 \(most)점")
  }
  func time(_ time: String) -> String { say("Time \(time)", "시간 \(time)") }
  var untimed: String { say("Played without a timer", "시간을 재지 않은 게임") }
  var untimedRule: String { say("no time bonus, no penalty", "빠르기 점수가 없고 깎이지도 않음") }
  func errors(_ count: Int) -> String {
    say(count == 1 ? "1 mistake" : "\(count) mistakes", "실수 \(count)번")
  }
  var notShown: String { say("not shown", "표시 안 함") }
  func helpRule(_ percent: Int) -> String { say("−\(percent)% each time", "한 번에 −\(percent)%") }
  /// Shown for help that costs nothing, followed by its explanation.
  var free: String { say("free", "무료") }
  func helpOnceRule(_ percent: Int) -> String { say("−\(percent)% in all", "몇 번이든 −\(percent)%") }
  var allHelp: String { say("All help", "도움 전체") }
  func allHelpRule(_ most: Int) -> String {
    say("up to −\(most)%, and no best time", "최대 −\(most)%, 최단 시간 제외")
  }
  func kinds(_ kind: ScoreSheet.Help) -> String {
    switch kind {
    case .nudge: say("Where to look", "살펴볼 곳")
    case .technique: say("Technique named", "기법 이름")
    case .explanation: say("Explanation", "설명")
    case .placement: say("Digit placed", "숫자 넣기")
    case .check: say("Check", "검사")
    case .automaticCandidates: say("Candidates filled in", "후보 채우기")
    }
  }

  // The result.
  var unranked: String {
    say("Solved before, so it isn't ranked.", "전에 푼 퍼즐이라 순위에 들지 않아요.")
  }
  var mostlyFilledIn: String {
    say("More than half filled in: not ranked.", "절반 넘게 미리 채워져서 순위에 들지 않아요.")
  }
  var tooShort: String {
    say("Too few open cells to be ranked.", "채울 칸이 너무 적어서 순위에 들지 않아요.")
  }
  var givenUpNote: String {
    say("You saw the solution: no score, no ranking.", "정답을 보았으므로 점수와 순위가 없어요.")
  }
  var own: String { say("imported puzzles", "가져온 퍼즐") }
  func onlyOne(_ list: String) -> String { say("First on the list: \(list)", "\(list) 순위표의 첫 게임") }
  var newBest: String { say("Your best score", "최고 점수") }
  var newFastest: String { say("Your best time", "최단 시간") }
  var helped: String { say("With help, so no best time", "도움을 받은 기록이에요") }

  // The next actions.
  func nextOfPack(_ puzzle: String) -> String { say("Next puzzle \(puzzle)", "다음 퍼즐 \(puzzle)") }
  func another(_ level: String) -> String { say("Next \(level)", "다음 퍼즐: \(level)") }
  func lesson(_ name: String) -> String { say("Learn \(name)", "배우기: \(name)") }
  var watchAgain: String { say("Watch it again", "리플레이 보기") }
  var board: String { say("board", "보드") }

  // The win. The letters of its word are drawn: see `WinWord`.
  var solvedWord: String { say("Solved!", "완성!") }
  /// The word of a won game of Memory, and of a lesson.
  var doneWord: String { say("Done!", "완성!") }
  func points(_ points: String) -> String { say("\(points) points", "\(points)점") }
  var noErrors: String { say("no mistakes", "실수 없음") }
  var noHints: String { say("no hints", "힌트 없음") }

  // The techniques.
  var techniques: String { say("Techniques", "기법") }
  var foundAlone: String { say("On your own", "혼자 찾은 기법") }
  var withHints: String { say("With a hint", "힌트로 찾은 기법") }
  var learnNext: String { say("Learn next", "다음에 배울 기법") }
  /// The techniques in a line: those found alone, those found with hints, and the next lesson. Pass
  /// `nil` for none.
  func techniques(found: String?, hinted: String?, next: String?) -> String {
    [
      found.map { say("On your own: \($0)", "혼자 찾음: \($0)") },
      hinted.map { say(found == nil ? "With a hint: \($0)" : "with a hint: \($0)", "힌트로: \($0)") },
      next.map { say("next lesson: \($0)", "다음 레슨: \($0)") },
    ].compactMap(\.self).joined(separator: " · ")
  }
  func techniques(_ count: Int) -> String {
    say(count == 1 ? "1 technique" : "\(count) techniques", "기법 \(count)개")
  }
  /// The hardest of several techniques, and the number of others.
  func techniques(_ hardest: String, others: Int) -> String {
    others == 0 ? hardest : say("\(hardest) and \(others) more", "\(hardest) 외 \(others)개")
  }

  // Milestones.
  func packFinished(_ pack: String) -> String {
    say("You finished the pack: \(pack)", "퍼즐 팩을 끝냈어요: \(pack)")
  }
  func firstOfLevel(_ level: String) -> String {
    say("Your first \(level) puzzle", "처음 푼 퍼즐이에요: \(level)")
  }
  func bestTimeBy(_ gain: String) -> String {
    say("Your best time, by \(gain)", "최단 기록을 \(gain) 앞당겼어요")
  }
  var fastestOfWeek: String { say("Your fastest in seven days", "7일 동안 가장 빨랐어요") }
  func streak(_ days: Int) -> String { say("\(days) days in a row", "\(days)일 연속 기록이에요") }
  func unaidedTechnique(_ technique: String) -> String {
    say("Solved without hints, \(technique) included", "힌트 없이 풀었어요: \(technique)")
  }
  var flawless: String { say("No mistakes, no hints", "실수도 힌트도 없었어요") }
  var unaided: String { say("You needed no hints", "힌트 없이 풀었어요") }
  /// The full bonus up to `full`, and none from `end` on.
  func timeRule(full: String, end: String) -> String {
    say("+25% up to \(full), none after \(end)", "\(full)까지 +25%, \(end)부터 없음")
  }
  func errorRule(percent: Int, most: Int) -> String {
    say("−\(percent)% each, up to −\(most)%", "한 번에 −\(percent)%, 최대 −\(most)%")
  }
  func help(kind: String, count: Int) -> String { say("\(kind), \(count)×", "\(kind) \(count)번") }
  func place(_ place: Int, count: Int, list: String) -> String {
    say("Place \(place) of \(count): \(list)", "\(list): \(count)개 중 \(place)위")
  }
  /// `time` is `nil` if all earlier games had help.
  func bestBefore(score: String, time: String?) -> String {
    say(
      "Best before: \(score)" + (time.map { ", \($0)" } ?? ""),
      "이전 최고: \(score)점" + (time.map { ", \($0)" } ?? ""))
  }
  /// The solved puzzle, followed by its time if it `hasTime`.
  func solvedIn(title: String, hasTime: Bool) -> String {
    say(hasTime ? "\(title) in" : title, title)
  }
}
