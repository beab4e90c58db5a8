import Observation
import Sudoku

/// The cursor on a board, and the selected cells. They stay selected until the selection is ended.
@Observable
final class BoardCursor {
  private(set) var cell: Cell
  /// The cells to edit together; empty if that is the one under the cursor.
  private(set) var selection = CellSet.none
  /// `true` while the cells that the cursor comes to are selected.
  private(set) var isSelecting = false
  /// A press of the mouse, until the button is let go.
  @ObservationIgnored private var press: (cell: Cell, hasMoved: Bool)?

  init(at cell: Cell) { self.cell = cell }

  /// The cells to edit.
  var targets: CellSet { selection.isEmpty ? [cell] : selection }

  /// Moves to `cell`, which is selected while cells are.
  func go(to cell: Cell) {
    if self.cell != cell { self.cell = cell }
    if isSelecting { selection.insert(cell) }
  }

  /// Moves to `cell` and leaves the selection as it is.
  func show(_ cell: Cell) { self.cell = cell }

  // MARK: Selection

  /// Starts to select the cells that the cursor comes to, or stops. A single cell is no selection.
  /// Returns `true` if it has started.
  func toggleSelecting() -> Bool {
    isSelecting.toggle()
    if isSelecting {
      selection.insert(cell)
    } else if selection.count < 2 {
      _ = endSelection()
    }
    return isSelecting
  }

  /// Adds a cell to the selection, or takes it out; the first time that under the cursor is added
  /// too.
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

  /// Selects the cells that the mouse comes to with its button down.
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
