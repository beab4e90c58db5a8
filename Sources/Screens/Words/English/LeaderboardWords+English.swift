nonisolated extension LeaderboardWords {
  static let english = LeaderboardWords(
    own: "Own puzzles",
    place: "#",
    score: "Score",
    time: "Time",
    errors: "Errors",
    hints: "Hints",
    date: "Date",
    newest: "your newest",
    replay: "Replay",
    otherList: "other lists",
    empty: { "\($0): no ranked game yet.\nSolve a puzzle, and it stands here." })
}
