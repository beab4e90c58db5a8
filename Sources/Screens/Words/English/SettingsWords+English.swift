import Models

nonisolated extension SettingsWords {
  static let english = SettingsWords(
    play: "Play",
    look: "Look and sound",
    keysAndLanguage: "Keys and language",
    title: { setting in
      switch setting {
      case .practice: "Practice"
      case .errorChecking: "Errors"
      case .digitFirst: "Digit first"
      case .tidyNotes: "Tidy notes"
      case .fillCandidates: "Fill candidates"
      case .hintBasis: "Hints go by"
      case .hintOrder: "Hint order"
      case .coach: "Coach"
      case .theme: "Theme"
      case .tiles: "Tile patterns"
      case .tileTheme: "Memory theme"
      case .noteSize: "Notes"
      case .peers: "Row, column, box"
      case .sameDigit: "Same digit"
      case .timer: "Timer"
      case .tips: "Tips"
      case .effects: "Effects"
      case .sound: "Sound"
      case .keyPreset: "Keys"
      case .language: "Language"
      case .characterWidth: "Signs such as ○"
      case .reset: "Reset to defaults"
      case .restart: "Restart"
      }
    },
    explanation: { setting, digitFirstKey in
      switch setting {
      case .practice: "New games have no score and no timer, and hints are free."
      case .errorChecking: "Which digits are marked as wrong while you play."
      case .digitFirst:
        "First a digit, then its cells; \(digitFirstKey) on the board: for one game."
      case .tidyNotes: "A placed digit leaves the notes of its row, column and box."
      case .fillCandidates: "A game begins with all candidates noted; it counts as help."
      case .hintBasis: "What hints take as possible in a cell."
      case .hintOrder: "Easiest for a person first, or as HoDoKu solves. Levels stay."
      case .coach: "If you get stuck for 90 seconds, suggests where to look. Free."
      case .theme: "The colours of all screens; automatic suits the terminal."
      case .tiles: "What stands for the digits on the board; keys and hints keep them."
      case .tileTheme: "Its first nine symbols stand for 1 to 9; notes stay digits."
      case .noteSize: "Small figures at 80x24, or plain ones where the font lacks them."
      case .peers: "The row, column and box of the cursor are tinted."
      case .sameDigit: "Cells with the digit under the cursor stand out."
      case .timer: "Shows the clock. Without it, games earn no time bonus."
      case .tips: "A tip is shown on Home and with the board."
      case .effects: "How much the screen is animated."
      case .sound: "Short sounds as you play, or the bell where nothing plays them."
      case .keyPreset: "Which keys move on the board; ? shows all keys there."
      case .language: "The language of all screens and of the hints."
      case .characterWidth: "Choose wide if arrows take two columns. Applies after a restart."
      case .reset: "Restores the defaults. You can undo this."
      case .restart: "Shows the welcome and the first steps again. Your games are kept."
      }
    },
    errorChecking: { checking in
      switch checking {
      case .onRequest: "on request"
      case .conflicts: "conflicts"
      case .everything: "all at once"
      }
    },
    hintBasis: { $0 ? "my notes" : "all candidates" },
    hintOrder: { order in
      switch order {
      case .teachers: "teacher's"
      case .hodoku: "HoDoKu's"
      }
    },
    theme: { theme in
      switch theme {
      case .automatic: "automatic"
      case .shoreDark: "shore dark"
      case .shoreLight: "shore light"
      case .kameDark: "kame dark"
      case .kameLight: "kame light"
      case .highContrast: "high contrast"
      case .colorBlindSafe: "colour-blind safe"
      case .terminalSixteen: "terminal"
      case .monochrome: "monochrome"
      }
    },
    noteSize: { $0 ? "small" : "plain" },
    tilePattern: { pattern in
      switch pattern {
      case .digits: "digits"
      case .letters: "letters"
      case .symbols: "symbols"
      case .shapes: "shapes"
      }
    },
    tiles: .english,
    effects: { effects in
      switch effects {
      case .none: "none"
      case .subtle: "subtle"
      case .full: "full"
      }
    },
    keyPreset: { preset in
      switch preset {
      case .arrows: "arrows, hjkl"
      case .wasd: "WASD"
      }
    },
    language: { language in
      switch language {
      case .system: "system"
      case .english: "English"
      case .korean: "한국어"
      }
    },
    characterWidth: { width in
      switch width {
      case .automatic: "automatic"
      case .narrow: "narrow"
      case .wide: "wide"
      }
    },
    undoReset: "Undo the reset",
    undoResetExplanation: "Puts all settings back as they were before the reset.")
}

nonisolated extension SettingsWords.Tiles {
  static let english = SettingsWords.Tiles(
    ofMemory: "Memory",
    noTheme: "No theme of Memory has nine symbols; add some to one there.",
    use: "Use on the board",
    used: { "\($0) stands on the Sudoku board for 1 to 9; Settings change it" },
    tooFew: { name, count in
      count == 1
        ? "The board needs nine symbols, and \(name) has 1"
        : "The board needs nine symbols, and \(name) has \(count)"
    })
}
