import Scutes

/// The parts of a game that can be copied. The raw values are parts of key names.
nonisolated enum ShareChoice: String, Hashable, Identifiable, CaseIterable {
  /// A summary in words, for a chat.
  case text = "text"
  /// The givens, 81 characters.
  case puzzle = "puzzle"
  /// The givens in SudokuPad's code.
  case code = "code"
  /// A link that opens the givens in SudokuPad.
  case link = "link"
  /// The board as it stands, with its notes.
  case state = "state"

  var id: Self { self }

  /// Its number key in the sheet.
  var key: KeyPress {
    let number = (Self.allCases.firstIndex(of: self) ?? 0) + 1
    return KeyPress(Character(String(number)))
  }

  func title(_ words: ShareWords) -> String {
    switch self {
    case .text: words.text
    case .puzzle: words.puzzle
    case .code: words.code
    case .link: words.link
    case .state: words.state
    }
  }
}
