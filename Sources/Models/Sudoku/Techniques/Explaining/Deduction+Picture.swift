extension Deduction {
  /// Returns the picture of this deduction, which was found in `position`.
  ///
  /// `levels` is how many levels of the explanation are unfolded. If its chains are folded, they
  /// have only their ends, and no links: the sentences speak of nothing between.
  public func picture(of position: CandidateGrid, unfolding levels: Int = .max) -> HintPicture {
    guard levels < Self.levelOfLinks, let summary else { return picture(in: position) }
    return summary.picture(in: position, hasLinks: false)
  }

  /// The level of the explanation that lists the links of folded chains. Above it are the outcome,
  /// then a sentence for each chain.
  private static let levelOfLinks = 2

  private func picture(in position: CandidateGrid, hasLinks: Bool = true) -> HintPicture {
    let reasoning = reasoning(in: position)
    return HintPicture(
      cells: paintedCells(reasoning.witnesses), candidates: paintedCandidates,
      houses: paintedHouses(reasoning.lookAt),
      links: hasLinks ? pattern.links(in: position) : [], terms: pattern.terms)
  }

  /// The deduction with only the ends of its chains, if the explanation folds what is between.
  private var summary: Deduction? {
    guard explainer != nil, let short = pattern.summary else { return nil }
    return Deduction(
      technique, placements: placements, eliminations: eliminations, short, explainer: explainer)
  }

  private func paintedCells(_ witnesses: [Cell]) -> [PaintedCell] {
    var painted: [Cell: PaintedCell] = [:]
    func paint(_ cells: some Sequence<Cell>, _ role: PaintedCell.Role, group: Int? = nil) {
      for cell in cells where painted[cell] == nil {
        painted[cell] = PaintedCell(cell: cell, role: role, group: group)
      }
    }
    for (place, cells) in pattern.groups.enumerated() { paint(cells, .pattern, group: place) }
    paint(pattern.cells, .pattern)
    paint(placements.map(\.cell) + eliminations.map(\.cell), .target)
    paint(witnesses, .reason)
    for step in chainSteps {
      for cell in step.statement.cells where painted[cell]?.step == nil {
        painted[cell]?.step = step.place
      }
    }
    return painted.values.sorted { $0.cell < $1.cell }
  }

  private var paintedCandidates: [PaintedCandidate] {
    var painted: [Candidate: PaintedCandidate] = [:]
    func paint(
      _ candidates: some Sequence<Candidate>, _ role: PaintedCandidate.Role, group: Int? = nil
    ) {
      for candidate in candidates where painted[candidate] == nil {
        painted[candidate] = PaintedCandidate(candidate: candidate, role: role, group: group)
      }
    }
    paint(placements, .placed)
    paint(eliminations, .eliminated)
    paint(pattern.fins(eliminating: DigitSet(eliminations.map(\.digit))), .fin)
    for (place, cells) in pattern.groups.enumerated() {
      paint(candidates.filter { cells.contains($0.cell) }, .group, group: place)
    }
    for (place, color) in pattern.colors.flatMap({ [$0.first, $0.second] }).enumerated() {
      paint(color, .group, group: place)
    }
    for statement in pattern.chains.flatMap(\.statements) {
      paint(statement.candidates, statement.isTrue ? .on : .off)
    }
    paint(candidates, .pattern)
    return painted.values.sorted { $0.candidate < $1.candidate }
  }

  /// Returns the houses that the deduction names, or else those that the explanation refers to.
  private func paintedHouses(_ lookAt: Place) -> [PaintedHouse] {
    var named = pattern.paintedHouses
    if named.isEmpty, case .houses(let places) = lookAt { named = places }
    return named.map { PaintedHouse(house: $0, isCover: pattern.isCover($0)) }
  }
}
