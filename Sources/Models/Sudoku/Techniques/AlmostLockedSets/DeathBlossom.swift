/// A cell, the stem, and for each of its candidates an almost locked set, a petal, all of whose
/// places for that candidate see the stem. Whichever candidate the stem takes, that petal lacks it
/// and holds its z. Cells that see every z of all petals can't be z.
///
/// ```
/// ab  .  . | az . .        whether the stem ab is a or b, one of the z is right
///  .  .  . |
/// bz  .  . | -  . .        - sees both z; with petals of one cell this is an XY-Wing
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_als.php
struct DeathBlossom: Technique {
  let id = TechniqueID.deathBlossom

  /// If all are wanted, there is one blossom for each stem and conclusion: the first. Those with
  /// overlapping petals come last, and only if all are wanted.
  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    let sets = findings.cache.sets(in: grid)
    for overlapping in [false, true] where !overlapping || findings.wantsAll {
      for stem in grid.open {
        var flower = Flower(grid, sets, stem, overlapping: overlapping)
        guard !flower.petals.contains(where: \.isEmpty) else { continue }
        try grow(&flower, grid, &findings)
      }
    }
  }

  /// Tries each petal for the next candidate of the stem.
  private func grow(
    _ flower: inout Flower, _ grid: CandidateGrid, _ findings: inout Findings
  ) throws(Findings.LimitReached) {
    guard !flower.isComplete else {
      if let gone = flower.conclusion { try findings.add(deduction(flower, grid, gone)) }
      return
    }
    for petal in flower.petals[flower.chosen.count] where flower.add(petal) {
      try grow(&flower, grid, &findings)
      flower.removeLast()
    }
  }

  private func deduction(
    _ flower: Flower, _ grid: CandidateGrid, _ gone: Elimination
  ) -> Deduction {
    let petals = flower.chosen.map { flower.sets.all[$0] }
    let members = petals.reduce(CellSet.none) { $0.union($1.cells) }
    return Deduction(
      id, eliminations: gone.candidates,
      .blossom(flower.stem, petals: petals, grid.candidates(in: [flower.stem] + members)))
  }
}

/// A stem with the petals chosen so far.
private struct Flower {
  let sets: AlmostLockedSets
  let stem: Cell
  /// The candidates of the stem, smallest first.
  let digits: [Digit]
  /// The positions of the sets that fit, for each candidate of the stem.
  let petals: [[Int]]
  /// The petals chosen for the first candidates.
  private(set) var chosen: [Int] = []
  private let overlapping: Bool
  /// The eliminations shared by the chosen petals, by how many are chosen.
  private var targets: [[CellSet]]
  private var seen: Set<Elimination> = []

  init(_ grid: CandidateGrid, _ sets: AlmostLockedSets, _ stem: Cell, overlapping: Bool) {
    self.sets = sets
    self.stem = stem
    self.overlapping = overlapping
    let digits = grid[stem]
    self.digits = Array(digits)
    petals = digits.map { digit in
      sets.all.indices.filter { sets.seen(by: $0, digit).contains(stem) }
    }
    targets = [Digit.all.map { digits.contains($0) ? .none : grid.cells(of: $0) }]
  }

  /// `true` if each candidate of the stem has a petal.
  var isComplete: Bool { chosen.count == digits.count }

  /// The conclusion of a complete flower, or `nil` if it was found before.
  var conclusion: Elimination? {
    mutating get {
      var gone = Elimination()
      for (digit, cells) in zip(Digit.all, targets[chosen.count]) { gone.add(digit, cells) }
      return seen.insert(gone).inserted ? gone : nil
    }
  }

  /// Chooses `petal` for the next candidate. Returns `false` if nothing can follow from it.
  mutating func add(_ petal: Int) -> Bool {
    let set = sets.all[petal]
    if !overlapping, chosen.contains(where: { !sets.all[$0].cells.isDisjoint(with: set.cells) }) {
      return false
    }
    let last = targets[chosen.count]
    var next = Array(repeating: CellSet.none, count: 9)
    var isEmpty = true
    for digit in set.digits {
      next[digit.index] = last[digit.index].intersection(sets.seen(by: petal, digit))
      isEmpty = isEmpty && next[digit.index].isEmpty
    }
    guard !isEmpty else { return false }
    chosen.append(petal)
    targets.append(next)
    return true
  }

  mutating func removeLast() {
    chosen.removeLast()
    targets.removeLast()
  }
}
