nonisolated extension LevelWords {
  static let english = LevelWords(
    title: "Levels",
    easy: "Easy",
    medium: "Medium",
    hard: "Hard",
    expert: "Expert",
    extreme: "Extreme",
    easyNeeds: "Singles are enough.",
    mediumNeeds: "Needs locked candidates, pairs and triples.",
    hardNeeds: "Needs quads, fish and wings.",
    resume: "Resume",
    nothingToResume: "Nothing to resume yet.",
    resumes: { "\($0), \($1) of \($2) placed, \($3)" },
    making: { "Making a puzzle: \($0)" },
    cancel: "Cancel")
}
