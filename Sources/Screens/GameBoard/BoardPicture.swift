import Models

/// What a board shows at one moment.
struct BoardPicture {
  let game: Game
  let cursor: Cell
  let isMemo: Bool
  let isPaused: Bool
  let highlightsPeers: Bool
  let highlightsSameDigit: Bool

  /// How `cell` is to be drawn.
  func cell(_ cell: Cell, metrics: BoardMetrics) -> BoardCell {
    guard !isPaused else { return BoardCell(metrics: metrics, isHidden: true) }
    return BoardCell(
      metrics: metrics, digit: game.digit(at: cell), notes: game.notes(at: cell),
      isGiven: game.isGiven(cell), isWrong: game.isWrong(cell), highlight: highlight(of: cell))
  }

  private func highlight(of cell: Cell) -> BoardCell.Highlight {
    if cell == cursor { return isMemo ? .memoCursor : .cursor }
    if highlightsSameDigit, let digit = game.digit(at: cursor), game.digit(at: cell) == digit {
      return .sameDigit
    }
    return highlightsPeers && cell.isPeer(of: cursor) ? .peer : .none
  }
}
