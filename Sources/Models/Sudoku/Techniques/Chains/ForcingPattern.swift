/// Assumptions of which one is true, with the consequences of each, or the consequences of one
/// assumption up to a contradiction.
package struct ForcingPattern: Pattern {
  package let chains: [Chain]
  /// The house from which the assumptions are taken, or that has no place or several, if any.
  package let house: House?
  /// `true` if the chains contradict each other.
  package let isContradiction: Bool

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

  package func reasoning(for step: ExplainedStep) -> Reasoning {
    let isFolded = step.deduction.explainer != nil
    let lasts = chains.compactMap(\.statements.last)
    let place: Place
    var reasons: [Reasoning.Reason] = []
    let end: Phrase?
    if isContradiction {
      let assumption = chains[0].statements[0]
      place = .cells(Array(assumption.cells.prefix(1)))
      end =
        isFolded
        ? lasts.first.map { leads(from: assumption, bothWaysAt: $0) }
        : impossible(lasts, assumption, step.position)
    } else {
      let common = common(chains.map { $0.statements[0] }, step.position)
      place = common.place
      reasons = common.reasons.map { Reasoning.Reason(phrase: $0) }
      end = lasts.first.map { .eachLeads(to: $0) }
    }
    if isFolded {
      reasons += end.map { [Reasoning.Reason(phrase: $0, folded: branches(step.position))] } ?? []
    } else {
      reasons += (ChainSteps.reasons(chains, step.position) + [end].compactMap(\.self))
        .map { Reasoning.Reason(phrase: $0) }
    }
    return Reasoning(
      lookAt: place, folded: reasons,
      witnesses: chains.flatMap { $0.statements.flatMap(\.cells) })
  }

  /// Returns the chains, each with its steps folded.
  private func branches(_ position: CandidateGrid) -> [Reasoning.Reason] {
    chains.map { chain in
      let (first, last) = (chain.statements[0], chain.statements[chain.statements.count - 1])
      guard chain.statements.count > 1 else {
        return Reasoning.Reason(phrase: .suppose(first, again: false))
      }
      let steps = ChainSteps(chain, position).folded
      return Reasoning.Reason(
        phrase: .say(
          "If \(first), then \(last): \(steps.count) \(steps.count, "step", "steps").",
          "\(Phrase.condition(first)) \(steps.count)단계를 거쳐 \(last)."), folded: steps)
    }
  }

  /// Returns what the assumptions have in common: all candidates of a cell, or all places in a
  /// house.
  private func common(
    _ firsts: [Statement], _ position: CandidateGrid
  ) -> (place: Place, reasons: [Phrase]) {
    let cells = firsts.reduce(CellSet.none) { $0.union($1.cells) }
    let digits = DigitSet(firsts.map(\.digit))
    guard let first = firsts.first, let cell = cells.first, let digit = digits.first else {
      return (.board, [])
    }
    if firsts.contains(where: first.isContrary) {
      let claim = Statement(first.digit, in: first.cells, isTrue: true)
      let reason: Phrase = .say(
        "Either \(claim), or not.",
        "\(any: first.cells, .subject) \(first.digit, .being)거나 아니거나 둘 중 하나예요.")
      return (.cells(Array(first.cells)), [reason])
    }
    if cells.count == 1 { return (.cells([cell]), [.mustBeOne(of: digits, cell)]) }
    let house = House.all.first {
      digits.count == 1 && position.cells(of: digit, in: $0) == cells
    }
    guard let house else { return (.cells(Array(cells)), []) }
    let reason: Phrase = .say(
      "In \(house), the digit \(digit) must go in \(any: cells).",
      "\(house)에서 \(digit, .topic) \(any: cells)에 들어가야 해요.")
    return (.houses([house]), [reason])
  }

  private func leads(from assumption: Statement, bothWaysAt end: Statement) -> Phrase {
    .say(
      "If \(assumption.cells) were \(assumption.isTrue ? "" : "not ")\(assumption.digit), \(end.cells) "
        ++ "would have to be \(end.digit) and yet not \(end.digit).",
      "\(Phrase.condition(assumption)) \(end.cells, .topic) \(end.digit, .being)면서 동시에 "
        ++ "\(end.digit, .subject) 아니어야 해요.")
  }

  private func impossible(
    _ lasts: [Statement], _ assumption: Statement, _ position: CandidateGrid
  ) -> Phrase {
    let wrong: Phrase = .say(
      "So the assumption is wrong: \(assumption.contrary).", "가정이 틀렸어요. 즉, \(assumption.contrary).")
    let ends = lasts.count == 1 ? [assumption] + lasts : lasts
    for (place, end) in ends.enumerated() {
      for other in ends[(place + 1)...] where end.isContrary(to: other) || end.excludes(other) {
        return .say(
          "But it can't be that \(end) and \(other). \(wrong)",
          "그러면 \(end). 그런데 \(other). 둘 다 참일 수는 없으므로 \(wrong)")
      }
    }
    let lost = ends.filter { !$0.isTrue }
    let cells = lost.reduce(CellSet.none) { $0.union($1.cells) }
    let digits = DigitSet(lost.map(\.digit))
    if let cell = cells.first, cells.count == 1, position[cell].isSubset(of: digits) {
      return .say(
        "\(cell) would have no candidate left. \(wrong)", "그러면 \(cell)에 남는 후보가 없으므로 \(wrong)")
    }
    let emptied = House.all.first { house in
      guard let digit = digits.only else { return false }
      let places = position.cells(of: digit, in: house)
      return !places.isEmpty && places.isSubset(of: cells)
    }
    if let digit = digits.only, let house = emptied {
      return .say(
        "\(house) would have no place left for \(digit). \(wrong)",
        "그러면 \(house)에 \(digit, .subject) 들어갈 자리가 없으므로 \(wrong)")
    }
    return .contradicts(assumption)
  }
}

extension Phrase {
  /// Returns a statement as a condition in Korean.
  fileprivate static func condition(_ statement: Statement) -> Phrase {
    let (cells, digit) = (statement.cells, statement.digit)
    return statement.isTrue
      ? "\(cells, .subject) \(digit, .being)라면" : "\(cells, .subject) \(digit, .subject) 아니라면"
  }
}
