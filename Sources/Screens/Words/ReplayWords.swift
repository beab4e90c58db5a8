import Games

/// The words of a game that is shown again.
nonisolated struct ReplayWords: LanguageTable {
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
  let turn: @Sendable (_ number: Int, _ count: Int) -> String
  let beginning: String
  let gone: String
  let noTurns: String
  let cell: @Sendable (_ row: Int, _ column: Int) -> String
  let placed: @Sendable (_ digit: Int, _ cell: String) -> String
  let wrong: @Sendable (_ digit: Int, _ cell: String) -> String
  let noted: @Sendable (_ digits: String, _ kind: NoteKind, _ cell: String) -> String
  let cleared: @Sendable (_ cell: String) -> String
  let notes: @Sendable (_ digits: String, _ kind: NoteKind, _ cell: String) -> String
  let colored: @Sendable (_ cell: String) -> String
  let uncolored: @Sendable (_ cell: String) -> String
  let several: @Sendable (_ first: String, _ others: Int) -> String
  let restored: @Sendable (_ checkpoint: Int) -> String
  let revealed: String
  let checkpoint: String
  /// A move that a hint made.
  let byHint: @Sendable (_ move: String) -> String
  let help: @Sendable (_ kind: String) -> String
  let checking: @Sendable (_ checking: ErrorChecking) -> String
  let restarted: String
  let undone: @Sendable (_ move: String) -> String
  let redone: @Sendable (_ move: String) -> String
}
