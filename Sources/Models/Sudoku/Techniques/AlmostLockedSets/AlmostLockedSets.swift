/// Cells of one house with one more digit than cells: remove a digit, and the others are locked in.
public struct AlmostLockedSet: Hashable, Sendable {
  /// The cells, one to eight of one house.
  public let cells: CellSet
  /// All candidates of the cells, one more than there are cells.
  public let digits: DigitSet

  /// Creates the set of `cells`, which hold `digits` between them.
  public init(cells: CellSet, digits: DigitSet) {
    self.cells = cells
    self.digits = digits
  }
}

/// The almost locked sets of a position, with the cells that matter for each of their digits.
///
/// ```
/// 12 .  .  | 23 .  .       r1c1, r1c4: two cells with 1 2 3, one digit too many
/// 14 .  .  |               r1c1: one cell with 1 2;  r1c1, r2c1: two cells with 1 2 4
/// ```
///
/// Sets are known by their place in ``all``.
public struct AlmostLockedSets: Sendable {
  /// Each set once: those of the rows, then the additional ones of the columns and of the boxes.
  /// Within a house in lexicographic order of the spots.
  public let all: [AlmostLockedSet]

  /// The cells of the set that have the digit, at nine times the set plus the digit.
  private let places: [CellSet]
  /// The cells outside the set that have the digit and see all of ``places``, at nine times the set
  /// plus the digit.
  private let seen: [CellSet]
  /// The digits of each set that some cell outside has whose peers include all their places. Only
  /// these link it to other sets.
  let linking: [DigitSet]

  /// Finds the sets of `grid`. Considers at most 511 combinations of cells per house.
  public init(in grid: CandidateGrid) {
    all = Self.all(in: grid)
    let peers = Cell.all.map(\.peerSet)
    let ofDigit = Digit.all.map { grid.cells(of: $0) }
    var places = Array(repeating: CellSet.none, count: all.count * 9)
    var seen = places
    var linking: [DigitSet] = []
    linking.reserveCapacity(all.count)
    for (index, set) in all.enumerated() {
      var outward = DigitSet.none
      for digit in set.digits {
        let own = set.cells.intersection(ofDigit[digit.index])
        var common = ofDigit[digit.index].subtracting(set.cells)
        for cell in own { common = common.intersection(peers[cell.index]) }
        places[index * 9 + digit.index] = own
        seen[index * 9 + digit.index] = common
        if !common.isEmpty { outward.insert(digit) }
      }
      linking.append(outward)
    }
    self.places = places
    self.seen = seen
    self.linking = linking
  }

  /// Returns the cells of the set at `index` that have `digit`.
  func places(of digit: Digit, in index: Int) -> CellSet { places[index * 9 + digit.index] }

  /// Returns the cells outside the set at `index` that have `digit` and see all its places in the
  /// set. They lose the digit if the set holds it.
  func seen(by index: Int, _ digit: Digit) -> CellSet { seen[index * 9 + digit.index] }

  /// Returns the cells outside both sets that lose `digit` if one of the two holds it.
  func commonlySeen(_ first: Int, _ second: Int, _ digit: Digit) -> CellSet {
    seen(by: first, digit).intersection(seen(by: second, digit))
  }
}

extension AlmostLockedSets {
  /// Returns the almost locked sets of `grid` in the order of ``all-swift.property``.
  public static func all(in grid: CandidateGrid) -> [AlmostLockedSet] {
    all(in: grid, houses: House.all)
  }

  /// Returns the smallest almost locked set of `grid` that holds one of two digits if it lacks the
  /// other: `first`, whose places in it are all in `firstCells`, and `second`, whose places are
  /// `secondCells`. Returns `nil` if there is none.
  ///
  /// Considers at most 511 combinations of cells in each house that has cells of both.
  static func linking(
    _ first: Digit, in firstCells: CellSet, to second: Digit, in secondCells: CellSet,
    of grid: CandidateGrid
  ) -> AlmostLockedSet? {
    let houses = House.all.filter {
      secondCells.isSubset(of: $0.cellSet) && !firstCells.isDisjoint(with: $0.cellSet)
    }
    return all(in: grid, houses: houses).filter { set in
      guard set.digits.contains(first), set.digits.contains(second) else { return false }
      return set.cells.intersection(grid.cells(of: first)).isSubset(of: firstCells)
        && set.cells.intersection(grid.cells(of: second)) == secondCells
    }.min { $0.cells.count < $1.cells.count }
  }

  private static func all(in grid: CandidateGrid, houses: [House]) -> [AlmostLockedSet] {
    var found: [AlmostLockedSet] = []
    for house in houses {
      let open = house.cells.filter(grid.open.contains)
      collect(open, open.map { grid[$0] }, after: .none, .none, from: 0) { cells, digits in
        if !house.repeats(cells) { found.append(AlmostLockedSet(cells: cells, digits: digits)) }
      }
    }
    return found
  }

  /// Collects the combinations that begin with `cells`, which have `digits`, and continue at
  /// `start`.
  private static func collect(
    _ open: [Cell], _ candidates: [DigitSet], after cells: CellSet, _ digits: DigitSet,
    from start: Int, _ note: (CellSet, DigitSet) -> Void
  ) {
    for place in start..<open.count {
      let digits = digits.union(candidates[place])
      var cells = cells
      cells.insert(open[place])
      let surplus = digits.count - cells.count
      if surplus == 1 { note(cells, digits) }
      // Each further cell makes up for at most one digit.
      guard surplus <= open.count - place else { continue }
      collect(open, candidates, after: cells, digits, from: place + 1, note)
    }
  }
}

extension CandidateGrid {
  /// Returns the cells of `set` that have `digit`.
  func places(of digit: Digit, in set: AlmostLockedSet) -> CellSet {
    set.cells.intersection(cells(of: digit))
  }

  /// Returns the cells outside `set` that have `digit` and see all its places in the set, of which
  /// there is at least one.
  func seeing(_ digit: Digit, in set: AlmostLockedSet) -> CellSet {
    Cell.commonPeers(of: places(of: digit, in: set)).intersection(cells(of: digit))
      .subtracting(set.cells)
  }
}

extension House {
  /// Returns `true` if `cells` also lie in an earlier house that crosses this one.
  fileprivate func repeats(_ cells: CellSet) -> Bool {
    guard let first = cells.first else { return false }
    switch self {
    case .row: return false
    case .column: return cells.count == 1
    case .box:
      return cells.isSubset(of: House.row(first.row).cellSet)
        || cells.isSubset(of: House.column(first.column).cellSet)
    }
  }
}
