extension Deduction {
  /// Returns an explanation of this deduction, which was found in `position`.
  ///
  /// `notation` is the way of writing cells. `nil` stands for the usual one of the language: "r4c7"
  /// in English, "4행 7열" in Korean.
  public func explanation(
    in language: Language, of position: CandidateGrid, notation: CellNotation? = nil
  ) -> Explanation {
    let words = ExplanationWords(language, notation)
    let reasoning = reasoning(in: position, words)
    let name = name(in: language)
    return Explanation(
      lookAt: words.look(at: reasoning.lookAt, clue: technique.facts.clue.text(in: language)),
      name: name,
      title: words.title(name, at: reasoning.place),
      reasons: reasoning.reasons.withoutRepeats(
        words.say("This step was explained above.", "같은 단계를 위에서 이미 설명했어요."))
        + [Explanation.Reason(conclusion(words))],
      stepCount: chainSteps.count)
  }

  /// Returns what follows, as a sentence.
  func conclusion(_ words: ExplanationWords) -> String {
    placements.isEmpty ? words.lose(eliminations.grouped) : words.take(placements)
  }
}

extension Language {
  /// Returns a sentence without a full stop on candidates that were removed: "r1c2 and r3c2 lose
  /// 5".
  public func sentence(onRemoved candidates: [Candidate]) -> String {
    ExplanationWords(self).haveLost(candidates.grouped)
  }

  /// Returns a sentence without a full stop on digits that were placed: "r1c2 is 5".
  public func sentence(onPlaced placements: [Candidate]) -> String {
    ExplanationWords(self).haveTaken(placements)
  }

  /// Returns cells as a list: "r1c2, r1c3 and r2c2".
  public func list(_ cells: CellSet) -> String { ExplanationWords(self).all(cells) }

  /// Returns digits as a list: "5, 6 and 8".
  public func list(_ digits: DigitSet) -> String { ExplanationWords(self).all(digits) }
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
