nonisolated extension TrainerWords {
  static let english = TrainerWords(
    title: "Trainer",
    explains: "Choose a technique: you get positions where it is the next step.",
    missing: { "No positions yet: \($0)." },
    next: "Next",
    startAgain: "start again",
    making: { "Setting up a position: \($0)" },
    noPosition: { "No position to practise \($0)." },
    find: { "Find: \($0)" },
    takeOut: "remove what it rules out",
    placeIt: "place the digit it settles",
    found: "Found!",
    told: "Done, with the hint.",
    say: { sentence in
      switch sentence {
      case .progress(let drawn, let count): "\(drawn) of \(count) removed"
      case .wrongDigit(let cell, let digit): "\(cell) isn't \(digit). Undo it."
      case .needed(let cell, let digit): "\(cell) needs the \(digit). Undo it."
      case .unrelated(_, _, let technique): "True, but not by \(technique)."
      }
    })
}
