/// The place that a hint points to.
package enum Place: Hashable {
  case houses([House])
  case cells([Cell])
  /// No particular place.
  case board
}

/// The reasons for a deduction.
package struct Reasoning {
  /// The place to look at first.
  package let lookAt: Place
  /// The place named with the technique.
  package let place: Place
  /// The reasons, in order, without the conclusion.
  package let reasons: [Explanation.Reason]
  /// Cells that the reasons name besides those of the deduction.
  package let witnesses: [Cell]

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

/// A deduction, the position in which it was found, and the words that explain it.
package struct StepInWords {
  let deduction: Deduction
  let position: CandidateGrid
  let words: ExplanationWords

  /// The eliminated candidates.
  var losses: [Candidate] { deduction.eliminations }
  /// Their cells.
  var targets: [Cell] { losses.map(\.cell) }
}

extension Deduction {
  /// Returns the reasons for this deduction, which was found in `position`. All but the sentences
  /// is the same for any `words`.
  package func reasoning(
    in position: CandidateGrid, _ words: ExplanationWords = ExplanationWords(.english)
  ) -> Reasoning {
    pattern.reasoning(for: StepInWords(deduction: self, position: position, words: words))
  }
}
