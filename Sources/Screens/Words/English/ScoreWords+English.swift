import Models

nonisolated extension ScoreWords {
  static let english = ScoreWords(
    title: "Score",
    solved: "Solved!",
    soFar: "If it were solved now",
    level: "Level",
    rating: "Rating of the puzzle",
    time: { "Time \($0)" },
    untimed: "Played without a timer",
    errors: { $0 == 1 ? "1 error" : "\($0) errors" },
    help: { "\($0), \($1)×" },
    allHelp: "Help",
    total: "Score",
    kinds: { kind in
      switch kind {
      case .nudge: "Where to look"
      case .technique: "Technique named"
      case .explanation: "Explanation"
      case .placement: "Digit placed"
      case .check: "Check"
      case .automaticCandidates: "Candidates filled in"
      }
    },
    newPuzzle: "New puzzle",
    levels: "Levels",
    unranked: "Solved before: this game is not ranked.")
}
