import Widgets

/// How the levels use a screen.
nonisolated struct LevelsPlan {
  private let size: Size

  /// The plan for a screen of `size`.
  init(_ size: Size) {
    self.size = size
  }

  /// Whether each choice has a frame, and the choices stand in two columns.
  var isFramed: Bool { size.width >= 76 && size.height >= 23 }

  /// How large a board is drawn beside the choices, of what the chosen one leads to; nil for none.
  var preview: BoardMetrics? {
    guard size.height >= 34, size.width >= 124 else { return nil }
    if size.width >= 190, size.height >= 48 { return .medium }
    return size.width >= 150 ? .regular : .compact
  }

  /// Rows between two choices: as many as have a column of five end where the board does.
  var spacing: Int {
    guard isFramed, size.height >= 34 else { return 0 }
    return preview.map { ($0.board.height + 4 - 5 * 4) / 4 } ?? 1
  }

  /// Columns of a choice.
  var choiceWidth: Int {
    guard isFramed else { return min(56, size.width - 4) }
    let beside = preview.map { $0.board.width + 10 } ?? 2
    return min(56, (size.width - beside) / 2)
  }
}
