/// Two, three or four cells of a house with the same number of candidates between them take these,
/// so other cells that see all of them lose these candidates.
///
/// ```
///  naked pair in a row:    12  .  12 | 123→3  . 4
///
///  locked pair:            12  .  12 | 123→3  .      the two lie in a box as well,
///                           .  .  15→5               and it gives something up too
/// ```
///
/// It is called locked where it rules something out in the box and in the line outside of the box.
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_naked.php
struct NakedSubset: Technique {
  let id: TechniqueID
  private let size: Int
  private var isLocked = false

  static let lockedPair = NakedSubset(id: .lockedPair, size: 2, isLocked: true)
  static let lockedTriple = NakedSubset(id: .lockedTriple, size: 3, isLocked: true)
  static let pair = NakedSubset(id: .nakedPair, size: 2)
  static let triple = NakedSubset(id: .nakedTriple, size: 3)
  static let quadruple = NakedSubset(id: .nakedQuadruple, size: 4)

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    var few = CellSet.none
    for cell in grid.open where (1...size).contains(grid[cell].count) { few.insert(cell) }
    for house in isLocked ? House.boxes : House.boxesFirst
    where few.intersection(house.cellSet).count >= size {
      let cells = house.cells
      var candidates = InlineArray<9, UInt16>(repeating: 0)
      var small: UInt16 = 0
      for spot in 0..<9 {
        candidates[spot] = grid[cells[spot]].bits
        if few.contains(cells[spot]) { small |= 1 << UInt16(spot) }
      }
      for (spots, digits) in ClosedUnions(of: size, among: small, candidates) {
        if let deduction = deduction(grid, cells, spots, DigitSet(bits: digits)) {
          try findings.add(deduction)
        }
      }
    }
  }

  private func deduction(
    _ grid: CandidateGrid, _ cells: [Cell], _ spots: UInt16, _ digits: DigitSet
  ) -> Deduction? {
    var others = CellSet.all
    for spot in Bits(spots) { others = others.intersection(cells[spot].peerSet) }
    guard digits.contains(where: { !grid.cells(of: $0).isDisjoint(with: others) }) else {
      return nil
    }
    let subset = Bits(spots).map { cells[$0] }
    let shared = subset[0].houses.filter { house in subset.allSatisfy(house.contains) }
    var eliminations: [Candidate] = []
    for cell in shared.flatMap(\.cells) where !subset.contains(cell) {
      for digit in grid[cell].intersection(digits) {
        let candidate = Candidate(cell, digit)
        if !eliminations.contains(candidate) { eliminations.append(candidate) }
      }
    }
    guard !eliminations.isEmpty else { return nil }
    if size < 4 {
      guard isLocked(shared, eliminations) == isLocked else { return nil }
    }
    return Deduction(
      id, eliminations: eliminations, NakedSubsetPattern(grid.candidates(in: subset), shared))
  }

  private func isLocked(_ shared: [House], _ eliminations: [Candidate]) -> Bool {
    guard shared.count > 1, let box = shared.last else { return false }
    return eliminations.contains { box.contains($0.cell) }
      && eliminations.contains { !box.contains($0.cell) }
  }
}

/// All candidates of some cells, with as many digits as cells.
package struct NakedSubsetPattern: Pattern {
  package let candidates: [Candidate]
  /// The houses that contain all of the cells.
  package let houses: [House]

  package init(_ candidates: [Candidate], _ houses: [House]) {
    (self.candidates, self.houses) = (candidates, houses)
  }

  package var hasFixedPlace: Bool { true }

  package func reasoning(for step: ExplainedStep) -> Reasoning {
    let digits = DigitSet(candidates.map(\.digit))
    let losing = houses.filter { house in
      step.losses.contains { house.contains($0.cell) }
    }
    return Reasoning(
      lookAt: .houses(losing),
      [
        .say(
          "In \(losing), \(cells) have only the candidates \(digits)\(cells.count == 2 ? "" : " between them").",
          "\(losing)에서 \(cells)의 후보는 모두 합쳐도 \(digits)뿐이에요."),
        .say(
          "These are \(number: digits.count) digits for \(number: cells.count) cells, "
            ++ "so each of them goes in one of these cells.",
          "\(number: cells.count) 칸에 숫자도 \(number: digits.count) 개이므로, 이 숫자들은 모두 이 칸들에 들어가요."),
        .say(
          "No other cell of \(losing) can be \(any: digits).",
          "\(losing)의 다른 칸에는 \(any: digits, .subject) 들어갈 수 없어요."),
      ])
  }
}
