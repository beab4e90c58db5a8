import Sudoku

/// The text beside a board: the cell under the cursor, the remaining digits, the moves.
nonisolated struct PanelWords: LanguageTable, SentenceTable {
  /// A box, numbered from 1.
  let box: @Sendable (_ box: Int) -> String
  let given: @Sendable (_ digit: Int) -> String
  let entered: @Sendable (_ digit: Int) -> String
  let empty: String
  let notes: @Sendable (_ digits: String) -> String
  let centreNotes: @Sendable (_ digits: String) -> String
  let color: @Sendable (_ sign: String) -> String
  let wrong: String
  /// The note on a digit that may be wrong.
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
  /// A checkpoint without a name.
  let checkpoint: @Sendable (_ number: Int) -> String
  let restored: @Sendable (_ checkpoint: Int) -> String
  let revealed: String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    /// A cell by row and column, numbered from 1.
    case cell(row: Int, column: Int)
    /// The spoken form.
    case spokenCell(row: Int, column: Int)
    case candidates(digits: String, count: Int)
    /// The number of selected cells, and the key that clears the selection.
    case selected(count: Int, key: String)
  }
}

nonisolated extension Spoken<PanelWords> {
  /// The name of a cell.
  func name(of cell: Cell) -> String { self(.cell(row: cell.row + 1, column: cell.column + 1)) }

  /// The number of a checkpoint, and the name that the player gave it.
  func name(ofCheckpoint number: Int, _ name: String?) -> String {
    self.checkpoint(number) + (name.map { ": \($0)" } ?? "")
  }
}
