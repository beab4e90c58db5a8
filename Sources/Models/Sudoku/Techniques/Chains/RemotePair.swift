/// A chain of four or more cells with the same two candidates, each of which sees the next. The
/// digits alternate, so two cells an odd number of steps apart hold one digit each, and cells that
/// see both can have neither.
///
/// ```
/// ab . . | ab . . | . - .      r1c1, r1c4, r5c4, r5c8: the first and the last differ,
///                              and - sees both
/// -  . . | ab . . | . ab .
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_chains.php
struct RemotePair: Technique {
  let id = TechniqueID.remotePair

  /// Those that eliminate the most come first.
  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    var found: [Deduction] = []
    for (digits, cells) in groups(in: grid) where cells.count > 3 {
      for start in cells {
        extend([start], grid, digits, cells, &found)
      }
    }
    for deduction in Deduction.byEffect(found) { try findings.add(deduction) }
  }

  /// Returns the cells with two candidates, grouped by these.
  private func groups(in grid: CandidateGrid) -> [(DigitSet, [Cell])] {
    var groups: [(DigitSet, [Cell])] = []
    for cell in grid.cells(withCandidates: 2) {
      if let place = groups.firstIndex(where: { $0.0 == grid[cell] }) {
        groups[place].1.append(cell)
      } else {
        groups.append((grid[cell], [cell]))
      }
    }
    return groups
  }

  /// Extends `chain` and collects each chain that eliminates something.
  private func extend(
    _ chain: [Cell], _ grid: CandidateGrid, _ digits: DigitSet, _ cells: [Cell],
    _ found: inout [Deduction]
  ) {
    guard let last = chain.last, chain.count <= Self.longest else { return }
    if chain.count > 3, chain.count.isMultiple(of: 2), let first = chain.first {
      let seen = first.peerSet.intersection(last.peerSet)
      if digits.contains(where: { !seen.isDisjoint(with: grid.cells(of: $0)) }),
        first < last
      {
        found.append(deduction(chain, grid, digits))
      }
    }
    for cell in cells where cell.isPeer(of: last) && !chain.contains(cell) {
      extend(chain + [cell], grid, digits, cells, &found)
    }
  }

  private static let longest = 10

  private func deduction(_ chain: [Cell], _ grid: CandidateGrid, _ digits: DigitSet) -> Deduction {
    var targets = CellSet.none
    for (place, cell) in chain.enumerated() {
      for other in stride(from: place + 3, to: chain.count, by: 2) {
        targets = targets.union(cell.peerSet.intersection(chain[other].peerSet))
      }
    }
    return Deduction(
      id,
      eliminations: digits.flatMap { digit in
        targets.intersection(grid.cells(of: digit)).map { Candidate($0, digit) }
      },
      RemotePairPattern(digits: digits, cells: chain))
  }
}

/// Cells with the same two candidates, each of which sees the next.
struct RemotePairPattern: Pattern {
  let digits: DigitSet
  let cells: [Cell]

  var candidates: [Candidate] { cells.flatMap { cell in digits.map { Candidate(cell, $0) } } }

  func links(in position: CandidateGrid) -> [Link] {
    zip(cells, cells.dropFirst()).flatMap { from, to in
      digits.map { Link.weak(Candidate(from, $0), Candidate(to, $0)) }
    }
  }

  func reasoning(for step: ExplainedStep) -> Reasoning {
    var reasons: [Phrase] = [
      .eachHas(cells, just: digits),
      .say(
        "Each of them sees the next, so in this order they take \(digits) in turn.",
        "이 순서대로 이웃한 칸끼리 같은 구역에 있으므로 \(digits, .subject) 번갈아 들어가요."),
    ]
    var rest = CellSet(step.targets)
    for steps in stride(from: cells.count - 1, to: 2, by: -1) where !steps.isMultiple(of: 2) {
      for start in 0..<(cells.count - steps) {
        let ends = [cells[start], cells[start + steps]]
        let seen = rest.intersection(Cell.commonPeers(of: ends))
        guard !seen.isEmpty else { continue }
        reasons.append(
          .say(
            "So \(ends) hold \(all: digits.map { "one \($0)" }) between them, and \(seen) "
              ++ "\(seen.count, "sees", "see") both cells.",
            "그러므로 \(ends)에는 \(digits, .subject) 하나씩 들어가요. \(seen, .topic) 두 칸 모두와 같은 구역에 "
              ++ "있어요."))
        rest = rest.subtracting(seen)
      }
    }
    return Reasoning(lookAt: .cells([cells[0], cells[cells.count - 1]]), reasons)
  }
}
