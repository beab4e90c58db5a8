import Formats

nonisolated extension HelpWords {
  static let english = HelpWords(
    title: { page in
      switch page {
      case .rules: "Rules"
      case .moving: "Moving"
      case .notes: "Notes"
      case .hints: "Hints"
      case .techniques: "Techniques"
      case .drawing: "Drawing"
      case .scores: "Scores"
      case .memory: "Memory"
      case .keys: "Keys"
      case .mouse: "Mouse"
      case .files: "Files"
      }
    },
    otherPage: "page",
    rules: [
      "Every row, column and 3×3 box holds each digit from 1 to 9 once.",
      "So no digit can repeat among the highlighted cells. Click another cell to see which ones it "
        + "must differ from.",
      "Some digits are given. Each puzzle has exactly one solution, and you never need to guess.",
    ],
    moving: { keys in
      [
        "Try it on this board. Arrows move from cell to cell, a digit goes in at the cursor, and a "
          + "click takes you straight to a cell.",
        "\(keys.nextEmpty) jumps to the next empty cell. \(keys.undo) undoes a move.",
        "At the edge, an arrow turns the page. \(keys.pages) does so anywhere.",
      ]
    },
    notes: { keys in
      [
        "Notes are the digits that could go in a cell: small digits, or dots in their places where "
          + "there's little room. Memo mode is on here: press a digit to note it, and again to "
          + "remove it.",
        "\(keys.memo) switches memo mode. \(keys.fill) fills in all candidates of a cell.",
        "Place a digit, and it disappears from the notes of its row, column and box. \(keys.undo) brings "
          + "them back.",
      ]
    },
    hints: "A hint tells you only as much as you ask for: where to look, which technique, then "
      + "why, drawn on the board. Each step says what it costs.",
    again: "Again",
    searching: "Making a board…",
    techniques: "Ways to find the next digit. Open one to see it on a board.",
    list: "All",
    practise: "Practise",
    drawing: { keys in
      [
        HelpRow(
          "Start",
          "Draw a chain of reasoning on the board, and see whether it holds. Fill in the candidates "
            + "with \(keys.fill), then press \(keys.start). Move to a cell and press a digit to choose a "
            + "candidate."),
        HelpRow(
          "Chains",
          "\(keys.link) links to the candidate, strongly and weakly in turn. \(keys.strong) links "
            + "strongly, \(keys.weak) weakly, and \(keys.flip) flips the last link. Two digits of an almost "
            + "locked set are linked strongly too. \(keys.join) adds the candidate to the last node: the "
            + "same digit in the same line of a box."),
        HelpRow(
          "Colours",
          "\(keys.paint) colours the candidate, \(keys.nextColor) picks the next colour. To chain "
            + "almost locked sets, colour all candidates of their cells, each set in a colour of its "
            + "own, in the order a, b, c, d."),
        HelpRow(
          "Fish",
          "\(keys.row), \(keys.column) and \(keys.box) draw the row, column or box. Lines across "
            + "the first become covers. Press again to switch base and cover, and once more to remove "
            + "it. The panel shows what each key does next."),
        HelpRow(
          "What if",
          "\(keys.suppose) assumes that the candidate is true. \(keys.follow) adds the next single, "
            + "\(keys.followAll) all of them, until there is a contradiction or nothing follows."),
        HelpRow(
          "Verdict",
          "Each step is judged at once: what fails and why, or what is proven. \(keys.apply) applies "
            + "that. \(keys.shorter) looks for a shorter proof than your chain."),
        HelpRow(
          "Back",
          "\(keys.removeLast) takes back the last step, \(keys.clear) clears the drawing. "
            + "\(keys.done) or a click on ✕ ends drawing."),
      ]
    },
    scores: [
      "score = (base + time bonus) × errors × help",
      "Undo, redo, notes, pauses and where to look cost nothing. Help takes off 15% at most, errors "
        + "40%. Without a timer, there's no time bonus.",
      "Games rank by score, then fewer errors and less help, then time. A game with help is marked "
        + "✦ and can't be a best time. A game mostly solved by hints isn't ranked.",
      "For example:",
    ],
    memory: { rules in
      [
        HelpRow(
          "The game",
          "Each symbol is on two cards. Turn over two: if they match, they're yours. If not, they turn "
            + "back after a moment, or when you turn the next card."),
        HelpRow(
          "Points",
          "A pair scores \(rules.match). Missing a pair with a card you've already seen costs "
            + "\(rules.seenMismatch). Finish faster than \(rules.seconds) seconds a pair, and each second saved scores 1."
        ),
        HelpRow(
          "Themes",
          "A theme has a name, a colour, symbols and a number of pairs. Each has its own game, which "
            + "waits while you're away and picks up what you edit."),
        HelpRow(
          "Symbols",
          "Anything one or two columns wide: emoji are best, and letters work too. Nine of them can "
            + "replace the digits on the Sudoku board: see Settings."),
      ]
    },
    mouse: [
      HelpRow("Click", "selects a cell, presses a button, opens an item."),
      HelpRow("Double click on a digit", "highlights all digits like it."),
      HelpRow("Drag over cells, or click with Ctrl or Shift", "selects several cells."),
      HelpRow("Right button", "switches memo mode for a cell, or notes the picked digit."),
      HelpRow("Wheel over a cell", "picks a digit. Wait or click to enter it."),
      HelpRow("Wheel elsewhere", "scrolls and turns pages."),
      HelpRow("Drag a sheet's handle, click ✕ or beside it", "closes the sheet."),
    ],
    gamesFile: "Games, saved with every move",
    themesFolder: "Memory themes, one file each",
    files: [
      HelpRow("Elsewhere", "ultimate-sudoku --data-dir FOLDER saves everything in that folder."),
      HelpRow(
        "Your own puzzles",
        "ultimate-sudoku play --puzzle FILE reads \(PuzzleFormat.allCases.count) formats, digits and "
          + "notes included; convert writes "
          + "\(PuzzleFormat.allCases.count(where: \.isWritable))."),
      HelpRow("Backup", "Quit, then copy the games file. Everything is in it."),
    ])
}
