/// An almost locked set that has lost one of its digits, so that the others are locked in its
/// cells.
struct LockedSetEntry {
  /// The set, of two or more cells.
  let set: AlmostLockedSet
  let digit: Digit
  /// The cells of the set that have the digit as a candidate.
  let places: CellSet
  /// The cells outside the set that have the digit as a candidate and see all of ``places``.
  let peers: CellSet
  /// The cells outside the set that see all its places for each other digit. Digits without such
  /// cells are left out.
  let eliminations: [(digit: Digit, cells: CellSet)]

  /// The number of the first place.
  let firstCell: Int

  /// The additional weight of a link through the set, in half links. Large sets are hard to see.
  var penalty: Int { (set.digits.count - 1) * 2 }

  /// Returns the entries of `grid` that eliminate something or lead to others.
  static func all(in grid: CandidateGrid) -> [LockedSetEntry] {
    sets(in: grid).flatMap { set in set.digits.compactMap { LockedSetEntry(set, losing: $0, grid) }
    }
  }

  private init?(_ set: AlmostLockedSet, losing digit: Digit, _ grid: CandidateGrid) {
    self.set = set
    self.digit = digit
    places = grid.places(of: digit, in: set)
    firstCell = places.first?.index ?? 0
    peers = grid.seeing(digit, in: set)
    eliminations = set.digits.compactMap { other in
      let cells = grid.seeing(other, in: set)
      return other == digit || cells.isEmpty ? nil : (other, cells)
    }
    if eliminations.isEmpty { return nil }
  }

  /// Returns `true` if `group`, of the same digit, takes it from the set.
  func isReached(by group: CandidateGroup) -> Bool {
    group.cells.isDisjoint(with: set.cells) && group.cells.isSubset(of: peers)
  }

  /// Returns those of `others`, by digit, from which this entry takes the digit.
  func rivals(in others: [[Int]], of entries: [LockedSetEntry]) -> [Int] {
    eliminations.flatMap { digit, cells in
      others[digit.index].filter { other in
        entries[other].places.isSubset(of: cells)
          && entries[other].set.cells.isDisjoint(with: set.cells)
      }
    }.sorted()
  }

  /// Returns the cells of three or more candidates that are left with one.
  func forced(in grid: CandidateGrid) -> [Candidate] {
    eliminations.reduce(CellSet.none) { $0.union($1.cells) }.compactMap { cell in
      guard grid[cell].count > 2 else { return nil }
      var left = grid[cell]
      for (digit, cells) in eliminations where cells.contains(cell) { left.remove(digit) }
      return left.only.map { Candidate(cell, $0) }
    }
  }

  /// Returns the sets of two to eight cells. Leaves out the large ones if there are too many, as in
  /// almost empty grids.
  private static func sets(in grid: CandidateGrid) -> [AlmostLockedSet] {
    var found = AlmostLockedSets.all(in: grid).filter { $0.cells.count > 1 }
    var largest = 8
    while found.count > maxSets, largest > 1 {
      largest -= 1
      found.removeAll { $0.cells.count > largest }
    }
    return found
  }

  private static let maxSets = 800
}
