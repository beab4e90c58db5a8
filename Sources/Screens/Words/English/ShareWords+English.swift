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
    rated: { "\($0), rating \($1)" },
    solved: { "Solved in \($0), \($1) points" },
    practised: { "Solved for practice in \($0)" },
    givenUp: { "Given up after \($0)" },
    begun: { "\($0) of \($1) placed in \($2)" },
    unknownErrors: { "\($0) errors" },
    hints: { $0 == 0 ? "no help" : $0 == 1 ? "help once" : "help \($0) times" },
    copyPuzzle: "share the puzzle",
    copyState: "share the board")
}
