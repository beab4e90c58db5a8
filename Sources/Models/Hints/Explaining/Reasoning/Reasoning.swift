import Sudoku

/// The place that a hint points to.
enum Place: Hashable {
  case houses([House])
  case cells([Cell])
  /// No particular place.
  case board
}

/// The reasons for a deduction.
struct Reasoning {
  /// The place to look at first.
  let lookAt: Place
  /// The place named with the technique.
  let place: Place
  /// The reasons, in order, without the conclusion.
  let reasons: [Explanation.Reason]
  /// Cells that the reasons name besides those of the deduction.
  let witnesses: [Cell]

  init(lookAt: Place, place: Place? = nil, _ reasons: [String], witnesses: [Cell] = []) {
    self.init(
      lookAt: lookAt, place: place, folded: reasons.map { Explanation.Reason($0) },
      witnesses: witnesses)
  }

  init(lookAt: Place, place: Place? = nil, folded: [Explanation.Reason], witnesses: [Cell] = []) {
    self.lookAt = lookAt
    self.place = place ?? lookAt
    reasons = folded
    self.witnesses = witnesses
  }
}

extension Reasoning {
  /// Returns the reasoning for `deduction`, which was found in `position`. All but the reasons is the
  /// same for any `words`.
  static func of(
    _ deduction: Deduction, _ position: CandidateGrid,
    _ words: ExplanationWords = ExplanationWords(.english)
  ) -> Reasoning {
    let losses = deduction.eliminations
    let targets = losses.map(\.cell)
    switch deduction.pattern {
    case .fullHouse(let single, let house):
      return SingleReasoning(single, position, words).fullHouse(house)
    case .nakedSingle(let single): return SingleReasoning(single, position, words).nakedSingle()
    case .hiddenSingle(let single, let houses):
      return SingleReasoning(single, position, words).hiddenSingle(houses)
    case .locked(let digit, let cells, let base, let cover):
      return SubsetReasoning.locked(digit, Array(cells), base, cover, words)
    case .nakedSubset(let candidates, let houses):
      let losing = houses.filter { targets.contains(where: $0.contains) }
      return SubsetReasoning(candidates, words).naked(losing)
    case .hiddenSubset(let candidates, let house):
      return SubsetReasoning(candidates, words).hidden(house)
    case .fish(let digit, let body, let bases, let covers):
      return FishReasoning(digit: digit, body: body, bases: bases, targets: targets, words: words)
        .reasoning(covers)
    case .skyscraper(let digit, let ends, let base, _):
      let way = [ends[0], base[0], base[1], ends[1]]
      return SingleDigitReasoning.strongLinks([digit], [way], losses, position, words)
    case .strongLinks(let digits, let ways, _):
      return SingleDigitReasoning.strongLinks(digits, ways, losses, position, words)
    case .emptyRectangle(let digit, let box, _, let arms):
      return SingleDigitReasoning(digit, position, words).emptyRectangle(box, arms)
    case .wWing(let digit, let linked, let cells, let house):
      return WingReasoning(position, targets, words).wWing(digit, linked, cells, house)
    case .xyWing(let digit, let pivot, let candidates):
      let wings = candidates.map(\.cell).unique.filter { $0 != pivot }
      return WingReasoning(position, targets, words).xyWing(digit, pivot, wings)
    case .remotePair(let digits, let cells):
      return WingReasoning(position, targets, words).remotePair(digits, cells)
    case .grave(let candidate):
      let digits = position[candidate.cell]
      return Reasoning(
        lookAt: .board, place: .cells([candidate.cell]),
        [
          words.haveTwo(butFor: candidate.cell, of: digits),
          words.wouldBeGrave(without: candidate.digit, in: candidate.cell),
        ])
    case .rectangle(let rectangle, let escape, _):
      return UniquenessReasoning(rectangle.corners, position, losses, words).reasoning(
        rectangle, escape)
    case .avoidableRectangle(let corners, _):
      return UniquenessReasoning(corners, position, losses, words).avoidable()
    case .colors(let digit, let groups):
      return ColoringReasoning(digit, groups, losses, words).reasoning(deduction.technique)
    case .chain(let chain):
      return ChainReasoning(chain: chain, position: position, losses: losses, words: words)
        .reasoning()
    case .cases(let chains, _):
      let reasoning = ForcingReasoning(chains, position, words)
      return deduction.explainer == nil ? reasoning.cases() : reasoning.foldedCases()
    case .contradiction(let chains, _):
      let reasoning = ForcingReasoning(chains, position, words)
      return deduction.explainer == nil
        ? reasoning.contradiction() : reasoning.foldedContradiction()
    case .linkedSets(let sets, _, let commons, let ends):
      return AlmostLockedSetReasoning(sets: sets, losses: losses, words: words).linked(
        commons, ends)
    case .blossom(let stem, let petals, _):
      return AlmostLockedSetReasoning(sets: petals, losses: losses, words: words).blossom(
        stem, position[stem])
    case .sueDeCoq(let line, let box, let parts, _):
      return SueDeCoqReasoning(line: line, box: box, parts: parts, words: words).reasoning()
    case .lockedLoop(_, let links):
      let cells = deduction.pattern.cells.sorted()
      let lines = (House.rows + House.columns).filter { links.map(\.house).contains($0) }
      return Reasoning(
        lookAt: .houses(lines),
        [words.haveRoomOnly(cells, for: links), words.areAllNeeded(cells.count)])
    case .candidateColors(let colors):
      return MedusaReasoning(colors, losses, position, words).reasoning()
    case .fireworks(let fireworks, _):
      return FireworkReasoning(fireworks: fireworks, words: words).reasoning()
    case .exocet(let exocet): return ExocetReasoning(exocet: exocet, words: words).reasoning()
    case .tridagon(let tridagon):
      let (boxes, digits) = (tridagon.boxes, tridagon.digits)
      let ends = tridagon.guardians.map(\.cell).unique
      let seen = ends.count > 1 ? [words.see(targets, allOf: ends)] : []
      return Reasoning(
        lookAt: .houses(boxes),
        [
          words.crossBoxes(boxes, digits), words.keepOrder(digits),
          words.turnOrder(tridagon.odd), words.oneIsTrue(tridagon.guardians),
        ] + seen)
    case .kraken(let fish, let cover, let chains):
      guard case .fish(let digit, let body, let bases, let covers) = fish else {
        return Reasoning(lookAt: .board, [])
      }
      return KrakenReasoning(
        digit: digit, body: body, bases: bases, covers: covers[0], chains: chains,
        position: position, words: words
      ).reasoning(cover)
    case .template where losses.isEmpty:
      return Reasoning(lookAt: .board, deduction.placements.map(words.everyWayTakes))
    case .template(let digit, _):
      return Reasoning(lookAt: .board, [words.noWayTakes(digit, targets)])
    case .guess(let candidate):
      return Reasoning(lookAt: .cells([candidate.cell]), [words.wasTriedOut(candidate)])
    }
  }
}

extension ExplanationWords {
  fileprivate func everyWayTakes(_ candidate: Candidate) -> String {
    sentence(
      "Every way to place the \(candidate.digit)s that are missing has one in "
        + "\(cell(candidate.cell)).",
      "남은 \(candidate.digit, .object) 놓는 모든 방법에서 "
        + "\(cell(candidate.cell))에 \(candidate.digit, .subject) 놓여요.")
  }

  fileprivate func noWayTakes(_ digit: Digit, _ cells: [Cell]) -> String {
    sentence(
      "No way to place all the \(digit)s that are missing has one in \(any(cells)).",
      "남은 \(digit, .object) 모두 놓는 어떤 방법에서도 \(any(cells))에는 \(digit, .subject) 놓이지 않아요.")
  }

  fileprivate func wasTriedOut(_ candidate: Candidate) -> String {
    sentence(
      "No known technique helps here. Every other digit in \(cell(candidate.cell)) leads to a "
        + "contradiction.",
      "여기서 통하는 기법을 찾지 못했어요. 직접 넣어 보면 \(cell(candidate.cell))에 다른 숫자를 넣을 때마다 모순이 생겨요.")
  }
}
