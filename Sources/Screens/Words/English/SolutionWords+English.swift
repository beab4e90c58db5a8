import Formats

nonisolated extension SolutionWords {
  static let english = SolutionWords(
    type: "digit, next cell",
    empty: "empty, next cell",
    backspace: "back",
    newLine: "next row",
    candidates: "Candidates",
    draft: "Setter's view",
    solve: "Solve it!",
    stepByStep: "Step by step",
    play: "Play it",
    keepGivens: "Givens only",
    clear: "New board",
    otherPuzzle: "other puzzle in the file",
    emptyBoard: "Empty board",
    howToFill: "Type digits. 0, dot or Space skips a cell. Or paste a puzzle in any format.",
    looking: "Looking…",
    unique: "One solution",
    againstTheRules: "Breaks the rules",
    noSolution: "No solution",
    several: "More than one solution",
    solutions: { "\($0) solutions" },
    moreSolutions: { "Over \($0) solutions" },
    ofCandidates: "candidates as clues",
    grading: { "grading, step \($0)…" },
    score: { "HoDoKu \($0)" },
    needs: { "Needs \($0)" },
    rating: { "SE rating \($0)" },
    ratingPending: "SE rating …",
    ratingBound: { "SE rating at least \($0)" },
    ratingStopped: { "Stopped. \($0) starts again" },
    stopRating: "stop or start rating",
    notNeeded: { "Not needed: \($0)" },
    allNeeded: "Every given is needed",
    suspects: { "Clear one of these to get a solution: \($0.joined(separator: " "))." },
    nothingEntered: "The board is empty. Type or paste a puzzle first.",
    notSolvable: "Only puzzles with one solution can be solved.",
    notPlayable: "Only puzzles with one solution can be played.",
    noSteps: "Steps need a puzzle with one solution. This one has several.",
    noCandidate: "That candidate is ruled out by the digits on the board.",
    noGameOfCandidates: "Puzzles made of candidates can't be played.",
    nothingToPlay: "Already solved, so there's nothing to play.",
    gameComing: "Getting the game ready…",
    noGame: "No game to load.",
    noPuzzle: "No puzzle found.",
    unreadable: { "Not a puzzle: \($0)" },
    copied: "Copied",
    boardCopied: { "Board copied: \($0) digits" },
    practiceOnly: "You saw steps or the solution, so it's practice, not scored.",
    alreadySolved: "That board was solved already, so you start with its givens.",
    tooLong: "Too long for the clipboard",
    usedOnce: "Not used anywhere else.",
    singlesAreEnough: "Singles solve the rest.",
    solution: "Solution",
    steps: { $0 == 1 ? "1 step" : "\($0) steps" },
    findingStep: "Looking for the next step…",
    nextSame: "Next same",
    previousSame: "Previous same",
    nextHard: "Next hard step",
    previousHard: "Previous hard step",
    stepList: "List of steps",
    technique: "Technique",
    pace: "Pace",
    seconds: { "\($0.inSeconds) s" },
    say: { sentence in
      switch sentence {
      case .digits(let givens, let placed):
        switch (givens, placed) {
        case (1, 0): "1 digit"
        case (_, 0): "\(givens) digits"
        default: "\(givens) \(givens == 1 ? "given" : "givens"), \(placed) placed"
        }
      case .puzzleOf(let number, let count): "\(number) of \(count)"
      case .read(let puzzles, let problems, let further):
        SolutionWords.read(puzzles, problems, further)
      case .leftOut(let colors, let drawings, let members):
        SolutionWords.leftOut(colors, drawings, members)
      case .pasteWasCut(let lines):
        "The paste was too long. Its last \(lines == 1 ? "line is" : "\(lines) lines are") missing. "
          + "Save the text and open it as a file."
      case .ratingStep(let number, let time, let key): "Step \(number), \(time). \(key) stops"
      case .step(let number, let count, let isAll): "Step \(number) of \(count)\(isAll ? "" : "…")"
      }
    })

  private static func leftOut(_ colors: Int, _ drawings: Int, _ members: [String]) -> String {
    let counted = [(colors, "colour"), (drawings, "drawing")].filter { $0.0 > 0 }
      .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    let parts = counted + members.prefix(6).map(PuzzleTextError.quoted)
    let list =
      parts.count < 2
      ? parts.joined() : parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
    return list + (colors + drawings + members.count == 1 ? " was" : " were") + " left out."
  }

  private static func read(_ puzzles: Int, _ problems: Int, _ further: Int) -> String {
    let read = puzzles == 1 ? "1 puzzle read" : "\(puzzles) puzzles read"
    let rest = further == 0 ? "" : ", \(further) more left out"
    return (problems == 0 ? read : "\(read), \(problems) not") + rest
  }
}

nonisolated extension Duration {
  /// The seconds with as few digits as possible: "2", "0.5".
  var inSeconds: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    let rest = milliseconds % 1000
    guard rest != 0 else { return "\(milliseconds / 1000)" }
    var digits = String(1000 + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(milliseconds / 1000).\(digits)"
  }
}
