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
    extremeNeeds: "For the stubborn: forcing nets",
    best: { "best \($0)" },
    helped: "solved with help",
    solved: "solved",
    unsolved: "not solved yet",
    practice: "Practice, no score",
    trainerDetail: "One technique at a time",
    resume: "Resume",
    nothingToResume: "Nothing to resume yet",
    unfinished: "Unfinished games",
    unfinishedDetail: "Pick up where you left off",
    unreadable: {
      $0 == 1
        ? "One game can't be read. It stays as it is."
        : "\($0) games can't be read. They stay as they are."
    },
    unreadTurn: {
      "Entry \($0) of this game's moves can't be read, so it goes on before that. What comes after is kept."
    },
    unreadEnd: { "Entry \($0) of this game's moves can't be read, so the replay ends before it." },
    making: { "Making a puzzle: \($0)" },
    tried: { $0 == 1 ? "1 grid tried" : "\($0) grids tried" },
    byProfile: { "Solvable by “\($0)”" },
    switchProfile: "by your profile",
    cancel: "Cancel",
    say: { sentence in
      switch sentence {
      case .progress(let filled, let toFill, let time, let left):
        "\(filled) of \(toFill) in \(time), \(left)"
      }
    })
}
