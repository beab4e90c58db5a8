import Games

/// The text of replays.
nonisolated struct ReplayWords: LanguageTable, SentenceTable {
  let title: String
  let play: String
  let pause: String
  let stepForward: String
  let stepBack: String
  let start: String
  let end: String
  let faster: String
  let slower: String
  let speed: String
  let shortPauses: String
  let beginning: String
  let gone: String
  let noTurns: String
  let cleared: @Sendable (_ cell: String) -> String
  let colored: @Sendable (_ cell: String) -> String
  let uncolored: @Sendable (_ cell: String) -> String
  let checkpoint: String
  /// A jump to the board after a move.
  let wentTo: @Sendable (_ move: String) -> String
  let wentToStart: String
  /// The end of the position that the game began with.
  let opening: String
  /// A move made by a hint.
  let byHint: @Sendable (_ move: String) -> String
  let help: @Sendable (_ kind: String) -> String
  let checking: @Sendable (_ checking: ErrorChecking) -> String
  let undone: @Sendable (_ move: String) -> String
  let redone: @Sendable (_ move: String) -> String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    case turn(number: Int, count: Int)
    case placed(digit: Int, cell: String)
    case wrong(digit: Int, cell: String)
    case noted(digits: String, kind: NoteKind, cell: String)
    case notes(digits: String, kind: NoteKind, cell: String)
    case several(first: String, others: Int)
  }
}
