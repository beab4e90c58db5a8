/// The cells that hold each digit and those that don't, given an assumption.
struct ForcingOutcome {
  private var on = Array(repeating: CellSet.none, count: 9)
  private var off = Array(repeating: CellSet.none, count: 9)

  /// Adds the statement `node`.
  mutating func add(_ node: Int) {
    guard ImplicationGraph.isCandidate(node) else { return }
    let (digit, cell) = (node % 18 / 2, Cell(node / 18))
    if node & 1 == 0 { on[digit].insert(cell) } else { off[digit].insert(cell) }
  }

  /// Returns `true` if the outcome is impossible in `grid`. By digit, a house that had all its
  /// `places` must keep one.
  ///
  /// A digit twice in a house, or two digits in a cell, rule each other out, so it is enough to
  /// look for a candidate that is both true and false.
  func isImpossible(_ grid: CandidateGrid, _ places: [CellSet]) -> Bool {
    for digit in 0..<9 {
      if !on[digit].isDisjoint(with: off[digit]) { return true }
      let left = places[digit].subtracting(off[digit])
      for house in 0..<27
      where left.isDisjoint(with: House.cellSets[house])
        && !places[digit].isDisjoint(with: House.cellSets[house])
      {
        return true
      }
    }
    return !lostCells(grid).isEmpty
  }

  private func node(_ cell: Cell, _ digit: Int, isOn: Bool) -> Int {
    ImplicationGraph.node(cell.index, digit, isOn: isOn)
  }

  /// The candidates that are both true and false, or two digits in a cell: the first cell of each
  /// kind.
  var clashes: [[Int]] {
    var found: [[Int]] = []
    for digit in 0..<9 {
      if let cell = on[digit].intersection(off[digit]).first {
        found.append([node(cell, digit, isOn: false), node(cell, digit, isOn: true)])
      }
    }
    for digit in 0..<9 {
      for other in (digit + 1)..<max(9, digit + 1) {
        if let cell = on[digit].intersection(on[other]).first {
          found.append([node(cell, digit, isOn: true), node(cell, other, isOn: true)])
        }
      }
    }
    return found
  }

  /// The digits that occur twice in a house.
  var doubles: [([Int], House)] {
    pairs { digit, house in
      let places = on[digit].intersection(house.cellSet)
      return places.count > 1 ? places.map { node($0, digit, isOn: true) } : nil
    }
  }

  /// Returns the houses in which a digit has lost all its `places`.
  func emptyHouses(_ places: [CellSet]) -> [([Int], House)] {
    pairs { digit, house in
      let lost = places[digit].intersection(house.cellSet)
      guard !lost.isEmpty, lost.isSubset(of: off[digit]) else { return nil }
      return lost.map { node($0, digit, isOn: false) }
    }
  }

  /// Returns the open cells without a candidate.
  func emptyCells(_ grid: CandidateGrid) -> [[Int]] {
    lostCells(grid).map { cell in grid[cell].map { node(cell, $0.index, isOn: false) } }
  }

  private func lostCells(_ grid: CandidateGrid) -> CellSet {
    var lost = grid.open
    for digit in Digit.all {
      lost = lost.subtracting(grid.cells(of: digit).subtracting(off[digit.index]))
        .subtracting(on[digit.index])
    }
    return lost
  }

  private func pairs(_ ends: (Int, House) -> [Int]?) -> [([Int], House)] {
    [House.rows, House.columns, House.boxes].flatMap { houses in
      (0..<9).flatMap { digit in
        houses.compactMap { house in ends(digit, house).map { ($0, house) } }
      }
    }
  }
}
