import Observation
import Sudoku

/// The cursor on a board, and the selected cells, which stay selected until the selection is
/// cleared.
@Observable
final class BoardCursor {
  var cell: Cell
  /// The cells to edit together. Empty if that is only the cell under the cursor.
  private(set) var selection = CellSet.none
  /// `true` while moving the cursor selects cells.
  private(set) var isSelecting = false
  /// The current mouse press, until the button is released.
  @ObservationIgnored private var press: (cell: Cell, hasMoved: Bool)?

  init(at cell: Cell) { self.cell = cell }

  /// The cells to edit.
  var targets: CellSet { selection.isEmpty ? [cell] : selection }

  /// Moves to `cell`, and selects it while selecting.
  func go(to cell: Cell) {
    if self.cell != cell { self.cell = cell }
    if isSelecting { selection.insert(cell) }
  }

  // MARK: Selection

  /// Starts or stops selecting with the cursor. A single cell is no selection. Returns `true` if it
  /// started.
  func toggleSelecting() -> Bool {
    isSelecting.toggle()
    if isSelecting {
      selection.insert(cell)
    } else if selection.count < 2 {
      _ = endSelection()
    }
    return isSelecting
  }

  /// Adds or removes a cell of the selection. The first time, also adds the cell under the cursor.
  func toggle(_ cell: Cell) {
    if selection.isEmpty { selection.insert(self.cell) }
    if selection.contains(cell), cell != self.cell {
      selection.remove(cell)
    } else {
      selection.insert(cell)
    }
    self.cell = cell
  }

  /// Returns `true` if there was a selection.
  func endSelection() -> Bool {
    guard isSelecting || !selection.isEmpty else { return false }
    isSelecting = false
    selection = .none
    return true
  }

  // MARK: Mouse

  func press(on cell: Cell) { press = (cell, hasMoved: false) }

  /// Selects the cells that the mouse is dragged over.
  func drag(to cell: Cell) {
    guard let press, press.hasMoved || cell != press.cell else { return }
    self.press?.hasMoved = true
    selection.insert(press.cell)
    selection.insert(cell)
    self.cell = cell
  }

  /// Ends a press. Returns `true` if it was a click.
  func release() -> Bool {
    defer { press = nil }
    return press?.hasMoved == false
  }
}
