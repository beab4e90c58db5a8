nonisolated extension SolverWords {
  static let english = SolverWords(
    title: "Solver",
    board: "Solver's board",
    steps: "Steps to the solution",
    orJustType: "Or just type or paste.",
    manual: "Manual",
    manualNote: "an empty board to fill in",
    last: "Last board",
    lastNote: "as it was left",
    paste: "Paste",
    pasteNote: "text, link or code, in any form",
    howToPaste:
      "Copy a puzzle anywhere, come back here, and paste it with your terminal: most take "
      + "Ctrl-Shift-V, Cmd-V or the middle button. Grids, lines, links and codes are all understood.",
    file: "Open a file",
    fileNote: "puzzles in any format, one or many",
    orTypePath: "or type a path",
    game: "Current game",
    camera: "Camera",
    cameraNote: "from a photo of a puzzle",
    notFound: { "There is no \($0)." },
    notAllowed: { "You may not read or write \($0)." },
    tooLarge: { "\($0) is larger than what is read here." },
    fileTrouble: { "\($0): \($1)." })
}
