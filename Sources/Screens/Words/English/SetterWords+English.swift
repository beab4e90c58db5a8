import Generating

nonisolated extension SetterWords {
  static let english = SetterWords(
    minimal: "Make minimal",
    symmetry: "Symmetry",
    canonical: "Canonical form",
    change: "Change a given",
    pattern: "Mark pattern",
    fill: "Fill pattern",
    name: { symmetry in
      switch symmetry {
      case .none: "none"
      case .halfTurn: "half turn"
      case .quarterTurn: "quarter turn"
      case .vertical: "left and right"
      case .horizontal: "top and bottom"
      case .verticalAndHorizontal: "both axes"
      case .diagonal: "main diagonal"
      case .antidiagonal: "other diagonal"
      case .bothDiagonals: "both diagonals"
      case .full: "full"
      }
    },
    symmetric: { "Symmetric: \($0)" },
    partners: { "Partners: \($0). Clearing one clears all." },
    wanted: { $0 == 1 ? "1 partner missing" : "\($0) partners missing" },
    marked: { $0 == 1 ? "1 cell marked" : "\($0) cells marked" },
    noPartners: "Givens stand alone again.",
    howToMark: { "Digits mark cells, 0 unmarks them; \($0) fills the pattern." },
    needsOneSolution: "Only puzzles with one solution can be made minimal.",
    leftOut: { $0 == 1 ? "1 given left out" : "\($0) givens left out" },
    filling: { "Filling: \($0) tries…" },
    notFilled: { "None found in \($0) tries. Mark more cells, or try again." },
    stopped: { "Stopped after \($0) tries" },
    obstacle: { obstacle in
      switch obstacle {
      case .tooFew: "A puzzle needs at least 17 givens. Mark more cells."
      case .emptyLines: "Two empty rows or columns of a band always allow two solutions."
      }
    },
    aboutCanonical:
      "The first of all grids you get by swapping digits, rows and columns. Puzzles with the same "
      + "form are the same.",
    howToCompare: "Paste another puzzle to compare.",
    same: "✓ The same puzzle",
    different: "≠ Another puzzle",
    sameAsLast: "✓ The same as the last one you looked at",
    unlikeLast: "≠ Not the last one you looked at",
    noForm: "No canonical form: the givens break the rules, or the clues are candidates.",
    order: "hardest or easiest first",
    technique: "needing a technique",
    level: "level",
    numbers: "SE or score",
    target: "Target",
    targetPrompt: "6.6-7.2, 900-1200 or XY-Wing",
    notNumbers: "Enter a rating, score or technique: 7.2, 6.6-7.2, 900+, XY-Wing.",
    leaveField: "to the list",
    clearTarget: "no target",
    apply: "change it",
    noChange: "No matches.",
    all: "all",
    ratings: { "SE \($0)" },
    scores: { "score \($0)" },
    say: { sentence in
      switch sentence {
      case .filled(let tries, let key): "Found after \(tries) tries. \(key) undoes it."
      case .tried(let shown, let done, let count):
        done < count ? "\(shown) shown, \(done) of \(count) tried…" : "\(shown) of \(count)"
      case .noneMeets(let done, let count):
        "None of \(done)\(done < count ? "…" : ""), nearest first"
      }
    })
}
