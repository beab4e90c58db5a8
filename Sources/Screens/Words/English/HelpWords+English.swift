nonisolated extension HelpWords {
  static let english = HelpWords(
    title: { page in
      switch page {
      case .rules: "Rules"
      case .moving: "Moving"
      case .notes: "Notes"
      case .hints: "Hints"
      case .techniques: "Techniques"
      case .scores: "Scores"
      case .memory: "Memory"
      case .keys: "Keys"
      case .mouse: "Mouse"
      case .files: "Files"
      }
    },
    otherPage: "page",
    rules: [
      "Every row, every column and every box of three by three holds each digit from 1 to 9 once.",
      "So no digit may stand twice among the cells that are tinted: click another cell to see which "
        + "ones it has to differ from.",
      "Some digits are given. Each puzzle here has exactly one solution, and none needs a guess.",
    ],
    moving: { nextEmpty, undo, pages in
      [
        "This board is for trying: the arrows go from cell to cell, a digit is written where the "
          + "cursor is, a click goes straight there.",
        "\(nextEmpty) goes to the next empty cell, \(undo) takes a move back.",
        "At the edge an arrow turns the page; \(pages) does so everywhere.",
      ]
    },
    notes: { memo, fill, undo in
      [
        "Small digits are what may still go into a cell. Memo mode is on here: a digit notes "
          + "itself, and once more takes itself away.",
        "\(memo) switches memo mode, \(fill) fills a cell with all that is possible.",
        "A digit that is placed leaves the notes of its row, column and box; \(undo) brings them "
          + "back.",
      ]
    },
    hints: "A hint tells no more than you ask for: where to look, which technique, then why, drawn "
      + "on the board. Each step says what it costs.",
    more: "More",
    again: "Once more",
    searching: "A board is being made…",
    techniques: "Ways to find the next digit. Open one to see it on a board.",
    list: "All",
    practise: "Practise",
    scores: [
      "score = (base + time bonus) × errors × help",
      "Undo, redo, notes, pauses and where to look cost nothing. Help takes off 15% at most, errors "
        + "40%. Without a timer, there's no time bonus.",
      "Lists go by score, then fewer errors and less help, then time. A game with help is marked "
        + "✦ and takes no best time; one mostly solved by hints takes no place.",
      "For example:",
    ],
    memory: { rules in
      [
        HelpRow(
          "The game",
          "Each symbol lies on two cards. Turn two up: if they are the same they are yours, else they "
            + "go down again, after a moment or with the next card."),
        HelpRow(
          "Points",
          "A pair gives \(rules.match). A card that you had seen before and turn in vain takes "
            + "\(rules.seenMismatch). In the end each second less than \(rules.seconds) a pair gives 1."
        ),
        HelpRow(
          "Themes",
          "A theme is a name, a colour, symbols and how many pairs are dealt. Each has a game of its "
            + "own, which waits while you are elsewhere and follows what you edit."),
        HelpRow(
          "Symbols",
          "Anything that takes one or two columns: emoji above all, but letters will do. Nine can "
            + "stand on the Sudoku board: see Settings."),
      ]
    },
    mouse: [
      HelpRow("Click", "goes to a cell, presses a button, opens what it is on."),
      HelpRow("Double click on a digit", "has all digits like it stand out."),
      HelpRow("Drag over cells, or click with Ctrl or Shift", "selects several of them."),
      HelpRow("Second button", "switches memo mode for a cell, or notes the digit in hand."),
      HelpRow("Wheel over a cell", "goes through what the cell can hold."),
      HelpRow("Wheel elsewhere", "scrolls, and turns pages."),
      HelpRow("Drag of a sheet's grabber, ✕, or a click beside it", "lets the sheet go."),
    ],
    gamesFile: "Games, each saved with every move",
    preferencesFile: "Settings",
    themesFolder: "Themes of Memory, a file each",
    files: [
      HelpRow("Elsewhere", "ultimate-sudoku --data-dir FOLDER keeps both in a folder."),
      HelpRow(
        "Puzzles of your own",
        "ultimate-sudoku play --puzzle FILE reads nineteen formats; convert writes sixteen."),
      HelpRow("A copy", "Copy the file of games while the program is not running: all is in it."),
    ])
}
