import Games
import Sudoku


/// Where the cursor goes.
extension GameBoardModel {
  /// Moves the cursor.
  func move(by action: GameBoardAction) {
    switch action {
    case .move(let direction): go(to: cursor.neighbour(direction, stopsAtEdge: isSelecting))
    case .moveByBox(let direction):
      go(to: cursor.placeInNextBox(direction, stopsAtEdge: isSelecting))
    case .rowStart: go(to: Cell(row: cursor.row, column: 0))
    case .rowEnd: go(to: Cell(row: cursor.row, column: 8))
    case .columnStart: go(to: Cell(row: 0, column: cursor.column))
    case .columnEnd: go(to: Cell(row: 8, column: cursor.column))
    case .nextEmpty: goToNext(in: Cell.all) { game.digit(at: $0) == nil }
    case .previousEmpty: goToNext(in: Cell.all.reversed()) { game.digit(at: $0) == nil }
    case .nextHighlighted: goToHighlighted(in: Cell.all)
    case .previousHighlighted: goToHighlighted(in: Cell.all.reversed())
    default: break
    }
  }

  /// Puts the cursor on `cell`, which is selected while cells are.
  func go(to cell: Cell) {
    if cursor != cell { cursor = cell }
    if isSelecting { selection.insert(cell) }
  }

  /// Goes to the first cell after the cursor that is wanted, from the end on at the start; nowhere
  /// where none is.
  private func goToNext(in order: [Cell], _ isWanted: (Cell) -> Bool) {
    let place = order.firstIndex(of: cursor) ?? 0
    let ahead = order[(place + 1)...] + order[...place]
    if let cell = ahead.first(where: isWanted) { go(to: cell) }
  }

  /// Goes to the next cell with the digit that stands out; the one under the cursor where none does.
  private func goToHighlighted(in order: [Cell]) {
    guard let digit = highlightedDigit ?? armedDigit ?? digitUnderCursor else {
      return say(words.says.nothingHighlighted)
    }
    if highlightedDigit == nil { highlightedDigit = digit }
    goToNext(in: order) { game.digit(at: $0) == digit }
  }
}

extension Cell {
  /// The next cell in a direction; from an edge on at the opposite one, unless it stops there.
  func neighbour(_ direction: GameBoardAction.Direction, stopsAtEdge: Bool = false) -> Cell {
    moved(direction, by: 1, stopsAtEdge)
  }

  /// The cell at the same place of the next box in a direction; from an edge on at the opposite one,
  /// unless it stops there.
  func placeInNextBox(_ direction: GameBoardAction.Direction, stopsAtEdge: Bool = false) -> Cell {
    moved(direction, by: 3, stopsAtEdge)
  }

  private func moved(
    _ direction: GameBoardAction.Direction, by step: Int, _ stopsAtEdge: Bool
  ) -> Cell {
    func next(_ place: Int, _ step: Int) -> Int {
      stopsAtEdge && !(0..<9).contains(place + step) ? place : (place + step + 9) % 9
    }
    return switch direction {
    case .up: Cell(row: next(row, -step), column: column)
    case .down: Cell(row: next(row, step), column: column)
    case .left: Cell(row: row, column: next(column, -step))
    case .right: Cell(row: row, column: next(column, step))
    }
  }
}
