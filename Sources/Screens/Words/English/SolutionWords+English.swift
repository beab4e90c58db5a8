import Models

nonisolated extension SolutionWords {
  static let english = SolutionWords(
    type: "digit, and on",
    empty: "empty, and on",
    backspace: "back",
    newLine: "next row",
    solve: "Solve it!",
    stepByStep: "Step by step",
    play: "Play it",
    keepGivens: "Givens only",
    clear: "New board",
    otherPuzzle: "other puzzle of the file",
    emptyBoard: "Empty board",
    howToFill: "Type the digits; 0, dot or Space goes on. Or paste a puzzle, in any form.",
    looking: "Looking…",
    unique: "One solution",
    againstTheRules: "Against the rules",
    noSolution: "No solution",
    several: "Several solutions",
    solutions: { "\($0) solutions" },
    moreSolutions: { "Over \($0) solutions" },
    digits: {
      switch ($0, $1) {
      case (1, 0): "1 digit"
      case (_, 0): "\($0) digits"
      default: "\($0) \($0 == 1 ? "given" : "givens"), \($1) placed"
      }
    },
    ofCandidates: "candidates count",
    grading: { "grading, step \($0)…" },
    score: { "score \($0)" },
    needs: { "Needs \($0)" },
    rating: { "Explainer \($0)" },
    ratingPending: "Explainer …",
    impossible: { "There is no solution: \($0)." },
    suspects: { "With one of these empty there is one: \($0)." },
    puzzleOf: { "\($0) of \($1)" },
    nothingEntered: "The board is empty: type or paste a puzzle first.",
    needsOneSolution: "It must have exactly one solution first.",
    noGameOfCandidates: "Its clues are candidates: a game cannot begin so.",
    gameComing: "Getting the game ready…",
    noGame: "No game to take over.",
    noPuzzle: "There is no puzzle in it.",
    unreadable: { "Not a puzzle: \($0)" },
    read: { puzzles, problems in
      let read = puzzles == 1 ? "1 puzzle read" : "\(puzzles) puzzles read"
      return problems == 0 ? read : "\(read), \(problems) not"
    },
    copied: "Copied",
    boardCopied: { "Board copied: \($0) digits" },
    doesNotCount: "Its solution was shown: it does not count.",
    tooLong: "Too long for the clipboard",
    usedOnce: "It is used nowhere else.",
    singlesAreEnough: "No other technique is needed here.",
    solution: "Solution",
    step: { "Step \($0) of \($1)\($2 ? "" : "…")" },
    steps: { $0 == 1 ? "1 step" : "\($0) steps" },
    findingStep: "Looking for the next step…",
    nextSame: "Same technique",
    previousSame: "Same, backwards",
    nextHard: "Beyond singles",
    previousHard: "Beyond, backwards",
    allSteps: "All steps",
    technique: "Technique",
    pace: "Pace",
    seconds: { "\($0.inSeconds) s" })
}

nonisolated extension Duration {
  /// The seconds as a number with as few digits as there need be: "2", "0.5".
  var inSeconds: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    let rest = milliseconds % 1000
    guard rest != 0 else { return "\(milliseconds / 1000)" }
    var digits = String(1000 + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(milliseconds / 1000).\(digits)"
  }
}
