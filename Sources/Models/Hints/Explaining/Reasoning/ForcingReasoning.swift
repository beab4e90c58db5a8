import Sudoku

/// The explanation of forcing chains and nets: either every case leads to the same conclusion, or
/// one leads to a contradiction.
struct ForcingReasoning {
  private let chains: [Chain]
  private let position: CandidateGrid

  init(_ chains: [Chain], _ position: CandidateGrid) {
    self.chains = chains
    self.position = position
  }

  func cases() -> Reasoning {
    let (place, cases) = common(chains.map { $0.statements[0] })
    let end = lasts.prefix(1).map { last -> Sentence in { $0.eachLeads(to: last) } }
    return Reasoning(lookAt: place, cases + steps + end, witnesses: witnesses)
  }

  func contradiction() -> Reasoning {
    let assumption = chains[0].statements[0]
    return Reasoning(
      lookAt: .cells(Array(assumption.cells.prefix(1))), steps + [impossible(lasts, assumption)],
      witnesses: witnesses)
  }

  /// As ``cases()``, with the branches folded below the outcome.
  func foldedCases() -> Reasoning {
    let (place, cases) = common(chains.map { $0.statements[0] })
    let end = lasts.prefix(1).map { last in
      FoldedSentence(sentence: { $0.eachLeads(to: last) }, folded: branches)
    }
    return Reasoning(
      lookAt: place, folded: cases.map { FoldedSentence(sentence: $0) } + end,
      witnesses: witnesses)
  }

  /// As ``contradiction()``, with the branches folded below the outcome.
  func foldedContradiction() -> Reasoning {
    let assumption = chains[0].statements[0]
    let ends = lasts.prefix(1).map { end in
      FoldedSentence(sentence: { $0.leads(from: assumption, bothWaysAt: end) }, folded: branches)
    }
    return Reasoning(
      lookAt: .cells(Array(assumption.cells.prefix(1))), folded: ends, witnesses: witnesses)
  }

  /// The chains, each with its steps folded.
  private var branches: [FoldedSentence] {
    chains.map { chain in
      let statements = chain.statements
      let (first, last) = (statements[0], statements[statements.count - 1])
      guard statements.count > 1 else {
        return FoldedSentence(sentence: { $0.suppose(first, again: false) })
      }
      let steps = ChainSteps(chain, position).folded
      return FoldedSentence(
        sentence: { $0.leads(from: first, to: last, steps: steps.count) }, folded: steps)
    }
  }

  private var steps: [Sentence] { ChainSteps.reasons(chains, position) }
  private var lasts: [Statement] { chains.compactMap(\.statements.last) }
  private var witnesses: [Cell] { chains.flatMap { $0.statements.flatMap(\.cells) } }

  /// Returns what the assumptions have in common: all candidates of a cell, or all places in a
  /// house.
  private func common(_ firsts: [Statement]) -> (Place, [Sentence]) {
    let cells = firsts.reduce(CellSet.none) { $0.union($1.cells) }
    let digits = DigitSet(firsts.map(\.digit))
    guard let first = firsts.first, let cell = cells.first, let digit = digits.first else {
      return (.board, [])
    }
    if firsts.contains(where: first.isContrary) {
      return (.cells(Array(first.cells)), [{ $0.holdsOrNot(first) }])
    }
    if cells.count == 1 {
      return (.cells([cell]), [{ $0.mustBeOne(of: digits, cell) }])
    }
    let house = House.all.first {
      digits.count == 1 && position.cells(of: digit, in: $0) == cells
    }
    guard let house else { return (.cells(Array(cells)), []) }
    return (.houses([house]), [{ $0.mustGo(digit, inOneOf: Array(cells), of: house) }])
  }

  private func impossible(_ lasts: [Statement], _ assumption: Statement) -> Sentence {
    let ends = lasts.count == 1 ? [assumption] + lasts : lasts
    for (place, end) in ends.enumerated() {
      for other in ends[(place + 1)...] where end.isContrary(to: other) || end.excludes(other) {
        return { $0.cannotBothHold(end, other, assuming: assumption) }
      }
    }
    let lost = ends.filter { !$0.isTrue }
    let cells = lost.reduce(CellSet.none) { $0.union($1.cells) }
    let digits = DigitSet(lost.map(\.digit))
    if let cell = cells.first, cells.count == 1, position[cell].isSubset(of: digits) {
      return { $0.leavesNothing(in: cell, assuming: assumption) }
    }
    let emptied = House.all.first { house in
      guard let digit = digits.only else { return false }
      let places = position.cells(of: digit, in: house)
      return !places.isEmpty && places.isSubset(of: cells)
    }
    if let digit = digits.only, let emptied {
      return { $0.leavesNoPlace(for: digit, in: emptied, assuming: assumption) }
    }
    return { $0.contradicts(assumption) }
  }
}
