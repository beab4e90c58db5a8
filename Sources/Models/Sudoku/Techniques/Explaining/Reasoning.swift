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
  let place: Place
  /// The reasons, in order, without the conclusion.
  let reasons: [Reason]
  /// Cells that the reasons name besides those of the deduction.
  let witnesses: [Cell]

  /// A sentence, with those that it sums up.
  struct Reason {
    let phrase: Phrase
    var folded: [Reason] = []

    func told(in words: ExplanationWords) -> Explanation.Reason {
      Explanation.Reason(phrase.sentence(words), folded: folded.map { $0.told(in: words) })
    }
  }

  init(lookAt: Place, place: Place? = nil, _ reasons: [Phrase], witnesses: [Cell] = []) {
    self.init(
      lookAt: lookAt, place: place, folded: reasons.map { Reason(phrase: $0) },
      witnesses: witnesses)
  }

  init(lookAt: Place, place: Place? = nil, folded: [Reason], witnesses: [Cell] = []) {
    self.lookAt = lookAt
    self.place = place ?? lookAt
    reasons = folded
    self.witnesses = witnesses
  }
}

/// A deduction, and the position in which it was found.
package struct ExplainedStep {
  let deduction: Deduction
  let position: CandidateGrid

  var losses: [Candidate] { deduction.eliminations }
  /// Their cells.
  var targets: [Cell] { losses.map(\.cell) }
}

extension Deduction {
  /// Returns the reasons for this deduction, which was found in `position`.
  package func reasoning(in position: CandidateGrid) -> Reasoning {
    pattern.reasoning(for: ExplainedStep(deduction: self, position: position))
  }

  /// The conclusion.
  var conclusion: Phrase { placements.isEmpty ? .lose(eliminations) : .take(placements) }

  /// Returns an explanation of this deduction, which was found in `position`.
  ///
  /// `notation` is the way of writing cells. `nil` stands for the usual one of the language: "r4c7"
  /// in English, "4행 7열" in Korean.
  public func explanation(
    in language: Language, of position: CandidateGrid, notation: CellNotation? = nil
  ) -> Explanation {
    let words = ExplanationWords(language, notation)
    let (reasoning, name) = (reasoning(in: position), name(in: language))
    let clue = technique.facts.clue.text(in: language)
    return Explanation(
      lookAt: Phrase.look(at: reasoning.lookAt, clue: "\(clue)").text(words), name: name,
      title: Phrase.title("\(name)", at: reasoning.place).text(words),
      reasons: reasoning.reasons.map { $0.told(in: words) }.withoutRepeats(
        language.say("This step was explained above.", "같은 단계를 위에서 이미 설명했어요."))
        + [Explanation.Reason(conclusion.sentence(words))],
      stepCount: chainSteps.count)
  }
}

extension [Candidate] {
  /// The candidates by cell, grouped if the digits are the same.
  var grouped: [(digits: DigitSet, cells: [Cell])] {
    var groups: [(digits: DigitSet, cells: [Cell])] = []
    for cell in CellSet(map(\.cell)) {
      let digits = DigitSet(filter { $0.cell == cell }.map(\.digit))
      if let place = groups.firstIndex(where: { $0.digits == digits }) {
        groups[place].cells.append(cell)
      } else {
        groups.append((digits, [cell]))
      }
    }
    return groups
  }
}
