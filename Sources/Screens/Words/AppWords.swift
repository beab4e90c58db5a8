/// Words that belong to no screen.
nonisolated struct AppWords: LanguageTable {
  let leave: String
  let quit: String
  let suspend: String
  let back: String
  let open: String
  let move: String
  let moveFocus: String
  /// Between groups of three digits.
  let groupingSeparator: String
  let tooSmall: @Sendable (_ width: Int, _ height: Int) -> String
}

nonisolated extension Spoken<AppWords> {
  // The program's name, which is the same in every language.
  var titleFirst: String { "Ultimate" }
  var titleSecond: String { "Sudoku" }
  var titleThird: String { "Pro" }
}
