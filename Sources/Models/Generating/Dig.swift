/// Takes givens out of a full grid, and puts them back.
struct Dig: ~Copyable {
  /// What is left.
  private(set) var givens: Grid
  private let solution: Grid
  private let order: [[Cell]]
  /// What was taken out, the last one last.
  private var removed: [[Cell]] = []
  private var search = Search()

  /// Starts with all of `solution`; the cells of each part of `order` go or stay together.
  init(solution: Grid, order: [[Cell]]) {
    self.solution = solution
    self.order = order
    givens = solution
  }

  /// Takes out what can go without a second solution, each part tried once, until no more than
  /// `least` givens are left.
  mutating func run(downTo least: Int) {
    for cells in order where givens.count > least {
      for cell in cells { givens[cell] = nil }
      if givens.withCells({ search.run($0, limit: 2) }) == 1 {
        removed.append(cells)
      } else {
        putBack(cells)
      }
    }
  }

  /// Puts back what was taken out last; false where nothing is left to put back.
  mutating func refill() -> Bool {
    guard let cells = removed.popLast() else { return false }
    putBack(cells)
    return true
  }

  private mutating func putBack(_ cells: [Cell]) {
    for cell in cells { givens[cell] = solution[cell] }
  }
}
