import Scutes
import Sudoku

/// A small board without digits that shows given and filled cells.
///
/// ```
/// ██▀ █▄▀ ▀██     in ASCII how many are filled in each box:   8 | 9 | 6
/// ▄▀█ ▀▀█ ██▄                                                 5 | 7 | 9
/// ```
struct MiniBoard: View {
  @Environment(\.isLinear) private var isLinear
  let grid: Grid
  let givens: Grid
  /// `true` for cells of two columns by a row rather than a column by half a row.
  var isLarge = false

  /// The size in columns and rows.
  static func size(isLarge: Bool) -> Size {
    isLarge ? Size(width: 22, height: 11) : Size(width: 11, height: 6)
  }

  var body: some View {
    if !isLinear {
      SmallPicture(
        pixels: pixels,
        roles: ["g": .miniGiven, "p": .miniPlaced, "e": .miniEmpty], ascii: ascii
      )
      .frame(
        width: Self.size(isLarge: isLarge).width, height: Self.size(isLarge: isLarge).height)
    }
  }

  private var pixels: [String] {
    let rows = (0..<9).flatMap { row -> [String] in
      let cells = (0..<9).map { column -> String in
        let cell = Cell(row: row, column: column)
        let pixel = givens[cell] != nil ? "g" : grid[cell] != nil ? "p" : "e"
        return column % 3 == 2 && column < 8 ? pixel + "." : pixel
      }.joined()
      return row % 3 == 2 && row < 8 ? [cells, ""] : [cells]
    }
    guard isLarge else { return rows }
    return rows.flatMap { row in
      Array(repeating: row.map { "\($0)\($0)" }.joined(), count: 2)
    }
  }

  private var ascii: [String] {
    let counts = House.boxes.map { house in
      house.cells.count { grid[$0] != nil }
    }
    let rows = stride(from: 0, to: min(9, counts.count), by: 3).map { start in
      counts[start..<min(start + 3, counts.count)].map(String.init).joined(separator: " | ")
    }
    return [""] + rows.map { " \($0)" }
  }
}
