/// A way through cells that all hold the same two digits, back to where it began.
///
/// A loop is deadly where each house that it touches holds one cell of either colour:
///
/// ```
/// A . . | B . .      the cells A could be x and the cells B y, or the other way round:
/// . . . | . . .      a puzzle with one solution must have something else
/// B . . | A . .      in one of them
/// ```
struct LoopPath {
  private(set) var cells: [Cell] = []
  /// The houses touched by the cells at even and at odd places.
  private var touched: [UInt32] = [0, 0]
  private let position: ExplainerPosition
  private let pair: UInt16

  private init(_ position: ExplainerPosition, _ pair: UInt16) {
    self.position = position
    self.pair = pair
  }

  /// Calls `visit` with each deadly loop through `start`, a cell with two candidates: with at most
  /// two cells that have others, or any number that have the same one.
  static func forEach(
    from start: Cell, in position: ExplainerPosition, _ visit: ([Cell]) -> Void
  ) {
    var path = LoopPath(position, position.candidates[start.index])
    path.extend(by: start, spare: 2, others: 0, from: -1, visit)
  }

  private mutating func extend(
    by cell: Cell, spare: Int, others: UInt16, from lastKind: Int, _ visit: ([Cell]) -> Void
  ) {
    let tables = HouseTables.shared
    let houses = (0..<3).map { tables.houses[3 * cell.index + $0] }
    let bits = houses.reduce(UInt32(0)) { $0 | 1 << UInt32($1) }
    let colour = cells.count % 2
    guard touched[colour] & bits == 0 else { return }
    touched[colour] |= bits
    cells.append(cell)
    defer {
      touched[colour] &= ~bits
      cells.removeLast()
    }
    for kind in 0..<3 where kind != lastKind {
      for spot in 0..<9 {
        let next = Cell(tables.cell(houses[kind], spot))
        if next == cells[0] {
          if cells.count >= 4 && touched[0] == touched[1] { visit(cells) }
          continue
        }
        let candidates = position.candidates[next.index]
        guard candidates & pair == pair, !cells.contains(next) else { continue }
        let others = others | candidates & ~pair
        let isPair = candidates == pair
        guard isPair || others.nonzeroBitCount == 1 || spare > 0 else { continue }
        extend(by: next, spare: isPair ? spare : spare - 1, others: others, from: kind, visit)
      }
    }
  }
}
