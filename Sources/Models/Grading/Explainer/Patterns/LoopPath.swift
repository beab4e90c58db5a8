import Sudoku

/// A closed path through cells that all have the same two digits.
///
/// A loop is deadly if each house that it touches contains one cell of each colour:
///
/// ```
/// A . . | B . .      the cells A could be x and the cells B y, or the other way round:
/// . . . | . . .      a puzzle with one solution must have something else
/// B . . | A . .      in one of them
/// ```
struct LoopPath {
  private(set) var cells: [Cell] = []
  private var members = CellSet.none
  /// The houses touched by the cells at even and at odd positions.
  private var touched: (even: UInt32, odd: UInt32) = (0, 0)
  private let position: ExplainerPosition
  private let pair: UInt16
  /// The cells that have both digits.
  private let holders: CellSet

  private init(_ position: ExplainerPosition, _ pair: UInt16) {
    self.position = position
    self.pair = pair
    holders = CellSet(position.open.filter { position.candidates[$0.index] & pair == pair })
  }

  /// Calls `visit` with each deadly loop through `start`, a cell with two candidates. At most two
  /// cells may have extra candidates, or any number if they have the same one.
  static func forEach(
    from start: Cell, in position: ExplainerPosition, _ visit: ([Cell]) -> Void
  ) {
    var path = LoopPath(position, position.candidates[start.index])
    guard path.holders.count >= 4 else { return }
    path.extend(by: start, spare: 2, others: 0, from: -1, visit)
  }

  private mutating func extend(
    by cell: Cell, spare: Int, others: UInt16, from lastKind: Int, _ visit: ([Cell]) -> Void
  ) {
    let tables = HouseTables.shared
    let isEven = cells.count % 2 == 0
    let before = touched
    var houses: UInt32 = 0
    for kind in 0..<3 { houses |= 1 << UInt32(tables.houses[3 * cell.index + kind]) }
    guard (isEven ? touched.even : touched.odd) & houses == 0 else { return }
    if isEven { touched.even |= houses } else { touched.odd |= houses }
    cells.append(cell)
    members.insert(cell)
    defer {
      touched = before
      cells.removeLast()
      members.remove(cell)
    }
    for kind in 0..<3 where kind != lastKind {
      for next in holders.intersection(tables.sets[tables.houses[3 * cell.index + kind]]) {
        if next == cells[0] && cells.count >= 4 {
          if touched.even == touched.odd { visit(cells) }
          continue
        }
        guard !members.contains(next) else { continue }
        let others = others | position.candidates[next.index] & ~pair
        let isPair = position.candidates[next.index] == pair
        guard isPair || others.nonzeroBitCount == 1 || spare > 0 else { continue }
        extend(by: next, spare: isPair ? spare : spare - 1, others: others, from: kind, visit)
      }
    }
  }
}
