import Games
import Hints
import Store
import Sudoku

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
      case .techniques: "Techniques"
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
      case .screenReader: "Screen reader"
      case .keyPreset: "Keys"
      case .digitKeys: "Shift and digits"
      case .language: "Language"
      case .characterWidth: "Symbol width"
      case .reset: "Reset to defaults"
      case .restart: "Restart the welcome"
      }
    },
    errorChecking: { checking in
      switch checking {
      case .onRequest: "on request"
      case .conflicts: "conflicts"
      case .everything: "right away"
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
    digitKeys: .english,
    characterWidth: { width in
      switch width {
      case .automatic: "automatic"
      case .narrow: "narrow"
      case .wide: "wide"
      }
    },
    turnOn: "turn on",
    turnOff: "turn off",
    undoReset: "Undo the reset",
    undoResetExplanation: "Brings back your settings from before the reset.",
    say: { sentence in
      switch sentence {
      case .explanation(let setting, let digitFirstKey):
        switch setting {
        case .practice: "New games have no score and no timer, and hints are free."
        case .errorChecking: "Which mistakes to mark while you play."
        case .digitFirst:
          "Pick a digit, then its cells. \(digitFirstKey) switches for one game."
        case .tidyNotes: "Removes a placed digit from the notes of its row, column and box."
        case .fillCandidates: "Games start with all candidates noted. Counts as help."
        case .hintBasis: "Which digits hints consider possible in a cell."
        case .hintOrder: "Easiest for people first, or HoDoKu's order. Levels don't change."
        case .techniques: "Techniques switched off or tried in your own order. Levels stay."
        case .coach: "If you get stuck for 90 seconds, suggests where to look. Free."
        case .theme: "The colours of all screens. Automatic suits your terminal."
        case .tiles: "What the board shows for digits. Keys and hints still use digits."
        case .tileTheme: "Its first nine symbols replace 1 to 9. Notes stay digits."
        case .noteSize: "Small digits, at 40x20 dots in their places; or plain digits."
        case .peers: "Highlights the row, column and box of the cursor."
        case .sameDigit: "Highlights digits equal to the one under the cursor."
        case .timer: "Shows the clock. Without it, games earn no time bonus."
        case .tips: "Shows tips on Home and on the board."
        case .effects: "How much animation you see."
        case .sound: "Short sounds as you play, or the bell if nothing can play them."
        case .screenReader: "The last line says what has the focus. One column, no motion."
        case .keyPreset: "Keys to move on the board. Press ? there to see them all."
        case .digitKeys: "Learns what Shift and a digit type on your keyboard, for notes."
        case .language: "The language of all screens and hints."
        case .characterWidth: "Choose wide if arrows take two columns. Applies after a restart."
        case .reset: "Restores the defaults. You can undo this."
        case .restart: "Shows the welcome and first steps again. Your games stay saved."
        }
      case .language(let language, let isUnicode):
        switch language {
        case .system: "system"
        case .english: "English"
        case .korean: isUnicode ? "한국어 (Korean)" : "Korean"
        }
      }
    })
}

nonisolated extension SettingsWords.DigitKeys {
  static let english = SettingsWords.DigitKeys(
    press: { "Press Shift and \($0)." },
    why:
      "Each keyboard types something else with Shift and a digit. If digits need Shift on yours, press the keys without it.",
    isDigit:
      "That's the digit itself. Hold Shift. If digits need Shift on your keyboard, leave it out.",
    isLetter: "That's a letter or a blank. Press the key of the digit.",
    isSame: { "That's what the key of \($0) typed. Press the next one." },
    learnt: "Learnt: these keys note 1 to 9.",
    howToChange: "Start over if one is wrong. ? on the board shows them, too.",
    isAmerican: "As on an American keyboard again.",
    inUse: { "Now \($0)" },
    close: "Close",
    startOver: "Start over",
    american: "American keyboard",
    mayDiffer: { "Other keyboard? Settings (\($0)): Shift and digits" })
}

nonisolated extension SettingsWords.Tiles {
  static let english = SettingsWords.Tiles(
    noTheme: "No Memory theme has nine symbols. Add some to one.",
    use: "Use on the board",
    used: { "\($0) now replaces 1 to 9 on the board. Change it in Settings" },
    say: { sentence in
      switch sentence {
      case .tooFew(let name, let count):
        count == 1
          ? "The board needs nine symbols, and \(name) has 1"
          : "The board needs nine symbols, and \(name) has \(count)"
      }
    })
}
