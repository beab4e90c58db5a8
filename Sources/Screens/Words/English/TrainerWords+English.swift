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
    progress: { "\($0) of \($1) removed" },
    found: "Found!",
    told: "Done, with the hint.",
    wrongDigit: { "\($0) isn't \($1). Undo it." },
    needed: { "\($0) needs the \($1). Undo it." },
    beside: { "True, but not by \($2)." })
}
