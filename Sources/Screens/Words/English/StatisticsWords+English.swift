nonisolated extension StatisticsWords {
  static let english = StatisticsWords(
    all: "All",
    otherLevel: "other levels",
    loading: "Counting…",
    played: "Played",
    solved: "Solved",
    winRate: "Win rate",
    unfinished: "Unfinished",
    givenUp: "Given up",
    bestTime: "Best time",
    meanTime: "Mean time",
    medianTime: "Median time",
    bestScore: "Best score",
    meanScore: "Mean score",
    errorsPerGame: "Mistakes per game",
    helpPerGame: "Hints per game",
    flawless: "No mistakes, no hints",
    times: { $0 == 1 ? "Time, the last game" : "Time, the last \($0) games" },
    distribution: "Games by time",
    errorCourse: "Errors, game by game",
    days: "Days with a game solved",
    byLevel: "Solved, level by level",
    empty: { "\($0): nothing played yet.\nSolve one and it counts here." },
    nothing: "Nothing played yet.\nSolve a puzzle and it counts here.",
    chooseLevel: "Choose a level",
    daysInARow: "daily streak",
    noMistakes: "without a slip",
    bestAndUsual: "Times by level",
    best: "best",
    usual: "usual",
    notTried: { "Not tried yet: \($0)" },
    steady: { "You usually take \($0)." },
    milestones: "Milestones",
    longestStreak: { "Longest streak of daily puzzles: \($0)" },
    unaidedTechniques: { "Found without hints: \($0)" },
    say: { sentence in
      switch sentence {
      case .minutes(let from, let to): to.map { "\(from)-\($0) min" } ?? "from \(from) min"
      case .gotFaster(let before, let now): "You used to need \(before). Now it's \(now)."
      case .gotSlower(let before, let now):
        "Lately you take your time: \(now), before that \(before)."
      case .levelsSolved(let solved, let all): "Levels solved: \(solved) of \(all)"
      case .packsFinished(let finished, let all): "Packs finished: \(finished) of \(all)"
      }
    })
}
