import Scutes

/// The size of the board: 31×13 with one digit per cell, or 73×37 with room for notes.
nonisolated enum BoardMetrics {
  case small
  case large

  /// Chooses the larger board if it fits on the screen with the panel.
  init(screen: Size) {
    self = screen.width >= 118 && screen.height >= 39 ? .large : .small
  }

  /// The size of a cell.
  var cell: Size { self == .small ? Size(width: 3, height: 1) : Size(width: 7, height: 3) }

  /// The gap between two cells of a box.
  private var gap: Int { self == .small ? 0 : 1 }

  /// The distance from one box to the next, including the line.
  var box: Size {
    Size(width: 3 * cell.width + 2 * gap + 1, height: 3 * cell.height + 2 * gap + 1)
  }

  /// The size of the whole board with its edges.
  var board: Size { Size(width: 3 * box.width + 1, height: 3 * box.height + 1) }

  /// The origin of a cell, relative to the board's top left corner.
  func origin(of place: BoardPlace) -> Point {
    Point(
      x: 1 + place.column / 3 * box.width + place.column % 3 * (cell.width + gap),
      y: 1 + place.row / 3 * box.height + place.row % 3 * (cell.height + gap))
  }

  /// The position of the digit in a cell.
  var digit: Point { self == .small ? Point(x: 1, y: 0) : Point(x: 3, y: 1) }

  /// The positions of the thin lines along each axis. Empty on the small board.
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
