/// Candidates of several digits in two colours of which one is right.
///
/// ```
/// a colour is wrong if                     a candidate goes if
/// a cell has two candidates of it          its cell has both colours
/// a house has a digit twice in it          it sees both colours of its digit
/// all candidates of a cell see it          its cell has one, and it sees the other
/// ```
///
/// With a single digit these are Simple Colors, so only colourings of several digits count.
/// Source of the rules: https://www.sudokuwiki.org/3D_Medusa
struct Medusa: Technique {
  let id = TechniqueID.medusa

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for colors in CandidateColors.all(in: grid)
    where DigitSet(colors.candidates.map(\.digit)).count > 1 {
      let outcomes = [Outcome(of: colors.first), Outcome(of: colors.second)]
      var gone: [Candidate] = []
      if outcomes[0].isImpossible(in: grid) { gone += colors.first }
      if outcomes[1].isImpossible(in: grid) { gone += colors.second }
      if gone.isEmpty {
        gone = Digit.all.flatMap { digit in
          grid.cells(of: digit).intersection(outcomes[0].gone(digit))
            .intersection(outcomes[1].gone(digit)).map { Candidate($0, digit) }
        }
      }
      guard !gone.isEmpty else { continue }
      try findings.add(
        Deduction(id, eliminations: gone.sorted(), .candidateColors(colors)))
    }
  }
}

extension Medusa {
  /// What follows if all candidates of a colour are right.
  private struct Outcome {
    /// The cells that hold each digit.
    private let held: [CellSet]
    /// The cells that lose each digit.
    private let lost: [CellSet]

    init(of color: [Candidate]) {
      var held = Array(repeating: CellSet.none, count: 9)
      for candidate in color { held[candidate.digit.index].insert(candidate.cell) }
      lost = held.indices.map { digit in
        held.indices.reduce(held[digit].seen) { $1 == digit ? $0 : $0.union(held[$1]) }
      }
      self.held = held
    }

    func gone(_ digit: Digit) -> CellSet { lost[digit.index] }

    /// Returns `true` if a digit is twice in a house, or a cell of `grid` holds two digits or none.
    func isImpossible(in grid: CandidateGrid) -> Bool {
      if zip(held, lost).contains(where: { !$0.isDisjoint(with: $1) }) { return true }
      let left = Digit.all.reduce(CellSet.none) { left, digit in
        left.union(grid.cells(of: digit).subtracting(gone(digit)))
      }
      return !grid.open.isSubset(of: left)
    }
  }
}
