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
        guard var flower = Flower(stem, in: grid, sets, overlapping: overlapping) else { continue }
        try flower.grow { (petals, gone) throws(Findings.LimitReached) in
          let members = petals.reduce(CellSet.none) { $0.union($1.cells) }
          try findings.add(
            id, eliminations: gone.candidates,
            BlossomPattern(
              stem: stem, sets: petals, candidates: grid.candidates(in: [stem] + members)))
        }
      }
    }
  }
}

/// A stem and the petals to choose from.
private struct Flower {
  /// The petals for each candidate of the stem, smallest candidate first.
  private let petals: [[Petal]]
  /// The cells of the petals for each candidate and those after it, and none after the last.
  private let cells: [CellSet]
  /// The most that can follow.
  private let gone: Elimination
  private let overlapping: Bool
  private var chosen: [AlmostLockedSet] = []
  private var visited: Set<Choice> = []

  private struct Petal {
    let set: AlmostLockedSet
    /// The eliminations if this and all other petals hold it.
    var gone: Elimination
  }

  /// All that matters about petals that were chosen for the first candidates: further ones lead to
  /// the same conclusions.
  private struct Choice: Hashable {
    let count: Int
    let gone: Elimination
    let used: CellSet
  }

  /// Creates a flower, or returns `nil` if nothing can follow from it.
  init?(_ stem: Cell, in grid: CandidateGrid, _ sets: AlmostLockedSets, overlapping: Bool) {
    self.overlapping = overlapping
    let fitting = grid[stem].map { digit in
      sets.all.indices.filter { sets.seen(by: $0, digit).contains(stem) }
    }
    guard !fitting.contains(where: \.isEmpty) else { return nil }
    var petals = fitting.map { places in
      places.map { place in
        var gone = Elimination()
        for digit in sets.all[place].digits.subtracting(grid[stem]) {
          gone.add(digit, sets.seen(by: place, digit))
        }
        return Petal(set: sets.all[place], gone: gone)
      }
    }
    var common = Self.common(petals)
    var last: Elimination?
    while common != last {
      petals = petals.map { Self.limited($0, to: common) }
      (last, common) = (common, Self.common(petals))
    }
    guard !common.isEmpty else { return nil }
    gone = common
    self.petals = petals.map(Self.distinct)
    cells =
      petals.indices.map { start in
        petals[start...].joined().reduce(.none) { $0.union($1.set.cells) }
      } + [.none]
  }

  /// Returns what some petal of each candidate rules out.
  private static func common(_ petals: [[Petal]]) -> Elimination {
    let unions = petals.map { $0.reduce(into: Elimination()) { $0.formUnion($1.gone) } }
    return unions.dropFirst().reduce(unions[0]) { $0.intersection($1) }
  }

  private static func limited(_ petals: [Petal], to common: Elimination) -> [Petal] {
    petals.compactMap { petal in
      let gone = petal.gone.intersection(common)
      return gone.isEmpty ? nil : Petal(set: petal.set, gone: gone)
    }
  }

  /// Leaves out the petals in whose place an earlier one can stand.
  private static func distinct(_ petals: [Petal]) -> [Petal] {
    petals.reduce(into: []) { kept, petal in
      let isNew = !kept.contains {
        $0.set.cells.isSubset(of: petal.set.cells) && $0.gone == petal.gone
      }
      if isNew { kept.append(petal) }
    }
  }

  /// Calls `note` with the first petals for each conclusion.
  mutating func grow(
    _ note: ([AlmostLockedSet], Elimination) throws(Findings.LimitReached) -> Void
  ) throws(Findings.LimitReached) {
    try grow(gone, .none, note)
  }

  /// Tries each petal for the next candidate.
  private mutating func grow(
    _ gone: Elimination, _ used: CellSet,
    _ note: ([AlmostLockedSet], Elimination) throws(Findings.LimitReached) -> Void
  ) throws(Findings.LimitReached) {
    let count = chosen.count
    guard count < petals.count else { return try note(chosen, gone) }
    for petal in petals[count] where overlapping || used.isDisjoint(with: petal.set.cells) {
      let next = gone.intersection(petal.gone)
      guard !next.isEmpty else { continue }
      let used = overlapping ? .none : used.union(petal.set.cells).intersection(cells[count + 1])
      guard visited.insert(Choice(count: count, gone: next, used: used)).inserted else { continue }
      chosen.append(petal.set)
      try grow(next, used, note)
      chosen.removeLast()
    }
  }
}

/// A cell and a set, a petal, for each of its candidates.
struct BlossomPattern: Pattern {
  let stem: Cell
  let sets: [AlmostLockedSet]
  let candidates: [Candidate]

  var terms: HintPicture.Terms { .cases }

  func fins(eliminating lost: DigitSet) -> [Candidate] {
    sets.flatMap { petal in
      lost.flatMap { digit in places(of: digit, in: petal).map { Candidate($0, digit) } }
    }
  }

  func links(in position: CandidateGrid) -> [Link] {
    zip(position[stem], sets).flatMap { digit, petal in
      places(of: digit, in: petal).map { .weak(Candidate(stem, digit), Candidate($0, digit)) }
    }
  }

  func reasoning(for step: ExplainedStep) -> Reasoning {
    let digits = step.position[stem]
    var reasons = introduction + [.mustBeOne(of: digits, stem)]
    for (digit, cells) in step.lost {
      for (place, petal) in digits.enumerated() {
        let letter = Self.letter(place)
        reasons.append(
          .say(
            "If \(stem) is \(petal), \(letter) goes without \(petal) and holds \(a: digit).",
            "\(stem, .subject) \(petal, .being)라면 \(letter)에는 \(petal, .subject) 없고 "
              ++ "\(digit, .subject) 있어요."))
      }
      reasons.append(Self.isInOne(digit, of: sets.indices.map(Self.letter), seenBy: cells))
    }
    return Reasoning(lookAt: .cells([stem]), reasons)
  }
}
