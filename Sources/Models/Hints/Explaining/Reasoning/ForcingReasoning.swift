import Sudoku

/// Why forcing chains and nets are right: each case leads to the same, or one leads to what can not
/// be.
struct ForcingReasoning {
  private let deduction: Deduction
  private let position: CandidateGrid

  init(_ deduction: Deduction, _ position: CandidateGrid) {
    self.deduction = deduction
    self.position = position
  }

  func reasoning(_ words: any ExplanationWords) -> Reasoning {
    let firsts = deduction.chains.compactMap(\.statements.first)
    let lasts = deduction.chains.compactMap(\.statements.last)
    guard let assumption = firsts.first, let start = assumption.cells.first else {
      return Reasoning(lookAt: deduction.cells.first.map { .cells([$0]) } ?? .board, [])
    }
    let steps = ChainSteps.sentences(deduction.chains, position, words)
    let witnesses = deduction.chains.flatMap { $0.statements.flatMap(\.cells) }
    switch deduction.technique {
    case .forcingChainVerity, .forcingNetVerity:
      let (place, cases) = cases(firsts, words)
      let end = lasts.first.map { [words.eachLeads(to: $0)] } ?? []
      return Reasoning(lookAt: place, cases + steps + end, witnesses: witnesses)
    default:
      return Reasoning(
        lookAt: .cells([start]), steps + [impossible(lasts, assumption, words)],
        witnesses: witnesses)
    }
  }

  /// What the assumptions have in common: all candidates of a cell, or all places in a house.
  private func cases(_ firsts: [Statement], _ words: any ExplanationWords) -> (Place, [String]) {
    let cells = firsts.reduce(CellSet.none) { $0.union($1.cells) }
    let digits = DigitSet(firsts.map(\.digit))
    guard let first = firsts.first, let cell = cells.first, let digit = digits.first else {
      return (.board, [])
    }
    if firsts.contains(where: first.isContrary) {
      return (.cells(Array(first.cells)), [words.holdsOrNot(first)])
    }
    if cells.count == 1 {
      return (.cells([cell]), [words.mustBeOne(of: digits, cell)])
    }
    let house = House.all.first {
      digits.count == 1 && position.cells(of: digit, in: $0) == cells
    }
    guard let house else { return (.cells(Array(cells)), []) }
    return (.houses([house]), [words.mustGo(digit, inOneOf: Array(cells), of: house)])
  }

  private func impossible(
    _ lasts: [Statement], _ assumption: Statement, _ words: any ExplanationWords
  ) -> String {
    let ends = lasts.count == 1 ? [assumption] + lasts : lasts
    for (place, end) in ends.enumerated() {
      for other in ends[(place + 1)...] where end.isContrary(to: other) || end.excludes(other) {
        return words.cannotBothHold(end, other, assuming: assumption)
      }
    }
    let lost = ends.filter { !$0.isTrue }
    let cells = lost.reduce(CellSet.none) { $0.union($1.cells) }
    let digits = DigitSet(lost.map(\.digit))
    if let cell = cells.first, cells.count == 1, position[cell].isSubset(of: digits) {
      return words.leavesNothing(in: cell, assuming: assumption)
    }
    let emptied = House.all.first { house in
      guard let digit = digits.only else { return false }
      let places = position.cells(of: digit, in: house)
      return !places.isEmpty && places.isSubset(of: cells)
    }
    if let digit = digits.only, let emptied {
      return words.leavesNoPlace(for: digit, in: emptied, assuming: assumption)
    }
    return words.contradicts(assumption)
  }
}

/// What is said where patterns do not help: every way to place a digit, or trying out.
struct LastResortReasoning {
  private let deduction: Deduction

  init(_ deduction: Deduction, _ position: CandidateGrid) {
    self.deduction = deduction
  }

  func reasoning(_ words: any ExplanationWords) -> Reasoning {
    switch deduction.technique {
    case .templateSet:
      return Reasoning(lookAt: .board, deduction.placements.map(words.everyWayTakes))
    case .templateDelete:
      guard let digit = deduction.eliminations.first?.digit else { break }
      return Reasoning(
        lookAt: .board, [words.noWayTakes(digit, deduction.eliminations.map(\.cell))])
    default: break
    }
    guard let candidate = deduction.placements.first else { return Reasoning(lookAt: .board, []) }
    return Reasoning(lookAt: .cells([candidate.cell]), [words.wasTriedOut(candidate)])
  }
}
