import Widgets

/// How large the board is drawn: 31×13 with a digit a cell, 73×37 with room for notes.
nonisolated enum BoardMetrics {
  case small
  case large

  /// The larger board, where the screen has room for it and the panel.
  init(screen: Size) {
    self = screen.width >= 118 && screen.height >= 39 ? .large : .small
  }

  /// Columns by rows of a cell.
  var cell: Size { self == .small ? Size(width: 3, height: 1) : Size(width: 7, height: 3) }

  /// Columns by rows between two cells of a box.
  private var gap: Int { self == .small ? 0 : 1 }

  /// From one box to the next, the line between them included.
  var box: Size {
    Size(width: 3 * cell.width + 2 * gap + 1, height: 3 * cell.height + 2 * gap + 1)
  }

  /// The whole, its edges included.
  var board: Size { Size(width: 3 * box.width + 1, height: 3 * box.height + 1) }

  /// Where a cell begins, from the top left of the board.
  func origin(of place: BoardPlace) -> Point {
    Point(
      x: 1 + place.column / 3 * box.width + place.column % 3 * (cell.width + gap),
      y: 1 + place.row / 3 * box.height + place.row % 3 * (cell.height + gap))
  }

  /// Where the digit stands in a cell.
  var digit: Point { self == .small ? Point(x: 1, y: 0) : Point(x: 3, y: 1) }

  /// Where the thin lines run along an axis; none on the small board.
  var thinLines: (columns: [Int], rows: [Int]) {
    guard self == .large else { return ([], []) }
    return (
      Self.thinPlaces(box: box.width, cell: cell.width),
      Self.thinPlaces(box: box.height, cell: cell.height)
    )
  }

  private static func thinPlaces(box: Int, cell: Int) -> [Int] {
    (0..<3).flatMap { number -> [Int] in
      let start = number * box
      return [start + cell + 1, start + 2 * (cell + 1)]
    }
  }
}
