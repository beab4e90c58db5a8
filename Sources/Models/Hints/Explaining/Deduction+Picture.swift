public import Sudoku

extension Deduction {
  /// What to draw for this deduction, which was found in `position`.
  public func picture(of position: CandidateGrid) -> HintPicture {
    let reasoning = Reasoning.of(self, position, Language.english.words(nil))
    return HintPicture(
      cells: paintedCells(reasoning), candidates: paintedCandidates(reasoning),
      houses: paintedHouses(reasoning), links: links.isEmpty ? impliedLinks : links)
  }

  private func paintedCells(_ reasoning: Reasoning) -> [PaintedCell] {
    var painted: [Cell: PaintedCell] = [:]
    func paint(_ cells: some Sequence<Cell>, _ role: PaintedCell.Role, group: Int? = nil) {
      for cell in cells where painted[cell] == nil {
        painted[cell] = PaintedCell(cell: cell, role: role, group: group)
      }
    }
    for (place, set) in sets.enumerated() { paint(set.cells, .pattern, group: place) }
    for (place, color) in reasoning.colors.enumerated() {
      paint(color.map(\.cell), .pattern, group: place)
    }
    paint(cells + candidates.map(\.cell) + fins.map(\.cell), .pattern)
    paint(placements.map(\.cell) + eliminations.map(\.cell), .target)
    paint(reasoning.witnesses, .reason)
    for step in chainSteps {
      for cell in step.statement.cells where painted[cell]?.step == nil {
        painted[cell]?.step = step.place
      }
    }
    return painted.values.sorted { $0.cell < $1.cell }
  }

  private func paintedCandidates(_ reasoning: Reasoning) -> [PaintedCandidate] {
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
    paint(fins, .fin)
    for (place, color) in reasoning.colors.enumerated() { paint(color, .group, group: place) }
    for (place, set) in sets.enumerated() {
      paint(candidates.filter { set.cells.contains($0.cell) }, .group, group: place)
    }
    for statement in chains.flatMap(\.statements) {
      paint(
        statement.cells.map { Candidate($0, statement.digit) }, statement.isTrue ? .on : .off)
    }
    paint(candidates, .pattern)
    return painted.values.sorted { $0.candidate < $1.candidate }
  }

  /// The houses that the deduction names, or else those that the reasons send to. Of a hidden single,
  /// the one that the sentences speak of: a second one would only distract.
  private func paintedHouses(_ reasoning: Reasoning) -> [PaintedHouse] {
    var named = technique == .hiddenSingle ? Array(houses.prefix(1)) : houses
    if named.isEmpty, case .houses(let places) = reasoning.lookAt { named = places }
    let bases = reasoning.bases ?? named.count
    return named.enumerated().map { PaintedHouse(house: $1, isCover: $0 >= bases) }
  }

  /// The links of patterns that have none of their own: from the pivot of a wing to its wings, and
  /// between the two places of a digit in each base of a fish.
  private var impliedLinks: [Link] {
    switch technique {
    case .xyWing, .xyzWing:
      guard let pivot = cells.first, let digit = eliminations.first?.digit else { return [] }
      return candidates.compactMap { candidate in
        guard candidate.cell != pivot, candidate.digit != digit else { return nil }
        return .weak(Candidate(pivot, candidate.digit), candidate)
      }
    case .xWing:
      return houses.prefix(2).compactMap { base in
        let places = candidates.filter { base.cellSet.contains($0.cell) }
        return places.count == 2 ? .strong(places[0], places[1]) : nil
      }
    default: return []
    }
  }
}
