/// The words beside a board: what is under the cursor, what is left, what was done.
nonisolated struct PanelWords: LanguageTable {
  /// Rows and columns from 1.
  let cell: @Sendable (_ row: Int, _ column: Int) -> String
  /// The same as it is said.
  let spokenCell: @Sendable (_ row: Int, _ column: Int) -> String
  /// Boxes from 1.
  let box: @Sendable (_ box: Int) -> String
  let given: @Sendable (_ digit: Int) -> String
  let entered: @Sendable (_ digit: Int) -> String
  let empty: String
  let notes: @Sendable (_ digits: String) -> String
  let centreNotes: @Sendable (_ digits: String) -> String
  let candidates: @Sendable (_ digits: String, _ count: Int) -> String
  let color: @Sendable (_ sign: String) -> String
  let wrong: String
  /// Of a digit that may be wrong.
  let unchecked: @Sendable (_ checkKey: String) -> String
  let conflict: @Sendable (_ cells: String) -> String
  let centreMode: String
  let colorMode: String
  let digitFirst: String
  /// How many cells are selected, and the key that ends it.
  let selected: @Sendable (_ count: Int, _ key: String) -> String
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
}
