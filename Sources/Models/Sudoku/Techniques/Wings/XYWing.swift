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
            try add(grid, pivot, first, second, &findings)
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
          if areFirstPeers, isPeerOfFirst { try add(grid, first, second, third, &findings) }
          if areFirstPeers, isPeerOfSecond { try add(grid, second, first, third, &findings) }
          if isPeerOfFirst, isPeerOfSecond { try add(grid, third, second, first, &findings) }
        }
      }
    }
  }

  /// Adds the conclusion if the two cells are wings of `pivot`, which sees both.
  private func add(
    _ grid: CandidateGrid, _ pivot: Cell, _ left: Cell, _ right: Cell, _ findings: inout Findings
  ) throws(Findings.LimitReached) {
    let digits = (pivot: grid[pivot], left: grid[left], right: grid[right])
    guard digits.left != digits.right, digits.pivot != digits.left, digits.pivot != digits.right,
      digits.pivot.union(digits.left).union(digits.right).count == 3,
      let third = digits.left.intersection(digits.right).only,
      digits.pivot.contains(third) == hasThird
    else { return }
    var eliminations = left.peerSet.intersection(right.peerSet).intersection(grid.cells(of: third))
    if hasThird { eliminations = eliminations.intersection(pivot.peerSet) }
    try findings.add(
      id, eliminating: third, from: eliminations,
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

  func reasoning(for step: ExplainedStep) -> Reasoning {
    let digits = step.position[pivot]
    let wings = cells.filter { $0 != pivot }
    var reasons: [Phrase] = [
      .say("\(pivot) is \(any: digits).", "\(pivot, .topic) \(any: digits, .copula).")
    ]
    for wing in wings {
      let held = step.position[wing]
      guard let shared = held.subtracting([digit]).only else { continue }
      reasons.append(
        .say(
          "If it is \(shared), then \(wing), which it sees and which has just \(held), is \(digit).",
          "그 칸이 \(shared, .being)라면, 같은 구역에 있고 후보가 \(held)뿐인 \(wing, .topic) "
            ++ "\(digit, .subject) 돼요."))
    }
    if digits.contains(digit) {
      reasons.append(
        .say("Otherwise it is \(digit) itself.", "둘 다 아니라면 그 칸 자신이 \(digit, .copula)."))
    }
    let ends = digits.contains(digit) ? [pivot] + wings : wings
    return Reasoning(
      lookAt: .cells([pivot]), reasons + [.oneIs(digit, of: ends), .see(step.targets, allOf: ends)])
  }
}
