import Models

/// Where the cursor goes.
extension GameBoardModel {
  /// Moves the cursor.
  func move(by action: GameBoardAction) {
    switch action {
    case .move(let direction): go(to: cursor.neighbour(direction))
    case .rowStart: go(to: Cell(row: cursor.row, column: 0))
    case .rowEnd: go(to: Cell(row: cursor.row, column: 8))
    case .columnStart: go(to: Cell(row: 0, column: cursor.column))
    case .columnEnd: go(to: Cell(row: 8, column: cursor.column))
    case .nextEmpty: goToNext(in: Cell.all) { game.digit(at: $0) == nil }
    case .previousEmpty: goToNext(in: Cell.all.reversed()) { game.digit(at: $0) == nil }
    default: break
    }
  }

  /// Puts the cursor on `cell`.
  func select(_ cell: Cell) {
    go(to: cell)
  }

  private func go(to cell: Cell) {
    cursor = cell
  }

  /// Goes to the first cell after the cursor that is wanted, from the end on at the start; nowhere
  /// where none is.
  private func goToNext(in order: [Cell], _ isWanted: (Cell) -> Bool) {
    let place = order.firstIndex(of: cursor) ?? 0
    let ahead = order[(place + 1)...] + order[...place]
    if let cell = ahead.first(where: isWanted) { go(to: cell) }
  }
}

extension Cell {
  /// The next cell in a direction; from an edge on at the opposite one.
  func neighbour(_ direction: GameBoardAction.Direction) -> Cell {
    switch direction {
    case .up: Cell(row: (row + 8) % 9, column: column)
    case .down: Cell(row: (row + 1) % 9, column: column)
    case .left: Cell(row: row, column: (column + 8) % 9)
    case .right: Cell(row: row, column: (column + 1) % 9)
    }
  }
}
