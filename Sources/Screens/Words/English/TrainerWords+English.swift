nonisolated extension TrainerWords {
  static let english = TrainerWords(
    title: "Trainer",
    explains: "Choose a technique: you get positions where it is the next step.",
    missing: { "No positions yet: \($0)." },
    next: "Next",
    startAgain: "start again",
    making: { "Setting up a position: \($0)" },
    noPosition: { "There is no position to practise this on: \($0)." },
    find: { "Find: \($0)" },
    takeOut: "take out what it rules out",
    placeIt: "place the digit it settles",
    progress: { "\($0) of \($1) are out" },
    found: "Found!",
    told: "Done, with the hint.",
    wrongDigit: { "\($0) is not \($1): undo" },
    needed: { "\($0) needs the \($1): undo" },
    beside: { "True, \($1) goes from \($0), but by no \($2)." })
}
