nonisolated extension ShareWords {
  static let english = ShareWords(
    title: "Share",
    copy: "Copy",
    copied: "Copied, if your terminal allows it.",
    tooLong: "Too long for the clipboard of a terminal.",
    toOpen: "To play it:",
    text: "Text",
    puzzle: "Puzzle",
    code: "Code",
    link: "Link",
    state: "Board as it is",
    practised: { "Solved for practice in \($0)" },
    givenUp: { "Given up after \($0)" },
    unknownErrors: { "\($0) errors" },
    hints: { $0 == 0 ? "no help" : $0 == 1 ? "help once" : "help \($0) times" },
    copyPuzzle: "share the puzzle",
    copyState: "share the board",
    say: { sentence in
      switch sentence {
      case .scored(let level, let score): "\(level), HoDoKu score \(score)"
      case .solved(let time, let score): "Solved in \(time), \(score) points"
      case .begun(let placed, let count, let time): "\(placed) of \(count) placed in \(time)"
      }
    })
}
