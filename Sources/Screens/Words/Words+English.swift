import Models

extension Words {
  /// English.
  public nonisolated static let english = Words(
    app: AppWords(
      titleFirst: "Ultimate", titleSecond: "Sudoku", titleThird: "Pro",
      everywhere: "Everywhere", leave: "leave the program", suspend: "suspend",
      allKeys: "all keys", keys: "Keys", close: "close", back: "back", open: "open", move: "move",
      moveFocus: "choose",
      tooSmall: { "This window has \($0) by \($1) cells; make it at least 40 by 20." }),
    home: HomeWords(
      title: "Home", about: "About", help: "Help", leaderboard: "Leaderboard", settings: "Settings",
      game: "Game", solver: "Solver", resume: "resume",
      nothingToResume: "There is no game to resume; choose Game to begin one.",
      tips: [
        "Space switches the memo mode on and off.",
        "Leave whenever you like: the board waits as it is.",
        "Tab goes to the next empty cell.",
        "The pad shows how many of each digit are left.",
        "A wrong digit can be undone, but it stays counted.",
      ]),
    levels: LevelWords(
      title: "Levels", easy: "Easy", medium: "Medium", hard: "Hard", expert: "Expert",
      extreme: "Extreme",
      easyNeeds: "Singles are enough.",
      mediumNeeds: "Needs locked candidates, pairs and triples.",
      hardNeeds: "Needs quads, fish and wings.",
      resume: "Resume", nothingToResume: "Nothing to resume yet.",
      resumes: { "\($0), \($1) of \($2) placed, \($3)" },
      making: { "Making a puzzle: \($0)" }, cancel: "Cancel"),
    board: BoardWords(
      title: "Board", errors: "Errors", score: "Score", memo: "Memo",
      on: "on", off: "off", undo: "Undo", redo: "Redo", restart: "Restart", pause: "Pause",
      resume: "Go on", end: "End", place: "place", clear: "clear",
      nextEmpty: "next empty cell",
      previousEmpty: "previous empty cell", rowEnds: "ends of the row",
      columnEnds: "ends of the column", peers: "tint row, column, box",
      undoing: "Undoing...", redoing: "Redoing...", restarting: "Restarting...",
      nothingToUndo: "Nothing to undo", nothingToRedo: "Nothing to redo",
      given: "That digit was given", filled: "Notes need an empty cell",
      empty: "The cell is empty", untouched: "Nothing to restart", notSaved: "Not saved",
      finished: "Solved already",
      paused: "Paused", pausedHint: "p goes on",
      wrong: { "\($0) is wrong here" },
      notesOf: { "r\($0)c\($1): notes \($2)" },
      emptyCell: { "r\($0)c\($1): empty" },
      digitIn: { "r\($0)c\($1): \($2)\($3 ? ", given" : "")" },
      askRestart: "Restart this puzzle?",
      restartMessage: "All digits and notes go; undo brings them back. Time and errors stay.",
      keepPlaying: "Keep playing"),
    score: ScoreWords(
      title: "Score", solved: "Solved!", soFar: "If it were solved now", level: "Level",
      rating: "Rating of the puzzle", time: { "Time \($0)" }, untimed: "Played without a timer",
      errors: { $0 == 1 ? "1 error" : "\($0) errors" },
      help: { "\($0), \($1)×" }, allHelp: "Help", total: "Score",
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
      newPuzzle: "New puzzle", levels: "Levels",
      unranked: "Solved before: this game is not ranked."),
    notice: NoticeWords(
      about: "This screen comes with a later version. The program is free software under the GNU "
        + "General Public License, version 3 or later.",
      help:
        "This screen comes with a later version. Until then, ? shows all keys wherever you are.",
      leaderboard: "This screen comes with a later version. The games that you finish are kept for "
        + "it.",
      settings: "This screen comes with a later version.",
      solver: "This screen comes with a later version. Until then, a shell solves puzzles with:\n"
        + "ultimate-sudoku solve FILE",
      ok: "OK"),
    groupingSeparator: ",")
}
