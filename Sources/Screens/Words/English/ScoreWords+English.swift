import Games

nonisolated extension ScoreWords {
  static let english = ScoreWords(
    title: "Score",
    solved: "Solved!",
    givenUp: "Given up",
    soFar: "If you finish now",
    practice: "Practice",
    practiceNote: "No score, no ranking. Hints are free.",
    level: "Level",
    levelRule: "base score for this level",
    hodoku: "HoDoKu score",
    hodokuRule: { "of the puzzle, at most \($0)" },
    time: { "Time \($0)" },
    untimed: "Played without a timer",
    untimedRule: "no time bonus, no penalty",
    errors: { $0 == 1 ? "1 error" : "\($0) errors" },
    notShown: "not shown",
    helpRule: { "−\($0)% each time" },
    free: "free",
    helpOnceRule: { "−\($0)% in all" },
    allHelp: "All help",
    allHelpRule: { "up to −\($0)%, and no best time" },
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
    unranked: "You solved this one before, so it isn't ranked.",
    mostlyFilledIn: "More than half was filled in, so it isn't ranked.",
    tooShort: "Too few cells to fill in, so it isn't ranked.",
    givenUpNote: "You saw the solution: no score, no ranking.",
    own: "imported puzzles",
    onlyOne: { "First on the list: \($0)" },
    newBest: "Your best score",
    newFastest: "Your best time",
    helped: "With help, so no best time",
    nextOfPack: { "Next puzzle \($0)" },
    another: { "Next \($0)" },
    lesson: { "Learn \($0)" },
    watchAgain: "Watch it again",
    board: "board",
    solvedWord: "Solved!",
    points: { "\($0) points" },
    noErrors: "no mistakes",
    noHints: "no hints",
    packFinished: { "You finished the pack: \($0)" },
    firstOfLevel: { "Your first \($0) puzzle" },
    bestTimeBy: { "Your best time, by \($0)" },
    streak: { "\($0) days in a row" },
    unaidedTechnique: { "Solved without hints, \($0) included" },
    flawless: "No mistakes, no hints",
    unaided: "You needed no hints",
    say: { sentence in
      switch sentence {
      case .timeRule(let full, let end): "+25% up to \(full), none after \(end)"
      case .errorRule(let percent, let most): "−\(percent)% each, up to −\(most)%"
      case .help(let kind, let count): "\(kind), \(count)×"
      case .place(let place, let count, let list): "Place \(place) of \(count): \(list)"
      case .bestBefore(let score, let time):
        "Best before: \(score)" + (time.map { ", \($0)" } ?? "")
      case .solvedIn(let title, let hasTime): hasTime ? "\(title) in" : title
      }
    })
}
