nonisolated extension SolverWords {
  static let english = SolverWords(
    title: "Solver",
    board: "Solver's board",
    steps: "Steps to the solution",
    orJustType: "Or just type or paste.",
    manual: "Manual",
    manualNote: "an empty board to fill in",
    last: "Last board",
    lastNote: "kept until you bring another",
    paste: "Paste",
    pasteNote: "text, link or code, any format",
    howToPaste:
      "Copy a puzzle anywhere, come back here, and paste it with your terminal: usually "
      + "Ctrl-Shift-V, Cmd-V or the middle button. Grids, lines, links and codes all work.",
    file: "Open a file",
    fileNote: "one or many puzzles, any format",
    orTypePath: "or type a path",
    game: "Current game",
    cameraNote: "from a photo of a puzzle")
}
