nonisolated struct StatisticsWords: Vocabulary {
  let speaker: Speaker

  var all: String { say("All", "전체") }
  var otherLevel: String { say("other levels", "다른 난이도") }
  var loading: String { say("Counting…", "세는 중…") }
  var played: String { say("Played", "시작한 게임") }
  var solved: String { say("Solved", "다 푼 게임") }
  var winRate: String { say("Win rate", "푼 비율") }
  var unfinished: String { say("Unfinished", "남은 게임") }
  var givenUp: String { say("Given up", "포기") }
  var bestTime: String { say("Best time", "가장 빠른 시간") }
  var meanTime: String { say("Mean time", "평균 시간") }
  var medianTime: String { say("Median time", "시간 중앙값") }
  var bestScore: String { say("Best score", "최고 점수") }
  var meanScore: String { say("Mean score", "평균 점수") }
  var errorsPerGame: String { say("Mistakes per game", "게임당 실수") }
  var helpPerGame: String { say("Hints per game", "게임당 도움") }
  var flawless: String { say("No mistakes, no hints", "실수·도움 없음") }
  func times(_ count: Int) -> String {
    say(count == 1 ? "Time, the last game" : "Time, the last \(count) games", "최근 \(count)게임의 시간")
  }
  var distribution: String { say("Games by time", "걸린 시간별 게임 수") }
  var errorCourse: String { say("Mistakes, game by game", "게임마다의 실수") }
  var days: String { say("Days with a game solved", "게임을 푼 날") }
  var byLevel: String { say("Solved, level by level", "난이도별 다 푼 게임") }
  func empty(_ level: String) -> String {
    say(
      "\(level): nothing played yet.\nSolve one and it counts here.",
      "\(level): 아직 기록이 없어요.\n하나 풀면 여기에 쌓여요.")
  }
  var nothing: String {
    say("Nothing played yet.\nSolve a puzzle and it counts here.", "아직 기록이 없어요.\n퍼즐을 풀면 여기에 쌓여요.")
  }
  var chooseLevel: String { say("Choose a level", "난이도 고르기") }

  // The large figures.
  var daysInARow: String { say("daily streak", "오늘의 퍼즐 연속") }
  var noMistakes: String { say("without a slip", "실수 없이") }

  // Best and typical times.
  var bestAndUsual: String { say("Times by level", "레벨별 시간") }
  var best: String { say("best", "최단") }
  var usual: String { say("usual", "보통") }
  func notTried(_ levels: String) -> String {
    say("Not tried yet: \(levels)", "아직 안 해 봤어요: \(levels)")
  }
  func steady(_ now: String) -> String { say("You usually take \(now).", "보통 \(now) 걸려요.") }

  // Milestones.
  var milestones: String { say("Milestones", "이정표") }
  func longestStreak(_ days: Int) -> String {
    say("Longest streak of daily puzzles: \(days)", "오늘의 퍼즐 최장 연속 기록: \(days)일")
  }
  func unaidedTechniques(_ names: String) -> String {
    say("Found without hints: \(names)", "힌트 없이 찾은 기법: \(names)")
  }
  func minutes(from: Int, to: Int?) -> String {
    say(
      to.map { "\(from)-\($0) min" } ?? "from \(from) min",
      to.map { "\(from)~\($0)분" } ?? "\(from)분부터")
  }
  /// The progress: the typical time of earlier games, and of the latest.
  func gotFaster(before: String, now: String) -> String {
    say("You used to need \(before). Now it's \(now).", "전에는 \(before), 요즘은 \(now) 걸려요.")
  }
  func gotSlower(before: String, now: String) -> String {
    say(
      "Lately you take your time: \(now), before that \(before).", "요즘은 \(now), 전에는 \(before) 걸렸어요."
    )
  }
  func levelsSolved(solved: Int, all: Int) -> String {
    say("Levels solved: \(solved) of \(all)", "풀어 본 난이도: \(all)개 중 \(solved)개")
  }
  func packsFinished(finished: Int, all: Int) -> String {
    say("Packs finished: \(finished) of \(all)", "끝낸 퍼즐 팩: \(all)개 중 \(finished)개")
  }
}
