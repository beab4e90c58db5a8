nonisolated extension LevelWords {
  static let english = LevelWords(
    title: "Levels",
    easy: "Easy",
    medium: "Medium",
    hard: "Hard",
    expert: "Expert",
    extreme: "Extreme",
    easyNeeds: "Singles are enough",
    mediumNeeds: "Needs pairs and locked candidates",
    hardNeeds: "Needs X-Wings, wings and colours",
    expertNeeds: "Needs chains, almost locked sets",
    extremeNeeds: "Needs forcing nets and more",
    best: { "best \($0)" },
    resume: "Resume",
    nothingToResume: "Nothing to resume yet",
    placed: { "\($0) of \($1) placed" },
    making: { "Making a puzzle: \($0)" },
    tried: { $0 == 1 ? "1 grid tried" : "\($0) grids tried" },
    cancel: "Cancel")
}
