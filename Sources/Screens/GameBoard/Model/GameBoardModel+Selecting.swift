import Sudoku


/// Cells that are worked on together. They stay selected until the selection is ended.
extension GameBoardModel {
  /// Has the cells that the cursor comes to be selected, or no longer. A single cell is no selection.
  func toggleSelecting() {
    isSelecting.toggle()
    if isSelecting {
      selection.insert(cursor)
      say(words.says.selecting)
    } else if selection.count < 2 {
      _ = endSelection()
    }
  }

  /// Adds a cell to the selection, or takes it out; the first time that under the cursor is added too.
  func toggleSelected(_ cell: Cell) {
    if selection.isEmpty { selection.insert(cursor) }
    if selection.contains(cell), cell != cursor {
      selection.remove(cell)
    } else {
      selection.insert(cell)
    }
    cursor = cell
  }

  /// Ends the selection; returns whether there was one.
  @discardableResult
  func endSelection() -> Bool {
    guard isSelecting || !selection.isEmpty else { return false }
    isSelecting = false
    selection = .none
    return true
  }
}
