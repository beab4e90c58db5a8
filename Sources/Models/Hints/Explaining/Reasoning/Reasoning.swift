import Sudoku

/// A sentence that can be written in any language.
typealias Sentence = (any ExplanationWords) -> String

/// A sentence, with those that it sums up.
struct FoldedSentence {
  let sentence: Sentence
  var folded: [FoldedSentence] = []

  /// Returns the sentences in the language of `words`.
  func told(_ words: any ExplanationWords) -> Explanation.Reason {
    Explanation.Reason(sentence(words), folded: folded.map { $0.told(words) })
  }
}

/// The reasons for a deduction.
struct Reasoning {
  /// The place to look at first.
  let lookAt: Place
  /// The place named with the technique.
  let place: Place
  /// The reasons, in order, without the conclusion.
  let reasons: [FoldedSentence]
  /// Cells that the reasons name besides those of the deduction.
  let witnesses: [Cell]

  init(lookAt: Place, place: Place? = nil, _ reasons: [Sentence], witnesses: [Cell] = []) {
    self.init(
      lookAt: lookAt, place: place, folded: reasons.map { FoldedSentence(sentence: $0) },
      witnesses: witnesses)
  }

  init(lookAt: Place, place: Place? = nil, folded: [FoldedSentence], witnesses: [Cell] = []) {
    self.lookAt = lookAt
    self.place = place ?? lookAt
    reasons = folded
    self.witnesses = witnesses
  }
}

extension Reasoning {
  /// Returns the reasoning for `deduction`, which was found in `position`.
  static func of(_ deduction: Deduction, _ position: CandidateGrid) -> Reasoning {
    let losses = deduction.eliminations
    let targets = losses.map(\.cell)
    switch deduction.pattern {
    case .fullHouse(let single, let house):
      return SingleReasoning(single, position).fullHouse(house)
    case .nakedSingle(let single): return SingleReasoning(single, position).nakedSingle()
    case .hiddenSingle(let single, let houses):
      return SingleReasoning(single, position).hiddenSingle(houses)
    case .locked(let digit, let cells, let base, let cover):
      return SubsetReasoning.locked(digit, Array(cells), base, cover)
    case .nakedSubset(let candidates, let houses):
      let losing = houses.filter { targets.contains(where: $0.contains) }
      return SubsetReasoning(candidates).naked(losing)
    case .hiddenSubset(let candidates, let house): return SubsetReasoning(candidates).hidden(house)
    case .fish(let digit, let body, let bases, let covers):
      return FishReasoning(digit: digit, body: body, bases: bases, targets: targets)
        .reasoning(covers)
    case .skyscraper(let digit, let ends, let base, _):
      let way = [ends[0], base[0], base[1], ends[1]]
      return SingleDigitReasoning.strongLinks([digit], [way], losses, position)
    case .strongLinks(let digits, let ways, _):
      return SingleDigitReasoning.strongLinks(digits, ways, losses, position)
    case .emptyRectangle(let digit, let box, _, let arms):
      return SingleDigitReasoning(digit, position).emptyRectangle(box, arms)
    case .wWing(let digit, let linked, let cells, let house):
      return WingReasoning(position, targets).wWing(digit, linked, cells, house)
    case .xyWing(let digit, let pivot, let candidates):
      let wings = candidates.map(\.cell).unique.filter { $0 != pivot }
      return WingReasoning(position, targets).xyWing(digit, pivot, wings)
    case .remotePair(let digits, let cells):
      return WingReasoning(position, targets).remotePair(digits, cells)
    case .grave(let candidate):
      let digits = position[candidate.cell]
      return Reasoning(
        lookAt: .board, place: .cells([candidate.cell]),
        [
          { $0.haveTwo(butFor: candidate.cell, of: digits) },
          { $0.wouldBeGrave(without: candidate.digit, in: candidate.cell) },
        ])
    case .rectangle(let rectangle, let escape, _):
      return UniquenessReasoning(rectangle.corners, position, losses).reasoning(rectangle, escape)
    case .avoidableRectangle(let corners, _):
      return UniquenessReasoning(corners, position, losses).avoidable()
    case .colors(let digit, let groups):
      return ColoringReasoning(digit, groups, losses).reasoning(deduction.technique)
    case .chain(let chain):
      return ChainReasoning(chain: chain, position: position, losses: losses).reasoning()
    case .cases(let chains, _):
      let reasoning = ForcingReasoning(chains, position)
      return deduction.explainer == nil ? reasoning.cases() : reasoning.foldedCases()
    case .contradiction(let chains, _):
      let reasoning = ForcingReasoning(chains, position)
      return deduction.explainer == nil
        ? reasoning.contradiction() : reasoning.foldedContradiction()
    case .linkedSets(let sets, _, let commons, let ends):
      return AlmostLockedSetReasoning(sets: sets, losses: losses).linked(commons, ends)
    case .blossom(let stem, let petals, _):
      return AlmostLockedSetReasoning(sets: petals, losses: losses).blossom(stem, position[stem])
    case .sueDeCoq(let line, let box, let parts, _):
      return SueDeCoqReasoning(line: line, box: box, parts: parts).reasoning()
    case .lockedLoop(_, let links):
      let cells = deduction.pattern.cells.sorted()
      let lines = (House.rows + House.columns).filter { links.map(\.house).contains($0) }
      return Reasoning(
        lookAt: .houses(lines),
        [{ $0.haveRoomOnly(cells, for: links) }, { $0.areAllNeeded(cells.count) }])
    case .candidateColors(let colors):
      return MedusaReasoning(colors, losses, position).reasoning()
    case .fireworks(let fireworks, _):
      return FireworkReasoning(fireworks: fireworks).reasoning()
    case .exocet(let exocet): return ExocetReasoning(exocet: exocet).reasoning()
    case .tridagon(let tridagon):
      let (boxes, digits) = (tridagon.boxes, tridagon.digits)
      let ends = tridagon.guardians.map(\.cell).unique
      let seen: [Sentence] =
        ends.count > 1 ? [{ $0.see(targets, allOf: ends, losses[0].digit) }] : []
      return Reasoning(
        lookAt: .houses(boxes),
        [
          { $0.crossBoxes(boxes, digits) }, { $0.keepOrder(digits) },
          { $0.turnOrder(tridagon.odd) }, { $0.oneIsTrue(tridagon.guardians) },
        ] + seen)
    case .kraken(let fish, let cover, let chains):
      guard case .fish(let digit, let body, let bases, let covers) = fish else {
        return Reasoning(lookAt: .board, [])
      }
      return KrakenReasoning(
        digit: digit, body: body, bases: bases, covers: covers[0], chains: chains,
        position: position
      ).reasoning(cover)
    case .template where losses.isEmpty:
      return Reasoning(
        lookAt: .board, deduction.placements.map { placed in { $0.everyWayTakes(placed) } })
    case .template(let digit, _):
      return Reasoning(lookAt: .board, [{ $0.noWayTakes(digit, targets) }])
    case .guess(let candidate):
      return Reasoning(lookAt: .cells([candidate.cell]), [{ $0.wasTriedOut(candidate) }])
    }
  }
}
