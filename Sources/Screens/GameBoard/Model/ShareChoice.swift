import Widgets

/// The parts of a game that can be copied.
nonisolated enum ShareChoice: Int, Hashable, Identifiable, CaseIterable {
  /// A summary in words, for a chat.
  case text
  /// The givens, 81 characters.
  case puzzle
  /// The givens in SudokuPad's code.
  case code
  /// A link that opens the givens in SudokuPad.
  case link
  /// The board as it stands, with its notes.
  case state

  var id: Self { self }

  /// Its number key in the sheet.
  var key: KeyPress { KeyPress(Character(String(rawValue + 1))) }

  /// Its name in key maps.
  var name: String {
    switch self {
    case .text: "text"
    case .puzzle: "puzzle"
    case .code: "code"
    case .link: "link"
    case .state: "state"
    }
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
