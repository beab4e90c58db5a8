import Games
import Sudoku
import Widgets

/// A press of the mouse on the board, until the button is let go.
struct BoardPress {
  let cell: Cell
  var hasMoved = false
}

/// What the mouse does on the board.
extension GameBoardModel {
  /// Takes what the mouse did over `cell`; nil where that is a line or beside the board. Returns
  /// whether it meant something.
  func handle(_ event: MouseEvent, over cell: Cell?) -> Bool {
    if isPaused { return takePaused(event, over: cell) }
    switch event.kind {
    case .press(let button):
      guard let cell else { return false }
      settleWheel()
      stopAwaiting()
      return press(button, event, on: cell)
    case .drag(.left): drag(to: cell)
    case .release(.left): release()
    case .scrollUp: return turnWheel(over: cell, by: 1)
    case .scrollDown: return turnWheel(over: cell, by: -1)
    default: return false
    }
    return true
  }

  private func takePaused(_ event: MouseEvent, over cell: Cell?) -> Bool {
    guard case .press(.left) = event.kind, cell != nil else { return false }
    togglePause()
    return true
  }

  private func turnWheel(over cell: Cell?, by step: Int) -> Bool {
    guard let cell else { return false }
    turnWheel(over: cell, by: step)
    return true
  }

  private func press(_ button: MouseEvent.Button, _ event: MouseEvent, on cell: Cell) -> Bool {
    switch button {
    case .left where !event.modifiers.isDisjoint(with: [.control, .shift]): toggleSelected(cell)
    case .left where event.clickCount == 2 && game.digit(at: cell) != nil: highlightDigit(of: cell)
    case .left:
      endSelection()
      go(to: cell)
      press = BoardPress(cell: cell)
    case .right: pressRight(on: cell)
    case .middle: return false
    }
    return true
  }

  /// Notes the armed digit; without one, switches memo mode for that cell.
  private func pressRight(on cell: Cell) {
    endSelection()
    go(to: cell)
    if isDigitFirst, let armedDigit {
      note(armedDigit, kind: .corner)
    } else {
      choose(.notes)
    }
  }

  private func highlightDigit(of cell: Cell) {
    let digit = game.digit(at: cell)
    highlightedDigit = highlightedDigit == digit ? nil : digit
  }

  private func drag(to cell: Cell?) {
    guard let cell, var press, press.hasMoved || cell != press.cell else { return }
    press.hasMoved = true
    self.press = press
    selection.insert(press.cell)
    selection.insert(cell)
    cursor = cell
  }

  private func release() {
    guard let press else { return }
    self.press = nil
    if !press.hasMoved, isDigitFirst, let armedDigit { write(armedDigit) }
  }
}
