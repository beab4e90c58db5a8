/// That an almost locked set has lost one of its digits: the others are locked in its cells.
struct LockedSetEntry {
  /// The set, of two or more cells.
  let set: AlmostLockedSet
  /// The digit that it has lost.
  let digit: Digit
  /// The cells of the set that could hold it.
  let places: CellSet
  /// The cells outside that could hold it and see all of these.
  let peers: CellSet
  /// Of each other digit the cells outside that see all its places in the set; those with none are
  /// left out.
  let eliminations: [(digit: Digit, cells: CellSet)]

  /// The number of the first place.
  let firstCell: Int

  /// What a link through the set counts more than one between candidates, in half links: large
  /// sets are hard to see.
  var penalty: Int { (set.digits.count - 1) * 2 }

  /// Those of `grid` that rule something out or lead to others.
  static func all(in grid: CandidateGrid) -> [LockedSetEntry] {
    sets(in: grid).flatMap { set in set.digits.compactMap { LockedSetEntry(set, losing: $0, grid) }
    }
  }

  private init?(_ set: AlmostLockedSet, losing digit: Digit, _ grid: CandidateGrid) {
    func outside(_ digit: Digit) -> CellSet {
      Cell.commonPeers(of: set.cells.intersection(grid.cells(of: digit)))
        .intersection(grid.cells(of: digit)).subtracting(set.cells)
    }
    self.set = set
    self.digit = digit
    places = set.cells.intersection(grid.cells(of: digit))
    firstCell = places.first?.index ?? 0
    peers = outside(digit)
    eliminations = set.digits.compactMap { other in
      let cells = outside(other)
      return other == digit || cells.isEmpty ? nil : (other, cells)
    }
    if eliminations.isEmpty { return nil }
  }

  /// Whether `group`, of the same digit, takes it from the set.
  func isReached(by group: CandidateGroup) -> Bool {
    group.cells.isDisjoint(with: set.cells) && group.cells.isSubset(of: peers)
  }

  /// Those of `others`, by digit, from which this one takes the digit.
  func rivals(in others: [[Int]], of entries: [LockedSetEntry]) -> [Int] {
    eliminations.flatMap { digit, cells in
      others[digit.index].filter { other in
        entries[other].places.isSubset(of: cells)
          && entries[other].set.cells.isDisjoint(with: set.cells)
      }
    }.sorted()
  }

  /// The cells of three or more candidates that are left with one.
  func forced(in grid: CandidateGrid) -> [Candidate] {
    eliminations.reduce(CellSet.none) { $0.union($1.cells) }.compactMap { cell in
      guard grid[cell].count > 2 else { return nil }
      var left = grid[cell]
      for (digit, cells) in eliminations where cells.contains(cell) { left.remove(digit) }
      return left.only.map { Candidate(cell, $0) }
    }
  }

  /// The sets of two to eight cells, house by house, each once. Where there are very many, which
  /// happens in grids that are almost empty, the large ones are left out.
  private static func sets(in grid: CandidateGrid) -> [AlmostLockedSet] {
    var found: [AlmostLockedSet] = []
    var seen: Set<CellSet> = []
    for house in House.all {
      let open = house.cells.filter { !grid[$0].isEmpty }
      extend(CellSet.none, .none, from: 0, open, grid) { set in
        if seen.insert(set.cells).inserted { found.append(set) }
      }
    }
    var largest = 8
    while found.count > mostSets, largest > 1 {
      largest -= 1
      found.removeAll { $0.cells.count > largest }
    }
    return found
  }

  private static let mostSets = 800

  private static func extend(
    _ cells: CellSet, _ digits: DigitSet, from start: Int, _ open: [Cell], _ grid: CandidateGrid,
    _ found: (AlmostLockedSet) -> Void
  ) {
    for place in open.indices.dropFirst(start) {
      var more = cells
      more.insert(open[place])
      let union = digits.union(grid[open[place]])
      if more.count > 1, union.count == more.count + 1 {
        found(AlmostLockedSet(cells: more, digits: union))
      }
      extend(more, union, from: place + 1, open, grid, found)
    }
  }
}
