/// The two or three places of a digit where a box and a line cross.
///
/// ```
/// x x . | . . .       the group r1c12 of x: r1c5 forms a strong link with it,
/// . . . | . . .       for in row 1 there is no other place
/// ```
struct CandidateGroup {
  let digit: Digit
  let cells: CellSet
  /// The line, row or column, and the box.
  let houses: [House]
  /// The number of the first cell.
  let firstCell: Int
  /// The cells that have the digit and see all cells of the group.
  let peers: CellSet
  /// The only other place in the box, and the only other one in the line, if there is just one.
  let partnersInOrder: [Cell]

  /// ``partnersInOrder`` as a set.
  var partners: CellSet { CellSet(partnersInOrder) }

  private init(
    _ digit: Digit, _ cells: CellSet, first: Cell, line: House, box: House, _ grid: CandidateGrid
  ) {
    self.digit = digit
    self.cells = cells
    houses = [line, box]
    firstCell = first.index
    let rest = grid.cells(of: digit).subtracting(cells)
    let besides = [box, line].map { rest.intersection($0.cellSet) }
    peers = besides[0].union(besides[1])
    partnersInOrder = besides.compactMap { $0.count == 1 ? $0.first : nil }
  }

  /// Returns the groups of `grid`: those along the rows, then those along the columns.
  static func all(in grid: CandidateGrid) -> [CandidateGroup] {
    var groups: [CandidateGroup] = []
    for line in House.rows + House.columns {
      for digit in Digit.all {
        let places = grid.cells(of: digit, in: line)
        guard places.count > 1 else { continue }
        for box in House.boxes {
          let cells = places.intersection(box.cellSet)
          guard cells.count > 1, let first = cells.first else { continue }
          groups.append(CandidateGroup(digit, cells, first: first, line: line, box: box, grid))
        }
      }
    }
    return groups
  }

  /// Returns `true` if `other`, of the same digit, shares `house` with this group but no cell.
  func isBeside(_ other: CandidateGroup, in house: House) -> Bool {
    houses.contains(house) && cells.isDisjoint(with: other.cells)
  }

  /// Returns `true` if only one of the two groups, of the same digit, can hold it.
  func excludes(_ other: CandidateGroup) -> Bool {
    cells.isDisjoint(with: other.cells)
      && (houses[0] == other.houses[0] || houses[1] == other.houses[1])
  }
}
