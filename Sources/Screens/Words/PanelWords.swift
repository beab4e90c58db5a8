/// The words beside a board: what is under the cursor, what is left, what was done.
nonisolated struct PanelWords: LanguageTable, SentenceTable {
  /// Boxes from 1.
  let box: @Sendable (_ box: Int) -> String
  let given: @Sendable (_ digit: Int) -> String
  let entered: @Sendable (_ digit: Int) -> String
  let empty: String
  let notes: @Sendable (_ digits: String) -> String
  let centreNotes: @Sendable (_ digits: String) -> String
  let color: @Sendable (_ sign: String) -> String
  let wrong: String
  /// Of a digit that may be wrong.
  let unchecked: @Sendable (_ checkKey: String) -> String
  let conflict: @Sendable (_ cells: String) -> String
  let centreMode: String
  let colorMode: String
  let digitFirst: String
  let underCursor: String
  let digits: String
  let left: String
  let moves: String
  let noMoves: String
  let noteOf: @Sendable (_ digit: Int) -> String
  let cleared: String
  let uncolored: String
  let cellsChanged: @Sendable (_ count: Int) -> String
  let restarted: String
  let restored: @Sendable (_ checkpoint: Int) -> String
  let revealed: String
  let say: @Sendable (Sentence) -> String

  /// The sentences with several parts to be filled in.
  enum Sentence: Sendable {
    /// Rows and columns from 1.
    case cell(row: Int, column: Int)
    /// The same as it is said.
    case spokenCell(row: Int, column: Int)
    case candidates(digits: String, count: Int)
    /// How many cells are selected, and the key that ends it.
    case selected(count: Int, key: String)
  }
}
