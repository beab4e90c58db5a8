/// Assumptions of which one is true, with the consequences of each, or the consequences of one
/// assumption up to a contradiction.
package struct ForcingPattern: Pattern {
  package let chains: [Chain]
  /// The house from which the assumptions are taken, or that has no place or several, if any.
  package let house: House?
  /// `true` if the chains contradict each other.
  package let isContradiction: Bool

  /// Creates the pattern of `chains`.
  package init(_ chains: [Chain], _ house: House?, isContradiction: Bool) {
    (self.chains, self.house, self.isContradiction) = (chains, house, isContradiction)
  }

  package var candidates: [Candidate] { chains.flatMap(\.candidates).unique }
  package var houses: [House] { house.map { [$0] } ?? [] }
  package var terms: HintPicture.Terms { isContradiction ? .fish : .cases }

  package var summary: (any Pattern)? {
    ForcingPattern(chains.map(\.ends), house, isContradiction: isContradiction)
  }

  package func fins(eliminating lost: DigitSet) -> [Candidate] {
    let starts = isContradiction ? [] : chains.map(\.statements[0])
    return starts.compactMap { start in start.cells.first.map { Candidate($0, start.digit) } }
  }

  package func reasoning(for step: StepInWords) -> Reasoning {
    let own = ForcingReasoning(chains: chains, position: step.position, words: step.words)
    return switch (isContradiction, isFolded: step.deduction.explainer != nil) {
    case (false, false): own.cases()
    case (false, true): own.foldedCases()
    case (true, false): own.contradiction()
    case (true, true): own.foldedContradiction()
    }
  }
}

/// The explanation of forcing chains and nets: either every case leads to the same conclusion, or
/// one leads to a contradiction.
private struct ForcingReasoning {
  let chains: [Chain]
  let position: CandidateGrid
  let words: ExplanationWords

  func cases() -> Reasoning {
    let (place, cases) = common(chains.map { $0.statements[0] })
    let end = lasts.prefix(1).map(words.eachLeads)
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
      Explanation.Reason(words.eachLeads(to: last), folded: branches)
    }
    return Reasoning(
      lookAt: place, folded: cases.map { Explanation.Reason($0) } + end,
      witnesses: witnesses)
  }

  /// As ``contradiction()``, with the branches folded below the outcome.
  func foldedContradiction() -> Reasoning {
    let assumption = chains[0].statements[0]
    let ends = lasts.prefix(1).map { end in
      Explanation.Reason(words.leads(from: assumption, bothWaysAt: end), folded: branches)
    }
    return Reasoning(
      lookAt: .cells(Array(assumption.cells.prefix(1))), folded: ends, witnesses: witnesses)
  }

  /// The chains, each with its steps folded.
  private var branches: [Explanation.Reason] {
    chains.map { chain in
      let statements = chain.statements
      let (first, last) = (statements[0], statements[statements.count - 1])
      guard statements.count > 1 else {
        return Explanation.Reason(words.suppose(first, again: false))
      }
      let steps = ChainSteps(chain, position, words).folded
      return Explanation.Reason(
        words.leads(from: first, to: last, steps: steps.count), folded: steps)
    }
  }

  private var steps: [String] { ChainSteps.reasons(chains, position, words) }
  private var lasts: [Statement] { chains.compactMap(\.statements.last) }
  private var witnesses: [Cell] { chains.flatMap { $0.statements.flatMap(\.cells) } }

  /// Returns what the assumptions have in common: all candidates of a cell, or all places in a
  /// house.
  private func common(_ firsts: [Statement]) -> (Place, [String]) {
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

  private func impossible(_ lasts: [Statement], _ assumption: Statement) -> String {
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

extension ExplanationWords {
  fileprivate func mustGo(_ digit: Digit, inOneOf cells: [Cell], of house: House) -> String {
    sentence(
      "In \(self.house(house)), the digit \(digit) must go in \(any(cells)).",
      "\(self.house(house))에서 \(digit, .topic) \(any(cells))에 들어가야 해요.")
  }

  fileprivate func holdsOrNot(_ statement: Statement) -> String {
    let claim = Statement(statement.digit, in: statement.cells, isTrue: true)
    return sentence(
      "Either \(says(claim)), or not.",
      "\(any(claim.cells), .subject) \(claim.digit, .being)거나 아니거나 둘 중 하나예요.")
  }

  fileprivate func leads(from assumption: Statement, to end: Statement, steps: Int) -> String {
    sentence(
      "If \(says(assumption)), then \(says(end)): \(steps) \(steps == 1 ? "step" : "steps").",
      "\(condition(assumption)) \(steps)단계를 거쳐 \(says(end)).")
  }

  fileprivate func leads(from assumption: Statement, bothWaysAt end: Statement) -> String {
    sentence(
      "If \(all(assumption.cells)) were \(assumption.isTrue ? "" : "not ")\(assumption.digit), "
        + "\(all(end.cells)) would have to be \(end.digit) and yet not \(end.digit).",
      "\(condition(assumption)) \(all(end.cells), .topic) \(end.digit, .being)면서 동시에 "
        + "\(end.digit, .subject) 아니어야 해요.")
  }

  fileprivate func cannotBothHold(
    _ first: Statement, _ second: Statement, assuming assumption: Statement
  ) -> String {
    sentence(
      "But it can't be that \(says(first)) and \(says(second)). \(wrong(assumption))",
      "그러면 \(says(first)). 그런데 \(says(second)). 둘 다 참일 수는 없으므로 \(wrong(assumption))")
  }

  fileprivate func leavesNothing(in cell: Cell, assuming assumption: Statement) -> String {
    sentence(
      "\(self.cell(cell)) would have no candidate left. \(wrong(assumption))",
      "그러면 \(self.cell(cell))에 남는 후보가 없으므로 \(wrong(assumption))")
  }

  fileprivate func leavesNoPlace(for digit: Digit, in house: House, assuming assumption: Statement)
    -> String
  {
    sentence(
      "\(self.house(house)) would have no place left for \(digit). \(wrong(assumption))",
      "그러면 \(self.house(house))에 \(digit, .subject) 들어갈 자리가 없으므로 \(wrong(assumption))")
  }

  private func wrong(_ assumption: Statement) -> String {
    say(
      "So the assumption is wrong: \(says(assumption.contrary)).",
      "가정이 틀렸어요. 즉, \(says(assumption.contrary)).")
  }

  /// Returns a statement as a condition in Korean.
  private func condition(_ statement: Statement) -> String {
    let (cells, digit) = (all(statement.cells), statement.digit)
    return statement.isTrue
      ? "\(cells, .subject) \(digit, .being)라면" : "\(cells, .subject) \(digit, .subject) 아니라면"
  }
}
