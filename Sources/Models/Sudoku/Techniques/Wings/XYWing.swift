/// A cell with the candidates x and y sees a cell with x and z and one with y and z. Whichever it
/// takes, one of the two others is z, so cells that see both lose z. XYZ-Wing: the first cell has z
/// too, so only cells that see all three lose it.
///
/// ```
/// XY-Wing                     XYZ-Wing
///  xy . . | xz . .             xyz  -  - | . xz .
///  .  . . |                     .   .  . |
///  yz - - |  -  -              yz   .  . |
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_wings.php
struct XYWing: Technique {
  let id: TechniqueID
  private let hasThird: Bool

  static let xy = XYWing(id: .xyWing, hasThird: false)
  static let xyz = XYWing(id: .xyzWing, hasThird: true)

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    let pairs = grid.cells(withCandidates: 2)
    if hasThird {
      for pivot in grid.cells(withCandidates: 3) {
        var wings = pairs.intersection(pivot.peerSet)
        while let first = wings.first {
          wings.remove(first)
          guard grid[first].isSubset(of: grid[pivot]) else { continue }
          for second in wings where grid[second].isSubset(of: grid[pivot]) {
            if let found = deduction(grid, pivot, first, second) { try findings.add(found) }
          }
        }
      }
      return
    }
    var others = pairs
    while let first = others.first {
      others.remove(first)
      var rest = others
      while let second = rest.first {
        rest.remove(second)
        let digits = grid[first].union(grid[second])
        guard digits.count == 3 else { continue }
        let areFirstPeers = first.isPeer(of: second)
        for third in rest where grid[third].isSubset(of: digits) {
          let (isPeerOfFirst, isPeerOfSecond) = (third.isPeer(of: first), third.isPeer(of: second))
          if areFirstPeers, isPeerOfFirst, let found = deduction(grid, first, second, third) {
            try findings.add(found)
          }
          if areFirstPeers, isPeerOfSecond, let found = deduction(grid, second, first, third) {
            try findings.add(found)
          }
          if isPeerOfFirst, isPeerOfSecond, let found = deduction(grid, third, second, first) {
            try findings.add(found)
          }
        }
      }
    }
  }

  /// Returns the conclusion if the two cells are wings of `pivot`, which sees both.
  private func deduction(
    _ grid: CandidateGrid, _ pivot: Cell, _ left: Cell, _ right: Cell
  ) -> Deduction? {
    let digits = (pivot: grid[pivot], left: grid[left], right: grid[right])
    guard digits.left != digits.right, digits.pivot != digits.left, digits.pivot != digits.right,
      digits.pivot.union(digits.left).union(digits.right).count == 3,
      let third = digits.left.intersection(digits.right).only,
      digits.pivot.contains(third) == hasThird
    else { return nil }
    var eliminations = left.peerSet.intersection(right.peerSet).intersection(grid.cells(of: third))
    if hasThird { eliminations = eliminations.intersection(pivot.peerSet) }
    guard !eliminations.isEmpty else { return nil }
    return Deduction(
      id, eliminations: eliminations.map { Candidate($0, third) },
      XYWingPattern(
        digit: third, pivot: pivot, candidates: grid.candidates(in: [pivot, left, right])))
  }
}

/// A pivot and its two wings, with all their candidates, and the digit eliminated.
struct XYWingPattern: Pattern {
  let digit: Digit
  let pivot: Cell
  let candidates: [Candidate]

  func links(in position: CandidateGrid) -> [Link] {
    candidates.filter { $0.cell != pivot && $0.digit != digit }
      .map { .weak(Candidate(pivot, $0.digit), $0) }
  }

  func reasoning(for step: StepInWords) -> Reasoning {
    let words = step.words
    let wings = cells.filter { $0 != pivot }
    var reasons = [words.isOne(of: step.position[pivot], pivot)]
    for wing in wings {
      guard let shared = step.position[wing].subtracting([digit]).only else { continue }
      reasons.append(words.leaves(pivot, shared, wing: wing, of: step.position[wing], only: digit))
    }
    let isPivotToo = step.position[pivot].contains(digit)
    if isPivotToo { reasons.append(words.orItself(pivot, digit)) }
    let ends = isPivotToo ? [pivot] + wings : wings
    reasons.append(words.oneIs(digit, of: ends))
    reasons.append(words.see(step.targets, allOf: ends))
    return Reasoning(lookAt: .cells([pivot]), reasons)
  }
}

extension ExplanationWords {
  fileprivate func isOne(of digits: DigitSet, _ cell: Cell) -> String {
    sentence(
      "\(self.cell(cell)) is \(any(digits)).",
      "\(self.cell(cell), .topic) \(any(digits), .copula).")
  }

  /// Says that `digit` in the pivot leaves a wing, which has the candidates `digits`, only `left`.
  fileprivate func leaves(
    _ pivot: Cell, _ digit: Digit, wing: Cell, of digits: DigitSet, only left: Digit
  ) -> String {
    sentence(
      "If it is \(digit), then \(cell(wing)), which it sees and which has just \(all(digits)), "
        + "is \(left).",
      "그 칸이 \(digit, .being)라면, 같은 구역에 있고 후보가 \(all(digits))뿐인 "
        + "\(cell(wing), .topic) \(left, .subject) 돼요.")
  }

  fileprivate func orItself(_ pivot: Cell, _ digit: Digit) -> String {
    sentence(
      "Otherwise it is \(digit) itself.",
      "둘 다 아니라면 그 칸 자신이 \(digit, .copula).")
  }
}
